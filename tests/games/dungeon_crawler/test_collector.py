"""The collector: what a match shows about the balance of the game."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import drawn, spot
from waystone.games.dungeon_crawler import collector, events
from waystone.games.dungeon_crawler.board import DOPPELGANGER, FIRST_HERO
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.collector import CrawlerCollector
from waystone.kernel.event import Event
from waystone.kernel.statistics import Statistics

ZOMBIE = next(each for each, kind in enumerate(BOX.creatures) if kind.id == "zombie")
ONE, TWO = FIRST_HERO, FIRST_HERO + 1


def heard(*events: Event) -> Statistics:
    found, follower = Statistics(), CrawlerCollector()
    for event in events:
        follower.hear(event)
    follower.report(found)
    return found


def attack(figure: int, target: int) -> Event:
    return events.AttackDeclared(figure, "melee", 0, (target,))


@pytest.mark.parametrize(
    ("story", "cause"),
    [
        ([attack(ZOMBIE, ONE)], "zombie"),
        ([attack(TWO, ONE)], "adventurer"),
        ([attack(DOPPELGANGER, ONE)], "doppelganger"),
        ([attack(ONE, TWO)], "mirror_trap"),
        ([attack(ZOMBIE, ONE), events.CardPlayed(1, "power_card_1")], "zombie"),
        ([attack(ZOMBIE, ONE), events.CardPlayed(1, "spear_trap")], "spear_trap"),
        ([attack(ONE, TWO), events.CardPlayed(1, "pit_trap")], "pit_trap"),
        ([attack(ONE, TWO), events.PushTried(ONE, ZOMBIE)], "thorns"),
    ],
)
def test_wounds_have_a_cause(story: list[Event], cause: str) -> None:
    found = heard(*story, events.Slain(ONE, "wounds", None))
    assert found.counts == {collector.DEATHS: {cause: 1}}


def test_lava_and_water_are_causes_and_monsters_are_counted_apart() -> None:
    found = heard(
        attack(ZOMBIE, ONE),
        events.Slain(ONE, "lava", None),
        events.Slain(ZOMBIE, "wounds", 0),
    )
    assert found.counts == {collector.DEATHS: {"lava": 1}}
    assert found.measures[collector.SLAIN] == {1: 1}
    assert found.measures[collector.MONSTERS_SLAIN] == {1: 1}


def test_a_win_counts_for_the_first_adventurer_and_the_place_in_turn_order() -> None:
    found = heard(
        events.AdventurerTaken(1, "elf_thief"),
        events.AdventurerTaken(0, "dwarf_cleric"),
        events.RoundBegan(1),
        events.ActivationBegan(1),
        events.ActivationBegan(0),
        events.RoundBegan(2),
        events.ActivationBegan(1),
        events.AdventurerTaken(1, "human_wizard"),
        events.PickedUp(0),
        events.Ended("chest reached", 1, (1, 0)),
    )
    assert found.shares[collector.BY_ADVENTURER] == {"elf_thief": [1, 1], "dwarf_cleric": [0, 1]}
    assert found.shares[collector.BY_PLACE] == {"1": [1, 1], "2": [0, 1]}
    assert found.measures[collector.ROUNDS] == {2: 1}
    assert found.measures[collector.PICKED_UP] == {1: 1}


@pytest.mark.rule("DC-111", "DC-112")
def test_questions_are_counted_by_seat_round_and_window() -> None:
    scene = drawn("A......B").hand(1, "pit_trap").act(0)
    follower, found = CrawlerCollector(), Statistics()
    follower.hear(events.RoundBegan(2))
    follower.see(scene.state)  # seat 0 decides
    scene.do(f"move {spot(2, 0)}")
    follower.see(scene.state)  # seat 1 may respond
    follower.report(found)
    assert found.counts[collector.BY_WINDOW] == {"path": 1}
    assert found.measures[collector.RESPONSES] == {0: 3, 1: 1}  # two seats, two rounds
    assert found.measures[collector.TURN_RESPONSES] == {0: 4}
    assert found.measures[collector.DECISIONS] == {0: 3, 1: 1}


def test_a_match_of_which_nothing_was_heard_has_one_round_and_nobody_in_it() -> None:
    found = heard()
    assert found.measures == {
        "rounds": {1: 1},
        collector.SLAIN: {0: 1},
        collector.MONSTERS_SLAIN: {0: 1},
        collector.PICKED_UP: {0: 1},
        collector.CARDS: {0: 1},
    }
    assert (found.shares, found.counts) == ({}, {})
    assert heard(events.CardPlayed(0, "power_card_1")).measures[collector.CARDS] == {1: 1}


def test_a_match_that_nobody_ended_was_won_by_nobody() -> None:
    found = heard(
        *(events.AdventurerTaken(seat, name) for seat, name in enumerate(("elf", "dwarf"))),
        *(events.ActivationBegan(seat) for seat in (0, 1)),
    )
    assert found.shares[collector.BY_ADVENTURER] == {"elf": [0, 1], "dwarf": [0, 1]}
    assert found.shares[collector.BY_PLACE] == {"1": [0, 1], "2": [0, 1]}
