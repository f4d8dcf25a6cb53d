"""What both kinds of environments begin with: a game with settings, its layout and its spaces."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction

from waystone.catalogue import find_game
from waystone.environments.layout import LayoutMaker, layout_of
from waystone.environments.play import MatchInPlay
from waystone.kernel.action import Action
from waystone.kernel.settings import among_bots

Setting = str | int | float
Observation = dict[str, Any]
REWARD_KINDS: Final = ("result", "score")


class Opened:
    """A game for one choice of settings and seats, ready to be played again and again.

    An action is the number of an entry of the game's alphabet: `actions[number].text` says what
    it is, and an action has the same number in every match with the same settings.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, Setting],
        reward: str,
        layout: LayoutMaker | None,
    ) -> None:
        if reward not in REWARD_KINDS:
            raise ValueError(f"reward: expected result or score, not {reward!r}")
        self.entry: Final = find_game(game)
        texts = {name: str(value) for name, value in settings.items()}
        self.rules: Final = self.entry.open(among_bots(self.entry.settings, texts))
        self.rules.check_seats(seats)
        self.seats: Final = seats
        self.reward: Final = reward
        self.layout: Final = (layout or layout_of(game))(self.rules, seats)
        self.actions: Final = self.rules.alphabet

    def __deepcopy__(self, memo: dict[int, Any]) -> Opened:
        """Itself, as nothing of it ever changes; and what is compiled could not be copied."""
        return self

    def observation_space(self) -> spaces.Dict:
        """The arrays of the layout, and beside them which actions can be chosen."""
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict(
            {"observation": spaces.Dict(dict(self.layout.boxes())), "action_mask": mask}
        )

    def action_space(self) -> spaces.Discrete:
        """One number per entry of the alphabet."""
        return spaces.Discrete(len(self.actions))

    def observe(self, play: MatchInPlay, seat: int) -> Observation:
        """What a seat may know and do now."""
        view = self.rules.view(play.state, seat)
        return {"observation": self.layout.encode(view), "action_mask": play.mask(seat)}

    def action(self, number: Any) -> Action:
        """The action of a number; InvalidAction for what is none at all."""
        try:
            place = int(number)
        except (TypeError, ValueError, OverflowError):  # the last one is for infinity
            place = -1
        if not 0 <= place < len(self.actions):
            wanted = f"a whole number from 0 to {len(self.actions) - 1}"
            raise InvalidAction(f"expected {wanted}, not {number!r}")
        return self.actions[place]

    def ending(self, play: MatchInPlay, seat: int) -> dict[str, Any]:
        """What is said about a match that is over, to one of its seats."""
        assert play.ended is not None
        return {
            "reason": play.ended.reason,
            "result": play.ended.results[seat],
            "score": play.ended.scores[seat],
        }
