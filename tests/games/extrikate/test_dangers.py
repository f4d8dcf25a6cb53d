"""Treasure, monsters, traps, lives (EX-32 to EX-40)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.extrikate.scene import (
    EXIT_MONSTERS,
    EXIT_TRAPS,
    GAIN,
    MONSTERS,
    MOVE,
    TRAPS,
    kinds,
    leaving,
    pick,
    scene,
)


@pytest.mark.rule("EX-32")
def test_a_gain_is_one_treasure_anywhere() -> None:
    for things in ("1g7", "1g8 .g7 *a1"):
        table = scene(things, starts="a1" if "*" in things else "g7", treasure=4)
        gained = pick(table.do("roll", *GAIN), "TreasureGained")
        assert gained == {"seat": 0, "gained": 1, "treasure": 5}
        assert table.state.treasure == [5]
    out = leaving("1g8 *g7", starts="g7")
    out.do("roll", *GAIN)
    assert (out.state.treasure, out.step) == ([0], "move_or_dig")


@pytest.mark.rule("EX-33")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
@pytest.mark.parametrize("short", [0, 1])
def test_a_bribe_needs_as_much_treasure(strength: int, short: int) -> None:
    table = scene("1g7", treasure=strength - short)
    assert kinds(table.do("roll", *MONSTERS[strength])) == ["Rolled"]  # no die before the choice
    assert table.state.strength == strength
    assert table.choices() == (["fight"] if short else ["fight", "bribe"])
    assert table.refuse("bribe") == ("TOO_POOR" if short else "")


@pytest.mark.rule("EX-34", "EX-35")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_a_fight_over_all_dice(strength: int) -> None:
    for die, spoils in product(range(1, 7), repeat=2):
        table = scene("1g7 2c3", treasure="1 0")
        table.do("roll", *MONSTERS[strength])
        won = die >= strength
        events = table.do("fight", *((die, spoils) if won else (die,)))
        assert pick(events, "Fought")["won"] is won
        gained = spoils if won and spoils < strength else 0
        assert table.state.treasure == [1 + gained, 0]
        assert table.state.lives == [3 if won else 2, 3]
        assert ("TreasureGained" in kinds(events)) is (gained > 0)
        if won:
            assert pick(events, "SpoilsRolled")["gained"] == gained


@pytest.mark.rule("EX-34")
@pytest.mark.parametrize("strength", [2, 3, 4])
def test_a_fight_on_the_way_out(strength: int) -> None:
    table = leaving("1g8 *g7", starts="g7")
    table.do("roll", *EXIT_MONSTERS[strength])
    table.do("fight", strength - 1)
    assert (table.state.lives, table.places()) == ([2], ["g8"])


@pytest.mark.rule("EX-36")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_a_bribe_costs_its_number_and_nothing_else(strength: int) -> None:
    table = scene("1g7 2c3", treasure="5 0", lives="1 3")
    table.do("roll", *MONSTERS[strength])
    bribed = pick(table.do("bribe"), "Bribed")
    assert bribed == {"seat": 0, "paid": strength, "treasure": 5 - strength}
    assert table.state.treasure == [5 - strength, 0]
    assert table.state.lives == [1, 3]


@pytest.mark.rule("EX-37")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_trap_over_all_dice(strength: int, die: int) -> None:
    table = scene("1g7 2c3", treasure="5 0")
    events = table.do("roll", *TRAPS[strength], die)
    escaped = die >= strength
    assert pick(events, "TrapSprung") == {
        "seat": 0,
        "strength": strength,
        "die": die,
        "escaped": escaped,
    }
    assert table.state.lives == [3 if escaped else 2, 3]
    assert table.state.treasure == [5, 0]
    assert table.state.turn == 1  # no choice was asked


@pytest.mark.rule("EX-37")
@pytest.mark.parametrize("strength", [2, 3, 4])
def test_traps_on_the_way_out(strength: int) -> None:
    for die in range(1, 7):
        table = leaving("1g8 *g7", starts="g7")
        table.do("roll", *EXIT_TRAPS[strength], die)
        assert table.state.lives == [3 if die >= strength else 2]


@pytest.mark.rule("EX-38")
def test_a_monster_is_gone_when_it_is_settled() -> None:
    table = scene("1g7", treasure=2)
    table.do("roll", *MONSTERS[2])
    table.do("bribe")
    assert (table.state.strength, table.step) == (0, "turn_start")
    table.do("roll", *MOVE)
    table.do("move n")
    table.do("roll", *MOVE)
    assert kinds(table.do("move s")) == ["Moved"]
    assert table.step == "between_rolls"


@pytest.mark.rule("EX-39")
def test_the_last_life_is_death() -> None:
    table = scene("1g8 2c3 *g7", starts="g7 c3", lives="1 3", treasure="9 1", walls="g7-e")
    events = table.do("roll", *TRAPS[5], 4)
    assert pick(events, "Died") == {"seat": 0, "cause": "killed", "treasure": 9}
    view = table.game.view(table.state, 1)
    assert (view.delvers[0].status, view.delvers[0].cell) == ("dead", None)
    assert table.state.treasure == [0, 1]
    assert table.edges() == {"g7-e": "wall"}
    assert table.dots() == {"g7", "g8", "c3"}
    assert view.delvers[0].start == 6 * 12 + 6
    for _ in range(3):
        table.do("roll", *TRAPS[2], 6)
        assert table.state.turn == 1


@pytest.mark.rule("EX-39")
def test_a_lost_fight_kills_too() -> None:
    table = scene("1g7 2c3", lives="1 3", treasure="4 0")
    table.do("roll", *MONSTERS[3])
    events = table.do("fight", 2)
    assert kinds(events) == ["Fought", "LifeLost", "Died", "TurnBegan"]


@pytest.mark.rule("EX-40")
def test_meeting_has_no_effect() -> None:
    table = scene("1g7 2g8", treasure="3 4")
    table.do("roll", *MOVE)
    assert kinds(table.do("move s")) == ["Moved"]
    assert table.places() == ["g8", "g8"]
    assert (table.state.treasure, table.state.lives) == ([3, 4], [3, 3])
    assert table.choices() == ["roll", "end turn"]


@pytest.mark.rule("EX-40")
def test_walls_of_one_bind_all() -> None:
    table = scene("1g7 2g8")
    table.do("roll", 3, 3, 3)
    table.do("wall s")
    table.do("end turn")
    table.do("roll", *MOVE)
    assert table.choices() == ["move e", "move s", "move w", "dig n"]
