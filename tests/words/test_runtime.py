"""What all catalogues are read with: which language is meant, and how its words are joined."""

from __future__ import annotations

import pytest

from waystone.words.runtime import Person, key, known, language_of, listed, named, number, texts


@pytest.mark.parametrize(
    ("wished", "code"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("de.UTF-8", "de"),
        ("en_GB", "en"),
        ("C.UTF-8", ""),
        ("tlh", ""),
        ("", ""),
    ],
)
def test_a_locale_is_understood_by_its_language(wished: str, code: str) -> None:
    assert known(wished) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "en"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_that_is_set_decides_and_else_it_is_english(
    environment: dict[str, str], code: str
) -> None:
    assert language_of(environment) == code


def test_words_of_a_match_are_looked_up_by_their_keys() -> None:
    assert key("move or dig") == "move_or_dig"
    table = {"move_or_dig": "ziehen oder graben", "roll": 6}
    assert texts(table) == {"move_or_dig": "ziehen oder graben", "roll": "6"}
    assert named(table, "move or dig") == "ziehen oder graben"
    assert named(table, "fly south") == "fly south", "better than nothing"


@pytest.mark.parametrize(
    ("value", "digits", "written"),
    [(1234567, 0, "1.234.567"), (1234.5, 2, "1.234,5"), (0.25, 2, "0,25"), (100, 1, "100")],
)
def test_numbers_have_the_signs_of_their_language(value: float, digits: int, written: str) -> None:
    assert number(value, digits, ".", ",") == written


@pytest.mark.parametrize(
    ("names", "said"),
    [("", ""), ("A", "A"), ("AB", "A and B"), ("ABC", "A, B and C"), ("ABCD", "A, B, C and D")],
)
def test_names_stand_in_a_row(names: str, said: str) -> None:
    assert listed(list(names), ", ", " and ") == said


def test_a_person_is_somebody_else_unless_they_are_you() -> None:
    assert Person("Ada") == Person("Ada", False) != Person("Ada", True)
