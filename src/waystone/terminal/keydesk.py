"""People at a screen with a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rich.text import Text

from waystone.kernel.event import SPECTATOR, View
from waystone.kernel.table import Step
from waystone.terminal.board import Marks
from waystone.terminal.desk import Departure, Desk, NewMatch
from waystone.terminal.match import LocalMatch
from waystone.terminal.page import Page, lay_out
from waystone.terminal.screen import Screen

PLAY_KEYS: Final = "? help, g my secret, ! danger, n new game, q leave"
PICK_KEYS: Final = "arrows or a typed cell, Enter confirms, ? help, q leave"
COMMON_HELP: Final = (
    ("g", "show your secret until the next key"),
    ("!", "mark the cells round the dragon, or not"),
    ("n", "new game"),
    ("q", "leave"),
    ("?", "this page"),
)


class KeyDesk(Desk):
    """Draws the match on the whole window and reads keys."""

    def __init__(self, screen: Screen, plain: bool, speed: float) -> None:
        self.screen: Final = screen
        self.speed: Final = speed
        self.marks = Marks(plain=plain)
        self.log: list[Text] = []
        self.notice = Text()

    # The course of a match

    def begin(self, match: LocalMatch) -> None:
        """A fresh log, headed by who is who."""
        self.log = [Text(line, style="dim") for line in match.introduction()]
        self.notice = Text()
        self.marks = replace(self.marks, cursor=None, secrets=len(match.people) == 1)

    def hand_over(self, match: LocalMatch, seat: int) -> None:
        """An empty window with a name; what was on it is gone."""
        name = match.voice.names[seat]
        lines = [
            f"Pass the keyboard to {name} ({match.roles[seat]}).",
            "",
            f"{name}: press Enter when ready.",
        ]

        def cover() -> None:
            self.screen.draw([Text(), *(Text(f"   {line}", style="bold") for line in lines)])

        cover()
        while self.screen.key(cover) != "enter":
            pass

    def ask(self, match: LocalMatch, seat: int) -> str:
        """Read keys until they make an action."""
        if match.picks_cell(seat):
            return self.pick(match, seat)
        # With covers on, whoever holds the keyboard has just been left alone with it.
        eyes = seat if match.plan.covers else SPECTATOR
        self.marks = replace(self.marks, secrets=match.plan.covers or len(match.people) == 1)
        while True:
            key = self.key_at(match, match.view(eyes))
            while key == "g":
                key = self.peek(match, seat)
            if key == "!":
                self.marks = replace(self.marks, danger=not self.marks.danger)
            elif key in match.board.keys:
                return match.board.keys[key]
            elif not self.is_common(match, seat, key):
                self.refuse(match, f"the key {key!r} does nothing here; ? shows the keys")

    def pick(self, match: LocalMatch, seat: int) -> str:
        """Choose a cell: arrows move a cursor, a letter and digits name a cell, Enter confirms."""
        view = match.view(seat)
        cells = {action.cell: action.text for action in match.legal(seat)}
        cursor = Cursor(match.board.columns(view), len(cells))
        while True:
            self.marks = replace(self.marks, cursor=cursor.cell)
            key = self.key_at(match, view, PICK_KEYS)
            if key == "enter" and cursor.cell in cells:
                self.marks = replace(self.marks, cursor=None)
                return cells[cursor.cell]
            if not cursor.take(key) and not self.is_common(match, seat, key):
                self.refuse(match, "use the arrow keys or type a cell like C5, then press Enter")

    def key_at(self, match: LocalMatch, view: View, keys: str = PLAY_KEYS) -> str:
        """Draw, read a key, forget the notice."""

        def redraw() -> None:
            self.draw(match, view, keys)

        redraw()
        key = self.screen.key(redraw)
        self.notice = Text()
        return key

    def is_common(self, match: LocalMatch, seat: int, key: str) -> bool:
        """Keys that work everywhere; says whether this was one."""
        if key == "?":
            self.show_help(match)
        elif key in ("q", "ctrl-d"):
            if self.confirm(match, "Leave this match? y: yes, any other key: no"):
                raise Departure
        elif key == "n":
            self.offer_new_match(match, seat)
        else:
            return False
        return True

    def refuse(self, match: LocalMatch, message: str) -> None:
        """Say it above the prompt at the next drawing."""
        self.notice = Text(f"{message[0].upper()}{message[1:]}.", style="yellow")

    def wait_for_bot(self, match: LocalMatch, seat: int, seconds: float) -> None:
        """Show whose turn it is."""
        self.draw(match, match.view(), "")
        self.screen.pause(seconds * self.speed)

    def tell(self, match: LocalMatch, before: View, step: Step) -> None:
        """One sentence after the other, at the pace of the game (DD-97)."""
        shown = before
        for event in step.heard_by(match.audience):
            words = match.board.sentence(event, match.voice, before)
            self.log.append(Text(words, style=match.board.tone(event)))
            shown = match.board.after(shown, event)
            pause = match.board.pause(event) * self.speed
            if pause:
                self.draw(match, shown, "")
                self.screen.pause(pause)

    def end(self, match: LocalMatch) -> bool:
        """Everything is shown (DD-85), with the statistics."""
        view = match.view()
        for name, value in match.board.closing(view, match.voice, match.seconds()):
            self.log.append(Text(f"{name}: {value}"))
        key = ""
        while key not in ("n", "q", "ctrl-d"):
            key = self.key_at(match, view, "n new game, ? help, q leave")
            if key == "?":
                self.show_help(match)
        return key == "n"

    # Questions

    def offer_new_match(self, match: LocalMatch, seat: int) -> None:
        """A lone player may; a duel needs the other's consent, else it is given up (DD-86)."""
        if len(match.people) == 1:
            if self.confirm(match, "Give this match up for a new one? y: yes, any other key: no"):
                raise NewMatch
            return
        question = "New game? a: all agree to a draw, r: you resign, any other key: play on"
        answer = self.question(match, question)
        if answer == "a":
            match.agree_to_end()
            raise NewMatch
        if answer == "r":
            match.act(seat, match.table.game.alphabet.leave.text)
            raise NewMatch

    def confirm(self, match: LocalMatch, question: str) -> bool:
        """Only y is yes."""
        return self.question(match, question) == "y"

    def question(self, match: LocalMatch, question: str) -> str:
        """A key as the answer."""
        self.notice = Text(question, style="bold yellow")
        return self.key_at(match, match.view(), "")

    def peek(self, match: LocalMatch, seat: int) -> str:
        """The seat's own secrets until the next key, which is not lost (DD-19)."""
        before, self.marks = self.marks, replace(self.marks, secrets=True)
        self.refuse(match, "your secret is shown until the next key")
        key = self.key_at(match, match.view(seat))
        self.marks = before
        return key

    def show_help(self, match: LocalMatch) -> None:
        """A page of keys and signs."""
        rows = [*match.board.key_help(), *COMMON_HELP, ("", ""), *match.board.signs()]
        wide = max(len(key) for key, _ in rows) + 2

        def page() -> None:
            lines = [Text(f"  {key:<{wide}}").append(what, style="dim") for key, what in rows]
            closing = Text("  Any key goes back.", style="bold")
            self.screen.draw([Text(), *lines, Text(), closing])

        page()
        self.screen.key(page)

    def draw(self, match: LocalMatch, view: View, keys: str) -> None:
        """The whole window."""
        board, marks = match.board, self.marks
        prompt = Text(board.prompt(view, match.voice), style="bold")
        page = Page(
            picture=board.picture(view, marks),
            panel=board.panel(view, match.voice, marks),
            summary=board.summary(view, match.voice),
            log=self.log,
            prompt=prompt,
            keys=keys,
            notice=self.notice,
        )
        self.screen.draw(lay_out(page, *self.screen.size))


