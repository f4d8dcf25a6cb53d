"""Words of a command, judged one by one with helpful refusals."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from waystone.cli.voice import BadUse


class Parser:
    """The program's parser: one sub-parser per command."""

    def __init__(self, name: str, summary: str, examples: str) -> None:
        self.parser = _Words(prog=name, description=summary, epilog=examples)
        self.commands = self.parser.add_subparsers(
            title="commands", metavar="COMMAND", parser_class=_Words
        )
        self.parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
        self.known: list[str] = []

    def command(
        self, name: str, run: Callable[[Any], int], summary: str, examples: str = ""
    ) -> argparse.ArgumentParser:
        """Add a command; `run` gets the parsed words and returns the exit code."""
        epilog = f"examples:\n{examples}" if examples else None
        words = self.commands.add_parser(
            name, help=summary, description=sentence(summary), epilog=epilog
        )
        words.set_defaults(run=run, words=words)
        self.known.append(name)
        return words

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The parsed words, or BadUse."""
        first = words[0]
        if not first.startswith("-") and first not in self.known:
            raise BadUse(f"there is no command {first[:80]!r}; {near(first, self.known)}")
        chosen, rest = self.parser.parse_known_args(words)
        if rest:
            owner: _Words = getattr(chosen, "words", self.parser)
            raise BadUse(owner.unexpected(rest[0]))
        if "run" not in chosen:
            raise BadUse(f"expected a command; {near('', self.known)}")
        return chosen

    def print_help(self) -> None:
        """The overview."""
        self.parser.print_help()


class _Words(argparse.ArgumentParser):
    """An argument parser whose mistakes are sentences."""

    def __init__(self, **details: Any) -> None:
        self.options: list[str] = []
        super().__init__(
            formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **details
        )

    def add_argument(self, *names: Any, **details: Any) -> argparse.Action:
        """Add it, and remember its names for "did you mean"."""
        action = super().add_argument(*names, **details)
        self.options.extend(action.option_strings)
        return action

    def unexpected(self, word: str) -> str:
        """What to say about a word that belongs nowhere."""
        if word.startswith("-"):
            name = word.partition("=")[0]
            where = self.prog.removeprefix("waystone ")
            return f"there is no option {name[:80]!r} of {where}; {near(name, self.options)}"
        return f"{word[:80]!r} is one word too many (see {self.prog} --help)"

    def error(self, message: str) -> NoReturn:
        """A mistake found by argparse itself."""
        raise BadUse(f"{message} (see {self.prog} --help)")


class _Version(argparse.Action):
    """Looked up only when somebody asks: it takes longer than all the rest of the parsing."""

    def __call__(self, parser: argparse.ArgumentParser, *details: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version

        try:
            print("waystone", version("waystone"))
        except PackageNotFoundError:
            print("waystone, not installed")
        parser.exit()


def sentence(summary: str) -> str:
    """A summary as a whole sentence; names in it keep their capitals."""
    return f"{summary[0].upper()}{summary[1:]}."


def near(word: str, known: Sequence[str]) -> str:
    """A guess at what was meant, or all there is."""
    found = get_close_matches(word, known, n=1)
    return f"did you mean {found[0]!r}?" if found else "known: " + ", ".join(known)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if text.isascii() and text.lstrip("-").isdigit() and len(text) <= 18:
            number = int(text)
            if low <= number <= high:
                return number
        raise argparse.ArgumentTypeError(
            f"expected a whole number from {low} to {high}, not {text[:40]!r}"
        )

    return read


def seconds(text: str) -> float:
    """A number of seconds above 0 and up to an hour."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"expected seconds from 0.001 to 3600, not {text[:40]!r}")
    return number


def setting(text: str) -> tuple[str, str]:
    """A setting as `name=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(f"expected name=value like level=2, not {text[:80]!r}")
    return name, value


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    found = tuple(each.strip() for each in text.split(","))
    if not all(found):
        raise argparse.ArgumentTypeError(f"expected names like knight,random, not {text[:80]!r}")
    return found


def add_json(words: argparse.ArgumentParser) -> None:
    """The option that every command with a result has."""
    words.add_argument("--json", action="store_true", help="print the result as JSON")


def add_settings(words: argparse.ArgumentParser) -> None:
    """The option for settings of a game."""
    words.add_argument(
        "--set",
        dest="settings",
        action="append",
        default=[],
        type=setting,
        metavar="NAME=VALUE",
        help="a setting of the game, may be repeated (see: waystone settings GAME)",
    )


def gathered(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Settings as a mapping; naming one twice is a mistake, not a contest."""
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise BadUse(f"the setting {name!r} is given twice")
        found[name] = value
    return found
