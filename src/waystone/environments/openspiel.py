"""The games for OpenSpiel's algorithms, as `pyspiel.Game`, as far as its interface carries them.

All luck of a match is one chance node at its root: one of `lucks` seeds, all equally likely. What
follows is played by the rules from that seed. So the trees have no node per die, and algorithms
that want every roll as a chance node of its own see a game with as many lucks and no more.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from waystone.catalogue import find_game
from waystone.environments.layout import LAYOUTS
from waystone.environments.opened import Opened, Setting
from waystone.environments.play import MOST_STEPS, MatchInPlay
from waystone.kernel.event import NOBODY

LUCKS: Final = 1024
USUAL: Final[dict[str, Any]] = {"seats": 2, "lucks": LUCKS, "seed": "luck", "settings": ""}
"""Parameters of every game; settings are written `level:2;size:6`."""


def openspiel_game(
    game: str, seats: int = 2, lucks: int = LUCKS, seed: str = "luck", **settings: Setting
) -> WaystoneGame:
    """A game of ours as OpenSpiel's algorithms take it, for all seats.

    Its matches have the seeds `SEED/0` to `SEED/LUCKS-1`; the more, the nearer to all there are.
    """
    if lucks < 1:
        raise ValueError(f"lucks: expected a whole number from 1 on, not {lucks}")
    texts = ";".join(f"{name}:{value}" for name, value in settings.items())
    words = {"seats": seats, "lucks": lucks, "seed": seed, "settings": texts}
    found: WaystoneGame = pyspiel.load_game(short_name(find_game(game).name), words)
    return found


def short_name(game: str) -> str:
    """As OpenSpiel knows a game: `waystone_dooom`."""
    return f"waystone_{game.replace('-', '_')}"


class _Draw(NamedTuple):
    """What a game is played with."""

    opened: Opened
    lucks: int
    seed: str


_DRAWS: Final[dict[str, _Draw]] = {}
"""By OpenSpiel's own name for a game with its parameters: copies that it makes of games have
nothing of ours but that."""


class WaystoneGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings; returns are 1, 0 or -1 for a win, draw or loss of each seat."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**USUAL, **(params or {})}
        pairs = [each.partition(":") for each in given["settings"].split(";") if each]
        chosen: dict[str, Setting] = {name: value for name, _, value in pairs}
        opened = Opened(self.name, given["seats"], chosen, "result", None)
        super().__init__(_kind(self.name), _info(opened, given["lucks"]), given)
        _DRAWS[str(self)] = _Draw(opened, given["lucks"], given["seed"])

    @property
    def opened(self) -> Opened:
        """The game with its settings, layout and alphabet."""
        return _DRAWS[str(self)].opened

    def new_initial_state(self) -> WaystoneState:
        """Before the luck is drawn."""
        return WaystoneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TensorObserver:
        """What makes tensors of what a seat may know."""
        return TensorObserver(self.opened)


def _kind(game: str) -> Any:
    kind, about = pyspiel.GameType, find_game(game).info
    return kind(
        short_name=short_name(game),
        long_name=about.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # all may lose
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=about.seats[1],
        min_num_players=about.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


def _info(opened: Opened, lucks: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(opened.actions),
        max_chance_outcomes=lucks,
        num_players=opened.seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=MOST_STEPS,
    )


class WaystoneState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies it by playing its luck and actions again."""

    def __init__(self, game: WaystoneGame) -> None:
        super().__init__(game)
        self.draw: Final = _DRAWS[str(game)]
        self.play: MatchInPlay | None = None

    def current_player(self) -> int:
        """Who is asked: chance first, then a seat."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The lucks of this game."""
        return [(luck, 1 / self.draw.lucks) for luck in range(self.draw.lucks)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        if player != self.play.seat:
            return []
        legal = self.play.rules.legal(self.play.state, player)
        return sorted(action.id for action in legal)

    def _apply_action(self, action: int) -> None:
        opened = self.draw.opened
        if self.play is None:
            self.play = MatchInPlay(opened.rules, opened.seats, f"{self.draw.seed}/{action}")
        else:
            self.play.do(opened.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.draw.opened.actions[action].text

    def is_terminal(self) -> bool:
        """Whether the match is over, or so long that it is cut off."""
        return self.play is not None and (self.play.seat == NOBODY or self.play.is_too_long)

    def returns(self) -> list[float]:
        """1, 0 or -1 for each seat once it is over, 0 before."""
        if self.play is None or self.play.ended is None:
            return [0.0] * self.draw.opened.seats
        return self.play.rewards("result")

    def observation_string(self, player: int) -> str:
        """What a seat may know, as a picture."""
        if self.play is None:
            return ""
        return str(self.play.rules.view(self.play.state, player))

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "before the luck is drawn"


class TensorObserver:
    """Tensors of what a seat may know: the arrays of the game's layout, one after another."""

    def __init__(self, opened: Opened) -> None:
        self.opened: Final = opened
        shapes = {name: box.shape for name, box in opened.layout.boxes().items()}
        total = sum(int(np.prod(shape)) for shape in shapes.values())
        self.tensor: Final = np.zeros(total, np.float32)
        self.dict: Final[dict[str, Any]] = {}
        first = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def set_from(self, state: WaystoneState, player: int) -> None:
        """Show a position from a seat's eyes; before the luck is drawn all is 0."""
        self.tensor.fill(0)
        if state.play is not None:
            view = state.play.rules.view(state.play.state, player)
            for name, array in self.opened.layout.encode(view).items():
                self.dict[name][...] = array

    def string_from(self, state: WaystoneState, player: int) -> str:
        """The same as a picture."""
        return state.observation_string(player)


def _register() -> None:
    """Let OpenSpiel know the games of the house by name: it makes copies that way."""
    for game in LAYOUTS:
        kind = type(f"Game_{short_name(game)}", (WaystoneGame,), {"name": game})
        pyspiel.register_game(_kind(game), kind)


_register()
