"""Whole evenings at the keyboard, as sums: what is shown to people who press and type anything.

Texts are known by their names, so that other words in a catalogue change nothing here.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from io import StringIO
from itertools import count, product
from pathlib import Path
from typing import Any, Final, cast
from unittest.mock import patch

from rich.console import Console
from rich.text import Text

from tests.golden import laid_out
from tests.terminal.pseudo import LANGUAGE, Named, spoken
from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.cli.play_screen import ask_menu
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import SPECTATOR, View
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import open_table, steps
from waystone.terminal import app
from waystone.terminal.board import Marks, Narrator, TerminalBoard
from waystone.terminal.boards import board_of
from waystone.terminal.key_prompt import KeyPrompt
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.terminal.prompt import Departure
from waystone.terminal.replay import ALL, Replay
from waystone.terminal.screen import Screen
from waystone.terminal.watch import watch

HERE: Final = Path(__file__).parent
PATH: Final = HERE / "seated.txt"
SIZES: Final = ((80, 40), (120, 50), (70, 24), (45, 30), (26, 9))
KEYS: Final = (
    *(("up", "down", "left", "right", "enter") * 6),
    *(("tab", "back-tab", "backspace", "escape", "unknown") * 2),
    *("/1123459 0abcdefggh!?+pyrwskljxzé" * 2),
    *("q", "n", "n", "ctrl-d"),
)
ANSWERS: Final = ("y", "a", "r", "p", "1", "9", "n")
LINES: Final = (
    *map(str, (*range(1, 9), *range(1, 9), 12, 20, 35, 0, 1234567)),
    *("look", "secret", "actions", "help", "add", "new", "north", "c5", "rol", "quit", "leave"),
    *"?neswx",
    *("new agreed", "new resign", "add bot:random", "add bot:nobody", "add  Zoe  Q", "move  N", ""),
    "x" * 99,
)
MOST_KEYS: Final = 120
MOST_LINES: Final = 110
SELDOM: Final = 9
SPEEDS: Final = (1.0, 0.5, 0.0)
AFTER: Final = ("new", "x", "new game", "q", "")


@dataclass(frozen=True)
class Evening:
    """Who sits where, and what is played."""

    game: str
    people: int
    bots: int
    settings: dict[str, str]
    covers: bool = False


EVENINGS: Final = (
    Evening("delve-and-dash", 1, 0, {"mode": "solo", "size": "6", "lives": "1"}),
    Evening("delve-and-dash", 2, 0, {"mode": "duel", "level": "2"}),
    Evening("delve-and-dash", 2, 0, {"mode": "duel"}, covers=True),
    Evening("delve-and-dash", 1, 1, {"mode": "cpu", "size": "6", "lives": "1"}),
    Evening("extrikate", 1, 0, {"lives": "1"}),
    Evening("extrikate", 2, 1, {"lives": "1"}),
    Evening("dooom", 1, 1, {"map": "cellar", "max_rounds": "6", "open_join": "yes"}),
    Evening("dooom", 2, 0, {"max_rounds": "4"}),
    Evening("dungeon-crawler", 1, 2, {"round_limit": "1"}),
    Evening("dungeon-crawler", 2, 0, {"round_limit": "2"}, covers=True),
    Evening("dungeon-crawler", 3, 0, {"round_limit": "3", "empty_seats": "1"}),
)


class Fingers:
    """A window in which anybody presses anything, until they have had enough."""

    def __init__(self, dice: Dice, keys: int) -> None:
        self.dice = dice
        self.left = keys
        self.last = "x"
        self.shown: list[object] = []
        self.size = SIZES[dice.index(len(SIZES))]
        self.keyboard = self

    def draw(self, lines: Sequence[Text]) -> None:
        self.shown.append([each.markup for each in lines])

    def key(self, redraw: Callable[[], None] | float) -> str:
        if not self.left:
            raise EOFError
        self.left -= 1
        if callable(redraw) and self.dice.chance(4):
            self.size = SIZES[self.dice.index(len(SIZES))]
            redraw()
        if not callable(redraw):
            self.shown.append(redraw)
        if not callable(redraw) and self.dice.chance(40):
            return ""
        words = ANSWERS if self.last in "qn+" and self.dice.chance(60) else KEYS
        self.last = words[self.dice.index(len(words))]
        return self.last

    def pause(self, seconds: float) -> None:
        self.shown.append(seconds)


class Typist(StringIO):
    """Types anything, with an end."""

    def __init__(self, dice: Dice, lines: int) -> None:
        super().__init__()
        self.dice = dice
        self.left = lines
        self.is_over = False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.left -= 1
        words = AFTER if self.is_over else LINES
        return f"{words[self.dice.index(len(words))]}\n" if self.left > 0 else ""

    def isatty(self) -> bool:
        return self.left % 3 == 0


class Lines(LinePrompt):
    """Lets who types know that a match is over."""

    def end(self, match: LocalMatch) -> bool:
        cast(Typist, self.lines).is_over = True
        try:
            return super().end(match)
        finally:
            cast(Typist, self.lines).is_over = False


def plan_of(evening: Evening, seed: str) -> MatchPlan:
    """What was chosen before the first match."""
    entry = find_game(evening.game)
    names = ["Anna", "Ben", "Cleo"][: evening.people]
    board = board_of(entry, LANGUAGE)
    covers = evening.covers or board.is_private
    bots = ["random"] * evening.bots
    return MatchPlan(entry, board, evening.settings, names, bots, seed, covers)


@contextmanager
def same_everywhere() -> Iterator[None]:
    """A clock that ticks with each look at it, words by their names, and no bot that was rated."""
    moments = (number * 0.7 for number in count())
    with (
        spoken(Named),
        patch.object(app, "LocalMatch", partial(LocalMatch, clock=lambda: next(moments))),
        patch.object(GameEntry, "rating", lambda entry, name: None if name == "random" else 900),
    ):
        yield


def at_keys(evening: Evening, number: int) -> list[object]:
    """Everything that a window shows."""
    screen = Fingers(SeededDice(number, f"keys of {evening}"), MOST_KEYS)
    with suppress(EOFError):
        while True:
            prompt = KeyPrompt(cast(Screen, screen), number % 2 == 0, SPEEDS[number % 3])
            app.play(plan_of(evening, f"keys {screen.left}"), prompt, kept(screen.shown))
    return screen.shown


def in_lines(evening: Evening, number: int) -> list[object]:
    """Everything that is printed."""
    out, records = StringIO(), list[object]()
    console = Console(file=out, width=100, force_terminal=True, color_system="truecolor")
    typist = Typist(SeededDice(number, f"lines of {evening}"), MOST_LINES)
    while typist.left > 0:
        prompt = Lines(console, typist, number % 2 == 0)
        app.play(plan_of(evening, f"lines {typist.left}"), prompt, kept(records))
    return [out.getvalue(), *records]


def kept(found: list[object]) -> Callable[[Record], None]:
    """Records as they are written."""
    return lambda record: found.append(record.text())


def chosen(game: str, number: int) -> list[object]:
    """What the menu before a match shows, and what comes of it."""
    screen = Fingers(SeededDice(number, f"menu of {game}"), 90)
    entry, asked = find_game(game), Namespace(names=("Anna", "Ben")[: number % 3], bot=None)
    given: dict[str, str] = {}
    for _ in range(9):
        with suppress(Departure, EOFError):
            mode = ask_menu(cast(Screen, screen), asked, entry, board_of(entry, LANGUAGE), given)
            screen.shown.append((mode.name, mode.seats, dict(given), asked.bot))
            given.clear()
    return screen.shown


def watched(path: Path, viewpoint: int) -> list[object]:
    """A match seen again."""
    record = parse(path.read_text(encoding="utf-8"))
    entry = find_game(record.game)
    replay = Replay(entry.open(record.settings), record, board_of(entry, LANGUAGE), viewpoint)
    frames = replay.frames(min(40, len(record.entries)))
    told = [(each.number, each.action, each.seat, shown(each.words)) for each in frames]
    screen = Fingers(SeededDice(path.stem), 60)
    with suppress(EOFError):
        watch(cast(Screen, screen), replay, frames, 0.5)
    return [told, replay.result(frames[-1]), *screen.shown]


def said(path: Path) -> list[object]:
    """Every sentence of a written match, and what was asked and offered on the way."""
    record = parse(path.read_text(encoding="utf-8"))
    entry = find_game(record.game)
    table, board = open_table(entry.open(record.settings), record), board_of(entry, LANGUAGE)
    names, found = record.names(), list[object]()
    for step in steps(table, record):
        for viewpoint in (step.seat, SPECTATOR):
            view, me = table.view(viewpoint), None if viewpoint == SPECTATOR else viewpoint
            narrator = Narrator(names, me, LANGUAGE)
            for event in step.visible_to(viewpoint):
                found.append((board.sentence(event, narrator, view), board.tone(event)))
        for seat in table.acting()[:1]:
            view, legal = table.view(seat), table.legal(seat)
            some = legal[:: 1 + len(legal) // 6]
            found.append(board.question(view, Narrator(names, seat, LANGUAGE)))
            found.append([(board.label(each, view), board.hint(each.text, view)) for each in some])
            if step.number % SELDOM == 0:
                found += drawn(board, view, Narrator(names, seat, LANGUAGE))
                found.append([board.action_of(key, legal) for key in sorted({*KEYS})])
    return [*found, *drawn(board, table.reveal(), Narrator(names, None, LANGUAGE))]


def drawn(board: TerminalBoard[Any], view: View, narrator: Narrator) -> list[object]:
    """A position in two windows, and beside them."""
    rooms = [Marks(room=(90, 40)), Marks(room=(30, 11), secrets=False, danger=True, plain=True)]
    pictures = [shown(board.picture(view, marks)) for marks in rooms]
    panels = [shown(board.panel(view, narrator, marks)) for marks in rooms]
    return [pictures, panels, board.summary(view, narrator)]


def shown(lines: Sequence[Text]) -> list[str]:
    """Text with its colours."""
    return [each.markup for each in lines]


def evenings() -> dict[str, Callable[[], list[object]]]:
    """All of them by their names."""
    found: dict[str, Callable[[], list[object]]] = dict(laid_out.ALL)
    for at, evening in enumerate(EVENINGS):
        name = f"{evening.game} {evening.people}+{evening.bots} {at}"
        for number in range(2):
            found[f"{name} keys {number}"] = partial(at_keys, evening, at + number)
        found[f"{name} lines"] = partial(in_lines, evening, at)
    for game in GAMES:
        found |= {f"{game} menu {number}": partial(chosen, game, number) for number in range(3)}
        paths = sorted((HERE / game).glob("*.record"))
        found |= {f"{game} {path.stem} said": partial(said, path) for path in paths}
        for path, seat in product(paths[:2], (ALL, 0)):
            found[f"{game} {path.stem} {seat}"] = partial(watched, path, seat)
    return found


def line(name: str) -> str:
    """One of them with its sum."""
    with same_everywhere():
        found = evenings()[name]()
    return f"{name}: {len(found)} {sha256(repr(found).encode()).hexdigest()[:8]}"


def text() -> str:
    """A line for each."""
    return "".join(f"{line(name)}\n" for name in evenings())
