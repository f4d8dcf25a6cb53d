"""Seeds of short matches, found by playing them here with the heads that play in the page.

A page that clicks through a hundred decisions proves no more than one that needs twenty, and a
match that was seen before it is played holds no surprise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from tests.acting import first_acting
from tests.end_to_end.pilot import Pilot
from waystone.catalogue import find_game
from waystone.kernel.bot import Bot
from waystone.kernel.event import NOBODY
from waystone.kernel.outcome import WIN
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table
from waystone.match.bots import seat_bot

MOST_STEPS: Final = 400


Reached = Callable[[Table[Any]], bool]


def is_over(table: Table[Any]) -> bool:
    """Whether the match has ended, however."""
    return table.outcome is not None


def is_won(table: Table[Any]) -> bool:
    """Whether the first seat has won."""
    return table.outcome is not None and table.outcome.results[0] == WIN


def soonest(
    pilot: type[Pilot],
    seats: Sequence[str],
    settings: Mapping[str, str],
    reached: Reached,
    tries: int = 80,
) -> str:
    """The seed, of so many, with which such a match gets there in the fewest steps.

    The seats are those that a page asks for: `me` and `bot:NAME`.
    """
    rules = find_game(pilot.game).open(dict(settings))
    best, fewest = "", MOST_STEPS
    for number in range(tries):
        seed = f"short {number}"
        table = Table(rules, [f"Player {seat}" for seat in range(len(seats))], seed)
        bots = players(pilot, seats, rules, seed)
        if any(reached(table) for _ in decisions(table, bots, fewest)) and table.number < fewest:
            best, fewest = seed, table.number
    assert best, "no match gets there"
    return best


def players(
    pilot: type[Pilot], seats: Sequence[str], rules: Rules[Any, Any], seed: str
) -> list[Bot[Any]]:
    """A page's head for `me`, the server's bot for `bot:NAME`."""
    return [
        seat_bot(find_game(pilot.game), rules, name, seed, f"{seat} 0")
        if (name := wanted.partition("bot:")[2])
        else pilot.thinking(rules)
        for seat, wanted in enumerate(seats)
    ]


def decisions(table: Table[Any], bots: Sequence[Bot[Any]], most: int) -> Iterator[int]:
    """The seat of every decision, before it is made, and NOBODY at the end.

    These bots decide, unless somebody else has done so in the meantime.
    """
    for _ in range(most):
        seat, number = first_acting(table), table.number
        yield seat
        if seat == NOBODY:
            return
        if table.number == number:
            table.do(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
