"""The page about environments says what the arrays hold: its tables are held against the code."""

import re
from pathlib import Path

import pytest

from waystone.environments import IDS
from waystone.environments.opened import Opened

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
HEADS = {
    "delve-and-dash": "Delve & Dash",
    "extrikate": "Extrikate",
    "dooom": "Dungeon of Dooom",
    "dungeon-crawler": "Dungeon Crawler Labyrinth",
}


def rows(game: str) -> dict[str, tuple[str, str]]:
    """By array: its shape and what it holds, as the page says."""
    section = PAGE.split(f"\n### {HEADS[game]}\n", 1)[1].split("\n### ", 1)[0]
    return {
        name: (shape, holds)
        for name, shape, holds in re.findall(r"^\| `([\w ]+)` \| (.*?) \| (.*?) \|$", section, re.M)
    }


@pytest.mark.parametrize("game", HEADS)
def test_every_array_stands_on_the_page_with_its_shape_and_names(game: str) -> None:
    layout = Opened(game, 2, {}, "result", None).layout
    told, boxes = rows(game), layout.boxes()
    assert list(told) == list(boxes)
    for name, box in boxes.items():
        shape, holds = told[name]
        size = shape.replace("seats", "2").replace("2 · size · (size − 1)", "112")
        sides = [int(each) for each in size.replace("size", "8").split(" × ")]
        assert tuple(sides) == box.shape, name
        if name in layout.names:
            assert holds.endswith(", ".join(layout.names[name])), name


def test_every_registered_name_stands_on_the_page() -> None:
    assert re.findall(r"^\| `(waystone/.*?)` \|", PAGE, re.M) == list(IDS)


@pytest.mark.parametrize(("game", "many"), [("extrikate", "38"), ("dooom", "16")])
def test_the_number_of_actions_is_the_one_told(game: str, many: str) -> None:
    assert f"| {HEADS[game]} | {many} |" in PAGE
    assert Opened(game, 2, {}, "result", None).action_space().n == int(many)


def test_the_larger_alphabets_are_told_too() -> None:
    assert Opened("dungeon-crawler", 2, {}, "result", None).action_space().n == 9397
    for size in (6, 8):
        assert Opened("delve-and-dash", 2, {"size": size}, "result", None).action_space().n == (
            8 + size * size
        )
