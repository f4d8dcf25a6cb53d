"""Many matches of one game side by side, stepped in one call."""

from __future__ import annotations

from typing import Any, Final

from waystone.kernel.compiling import u8, vec
from waystone.kernel.dice import Dice, DiceInTurn, SeededDice
from waystone.kernel.outcome import DRAW, WIN
from waystone.kernel.rules import Rules
from waystone.kernel.shortcuts import mask


class Batch:
    """Matches by the same rules, each with a seed of its own; who is over begins anew at once.

    `asked` has the seat of each match, `masks` what it may choose: a byte for every action. After a
    step `ended` lists the matches that it ended, with `rewards` by seat beside them: 1, 0 or -1 for
    a win, draw or loss.

    A game that knows all there ever is to choose from may have it as `masks`, and a method
    `step_many` that builds no events and knows its own classes. Then `table` is that list, and
    `choices` has for each match a place in it instead of `masks`.
    """

    def __init__(self, rules: Rules[Any, Any], seats: int, many: int, seed: str) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.many: Final = many
        self.seed: Final = seed
        self.actions: Final = list(rules.alphabet)
        self.rounds: Final = [0] * many
        self.ended: list[int] = []
        self.rewards: list[list[int]] = []
        self.states: Final[list[Any]] = [None] * many
        self.dice: Final[list[Dice]] = []
        self.dice_in_turn: Final = DiceInTurn(self.dice)
        self.asked: Final = vec[u8]([0] * many)
        self.table: Final[list[bytes]] = getattr(rules, "masks", [])
        self._places: Final = {each: place for place, each in enumerate(self.table)}
        self.masks: Final = [b""] * many
        self.choices: Final = vec[u8]([0] * many)
        for match in range(many):
            self.dice.append(SeededDice(self._seed(match)))
            self._begin(match)

    def _seed(self, match: int) -> str:
        """The seed of a place's match, a new one each time."""
        return f"{self.seed}/{match}/{self.rounds[match]}"

    def _begin(self, match: int) -> None:
        state = self.states[match] = self.rules.setup(self.seats, self.dice[match])
        acting = self.rules.acting(state)
        self._ask(match, acting[0] if acting else 0)

    def _ask(self, match: int, seat: int) -> None:
        self.asked[match] = seat
        found = mask(self.rules, self.states[match], seat)
        if self.table:
            self.choices[match] = self._places[found]
        else:
            self.masks[match] = found

    def step(self, chosen: list[int]) -> None:
        """Let the asked seat of each match do one action, which its mask must allow."""
        quick = getattr(self.rules, "step_many", None)
        if quick is None:
            self.ended = self._step(chosen)
        else:
            self.ended = quick(self.states, self.asked, chosen, self.dice_in_turn, self.choices)
        self.rewards = []
        for match in self.ended:
            self._begin_again(match)

    def _step(self, chosen: list[int]) -> list[int]:
        rules, over = self.rules, list[int]()
        for match, state in enumerate(self.states):
            done = self.actions[chosen[match]]
            rules.apply(state, self.asked[match], done, self.dice[match])
            acting = rules.acting(state)
            if acting:
                self._ask(match, acting[0])
            else:
                over.append(match)
        return over

    def _begin_again(self, match: int) -> None:
        outcome = self.rules.outcome(self.states[match])
        assert outcome is not None
        self.rewards.append([_worth(result) for result in outcome.results])
        self.rounds[match] += 1
        self.dice[match] = SeededDice(self._seed(match))
        self.states[match] = None  # so that the new one may have its place in memory
        self._begin(match)


def _worth(result: str) -> int:
    return 1 if result == WIN else 0 if result == DRAW else -1
