"""Draws the cards of Solitaire Desktop as SVG: faces, backs, suit and rank emblems.

Everything here is drawn for this project from plain geometry; nothing is copied or traced, and no
font is used. All lengths are in card units: a card is 250 wide and 350 high.

Colours. A face colours its suit marks (index, pips, court pips, the ace's suit and ornament) with
exactly one of two literals, `#1C2131` for clubs and spades and `#C3243C` for diamonds and hearts
(`BLACK_MARK` and `RED_MARK` of `drawing.palette`). They look like ink and card red but occur in no
robe and no outline: to give a suit another colour, replace that literal in the text of its faces.

Letters. The two index ranks of a face stand between `<!--rank-->` and `<!--/rank-->`. The file
`ranks.json` maps each rank letter, V D R for the Portuguese courts among them, to the fragment
that belongs there; it has no colour of its own and takes that of the group around it.

Variants. `small/` holds the faces that are drawn plainer for cards under 80 pixels wide, `large/`
all faces with a large index and its own `ranks.json`. A face missing in `small/` is the normal one.

Order. `draw_deck.py` writes what `drawing.deck.files` returns; a test draws it again and compares.
"""
