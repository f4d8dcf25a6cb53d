"""What the terminal makes of views in which anything may come together, as sums.

A match hardly ever brings a dragon that was seen and is not, or a question of one moment with the
cards of another. Here every view takes some of its facts from other moments of its match, and of
other seats; what can't be drawn at all is known by its error. Texts are known by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tests.golden.seated import shown
from tests.golden.told import HERE
from tests.terminal.pseudo import LANGUAGE, Named, spoken
from waystone.catalogue import GAMES, find_game
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import SPECTATOR, Event, View
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import open_table, steps
from waystone.terminal.board import Marks, Narrator, TerminalBoard
from waystone.terminal.boards import board_of

PATH: Final = HERE / "mingled.txt"
MOMENTS: Final = 16
"""Of a match, each seen by everybody."""
VIEWS: Final = 14
TAKEN: Final = 18
"""Of a hundred facts so many are those of another view."""
ROOMS: Final = ((400, 400), (70, 24), (40, 12), (19, 7))
KEYS: Final = ("up", "down", "left", "right", "enter", *"abcdefghijklmnopqrstuvwxyz0123456789.+- ")
WORDS: Final = ("n", "go north", "east", "move s", "take", "roll", "1", "end", "a1", "c5", "exit")


class Match:
    """Views, events and choices of a written match."""

    def __init__(self, record: Record) -> None:
        self.rules: Final = find_game(record.game).open(record.settings, record.version)
        table = open_table(self.rules, record)
        often = max(1, len(record.entries) // MOMENTS)
        self.views: Final[list[View]] = [table.view(0)]
        self.events: Final[list[Event]] = []
        self.legal: Final[list[Any]] = []
        for step in steps(table, record):
            self.events.extend(event for _, event in step.events)
            if step.number % often == 0:
                seats = (*range(table.seats), SPECTATOR)
                self.views.extend(table.view(seat) for seat in seats)
                self.legal.extend(table.legal(seat) for seat in table.acting())
        self.views.append(table.reveal())
        self.names: Final = record.names()


def mingled(one: Any, other: Any, dice: Dice) -> Any:
    """The first of them with some of what the second says."""
    if dice.chance(TAKEN):
        return other
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        parts = {
            name: mingled(getattr(one, name), getattr(other, name), dice)
            for name in one.__struct_fields__
        }
        return msgspec.structs.replace(one, **parts)
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return tuple(mingled(mine, theirs, dice) for mine, theirs in zip(one, other, strict=True))
    return one


def facts_of(one: Any, other: Any, dice: Dice) -> Any:
    """The same for a whole view, which is never simply the other one."""
    names = one.__struct_fields__
    parts = {name: mingled(getattr(one, name), getattr(other, name), dice) for name in names}
    return msgspec.structs.replace(one, **parts)


def marks_of(match: Match, dice: Dice, any_of: Callable[[Any], Any]) -> Marks:
    """Any way to draw it."""
    actions = list(match.rules.alphabet)
    offered = [any_of(actions).cell for _ in range(dice.index(4))]
    return Marks(
        cursor=max(0, any_of(actions).cell) if dice.chance(50) else None,
        offered=offered,
        choice=any_of(actions).text if dice.chance(50) else "",
        room=any_of(ROOMS),
        secrets=dice.chance(60),
        danger=dice.chance(50),
        plain=dice.chance(40),
    )


class Moment(NamedTuple):
    """A view with all that is asked about it."""

    view: Any
    marks: Marks
    narrator: Narrator
    event: Event
    legal: Any
    action: Any
    key: str
    words: str


def looks(record: Record, number: int) -> Iterator[object]:
    """All that is drawn and said of such views."""
    dice, match = SeededDice(number, f"mingled {record.game}"), Match(record)
    board = board_of(find_game(record.game), LANGUAGE)

    def any_of(things: Any) -> Any:
        return things[dice.index(len(things))]

    for _ in range(VIEWS):
        view = facts_of(any_of(match.views), any_of(match.views), dice)
        me = dice.index(len(match.names) + 1)
        moment = Moment(
            view,
            marks_of(match, dice, any_of),
            Narrator(match.names, me if me < len(match.names) else None, LANGUAGE),
            any_of(match.events),
            any_of(match.legal),
            any_of(list(match.rules.alphabet)),
            any_of(KEYS),
            any_of(WORDS),
        )
        yield [answer(ask) for ask in asks(board, moment)]


def asks(board: TerminalBoard[Any], at: Moment) -> tuple[Callable[[], object], ...]:
    """All questions to a board."""
    view, marks, narrator, legal = at.view, at.marks, at.narrator, at.legal
    return (
        lambda: shown(board.picture(view, marks)),
        lambda: shown(board.panel(view, narrator, marks)),
        lambda: board.summary(view, narrator),
        lambda: board.question(view, narrator),
        lambda: board.last_words(view, narrator, "over"),
        lambda: (board.sentence(at.event, narrator, view), board.tone(at.event)),
        lambda: shown(board.picture(board.after(view, at.event), marks)),
        lambda: board.closing(view, narrator, 3725.4),
        lambda: (board.label(at.action, view), board.hint(at.action.text, view)),
        lambda: [board.label(each, view) for each in legal[:: 1 + len(legal) // 8]],
        lambda: (board.choosing(legal), board.action_of(at.key, legal)),
        lambda: (board.understand(at.words, legal), board.columns(view)),
        lambda: (board.wishes(view), board.opening(view, narrator)),
    )


def answer(ask: Callable[[], object]) -> object:
    """What comes of it; many views are none that could be."""
    try:
        return ask()
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        return type(error).__name__


def paths() -> dict[str, Path]:
    """The matches by their names."""
    return {
        f"{game} {path.stem}": path
        for game in GAMES
        for path in sorted((HERE / game).glob("*.record"))
    }


def line(name: str) -> str:
    """One match with its sum."""
    record = parse(paths()[name].read_text(encoding="utf-8"))
    with spoken(Named):
        found = list(looks(record, list(paths()).index(name)))
    return f"{name}: {sha256(repr(found).encode()).hexdigest()[:8]}"


def text() -> str:
    """A line for each."""
    return "".join(f"{line(name)}\n" for name in paths())
