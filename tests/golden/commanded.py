"""Every command with its options as they stand, so that a change of one is seen in a diff."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from waystone.cli.language import use_language
from waystone.cli.main import build_parser

PATH: Final = Path(__file__).parent / "commands.txt"


def text() -> str:
    """A line for each option: its names, what it takes, what it has by itself, and its help."""
    use_language(["serve"])
    return "".join(f"{line}\n" for line in lines(build_parser().parser))


def lines(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The options of a command, then those of the commands below it."""
    below: list[argparse.ArgumentParser] = []
    yield f"{parser.prog}: {parser.description}"
    for each in parser._actions:
        if isinstance(each, argparse._SubParsersAction):
            below += each.choices.values()
        elif each.dest != "help":
            yield f"  {line(each)}"
    for child in below:
        yield from lines(child)


def line(option: argparse.Action) -> str:
    """One option."""
    parts = [" ".join(option.option_strings) or f"<{option.dest}>"]
    parts += [f"as {option.dest}"] if option.option_strings else []
    parts += [taken(option)]
    parts += ["needed"] if option.required else []
    parts += [] if option.default in (None, False, argparse.SUPPRESS) else [f"= {option.default!r}"]
    return f"{', '.join(part for part in parts if part)}: {option.help}"


def taken(option: argparse.Action) -> str:
    """What may follow it: words, or what is said to who writes something else."""
    if option.nargs == 0:
        return f"sets {option.const!r}" if option.const is not None else ""
    words = [str(option.metavar or "")]
    words += [f"x{option.nargs}"] if option.nargs is not None else []
    words += ["again"] if isinstance(option, argparse._AppendAction) else []
    if option.choices is not None:
        words.append("|".join(map(str, option.choices)))
    elif callable(option.type):
        words.append(refused(option))
    return " ".join(word for word in words if word)


def refused(option: argparse.Action) -> str:
    """What an empty word is told."""
    assert callable(option.type)
    try:
        return f"takes {option.type('')!r}"
    except argparse.ArgumentTypeError as error:
        return f"({error})"
    except ValueError:
        return getattr(option.type, "__name__", "")
