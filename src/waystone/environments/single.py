"""One seat of a game as a Gymnasium environment; bots sit on the others, if there are any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from waystone.environments.layout import Array, LayoutMaker
from waystone.environments.opened import Observation, Opened, Setting
from waystone.environments.pictures import FRAMES, MODES, rendered
from waystone.environments.play import MatchInPlay
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import SeededDice, commitment
from waystone.kernel.errors import BadSeats
from waystone.kernel.event import View
from waystone.kernel.rules import explain
from waystone.library.records import Record

ANY_SEAT: Final = "any"


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A match from one seat: alone, or against `opponents`, bots by name or by kind.

    `seat` is a number, or "any" for a new one at each reset. The reward comes at the end: 1, 0 or
    -1 for a win, draw or loss, or with `reward="score"` the score. An action that the rules refuse
    ends the match with -1. `nodes` is the bots' budget for each decision, 0 what they think right.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | BotKind] = (),
        seat: int | str = 0,
        render_mode: str | None = None,
        reward: str = "result",
        nodes: int = 0,
        layout: LayoutMaker | None = None,
        **settings: Setting,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode: expected {', '.join(MODES)}, not {render_mode!r}")
        self.opened: Final = Opened(game, 1 + len(opponents), settings, reward, layout)
        self.opponents: Final = [
            self.opened.entry.bot(each) if isinstance(each, str) else each for each in opponents
        ]
        if seat != ANY_SEAT and seat not in range(self.opened.seats):
            wanted = f"a number below {self.opened.seats} or {ANY_SEAT!r}"
            raise BadSeats("BAD_SEATS", f"seat: expected {wanted}, not {seat!r}")
        self.render_mode = render_mode
        self.wanted_seat: Final = seat
        self.nodes: Final = nodes
        self.observation_space = self.opened.observation_space()
        self.action_space = self.opened.action_space()
        self.seat = 0
        self._play: MatchInPlay | None = None
        self._bots: dict[int, Bot[Any]] = {}

    # Gymnasium's own

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; `options={"match_seed": "7"}` chooses its luck itself."""
        super().reset(seed=seed)
        drawn = str(self.np_random.integers(1 << 62))
        luck = str((options or {}).get("match_seed", drawn))
        turn = int(self.np_random.integers(self.opened.seats))
        self.seat = turn if isinstance(self.wanted_seat, str) else self.wanted_seat
        self._play = MatchInPlay(self.opened.rules, self.opened.seats, luck)
        self._bots = dict(self._seated(self._play))
        self._let_bots_play(self._play)
        self._show()
        return self.opened.observe(self._play, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do one action, and let the bots answer until it is this seat's turn again."""
        play, chosen = self._playing(), self.opened.action(action)
        refusal = play.refusal(chosen)
        if refusal:
            play.seat = -1
            why = explain(self.opened.rules, refusal)
            told = {"illegal_action": chosen.text, "refusal": refusal, "why": why}
            return self.opened.observe(play, self.seat), -1.0, True, False, told
        self._do(play, chosen)
        self._let_bots_play(play)
        self._show()
        observation = self.opened.observe(play, self.seat)
        if play.ended is None:
            return observation, 0.0, False, play.is_too_long, {}
        reward = play.rewards(self.opened.reward)[self.seat]
        return observation, reward, True, False, self.opened.ending(play, self.seat)

    def render(self) -> Any:
        """The board as this seat knows it; everything once the match is over."""
        return rendered(self._shown(), self.render_mode)

    # More than Gymnasium asks for

    def action_masks(self) -> Array:
        """Which actions can be chosen, under the name that maskable policies look for."""
        return self._begun().mask(self.seat).astype(bool)

    def action_text(self, action: int) -> str:
        """What an action is, in the words of records."""
        return self.opened.action(action).text

    def action_number(self, text: str) -> int:
        """The number of an action, by its text."""
        return self.opened.actions.parse(text).id

    def view(self) -> View:
        """All that this seat may know, for layouts of one's own."""
        view: View = self.opened.rules.view(self._begun().state, self.seat)
        return view

    def record(self) -> Record:
        """The match so far, to be saved, verified and watched again."""
        names = [each.name for each in self.opponents]
        names.insert(self.seat, "learner")
        return self._begun().record(names)

    # Within

    def _begun(self) -> MatchInPlay:
        if self._play is None:
            raise ResetNeeded("call reset before anything else")
        return self._play

    def _playing(self) -> MatchInPlay:
        play = self._begun()
        if play.seat != self.seat:
            raise ResetNeeded("this match is over: call reset")
        return play

    def _seated(self, play: MatchInPlay) -> list[tuple[int, Bot[Any]]]:
        """Bots with dice of their own, from which those of the match can't be worked out."""
        seats = [each for each in range(self.opened.seats) if each != self.seat]
        public = commitment(play.seed)
        return [
            (seat, kind.make(play.rules, SeededDice(f"bot {seat} of {public}"), Budget(self.nodes)))
            for seat, kind in zip(seats, self.opponents, strict=True)
        ]

    def _let_bots_play(self, play: MatchInPlay) -> None:
        while play.seat in self._bots and not play.is_too_long:
            seat = play.seat
            view, legal = play.rules.view(play.state, seat), play.rules.legal(play.state, seat)
            self._do(play, self._bots[seat].choose(view, legal))

    def _do(self, play: MatchInPlay, action: Action) -> None:
        actor = play.seat
        events = play.do(action)
        for seat, bot in self._bots.items():
            if bot.watches:
                heard = [event for audience, event in events if audience >> seat & 1]
                if heard or seat == actor or not action.secret:
                    bot.watch(heard, play.rules.view(play.state, seat))

    def _shown(self) -> View:
        play = self._begun()
        view: View = play.rules.reveal(play.state) if play.ended is not None else self.view()
        return view

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
