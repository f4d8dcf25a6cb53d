"""Asks people, scripts and screen readers line by line: works over any pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from waystone.kernel.event import View
from waystone.kernel.table import Step
from waystone.terminal.board import Choosing, Marks, legible
from waystone.terminal.match import LocalMatch
from waystone.terminal.match_text import choices_of, sentences, whole_sentence
from waystone.terminal.prompt import Departure, NewMatch, Prompt
from waystone.words.en.terminal import Words

FEW: Final = 30
MOST_DIGITS: Final = 6
"""Of the number of a choice."""


class LinePrompt(Prompt):
    """Prints the match and reads one command per line."""

    def __init__(self, console: Console, lines: TextIO, plain: bool) -> None:
        self.console: Final = console
        self.lines: Final = lines
        self.marks: Final = Marks(plain=plain)
        self.drawn: tuple[LocalMatch, int] | None = None
        self.missed: dict[int, list[Text]] = {}
        self.line = ""

    def begin(self, match: LocalMatch) -> None:
        """Who is who."""
        self.missed = {}
        for line in match.introduction():
            self.say(line)

    def hand_over(self, match: LocalMatch, seat: int) -> None:
        """Paper can't be covered: a line says whose turn it is to type."""
        name, role = match.names[seat], match.roles[seat]
        self.say(match.board.shared.types_now(name=name, role=role))

    def ask(self, match: LocalMatch, seat: int) -> str:
        """Read lines until one is an action."""
        for line in self.missed.pop(seat, ()):
            self.say_text(line)
        if self.drawn != (match, match.table.number):  # a refusal alone needs no new picture
            self.drawn = (match, match.table.number)
            self.show(match, match.view(), not match.is_shared)
            self.offer(match, seat)
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.show_help(match),
            "help": lambda: self.show_help(match),
            "look": lambda: self.show(match, match.view(), not match.is_shared),
            "secret": lambda: self.show(match, match.view(seat), True),
            "actions": lambda: self.show_actions(match, seat),
        }
        while True:
            typed = self.read(match.board.shared)
            if typed in commands:
                commands[typed]()
            elif typed in ("q", "quit", "exit"):
                raise Departure
            elif typed.split(" ")[0] == "add" and match.table.game.policy.joins_late:
                self.add(match, match.name_for(self.typed_name()))
            elif typed.split(" ")[0] == "new":
                self.new_match(match, seat, typed)
            elif typed:
                text = self.understand(match, seat, typed)
                if any(action.text == text for action in match.table.game.alphabet):
                    return text
                known = [*commands, "new", "quit", *_texts(match, seat)]
                self.say(no_such(typed, known, match.board.shared))

    def understand(self, match: LocalMatch, seat: int, typed: str) -> str:
        """The action's text for a number of the list, or for words."""
        legal = match.legal(seat)
        is_number = typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS
        if is_number and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1].text
        return match.board.understand(typed, legal)

    def offer(self, match: LocalMatch, seat: int) -> None:
        """The choices at once, where they can't be guessed and are few."""
        legal = match.legal(seat)
        if match.board.choosing(legal) is Choosing.LIST:
            if len(legal) <= FEW:
                self.show_actions(match, seat)
            else:
                self.say(match.board.shared.many_choices(count=len(legal)))

    def read(self, says: Words) -> str:
        """The next line in lower case, blanks collapsed; the end of input is a departure."""
        if self.lines.isatty():
            self.console.print("> ", end="")
        line = self.lines.readline()
        if not line:
            self.say(says.input_ended)
            raise Departure
        self.line = " ".join(line.split())
        return self.line.lower()

    def typed_name(self) -> str:
        """What stands behind the first word of the last line, as it was typed."""
        return self.line.partition(" ")[2]

    def new_match(self, match: LocalMatch, seat: int, typed: str) -> None:
        """A duel needs the other's consent, else it is given up (DD-86)."""
        if len(match.people) == 1:
            raise NewMatch
        if typed == "new agreed":
            match.agree_to_end()
            raise NewMatch
        if typed == "new resign":
            match.act(seat, match.table.game.alphabet.leave.text)
            raise NewMatch
        self.say(match.board.shared.new_how)

    def refuse(self, match: LocalMatch, message: str) -> None:
        """Say it and go on."""
        self.say(whole_sentence(message))

    def show_bot_turn(self, match: LocalMatch) -> None:
        """Lines tell what was done."""

    def tell(self, match: LocalMatch, before: View, step: Step) -> None:
        """A sentence per event."""
        for line in sentences(match, before, step, match.audience):
            self.say_text(line)
        heard = step.visible_to(match.audience)
        for viewpoint in match.viewpoints:  # what only others hear waits until they type
            self.missed.setdefault(viewpoint, []).extend(
                sentences(match, before, step, viewpoint, heard)
            )

    def end(self, match: LocalMatch) -> bool:
        """The board without secrets, the statistics, and whether to go on."""
        view = match.view()
        self.show(match, view, True)
        for name, value in match.board.closing(view, match.narrator, match.seconds()):
            self.say(match.narrator.labelled(name, value))
        self.say(match.board.shared.another)
        while True:
            line = self.lines.readline()
            typed = line.strip().lower()
            if typed in ("new", "new game"):  # not n, which is north to a script that runs on
                return True
            if not line or typed in ("q", "quit", "exit"):
                return False
            self.say(match.board.shared.over_type)

    def show(self, match: LocalMatch, view: View, secrets: bool) -> None:
        """The board, its facts and the question."""
        marks = replace(self.marks, secrets=secrets)
        for line in match.board.picture(view, marks):
            self.console.print(line, soft_wrap=True)  # neither wrapped nor cropped
        self.say(match.board.summary(view, match.narrator))
        self.say(match.question(view), "bold")

    def show_help(self, match: LocalMatch) -> None:
        """What can be typed, and what the signs mean."""
        says = match.board.shared.help_typed
        add = [("add", says["add"])] * match.table.game.policy.joins_late
        own = [
            ("actions", says["actions"]),
            (match.board.shared.a_number, says["number"]),
            ("look", says["look"]),
            ("secret", says["secret"]),
            ("new", says["new"]),
            ("quit", says["quit"]),
        ]
        for key, what in (*match.board.typed_help(), *add, *own, *match.board.signs()):
            self.say(f"  {key:<24} {what}")

    def show_actions(self, match: LocalMatch, seat: int) -> None:
        """Every legal action with its number, and its text where that is another."""
        for each in choices_of(match, seat):
            text = "" if each.label == each.text else f"  ({each.text})"
            self.say(f"  {each.number:>3}  {each.label}{text}")

    def say(self, words: str, style: str = "") -> None:
        """One line, never cut."""
        self.say_text(Text(words, style=style))

    def say_text(self, text: Text) -> None:
        """The same, with its styles."""
        self.console.print(text, soft_wrap=True)
        sys.stdout.flush()


def _texts(match: LocalMatch, seat: int) -> list[str]:
    return [action.text for action in match.legal(seat)]


def no_such(typed: str, known: Sequence[str], says: Words) -> str:
    """A friendly answer to what nobody understands."""
    near = get_close_matches(typed[:80], known, n=1)
    if near:
        return says.did_you_mean(typed=legible(typed[:80]), near=near[0])
    return says.not_understood(typed=legible(typed[:80]))
