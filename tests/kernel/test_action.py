"""The alphabet: one text per action, in a fixed order."""

from __future__ import annotations

import pytest

from waystone.kernel.action import NOWHERE, Alphabet
from waystone.kernel.errors import IllegalAction


def letters() -> Alphabet:
    alphabet = Alphabet()
    alphabet.add("move n", cell=3)
    alphabet.add("waystone a1", cell=0, secret=True)
    alphabet.add("agree draw", table_action=True)
    return alphabet


def test_it_begins_with_join_and_leave() -> None:
    alphabet = Alphabet()
    assert [action.text for action in alphabet] == ["join", "leave"]
    assert (alphabet.join.id, alphabet.leave.id) == (0, 1)
    assert alphabet.join.table_action
    assert alphabet.leave.table_action


def test_actions_are_numbered_in_order_and_found_by_text() -> None:
    alphabet = letters()
    assert len(alphabet) == 5
    assert [action.id for action in alphabet] == [0, 1, 2, 3, 4]
    assert alphabet[2] is alphabet.parse("move n")
    assert (alphabet[2].cell, alphabet[2].secret, alphabet[2].table_action) == (3, False, False)
    assert (alphabet[3].cell, alphabet[3].secret, alphabet[3].table_action) == (0, True, False)
    assert (alphabet[4].cell, alphabet[4].secret, alphabet[4].table_action) == (
        NOWHERE,
        False,
        True,
    )
    assert repr(alphabet[2]) == "<move n>"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Move n",
        "move  n",
        "move n ",
        " move n",
        "move\nn",
        "move_n",
        "zug ö",
        "leave",
        "-x",
    ],
)
def test_a_text_is_new_and_of_plain_words(text: str) -> None:
    with pytest.raises(ValueError, match="not a new action text of plain words"):
        letters().add(text)


@pytest.mark.parametrize("text", ["a", "7", "move n", "play 12:34 +2", "take a-b"])
def test_plain_words_are_accepted(text: str) -> None:
    alphabet = Alphabet()
    assert alphabet.parse(alphabet.add(text).text).text == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("move m", "there is no action 'move m'; did you mean 'move n'?"),
        ("xyz", "there is no action 'xyz'; one is, for instance, 'move n'"),
        ("Move n", "did you mean 'move n'?"),
        (" MOVE  N ", "did you mean 'move n'?"),
        ("", "there is no action ''"),
        ("x" * 90, f"there is no action '{'x' * 80}'; one is"),
    ],
)
def test_an_unknown_text_is_refused_with_the_nearest_named(text: str, said: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        letters().parse(text)
    assert refused.value.code == "UNKNOWN_ACTION"
    assert said in refused.value.message


def test_a_huge_unknown_text_is_cut_in_the_refusal() -> None:
    with pytest.raises(IllegalAction) as refused:
        letters().parse("move " * 100_000)
    assert len(refused.value.message) < 300


def test_eighty_letters_of_an_unknown_text_are_compared_and_told() -> None:
    alphabet = letters()
    with pytest.raises(IllegalAction) as refused:
        alphabet.parse("Move N" + " " * 74 + "x")
    assert refused.value.message.endswith("did you mean 'move n'?")
    assert repr("Move N" + " " * 74) + ";" in refused.value.message


def test_at_most_three_near_texts_are_named() -> None:
    alphabet = letters()
    for number in range(1, 6):
        alphabet.add(f"dig deep {number}")
    with pytest.raises(IllegalAction) as refused:
        alphabet.parse("dig deep 9")
    assert refused.value.message.count(" or ") == 2
