"""The parser of the command line; its mistakes are sentences with a hint."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from waystone.cli.language import OPTION, common_words, says
from waystone.cli.output import BadUse
from waystone.kernel.errors import hint_of
from waystone.words.languages import LANGUAGES


class Parser:
    """The program's parser: one sub-parser per command."""

    def __init__(self, name: str, summary: str, examples: str) -> None:
        self.parser = _CommandParser(prog=name, description=summary, epilog=examples)
        self.commands = self.parser.add_subparsers(
            title="commands", metavar="COMMAND", parser_class=_CommandParser
        )
        self.parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
        self.known: list[str] = []

    def command(
        self, name: str, run: Callable[[Any], int], summary: str, examples: str = ""
    ) -> argparse.ArgumentParser:
        """Add a command; `run` gets the parsed words and returns the exit code."""
        epilog = f"examples:\n{examples}" if examples else None
        command = self.commands.add_parser(
            name, help=summary, description=sentence(summary), epilog=epilog
        )
        command.set_defaults(run=run, parser=command)
        self.known.append(name)
        return command

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The parsed words, or BadUse."""
        first = words[0]
        if not first.startswith("-") and first not in self.known:
            hint = near(first, self.known)
            raise BadUse(says().no_command(name=repr(first[:80]), hint=hint))
        chosen, rest = self.parser.parse_known_args(words)
        if rest:
            owner: _CommandParser = getattr(chosen, "parser", self.parser)
            raise BadUse(owner.unexpected(rest[0]))
        if "run" not in chosen:
            raise BadUse(says().expected_command(hint=near("", self.known)))
        return chosen

    def print_help(self) -> None:
        """The overview."""
        self.parser.print_help()


class _CommandParser(argparse.ArgumentParser):
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
            hint = near(name, self.options)
            return says().no_option(name=repr(name[:80]), where=where, hint=hint)
        return says().one_word_too_many(name=repr(word[:80]), where=self.prog)

    def error(self, message: str) -> NoReturn:
        """A mistake found by argparse itself."""
        raise BadUse(says().see_help(problem=message, where=self.prog))


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
    return hint_of("".join(get_close_matches(word, known, n=1)), known, common_words())


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 18:
            number = int(text)
            if low <= number <= high:
                return number
        wanted = says().expected_number(low=low, high=high, given=repr(text[:40]))
        raise argparse.ArgumentTypeError(wanted)

    return read


def seconds(text: str) -> float:
    """A number of seconds above 0 and up to an hour."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(says().expected_seconds(given=repr(text[:40])))
    return number


def setting(text: str) -> tuple[str, str]:
    """A setting as `name=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(says().expected_setting(given=repr(text[:80])))
    return name, value


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    found = tuple(each.strip() for each in text.split(","))
    if not all(found):
        raise argparse.ArgumentTypeError(says().expected_names(given=repr(text[:80])))
    return found


def add_json(command: argparse.ArgumentParser) -> None:
    """The option that every command with a result has."""
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def add_language(command: argparse.ArgumentParser) -> None:
    """The option of commands for those who play."""
    command.add_argument(
        OPTION, choices=tuple(LANGUAGES), help="else the one of LC_ALL, LC_MESSAGES or LANG"
    )


def add_settings(command: argparse.ArgumentParser) -> None:
    """The option for settings of a game."""
    command.add_argument(
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
            raise BadUse(says().given_twice(name=repr(name)))
        found[name] = value
    return found
