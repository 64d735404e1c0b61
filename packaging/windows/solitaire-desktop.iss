; Inno Setup 6. Not run where this was written; see packaging/README.md.
;   iscc /DVersion=0.1.0 packaging\windows\solitaire-desktop.iss
; For one user, without administrator's rights, unless asked otherwise.

#ifndef Version
  #error Give the version: iscc /DVersion=...
#endif
#define Name "Solitaire Desktop"
#define Program "solitaire-desktop.exe"
#define Root AddBackslash(SourcePath) + "..\.."

[Setup]
AppId={{8F0B3C54-6C0E-4E0B-9B1D-5C7B6C1F40A7}
AppName={#Name}
AppVersion={#Version}
AppPublisher=The Solitaire Desktop developers
AppPublisherURL=https://solitaire-desktop.github.io/
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Root}\LICENSE
OutputDir={#Root}\dist
OutputBaseFilename=solitaire-desktop-{#Version}-setup
SetupIconFile={#Root}\build\package\icons\solitaire-desktop.ico
UninstallDisplayIcon={app}\{#Program}
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "ptbr"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Parts of an older version that the new one no longer has.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\build\package\frozen\solitaire-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "{#Root}\packaging\debian\copyright"; DestDir: "{app}"; DestName: "LICENCES.txt"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "io.github.solitaire_desktop.SolitaireDesktop"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "io.github.solitaire_desktop.SolitaireDesktop"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.patience"; ValueType: string; ValueData: "SolitaireDesktop.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\SolitaireDesktop.Record"; ValueType: string; ValueData: "Patience record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\SolitaireDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\SolitaireDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
