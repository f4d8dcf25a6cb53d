"""All seats of a game as a PettingZoo environment, one agent's turn after another's."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from waystone.environments.layout import LayoutMaker
from waystone.environments.opened import Observation, Opened, Setting
from waystone.environments.pictures import FRAMES, MODES, rendered
from waystone.environments.play import MatchInPlay
from waystone.kernel.event import SPECTATOR, View
from waystone.kernel.rules import explain
from waystone.library.records import Record


def aec_env(
    game: str, seats: int = 2, render_mode: str | None = None, **words: Any
) -> AECEnv[str, Observation, int]:
    """A game as PettingZoo's `env()` functions give theirs.

    It needs none of PettingZoo's wrappers: wrong order and wrong actions are refused anyway.
    """
    return AllSeats(game, seats, render_mode, **words)


class AllSeats(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A match of so many seats, whose agents are `player_0`, `player_1` and so on.

    Whoever is asked first acts first. Rewards come at the end, to all. An action that the rules
    refuse ends the match: -1 for who chose it and nothing for the others, as PettingZoo's own
    wrapper has it.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        render_mode: str | None = None,
        reward: str = "result",
        layout: LayoutMaker | None = None,
        **settings: Setting,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode: expected {', '.join(MODES)}, not {render_mode!r}")
        self.opened: Final = Opened(game, seats, settings, reward, layout)
        self.metadata = {
            "name": f"waystone_{game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "render_fps": FRAMES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of: Final = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._seen: Final = {name: self.opened.observation_space() for name in self.possible_agents}
        self._done: Final = {name: self.opened.action_space() for name in self.possible_agents}
        self._luck: np.random.Generator | None = None
        self._begun: MatchInPlay | None = None
        self.agent_selection = self.possible_agents[0]

    # PettingZoo's own

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is shown: the same object each time."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can choose from: the same object each time."""
        return self._done[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; `options={"match_seed": "7"}` chooses its luck itself."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        luck = str((options or {}).get("match_seed", self._luck.integers(1 << 62)))
        self._begun = MatchInPlay(self.opened.rules, self.opened.seats, luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(0, self._play.seat)]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent may know and do now."""
        return self.opened.observe(self._play, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Let the selected agent act; None is for agents whose match is over."""
        agent, play = self.agent_selection, self._play
        if not self.agents:
            raise ResetNeeded("this match is over: call reset")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.opened.action(action)
        refusal = play.refusal(chosen)
        if refusal:
            self._forfeit(agent, chosen.text, refusal)
            return
        play.do(chosen)
        if play.ended is not None:
            self._end(play)
        elif play.is_too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[play.seat]
        self._show()

    def render(self) -> Any:
        """The board as the selected agent knows it; everything once the match is over."""
        return rendered(self._shown(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    # More than PettingZoo asks for

    def action_text(self, action: int) -> str:
        """What an action is, in the words of records."""
        return self.opened.action(action).text

    def action_number(self, text: str) -> int:
        """The number of an action, by its text."""
        return self.opened.actions.parse(text).id

    def view(self, agent: str) -> View:
        """All that an agent may know, for layouts of one's own."""
        view: View = self.opened.rules.view(self._play.state, self._seat_of[agent])
        return view

    def record(self) -> Record:
        """The match so far, to be saved, verified and watched again."""
        return self._play.record(self.possible_agents)

    # Within

    @property
    def _play(self) -> MatchInPlay:
        if self._begun is None:
            raise ResetNeeded("call reset before anything else")
        return self._begun

    def _end(self, play: MatchInPlay) -> None:
        for agent, reward in zip(
            self.possible_agents, play.rewards(self.opened.reward), strict=True
        ):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
            self.infos[agent] = self.opened.ending(play, self._seat_of[agent])

    def _forfeit(self, agent: str, text: str, refusal: str) -> None:
        self._play.seat = -1
        self.rewards[agent] = -1.0
        self._cumulative_rewards[agent] -= 1.0
        self.terminations = dict.fromkeys(self.agents, True)
        why = explain(self.opened.rules, refusal)
        self.infos[agent] = {"illegal_action": text, "refusal": refusal, "why": why}

    def _shown(self) -> View:
        play, rules = self._play, self.opened.rules
        if play.ended is not None:
            revealed: View = rules.reveal(play.state)
            return revealed
        view: View = rules.view(play.state, play.seat if play.seat >= 0 else SPECTATOR)
        return view

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
