"""Names that people would take for each other are one (DD-94)."""

import pytest

from waystone.match.model import Refusal
from waystone.match.names import RESERVED, are_alike, name_keys, own_name


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
