"""A pen for small pictures: SVG as text, with the colours of the house."""

from __future__ import annotations

from html import escape
from typing import Final

NIGHT: Final = "#110e15"
FLOOR: Final = "#3b3542"
INK: Final = "#ece3d2"
QUIET: Final = "#b3a694"
GOLD: Final = "#f0c35a"
BRICK: Final = "#d27a58"
MORTAR: Final = "#1c1013"
WOOD: Final = "#c98f4a"
GEM: Final = "#5fe0cd"
FIRE: Final = "#ff7340"
HEART: Final = "#ff5d5d"
GOOD: Final = "#7fdcae"
SEATS: Final = (
    "#ffe08a",
    "#7cc0ff",
    "#ff9d80",
    "#8ee39a",
    "#d7a8ff",
    "#f5f0e6",
    "#7fe3e0",
    "#e6a3c4",
)
"""A colour per seat; pictures show its number as well, for those who see no colours."""
GLYPHS: Final = {
    "gem": "M12 1L19.5 8L15.5 23H8.5L4.5 8ZM4.5 8H19.5M9 8L11 23M15 8L13 23",
    "chest": "M2 11Q2 4 9 4H15Q22 4 22 11V21H2ZM2 11H10V15H14V11H22M10 11V9H14V11",
    "dragon": "M12 1Q20 8 19 15Q18 23 12 23Q6 23 5 15Q5 11 8.5 8Q8.5 12 11 12.5Q13 7 12 1Z"
    "M9 16.5H10.6V18.5H9ZM13.4 16.5H15V18.5H13.4Z",
    "heart": "M12 21.5L3 12.5Q-1 6 5 3.5Q10 2.5 12 7.5Q14 2.5 19 3.5Q25 6 21 12.5Z",
    "sword": "M19.5 1.5H22.5V4.5L11 16L13 18L11.5 19.5L9 17L5 21.5L2.5 19L7 15L4.5 12.5L6 11L8 13Z",
    "armour": "M12 2L20.5 5V12Q20 19 12 22.5Q4 19 3.5 12V5ZM12 2V22.5",
    "lantern": "M9 1.5H15V4H17.5V7H16L18.5 21H5.5L8 7H6.5V4H9ZM9.5 10.5H14.5L15.5 17.5H8.5Z",
    "potion": "M9 1.5H15V4H14V9Q20.5 13 19.5 18Q18.5 22.5 12 22.5Q5.5 22.5 4.5 18Q3.5 13 10 9V4H9Z"
    "M5 16H19",
    "exit": "M3 22.5V11Q3 1.5 12 1.5Q21 1.5 21 11V22.5H16V12Q16 7 12 7Q8 7 8 12V22.5Z",
    "gold": "M2 8.5A7.5 4 0 1 1 17 8.5V11A7.5 4 0 0 1 2 11Z"
    "M7 15A7.5 4 0 1 1 22 15V17.5A7.5 4 0 0 1 7 17.5Z",
}
"""Signs in a box of 24 by 24, as SVG writes outlines."""
FONT: Final = "ui-sans-serif, system-ui, 'Segoe UI', sans-serif"


def number(value: float) -> str:
    """A length with at most one decimal: pictures need no more, and stay small."""
    return f"{value:.1f}".removesuffix(".0")


class Pen:
    """Draws one picture, from back to front."""

    def __init__(self, wide: float, high: float, paper: str = NIGHT) -> None:
        self.wide: Final = wide
        self.high: Final = high
        self.parts: list[str] = []
        self.box(0, 0, wide, high, fill=paper, round=12)

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str,
        round: float = 0,
        line: str = "",
        width: float = 0,
        dashes: str = "",
    ) -> None:
        """A rectangle, perhaps with round corners and a line around it."""
        size = f'width="{number(wide)}" height="{number(high)}"'
        corner = f' rx="{number(round)}"' if round else ""
        self._add(f'rect x="{number(x)}" y="{number(y)}" {size}{corner}', fill, line, width, dashes)

    def disc(
        self, x: float, y: float, radius: float, fill: str, line: str = "", width: float = 0
    ) -> None:
        """A circle around a point."""
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self._add(f"circle {place}", fill, line, width)

    def path(
        self, way: str, fill: str = "none", line: str = "", width: float = 0, dashes: str = ""
    ) -> None:
        """Any outline, in SVG's own words."""
        self._add(f'path d="{way}"', fill, line, width, dashes)

    def stroke(
        self,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        line: str,
        width: float,
        dashes: str = "",
    ) -> None:
        """A straight line with round ends."""
        way = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
        self.path(way, "none", line, width, dashes)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: str = INK,
        anchor: str = "middle",
        bold: bool = False,
    ) -> None:
        """Words whose middle line is at `y`."""
        weight = ' font-weight="700"' if bold else ""
        at = f'x="{number(x)}" y="{number(y + size * 0.35)}" font-size="{number(size)}"'
        style = f'text-anchor="{anchor}" fill="{fill}"{weight}'
        self.parts.append(f"<text {at} {style}>{escape(words)}</text>")

    def glyph(self, name: str, x: float, y: float, size: float, fill: str) -> None:
        """A small sign whose middle is at a point."""
        scale = size / 24
        move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.2f})"
        style = f'fill="{fill}" stroke="{MORTAR}" stroke-width="1.2" stroke-linejoin="round"'
        self.parts.append(f'<path d="{GLYPHS[name]}" transform="{move}" {style}/>')

    def token(self, x: float, y: float, radius: float, seat: int) -> None:
        """A player's figure: the seat's colour and number."""
        self.disc(x, y, radius, SEATS[seat % len(SEATS)], MORTAR, radius / 5)
        self.text(x, y, str(seat + 1), size=radius * 1.25, fill=MORTAR, bold=True)

    def svg(self, title: str = "") -> str:
        """The whole picture; a title is read to those who can't see it."""
        wide, high = number(self.wide), number(self.high)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
        size = f'width="{wide}" height="{high}" style="max-width:100%;height:auto"'
        named = f"<title>{escape(title)}</title>" if title else ""
        body = "".join(self.parts)
        return f'{head} {size} role="img" font-family="{FONT}">{named}{body}</svg>'

    def _add(
        self, shape: str, fill: str, line: str = "", width: float = 0, dashes: str = ""
    ) -> None:
        stroke = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if line else ""
        broken = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.parts.append(f'<{shape} fill="{fill}"{stroke}{ends}{broken}/>')
