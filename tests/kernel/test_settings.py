"""Settings: bounds, one text per value, and messages that help."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.kernel.errors import BadSetting
from waystone.kernel.settings import Setting, Settings
from waystone.kernel.user_file import Diagnostic, UserFile

LIVES = Setting("lives", 3, "lives of a warrior", 1, 9)
CHANCE = Setting("chance", 50, "of something", 5, 100, share=True)
START = Setting("start", "near", "where", words=("near", "classic"), ranked_any=True)
OFFERED = (LIVES, CHANCE, START)


class Sheet(UserFile):
    """A file that is played if it says so."""

    def check(self, text: str) -> None:
        if text != "play me":
            raise BadSetting("BAD_SETTING", "this can't be played")

    def error(self, data: bytes) -> Diagnostic | None:
        raise NotImplementedError

    def warnings(self, data: bytes, seats: int) -> list[Diagnostic]:
        raise NotImplementedError

    def examples(self) -> dict[str, str]:
        raise NotImplementedError

    def make(self, chosen: Mapping[str, str], seats: int, seed: str) -> str:
        raise NotImplementedError


def test_a_file_is_checked_by_its_game_unless_none_was_brought() -> None:
    sheet = Setting("sheet", "", "a file", user_file=Sheet())
    assert sheet.expected() == "text"
    assert [sheet.parse(text) for text in ("", "play me")] == ["", "play me"]
    with pytest.raises(BadSetting, match="can't be played"):
        sheet.parse("leave me")


@pytest.mark.parametrize(("text", "value"), [("1", 1), ("9", 9), ("3", 3), ("007", 7)])
def test_whole_numbers_within_bounds(text: str, value: int) -> None:
    assert LIVES.parse(text) == value


@pytest.mark.parametrize(
    "text", ["0", "10", "-3", "", " 3", "3 ", "3.0", "three", "٣", "1e0", "9999999999", "+3"]
)
def test_other_numbers_are_refused_with_the_bounds(text: str) -> None:
    with pytest.raises(BadSetting) as refused:
        LIVES.parse(text)
    assert refused.value.code == "BAD_SETTING"
    assert refused.value.message == f"lives must be a whole number from 1 to 9, not {text!r}"


@pytest.mark.parametrize(
    ("text", "value"), [("0.05", 5), ("0.5", 50), ("1", 100), ("1.0", 100), ("1.00", 100)]
)
def test_shares_are_hundredths(text: str, value: int) -> None:
    assert CHANCE.parse(text) == value


@pytest.mark.parametrize("text", ["0", "0.04", "1.01", "2", ".5", "0.505", "50%", "-0.5", "", "1."])
def test_other_shares_are_refused(text: str) -> None:
    with pytest.raises(BadSetting, match=r"chance must be a share from 0\.05 to 1\.00, not"):
        CHANCE.parse(text)


@pytest.mark.parametrize("text", ["", "Near", "far", "near "])
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="start must be one of near, classic, not"):
        START.parse(text)


def test_a_huge_value_is_cut_in_the_refusal() -> None:
    with pytest.raises(BadSetting) as refused:
        LIVES.parse("9" * 100_000)
    assert len(refused.value.message) < 200


@given(st.integers(1, 9), st.integers(5, 100), st.sampled_from(["near", "classic"]))
def test_texts_round_trip(lives: int, chance: int, start: str) -> None:
    chosen = {"lives": str(lives), "chance": CHANCE.write(chance), "start": start}
    settings = Settings(OFFERED, chosen)
    assert settings.texts() == chosen
    assert (settings.number("lives"), settings.number("chance")) == (lives, chance)
    assert settings.word("start") == start
    assert Settings(OFFERED, settings.unusual()).texts() == chosen


def test_nothing_chosen_is_the_defaults() -> None:
    settings = Settings(OFFERED)
    assert settings.texts() == {"lives": "3", "chance": "0.50", "start": "near"}
    assert settings.unusual() == {}
    assert settings.ranked


def test_only_free_settings_may_differ_in_a_ranked_match() -> None:
    assert Settings(OFFERED, {"start": "classic"}).ranked
    assert not Settings(OFFERED, {"lives": "4"}).ranked
    assert Settings(OFFERED, {"lives": "3"}).ranked  # the default, spelled out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("live", "there is no setting 'live'; did you mean 'lives'?"),
        ("zzz", "there is no setting 'zzz'; known: chance, lives, start"),
    ],
)
def test_an_unknown_setting_is_refused_with_the_nearest_named(name: str, said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings(OFFERED, {name: "1"})
    assert (refused.value.code, refused.value.message) == ("UNKNOWN_SETTING", said)


def test_a_huge_unknown_name_is_cut_in_the_refusal() -> None:
    with pytest.raises(BadSetting) as refused:
        Settings(OFFERED, {"x" * 100_000: "1"})
    assert refused.value.message.startswith(f"there is no setting '{'x' * 80}';")
    assert refused.value.details["setting"] == "x" * 80


def test_a_setting_of_the_past_is_known_by_its_older_name() -> None:
    offered = (Setting("fixed_windows", 0, "seconds", 0, 60, older_name="even_pace"),)
    assert Settings(offered, {"even_pace": "5"}).unusual() == {"fixed_windows": "5"}
    assert Settings(offered).unusual() == {}
