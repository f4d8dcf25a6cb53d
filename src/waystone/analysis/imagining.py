"""Positions that a seat could be in, carried from step to step: those that still fit stay.

A position imagined anew for every moment would move the line of chances by its own luck. So each
position goes on with the match, and only what the seat now knows to be otherwise is replaced. What
others do unseen is what quick players would do: nothing that the seat can't know has a way in.
"""

from __future__ import annotations

from typing import Any, Final

from waystone.bots.coach import Coach
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import View
from waystone.kernel.state import State


class ImaginedPositions:
    """The imagined positions of one seat."""

    def __init__(self, coach: Coach[Any, Any], seat: int, many: int, seed: str) -> None:
        self.coach: Final = coach
        self.seat: Final = seat
        self.many: Final = many
        self.seed: Final = seed
        self.states: list[State | None] = [None] * many
        self.renewed: int = many
        """How many were imagined anew at the last moment."""

    def follow(self, who: int, action: Action, view: View, step: int) -> None:
        """A step was made, after which the seat sees this."""
        is_seen = who == self.seat or self.coach.open_play
        for at, state in enumerate(self.states):
            if state is not None:
                dice = SeededDice(f"{self.seed} {step} {self.seat}", f"follow {at}")
                is_on = self.carry(state, who, action if is_seen else None, dice)
                if not is_on or self.coach.rules.view(state, self.seat) != view:
                    self.states[at] = None
        self.refill(view, step)

    def carry(self, state: State, who: int, action: Action | None, dice: Dice) -> bool:
        """Make the step in an imagined position; without an action that of a quick player."""
        rules = self.coach.rules
        if who not in rules.acting(state):
            return False
        legal = rules.legal(state, who)
        if action is None:
            action = self.coach.player(dice).choose(rules.view(state, who), legal)
        if action not in legal:
            return False
        rules.apply(state, who, action, dice)
        return True

    def refill(self, view: View, step: int) -> None:
        """Imagine anew what is missing."""
        missing = [at for at, state in enumerate(self.states) if state is None]
        self.renewed = len(missing)
        if missing:
            dice = SeededDice(f"{self.seed} {step} {self.seat}", "imagine")
            found = self.coach.imagined(view, dice, len(missing))
            for at, state in zip(missing, found, strict=True):
                self.states[at] = state

    def positions(self) -> list[State]:
        """All of them; whoever tries something in one takes a copy."""
        return [state for state in self.states if state is not None]
