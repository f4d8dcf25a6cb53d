"""From the words of a command to its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from waystone.cli import (
    analyse,
    bench,
    databases,
    doctor,
    dooom,
    host,
    listing,
    maps,
    play,
    replay,
    serve,
    simulate,
    site,
    tournament,
    verify,
)
from waystone.cli.language import explain, use_language
from waystone.cli.output import BadUse, complain
from waystone.cli.parser import Parser
from waystone.cli.signals import leave_on_request
from waystone.kernel.errors import WaystoneError
from waystone.kernel.replay import Divergence
from waystone.lab.simulate import GameFailed

DONE = 0
FAILED = 1
MISUSED = 2
INTERRUPTED = 130
PIPE_BROKEN = 141

EXAMPLES = """\
examples:
  waystone play delve-and-dash                        choose mode and level, then play
  waystone play delve-and-dash --mode cpu --level 2   play against the computer
  waystone simulate delve-and-dash --bots knight,random --games 1000 --seed 7
  waystone tournament dooom --bots random,seeker,hunter
  waystone verify match.record                        does it replay to the same result?
  waystone replay match.record --watch                see a match again

exit codes: 0 done, 1 a check failed, 2 bad input (one sentence says what was expected), 130 Ctrl-C
"""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; mistakes are one sentence on standard error."""
    leave_on_request()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a name that can't be printed stops no match
    try:
        code = run(list(sys.argv[1:] if words is None else words))
        sys.stdout.flush()
    except KeyboardInterrupt as stop:
        complain(" ".join(("stopped", *map(str, stop.args))))
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; keep Python from flushing into the closed pipe at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_BROKEN
    except GameFailed as error:
        complain(f"{error.message}\n{error.trace}".rstrip())
        return FAILED
    except Divergence as error:
        complain(error.message)
        return FAILED
    except WaystoneError as error:
        complain(explain(error))
        return MISUSED
    except BadUse as error:
        complain(str(error))
        return MISUSED
    return code


def run(words: list[str]) -> int:
    """Parse the words and do what they ask."""
    use_language(words)
    parser = build_parser()
    if not words:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            parser.print_help()
            return DONE
        words = ["play"]
    chosen = parser.parse(words)
    command: Callable[[object], int] = chosen.run
    return command(chosen)


def build_parser() -> Parser:
    """Every command with its options."""
    parser = Parser("waystone", "Dungeon games in the terminal and in the laboratory.", EXAMPLES)
    for room in (
        listing,
        play,
        serve,
        site,
        databases,
        doctor,
        host,
        simulate,
        tournament,
        verify,
        replay,
        analyse,
        bench,
        maps,
        dooom,
    ):
        room.add_to(parser)
    return parser
