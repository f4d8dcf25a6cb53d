"""One action under way: the position, the luck, and what is told about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar, cast

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, AddressedEvent, Event, only

F = TypeVar("F", bound=Frame)
_DEFAULTS: Final = (ACTIONS.pass_, ACTIONS.done, ACTIONS.stop, ACTIONS.spare)


@mypyc_attr(acyclic=True)
class Play:
    """What every rule needs in its hands."""

    __slots__ = ("dice", "events", "params", "state")

    def __init__(
        self, params: Params, state: CrawlerState, dice: Dice, events: list[AddressedEvent]
    ) -> None:
        self.params: Final = params
        self.state: Final = state
        self.dice: Final = dice
        self.events: Final = events

    def tell(self, event: Event) -> None:
        """Everybody hears it."""
        self.events.append((EVERYONE, event))

    def whisper(self, seat: int, event: Event) -> None:
        """One seat hears it."""
        self.events.append((only(seat), event))

    def begin(self, frame: Frame) -> None:
        """Put something on the stack: it goes on before all else."""
        self.state.stack.append(frame)

    def ask(self, seat: int, question: int, options: Iterable[int]) -> None:
        """Stop until the seat has chosen; an absent seat's choice is made for it (DC-22)."""
        state = self.state
        choices = tuple(sorted(options))
        if state.absent[seat]:
            state.answer = default_choice(choices)
            return
        state.stack.append(AskFrame(seat, question))
        state.options = choices

    def choose(self, seat: int, question: int, options: list[int]) -> None:
        """As `ask`, but where there is only one answer nobody is asked."""
        if len(options) == 1:
            self.state.answer = options[0]
        else:
            self.ask(seat, question, options)


def default_choice(options: tuple[int, ...]) -> int:
    """What is chosen for who does not choose: to do nothing, or else the first."""
    for id in _DEFAULTS:
        if id in options:
            return id
    return options[0]


def nearest(state: CrawlerState, kind: type[F]) -> F:
    """The uppermost frame of a kind, which must be there."""
    for frame in reversed(state.stack):
        if isinstance(frame, kind):
            return frame
    raise ValueError(f"no {kind.__name__} is under way")


def is_under_way(state: CrawlerState, kind: type[Frame]) -> bool:
    """Whether a frame of this kind is on the stack."""
    return any(isinstance(frame, kind) for frame in state.stack)


def cause_of(state: CrawlerState, frame: Frame) -> Frame:
    """What a frame was begun for: the one below it."""
    return state.stack[state.stack.index(frame) - 1]


Stages = tuple[Callable[[Play, Frame], int], ...]
"""By stage: lets a frame go on, and says which of its stages comes next, or DONE."""


def in_stages(by_stage: Mapping[int, Callable[[Play, F], int]]) -> Stages:
    """The stages of one kind of frame; the machine hands each only frames of that kind."""
    return cast(Stages, tuple(by_stage[stage] for stage in range(len(by_stage))))
