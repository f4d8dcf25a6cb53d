"""Which ways to play there are at one keyboard, and who sits down in each."""

from __future__ import annotations

from typing import Final

from waystone.catalogue import GameEntry
from waystone.cli.language import says
from waystone.cli.output import BadUse
from waystone.cli.parser import near
from waystone.kernel.mode import BOT, ME, OPEN, Mode

OLDER_NAMES: Final = {"solo": (1, 0), "duel": (2, 0), "trio": (3, 0), "cpus": (1, 3)}
"""Names that modes had in the terminal once: so many people, at most so many bots."""


def modes_here(entry: GameEntry) -> list[Mode]:
    """The modes of a game in which somebody plays, and that need nobody far away."""
    return [mode for mode in entry.modes if OPEN not in mode.seats and ME in mode.seats]


def people_in(mode: Mode) -> int:
    """How many people a mode is for."""
    return mode.seats.count(ME)


def bots_in(mode: Mode) -> int:
    """How many bots play in a mode."""
    return sum(seat == BOT or seat.startswith(f"{BOT}:") for seat in mode.seats)


def mode_called(entry: GameEntry, name: str) -> Mode:
    """The mode of this name, or BadUse with the known ones."""
    by_name = {mode.name: mode for mode in modes_here(entry)}
    if name in by_name:
        return by_name[name]
    people, bots = OLDER_NAMES.get(name, (0, 0))
    most = entry.info.seats[1]
    if not 0 < people <= most:
        raise BadUse(says().no_mode(name=repr(name), hint=near(name, list(by_name))))
    return mode_for(entry, people, min(bots, most - people))


def mode_for(entry: GameEntry, people: int, bots: int) -> Mode:
    """The mode with so many people and bots, or a table of that size where the game allows any."""
    modes = modes_here(entry)
    for mode in modes:
        if not mode.free and (people_in(mode), bots_in(mode)) == (people, bots):
            return mode
    free = [mode for mode in modes if mode.free]
    if not free:
        names = ", ".join(mode.name for mode in modes)
        raise BadUse(says().no_such_table(people=people, bots=bots, names=names))
    return Mode(free[0].name, [ME] * people + [BOT] * bots, free[0].settings, free=True)
