"""Death, leaving, and what falls."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, Scene
from waystone.games.dooom.events import Died, Left, Lost, Struck


def kill(drawing: str, gold: int, under: str = ".", gear: str = "") -> Scene:
    """Player 0 strikes player 1 in the east dead."""
    scene = Scene(drawing, win=0, under={1: under}).give(1, gear, gold=gold, hp=1)
    scene.do(0, "attack e", HIT)
    assert scene.view(0).status[:2] == ("alive", "dead")
    return scene


@pytest.mark.rule("DM-55", "DM-7")
def test_the_dead_leave_map_and_order() -> None:
    scene = kill("01.2E", 0)
    assert scene.kinds(1)[:3] == ["Struck", "Lost", "Died"]
    assert scene.view(1).own is None
    assert scene.refused(2, "move w") == ""
    scene.do(2, "move w")
    scene.do(2, "move w")  # where somebody died one can stand
    assert scene.at(2) == (0, 1)
    scene.do(2, "end turn")
    assert scene.state.turn == 0


@pytest.mark.rule("DM-56")
def test_gear_of_the_dead_is_destroyed() -> None:
    scene = kill("01.E", 2, gear="SL")
    assert scene.thing(0, 1) == ("G", 2)
    assert scene.state.gear[1] == 0
    assert not any(chr(what & 0xFF) in "SAL" for what in scene.state.altered.values())


@pytest.mark.rule("DM-57")
@pytest.mark.parametrize("under", ".GHSAL")
def test_without_gold_nothing_falls(under: str) -> None:
    assert kill("01.E", 0, under).thing(0, 1)[0] == under.strip(".")


@pytest.mark.rule("DM-58")
def test_a_pile_where_nothing_lay() -> None:
    assert kill("01.E", 4).thing(0, 1) == ("G", 4)


@pytest.mark.rule("DM-59")
@pytest.mark.parametrize("under", "HSAL")
def test_gold_takes_the_place_of_a_thing(under: str) -> None:
    assert kill("01.E", 4, under).thing(0, 1) == ("G", 4)


@pytest.mark.rule("DM-60")
def test_piles_grow_together() -> None:
    assert kill("01.E", 4, "G").thing(0, 1) == ("G", 5)


@pytest.mark.rule("DM-61", "DM-3")
@pytest.mark.parametrize(
    ("drawing", "row", "column", "amount"),
    [
        (".E.\n01.\n...", 1, 2, 3),  # north is an exit, so east
        (".#.\n01#\n...", 2, 1, 3),  # then south
        ("EEE\n01E\nE.E", 2, 1, 3),  # beside other exits
        ("...\n01.\n...", 0, 1, 3),  # north before all
        ("#H#\n01S\n#A#", 1, 0, 3),  # a living player does not matter
        (".G.\n01.\n...", 0, 1, 4),  # gold joins gold
        ("#H.\n01S\n#A#", 1, 0, 3),
    ],
)
def test_gold_rolls_off_an_exit(drawing: str, row: int, column: int, amount: int) -> None:
    scene = kill(drawing, 3, "E")
    assert scene.thing(row, column) == ("G", amount)
    assert scene.thing(1, 1) == ("", 0)


@pytest.mark.rule("DM-61")
def test_an_empty_tile_farther_off_is_better_than_a_thing_nearby() -> None:
    scene = Scene("#H.\n#1#\n#0#", win=0, under={1: "E", 0: "S"}).give(1, gold=2, hp=1)
    scene.do(0, "attack n", HIT)
    assert scene.thing(0, 1) == ("H", 1)
    assert scene.thing(0, 2) == ("G", 2)


@pytest.mark.rule("DM-61", "DM-59")
def test_where_all_floor_holds_things_the_first_makes_room() -> None:
    scene = Scene("#H#\n#1#\n#0#", win=0, under={1: "E", 0: "S"}).give(1, gold=2, hp=1)
    scene.do(0, "attack n", HIT)
    assert scene.thing(0, 1) == ("G", 2)


@pytest.mark.rule("DM-61", "DM-62")
def test_gold_without_any_floor_is_gone() -> None:
    scene = kill("01E", 2, "E")
    assert scene.thing(0, 0) == ("G", 2)
    lost = Scene("01E", win=0, under={0: "E", 1: "E"}).give(1, gold=2, hp=1)
    lost.do(0, "attack e", HIT)
    assert lost.gold() == 0


@pytest.mark.rule("DM-62")
@pytest.mark.parametrize("under", ".GHSALE")
def test_no_gold_is_lost_by_a_death(under: str) -> None:
    scene = Scene("01.G.E", under={1: under}).give(1, gold=5, hp=1)
    before = scene.gold()
    scene.do(0, "attack e", HIT)
    assert scene.gold() == before


@pytest.mark.rule("DM-63")
@pytest.mark.parametrize("leaver", [0, 1])
def test_leaving_equals_death(leaver: int) -> None:
    scene = Scene("0.1.2E", win=0, under={0: "S", 1: "S"}).give(leaver, "A", gold=3)
    scene.do(leaver, "leave")
    assert scene.heard(leaver)[:2] == [Lost(leaver), Left(leaver)]
    assert scene.thing(0, 2 * leaver) == ("G", 3)
    assert scene.view(2).status[leaver] == "gone"
    assert scene.state.turn == (1 if leaver == 0 else 0)
    assert scene.refused(leaver, "leave") == "DEAD"


@pytest.mark.rule("DM-64")
def test_who_stays_away_has_a_grace() -> None:
    assert Scene("0E", win=0).game.policy.absence_seconds == 30
    assert Scene("0E", win=0, reconnect_grace="5").game.policy.absence_seconds == 5


@pytest.mark.rule("DM-65")
def test_the_order_within_a_killing_blow() -> None:
    scene = Scene("01.\n2.E", win=0).give(1, gold=1, hp=1)
    events = scene.do(0, "attack e", HIT)
    kinds = [type(event).__name__ for event in events]
    assert kinds == [
        "Attacked",
        "Struck",
        "Lost",
        "Died",
        "Changed",
        "TurnEnded",
        "TurnBegan",
    ]
    assert events[1] == Struck(1, 3, True, 1, 1)
    assert events[3] == Died(1)
    assert scene.kinds(2) == ["Died", "Changed", "TurnBegan"]
    assert scene.kinds(1) == ["Struck", "Lost", "Died", "TurnBegan"]
