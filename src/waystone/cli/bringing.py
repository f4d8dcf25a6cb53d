"""Options that name bots: those of the catalogue, and files and programs of one's own."""

from __future__ import annotations

import signal
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Final

from waystone.catalogue import GameEntry, find_game
from waystone.cli.output import BadUse
from waystone.cli.parser import seconds
from waystone.outside.naming import USUAL_SECONDS, Source, bring, is_source, register

OTHERS: Final = """\
A bot may also be a class in a file or a program of your own (docs/how-to/bring-a-bot.md):
  --bots knight,my_bots.py:Stroller
  --bots "knight,program:node bot.mjs --fast"
"""


@dataclass(frozen=True)
class Preparation:
    """What a worker process does before its first match; it can be sent there."""

    sources: tuple[Source, ...]

    def __call__(self) -> None:
        """Register the same bots, and end their programs also when the worker is told to end."""
        register(self.sources)
        if self.sources and signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
            signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)


def add_bot_seconds(command: ArgumentParser) -> None:
    """The option for programs' time."""
    command.add_argument(
        "--bot-seconds",
        type=seconds,
        default=USUAL_SECONDS,
        metavar="S",
        help=f"for each decision of a program ({USUAL_SECONDS:g})",
    )


def brought(
    entry: GameEntry, texts: Sequence[str], limit: float
) -> tuple[tuple[str, ...], Preparation]:
    """The names of these bots, each of which can be chosen from now on, here and in workers.

    Naming the same file or program twice means two players of one kind.
    """
    known: dict[str, Source] = {}
    for text in texts:
        if is_source(text) and text not in known:
            known[text] = bring(entry, text, limit)
    found = tuple(known[text].name if text in known else text for text in texts)
    return found, Preparation(tuple(known.values()))


def host_bots(texts: Sequence[str], limit: float) -> Preparation:
    """Bots that a host lets others choose, by the names that are given here and no others."""
    found = []
    for text in texts:
        game, _, source = text.partition(":")
        if not is_source(source) or "=" not in source:
            wanted = "GAME:NAME=path/to/file.py:Class or GAME:NAME=program:COMMAND"
            raise BadUse(f"--bot: expected {wanted}, not {text[:80]!r}")
        found.append(bring(find_game(game), source, limit))
    return Preparation(tuple(found))
