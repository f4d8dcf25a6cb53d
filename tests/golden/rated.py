"""What is told of tournaments that nobody played: figures, tables and pages, line by line of sums.

Results come from dice, so that there are draws, forfeits, and players who never lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console, RenderableType

from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.statistics import Statistics
from waystone.lab.collected import statistics_data, statistics_tables
from waystone.lab.page import page
from waystone.lab.ratings import ratings
from waystone.lab.report import as_data, as_tables
from waystone.lab.rows import MatchRow
from waystone.lab.simulate import SimulationPlan, Tally
from waystone.lab.standings import standings_data, standings_tables
from waystone.lab.tournament import FORMATS, TournamentPlan, entrants_of, lucks_of

PATH: Final = Path(__file__).parent / "rated.txt"
NUMBERS: Final = range(8)
WIDTHS: Final = (30, 60, 90, 140)
BOTS: Final = ("random", "easy", "easy", "a < b", "hard")
WHYS: Final = ("too slow", "chose 'x', which is no action", "KeyError: 1")


def fixtures(number: int) -> Iterator[object]:
    """Who plays whom, stage by stage, while matches are won."""
    many, seats = 2 + number % 4, 2 + number % 2
    entrants = entrants_of(BOTS[: max(many, seats)])
    for form in FORMATS:
        dice, done = SeededDice(number, form), dict[int, MatchRow]()
        plan = TournamentPlan("extrikate", entrants, seats, "s", {}, form)
        yield plan.round(), plan.names
        for stage in islice(plan.stages(30 + number, done), 3):
            yield stage
            for each in stage[:-1]:
                names = tuple(plan.names[place] for place in each.seats)
                done[each.number] = row(each.number, each.luck, names, dice)


def row(number: int, luck: int, names: tuple[str, ...], dice: Dice) -> MatchRow:
    """A match that ended somehow; the first of the list is the best."""
    best = dice.index(len(names)) if dice.chance(40) else 0
    is_draw = dice.chance(15)
    results = tuple(
        DRAW if is_draw else WIN if seat == best else DRAW if dice.chance(20) else LOSS
        for seat in range(len(names))
    )
    gone = {str(dice.index(len(names))): WHYS[dice.index(3)]} if dice.chance(12) else {}
    scores = tuple(dice.index(40) for _ in names)
    reason, variant = ("home", "late", "forfeited")[dice.index(3)], ("", "cave")[dice.index(2)]
    return MatchRow(
        number, luck, f"s/{luck}", names, results, scores, reason, dice.roll(90), gone, variant
    )


def tournament(number: int) -> Iterator[object]:
    """Its standings for programs, for people in windows of some widths, and as a page."""
    dice = SeededDice(number, "rated")
    names = [each.name for each in entrants_of(BOTS[: 2 + number % 4])]
    rows = [
        row(at, at // 2, (names[(at + at // 3) % len(names)], names[at % len(names) - 1]), dice)
        for at in range(4 + 5 * number)
    ]
    rows = [each for each in rows if len(set(each.players)) == 2]
    data = standings_data(names, rows)
    chosen = {"lives": "1", "a": "<"} if number % 2 else {}
    told = {"games": len(rows), "seats": 2, "format": "ladder", "seed": "s", "settings": chosen}
    yield data
    yield page(f"A <{number}>", told | data | {"results": msgspec.to_builtins(rows)})
    for width in WIDTHS:
        yield printed(standings_tables("A title", data), width)
    for each in ratings(names, lucks_of(rows), "other", 40, names[-1]):
        yield each.player, round(each.rating, 2), round(each.low, 2), round(each.high, 2)


def simulation(number: int) -> Iterator[object]:
    """Its figures, with numbers of many kinds."""
    dice = SeededDice(number, "simulated")
    bots = BOTS[: 1 + number % 3]
    plan = SimulationPlan(
        *("extrikate", bots, 20, "s", {}),
        swap=number % 2 == 0,
        timed=number % 3 == 0,
        studied=number % 4 == 1,
    )
    tally, part = Tally(len(bots)), Tally(len(bots))
    for at in range(number * 7 % 23 + 1):
        results = [(WIN, DRAW, LOSS)[dice.index(3)] for _ in bots]
        into = (tally, part)[at % 2]
        into.count(("home", "late")[dice.index(2)], results, plan.seating(at))
        into.steps += dice.roll(500)
        for bot in range(len(bots)):
            into.times[bot].add(dice.roll(10**6))
            if number % 2:
                into.measure(bot, {"gold": dice.index(40), "out": dice.chance(30)})
    tally.merge(part)
    data = as_data(plan, tally, 1.25 if number else 0.0)
    yield data
    for width in WIDTHS:
        yield printed(as_tables(data), width)
    yield from found(dice)


def found(dice: Dice) -> Iterator[object]:
    """What collectors tell."""
    statistics = Statistics()
    for _ in range(30):
        what = "abc"[dice.index(3)]
        statistics.tried("moves", what, dice.chance(40))
        statistics.happened("ends", what)
        statistics.measured("turns", dice.index(30))
    data = statistics_data(statistics)
    yield data
    yield printed(statistics_tables(data), 90)


def printed(what: RenderableType, width: int) -> str:
    """As a terminal of this width shows it."""
    out = StringIO()
    Console(file=out, width=width, force_terminal=True, color_system="truecolor").print(what)
    return out.getvalue()


def line(number: int) -> str:
    """One number, with a sum for each kind."""
    sums = [str(number)]
    for kind in (fixtures, tournament, simulation):
        told = "\n".join(map(repr, kind(number)))
        sums.append(f"{kind.__name__}:{sha256(told.encode()).hexdigest()[:8]}")
    return " ".join(sums)


def text() -> str:
    """A line for each."""
    return "".join(f"{line(number)}\n" for number in NUMBERS)
