"""Many matches of one game side by side, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY
from waystone.kernel.outcome import DRAW, WIN
from waystone.kernel.rules import Rules


class Batch:
    """Matches by the same rules, each with a seed of its own; who is over begins anew at once.

    `masks` has a byte for every match and action, 1 where the asked seat may choose it; `asked`
    the seat of each match. After a step `ended` lists the matches that it ended, with `rewards`
    by seat beside them: 1, 0 or -1 for a win, draw or loss.
    """

    def __init__(self, rules: Rules[Any, Any], seats: int, many: int, seed: str) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.many: Final = many
        self.seed: Final = seed
        self.width: Final = len(rules.alphabet)
        self.actions: Final = list(rules.alphabet)
        self.masks: Final = bytearray(many * self.width)
        self.asked: Final = bytearray(many)
        self.rounds: Final = [0] * many
        self.ended: list[int] = []
        self.rewards: list[list[int]] = []
        self.states: Final[list[Any]] = []
        self.dice: Final[list[SeededDice]] = []
        for match in range(many):
            dice = SeededDice(self._seed(match))
            self.dice.append(dice)
            self.states.append(rules.setup(seats, dice))
            self._show(match, rules.legal(self.states[match], self._next(match)))

    def _seed(self, match: int) -> str:
        """The seed of a place's match, a new one each time."""
        return f"{self.seed}/{match}/{self.rounds[match]}"

    def _next(self, match: int) -> int:
        acting = self.rules.acting(self.states[match])
        seat = acting[0] if acting else NOBODY
        self.asked[match] = seat if seat >= 0 else 0
        return seat

    def _show(self, match: int, legal: Sequence[Any]) -> None:
        masks, first = self.masks, match * self.width
        for action in legal:
            masks[first + action.id] = 1

    def step(self, chosen: Sequence[int]) -> None:
        """Let the asked seat of each match do one action, which its mask must allow."""
        rules, states, width = self.rules, self.states, self.width
        masks, asked, actions, all_dice = self.masks, self.asked, self.actions, self.dice
        self.ended = []
        self.rewards = []
        masks[:] = bytes(len(masks))
        for match in range(self.many):
            state = states[match]
            rules.apply(state, asked[match], actions[chosen[match]], all_dice[match])
            acting = rules.acting(state)
            if not acting:
                self._begin_again(match)
                continue
            seat = acting[0]
            asked[match] = seat
            first = match * width
            for action in rules.legal(state, seat):
                masks[first + action.id] = 1

    def _begin_again(self, match: int) -> None:
        outcome = self.rules.outcome(self.states[match])
        assert outcome is not None
        self.ended.append(match)
        self.rewards.append([_worth(result) for result in outcome.results])
        self.rounds[match] += 1
        dice = SeededDice(self._seed(match))
        self.dice[match] = dice
        self.states[match] = self.rules.setup(self.seats, dice)
        self._show(match, self.rules.legal(self.states[match], self._next(match)))


def _worth(result: str) -> int:
    return 1 if result == WIN else 0 if result == DRAW else -1
