"""The backs of the cards. Each looks the same when turned by half a circle.

Fields that run under their border are covered by it afterwards: Qt's SVG renderer knows no clip
paths.
"""

import math

from drawing.face import EDGE
from drawing.palette import WHITE
from drawing.suits import suit_outline
from drawing.svg import (
    Path,
    Point,
    circle,
    document,
    drawn,
    ellipse,
    filled,
    moved,
    number,
    parse,
    polygon,
    ring,
    rotated,
    scaled,
    turned,
)

CX, CY = 125.0, 175.0

TILE_BLUE, TILE_LIGHT, TILE_GOLD = "#1D4F9E", "#6D9BD6", "#E7B64A"
NET_RED, NET_LINE = "#8D1F33", "#F3D9C4"
NIGHT, NIGHT_GOLD = "#22303F", "#C9A45A"
BASALT, LIMESTONE, SAND = "#2C3E55", "#EFE8D8", "#C9A45A"


def _rounded(inset: float, radius: float, fill: str) -> str:
    """A filled rounded rectangle, set in from the card's edge."""
    x, w, h = number(inset), number(250 - 2 * inset), number(350 - 2 * inset)
    return f'<rect x="{x}" y="{x}" width="{w}" height="{h}" rx="{number(radius)}" fill="{fill}"/>'


def _frame(inset: float, radius: float, stroke: str, width: float) -> str:
    """A rounded frame, its line centred on the inset."""
    x, w, h = number(inset), number(250 - 2 * inset), number(350 - 2 * inset)
    return (
        f'<rect x="{x}" y="{x}" width="{w}" height="{h}" rx="{number(radius)}" fill="none" '
        f'stroke="{stroke}" stroke-width="{number(width)}"/>'
    )


def _border(inset: float, colour: str) -> str:
    """A border from the card's edge to the inset, laid over a field that runs under it."""
    outer = parse("M14 0H236Q250 0 250 14V336Q250 350 236 350H14Q0 350 0 336V14Q0 0 14 0Z")
    left, top, right, bottom = inset, inset, 250 - inset, 350 - inset
    hole = parse(f"M{left} {top}V{bottom}H{right}V{top}Z")
    return filled(outer + hole, colour)


def _quarters(path: Path) -> Path:
    """The path and its images in the other three quarters."""
    half = path + scaled(path, -1, 1)
    return half + turned(half, 0, 0)


def _star(r: float, waist: float) -> Path:
    """A star of four hollow-sided points."""
    w = waist
    return parse(f"M0 {-r}Q{w} {-w} {r} 0Q{w} {w} 0 {r}Q{-w} {w} {-r} 0Q{-w} {-w} 0 {-r}Z")


def _links() -> str:
    """What an azulejo, 55 by 53.33 about the origin, shares with its neighbours."""
    bar = parse(
        "M27.5 26.67Q31.8 17 27.5 10Q23.2 17 27.5 26.67Z"
        "M27.5 26.67Q18 31 11 26.67Q18 22.4 27.5 26.67Z"
    )
    link = parse("M27.5-9.5C15-9.5 15 9.5 27.5 9.5M9.5 26.67C9.5 14.2-9.5 14.2-9.5 26.67")
    drop = ellipse(27.5, 0, 2.6, 2.6) + ellipse(0, 26.67, 2.6, 2.6)
    return "\n".join(
        (
            drawn(link + turned(link, 0, 0), TILE_LIGHT, 2.2),
            filled(_quarters(bar), TILE_LIGHT),
            filled(drop + turned(drop, 0, 0), TILE_GOLD),
        )
    )


