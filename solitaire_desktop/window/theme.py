"""The colours and type of the chrome, light and dark, as a palette and one style sheet.

The table's own colours (surfaces, glow) are in `table`. Sizes are in logical pixels.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

from solitaire_desktop.window.theme_lists import LISTS

GENERIC_FAMILIES = {"", "Sans", "Sans Serif", "sans-serif", "MS Shell Dlg 2", "Helvetica"}
GOOD_FAMILIES = ("Inter", "Cantarell", "Adwaita Sans", "Noto Sans", "Open Sans", "DejaVu Sans")
BODY, SMALL, HEADING, TITLE, FIGURE = 14, 13, 16, 26, 30


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of the chrome.

    Attributes:
        bar: toolbar and dialogs; status: status bar and sunken parts; card: raised tiles
        strong: text on the accent colour; edge: outline of buttons and fields
    """

    is_dark: bool
    bar: str
    status: str
    line: str
    text: str
    muted: str
    accent: str
    hover: str
    card: str
    strong: str
    edge: str
    danger: str
    suit_red: str


DARK = Colours(
    is_dark=True,
    bar="#20252C",
    status="#1A1E24",
    line="#353C46",
    text="#EEF1F5",
    muted="#A3ADBA",
    accent="#FFCF5C",
    hover="#2F3640",
    card="#272D35",
    strong="#1C2130",
    edge="#3D4550",
    danger="#FF8A80",
    suit_red="#E0485D",
)
LIGHT = Colours(
    is_dark=False,
    bar="#F7F5F1",
    status="#EFECE6",
    line="#D8D2C6",
    text="#22272E",
    muted="#5F6873",
    accent="#0B5FC0",
    hover="#E7E2D8",
    card="#FFFFFF",
    strong="#FFFFFF",
    edge="#D3CCBE",
    danger="#B3261E",
    suit_red="#C3243B",
)
BOLD_DARK = replace(
    DARK,
    bar="#000000",
    status="#000000",
    line="#FFFFFF",
    text="#FFFFFF",
    muted="#E8E8E8",
    accent="#FFFF00",
    hover="#303030",
    card="#000000",
    strong="#000000",
    edge="#FFFFFF",
    danger="#FFA0A0",
    suit_red="#FF6060",
)
BOLD_LIGHT = replace(
    LIGHT,
    bar="#FFFFFF",
    status="#FFFFFF",
    line="#000000",
    text="#000000",
    muted="#202020",
    accent="#0000C8",
    hover="#DCDCDC",
    card="#FFFFFF",
    edge="#000000",
    danger="#A00000",
    suit_red="#C00000",
)


def colours_for(theme: str, *, is_bold: bool = False) -> Colours:
    """The colours for a theme preference: `light`, `dark`, or `system` for what the system says.

    Args:
        is_bold: whether contrast is to be high
    """
    is_dark = theme == "dark"
    if theme not in ("light", "dark"):
        scheme = QGuiApplication.styleHints().colorScheme()
        is_dark = scheme is not Qt.ColorScheme.Light
    if is_bold:
        return BOLD_DARK if is_dark else BOLD_LIGHT
    return DARK if is_dark else LIGHT


def ui_font(system: QFont) -> QFont:
    """The system's UI face at body size, or a good free one where the system names none."""
    font = QFont(system)
    if font.family() in GENERIC_FAMILIES:
        font.setFamilies([*GOOD_FAMILIES, font.family()])
    font.setPixelSize(BODY)
    return font


def sized(font: QFont, pixels: int, *, bold: bool = False, tabular: bool = False) -> QFont:
    """The font in another size, bold, or with digits of equal width."""
    other = QFont(font)
    other.setPixelSize(pixels)
    if bold:
        other.setWeight(QFont.Weight.DemiBold)
    if tabular:
        other.setFeature(QFont.Tag("tnum"), 1)
    return other


def palette(colours: Colours) -> QPalette:
    """The colours for what Qt draws by itself."""
    result = QPalette(QColor(colours.hover), QColor(colours.bar))
    role = QPalette.ColorRole
    for which, colour in (
        (role.WindowText, colours.text),
        (role.Text, colours.text),
        (role.ButtonText, colours.text),
        (role.Base, colours.card),
        (role.AlternateBase, colours.status),
        (role.ToolTipBase, colours.status),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.strong),
        (role.Link, colours.accent),
        (role.Accent, colours.accent),
    ):
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        faint = QColor(colours.text)
        faint.setAlphaF(0.5)
        result.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return result


def style_sheet(colours: Colours) -> str:
    """The look of all chrome; plain widgets only carry a role by their `kind` property."""
    sheet = _SHEET + LISTS
    for name in ("status", "line", "text", "muted", "accent", "hover", "card", "strong", "edge"):
        sheet = sheet.replace(f"@{name}", getattr(colours, name))
    pressed = QColor(colours.hover).lighter(118) if colours.is_dark else QColor("#DBD5C8")
    bright = QColor(colours.accent).lighter(108 if colours.is_dark else 116)
    return (
        sheet.replace("@bar", colours.bar)
        .replace("@pressed", pressed.name())
        .replace("@bright", bright.name())
        .replace("@danger", colours.danger)
    )


