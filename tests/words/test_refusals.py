"""Every refusal has one sentence in every language, and no catalogue has one that is never sent."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import waystone
from waystone.catalogue import GAMES
from waystone.kernel.errors import REFUSALS
from waystone.words.en.refusals import Words
from waystone.words.languages import LANGUAGES
from waystone.words.runtime import speak, texts

HOME = Path(waystone.__file__).parent
CODE = re.compile(r"[A-Z]{2,}(_[A-Z]+)*")
ROOMS = ("kernel", "match", "leaderboard", "teaching", "wire", "storage", "service", "api", "local")
NO_CODES = {
    *("GET", "POST", "HEAD", "DENY"),
    *("NFC", "NFKC", "NFKD", "PZMC", "NESW", "GSALH", "SAL", "ABDEFG"),
    *("RGB", "PNG", "WEBP"),
    "SC_CLK_TCK",
    *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET"),
}
"""Words of HTTP, of signs and ways, of pictures, of the system's clock, and alphabets."""
NEVER_SENT = {
    "BAD_PICTURE": "pictures of positions are for tests",
    "ENDLESS": "of bots among themselves",
    "NO_ACTION": "of a bot that does not choose",
    "NOTHING_DONE": "of a match in a program's own hands",
}


def codes_in(*folders: str) -> set[str]:
    """Every word in capitals that these sources hold and that is no letter of a board."""
    paths = [path for folder in folders for path in (HOME / folder).rglob("*.py")]
    found = {word for path in paths for word in constants(path) if CODE.fullmatch(word)}
    return {word for word in found if not word.startswith("MAP_")} - NO_CODES - set(NEVER_SENT)


def constants(path: Path) -> Iterator[str]:
    """Text as it stands in the code; what a statement says alone is a docstring."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def folder_of(game: str) -> str:
    return game.replace("-", "_")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_code_of_a_game_has_a_sentence(game: str) -> None:
    own = set(GAMES[game].rulebook.refusals)
    assert codes_in(f"games/{folder_of(game)}") - own <= set(REFUSALS)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_says_only_what_it_refuses_and_others_do_not(game: str) -> None:
    own = set(GAMES[game].rulebook.refusals)
    assert own <= codes_in(f"games/{folder_of(game)}")
    assert own.isdisjoint(REFUSALS)


def test_every_code_of_the_server_has_a_sentence() -> None:
    named = {"UNKNOWN_GAME", "UNKNOWN_BOT"}  # put together in the catalogue of games
    assert codes_in(*ROOMS) | named <= set(REFUSALS)


def test_no_common_sentence_is_never_said() -> None:
    games = (f"games/{folder_of(game)}" for game in GAMES)
    assert set(REFUSALS) <= codes_in(*ROOMS, *games) | {"UNKNOWN_GAME", "UNKNOWN_BOT"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_they_are_whole_sentences_in_every_language(game: str | None, language: str) -> None:
    module = "refusals" if game is None else folder_of(game)
    english = Words if game is None else import_module(f"waystone.words.en.{module}").Words
    said = texts(speak(english, language).refusals)
    assert set(said) == set(texts(english.refusals))
    for code, sentence in said.items():
        assert re.fullmatch(r"[A-ZÀ-Ü].*[.!]", sentence), (code, sentence)
