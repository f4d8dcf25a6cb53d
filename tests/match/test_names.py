"""Names that people would take for each other are one (DD-94)."""

import pytest

from waystone.match.model import Refusal
from waystone.match.names import (
    RESERVED,
    are_alike,
    check_alphabets,
    doubts,
    folded,
    loose_key,
    name_keys,
    own_name,
    skeleton,
)


@pytest.mark.parametrize(
    "lookalike",
    [
        *("ada", "ADA", "Àdá", "A d a", "A.d-a!", "Ａｄａ", "𝐀𝐝𝐚", "Аdа", "Αda", "ɑda", "Ađa"),
        "A\u200dda",
    ],
)
def test_lookalikes_have_one_key(lookalike: str) -> None:
    assert name_keys(lookalike) == name_keys("Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Bill", "BiIl"), ("Lola", "L0la"), ("Emma", "Ernma"), ("Will", "VVill")),
        *(("Ross", "Roß"), ("Bill", "B1ll"), ("Bill", "BILL"), ("Isabel", "lsabel")),
        *(("Bill", "Biǀl"), ("Bill", "Bilⵏ"), ("Bill", "Bɪll"), ("Bill", "Ꞵill")),
        *(("Countess", "Coʋntess"), ("Countess", "Countɛs$"), ("Greg", "Greɡ")),
        *(("Isil", "1siI"), ("Linda", "Iinda"), ("Bill", "Bi||"), ("BILL", "bi1l")),
    ],
)
def test_what_typefaces_confuse_is_one(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Mail", "Mali"), ("MAIL", "MALI"), ("Bill", "Bili"), ("Emil", "Emli"), ("Alina", "Ailna")],
)
def test_an_i_that_nobody_takes_for_an_l_is_none(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_a_name_has_few_keys_whatever_it_is_made_of() -> None:
    assert len(name_keys("aI1|I" * 4)) == len(name_keys("aI1|I")) == 16
    assert name_keys("Ada") == ["ada"]
    assert name_keys("A_d_a") == ["ada"], "only an I, a 1 and a stroke can be read in two ways"
    assert name_keys("BILL 1111111") == ["bill1111111"]


def test_a_name_that_can_be_read_in_too_many_ways_is_nobody_s() -> None:
    with pytest.raises(Refusal) as refused:
        own_name("L1||IIll")
    assert refused.value.code == "NAME_MIXED"
    assert own_name("IIIIII") == "IIIIII"
    assert own_name("Louis 11111") == "Louis 11111"


def test_different_names_stay_different() -> None:
    names = [
        "Ada",
        "Adam",
        "Anna",
        "Hanna",
        "Bob",
        "Rob",
        "Ваня",
        "Маня",
        "李",
        "李小龙",
        "🐉",
        "🦄",
    ]
    assert len({key for name in names for key in name_keys(name)}) == len(names)


def test_a_name_of_signs_alone_is_itself() -> None:
    assert name_keys("!!!") == ["!!!"]
    assert name_keys("???") == ["???"]


@pytest.mark.parametrize("word", RESERVED)
def test_nobody_speaks_for_the_server(word: str) -> None:
    for name in (word, word.upper(), f"The {word}", word.replace("o", "0").replace("i", "1")):
        with pytest.raises(Refusal) as refused:
            own_name(name)
        assert refused.value.code == "NAME_RESERVED"


def test_words_that_only_begin_like_reserved_ones_are_names() -> None:
    for name in ("Hostess", "Rooty", "Systema", "Administrix", "Noboru"):
        assert own_name(name) == name


@pytest.mark.parametrize("name", ["Аda", "Bоb", "Αnna", "pаypal rocks", "Ꭺda"])
def test_no_word_mixes_alphabets_that_look_alike(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        own_name(name)
    assert refused.value.code == "NAME_MIXED"


@pytest.mark.parametrize(
    "name", ["Ваня", "DJ Ваня", "Σωκράτης", "ערן", "李小龙", "Ada2", "🐉 Ada", "Łódź"]
)
def test_names_of_all_the_world_are_good(name: str) -> None:
    assert own_name(f"  {name} ") == name


@pytest.mark.parametrize("name", ["", "  ", "anonymous", "Аnonymous", "AN0NYMOUS", "a non ymous"])
@pytest.mark.rule("DD-94")
def test_what_looks_like_anonymous_is_just_that(name: str) -> None:
    assert own_name(name) == "Anonymous"


ALIKE = {
    "авекмнорстухіјѕԁԛԝһԍ": "abekmhopctyxijsdqwhg",
    "αβεηικνορτυχγω": "abenikvoptuxyw",
    "օսոհցɑıłøđħɩſ": "ounhgailodhis",
    "ɡɪʋŧɛꞵǀⵏ$": "giuteblls",
    "þð0358": "pdoesb",
}
"""Letters and signs of every kind that look like Latin ones, and what people read."""


@pytest.mark.parametrize("signs", ALIKE)
def test_each_sign_is_read_as_the_letter_that_it_looks_like(signs: str) -> None:
    assert [skeleton(f"q{sign}q") for sign in signs] == [f"q{each}q" for each in ALIKE[signs]]


def test_two_letters_and_one_that_look_alike_are_one() -> None:
    pairs = {"æ": "ae", "œ": "oe", "ß": "ss", "rn": "m", "vv": "w", "RN": "m", "Vv": "w"}
    assert {each: skeleton(f"q{each}q") for each in pairs} == {
        each: f"q{plain}q" for each, plain in pairs.items()
    }
    assert skeleton("rvn") == "rvn"
    assert skeleton("a1|i") == "a1|i"
    assert loose_key("a1|i") == "alll"


def test_ornament_goes_and_signs_alone_stay() -> None:
    assert skeleton("(J. o-h\u0301a_n)") == "johan"
    assert skeleton("a\u00a0b\u2003c\u200dd") == "abcd"
    assert skeleton("+ =") == "+="
    assert skeleton("?!") == "?!"
    assert folded("ÀÉ ﬁ") == "a\u0300e\u0301 fi"


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("Ida", [0]),
        ("IDA", []),
        ("I", [0]),
        ("1", []),
        ("11", []),
        ("a1", [1]),
        ("A1", [1]),
        ("AI", []),
        ("|", []),
        ("Ad|a 1b", [2, 5]),
        ("Ａ１ｂ", [1]),
        ("Bill 17", []),
        ("Bill I", [5]),
        ("BILL I.", [5]),
    ],
)
def test_where_an_i_may_be_an_l(name: str, where: list[int]) -> None:
    """Not among capitals, nor in a number; a lone I may."""
    assert doubts(name) == where


def test_a_name_has_a_key_for_each_way_to_read_it() -> None:
    assert name_keys("aI1") == ["aii", "ail", "ali", "all"]
    assert len(name_keys("a1x1y1z1w1")) == 16
    assert all(key.endswith("w1") for key in name_keys("a1x1y1z1w1"))
    own_name("a1b1c1d1")
    with pytest.raises(Refusal) as refused:
        own_name("a1b1c1d1e1")
    assert refused.value.code == "NAME_MIXED"


def test_alphabets_that_resemble_each_other_do_not_mix_in_a_word() -> None:
    for sign in "\u0430\u03b1\u0561\u13a0\u2c80\ua4d0\U00010400":
        check_alphabets(sign * 2)
        check_alphabets(f"a {sign}")
        with pytest.raises(Refusal) as refused:
            check_alphabets(f"a{sign}")
        assert refused.value.code == "NAME_MIXED", sign
    check_alphabets("a\u05d0")
