"""One match as environments play it: rules, position and dice, without a table's checksums."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from waystone.environments.layout import Array
from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY, AddressedEvent
from waystone.kernel.outcome import DRAW, LOSS, WIN, Outcome
from waystone.kernel.rules import Rules
from waystone.kernel.shortcuts import mask
from waystone.kernel.table import Table
from waystone.library.records import Record

MOST_STEPS: Final = 100_000
"""A match that is longer is cut off."""
REWARDS: Final = {WIN: 1.0, DRAW: 0.0, LOSS: -1.0}


class MatchInPlay:
    """A match in play: `seat` is asked, NOBODY once it is over and `ended` says how."""

    __slots__ = ("dice", "done", "ended", "rules", "seat", "seats", "seed", "state")

    def __init__(self, rules: Rules[Any, Any], seats: int, seed: str) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.seed: Final = seed
        self.dice: Final = SeededDice(seed)
        self.state: Any = rules.setup(seats, self.dice)
        self.done: list[tuple[int, Action]] = []
        self.ended: Outcome | None = rules.outcome(self.state)
        self.seat = self._asked()

    def __deepcopy__(self, memo: dict[int, Any]) -> MatchInPlay:
        """The same match, played again by its seed: what is compiled can't be copied in parts."""
        twin = MatchInPlay(self.rules, self.seats, self.seed)
        for _, action in self.done:
            twin.do(action)
        return twin

    def _asked(self) -> int:
        acting = self.rules.acting(self.state)
        return acting[0] if acting else NOBODY

    @property
    def is_too_long(self) -> bool:
        """Whether it is cut off here."""
        return len(self.done) >= MOST_STEPS and self.ended is None

    def do(self, action: Action) -> list[AddressedEvent]:
        """Let the asked seat do something that is not refused; returns what happened, for whom."""
        rules, state, seat = self.rules, self.state, self.seat
        events = rules.apply(state, seat, action, self.dice)
        self.done.append((seat, action))
        self.ended = rules.outcome(state)
        acting = rules.acting(state)
        self.seat = acting[0] if acting else NOBODY
        return events

    def refusal(self, action: Action) -> str:
        """Why the asked seat can't choose this, as a code; empty when it can.

        Actions at the table (to leave, to agree to a draw) are no moves and are not offered.
        """
        if action.table_action:
            return "NO_MOVE"
        return self.rules.refusal(self.state, self.seat, action)

    def mask(self, seat: int) -> Array:
        """1 for every action that a seat may choose now; all 1 once there is nothing to choose,
        so that nobody divides by the number of choices in vain."""
        many = len(self.rules.alphabet)
        if self.seat == NOBODY:
            return np.ones(many, np.int8)
        if seat != self.seat:
            return np.zeros(many, np.int8)
        return np.frombuffer(bytearray(mask(self.rules, self.state, seat)), np.int8)

    def rewards(self, kind: str) -> list[float]:
        """What each seat has for the match that is over: by its result, or its score."""
        assert self.ended is not None
        if kind == "score":
            return [float(score) for score in self.ended.scores]
        return [REWARDS[result] for result in self.ended.results]

    def record(self, names: list[str]) -> Record:
        """The match on paper, as `waystone verify` and the browser's replay read it."""
        table = Table(self.rules, names, self.seed)
        for seat, action in self.done:
            table.do(seat, action)
        return Record(table.record)
