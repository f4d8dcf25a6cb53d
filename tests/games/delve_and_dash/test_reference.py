"""The quick reference says what the rules do: its figures follow from the usual settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.words.build import read_one
from tools.words.catalogues import ROOT, languages_of
from waystone.games.delve_and_dash.board import FEWEST_DOORS, board_of
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.kernel.settings import Settings

SOURCE = Path(ROOT, "web", "src", "games", "delve_and_dash", "reference", "index.ts").read_text()
PARAMS = DelveAndDash(Settings(DelveAndDash.offered, {})).params
LANGUAGES = languages_of(ROOT)


def text_of(language: str, table: str, key: str) -> str:
    found = read_one(ROOT, "delve_and_dash-reference", language).messages[table].table[key]
    return "".join(map(str, found))


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.rule("DD-36")
def test_moves_by_hearts() -> None:
    rows = [PARAMS.base_moves + PARAMS.life_moves * hearts for hearts in (3, 2, 1)]
    found = re.search(r"\[([\d, ]+)\]\[at\]", SOURCE)
    assert found is not None
    assert numbers(found.group(1)) == [*rows, PARAMS.carrier_moves]


@pytest.mark.rule("DD-10", "DD-11")
def test_about_a_third_of_the_boundaries_are_walls() -> None:
    board = board_of(8)
    tree = board.cells - 1
    others = board.edges - tree
    walls = others * PARAMS.wall_probability / 100
    shown = re.findall(r"\[(?:all|tree|others|average), number\((\d+)\)\]", SOURCE)
    assert list(map(int, shown)) == [board.edges, tree, others, round(walls)]
    for language in LANGUAGES:
        assert numbers(text_of(language, "walls", "note")) == [
            round(100 * walls / board.edges),
            100,
        ]
        assert numbers(text_of(language, "walls", "others")) == [PARAMS.wall_probability, 100]


@pytest.mark.rule("DD-13", "DD-14", "DD-45")
def test_odds_at_doors() -> None:
    miss = 1 - PARAMS.force_chance / 100
    shown = [float(found) for found in re.findall(r"percent\(([\d.]+)\)", SOURCE)]
    assert shown == [100 * (1 - miss**2), 100 * (1 - miss**3)]
    assert (PARAMS.door_share, FEWEST_DOORS) == (10, 4), "one in ten, at least four"
    for language in LANGUAGES:
        assert numbers(text_of(language, "doors", "half")) == [PARAMS.force_chance, 100]
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
