"""Every option takes what it has by itself, and refuses numbers that can't be."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pytest

from tests.golden import commanded
from waystone.cli.main import build_parser


def commands(
    parser: argparse.ArgumentParser, name: str = ""
) -> Iterator[tuple[str, argparse.Action]]:
    """The options of all commands, each with the words that lead to it."""
    for each in parser._actions:
        if isinstance(each, argparse._SubParsersAction):
            for word, child in each.choices.items():
                yield from commands(child, f"{name} {word}".strip())
        else:
            yield name, each


ALL = list(commands(build_parser().parser))


def test_what_an_option_has_by_itself_may_be_written_too() -> None:
    """But for 0 where that means that nothing was said."""
    tried = 0
    for name, option in ALL:
        is_number = isinstance(option.default, int | float) and not isinstance(option.default, bool)
        if is_number and option.default and callable(option.type):
            assert option.type(str(option.default)) == option.default, (name, option.option_strings)
            tried += 1
    assert tried > 15


def test_a_number_that_can_not_be_is_refused_by_every_option() -> None:
    numbers = [each for each in ALL if callable(each[1].type) and "whole" in repr(each[1].type)]
    assert len(numbers) > 15
    for _, option in numbers:
        for wrong in ("-7000000", "99999999999999999", "many", "1.5", ""):
            with pytest.raises(argparse.ArgumentTypeError, match="a whole number"):
                option.type(wrong)  # type: ignore[operator, misc]


def test_every_command_takes_what_it_took() -> None:
    """Scripts of hosts and laboratories live on it; `make golden` renews the list on purpose."""
    assert commanded.text() == commanded.PATH.read_text(encoding="utf-8")
