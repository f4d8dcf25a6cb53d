"""What the generated catalogues need, and how a language is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, TypeVar

from waystone.words.languages import LANGUAGES

DEFAULT: Final = "en"
Text = str | int | float
W = TypeVar("W")


@dataclass(frozen=True)
class Person:
    """A player in a sentence, who may be the one it is said to."""

    name: str
    is_you: bool = False


def speak(english: type[W], language: str) -> W:
    """A catalogue in this language, which must be one of LANGUAGES."""
    module = english.__module__.replace(".en.", f".{language}.")
    words: W = import_module(module).Words()
    return words


def known(wished: str) -> str:
    """The code of a language we have, for a locale such as `de_AT.UTF-8`, or nothing."""
    code = wished.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else ""


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return known(environment[name]) or DEFAULT
    return DEFAULT


def key(value: str) -> str:
    """A word as the keys of messages are written: `move or dig` as `move_or_dig`."""
    return value.replace(" ", "_")


def texts(table: Mapping[str, object]) -> dict[str, str]:
    """A table of messages for keys that are only known when a match is played."""
    return {name: str(text) for name, text in table.items()}


def named(table: Mapping[str, object], name: str) -> str:
    """The text of a table for a word that comes from a match, or the word itself."""
    return str(table.get(key(name), name))


def number(value: float, digits: int, group: str, decimal: str) -> str:
    """A number with the separators of a language and at most so many digits behind the point."""
    whole, _, rest = f"{value:,.{digits}f}".partition(".")
    rest = rest.rstrip("0")
    return whole.replace(",", group) + (decimal + rest if rest else "")


def listed(names: Sequence[str], middle: str, end: str) -> str:
    """Names in a row: `A, B and C`, with the language's own joints."""
    if len(names) < 2:
        return "".join(names)
    return middle.join(names[:-1]) + end + names[-1]
