"""A match in progress: rulebook, position, dice and record at one table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, Generic

from waystone.kernel.action import HINT, Action
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Seed, SeededDice, commitment
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY, SPECTATOR, AddressedEvent, Event, View
from waystone.kernel.outcome import Outcome
from waystone.kernel.record import NO_TIME, Record
from waystone.kernel.rules import Rules, explain
from waystone.kernel.state import S, State


def digest(state: State) -> str:
    """The checksum of a position: eight hexadecimal digits."""
    return sha256(state.key()).hexdigest()[:8]


@mypyc_attr(acyclic=True)
class Step:
    """One numbered action with what was told about it; `openly` if all may know who was asked."""

    __slots__ = ("action", "at", "digest", "events", "name", "number", "openly", "seat")

    def __init__(
        self,
        number: int,
        seat: int,
        action: Action,
        events: list[AddressedEvent],
        digest: str,
        at: int,
        openly: bool,
        name: str = "",
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events
        self.digest: Final = digest
        self.at: Final = at
        self.openly: Final = openly
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<step {self.number}, seat {self.seat}: {self.action.text}>"

    def visible_to(self, seat: int) -> list[Event]:
        """The events that this seat, or SPECTATOR, is told."""
        return [event for audience, event in self.events if audience >> seat & 1]

    def tells(self, seat: int) -> bool:
        """Whether this seat, or SPECTATOR, learns by it that something was done (DM-81)."""
        if seat == self.seat or not self.action.secret:
            return True
        return any(audience >> seat & 1 for audience, _ in self.events)

    def seen_by(self, seat: int) -> str:
        """The action's text, or nothing where it is another seat's secret."""
        return "" if self.action.secret and seat != self.seat else self.action.text

    def made_by(self, seat: int) -> int:
        """Whose action it was, or NOBODY where even that this seat was asked is its secret."""
        is_known = self.openly or not self.action.secret or seat == self.seat
        return self.seat if is_known else NOBODY


class Table(Generic[S]):
    """Plays one match: judges actions, rolls the dice, keeps the record; `number` counts steps.

    `layout` is what the rules made of a large board elsewhere, with the same seed.
    """

    def __init__(
        self, game: Rules[S, Any], players: Sequence[str], seed: Seed, layout: str = ""
    ) -> None:
        game.check_seats(len(players))
        self.game: Final = game
        self.seats = len(players)
        self.dice: Final = SeededDice(seed)
        self.state = (
            game.policy.setup_on(layout, self.seats, self.dice)
            if layout
            else game.setup(self.seats, self.dice)
        )
        self.number = 0
        info = game.info
        self.record: Final = Record(
            info.name, info.version, game.settings.unusual(), self.dice.seed, list(players)
        )
        self.record.start = digest(self.state)

    @property
    def commitment(self) -> str:
        """What may be published of the seed while the match runs."""
        return commitment(self.dice.seed)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def acting(self) -> Sequence[int]:
        """The seats that the table waits for."""
        return self.game.acting(self.state)

    def legal(self, seat: int) -> Sequence[Action]:
        """What this seat can do now."""
        self._seat(seat)
        return self.game.legal(self.state, seat)

    def view(self, seat: int) -> View:
        """What this seat, or SPECTATOR, may know now."""
        if seat != SPECTATOR:
            self._seat(seat)
        view: View = self.game.view(self.state, seat)
        return view

    def reveal(self) -> View:
        """Everything, once the match is over."""
        view: View = self.game.reveal(self.state)
        return view

    def act(self, seat: int, text: str, at: int = NO_TIME, name: str = "") -> Step:
        """Do one action; a refusal raises IllegalAction and leaves no trace."""
        return self.do(seat, self.game.alphabet.parse(text), at, name)

    def do(self, seat: int, action: Action, at: int = NO_TIME, name: str = "") -> Step:
        """As `act`, for those who hold the action itself; `name` is who sits down with it."""
        self._judge(seat, action)
        if action is HINT:
            return self._note(seat, action, at)
        if seat == self.seats:
            name = name or f"player {seat}"  # a record names everybody who brings a seat along
        openly = self.game.policy.open_questions(self.state)
        events = self.game.apply(self.state, seat, action, self.dice)
        self.seats = max(self.seats, seat + 1)
        mark = digest(self.state)
        at = self.record.add(seat, action.text, mark, at, name).at
        self.number += 1
        ended = self.outcome
        if ended is not None:
            self.record.result = str(ended)
        return Step(self.number, seat, action, events, mark, at, openly, name)

    def _note(self, seat: int, action: Action, at: int) -> Step:
        """A step that changes nothing but the record."""
        mark = digest(self.state)
        at = self.record.add(seat, action.text, mark, at).at
        self.number += 1
        openly = self.game.policy.open_questions(self.state)
        return Step(self.number, seat, action, [], mark, at, openly)

    def refusal(self, seat: int, action: Action) -> str:
        """Why this seat, which need not exist, can't do this now, as a code; empty when it can."""
        if action is HINT and 0 <= seat < self.seats:
            return "" if seat in self.acting() else "NOT_YOUR_TURN"
        if 0 <= seat < self.seats or self._is_for_newcomer(seat, action):
            return self.game.refusal(self.state, seat, action)
        return "NO_SUCH_SEAT"

    def next_seat(self) -> int:
        """Where a newcomer sits down: a new seat, or where all are there one that was left.

        Raises IllegalAction where nobody may come in while the match runs (DC-117).
        """
        game = self.game
        if not game.policy.joins_late:
            raise IllegalAction("NO_JOINING", explain(game, "NO_JOINING"))
        most = game.info.seats[1]
        if self.seats < most:
            return self.seats
        leave = game.alphabet.leave
        gone = [seat for seat in range(most) if game.refusal(self.state, seat, leave)]
        if not gone:
            raise IllegalAction("TABLE_FULL", explain(game, "TABLE_FULL"))
        return gone[0]

    def _judge(self, seat: int, action: Action) -> None:
        code = self.refusal(seat, action)
        if code:
            raise IllegalAction(code, explain(self.game, code))

    def _is_for_newcomer(self, seat: int, action: Action) -> bool:
        game = self.game
        is_next = seat == self.seats < game.info.seats[1]
        return is_next and action is game.alphabet.join and game.policy.joins_late

    def _seat(self, seat: int) -> None:
        # A negative seat would count from the end and show one seat the secrets of another.
        if not 0 <= seat < self.seats:
            raise IllegalAction("NO_SUCH_SEAT")
