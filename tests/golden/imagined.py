"""Positions imagined along matches, as sums: whoever has a view and a seed can repeat them.

Searches rest on that, and so do simulations that are to come out the same on another machine.
Whether what is imagined is likely, the tests of likeness say. Beside random matches stand the
golden records, to their ends: whoever plays well comes around more, and by then all is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from tests.golden import told
from waystone.catalogue import GAMES, find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.replay import open_table, steps
from waystone.kernel.table import Table

FILE: Final = "imagined.txt"
MATCHES: Final = {"delve-and-dash": 20, "extrikate": 8, "dooom": 64, "dungeon-crawler": 12}
LOOKS: Final = 5
_DRAWN: Final = (
    "name Drawn\nwin 2\n#########\n#G..H...#\n#.S.....#\n#...#...#\n#E.....G#\n#########\n"
)
MORE: Final[dict[str, list[dict[str, str]]]] = {
    "dooom": [
        {},
        *({"map": "generated", "style": style} for style in ("rooms", "maze", "cave")),
        {"map": "custom", "map_text": _DRAWN},
        *(
            {"map": "generated", "style": style, "width": "12", "height": "9", "map_goal": "1"}
            for style in ("maze", "cave", "rooms")
        ),
    ],
    "delve-and-dash": [
        {},
        {"sight": "2", "lives": "9"},
        {"level": "2", "wall_probability": "1.00"},
        {"level": "2", "size": "6", "door_share": "0.02", "lives": "9"},
    ],
}
"""Settings of every so many matches, since these are imagined in ways of their own."""


def names(game: str) -> list[str]:
    """The records of a game, then the numbers of its other matches."""
    records = sorted(path.stem for path in (told.HERE / game).glob("*.record"))
    return [*records, *map(str, range(MATCHES[game]))]


def line(game: str, name: str) -> str:
    """One match: a sum over what every seat and an onlooker imagine, for each moment."""
    moments = any_match(game, int(name)) if name.isdigit() else recorded(game, name)
    return " ".join([name, *map(sum_of, moments)])


def recorded(game: str, name: str) -> Iterator[Table[Any]]:
    """Some moments of a golden record, and its end."""
    record = parse((told.HERE / game / f"{name}.record").read_text(encoding="utf-8"))
    table = open_table(find_game(game).open(record.settings), record)
    often = 1 + len(record.entries) // LOOKS
    for step in steps(table, record):
        if step.number % often == 0:
            yield table
    yield table


def any_match(game: str, number: int) -> Iterator[Table[Any]]:
    """Some moments of a match where anything may happen."""
    dice = SeededDice(number, f"imagine {game}")
    entry = GAMES[game]
    low, high = entry.info.seats
    seats = low + dice.index(high - low + 1)
    chosen = {each.name: told.any_value(each, dice) for each in entry.settings if dice.chance(15)}
    chosen |= MORE.get(game, [{}])[number % len(MORE.get(game, [{}]))]
    table = told.open_anyhow(game, chosen, seats, number)
    yield table
    often, looks = 4 + dice.index(60), 1
    for step in told.anything(table, dice, 1):
        if step.number % often == 0:
            looks += 1
            yield table
        if looks == LOOKS:
            break


def sum_of(table: Table[Any]) -> str:
    """What everybody imagines now, to the last wall, with somebody's view of it."""
    found, game = sha256(), table.game
    for seat in (*range(table.seats), SPECTATOR):
        state = game.imagine(table.view(seat), SeededDice(seat, "imagine"))
        found.update(state.key())
        found.update(told.encode(game.view(state, 0)))
        found.update(told.encode(game.reveal(state)))
    return found.hexdigest()[:6]


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, name)}\n" for name in names(game))
