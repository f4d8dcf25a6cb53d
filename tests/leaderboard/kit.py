"""Matches with a victory in them, played by the knight."""

from functools import cache
from typing import Any

from waystone.catalogue import find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record, RecordedStep
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table

GAME = "delve-and-dash"


def rulebook(**settings: str) -> Rules[Any, Any]:
    return find_game(GAME).open(settings)


@cache
def victory_seed(mode: str = "solo", winner: int = 0) -> str:
    """The first seed with which knights in all seats see this seat come home."""
    for number in range(200):
        record = knights(mode, str(number))
        if record.result.endswith("(home with the treasure)"):
            results = record.result.split(" (")[0].split()
            if results[winner] == "win":
                return str(number)
    raise AssertionError("the knight never wins")


def knights(mode: str, seed: str) -> Record:
    """A match of knights; its steps are a second apart."""
    game = rulebook(mode=mode)
    seats = 1 if mode == "solo" else 2
    table = Table(game, ["knight"] * seats, seed)
    kind = find_game(GAME).bot("knight")
    play_out(
        table, [kind.make(game, SeededDice(seed, f"k{seat}"), Budget()) for seat in range(seats)]
    )
    table.record.entries[:] = [
        RecordedStep(entry.seat, entry.text, entry.digest, 1000 * number)
        for number, entry in enumerate(table.record.entries)
    ]
    return table.record
