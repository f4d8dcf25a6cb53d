"""The matches that the analysis learns from and is judged by: bots of all levels but the lowest.

Match `number` of a `purpose` is always the same one. Seats are drawn by lot, each from all levels
that were measured but `random`; so is how many play, and in Dungeon of Dooom on which map.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from waystone.catalogue import find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table

GAMES: Final = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
_MAPS: Final = {"cellar": 2, "duel": 2, "ring-vault": 4, "pillar-hall": 4, "zero-sprint": 4}


def setting(game: str, dice: Dice) -> tuple[int, dict[str, str]]:
    """How many play, and with which settings."""
    if game == "delve-and-dash":
        alone = dice.roll(5) == 1
        return (1, {"mode": "solo"}) if alone else (2, {"mode": "duel"})
    if game == "extrikate":
        return (3 if dice.roll(4) == 1 else 2), {}
    if game == "dooom":
        name = list(_MAPS)[dice.index(len(_MAPS))]
        return _MAPS[name], {"map": name}
    return 2 + dice.index(3), {"round_limit": "60"}


def open_match(game: str, purpose: str, number: int) -> tuple[Rules[Any, Any], list[str], str]:
    """The rules, the bots by seat and the seed of a match."""
    seed = f"{purpose} {number}"
    dice = SeededDice(seed, "population")
    seats, settings = setting(game, dice)
    entry = find_game(game)
    levels = [name for name in entry.bots if name in entry.levels and name != "random"]
    bots = [levels[dice.index(len(levels))] for _ in range(seats)]
    return entry.open(settings), bots, seed


def played(
    game: str, purpose: str, number: int, names: list[str] | None = None
) -> tuple[Table[Any], list[str]]:
    """A whole match, by the bots of its lot or by these."""
    rules, bots, seed = open_match(game, purpose, number)
    bots = names or bots
    entry = find_game(game)
    table: Table[Any] = Table(rules, bots, seed)
    players = [
        entry.bots[name].make(rules, SeededDice(seed, f"bot {seat}"), Budget(nodes=200))
        for seat, name in enumerate(bots)
    ]
    play_out(table, players)
    return table, bots


def matches(game: str, purpose: str, many: int, first: int = 0) -> Iterator[tuple[int, Table[Any]]]:
    """So many whole matches with their numbers."""
    for number in range(first, first + many):
        yield number, played(game, purpose, number)[0]
