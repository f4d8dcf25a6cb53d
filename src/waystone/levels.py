"""How strong a game's bots are: `levels.toml` of each game, from a `waystone tournament`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec


class Level(msgspec.Struct, frozen=True):
    """A bot's number on its game's scale, the 95 % interval, and how many games it rests on."""

    rating: int
    low: int
    high: int
    games: int


class Measured(msgspec.Struct, frozen=True):
    """The numbers of all bots, and the command that found them."""

    command: str
    bots: dict[str, Level]


def measured(package: str) -> Measured:
    """What was measured for the game in this package; nothing if nobody has."""
    found = files(package) / "levels.toml"
    if not found.is_file():
        return Measured("", {})
    return msgspec.convert(tomllib.loads(found.read_text("utf-8")), Measured)
