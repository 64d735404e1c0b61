"""The version resource of the Windows program: what Explorer shows, and scanners look for."""

from project import NAME, TITLE, VERSION

_TEXTS = {
    "CompanyName": "The Solitaire Desktop developers",
    "FileDescription": TITLE,
    "FileVersion": VERSION,
    "InternalName": NAME,
    "LegalCopyright": "MIT licence",
    "OriginalFilename": f"{NAME}.exe",
    "ProductName": TITLE,
    "ProductVersion": VERSION,
}


def version_text() -> str:
    """The file that PyInstaller's option `version` reads."""
    numbers = tuple(int(part) for part in (*VERSION.split("."), "0"))[:4]
    texts = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in _TEXTS.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{texts}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