def _tile() -> str:
    """What an azulejo has to itself: a quarter flower in each corner, a star in the middle."""
    petal = parse("M27.5 26.67C12 28 5.5 20 6.3 6.1C20.5 5.3 28.8 11.5 27.5 26.67Z")
    heart = parse("M22.5 21.8C15.3 21.8 11.5 17.6 11.2 10.9C18 11.2 22.5 15 22.5 21.8Z")
    seed = parse("M23.5 22.8C19 22.2 16.2 19.9 15.6 15.3C20.2 15.9 22.8 18.4 23.5 22.8Z")
    joint = parse("M8.6 0Q13 4 18 0Q13-4 8.6 0ZM0 8.6Q-4 13 0 17.2Q4 13 0 8.6Z")
    return "\n".join(
        (
            filled(_quarters(petal), TILE_BLUE),
            filled(_quarters(heart), WHITE),
            filled(_quarters(seed), TILE_LIGHT),
            ring(0, 0, 8.6, TILE_BLUE, 2.2),
            filled(_star(6.6, 1.6), TILE_GOLD),
            filled(joint + turned(joint, 0, 0), TILE_BLUE),
        )
    )


def azulejo() -> str:
    """Portuguese tiles, four by six, in blue on white."""
    places = [(42.5 + 55 * i, 15 + 80 / 3 + 160 / 3 * j) for j in range(6) for i in range(4)]
    eyes: Path = ()
    for i in range(5):
        for j in range(7):
            eyes += ellipse(15 + 55 * i, 15 + 160 / 3 * j, 5, 5)
    shared = f'<g id="links">{_links()}</g><g id="tile">{_tile()}</g>'
    parts = [_rounded(0, 14, WHITE), f"<defs>{shared}</defs>"]
    for layer in ("links", "tile"):
        parts += [f'<use href="#{layer}" x="{number(x)}" y="{number(y)}"/>' for x, y in places]
    parts += [filled(eyes, TILE_GOLD), _border(15, WHITE)]
    parts += [_frame(14.4, 3, TILE_BLUE, 3.2), _frame(8.6, 7, TILE_BLUE, 1.3), EDGE]
    return document("\n".join(parts))


def _diamonds(center_x: float, center_y: float, r: float) -> list[tuple[float, float]]:
    """The corners of a lozenge, clockwise from the top."""
    x, y = center_x, center_y
    return [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]


def _net(r: float) -> Path:
    """The sides of all lozenges of the lattice that lie in its field."""
    path: Path = ()
    for i in range(13):
        for j in range(19):
            if (i + j) % 2 == 0:
                continue
            corners = _diamonds(23 + 17 * i, 22 + 17 * j, r)
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                if 23 < x < 227 and 22 < y < 328:
                    path += (("M", (a,)), ("L", (b,)))
    return path


def _stars() -> Path:
    """A star in the middle of each whole lozenge that the medallion leaves free."""
    star = _star(4.6, 0.9)
    path: Path = ()
    for i in range(1, 12):
        for j in range(1, 18):
            x, y = 23 + 17 * i, 22 + 17 * j
            if (i + j) % 2 and math.hypot(x - CX, y - CY) > 54:
                path += moved(star, x, y)
    return path


def _rosette(petal: Path, count: int, offset: float = 0) -> Path:
    """Petals round the centre of the card."""
    path: Path = ()
    for i in range(count):
        path += rotated(petal, (i + offset) * 360 / count)
    return moved(path, CX, CY)


_SLIT = parse("M0-20C2-23 2-26 0-29C-2-26-2-23 0-20Z")


def _medallion() -> list[str]:
    """The round of the lattice: two rosettes of twelve lobes about a flower."""
    lobe = parse("M0-12C11-20 9-36 0-40C-9-36-11-20 0-12Z")
    front = parse("M0-16C5-19 7.6-29 0-32.5C-7.6-29-5-19 0-16Z")
    petal = parse("M0-3C5-7 4.5-12 0-16C-4.5-12-5-7 0-3Z")
    return [
        circle(CX, CY, 50, NET_RED),
        ring(CX, CY, 49, NET_LINE, 1.7),
        ring(CX, CY, 45, NET_LINE, 1),
        drawn(_rosette(lobe, 12), NET_LINE, 1.4),
        filled(_rosette(front, 12, 0.5), NET_RED),
        drawn(_rosette(front, 12, 0.5), NET_LINE, 1.2),
        filled(_rosette(_SLIT, 12, 0.5), NET_LINE),
        circle(CX, CY, 17.5, NET_RED),
        filled(_rosette(petal, 8), NET_LINE),
        circle(CX, CY, 2.6, NET_LINE),
    ]