_SHEET = """
QDialog, #chrome { background: @bar; color: @text; }
QLabel { color: @text; background: transparent; }
QLabel[kind="title"] { font-size: 26px; font-weight: 600; }
QLabel[kind="name"] { font-size: 24px; font-weight: 600; }
QLabel[kind="heading"] { font-size: 16px; font-weight: 600; }
QLabel[kind="figure"] { font-size: 30px; font-weight: 600; }
QLabel[kind="number"] { font-size: 20px; font-weight: 600; }
QLabel[kind="muted"] { color: @muted; }
QLabel[kind="small"] { color: @muted; font-size: 13px; }
QLabel[kind="label"] { font-size: 13px; }
QLabel[kind="problem"] { color: @danger; font-size: 13px; }
QLabel[kind="key"] {
    background: @hover; border: 1px solid @edge; border-radius: 5px;
    padding: 2px 8px; font-size: 13px;
}
QPushButton {
    min-height: 40px; padding: 0 20px; border-radius: 8px; border: 1px solid @edge;
    background: @hover; color: @text; font-weight: 600;
}
QPushButton:hover { background: @pressed; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border: 2px solid @accent; padding: 0 19px; min-height: 38px; }
QPushButton:disabled { color: @muted; }
QPushButton[kind="primary"] { background: @accent; border-color: @accent; color: @strong; }
QPushButton[kind="primary"]:hover { background: @bright; }
QPushButton[kind="primary"]:focus { border: 2px solid @text; }
QPushButton[kind="primary"]:disabled { background: @hover; border-color: @edge; color: @muted; }
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; color: @muted; }
QPushButton[kind="quiet"]:hover { background: @hover; color: @text; }
QLineEdit, QPlainTextEdit {
    background: @card; color: @text; border: 1px solid @edge; border-radius: 8px;
    padding: 0 12px; selection-background-color: @accent; selection-color: @strong;
}
QLineEdit { min-height: 40px; font-size: 16px; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid @accent; padding: 0 11px; }
QMenuBar { background: @bar; color: @text; padding: 2px 6px; spacing: 2px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @hover; }
QMenu { background: @bar; color: @text; border: 1px solid @line; padding: 6px; }
QMenu::item { padding: 7px 26px 7px 10px; border-radius: 6px; min-width: 240px; }
QMenu::item:selected { background: @hover; }
QMenu::item:disabled { color: @muted; }
QMenu::icon { padding-left: 10px; }
QMenu::separator { height: 1px; background: @line; margin: 6px 8px; }
QToolTip { background: @status; color: @text; border: 1px solid @line; padding: 5px 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical {
    background: @edge; border-radius: 3px; min-height: 32px; margin: 2px 3px;
}
QScrollBar::handle:vertical:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal {
    background: @edge; border-radius: 3px; min-width: 32px; margin: 3px 2px;
}
#tile { background: @card; border: 1px solid @line; border-radius: 14px; }
#tile:hover { border-color: @muted; }
#tile:focus { border: 2px solid @accent; }
#sunken { background: @status; border: 1px solid @line; border-radius: 10px; }
#rule { background: @line; }
QLabel[kind="strong"] { font-weight: 600; }
QPushButton[kind="drop"] {
    min-height: 32px; padding: 0 34px 0 12px; font-size: 13px; font-weight: 500;
    text-align: left; background: @card;
}
QPushButton[kind="drop"]:focus { padding: 0 33px 0 11px; min-height: 30px; }
QLabel[kind="banner"] { font-size: 32px; font-weight: 600; }
QLabel[kind="best"] { font-size: 30px; font-weight: 600; color: @accent; }
QPushButton[kind="choice"] {
    min-height: 32px; padding: 0 14px; font-size: 13px; font-weight: 500; border-radius: 0;
    border: 1px solid @edge; border-left-width: 0; background: @card;
}
QPushButton[kind="choice"]:hover { background: @hover; }
QPushButton[kind="choice"]:checked { background: @accent; border-color: @accent; color: @strong; }
QPushButton[kind="choice"]:focus { border: 2px solid @text; padding: 0 13px; min-height: 30px; }
QPushButton[place="first"] {
    border-top-left-radius: 8px; border-bottom-left-radius: 8px; border-left-width: 1px;
}
QPushButton[place="last"] { border-top-right-radius: 8px; border-bottom-right-radius: 8px; }
QPushButton[place="only"] { border-radius: 8px; border-left-width: 1px; }
QPushButton[kind="small"] { min-height: 28px; padding: 0 12px; font-size: 13px; }
QPushButton[kind="close"] {
    min-height: 28px; max-width: 28px; padding: 0; font-size: 18px; font-weight: 400;
    background: transparent; border-color: transparent; color: @muted;
}
QPushButton[kind="close"]:hover { background: @hover; color: @text; }
QPushButton[kind="entry"] {
    min-height: 38px; padding: 0 12px; text-align: left; font-weight: 500;
    background: transparent; border-color: transparent;
}
QPushButton[kind="entry"]:hover { background: @hover; }
QPushButton[kind="entry"]:checked { background: @hover; font-weight: 600; color: @text; }
QPushButton[kind="entry"]:focus { border: 2px solid @accent; padding: 0 11px; min-height: 36px; }
"""
