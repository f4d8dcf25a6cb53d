"""The language of the command that runs: `--language`, else the environment's.

Commands of those who play speak every language; those of hosts, laboratories and bot authors speak
English, as logs and the API do.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Final

from waystone.kernel.errors import REFUSALS, WaystoneError, hint_of
from waystone.kernel.rules import seats_sentence
from waystone.kernel.settings import Setting
from waystone.words.en import command_line, common, refusals
from waystone.words.runtime import DEFAULT, known, language_of, speak, texts

OPTION: Final = "--language"
OF_PLAYERS: Final = ("play", "replay", "analyse", "games", "bots", "settings")
_LANGUAGE: Final = ContextVar("language", default=DEFAULT)


def use_language(words: Sequence[str]) -> None:
    """Speak as these words of a command ask for; an unknown language is refused by the parser."""
    is_of_players = not words or words[0] in OF_PLAYERS or words[0].startswith("-")
    wished = _wished(words) or language_of(os.environ)
    _LANGUAGE.set(wished if is_of_players else DEFAULT)


def _wished(words: Sequence[str]) -> str:
    for at, word in enumerate(words):
        option, sign, value = word.partition("=")
        if option == OPTION:
            return known(value if sign else "".join(words[at + 1 : at + 2]))
    return ""


def language() -> str:
    """The code of the language that is spoken."""
    return _LANGUAGE.get()


def says() -> command_line.Words:
    """What the command line says, in that language."""
    return speak(command_line.Words, language())


def explain(error: WaystoneError) -> str:
    """Why something was refused; details for which there are no words of ours stay English."""
    told = _SENTENCES.get(error.code)
    if told is not None and error.details:
        return told(error)
    return _plain(error)


def _plain(error: WaystoneError) -> str:
    """The sentence of its code, with the English message where that says more."""
    plain = texts(speak(refusals.Words, language()).refusals).get(error.code, "")
    if error.message == REFUSALS.get(error.code):
        return plain
    return f"{plain} ({error.message})" if plain and language() != DEFAULT else error.message


def hint(error: WaystoneError) -> str:
    """A guess at what was meant, or all there is."""
    return hint_of(error.details["near"], error.details["known"], common_words())


def common_words() -> common.Words:
    """What every part of the program says alike, in that language."""
    return speak(common.Words, language())


def _bad_value(error: WaystoneError) -> str:
    setting: Setting | None = error.details.get("offered")
    if setting is None:  # a good value, but not for this table
        return _plain(error)
    wanted, given = setting.expected(common_words()), repr(error.details["given"])
    return common_words().bad_value(name=setting.name, wanted=wanted, given=given)


def _no_bot(error: WaystoneError) -> str:
    name, title = repr(error.details["name"]), error.details["title"]
    return common_words().no_bot(name=name, title=title, hint=hint(error))


_SENTENCES: Final[dict[str, Callable[[WaystoneError], str]]] = {
    "UNKNOWN_GAME": lambda error: common_words().no_game(
        name=repr(error.details["name"]), hint=hint(error)
    ),
    "UNKNOWN_BOT": _no_bot,
    "UNKNOWN_SETTING": lambda error: common_words().no_setting(
        name=repr(error.details["setting"]), hint=hint(error)
    ),
    "BAD_SETTING": _bad_value,
    "BAD_SEATS": lambda error: seats_sentence(error.details, common_words()),
}
