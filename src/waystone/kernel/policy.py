"""How a table of a game is run: who waits how long, who may come late, what others may notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic

from waystone.kernel.action import Action
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSetting
from waystone.kernel.event import NOBODY
from waystone.kernel.state import S

if TYPE_CHECKING:
    from waystone.kernel.rules import Rules

NEVER: Final = -1
ABSENCE: Final = 120


@mypyc_attr(allow_interpreted_subclasses=True)
class TablePolicy(Generic[S]):
    """Data with defaults, and pure functions of the position; a game overrides what differs."""

    def __init__(self, rules: Rules[S, Any]) -> None:
        self.rules: Final = rules
        self.absence_seconds = ABSENCE
        """How long a player far away may be missing before they have left."""
        self.timed_alone = False
        """Whether a turn's time runs out although no other person waits for its end."""
        self.opens_empty = False
        """Whether players sit down one by one by the action `join`, after the setup."""
        self.joins_late = False
        """Whether `join` is also for the seat after the last one: the table grows by it while it
        has fewer seats than the game takes, so `refusal` may be asked about that seat."""
        self.open_spectating = False
        """Whether spectators of a table of at most one person see what is hidden from players."""
        self.board_tiles = 0
        """How large the board is that has to be made for these settings, as far as that is the
        players' choice: a server counts what large ones cost it."""

    def check_people(self, people: int) -> None:
        """Raise BadSetting where the settings are not for so many people at one table (DM-82)."""
        if self.open_spectating and people > 1:
            message = "open_spectating is for tables where at most one person sits"
            raise BadSetting("BAD_SETTING", message, setting="open_spectating", why="people")

    def layout(self, seats: int, dice: Dice) -> str:
        """What takes long to make of a large board, as text; the same dice give the same. A server
        makes it elsewhere, and sets up on it; empty where the rules' `setup` is quick."""
        return ""

    def setup_on(self, layout: str, seats: int, dice: Dice) -> S:
        """The first position as by `setup` with the same dice, on what was laid out before."""
        return self.rules.setup(seats, dice)

    def seating(self, seats: int, dice: Dice) -> list[int]:
        """Which player takes which seat at the first match."""
        return list(range(seats))

    # What others may notice

    def open_questions(self, state: S) -> bool:
        """Whether everybody may know whom the table waits for; who holds a card may be secret."""
        return True

    def open_choices(self, state: S) -> bool:
        """Whether what a seat can do betrays nothing of what only that seat knows."""
        return True

    def fixed_windows(self, state: S) -> bool:
        """Whether this question lasts its full time for everybody: how soon a seat does what
        `on_timeout` says would betray what only that seat knows."""
        return False

    def cell_of(self, state: S, seat: int, action: Action) -> int:
        """The cell that a click would choose for this action, or NOWHERE."""
        return action.cell

    # Time

    def turn(self, state: S) -> int:
        """A number that changes when a new turn begins, and with it the time to think."""
        acting = self.rules.acting(state)
        return acting[0] if acting else NOBODY

    def turn_seconds(self, state: S) -> int:
        """The time that the rules themselves allow for a turn among people far apart, or 0."""
        return 0

    def on_timeout(self, state: S, seat: int, dice: Dice) -> Action:
        """What is done for a seat whose time has run out."""
        return self.rules.legal(state, seat)[0]

    def opens_in(self, state: S) -> int:
        """For a match that still gathers players: after how many seconds what `on_timeout` says
        begins it, or NEVER."""
        return NEVER

    def closing(self, state: S, people: Sequence[int]) -> Action | None:
        """What closes a match in which none of the people in these seats plays any more, if the
        rules close it when nobody is there to see how the bots go on; None while it may go on."""
        return None


def visible_acting(is_open: bool, acting: Sequence[int], held: Sequence[int]) -> list[int]:
    """Whom the table waits for, as far as those who hold these seats may know.

    All of them where the question is open (`open_questions`), else only one's own seats.
    """
    return [seat for seat in acting if is_open or seat in held]
