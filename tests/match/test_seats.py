"""Names, tokens and chat."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.match import chat, seats
from waystone.match.model import Refusal


@pytest.mark.rule("DD-94")
@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace \n", "Ada Lovelace"),
        ("", "Anonymous"),
        (" \u2003\u200b\u2060 ", "Anonymous"),
        ("\u3164\u2800", "Anonymous"),
        ("A\u0000d\u001ba\u007f", "Ada"),
        ("\u202eadA\u202c\u2066x\u2069", "adAx"),
        ("e\u0301", "é"),
        ("x" * 21, "x" * 20),
        ("y" * 19 + " z", "y" * 19),
        ("👩\u200d🚀 Ada", "👩\u200d🚀 Ada"),
        ("👩\u200d🚀" * 21, "👩\u200d🚀" * 20),
        ("\u200d\u200c", "Anonymous"),
        ("A\u200dd\u200ca\ufe0f", "Ada"),
        ("A\u034fd\ufe00a\U000e0101\u180b\u115f", "Ada"),
        ("e\u034f\u0301", "é"),
        ("\u2764\ufe0f Ada", "\u2764\ufe0f Ada"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("\u200e\u061cAda\u2067\u202b\u00ad\ufeff\U000e0041", "Ada"),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_names_are_cleaned(given_name: str, name: str) -> None:
    assert seats.clean_name(given_name) == name


INVISIBLE = [
    *"\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
]
"""Fillers and all selectors of variants that Unicode has."""


@pytest.mark.rule("DD-94")
def test_what_shows_nothing_is_dropped_and_every_blank_is_a_plain_one() -> None:
    assert [sign for sign in INVISIBLE if seats.visible(f"A{sign}b") != "Ab"] == []
    assert seats.visible("a\u00a0b\u2003c\u2028d\u2029e\tf\ng\rh") == "a b c d e f g h"


@given(st.text())
def test_DD_94_any_text_becomes_a_short_visible_name(text: str) -> None:
    name = seats.clean_name(text)
    assert 1 <= len(name) <= 60
    assert name == name.strip()
    assert "  " not in name
    assert seats.clean_name(name) == name


def test_marks_can_not_be_heaped_without_end() -> None:
    assert len(seats.clean_name("a" + "\u0301" * 500)) <= 60


def test_of_a_text_no_more_is_read_than_eight_times_what_it_may_become() -> None:
    """Whoever sends megabytes of what nobody sees costs nothing."""
    hidden = "\u200b" * (8 * 20 - 1)
    assert seats.clean(hidden + "ab", 20) == "a"
    assert seats.clean(hidden + "\u200b" + "ab", 20) == ""


@pytest.mark.rule("DD-94")
@pytest.mark.parametrize(("marks", "length"), [(58, 59), (59, 60), (60, 60)])
def test_three_signs_for_each_visible_one_are_enough(marks: int, length: int) -> None:
    assert len(seats.clean("x" + "\u0334" * marks, 20)) == length


def test_secrets_are_long_and_never_alike() -> None:
    """DD-4's neighbours on the wire: 256 bits for a token, 128 for an invite, 160 for a seed."""
    tokens = {seats.new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 43 for token in tokens)
    assert all(len(seats.new_invite()) == 22 for _ in range(10))
    assert all(len(seats.new_seed()) == 40 for _ in range(10))
    assert len({seats.new_id() for _ in range(1000)}) == 1000


def test_an_empty_secret_opens_nothing() -> None:
    assert not seats.is_same_secret("", "")
    assert seats.is_same_secret("abc", "abc")
    assert not seats.is_same_secret("abc", "ab")


def test_a_phrase_must_be_one_of_ours() -> None:
    for name in ("hello", "good-luck", "well-played", "oh-no", "close"):
        assert chat.words(None, name) == chat.PHRASES[name]
    for name in ("hurry", "sorry", "thanks", "good-game", "again"):
        assert chat.words(None, name) == chat.PHRASES[name]
    assert len(set(chat.PHRASES.values())) == len(chat.PHRASES) == 10
    with pytest.raises(Refusal, match="Known phrases"):
        chat.words(None, "<script>")


def test_free_chat_is_cleaned_and_limited() -> None:
    assert chat.words("a\u202eb\n\n c", None) == "ab c"
    assert len(chat.words("x" * 9000, None)) == 500
    with pytest.raises(Refusal, match="nothing"):
        chat.words("\u200b \n", None)