def lattice() -> str:
    """A lozenge net with a round medallion, in red."""
    field = '<rect x="23" y="22" width="204" height="306" fill="none" '
    parts = [_rounded(0, 14, WHITE), _rounded(13, 5, NET_RED)]
    parts += [drawn(_net(17), NET_LINE, 1.7), drawn(_net(10.5), NET_LINE, 1)]
    parts += [filled(_stars(), NET_LINE)]
    parts += [f'{field}stroke="{NET_LINE}" stroke-width="1.7"/>', *_medallion()]
    parts += [_frame(17.5, 2.5, NET_LINE, 1.2), EDGE]
    return document("\n".join(parts))


def minimal() -> str:
    """Night blue with one gold line and a wind rose of the suits."""
    suits: Path = ()
    for i, suit in enumerate("SHDCSHDC"):
        suits += rotated(suit_outline(suit, 0, -43, 22), i * 45)
    points = rotated(_star(22, 4.5), 45), _star(30, 5)
    parts = [_rounded(0, 14, WHITE), _rounded(6, 9, NIGHT)]
    parts += [_frame(14, 4, NIGHT_GOLD, 1.6)]
    parts += [filled(moved(suits, CX, CY), NIGHT_GOLD)]
    parts += [filled(moved(p, CX, CY), NIGHT_GOLD) for p in points]
    parts += [ring(CX, CY, 60, NIGHT_GOLD, 1.6), ring(CX, CY, 64.5, NIGHT_GOLD, 1.1)]
    corners = _star(6, 1.2)
    for x, y in ((27, 27), (223, 27), (27, 323), (223, 323)):
        parts.append(filled(moved(corners, x, y), NIGHT_GOLD))
    return document("\n".join((*parts, EDGE)))


def _wave(y: float, phase: float) -> list[Point]:
    """Points of a wave through the field, from left to right."""
    xs = [12 + 226 * i / 80 for i in range(81)]
    return [(x, y + 8.5 * math.sin((x - CX) * math.tau / 55.5 + phase)) for x in xs]


def _rose_points(r: float, waist: float, angle: float) -> list[str]:
    """Four points of a wind rose, each half dark and half light."""
    w = waist
    half = parse(f"M0 {-r}L0 0L{w} {-w}Z")
    halves: Path = ()
    for i in range(4):
        halves += rotated(half, i * 90 + angle)
    whole = rotated(
        parse(f"M0 {-r}L{w} {-w}L{r} 0L{w} {w}L0 {r}L{-w} {w}L{-r} 0L{-w} {-w}Z"), angle
    )
    return [
        filled(moved(whole, CX, CY), LIMESTONE),
        drawn(moved(whole, CX, CY), BASALT, 1.3),
        filled(moved(halves, CX, CY), BASALT),
    ]


def _wind_rose() -> list[str]:
    """The round in the middle of the waves."""
    return [
        circle(CX, CY, 54, LIMESTONE),
        ring(CX, CY, 50.4, BASALT, 3.2),
        ring(CX, CY, 46, BASALT, 1.3),
        ring(CX, CY, 31, SAND, 1.6),
        *_rose_points(30, 6, 45),
        *_rose_points(41, 7, 0),
        circle(CX, CY, 3.2, SAND),
    ]


def waves() -> str:
    """The sea of Portuguese pavements: basalt waves on limestone, a wind rose in the middle."""
    sea: Path = ()
    for i in range(-6, 7):
        y = CY + 322 / 12 * i
        sea += polygon((*_wave(y - 6.7, -0.62), *reversed(_wave(y + 6.7, 0.62))))
    parts = [_rounded(0, 14, WHITE), _rounded(12, 4, LIMESTONE), filled(sea, BASALT)]
    parts += [_border(14, WHITE), _frame(14.4, 3, BASALT, 3.2), _frame(8.6, 7, BASALT, 1.3)]
    return document("\n".join((*parts, *_wind_rose(), EDGE)))


BACKS = {"azulejo": azulejo, "lattice": lattice, "minimal": minimal, "waves": waves}
"""The backs by name."""
