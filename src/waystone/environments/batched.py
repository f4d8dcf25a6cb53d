"""Thousands of matches stepped in one call, by the same rules as all others."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from waystone.environments.layout import Arrays, LayoutMaker
from waystone.environments.opened import Opened, Setting
from waystone.kernel.batch import Batch
from waystone.kernel.event import View


class Choices:
    """Masks as lists of the actions that they allow, laid one behind the other."""

    def __init__(self, masks: NDArray[np.uint8]) -> None:
        self.actions: Final = masks.nonzero()[1]
        self.many: Final = masks.sum(1, np.intp)
        self.begin: Final = self.many.cumsum() - self.many

    def sample(self, places: NDArray[Any], luck: np.random.Generator) -> NDArray[np.intp]:
        """One of the actions of each mask that is named by its place."""
        chosen = (luck.random(len(places)) * self.many.take(places)).astype(np.intp)
        found: NDArray[np.intp] = self.actions.take(self.begin.take(places) + chosen)
        return found


class ManyMatches:
    """A batch of matches for learners that act for all seats.

    Every array has a row per match. `action_mask` says what the seat in `seats` may choose;
    `step` does one action in every match. A match that ends begins anew at once, with luck of its
    own: `terminated` and `rewards` tell of the one that ended, everything else of the new one.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int = 2,
        seed: int | str = 0,
        layout: LayoutMaker | None = None,
        **settings: Setting,
    ) -> None:
        if matches < 1:
            raise ValueError(f"matches: expected a whole number from 1 on, not {matches}")
        self.opened: Final = Opened(game, seats, settings, "result", layout)
        self.batch: Final = Batch(self.opened.rules, seats, matches, str(seed))
        width = len(self.opened.actions)
        self.action_mask: Final = np.zeros((matches, width), np.uint8)
        self.seats: Final = np.zeros(matches, np.uint8)
        self.terminated: Final = np.zeros(matches, bool)
        self.rewards: Final = np.zeros((matches, seats), np.float32)
        self._rows: Final = np.arange(matches)
        self._begin: Final = self._rows * width
        table = b"".join(self.batch.table)
        self._table: Final = np.frombuffer(table, np.uint8).reshape(len(self.batch.table), width)
        self._table_choices: Final = Choices(self._table)
        self._places = np.zeros(matches, np.uint8)
        self._show()

    def __len__(self) -> int:
        return self.batch.many

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Let the asked seat of each match do its action; all are judged before any is done."""
        chosen = np.asarray(actions).astype(np.intp, casting="same_kind", copy=False)
        if chosen.shape != (len(self),):
            raise InvalidAction(f"expected {len(self)} actions, one a match, not {chosen.shape}")
        self._judge(chosen)
        self.terminated[:] = False
        self.rewards[:] = 0
        batch = self.batch
        batch.step(chosen.tolist())
        self._show()
        if batch.ended:
            self.terminated[batch.ended] = True
            self.rewards[batch.ended] = batch.rewards

    def sample(self, luck: np.random.Generator) -> NDArray[np.intp]:
        """An action for each match, any that its mask allows, each as likely as the others."""
        if self.batch.table:
            return self._table_choices.sample(self._places, luck)
        return Choices(self.action_mask).sample(self._rows, luck)

    def _show(self) -> None:
        batch = self.batch
        self.seats[:] = np.frombuffer(bytes(batch.asked), np.uint8)
        if batch.table:
            self._places = np.frombuffer(bytes(batch.choices), np.uint8)
            np.take(self._table, self._places, 0, out=self.action_mask, mode="clip")
        else:
            self.action_mask.ravel()[:] = np.frombuffer(b"".join(batch.masks), np.uint8)

    def _judge(self, chosen: NDArray[np.integer[Any]]) -> None:
        known = (chosen >= 0) & (chosen < len(self.opened.actions))
        allowed = known & self.action_mask.view(bool).ravel().take(
            self._begin + chosen, mode="clip"
        )
        if not allowed.all():
            match = int(np.flatnonzero(~allowed)[0])
            raise InvalidAction(f"match {match} does not allow action {int(chosen[match])}")

    def view(self, match: int, seat: int | None = None) -> View:
        """All that a seat of a match may know; the asked one's if none is named."""
        looking = int(self.seats[match]) if seat is None else seat
        view: View = self.opened.rules.view(self.batch.states[match], looking)
        return view

    def observe(self) -> Arrays:
        """What the asked seat of each match is shown: the arrays of the layout, stacked."""
        encode = self.opened.layout.encode
        shown = [encode(self.view(match)) for match in range(len(self))]
        return {name: np.stack([each[name] for each in shown]) for name in shown[0]}
