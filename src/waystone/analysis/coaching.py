"""Which coach a game has, and what was learnt for it: `coach.toml` of the game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from waystone.bots.coach import ALONE, TOGETHER, Coach
from waystone.catalogue import find_game
from waystone.kernel.rules import Rules


class Learnt(msgspec.Struct, frozen=True):
    """What was learnt from matches of a game: weights of what a coach sees, maps to a chance.

    `chance` has three numbers by the number of seats, or by ALONE or TOGETHER: the slope and the
    shift of the log odds, and the least chance whose log odds are told apart from those of none.
    """

    fitted: str = ""
    worth: Mapping[str, list[float]] = {}
    chance: Mapping[str, list[float]] = {}

    def map_for(self, seats: int) -> Sequence[float]:
        """What turns a raw chance among so many into a true one; nothing if that was not learnt."""
        kind = ALONE if seats == 1 else TOGETHER
        return self.chance.get(str(seats), self.chance.get(kind, []))


@cache
def learnt(game: str) -> Learnt:
    """What was learnt for a game; nothing if nobody has."""
    package = find_game(game).rulebook.__module__.rpartition(".")[0]
    found = files(package) / "coach.toml" if package else None
    if found is None or not found.is_file():
        return Learnt()
    return msgspec.convert(tomllib.loads(found.read_text("utf-8")), Learnt)


def coach_of(game: str, rules: Rules[Any, Any]) -> Coach[Any, Any]:
    """The coach for a match by these rules."""
    return find_game(game).coach(rules, learnt(game).worth)
