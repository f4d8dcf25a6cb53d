"""A view as an image: the mat as far as it is laid, figures, treasure. Not compiled."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import ACROSS, CELLS, PLACES, SIDE, TILE
from waystone.games.dungeon_crawler.notation import draw
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.view import CrawlerView, Monster, Player
from waystone.kernel.drawing import Drawing
from waystone.kernel.event import SPECTATOR
from waystone.kernel.svg import BRICK, FLOOR, GOLD, HEART, INK, MORTAR, QUIET, SEATS, Pen

SPACE: Final = 18
MARGIN: Final = 24
_GROUND: Final = {
    "#": "#1d1824",
    ".": FLOOR,
    "s": "#3f6f8f",
    "d": "#1f3f6b",
    "L": "#e2571f",
}
_SIDES: Final = ((0, -1, 0, 0, 1, 0), (0, 1, 0, 1, 1, 1), (-1, 0, 0, 0, 0, 1), (1, 0, 1, 0, 1, 1))
"""Right and down to the neighbour of a side, and the side's two ends."""


class CrawlerDrawing(Drawing[CrawlerView]):
    """The mat as text and as an image; of the hands, this seat's own cards by name."""

    def text(self, view: CrawlerView) -> str:
        return draw(view) + "".join(f"{line}\n" for line in _facts(view))

    def svg(self, view: CrawlerView) -> str:
        """Tiles with their walls, what lies and stands there, a line for each player."""
        top = MARGIN + SIDE * SPACE + 26
        pen = Pen(SIDE * SPACE + 2 * MARGIN, top + 24 * len(view.players) + 44)
        _mat(pen, view)
        _walls(pen, view.terrain)
        _signs(pen, view)
        for monster in view.monsters:
            _monster(pen, monster)
        for seat, player in enumerate(view.players):
            if player.cell is not None:
                pen.token(*_middle(player.cell), SPACE * 0.62, seat)
        _panel(pen, view, top)
        return pen.svg(f"Dungeon Crawler Labyrinth, {_state_of_play(view)}")


def _corner(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, SIDE)
    return MARGIN + column * SPACE, MARGIN + row * SPACE


def _middle(cell: int) -> tuple[float, float]:
    x, y = _corner(cell)
    return x + SPACE / 2, y + SPACE / 2


def _mat(pen: Pen, view: CrawlerView) -> None:
    """The tile spaces, then the ground: runs of one kind in a row are one rectangle."""
    for place in range(PLACES):
        down, right = divmod(place, ACROSS)
        x, y = MARGIN + right * TILE * SPACE, MARGIN + down * TILE * SPACE
        side = TILE * SPACE
        pen.box(x, y, side, side, "none", line="#2d2438", width=1, dashes="3 6")
    for row in range(SIDE):
        column = 0
        while column < SIDE:
            column = _run(pen, view.terrain, row, column)


def _run(pen: Pen, terrain: str, row: int, first: int) -> int:
    """Draws what is alike from here on; returns where it ends."""
    sign, end = terrain[row * SIDE + first], first + 1
    while end < SIDE and terrain[row * SIDE + end] == sign:
        end += 1
    if sign in _GROUND:
        x, y = _corner(row * SIDE + first)
        pen.box(x, y, (end - first) * SPACE, SPACE + 0.5, _GROUND[sign])  # no seams
    return end


def _walls(pen: Pen, terrain: str) -> None:
    """A line of bricks wherever open ground meets rock or the rim."""
    way = "".join(_sides_of(terrain, cell) for cell in range(CELLS) if terrain[cell] not in "?#")
    pen.path(way, line=MORTAR, width=5)
    pen.path(way, line=BRICK, width=3)


def _sides_of(terrain: str, cell: int) -> str:
    row, column = divmod(cell, SIDE)
    x, y = _corner(cell)
    way = ""
    for right, down, from_x, from_y, to_x, to_y in _SIDES:
        at_row, at_column = row + down, column + right
        is_inside = 0 <= at_row < SIDE and 0 <= at_column < SIDE
        if not is_inside or terrain[at_row * SIDE + at_column] == "#":
            way += f"M{x + from_x * SPACE} {y + from_y * SPACE}"
            way += f"L{x + to_x * SPACE} {y + to_y * SPACE}"
    return way


def _signs(pen: Pen, view: CrawlerView) -> None:
    """Spawn points by number, piles and chests."""
    spawns = [(number, cell) for number, cells in enumerate(SPAWNS) for cell in cells]
    if view.six is not None:
        spawns.append((6, view.six))
    for number, cell in spawns:
        pen.disc(*_middle(cell), SPACE * 0.45, "none", QUIET, 1)
        pen.text(*_middle(cell), str(number), size=11, fill=QUIET)
    for cell in (*view.piles, *([] if view.hoard_cell is None else [view.hoard_cell])):
        pen.glyph("gold", *_middle(cell), SPACE, GOLD)
    for cell in view.chests:
        pen.glyph("chest", *_middle(cell), SPACE * 1.2, GOLD)


def _monster(pen: Pen, monster: Monster) -> None:
    """A square in its player's colour, with the first letter of its kind."""
    x, y = _corner(monster.cell)
    colour = SEATS[monster.seat]
    pen.box(x + 1, y + 1, SPACE - 2, SPACE - 2, MORTAR, 3, line=colour, width=2)
    pen.text(*_middle(monster.cell), monster.creature[0].upper(), 11, colour, bold=True)


def _panel(pen: Pen, view: CrawlerView, top: float) -> None:
    for seat, player in enumerate(view.players):
        y = top + seat * 24
        pen.token(MARGIN + 9, y, 9, seat)
        mine = " (this view)" if seat == view.seat else ""
        who = f"seat {seat}: {_name(player)}{mine}"
        pen.text(MARGIN + 26, y, who, size=14, fill=SEATS[seat], anchor="start")
        pen.glyph("heart", MARGIN + 296, y, 15, HEART)
        pen.text(MARGIN + 310, y, _books(player), size=13, fill=QUIET, anchor="start")
    y = top + 24 * len(view.players) + 6
    pen.text(MARGIN, y, _state_of_play(view), size=14, fill=INK, anchor="start")


def _name(player: Player) -> str:
    return (player.adventurer or "yet to choose").replace("_", " ")


def _books(player: Player) -> str:
    counts = ((player.wounds, "wound"), (player.hand, "card"), (len(player.monsters), "monster"))
    said = [f"{count} {name}{'s' * (count != 1)}" for count, name in counts]
    return ", ".join([*said, *(each.replace("_", " ") for each in player.gear)])


def _facts(view: CrawlerView) -> list[str]:
    """What the mat can't show."""
    players = [
        f"{seat}: {_name(player)}, {_books(player)}" for seat, player in enumerate(view.players)
    ]
    own = [f"hand: {' '.join(view.hand)}"] if view.hand else []
    seat = "spectator" if view.seat == SPECTATOR else str(view.seat)
    return [f"seat: {seat}", *players, *own, _state_of_play(view)]


def _state_of_play(view: CrawlerView) -> str:
    if view.ending is not None:
        return f"{view.ending.reason}: seat {view.ending.winner} wins"
    asked = "responses are awaited" if view.asked is None else f"seat {view.asked} to act"
    asking = f" ({view.question.replace('_', ' ')})" if view.question else ""
    return f"round {view.round}: {asked}{asking}, {view.tiles_left} tiles left"
