"""Positions imagined along random matches, as sums: whoever has a view and a seed can repeat them.

Searches rest on that, and so do simulations that are to come out the same on another machine.
Whether what is imagined is likely, the tests of likeness say.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from tests.golden import told
from waystone.catalogue import GAMES
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table

FILE: Final = "imagined.txt"
MATCHES: Final = {"delve-and-dash": 14, "extrikate": 8, "dooom": 60, "dungeon-crawler": 12}
LOOKS: Final = 5
MORE: Final[dict[str, list[dict[str, str]]]] = {
    "dooom": [{}, *({"map": "generated", "style": style} for style in ("rooms", "maze", "cave"))]
}
"""Settings of every so many matches, since these are imagined in ways of their own."""


def line(game: str, number: int) -> str:
    """One match: a sum over what every seat and an onlooker imagine, for each moment."""
    dice = SeededDice(number, f"imagine {game}")
    entry = GAMES[game]
    low, high = entry.info.seats
    seats = low + dice.index(high - low + 1)
    chosen = {each.name: told.any_value(each, dice) for each in entry.settings if dice.chance(15)}
    chosen |= MORE.get(game, [{}])[number % len(MORE.get(game, [{}]))]
    table = told.open_anyhow(game, chosen, seats, number)
    sums = [sum_of(table)]
    often = 4 + dice.index(60)
    for step in told.anything(table, dice, 1):
        if step.number % often == 0:
            sums.append(sum_of(table))
        if len(sums) == LOOKS:
            break
    return " ".join([str(number), *sums])


def sum_of(table: Table[Any]) -> str:
    """What everybody imagines now, with the view that somebody has in the imagined position."""
    found, game = sha256(), table.game
    for seat in (*range(table.seats), SPECTATOR):
        state = game.imagine(table.view(seat), SeededDice(seat, "imagine"))
        found.update(state.key())
        found.update(told.encode(game.view(state, 0)))
    return found.hexdigest()[:6]


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, number)}\n" for number in range(MATCHES[game]))
