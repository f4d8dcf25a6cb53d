"""`python -m waystone.laws GAME [NAME=VALUE …]`: does a game keep the laws?

The game is one of the house or of an installed plug-in. It is tried with the fewest and the most
seats and the settings that are given. With `--deeds`, secret actions are deeds in the dark, which
others may see the effects of, and not choices that are only noted. With `--sees=FIELD`, that field
of a view is what a seat sees by itself, without being told. The exit code is 0 if every law holds,
1 if one is broken and 2 for bad input.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from traceback import FrameSummary, extract_tb
from types import TracebackType

from msgspec.structs import replace

from waystone.catalogue import find_game
from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import View
from waystone.laws import LAWS
from waystone.laws.setup import Setup

KEPT, BROKEN, MISUSED = 0, 1, 2
DEEDS, SEES = "--deeds", "--sees"


def main(words: Sequence[str]) -> int:
    """Try every law on every setup; says which is broken, and where."""
    if not words or any(word in ("-h", "--help") for word in words) or not __debug__:
        print(__doc__ if __debug__ else "laws are assertions: run Python without -O")
        return KEPT if words and __debug__ else MISUSED
    try:
        setups = setups_of(words)
    except WaystoneError as error:
        print(f"waystone.laws: {error.message}", file=sys.stderr)
        return MISUSED
    broken = [law for setup in setups for law in LAWS if not is_kept(law, setup)]
    print(f"broken: {len(broken)}" if broken else "all laws are kept")
    return BROKEN if broken else KEPT


def setups_of(words: Sequence[str]) -> list[Setup]:
    """The game with its fewest and its most seats."""
    chosen = [word.partition("=") for word in words[1:] if word != DEEDS]
    settings = {name: value for name, _, value in chosen if name != SEES}
    seen = [value for name, _, value in chosen if name == SEES]
    sight = partial(without, seen) if seen else None
    entry, deeds = find_game(words[0]), DEEDS in words
    numbers = sorted({*entry.info.seats})
    return [Setup(entry, seats, settings, sight, deeds) for seats in numbers]


def without(fields: Sequence[str], view: View) -> View:
    """The view without what its seat sees by itself."""
    return replace(view, **dict.fromkeys(fields))


def is_kept(law: Callable[[Setup], object], setup: Setup) -> bool:
    """Try one law; anything that is raised breaks it."""
    said = law.__name__.replace("_", " ")
    begun = perf_counter()
    try:
        law(setup)
    except Exception as error:
        print(f"✗ {setup}: {said}")
        print("\n".join(f"    {line}" for line in reason(error)), flush=True)
        return False
    print(f"✓ {setup}: {said} ({perf_counter() - begun:.1f} s)", flush=True)
    return True


def reason(error: Exception) -> list[str]:
    """What did not hold, the way to it, and the moment of the match."""
    what = str(error) or "this does not hold:"
    lines = [f"{type(error).__name__}: {what}"]
    lines += [said(frame) for frame in extract_tb(error.__traceback__)[1:]]
    return [*lines, *moment(error.__traceback__)]


def said(frame: FrameSummary) -> str:
    """One line of code on the way."""
    return f"{frame.filename}:{frame.lineno}: {frame.line}"


def moment(trace: TracebackType | None) -> list[str]:
    """The table of the law at the time, if it has one."""
    found: list[str] = []
    while trace is not None:
        table = trace.tb_frame.f_locals.get("table")
        if table is not None:
            done = ", ".join(f"{each.seat} {each.text}" for each in table.record.entries[-3:])
            found = [f"seed {table.dice.seed!r}, after step {table.number}: … {done}"]
        trace = trace.tb_next
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
