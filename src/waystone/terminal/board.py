"""What a game brings to the terminal: pictures of views, words for events, keys for actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic

from rich.text import Text

from waystone.kernel.action import Action
from waystone.kernel.event import Event
from waystone.kernel.rules import V
from waystone.words.en import terminal
from waystone.words.en.common import Words
from waystone.words.runtime import DEFAULT, Person, listed, speak


class Choosing(Enum):
    """How a decision is made with a keyboard."""

    KEYS = "a key is an action"
    CELL = "a cell of the whole board"
    LIST = "a line of a list"


@dataclass(frozen=True)
class Marks:
    """How a view is to be drawn: nothing here is known that the view does not know."""

    cursor: int | None = None
    """The cell that is about to be chosen."""
    offered: Sequence[int] = ()
    """The cells that can be chosen."""
    choice: str = ""
    """The text of the action that is about to be chosen."""
    room: tuple[int, int] = (400, 400)
    """Columns and lines that the picture may take; a larger board shows a part of itself."""
    secrets: bool = True
    """Whether the seat's own secrets are drawn; not while others look on."""
    danger: bool = False
    """Whether the optional warning is drawn."""
    plain: bool = False
    """Whether only ASCII characters are drawn."""


@dataclass(frozen=True)
class Narrator:
    """Who is who in the sentences of the log, and to whom they are said in which language."""

    names: Sequence[str]
    you: int | None = None
    language: str = DEFAULT

    @property
    def words(self) -> Words:
        """What every game says alike."""
        return speak(Words, self.language)

    @property
    def nobody(self) -> Person:
        """For a sentence that needs no player this time."""
        return Person("")

    def who(self, seat: int) -> Person:
        """Somebody in a sentence."""
        return Person(self.names[seat], seat == self.you)

    def label(self, seat: int) -> str:
        """Somebody on a panel or in a list."""
        return self.words.player(who=self.who(seat))

    def labelled(self, label: str, text: str) -> str:
        """What is said of something, behind its name."""
        return self.words.labelled(label=label, text=text)

    def apart(self, texts: Sequence[str]) -> str:
        """What is said of one after the other."""
        return self.words.list_apart.join(texts)

    def listed(self, names: Sequence[str]) -> str:
        """Names or other words in a row."""
        return listed(names, self.words.list_middle, self.words.list_end)


def legible(name: str) -> str:
    """A name without signs that would steer the terminal or turn the line round."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())


def distinct(names: Sequence[str]) -> list[str]:
    """Names that can be told apart: those that occur twice get the number of their seat."""
    return [
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


class TerminalBoard(ABC, Generic[V]):
    """One game in the terminal; it draws views and never sees a position."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language: Final = language
        self.shared: Final = speak(terminal.Words, language)
        """What the terminal says alike in every game."""
        self.lone_name = self.shared.lone_name
        """What a person is called who plays alone and gave no name."""

    menu: Sequence[str] = ()
    """The settings that the menu offers besides the mode."""
    menu_skips: Sequence[str] = ()
    """Values of settings that the menu does not offer."""
    truce: str = ""
    """The action by which all agree to end a match, or nothing."""
    is_private: bool = False
    """Whether everybody has a view of their own, which the others at the keyboard must not see."""
    has_secret: bool = False
    """Whether `g` shows a secret that is else hidden from those who look on."""
    has_danger: bool = False
    """Whether `!` draws a warning."""

    @abstractmethod
    def picture(self, view: V, marks: Marks) -> list[Text]:
        """The board, line by line."""

    @abstractmethod
    def panel(self, view: V, narrator: Narrator, marks: Marks) -> list[Text]:
        """What stands beside the board."""

    @abstractmethod
    def summary(self, view: V, narrator: Narrator) -> str:
        """The position in one line, where there is no room for a panel."""

    @abstractmethod
    def question(self, view: V, narrator: Narrator) -> str:
        """What the seat to act is asked."""

    def last_words(self, view: V, narrator: Narrator, result: str) -> str:
        """What stands in place of a question once the match is over."""
        return self.question(view, narrator)

    @abstractmethod
    def sentence(self, event: Event, narrator: Narrator, view: V) -> str:
        """An event in plain words, or nothing where it goes without saying."""

    @abstractmethod
    def closing(self, view: V, narrator: Narrator, seconds: float) -> list[tuple[str, str]]:
        """The statistics of a match that is over, as names and values."""

    @abstractmethod
    def key_help(self) -> list[tuple[str, str]]:
        """The game's keys with what they do."""

    @abstractmethod
    def typed_help(self) -> list[tuple[str, str]]:
        """What can be typed instead, with what it does."""

    @abstractmethod
    def signs(self) -> list[tuple[str, str]]:
        """The signs on the board with what they mean."""

    @abstractmethod
    def roles(self, seats: int) -> list[str]:
        """What the seats are called in the game, such as Warrior 1."""

    def choosing(self, legal: Sequence[Action]) -> Choosing:
        """How one of these is best chosen."""
        return Choosing.KEYS

    def action_of(self, key: str, legal: Sequence[Action]) -> str:
        """The text of the action that a key stands for, or nothing."""
        return ""

    def label(self, action: Action, view: V) -> str:
        """An action in a list of choices; its text is what can be typed."""
        return action.text

    def hint(self, text: str, view: V) -> str:
        """What is worth knowing about the action with this text before it is chosen."""
        return ""

    def wishes(self, view: V) -> Sequence[str]:
        """Actions besides the choices that `a` lists, such as when to be asked."""
        return ()

    def understand(self, words: str, legal: Sequence[Action]) -> str:
        """The text of the action that these typed words stand for, or the words themselves."""
        return words

    def tone(self, event: Event) -> str:
        """The style of an event's sentence."""
        return ""

    def after(self, view: V, event: Event) -> V:
        """The view while this event is shown; the view of the next position is the truth."""
        return view

    def columns(self, view: V) -> int:
        """How many cells a row of the board has, where cells can be chosen."""
        return 1

    def rematch(self, seating: Sequence[int], is_duel: bool) -> list[int]:
        """Who sits where in the next match: as before, unless a game says else."""
        return list(seating)

    def refusal(self, code: str) -> str:
        """Why something can't be done, in a sentence, or nothing where the game has none."""
        return ""

    def opening(self, view: V, narrator: Narrator) -> list[str]:
        """What is told of the setup before the first action; mostly nothing."""
        return []

    def seated(self, is_duel: bool, number: int) -> str:
        """How the players of this match, counted from 1, got their seats.

        In a duel two people play, and nobody else.
        """
        return self.shared.at_the_table
