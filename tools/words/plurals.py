"""How languages count: CLDR's cardinal rules for whole numbers, and how numbers are written.

A rule is an expression in `n` that Python and, with `&&` and `||`, TypeScript understand. The
category `other` is what is left.
"""

from __future__ import annotations

from dataclasses import dataclass

_ONE = {"one": "n == 1"}
_NOUGHT_OR_ONE = {"one": "n == 0 or n == 1"}
_EAST_SLAVIC = {
    "one": "n % 10 == 1 and n % 100 != 11",
    "few": "n % 10 >= 2 and n % 10 <= 4 and (n % 100 < 12 or n % 100 > 14)",
    "many": "n % 10 == 0 or n % 10 >= 5 or (n % 100 >= 11 and n % 100 <= 14)",
}
_POLISH = {
    "one": "n == 1",
    "few": "n % 10 >= 2 and n % 10 <= 4 and (n % 100 < 12 or n % 100 > 14)",
    "many": "n != 1 and (n % 10 < 2 or n % 10 > 4 or (n % 100 >= 12 and n % 100 <= 14))",
}


@dataclass(frozen=True)
class Counting:
    """The plural categories of a language besides `other`, and its separators."""

    rules: dict[str, str]
    group: str
    decimal: str


COUNTING = {
    "cs": Counting({"one": "n == 1", "few": "n >= 2 and n <= 4"}, "\u00a0", ","),
    "da": Counting(_ONE, ".", ","),
    "de": Counting(_ONE, ".", ","),
    "en": Counting(_ONE, ",", "."),
    "es": Counting(_ONE, ".", ","),
    "fi": Counting(_ONE, "\u00a0", ","),
    "fr": Counting(_NOUGHT_OR_ONE, "\u202f", ","),
    "it": Counting(_ONE, ".", ","),
    "ja": Counting({}, ",", "."),
    "nb": Counting(_ONE, "\u00a0", ","),
    "nl": Counting(_ONE, ".", ","),
    "pl": Counting(_POLISH, "\u00a0", ","),
    "pt": Counting(_NOUGHT_OR_ONE, ".", ","),
    "ru": Counting(_EAST_SLAVIC, "\u00a0", ","),
    "sv": Counting(_ONE, "\u00a0", ","),
    "tr": Counting(_ONE, ".", ","),
    "uk": Counting(_EAST_SLAVIC, "\u00a0", ","),
    "zh": Counting({}, ",", "."),
}
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
