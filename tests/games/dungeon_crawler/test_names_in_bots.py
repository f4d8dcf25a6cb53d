"""Bots know cards and adventurers by their names: a misspelt one would just never be played."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import waystone.games.dungeon_crawler as home
from waystone.games.dungeon_crawler.bots import hand, luck
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight import lines, ploys

FOLDER = Path(home.__file__).parent
FILES = sorted((*FOLDER.glob("bots/*.py"), *FOLDER.glob("foresight/*.py")))
KNOWN = {*(card.id for card in BOX.cards), *(each.id for each in BOX.adventurers)}
TABLES = {
    hand: "_GEAR _AGAINST_WALKER _LAST_RESORT _ATTACKING",
    luck: "_FAITHFUL",
    lines: "_STRENGTHENING _CHANGING _SENSIBLE _FAMILIES",
    ploys: "_TRIED",
}
OTHER_WORDS = {"use_ring", "_"}


def words_of(path: Path) -> Iterator[str]:
    """Texts that look like names of the box, which has underscores in most of its names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        word = node.value if isinstance(node, ast.Constant) else None
        if isinstance(word, str) and "_" in word and " " not in word:
            yield word


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_name_is_one_of_the_box(path: Path) -> None:
    words = {word for word in words_of(path) if not word.endswith("_help")}
    assert words - OTHER_WORDS <= KNOWN


@pytest.mark.parametrize(
    ("module", "tables"), TABLES.items(), ids=[each.__name__ for each in TABLES]
)
def test_tables_of_cards_name_cards_each_once(module: ModuleType, tables: str) -> None:
    for name in tables.split():
        table = getattr(module, name)
        assert set(table) <= KNOWN, name
        assert len(set(table)) == len(table), name


def test_cards_that_are_tried_have_sensible_answers_of_their_own_kind() -> None:
    assert set(lines._SENSIBLE) == set(lines._FAMILIES) <= KNOWN
    assert set(lines._FAMILIES) - {"lure"} < set(ploys._TRIED) <= KNOWN
