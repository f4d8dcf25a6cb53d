"""From words of a command line to bots that can be chosen by name."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.bot import BotKind
from waystone.kernel.errors import WaystoneError
from waystone.outside.files import class_in
from waystone.outside.programs import program_kind

PROGRAM: Final = "program:"
USUAL_SECONDS: Final = 10.0
"""So long may a program think about one decision."""
_SOURCE: Final = re.compile(r"(?:([a-z0-9][a-z0-9-]{0,23})=)?(program:.*|.*\.py:\w+)", re.DOTALL)
_EXPECTED: Final = "expected path/to/file.py:Class or program:COMMAND, perhaps with NAME= before it"


class BadBot(WaystoneError):
    """A bot from outside can't be used; says why."""

    def __init__(self, message: str) -> None:
        super().__init__("BAD_BOT", message)


@dataclass(frozen=True)
class Source:
    """Where a bot of a game comes from, and the name it goes by."""

    game: str
    name: str
    text: str
    seconds: float = USUAL_SECONDS


_REGISTERED: Final[set[Source]] = set()


def is_source(text: str) -> bool:
    """Whether this names a file or a program rather than a bot of the catalogue."""
    is_unfinished = text.endswith(".py")  # the class is missing, as `bring` says
    return is_unfinished or _SOURCE.fullmatch(text) is not None


def bring(entry: GameEntry, text: str, seconds: float = USUAL_SECONDS) -> Source:
    """Register what a text names, under its own name or the given one; says which it is."""
    found = _SOURCE.fullmatch(text)
    if found is None:
        raise BadBot(f"{_EXPECTED}; not {text[:80]!r}")
    name = found[1] or _free_name(entry, _usual_name(found[2]))
    source = Source(entry.name, name, found[2], seconds)
    register([source])
    return source


def register(sources: Sequence[Source]) -> None:
    """Let these bots be chosen by name in this process; a worker does so when it starts.

    One that was forked knows them already.
    """
    for source in sources:
        if source not in _REGISTERED:
            find_game(source.game).add_bot(_kind(source))
            _REGISTERED.add(source)


def _kind(source: Source) -> BotKind:
    if source.text.startswith(PROGRAM):
        words = _words(source.text.removeprefix(PROGRAM))
        return program_kind(source.name, words, source.seconds)
    path, _, name = source.text.rpartition(":")
    try:
        return class_in(Path(path), name, source.name)
    except (OSError, ValueError, TypeError) as error:
        raise BadBot(f"{source.text}: {error}") from error


def _words(command: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BadBot(f"program:{command[:80]}: {str(error).lower()}") from None
    if not words:
        raise BadBot("program: expects a command, like program:./bot --fast")
    return words


def _usual_name(text: str) -> str:
    """`bots/stroller.py:MyBot` is `my-bot`, `program:node bot.mjs` is `bot`."""
    if not text.startswith(PROGRAM):
        return re.sub(r"(?<!^)(?=[A-Z])", "-", text.rpartition(":")[2]).lower().replace("_", "")
    words = _words(text.removeprefix(PROGRAM))
    script = next((word for word in words[1:] if Path(word).is_file()), words[0])
    return re.sub(r"[^a-z0-9]+", "-", Path(script).stem.lower()).strip("-")[:24] or "program"


def _free_name(entry: GameEntry, name: str) -> str:
    taken = {"searcher", *entry.bots}
    numbered = (f"{name}-{number}" for number in count(2))
    return next(each for each in chain((name,), numbered) if each not in taken)