class Cursor:
    """A cell in the making: moved by arrows, or named by a letter and digits."""

    def __init__(self, columns: int, cells: int) -> None:
        self.columns: Final = columns
        self.rows: Final = cells // columns
        self.cell = (self.rows // 2) * columns + columns // 2
        self.typed = ""

    def take(self, key: str) -> bool:
        """Use a key; says whether it was one for the cursor."""
        row, column = divmod(self.cell, self.columns)
        arrows: dict[str, Callable[[], tuple[int, int]]] = {
            "up": lambda: (max(0, row - 1), column),
            "down": lambda: (min(self.rows - 1, row + 1), column),
            "left": lambda: (row, max(0, column - 1)),
            "right": lambda: (row, min(self.columns - 1, column + 1)),
        }
        if key in arrows:
            self.typed = ""
            row, column = arrows[key]()
        elif len(key) == 1 and key.isascii() and key.isalpha():
            self.typed = ""
            column = ord(key.lower()) - ord("a")
        elif len(key) == 1 and key.isascii() and key.isdigit():
            row = self.type_digit(key)
        else:
            return False
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return False
        self.cell = row * self.columns + column
        return True

    def type_digit(self, digit: str) -> int:
        """The row named by the digits typed so far; a row that is not there begins anew."""
        longer = self.typed + digit
        self.typed = longer if 1 <= int(longer) <= self.rows else digit
        return int(self.typed) - 1
