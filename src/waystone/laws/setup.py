"""The matches that laws are tried on: a game with its settings, played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from waystone.catalogue import GameEntry
from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY, SPECTATOR, Event, View
from waystone.kernel.rules import Rules
from waystone.kernel.table import Step, Table

MOST_STEPS: Final = 20_000
"""Random play must end before this."""
MOST_TEASED: Final = 400
"""Of a large alphabet some actions are tried at a time, others next time."""


def first_acting(table: Table[Any]) -> int:
    """The first seat that the table waits for, or NOBODY."""
    return first_of(table.game, table.state)


def first_of(game: Rules[Any, Any], state: Any) -> int:
    """The same of a position."""
    return next(iter(game.acting(state)), NOBODY)


def encoded(things: View | list[Event]) -> bytes:
    """What goes over the wire."""
    return msgspec.json.encode(things)


class Setup:
    """A game, its settings and a number of seats.

    `sight` takes out of a view what its seat sees by itself, without being told by an event.
    `deeds` says that secret actions are not choices to be noted but deeds in the dark: those nearby
    may see what comes of them.
    """

    def __init__(
        self,
        entry: GameEntry,
        seats: int,
        settings: Mapping[str, str] | None = None,
        sight: Callable[[View], View] | None = None,
        deeds: bool = False,
    ) -> None:
        self.name = entry.info.name
        self.game: Rules[Any, Any] = entry.open(settings)
        self.seats = seats
        self.settings = dict(settings or {})
        self.sight = sight
        self.deeds = deeds

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.name}-{self.seats}{'-' * bool(chosen)}{chosen}"

    @property
    def watchers(self) -> list[int]:
        """Everybody who has a view."""
        return [*range(self.seats), SPECTATOR]

    @property
    def sees_all(self) -> set[int]:
        """Who may look on at everything by the host's own choice."""
        return {SPECTATOR} if self.game.policy.open_spectating else set()

    def as_told(self, view: View) -> bytes:
        """A view without what is seen rather than told."""
        return encoded(self.sight(view) if self.sight else view)

    def some_actions(self, number: int) -> list[Action]:
        """All actions of a small alphabet, or every so many of a large one."""
        stride = len(self.game.alphabet) // MOST_TEASED + 1
        return list(self.game.alphabet)[number % stride :: stride]

    def table(self, seed: int) -> Table[Any]:
        """A fresh table."""
        return Table(self.game, [f"player {seat}" for seat in range(self.seats)], seed)

    def steps(self, table: Table[Any], seed: int) -> Iterator[Step]:
        """Random play to the end, step by step."""
        dice = SeededDice(seed, "chooser")
        for _ in range(MOST_STEPS):
            seat = first_acting(table)
            if seat < 0:
                return
            legal = table.legal(seat)
            yield table.do(seat, legal[dice.index(len(legal))])
        raise AssertionError(f"random play did not end within {MOST_STEPS} steps")

    def positions(self, seed: int, every: int) -> Iterator[Table[Any]]:
        """Tables along a random match: many at first, fewer later, and the last."""
        table, wanted = self.table(seed), every
        yield table
        for step in self.steps(table, seed):
            if step.number >= wanted or first_acting(table) < 0:
                wanted += every + step.number // 8
                yield table
