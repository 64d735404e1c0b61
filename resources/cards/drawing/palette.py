"""The colours of the deck, as SVG literals; no other hue stands on a face.

BLACK_MARK and RED_MARK colour the suit marks alone (index, pips, court pips, ace). They differ
from INK and RED in the last digit, which no eye can see, so that a program can give a suit
another colour by replacing one literal in the text of a face without touching robes or outlines.
"""

INK = "#1C2130"
RED = "#C3243B"
BLUE = "#234F93"
GOLD = "#E6B03C"
SKIN = "#F8E2CC"
GROUND = "#FDF6E6"
WHITE = "#FFFDF9"

SLATE = "#46506A"
AUBURN = "#9C4A2A"
SILVER = "#E9EDF3"
STEEL = "#C9D3E2"
MIRROR = "#D9E6F5"
LEAF = "#3F7A55"

DARK_BLUE = "#1B3F78"
DARK_RED = "#9C1A2E"
DARK_GOLD = "#D2962A"
LIGHT_BLUE = "#7FA5DA"
LIGHT_GOLD = "#F1C35B"

BLACK_MARK = "#1C2131"
RED_MARK = "#C3243C"

FRAME_LINE = "#1F3F77"

MARKS = {"C": BLACK_MARK, "D": RED_MARK, "H": RED_MARK, "S": BLACK_MARK}
"""The colour of each suit's marks in the two-colour deck."""
