"""Asks people by a window and single keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from rich.text import Text

from waystone.kernel.event import NOBODY, View
from waystone.kernel.table import Step
from waystone.terminal.board import Choosing, Marks, TerminalBoard, legible
from waystone.terminal.chooser import Choice, Chooser
from waystone.terminal.cursor import Cursor
from waystone.terminal.match import LocalMatch
from waystone.terminal.match_text import choices_of, sentence, sentences, whole_sentence
from waystone.terminal.page import Page, lay_out, panel_width, picture_room
from waystone.terminal.prompt import Departure, NewMatch, Prompt
from waystone.terminal.screen import Screen


def play_keys(board: TerminalBoard[Any]) -> str:
    """The line at the bottom while keys are actions."""
    says = board.shared
    secret = [says.keys_secret] * board.has_secret
    danger = [says.keys_danger] * board.has_danger
    parts = [says.keys_help, *secret, *danger, says.keys_choices, says.keys_new, says.keys_leave]
    return ", ".join(parts)


class KeyPrompt(Prompt):
    """Draws the match on the whole window and reads keys."""

    def __init__(self, screen: Screen, plain: bool, speed: float) -> None:
        self.screen: Final = screen
        self.speed: Final = speed
        self.marks = Marks(plain=plain)
        self.logs: dict[int, list[Text]] = {}
        self.chooser: Chooser | None = None
        self.notice = Text()
        self.last_seat = NOBODY
        """Who did what was told last."""

    # The course of a match

    def begin(self, match: LocalMatch) -> None:
        """A fresh log for everybody, headed by who is who."""
        heading = [Text(line, style="dim") for line in match.introduction()]
        self.logs = {viewpoint: list(heading) for viewpoint in match.viewpoints}
        self.notice = Text()
        self.marks = replace(self.marks, cursor=None, offered=(), secrets=not match.is_shared)

    def hand_over(self, match: LocalMatch, seat: int) -> None:
        """An empty window with a name; what was on it is gone."""
        if match.board.is_private and match.table.number:
            self.show_last(match)
        name = match.names[seat]
        says = match.board.shared
        passing = says.pass_keyboard(name=name, role=match.roles[seat])
        lines = [passing, "", says.ready(name=name)]

        def cover() -> None:
            self.screen.draw([Text(), *(Text(f"   {line}", style="bold") for line in lines)])

        cover()
        while self.screen.key(cover) != "enter":
            pass

    def show_last(self, match: LocalMatch) -> None:
        """Who gives the keyboard away sees first what came of the own last action."""
        keys = match.board.shared.covers_next
        while self.key_at(match, match.view(), keys) != "enter":
            pass

    def ask(self, match: LocalMatch, seat: int) -> str:
        """Read keys until they make an action."""
        legal = match.legal(seat)
        how = match.board.choosing(legal)
        if how is Choosing.CELL:
            return self.pick(match, seat)
        if how is Choosing.LIST:
            return self.choose(match, seat) or self.ask(match, seat)
        while True:
            key = self.key_at(match, match.view(), play_keys(match.board))
            while key == "g" and match.board.has_secret:
                key = self.peek(match, seat)
            text = match.board.action_of(key, legal)
            if text:
                return text
            if key == "enter":
                text = self.choose(match, seat)
                if text:
                    return text
            elif not self.is_other(match, seat, key):
                self.refuse(match, match.board.shared.no_such_key(key=legible(key)))

    def choose(self, match: LocalMatch, seat: int) -> str:
        """Take a line of the list of all choices; nothing if that is given up."""
        view = match.view(seat if not match.is_shared else match.audience)
        self.chooser = Chooser(
            choices_of(match, seat), match.board.columns(view), match.board.shared
        )
        self.marks = replace(self.marks, offered=[each.cell for each in self.chooser.all])
        try:
            return self.read_choice(match, seat, view, self.chooser)
        finally:
            self.chooser = None
            self.marks = replace(self.marks, cursor=None, offered=(), choice="")

    def mark(self, choice: Choice) -> None:
        """Show on the board what is about to be chosen."""
        cursor = choice.cell if choice.cell >= 0 else None
        self.marks = replace(self.marks, cursor=cursor, choice=choice.text)

    def read_choice(self, match: LocalMatch, seat: int, view: View, chooser: Chooser) -> str:
        """Keys move the mark until Enter; Escape goes back."""
        while True:
            self.mark(chooser.marked)
            if not self.notice:
                self.notice = Text(match.board.hint(chooser.marked.text, view), style="cyan")
            key = self.key_at(match, view, match.board.shared.keys_list)
            if key == "enter":
                return chooser.marked.text
            if chooser.take(key):
                continue
            if key == "escape":
                return ""
            if key == "a" and match.board.wishes(view):
                text = self.wish(match, seat, view)
                if text:
                    return text
            elif not self.is_other(match, seat, key):
                self.refuse(match, match.board.shared.use_list)
            elif key == "+":
                return ""  # the table may be another now

    def wish(self, match: LocalMatch, seat: int, view: View) -> str:
        """Take a line of what can be said besides the choices; Escape goes back to them."""
        board, before = match.board, self.chooser
        actions = [match.table.game.alphabet.parse(text) for text in board.wishes(view)]
        choices = [
            Choice(number, board.label(action, view), action.text, action.cell)
            for number, action in enumerate(actions, 1)
        ]
        self.chooser = Chooser(choices, board.columns(view), match.board.shared)
        try:
            return self.read_choice(match, seat, view, self.chooser)
        finally:
            self.chooser = before

    def pick(self, match: LocalMatch, seat: int) -> str:
        """Choose a cell: arrows move a cursor, a letter and digits name a cell, Enter confirms."""
        view = match.view(seat)
        cells = {action.cell: action.text for action in match.legal(seat)}
        cursor = Cursor(match.board.columns(view), len(cells))
        while True:
            self.marks = replace(self.marks, cursor=cursor.cell)
            key = self.key_at(match, view, match.board.shared.keys_pick)
            if key == "enter" and cursor.cell in cells:
                self.marks = replace(self.marks, cursor=None)
                return cells[cursor.cell]
            if not cursor.take(key) and not self.is_other(match, seat, key):
                self.refuse(match, match.board.shared.use_cursor)

    def key_at(self, match: LocalMatch, view: View, keys: str) -> str:
        """Draw, read a key, forget the notice."""

        def redraw() -> None:
            self.draw(match, view, keys)

        redraw()
        key = self.screen.key(redraw)
        self.notice = Text()
        return key

    def is_other(self, match: LocalMatch, seat: int, key: str) -> bool:
        """Keys that are no actions and work everywhere; says whether this was one."""
        if key == "!" and match.board.has_danger:
            self.marks = replace(self.marks, danger=not self.marks.danger)
        elif key == "?":
            self.show_help(match)
        elif key in ("q", "ctrl-d"):
            if self.confirm(match, match.board.shared.leave_match):
                raise Departure
        elif key == "n":
            self.offer_new_match(match, seat)
        elif key == "+" and match.table.game.policy.joins_late:
            self.let_join(match)
        else:
            return False
        return True

    def refuse(self, match: LocalMatch, message: str) -> None:
        """Say it above the prompt at the next drawing."""
        self.notice = Text(whole_sentence(message), style="yellow")

    def show_bot_turn(self, match: LocalMatch) -> None:
        """Show whose turn it is."""
        self.draw(match, match.view(), "")

    def tell(self, match: LocalMatch, before: View, step: Step) -> None:
        """One sentence after the other, at the pace of the game (DD-97)."""
        for viewpoint in match.viewpoints:
            self.logs.setdefault(viewpoint, [])  # who came later has a log of their own from now on
            if viewpoint != match.audience:
                self.logs[viewpoint] += sentences(match, before, step, viewpoint)
        shown, pauses = before, match.plan.entry.pauses
        for event in step.visible_to(match.audience):
            is_first, self.last_seat = step.seat != self.last_seat, step.seat
            self.pause(match, shown, pauses.before_event(event, step.seat in match.bots, is_first))
            self.logs[match.audience] += sentence(match, event, match.audience, before)
            shown = match.board.after(shown, event)
            self.pause(match, shown, pauses.after_event(event))

    def pause(self, match: LocalMatch, shown: View, milliseconds: int) -> None:
        """Show this view for a while."""
        seconds = milliseconds * self.speed / 1000
        if seconds:
            self.draw(match, shown, "")
            self.screen.pause(seconds)

    def end(self, match: LocalMatch) -> bool:
        """Everything is shown (DD-85), with the statistics."""
        view = match.view()
        for name, value in match.board.closing(view, match.narrator, match.seconds()):
            self.logs[match.audience].append(Text(match.narrator.labelled(name, value)))
        says = match.board.shared
        keys = ", ".join([says.keys_new, says.keys_help, says.keys_leave])
        key = ""
        while key not in ("n", "q", "ctrl-d"):
            key = self.key_at(match, view, keys)
            if key == "?":
                self.show_help(match)
        return key == "n"

    # Questions

    def offer_new_match(self, match: LocalMatch, seat: int) -> None:
        """A lone player may; a duel needs the other's consent, else it is given up (DD-86)."""
        if len(match.people) == 1:
            if self.confirm(match, match.board.shared.give_up_for_new):
                raise NewMatch
            return
        answer = self.question(match, match.board.shared.new_game)
        if answer == "a":
            match.agree_to_end()
            raise NewMatch
        if answer == "r":
            match.act(seat, match.table.game.alphabet.leave.text)
            raise NewMatch

    def let_join(self, match: LocalMatch) -> None:
        """One more player while the match runs: at this keyboard, or a bot by its number."""
        bots = list(match.plan.entry.bots)
        listed = ", ".join(f"{at}: {match.listing.bot(bot)}" for at, bot in enumerate(bots, 1))
        answer = self.question(match, match.board.shared.who_joins(bots=listed))
        if answer == "p":
            self.add(match, match.name_for(""))
        elif answer.isdigit() and 1 <= int(answer) <= len(bots):
            self.add(match, f"bot:{bots[int(answer) - 1]}")
        self.marks = replace(self.marks, secrets=not match.is_shared)

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
        self.refuse(match, match.board.shared.secret_shown)
        key = self.key_at(match, match.view(seat), play_keys(match.board))
        self.marks = before
        return key

    def show_help(self, match: LocalMatch) -> None:
        """A page of keys and signs."""
        board = match.board
        says = board.shared.help_rows
        own = [("g", says["secret"])] * board.has_secret
        own += [("!", says["danger"])] * board.has_danger
        own += [("+", says["join"])] * match.table.game.policy.joins_late
        common = [
            ("Enter", says["choices"]),
            ("n", says["new"]),
            ("q", says["leave"]),
            ("?", says["help"]),
        ]
        rows = [*board.key_help(), *own, *common, ("", ""), *board.signs()]
        wide = max(len(key) for key, _ in rows) + 2

        def page() -> None:
            lines = [Text(f"  {key:<{wide}}").append(what, style="dim") for key, what in rows]
            closing = Text(f"  {board.shared.any_key}", style="bold")
            self.screen.draw([Text(), *lines, Text(), closing])

        page()
        self.screen.key(page)

    def draw(self, match: LocalMatch, view: View, keys: str) -> None:
        """The whole window."""
        board, narrator = match.board, match.narrator
        marks = replace(self.marks, room=picture_room(*self.screen.size))
        picture = board.picture(view, marks)
        page = Page(
            picture=picture,
            panel=board.panel(view, narrator, marks),
            summary=board.summary(view, narrator),
            log=self.logs[match.audience],
            status=Text(match.question(view), style="bold"),
            says=board.shared,
            keys=keys,
            notice=self.notice,
        )
        if self.chooser is not None:
            self.add_choices(page, self.chooser)
        self.screen.draw(lay_out(page, *self.screen.size))

    def add_choices(self, page: Page, chooser: Chooser) -> None:
        """The list below the facts beside the board, or in place of the log."""
        width = panel_width(page, self.screen.size[0])
        if not width:
            page.log = chooser.lines(max(3, self.screen.size[1] - len(page.picture) - 4), 78)
            return
        room = max(len(page.picture), self.screen.size[1] - 10)
        facts = list(page.panel[: max(4, room - len(chooser.all) - 2)])[: room - 6]
        page.panel = [*facts, Text(), *chooser.lines(room - len(facts) - 1, width)]
