"""A match in one's own hands: look, act, print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import islice
from typing import Any, Final, Generic, overload

from waystone.catalogue import find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import MOST_STEPS, Bot, BotKind, do_choice
from waystone.kernel.errors import Endless, IllegalAction
from waystone.kernel.event import SPECTATOR, Event
from waystone.kernel.outcome import Outcome
from waystone.kernel.replay import open_table, steps
from waystone.kernel.rules import V, explain
from waystone.kernel.table import Step as TableStep
from waystone.kernel.table import Table
from waystone.library.players import Player, check_player, name_of, seated
from waystone.library.records import Record

_OFFERED: Final = 8
"""So many legal actions are named in an error."""


class Step(Sequence[Event]):
    """One step of a match: the events that its own seat saw, with who did what.

    It is a sequence of events. `told(seat)` gives what another seat saw.
    """

    def __init__(self, step: TableStep) -> None:
        self._step: Final = step
        self._events: Final = tuple(step.visible_to(step.seat))

    @property
    def number(self) -> int:
        """Its place in the match, counted from 1."""
        return self._step.number

    @property
    def seat(self) -> int:
        """Who acted."""
        return self._step.seat

    @property
    def action(self) -> Action:
        """What was done."""
        return self._step.action

    @property
    def digest(self) -> str:
        """The checksum of the position after it, as the record has it."""
        return self._step.digest

    def told(self, seat: int) -> list[Event]:
        """The events that this seat, or `waystone.SPECTATOR`, saw."""
        return self._step.visible_to(seat)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | Sequence[Event]:
        return self._events[at]

    def __len__(self) -> int:
        return len(self._events)

    def __repr__(self) -> str:
        what = f"step {self.number}, seat {self.seat}: {self.action.text}"
        return f"<{what}; {', '.join(map(repr, self._events)) or 'nothing to see'}>"

    def _repr_html_(self) -> str:
        events = "".join(f"<li><code>{escape(repr(each))}</code></li>" for each in self._events)
        said = f"seat {self.seat}: {escape(self.action.text)}"
        return f"<b>{self.number}. {said}</b><ul>{events}</ul>"


class Match(Generic[V]):
    """A match that this program plays: `new_match`, `play_match` and `Record.replay` give one.

    Seats are counted from 0. Where a seat may be left out, the one that is asked first is meant.
    Printed, a match shows the board as that seat knows it; a notebook shows it as an image.
    """

    def __init__(
        self, table: Table[Any], bots: Mapping[int, Bot[Any] | BotKind] | None = None
    ) -> None:
        self._table = table
        self._players: Final = dict(bots or {})
        self._bots = {seat: seated(each, table, seat) for seat, each in self._players.items()}
        self.steps: Final[list[Step]] = []
        """All that was done so far."""

    # What it is

    @property
    def game(self) -> str:
        """The name of the game, such as `delve-and-dash`."""
        return self._table.game.info.name

    @property
    def players(self) -> list[str]:
        """Who sits where."""
        return self._table.record.names()

    @property
    def settings(self) -> dict[str, str]:
        """Every setting of the match, as text."""
        return self._table.game.settings.texts()

    @property
    def seed(self) -> str:
        """What all luck of this match follows from."""
        return self._table.dice.seed

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that the match waits for, the first one asked first; none after the end."""
        return tuple(self._table.acting())

    @property
    def result(self) -> Outcome | None:
        """How it ended: `results` and `scores` by seat, `winners`, `reason`; None before that."""
        return self._table.outcome

    @property
    def record(self) -> Record:
        """The match on paper, as far as it has come."""
        return Record(self._table.record)

    # What a seat knows and can do

    def view(self, seat: int | None = None) -> V:
        """All that a seat may know, or `waystone.SPECTATOR`; never more than that."""
        looking = self._first_acting() if seat is None else self._checked(seat)
        view: V = self._table.game.view(self._table.state, looking)
        return view

    def reveal(self) -> V:
        """Everything, hidden things too: only once the match is over."""
        if self.result is None:
            raise IllegalAction("NOT_OVER", "what is hidden is revealed when the match is over")
        view: V = self._table.game.reveal(self._table.state)
        return view

    def legal(self, seat: int | None = None) -> list[Action]:
        """What a seat can do now; each action has a `text`. Empty when it is not asked."""
        acting = self._first_acting() if seat is None else self._checked(seat)
        return [] if acting == SPECTATOR else list(self._table.legal(acting))

    def act(self, action: Action | str, seat: int | None = None) -> Step:
        """Do one action, given itself or by its text; returns the events that its seat saw.

        Raises IllegalAction and changes nothing where the rules refuse it. If bots sit at the
        table, they answer until somebody else is asked; `steps` has what they did.
        """
        acting = self._first_acting() if seat is None else self._checked(seat)
        found = self._parsed(acting, action) if isinstance(action, str) else action
        self._refuse(acting, found)
        step = self._do(acting, found)
        self.let_bots_play()
        return step

    def join(self, player: Player) -> Step:
        """Somebody sits down while the match runs: a name or a bot, in the seat that the step has.

        Raises IllegalAction and changes nothing where the game or the moment does not allow it:
        Dungeon Crawler Labyrinth does once its first round is complete (DC-117).
        """
        check_player(player)
        table = self._table
        if self.result is not None:
            raise IllegalAction("MATCH_OVER", explain(table.game, "MATCH_OVER"))
        seat = table.next_seat()
        step = self._do(seat, table.game.alphabet.join, name_of(player))
        self._sit(seat, player)
        self.let_bots_play()
        return step

    def hand_over(self, seat: int, player: Player) -> None:
        """From now on a bot acts for this seat, or a name for whom this program acts.

        A match that was replayed or copied goes on with bots in this way. If it is a bot's turn,
        `let_bots_play` lets it begin.
        """
        check_player(player)
        if self._checked(seat) == SPECTATOR:
            raise IllegalAction("NO_SUCH_SEAT", "those who only watch have no seat to hand over")
        self._sit(seat, player)

    # Trying things out

    def copy(self) -> Match[V]:
        """The same match once more, apart from this one: its position, its steps, its luck to come.

        No bot sits there: this program acts for every seat, or hands it over.
        """
        return self.record.replay()

    def undo(self) -> Step:
        """Take the last decision back, with all that bots did since; returns the step it was.

        Bots of `waystone.bot` are made anew and hear what is left; one of your own stays as it is.
        """
        own = [step for step in self.steps if step.seat not in self._bots]
        if not own:
            message = "there is nothing to take back: nobody but bots has decided anything yet"
            raise IllegalAction("NOTHING_DONE", message)
        self._go_back(own[-1].number - 1)
        return own[-1]

    def let_bots_play(self, most_steps: int = MOST_STEPS) -> None:
        """Let the bots act until somebody else is asked, or the match is over."""
        while (acting := self._table.acting()) and acting[0] in self._bots:
            if self._table.number >= most_steps:
                raise Endless("ENDLESS", f"no end after {most_steps:,} steps")
            self._keep(do_choice(self._table, acting[0], self._bots[acting[0]]))

    # Pictures

    def svg(self, seat: int | None = None) -> str:
        """The board as a seat knows it, as an SVG image; what is hidden is not in it."""
        view = self._shown(seat)
        return view.drawing.svg(view)

    def __str__(self) -> str:
        picture = str(self._shown(None))
        return "\n".join([self._headline(), "", picture, "", self._closing()])

    def __repr__(self) -> str:
        told = str(self.result or f"seat {self._first_acting()} to act")
        return (
            f"<Match of {self.game}: {', '.join(self.players)}; step {self._table.number}, {told}>"
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    # Within

    def _first_acting(self) -> int:
        acting = self._table.acting()
        return acting[0] if acting else SPECTATOR

    def _sit(self, seat: int, player: Player) -> None:
        self._players.pop(seat, None)
        self._bots.pop(seat, None)
        if not isinstance(player, str):
            self._players[seat] = player
            self._bots[seat] = seated(player, self._table, seat)

    def _go_back(self, number: int) -> None:
        """Begin anew, and do the first steps again."""
        paper = self._table.record
        self._table = open_table(self._table.game, paper)
        self.steps.clear()
        fresh = {
            seat: seated(each, self._table, seat)
            for seat, each in self._players.items()
            if isinstance(each, BotKind)
        }
        self._bots, own = (
            fresh,
            {seat: each for seat, each in self._bots.items() if seat not in fresh},
        )
        for made in islice(steps(self._table, paper), number):
            self._keep(made)
        self._bots = {
            seat: each for seat, each in {**own, **fresh}.items() if seat < self._table.seats
        }

    def _checked(self, seat: int) -> int:
        given: object = seat
        if not isinstance(given, int):
            raise IllegalAction("NO_SUCH_SEAT", f"a seat is a number, such as 0, not {given!r}")
        if seat == SPECTATOR or 0 <= seat < self._table.seats:
            return seat
        known = ", ".join(map(str, range(self._table.seats)))
        raise IllegalAction("NO_SUCH_SEAT", f"there is no seat {seat!r} here; seats: {known}")

    def _shown(self, seat: int | None) -> V:
        """What pictures show: one seat's knowledge, and everything once the match is over."""
        return self.reveal() if seat is None and self.result is not None else self.view(seat)

    def _parsed(self, seat: int, text: str) -> Action:
        if self.result is not None:  # whatever it is, it comes too late
            raise IllegalAction("MATCH_OVER", explain(self._table.game, "MATCH_OVER"))
        try:
            return self._table.game.alphabet.parse(text)
        except IllegalAction as error:
            raise IllegalAction(error.code, f"{error}{self._offer(seat)}") from None

    def _refuse(self, seat: int, action: Action) -> None:
        """Say why not, and what would be possible instead."""
        given: object = action
        if not isinstance(given, Action):
            message = f"an action is one of legal(), or its text, not {given!r}"
            raise IllegalAction("NO_ACTION", f"{message}{self._offer(seat)}")
        code = "MATCH_OVER" if self.result is not None else self._table.refusal(seat, action)
        if code:
            why = explain(self._table.game, code)
            raise IllegalAction(code, f"{action.text!r}: {why}{self._offer(seat)}")

    def _offer(self, seat: int) -> str:
        """What a seat could do now, in brackets."""
        legal = [each.text for each in self.legal(seat)] if seat != SPECTATOR else []
        more = f", … ({len(legal)} in all)" if len(legal) > _OFFERED else ""
        return f" (legal now: {', '.join(legal[:_OFFERED])}{more})" if legal else ""

    def _do(self, seat: int, action: Action, name: str = "") -> Step:
        return self._keep(self._table.do(seat, action, name=name))

    def _keep(self, made: TableStep) -> Step:
        """Let the bots that remember hear of a step, and add it to the others."""
        for listener, bot in self._bots.items():
            if bot.watches and listener < self._table.seats and made.tells(listener):
                bot.watch(made.visible_to(listener), self._table.view(listener))
        self.steps.append(Step(made))
        return self.steps[-1]

    def _headline(self) -> str:
        title = find_game(self.game).info.title
        who = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.players))
        return f"{title}: {who}; step {self._table.number}"

    def _closing(self) -> str:
        if self.result is not None:
            return f"over: {self.result}"
        seat = self._first_acting()
        legal = [each.text for each in self.legal(seat)]
        more = ", …" if len(legal) > _OFFERED else ""
        return f"seat {seat} to act: {', '.join(legal[:_OFFERED])}{more}"

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)
