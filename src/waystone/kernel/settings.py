"""Settings of a game: named, bounded, and written as text in one way only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from re import fullmatch
from typing import Final

from waystone.kernel.errors import BadSetting, hint_of
from waystone.kernel.user_file import UserFile
from waystone.words.en.common import Words

Value = int | str
FIXED_WINDOWS: Final = "fixed_windows"
"""The setting of games in which haste could betray a hand: seconds for everybody alike, 0: off.

A server may choose it for all tables of such games."""


class Setting:
    """One thing that can be chosen before a match.

    A whole number with bounds; a share (0.00 to 1.00, kept as hundredths); one of some words; or
    a user file, a text that the game itself checks (empty for none). `ranked_any` settings may
    differ from the default in a ranked match; `secret` ones are told to nobody before its end.
    Where bots sit on all seats, `among_bots` takes the place of the default. Records and stores of
    the past may know a setting by its `older_name`. A form offers the `suggested` values in this
    order; others can still be written.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        low: int = 0,
        high: int = 0,
        words: Sequence[str] = (),
        share: bool = False,
        ranked_any: bool = False,
        user_file: UserFile | None = None,
        secret: bool = False,
        among_bots: Value | None = None,
        older_name: str = "",
        suggested: Sequence[Value] = (),
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.help: Final = help
        self.low: Final = low
        self.high: Final = high
        self.words: Final = tuple(words)
        self.share: Final = share
        self.ranked_any: Final = ranked_any
        self.user_file: Final = user_file
        self.secret: Final = secret
        self.among_bots: Final = among_bots
        self.older_name: Final = older_name
        self.suggested: Final = tuple(suggested)

    def __repr__(self) -> str:
        return f"<Setting {self.name}={self.write(self.default)}: {self.expected()}>"

    def expected(self, words: Words | None = None) -> str:
        """What may be written, in words of a language: English if none is given."""
        says = words or Words()
        if self.user_file is not None:
            return says.any_text
        if self.words:
            return says.one_of(names=", ".join(self.words))
        low, high = self.write(self.low), self.write(self.high)
        if self.share:
            return says.share_between(low=low, high=high)
        return says.number_between(low=low, high=high)

    def parse(self, text: str) -> Value:
        """The value of this text, or BadSetting with what was expected."""
        if self.user_file is not None:
            if text:
                self.user_file.check(text)
            return text
        if self.words:
            if text in self.words:
                return text
        else:
            number = self._number(text)
            if number is not None and self.low <= number <= self.high:
                return number
        given = text[:80]
        message = Words.bad_value(name=self.name, wanted=self.expected(), given=repr(given))
        raise BadSetting("BAD_SETTING", message, setting=self.name, given=given, offered=self)

    def _number(self, text: str) -> int | None:
        if not self.share:
            return int(text) if fullmatch(r"-?[0-9]{1,9}", text) else None
        if not fullmatch(r"[01](\.[0-9]{1,2})?", text):
            return None
        whole, _, rest = text.partition(".")
        return int(whole) * 100 + int(rest.ljust(2, "0"))

    def write(self, value: Value) -> str:
        """The one text of this value."""
        if self.share and isinstance(value, int):
            return f"{value // 100}.{value % 100:02}"
        return str(value)


class Settings:
    """Chosen values for all the settings that a game offers."""

    def __init__(self, offered: Sequence[Setting], chosen: Mapping[str, str] | None = None) -> None:
        self.offered: Final = tuple(offered)
        self._values: dict[str, Value] = {each.name: each.default for each in offered}
        by_name = {each.name: each for each in offered}
        older = {each.older_name: each.name for each in offered if each.older_name}
        for given, text in (chosen or {}).items():
            name = older.get(given, given)
            if name not in by_name:
                raise _no_such(name, sorted(by_name))
            self._values[name] = by_name[name].parse(text)

    def number(self, name: str) -> int:
        """A setting that is a number (a share is its hundredths)."""
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """A setting that is one of some words."""
        value = self._values[name]
        assert isinstance(value, str)
        return value

    def texts(self) -> dict[str, str]:
        """Every setting as text, in the order in which they are offered."""
        return {each.name: each.write(self._values[each.name]) for each in self.offered}

    def unusual(self) -> dict[str, str]:
        """The settings that are not at their default, as text."""
        return {
            each.name: each.write(self._values[each.name])
            for each in self.offered
            if self._values[each.name] != each.default
        }

    def public(self) -> dict[str, str]:
        """As `unusual`, without what must stay secret until the match is over."""
        secret = {each.name for each in self.offered if each.secret}
        return {name: text for name, text in self.unusual().items() if name not in secret}

    @property
    def ranked(self) -> bool:
        """Whether a match with these settings may count for a leaderboard."""
        free = {each.name for each in self.offered if each.ranked_any}
        return all(name in free for name in self.unusual())


def among_bots(offered: Sequence[Setting], chosen: Mapping[str, str]) -> dict[str, str]:
    """The settings of a match that bots play alone: what was chosen, and what is usual there."""
    usual = {
        each.name: each.write(each.among_bots) for each in offered if each.among_bots is not None
    }
    return {**usual, **chosen}


def _no_such(name: str, known: Sequence[str]) -> BadSetting:
    near = "".join(get_close_matches(name, known, n=1))
    message = Words.no_setting(name=repr(name[:80]), hint=hint_of(near, known, Words()))
    return BadSetting("UNKNOWN_SETTING", message, setting=name[:80], near=near, known=known)
