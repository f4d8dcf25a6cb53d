"""The quick references of the browser: figures made from the rules, sentences held to them."""

from __future__ import annotations

import re

import pytest

from tools.export_reference import (
    FACTS,
    of_dooom,
    of_dungeon_crawler,
    of_extrikate,
    target,
    text_of,
)
from tools.words.build import read_one
from tools.words.catalogues import ROOT, languages_of
from tools.words.model import Message
from waystone.games.dooom.board import BLOW_DIE, BLOW_HITS, FIRST_HP, FULL_AP, SHAPES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.extrikate.board import WALL_STEPS
from waystone.games.extrikate.stopping import LUCK


def said(game: str, language: str, table: str, key: str) -> str:
    found = read_one(ROOT, f"{game}-reference", language).messages[table].table[key]
    return "".join(map(str, found))


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize("game", FACTS)
def test_the_facts_are_those_of_the_rules(game: str) -> None:
    """`python tools/export_reference.py` renews them."""
    assert target(game).read_bytes() == text_of(game)


@pytest.mark.parametrize("game", FACTS)
def test_every_language_tells_the_same_figures(game: str) -> None:
    english, *others = (read_one(ROOT, f"{game}-reference", each) for each in languages_of(ROOT))
    for name, message in english.messages.items():
        for other in others:
            assert figures(message) == figures(other.messages[name]), (other.language, name)


def figures(message: Message) -> dict[str, list[int]]:
    return {key: sorted(numbers("".join(map(str, text)))) for key, text in message.table.items()}


@pytest.mark.rule("EX-20", "EX-35")
def test_the_table_of_extrikate() -> None:
    facts = of_extrikate()
    assert [each["sum"] for each in facts["sums"]] == list(range(3, 19))
    assert sum(each["ways"] for each in facts["sums"]) == 216
    seventeen = facts["sums"][14]
    assert seventeen == {"sum": 17, "ways": 3, "delve": ("cave-in", 0), "exit": ("monster", 3)}
    assert [each["hurt"] for each in facts["dangers"]] == [16.7, 33.3, 50.0, 66.7]


def test_when_extrikate_says_to_turn_back() -> None:
    """The table of docs/bots/extrikate.md, and the advice that follows from it."""
    rows = {each["steps"]: each["treasure"] for each in of_extrikate()["turn_back"]}
    assert rows == {0: [2, None, None], 4: [2, 15, None], 8: [2, 7, None], 12: [2, 5, None]}
    assert WALL_STEPS == 4, "a wall counts as four steps"
    assert numbers(said("extrikate", "en", "tips", "near")) == [100]
    assert round(100 * LUCK[1].lives_lost) == 2, "two rolls in 100 cost a life on the way home"


@pytest.mark.rule("DM-24", "DM-36", "DM-51")
def test_the_figures_of_dooom() -> None:
    facts = of_dooom()
    assert facts["points"] == [6, 5, 4, 3]
    assert facts["fights"]["sword"] == {"damage": 2, "hits": 2, "blows": 2.7}
    assert facts["fights"]["armour"] == {"damage": 0, "hits": None, "blows": None}
    seen = [len(shape) for shape in SHAPES.values()]
    drawn = [sum(len(row.replace(" ", "")) for row in rows) for rows in facts["windows"].values()]
    assert seen == drawn == [21, 37]
    assert numbers(said("dooom", "en", "seeing", "plain")) == seen[:1]
    assert numbers(said("dooom", "en", "seeing", "lantern")) == seen[1:]
    assert numbers(said("dooom", "en", "tips", "lantern")) == [seen[1] - seen[0]]


@pytest.mark.rule("DM-16", "DM-50")
def test_what_dooom_says_of_blows_and_speed() -> None:
    hit = 100 * BLOW_HITS // BLOW_DIE
    assert numbers(said("dooom", "en", "fighting", "note")) == [100, hit, FIRST_HP]
    assert FULL_AP == 6, "each piece costs a sixth"


@pytest.mark.rule("DC-32", "DC-33", "DC-34", "DC-35", "DC-36")
def test_what_steps_cost_in_the_crawler() -> None:
    prices = of_dungeon_crawler()["prices"]
    assert prices["floor"] == {"straight": 1, "diagonals": [1, 2], "deadly": False}
    assert prices["shallow"] == {"straight": 2, "diagonals": [3, 3], "deadly": False}
    assert prices["deep"] == {"straight": 3, "diagonals": [4, 4], "deadly": True}
    assert prices["lava"] == {"straight": 1, "diagonals": [1, 2], "deadly": True}


@pytest.mark.rule("DC-3", "DC-46", "DC-62")
def test_the_crawlers_box_is_complete() -> None:
    facts = of_dungeon_crawler()
    assert sum(each["count"] for each in facts["tiles"]) == 60
    assert facts["hits"][2] == {"def": 5, "chances": [33.3, 55.6, 70.4, 80.2]}
    assert {each.defence for each in BOX.adventurers} == {5}
    assert numbers(said("dungeon_crawler", "en", "attacking", "note")) == [100, 5]
    titles = [said("dungeon_crawler", "en", "titles", key) for key in ("adventurers", "creatures")]
    assert [numbers(each) for each in titles] == [[len(BOX.adventurers)], [len(BOX.kinds)]]
    wins = sum(one > other for one in range(1, 7) for other in range(1, 7))
    assert numbers(said("dungeon_crawler", "en", "tips", "push")) == [wins, 36]
