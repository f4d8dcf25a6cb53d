"""Commands of the line protocol: a word and perhaps an argument (DM-N4, DM-N6)."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom.actions import ACTIONS
from waystone.kernel.action import Action

DIRECTED: Final = {"MOVE": ACTIONS.moves, "ATTACK": ACTIONS.attacks}
BARE: Final = {"PICKUP": ACTIONS.pick_up, "ENDTURN": ACTIONS.end_turn}
QUESTIONS: Final = ("LOOK", "APGET", "STATUS", "QUIT")
WITH_TEXT: Final = ("HELLO", "SHOUT", "OPT", "SETPLAYERPOS")
SILENT: Final = "CHANGE"
_DIRECTIONS: Final = "NESW"


class CommandFailed(Exception):
    """A command that is answered by FAIL and these words, and changes nothing."""


class Command:
    """What a line asks for: `action` is set for what is done at the table."""

    def __init__(self, word: str, argument: str = "", action: Action | None = None) -> None:
        self.word: Final = word
        self.argument: Final = argument
        self.action: Final = action


def parse(line: str) -> Command:
    """A command, or CommandFailed: known words first, then well-formed arguments (DM-31)."""
    first, _, argument = line.partition(" ")
    word, argument = first.upper(), argument.strip()
    if word in DIRECTED:
        return Command(word, argument, DIRECTED[word][direction(word, argument)])
    if word in WITH_TEXT or word == SILENT:
        return Command(word, argument)
    if word not in BARE and word not in QUESTIONS:
        raise CommandFailed("invalid command")
    if argument:
        raise CommandFailed(f"{word} does not take an argument")
    return Command(word, "", BARE.get(word))


def direction(word: str, argument: str) -> int:
    """N, E, S or W, in either case."""
    if not argument:
        raise CommandFailed(f"{word} needs a direction")
    if len(argument) != 1 or argument.upper() not in _DIRECTIONS:
        raise CommandFailed("invalid direction")
    return _DIRECTIONS.index(argument.upper())
