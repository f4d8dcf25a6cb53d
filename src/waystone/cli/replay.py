"""`replay`: a position of a record, or the whole match again."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from waystone.catalogue import find_game
from waystone.cli.files import opened_record
from waystone.cli.language import says
from waystone.cli.output import BadUse, Output, show_data
from waystone.cli.parser import Parser, add_json, add_language, whole
from waystone.cli.play import SPEEDS, draws_boxes, find_board
from waystone.kernel.record import Record
from waystone.terminal.board import Marks
from waystone.terminal.page import beside
from waystone.terminal.replay import ALL, Replay, ReplayFrame

LOG_LINES = 12
FRAME_SECONDS = 0.5
EXAMPLES = """\
  waystone replay match.record                  the last position and the last sentences
  waystone replay match.record --step 20        the position after step 20
  waystone replay match.record --seat 0         as the player in seat 0 saw it
  waystone replay match.record --watch          from the beginning, step by step
  waystone replay match.record --log            every sentence of the match

A record contains its seed, so everything is shown unless --seat says from whose viewpoint.
"""


def add_to(parser: Parser) -> None:
    command = parser.command("replay", replay, "show a recorded match again", EXAMPLES)
    command.add_argument("file", metavar="FILE", help="a record; - is standard input")
    when = command.add_mutually_exclusive_group()
    when.add_argument("--step", type=whole(0, 10**9), metavar="N", help="the position after step N")
    when.add_argument("--watch", action="store_true", help="show every step, one after the other")
    who = command.add_mutually_exclusive_group()
    who.add_argument("--seat", type=whole(0, 30), metavar="N", help="as this seat saw it")
    who.add_argument("--all", action="store_true", help="with everything shown (the default)")
    command.add_argument("--log", action="store_true", help="the whole log, not only its end")
    command.add_argument("--speed", choices=tuple(SPEEDS), default="1", help="of --watch")
    command.add_argument("--ascii", action="store_true", help="draw with plain characters only")
    add_language(command)
    add_json(command)


def replay(chosen: Namespace) -> int:
    """Play the record again and show what is asked for."""
    shown = open_replay(chosen)
    last = last_step(chosen, shown.record)
    frames = shown.frames(last)
    if chosen.json:
        show_data(frame_data(shown, frames))
    elif chosen.watch and sys.stdin.isatty() and sys.stdout.isatty():
        watch_on_screen(shown, frames, SPEEDS[chosen.speed])
    else:
        print_frames(shown, frames, chosen)
    return 0


def open_replay(chosen: Namespace) -> Replay:
    """The record with its game, its board and the viewpoint from which it is shown."""
    record = opened_record(chosen.file)
    game = find_game(record.game).open(record.settings, record.version)
    _, board = find_board(record.game)
    seats = len(record.names())
    if chosen.seat is not None and chosen.seat >= seats:
        raise BadUse(says().no_seat(given=chosen.seat, count=seats))
    shown = Replay(game, record, board, ALL if chosen.seat is None else chosen.seat)
    shown.marks = Marks(plain=chosen.ascii or not draws_boxes())
    return shown


def last_step(chosen: Namespace, record: Record) -> int:
    """The step after which to stop."""
    steps = len(record.entries)
    if chosen.step is not None and chosen.step > steps:
        raise BadUse(says().no_step(given=chosen.step, count=steps))
    return steps if chosen.step is None else chosen.step


def print_frames(shown: Replay, frames: Sequence[ReplayFrame], chosen: Namespace) -> None:
    """The last frame, or all of them, as lines."""
    console = Output()
    for frame in frames if chosen.watch else frames[-1:]:
        page = shown.page(frames, frame.number)
        log = frame.words if chosen.watch else page.log if chosen.log else page.log[-LOG_LINES:]
        for line in [*beside(page), Text(), *log, page.status]:
            console.print(line, soft_wrap=True)
    if not chosen.watch:
        console.print(Text(shown.board.shared.result(result=shown.result(frames[-1]))))


def watch_on_screen(shown: Replay, frames: Sequence[ReplayFrame], speed: float) -> None:
    """The whole window, at a pace that can be followed."""
    # Not every system has terminals of this kind.
    from waystone.terminal.screen import Screen
    from waystone.terminal.watch import watch

    with Screen(Console(highlight=False)) as screen:
        watch(screen, shown, frames, FRAME_SECONDS * speed or 0.01)


def frame_data(shown: Replay, frames: Sequence[ReplayFrame]) -> dict[str, Any]:
    """The last frame and the log for programs."""
    record = shown.record
    return {
        "game": record.game,
        "players": record.names(frames[-1].number),
        "settings": record.settings,
        "steps": len(record.entries),
        "step": frames[-1].number,
        "result": record.result,
        "view": msgspec.to_builtins(frames[-1].view),
        "log": [
            {
                "step": each.number,
                "seat": each.seat,
                "action": each.action,
                "told": [line.plain for line in each.words],
            }
            for each in frames[1:]
        ],
    }
