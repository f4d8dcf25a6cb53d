"""The matches that every law is tried on: each game of the catalogue, with nothing else needed.

A game gets one setup per number of seats: the fewest and the most always, those between them in the
slow set. Add lines to MORE for settings that deserve a look, to LARGE for those that take long, and
to SIGHT for what a seat sees by itself, without being told by an event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec
import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import GAMES, GameEntry
from waystone.kernel.event import View
from waystone.laws.setup import Setup

# Long games are cut short: the laws look at many moments, not at long matches.
PLAIN: dict[str, dict[str, str]] = {
    "dooom": {"max_rounds": "8"},
    "dungeon-crawler": {"round_limit": "4"},
}

MORE: dict[str, list[tuple[int, dict[str, str]]]] = {
    "delve-and-dash": [
        (1, {"level": "2"}),
        (2, {"level": "2"}),
        (2, {"mode": "cpu", "level": "2"}),
        (2, {"mode": "cpu", "start": "classic"}),
        (1, {"size": "12", "level": "2", "sight": "0", "wake_distance": "0"}),
        (1, {"size": "6", "lives": "1", "wall_probability": "0.00", "wake_distance": "9"}),
        (2, {"size": "6", "lair_gap": "9", "treasure_gap": "9", "respawn_gap": "3"}),
        (2, {"size": "12", "battles": "9", "lives": "9", "carrier_moves": "20"}),
        (2, {"level": "2", "door_share": "1.00", "door_locked": "1.00", "force_chance": "0.10"}),
    ],
    "dooom": [
        (2, {"map": "cellar", "last_standing": "wins", "shuffle_order": "yes"}),
        (4, {"map": "generated", "style": "cave", "max_rounds": "12", "open_spectating": "yes"}),
    ],
    "dungeon-crawler": [
        (3, {"hard": "on", "laying": "free", "round_limit": "8"}),
        (3, {"fixed_windows": "2", "round_limit": "8"}),
    ],
    "extrikate": [
        (1, {"exit_rolls": "3", "last_turn": "20"}),
        (3, {"exit_rolls": "2", "explore": "forced", "lives": "9"}),
    ],
}

LARGE: dict[str, list[tuple[int, dict[str, str]]]] = {
    "delve-and-dash": [
        (1, {"size": "20", "level": "2"}),
        (2, {"size": "20", "base_moves": "9"}),
    ],
}
"""More of the same, in the slow set."""

SIGHT: dict[str, Callable[[View], View]] = {
    # A step shows what lies ahead (DM-36).
    "dooom": lambda view: msgspec.structs.replace(view, own=None),
}

DEEDS = {"dooom"}
"""Games whose secret actions are not choices to be noted but deeds in the dark: those nearby see
what comes of them (DM-42). What they may see is held by tests of their own."""


ALL_IS_OPEN = {
    "extrikate": "every roll, stroke and choice is made in the open",
    "tic-tac-toe": "a mark on the board is seen by both",
}
"""Games without a secret choice, and why."""

NOTHING_ALIKE = {
    ("delve-and-dash", 1): "who is alone sets out from the chosen chamber at once, openly (DD-23)",
}
"""Games and numbers of seats where no two secret choices sound alike to anybody, and why."""


def setup_of(entry: GameEntry, seats: int, settings: Mapping[str, str]) -> Setup:
    """With what is special about this game."""
    name = entry.info.name
    return Setup(entry, seats, settings, SIGHT.get(name), name in DEEDS)


def plain(entry: GameEntry, numbers: Iterable[int]) -> list[Setup]:
    """The usual settings with so many seats."""
    usual = PLAIN.get(entry.info.name, {})
    return [setup_of(entry, seats, usual) for seats in numbers]


def usual_setups(entry: GameEntry) -> list[Setup]:
    """What a game is always tried with."""
    low, high = entry.info.seats
    more = [setup_of(entry, *each) for each in MORE.get(entry.info.name, [])]
    return [*plain(entry, sorted({low, high})), *more]


def slow_setups(entry: GameEntry) -> list[Setup]:
    """What is left for the slow set: the other numbers of seats, and what is large."""
    low, high = entry.info.seats
    large = [setup_of(entry, *each) for each in LARGE.get(entry.info.name, [])]
    return [*plain(entry, range(low + 1, high)), *large]


ENTRIES = (*GAMES.values(), TIC_TAC_TOE)
SETUPS = [setup for entry in ENTRIES for setup in usual_setups(entry)]
SLOW_SETUPS = [setup for entry in ENTRIES for setup in slow_setups(entry)]


def marks(setup: Setup) -> list[pytest.MarkDecorator]:
    """The inner loop is content with one setup of each game, of few seats but not alone."""
    if setup in SLOW_SETUPS:
        return [pytest.mark.slow]
    first = next(each for each in SETUPS if each.name == setup.name and each.seats > 1)
    return [] if setup is first else [pytest.mark.thorough]


every_setup = pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=marks(setup)) for setup in (*SETUPS, *SLOW_SETUPS)],
    ids=str,
)
