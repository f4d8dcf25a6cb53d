"""What the compiler understands of Fluent, and that everything else is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.words.model import BadMessage, Call, Catalogue, Kind, Number, Print, Select
from tools.words.reader import read

FILE = Path("languages/en/game.ftl")


def parsed(text: str, language: str = "en") -> Catalogue:
    return read(FILE, "game", language, text)


def text_of(source: str, name: str = "a") -> object:
    return parsed(source).messages[name].text


def test_a_message_is_a_text_with_variables() -> None:
    assert text_of("a = Hello, { $name }!") == ("Hello, ", Print("name"), "!")


def test_a_line_break_is_a_blank_and_quotes_keep_blanks() -> None:
    assert text_of('a = one\n    two{ " and " }three') == ("one two and three",)


def test_a_number_is_written_as_the_language_does() -> None:
    assert text_of("a = { NUMBER($n) }") == (Number("n", 0),)
    assert text_of("a = { NUMBER($n, maximumFractionDigits: 2) }") == (Number("n", 2),)


@pytest.mark.parametrize(
    ("keys", "kind"),
    [
        (("[you]", "*[other]"), Kind.PERSON),
        (("[yes]", "*[no]"), Kind.FLAG),
        (("*[yes]", "[no]"), Kind.FLAG),
        (("[0]", "[one]", "*[other]"), Kind.NUMBER),
        (("[north]", "*[south]"), Kind.KEY),
    ],
)
def test_the_keys_of_a_choice_tell_what_it_chooses_by(keys: tuple[str, ...], kind: Kind) -> None:
    rows = "".join(f"\n    {key} x" for key in keys)
    (select,) = parsed(f"a = {{ $x ->{rows}\n}}").messages["a"].text or ()
    assert isinstance(select, Select)
    assert select.kind is kind


def test_another_message_is_called_with_the_same_variables() -> None:
    source = "way = to { $cell }\na = You go { way }."
    assert text_of(source) == ("You go ", Call("way", ("to ", Print("cell"))), ".")


def test_plain_messages_and_terms_are_put_in() -> None:
    assert text_of("hero = Knight\na = The { hero }") == ("The Knight",)
    term = "-hero = { $case ->\n    [genitive] Knight’s\n   *[other] Knight\n}\n"
    assert text_of(term + 'a = { -hero(case: "genitive") } { -hero }') == ("Knight’s Knight",)


def test_a_table_holds_plain_texts_by_key() -> None:
    message = parsed("a =\n    .north = North\n    .EX-1 = Rule").messages["a"]
    assert message.text is None
    assert message.table == {"north": ("North",), "EX-1": ("Rule",)}


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a = x\nthis is nothing", "2:6: Expected token"),
        ("a = { $x ->\n    [one] 1\n}", "3:1: "),
        ("a = x\na = y", "2:1: a is there twice"),
        ("a =\n    .x = 1\n    .x = 2", "3:5: a.x is there twice"),
        ("a =\n    .x = { $y }", "2:5: a table holds plain texts"),
        ("a = { DATETIME($d) }", "1:7: DATETIME is unknown"),
        ("a = { NUMBER(3) }", "1:7: NUMBER takes one variable"),
        ('a = { NUMBER($n, style: "percent") }', "1:18: NUMBER takes only"),
        ("a = { b }", "1:7: there is no text b"),
        ("a = { -b }", "1:7: there is no text -b"),
        ("a = { b }\nb = { a }", "refers to itself"),
        ("b =\n    .x = y\na = { b.x }", "3:7: there is no text b"),
        ("-t = { $y }\na = { -t }", "1:8: the term is not given $y"),
        ("-t = x\na = { -t($y) }", "2:7: a term takes named arguments only"),
        ('a = { "x" ->\n    [one] 1\n   *[other] 2\n}', "1:7: choose by a variable"),
        ("a = { $x ->\n    [one] 1\n   *[two] 2\n}", "ends with *[other]"),
        ("a = { $x ->\n    [few] 1\n   *[other] 2\n}", "en has no plural 'few'"),
        ("a = { $x ->\n    [you] 1\n   *[them] 2\n}", "choose by you and *other"),
        ("a = { $x ->\n    [b] 1\n    [b] 2\n   *[c] 3\n}", "a key is there twice"),
        ("a = { { $x } }", "1:7: this is not supported here"),
    ],
)
def test_everything_else_is_refused_with_its_place(source: str, problem: str) -> None:
    with pytest.raises(BadMessage) as refused:
        parsed(source)
    assert problem in str(refused.value)
    assert str(refused.value).startswith("languages/en/game.ftl:")
