"""Players that are programs: they get a view and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic

from waystone.kernel.action import Action
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSeats, Endless, IllegalAction
from waystone.kernel.event import Event, View
from waystone.kernel.rules import Rules, V
from waystone.kernel.table import Step, Table

MOST_STEPS: Final = 200_000
"""Ten times as many as the longest match of the house's games with their limits of rounds."""
_ENDLESS: Final = "no end after {:,} steps: give the match a limit of rounds, or allow more steps"


class Budget:
    """How much a bot may think: positions looked at, and seconds if somebody lends a clock.

    Who lends `watch` is told now and then which share of a decision's budget is spent, from 0 to
    1, and ends the thinking by answering False.
    """

    def __init__(
        self,
        nodes: int = 0,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
        watch: Callable[[float], bool] | None = None,
    ) -> None:
        self.nodes: Final = nodes
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.watch: Final = watch

    def __repr__(self) -> str:
        return f"<Budget: {self.nodes:,} positions, {self.seconds:g} s; 0 is as many as it likes>"


class Limit:
    """How far to look for one decision: `usual_nodes` positions where the budget names none."""

    def __init__(self, budget: Budget, usual_nodes: int) -> None:
        self.nodes: Final = budget.nodes or usual_nodes
        self.seconds: Final = budget.seconds
        self.clock: Final = budget.clock if budget.seconds else None
        self.begun: Final = self.clock() if self.clock is not None else 0.0
        self.watch: Final = budget.watch

    def is_over(self, nodes: int) -> bool:
        """Whether no further position may be looked at."""
        spent = nodes / (self.nodes + 1)
        if self.clock is not None:
            spent = max(spent, (self.clock() - self.begun) / self.seconds)
        if self.watch is not None and not self.watch(min(spent, 1.0)):
            return True
        return spent >= 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[V]):
    """One seat's player. It may keep the rulebook, which is public, and dice of its own."""

    watches: ClassVar[bool] = False
    """Whether `watch` wants to be called after every step that tells its seat something."""
    phase = ""
    """What the bot is up to, in a word or two, for display: set on the object."""

    def watch(self, heard: list[Event], view: V) -> None:
        """Hear what happened, for bots that remember."""

    @abstractmethod
    def choose(self, view: V, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""


class BotKind:
    """A bot of the catalogue: its name, what it is like, and how to make one.

    A `slow` bot thinks for long: a server lets it do so elsewhere, and the table goes on meanwhile.
    A `heavy` one takes more than five milliseconds now and then: a server asks it elsewhere too,
    and waits for its answer.
    """

    def __init__(
        self,
        name: str,
        summary: str,
        make: Callable[[Rules[Any, Any], Dice, Budget], Bot[Any]],
        slow: bool = False,
        heavy: bool = False,
    ) -> None:
        self.name: Final = name
        self.summary: Final = summary
        self.make: Final = make
        self.slow: Final = slow
        self.heavy: Final = heavy

    def __repr__(self) -> str:
        return f"<BotKind {self.name}: {self.summary}>"


def play_out(
    table: Table[Any],
    bots: Sequence[Bot[Any]],
    after_step: Callable[[Step], None] | None = None,
    most_steps: int = MOST_STEPS,
) -> None:
    """Let bots play a match to its end; raises Endless if it has none after so many steps.

    A game without a limit of rounds may go on for ever: open it with the settings that
    `among_bots` gives, which have one.
    """
    if len(bots) != table.seats:
        raise BadSeats("BAD_SEATS", f"this table has {table.seats} seats, not {len(bots)} bots")
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if bot.watches]
    while acting := table.acting():
        if table.number >= most_steps:
            raise Endless("ENDLESS", _ENDLESS.format(most_steps))
        seat = acting[0]
        step = do_choice(table, seat, bots[seat])
        for listener, bot in listeners:
            if step.tells(listener):
                bot.watch(step.visible_to(listener), table.view(listener))
        if after_step is not None:
            after_step(step)


def do_choice(table: Table[Any], seat: int, bot: Bot[Any]) -> Step:
    """Ask a bot and do what it says; where that is refused, IllegalAction says who chose what."""
    action = _choice(bot, table.view(seat), table.legal(seat))
    try:
        return table.do(seat, action)
    except IllegalAction as refused:
        who = f"{table.record.names()[seat]} (seat {seat})"
        message = f"{who} chose {action.text!r}: {refused.message}"
        raise IllegalAction(refused.code, message) from refused


def _choice(bot: Bot[Any], view: View, legal: Sequence[Action]) -> Action:
    """What the bot chose; a text or nothing at all is a mistake that a writer makes first."""
    asked: Any = bot  # or a compiled caller fails before anything can be said
    action: object = asked.choose(view, legal)
    if not isinstance(action, Action):
        message = f"a bot returns one of the legal actions, not {action!r}"
        raise IllegalAction("NO_ACTION", message)
    return action
