"""What Extrikate's bots make of sheets that chance has drawn, as sums.

Walls, doors and dots anywhere, delvers with any luck behind them: every decision point is asked in
every such position, and with it what an edge more or less does to the way home.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from tests.golden.reckoned import plain
from tests.golden.told import HERE
from waystone.catalogue import find_game
from waystone.games.extrikate.actions import ACTIONS
from waystone.games.extrikate.board import GRID
from waystone.games.extrikate.bots.easy import Drifter, has_treasure
from waystone.games.extrikate.bots.ground import KnownSheet
from waystone.games.extrikate.bots.hard import (
    Reckoner,
    door_rank,
    is_leaving_best,
    move_rank,
    rival_at_home,
)
from waystone.games.extrikate.bots.medium import Wanderer, is_on_last_life
from waystone.games.extrikate.bots.player import DelverBot
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.table import Table

GAME: Final = "extrikate"
PATH: Final = HERE / GAME / "sheeted.txt"
SHEETS: Final = 160
TOGETHER: Final = 20
SELDOM: Final = 8
"""On every so many of them odds are reckoned, too, which takes long."""


def sheet(number: int) -> ExtrikateView:
    """A sheet with anything on it."""
    dice = SeededDice(number, "sheeted")
    seats = 1 + number % 3
    rulebook = find_game(GAME).open()
    table: Table[Any] = Table(rulebook, ["somebody"] * seats, number)
    view: ExtrikateView = table.view(dice.index(seats))  # type: ignore[assignment]
    share = dice.index(40)
    edges = ["#/"[dice.index(2)] if dice.chance(share) else " " for _ in view.edges]
    dots = ["." if dice.chance(60) else " " for _ in view.dots]
    delvers = tuple(changed(each, dice) for each in view.delvers)
    own = delvers[view.seat]
    alive = own if own.cell is not None else replace(own, cell=own.start, status="active")
    for delver in (alive, *delvers):
        dots[alive.start if delver.cell is None else delver.cell] = "."
    delvers = tuple(alive if seat == view.seat else each for seat, each in enumerate(delvers))
    return replace(
        view,
        edges="".join(edges),
        dots="".join(dots),
        delvers=delvers,
        strength=2 + dice.index(4),
        turn=view.seat,
        rolled=dice.index(4),
    )


def changed(delver: Delver, dice: Dice) -> Delver:
    """The same delver after any luck, often still at home."""
    is_dead = dice.chance(10)
    cell = delver.start if dice.chance(40) else dice.index(GRID.cells)
    return replace(
        delver,
        cell=None if is_dead else cell,
        lives=0 if is_dead else 1 + dice.index(3),
        treasure=dice.index(9),
        phase="exit" if dice.chance(30) else "delve",
        status="dead" if is_dead else "active",
    )


def weighed(number: int) -> Iterator[object]:
    """All that is made of one sheet."""
    view = sheet(number)
    ground = KnownSheet(view)
    yield ground.here, ground.home, ground.steps, str(rival_at_home(view))
    at_edges = ways_at(ground)
    for family in (ACTIONS.moves, ACTIONS.digs):
        some = [family[way] for way in at_edges]
        yield [(ground.steps_after(each), move_rank(ground, each)) for each in some]
        yield [ground.is_new(each) for each in some]
    for way in at_edges:
        yield door_rank(ground, way), ground.is_way_home(way), ground.is_wall(way)
        yield ground.is_door(way), [ground.steps_with(1 << way, kind) for kind in range(3)]
    reckoned = questions(at_edges) if number % SELDOM == 0 else at_the_edges(at_edges)
    for step, legal in reckoned:
        for bot in bots():
            yield step, bot.choose(replace(view, step=step), legal).text, bot.phase


def ways_at(ground: KnownSheet) -> list[int]:
    """The directions in which there is an edge."""
    return [way for way in range(4) if ground.edge(way) >= 0]


def bots() -> list[DelverBot]:
    """One of each kind."""
    easy, medium = SeededDice(2, "easy"), SeededDice(2, "medium")
    return [Drifter(easy, has_treasure), Wanderer(medium, is_on_last_life), Reckoner()]


def questions(ways: list[int]) -> Iterator[tuple[str, list[Action]]]:
    """Every decision point with what could be chosen there."""
    yield "turn_start", [ACTIONS.roll, ACTIONS.declare_exit]
    yield "between_rolls", [ACTIONS.roll, ACTIONS.end_turn]
    yield "monster", [ACTIONS.fight, ACTIONS.bribe]
    yield from at_the_edges(ways)


def at_the_edges(ways: list[int]) -> Iterator[tuple[str, list[Action]]]:
    """Those where nothing has to be reckoned."""
    yield "move_or_dig", [*(ACTIONS.moves[way] for way in ways), *(ACTIONS.digs[w] for w in ways)]
    yield "place_wall", [ACTIONS.walls[way] for way in ways]
    yield "place_door", [ACTIONS.doors[way] for way in ways]
    yield "cave_in", list(ACTIONS.cave_ins_at(sum(1 << way for way in ways), 2))


def line(first: int) -> str:
    """Some sheets, and a sum of what is made of them."""
    sum_ = sha256()
    for number in range(first, first + TOGETHER):
        for found in weighed(number):
            sum_.update(repr(plain(found)).encode())
    return f"{first} {sum_.hexdigest()[:12]}"


def leaving() -> str:
    """When two who stand at home should leave, by lives and treasure."""
    numbers = [(a, b, c, d) for a in (1, 2) for b in range(3) for c in (1, 2) for d in range(3)]
    return "leaving " + "".join("01"[is_leaving_best(*each)] for each in numbers)


def text() -> str:
    """All lines."""
    rows = [line(first) for first in range(0, SHEETS, TOGETHER)]
    return "".join(f"{row}\n" for row in (*rows, leaving()))


def written() -> dict[str, str]:
    """The lines of the file, by their first words."""
    return {row.split()[0]: row for row in PATH.read_text(encoding="utf-8").splitlines()}
