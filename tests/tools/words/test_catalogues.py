"""What is said in the catalogues of the project, in every language."""

from __future__ import annotations

import re

import pytest

from tools.words.build import read_one
from tools.words.catalogues import ROOT, languages_of, names_of
from tools.words.model import Catalogue, Pattern, Select

NAMES = names_of(ROOT, "en")
OTHERS = [each for each in languages_of(ROOT) if each != "en"]
# Credits and names that are the same everywhere.
SAME_IS_FINE = 24
OF_GAMES = r"chamber|dragon\b|labyrinth|warrior|waystone of|delver|kammer|drache|krieger|wegstein"


def texts(pattern: Pattern) -> list[str]:
    """Every piece of plain text in a message."""
    found: list[str] = []
    for piece in pattern:
        if isinstance(piece, str):
            found.append(piece)
        elif isinstance(piece, Select):
            for _, variant in (*piece.variants, ("", piece.default)):
                found += texts(variant)
    return found


def said(catalogue: Catalogue) -> dict[str, list[str]]:
    """All texts of a catalogue by message and key."""
    found: dict[str, list[str]] = {}
    for message in catalogue.messages.values():
        if message.text is not None:
            found[message.id] = texts(message.text)
        found |= {f"{message.id}.{key}": texts(text) for key, text in message.table.items()}
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_no_language_is_only_english_again(name: str, language: str) -> None:
    english, other = said(read_one(ROOT, name, "en")), said(read_one(ROOT, name, language))
    same = {
        key: text
        for key, pieces in english.items()
        for text in pieces
        if len(text) > SAME_IS_FINE and text in other[key]
    }
    assert same == {}


@pytest.mark.parametrize("language", languages_of(ROOT))
@pytest.mark.parametrize("name", NAMES)
def test_every_message_says_something(name: str, language: str) -> None:
    catalogue = read_one(ROOT, name, language)
    for message in catalogue.messages.values():
        for pattern in message.patterns():
            assert pattern != ("",), message.id
            assert not any("  " in text for text in texts(pattern)), message.id


@pytest.mark.parametrize("language", languages_of(ROOT))
def test_the_page_itself_speaks_of_no_game(language: str) -> None:
    found = said(read_one(ROOT, "app", language))
    assert [key for key, text in found.items() if re.search(OF_GAMES, " ".join(text), re.I)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("-rulebook")])
def test_rulebooks_have_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    def ids(catalogue: Catalogue) -> list[str]:
        return [key for each in catalogue.messages.values() for key in each.table]

    english = ids(read_one(ROOT, name, "en"))
    rules = [key for key in english if key != "title"]
    assert ids(read_one(ROOT, name, language)) == english
    assert len(set(rules)) == len(rules)
