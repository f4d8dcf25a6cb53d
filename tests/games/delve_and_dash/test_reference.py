"""The quick reference says what the rules do: its figures follow from the usual settings."""

from __future__ import annotations

import re

import pytest

from tools.export_reference import of_delve_and_dash
from tools.words.build import read_one
from tools.words.catalogues import ROOT, languages_of
from waystone.games.delve_and_dash.board import FEWEST_DOORS, board_of
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.kernel.settings import Settings

PARAMS = DelveAndDash(Settings(DelveAndDash.offered, {})).params
LANGUAGES = languages_of(ROOT)


def text_of(language: str, table: str, key: str) -> str:
    found = read_one(ROOT, "delve_and_dash-reference", language).messages[table].table[key]
    return "".join(map(str, found))


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.rule("DD-36", "DD-45")
def test_moves_by_hearts_and_odds_at_doors() -> None:
    facts = of_delve_and_dash()
    assert facts["moves"] == [8, 6, 4, 4]
    assert facts["forced"] == [50, 75, 87.5]


@pytest.mark.rule("DD-10", "DD-11")
def test_about_a_third_of_the_boundaries_are_walls() -> None:
    counts = of_delve_and_dash()["boundaries"]
    assert counts == {"all": 112, "tree": 63, "others": 49, "walls": 39}
    walls = counts["others"] * PARAMS.wall_probability / counts["all"]
    for language in LANGUAGES:
        assert numbers(text_of(language, "walls", "note")) == [round(walls), 100]
        assert numbers(text_of(language, "walls", "others")) == [PARAMS.wall_probability, 100]


@pytest.mark.rule("DD-13", "DD-14")
def test_how_many_doors_there_are() -> None:
    assert (PARAMS.door_share, FEWEST_DOORS) == (10, 4), "one in ten, at least four"
    for language in LANGUAGES:
        assert numbers(text_of(language, "doors", "note")) == [PARAMS.door_locked, 100]


@pytest.mark.rule("DD-107")
def test_how_often_the_computer_errs() -> None:
    for language in LANGUAGES:
        assert numbers(text_of(language, "computer", "note")) == [PARAMS.cpu_random, 100]


@pytest.mark.rule("DD-21")
def test_how_many_chambers_a_waystone_leaves_for_the_lair() -> None:
    board = board_of(8)
    rooms = [
        sum(board.manhattan(waystone, cell) >= PARAMS.lair_gap for cell in range(board.cells))
        for waystone in (27, 0)
    ]
    for language in LANGUAGES:
        assert numbers(text_of(language, "tips", "waystone")) == rooms


def test_distances_are_written_as_words() -> None:
    """Three to wake, two to the treasure, four and three from waystones, five in sight."""
    found = (PARAMS.wake_distance, PARAMS.treasure_reach, PARAMS.lair_gap, PARAMS.treasure_gap)
    assert (*found, PARAMS.sight) == (3, 2, 4, 3, 5)
    texts = [text_of("en", "dragon", key) for key in ("wakes", "lair", "seen")]
    words = "three", "at least four", "five"
    assert all(word in text for word, text in zip(words, texts, strict=True))
    assert "at most two" in texts[1]
    assert "at least three" in texts[1]
