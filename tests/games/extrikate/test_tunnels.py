"""Moving, digging, walls, doors and cave-ins (EX-21 to EX-31)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.extrikate.scene import (
    CAVE_IN,
    DOOR,
    MOVE,
    WALL,
    Scene,
    game,
    kinds,
    leaving,
    pick,
    scene,
)

AROUND = "g7-e g7-s f7-e g6-s"
"""The four edges of g7."""


def moving(things: str, **facts: object) -> Scene:
    return scene(things, step="move_or_dig", rolled=1, dice="2 2 4", rolls=1, **facts)


@pytest.mark.rule("EX-21")
@pytest.mark.parametrize(("way", "to"), [("n", "g6"), ("e", "h7"), ("s", "g8"), ("w", "f7")])
def test_a_move_enters_the_next_cell_and_puts_a_dot(way: str, to: str) -> None:
    table = moving("1g7")
    assert pick(table.do(f"move {way}"), "Moved")["explored"] is True
    assert table.places() == [to]
    assert table.dots() == {"g7", to}
    assert table.edges() == {}


@pytest.mark.rule("EX-21")
def test_a_dot_is_put_once() -> None:
    table = moving("1g7 .g6")
    assert pick(table.do("move n"), "Moved")["explored"] is False
    assert table.dots() == {"g7", "g6"}


@pytest.mark.rule("EX-21", "EX-29")
def test_doors_are_passed_and_walls_are_not() -> None:
    table = moving("1g7", walls="g7-e", doors="f7-e g6-s")
    assert table.choices() == ["move n", "move s", "move w", "dig e"]
    assert table.refuse("move e") == "WALL_AHEAD"
    table.do("move w")
    assert table.edges() == {"g7-e": "wall", "f7-e": "door", "g6-s": "door"}


@pytest.mark.rule("EX-22")
def test_the_way_out_leads_over_dots_only() -> None:
    table = leaving("1g8 .g9 *g7", starts="g7", step="move_or_dig", doors="f8-e")
    assert table.choices() == ["move n", "move s"]
    assert table.refuse("move e") == "UNEXPLORED"
    assert table.refuse("move w") == "UNEXPLORED"


@pytest.mark.rule("EX-22", "EX-5")
def test_dots_belong_to_nobody() -> None:
    table = scene("1g7 2f7")
    table.do("roll", *MOVE)
    table.do("move e")
    table.do("end turn")
    table.state.phase[1] = 1
    table.state.starts = [table.state.starts[0], 0]
    table.do("roll", *MOVE)
    assert table.choices() == ["move e"]  # g7 was explored by the other one alone
    table.do("move e")
    assert table.places() == ["h7", "g7"]


@pytest.mark.rule("EX-23")
def test_a_choice_of_moves_and_digs_and_no_passing() -> None:
    table = moving("1g7", walls="g7-e g7-s")
    assert table.choices() == ["move n", "move w", "dig e", "dig s"]
    assert table.refuse("end turn") == "SETTLE_FIRST"
    assert table.refuse("dig n") == "NO_WALL"
    assert moving("1g7").choices() == ["move n", "move e", "move s", "move w"]
    assert moving("1g7", walls=AROUND).choices() == ["dig n", "dig e", "dig s", "dig w"]


@pytest.mark.rule("EX-24")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_dig_opens_on_five_and_six(die: int) -> None:
    table = moving("1g7", walls=AROUND)
    dug = pick(table.do("dig e", die), "Dug")
    assert dug["die"] == die
    assert dug["opened"] is (die >= 5)
    left = set(AROUND.split()) - ({"g7-e"} if die >= 5 else set())
    assert table.edges() == dict.fromkeys(left, "wall")
    assert table.places() == ["g7"]
    assert table.dots() == {"g7"}
    assert table.step == "between_rolls"


@pytest.mark.rule("EX-25")
def test_a_wall_goes_on_an_open_edge() -> None:
    table = scene("1g7", walls="g7-e", doors="g7-s")
    table.do("roll", *WALL)
    assert table.choices() == ["wall n", "wall w"]
    assert table.refuse("wall e") == table.refuse("wall s") == "NOT_OPEN"
    assert kinds(table.do("wall w")) == ["WallDrawn"]
    assert table.edges() == {"g7-e": "wall", "g7-s": "door", "f7-e": "wall"}


@pytest.mark.rule("EX-25")
@pytest.mark.parametrize("dice", [WALL, (3, 4, 4)])
def test_the_last_open_edge_must_be_walled(dice: tuple[int, ...]) -> None:
    table = scene("1g7", walls="g7-e g7-s f7-e")
    table.do("roll", *dice)
    assert table.choices() == ["wall n"]
    table.do("wall n")
    assert set(table.edges()) == set(AROUND.split())


@pytest.mark.rule("EX-26")
@pytest.mark.parametrize("dice", [WALL, (3, 4, 4)])
def test_boxed_in_a_wall_means_a_dig(dice: tuple[int, ...]) -> None:
    table = scene("1g7", walls=AROUND)
    table.do("roll", *dice)
    assert table.step == "dig_only"
    assert table.choices() == ["dig n", "dig e", "dig s", "dig w"]
    assert table.refuse("move n") == "NOT_ROLLED"
    table.do("dig s", 6)
    assert set(table.edges()) == set(AROUND.split()) - {"g7-s"}


@pytest.mark.rule("EX-26", "EX-4")
def test_the_rim_counts_as_closed() -> None:
    table = scene("1a1", walls="a1-e a1-s")
    table.do("roll", *WALL)
    assert table.choices() == ["dig e", "dig s"]
    assert table.refuse("dig n") == "RIM"


@pytest.mark.rule("EX-27")
@pytest.mark.parametrize("doors", ["g7-e", AROUND])
def test_a_wall_beside_doors_is_used_up(doors: str) -> None:
    walls = " ".join(set(AROUND.split()) - set(doors.split()))
    table = scene("1g7", walls=walls, doors=doors)
    before = table.edges()
    assert kinds(table.do("roll", *WALL)) == ["Rolled", "NothingHappened"]
    assert table.edges() == before
    assert (table.state.rolled, table.step) == (1, "between_rolls")


@pytest.mark.rule("EX-28")
def test_a_door_goes_on_an_open_or_walled_edge() -> None:
    for way, name in (("e", "g7-e"), ("n", "g6-s")):
        table = scene("1g7", walls="g7-e", doors="g7-s")
        table.do("roll", *DOOR)
        assert table.choices() == ["door n", "door e", "door w"]
        assert table.refuse("door s") == "DOOR_THERE"
        assert pick(table.do(f"door {way}"), "DoorDrawn")["way"] == "nesw".index(way)
        assert table.edges() == {"g7-e": "wall", "g7-s": "door", name: "door"}


@pytest.mark.rule("EX-28")
def test_a_door_without_a_place_is_used_up() -> None:
    table = scene("1g7", doors=AROUND)
    assert kinds(table.do("roll", *DOOR)) == ["Rolled", "NothingHappened"]
    corner = scene("1a1", doors="a1-e a1-s")
    assert kinds(corner.do("roll", *DOOR)) == ["Rolled", "NothingHappened"]
    assert corner.state.rolled == 1


@pytest.mark.rule("EX-29")
@pytest.mark.parametrize("phase", ["delve", "exit"])
def test_a_door_is_passed_by_everybody_in_both_phases_and_directions(phase: str) -> None:
    for seat, way, start in ((0, "e", "g7"), (1, "w", "h7")):
        facts = {"phase": f"{phase} {phase}", "rolls": "1 1", "starts": "a1 a1"}
        table = scene("1g7 2h7 *a1", doors="g7-e", turn=seat + 1, step="move_or_dig", **facts)
        assert table.places()[seat] == start
        table.do(f"move {way}")
        assert table.places()[seat] != start
        assert table.edges() == {"g7-e": "door"}


@pytest.mark.rule("EX-29", "EX-30")
def test_a_door_is_for_good() -> None:
    table = scene("1g7", doors="g7-e")
    table.do("roll", *WALL)
    assert "wall e" not in table.choices()
    caving = scene("1g7", doors="g7-e")
    caving.do("roll", *CAVE_IN, 6)
    assert caving.choices() == ["cave in nsw"]
    assert caving.refuse("cave in nes") == "NOT_OPEN"
    assert "dig e" not in moving("1g7", doors="g7-e").choices()


@pytest.mark.rule("EX-30")
@pytest.mark.parametrize(("die", "walls"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_a_cave_in_brings_the_die_less_two(die: int, walls: int) -> None:
    table = scene("1g7")
    began = pick(table.do("roll", *CAVE_IN, die), "CaveInBegan")
    assert began == {"seat": 0, "die": die, "walls": walls}
    if not walls:
        assert table.step == "between_rolls"
        return
    sets = {"".join(each) for each in combinations("nesw", walls)}
    assert {text.removeprefix("cave in ") for text in table.choices()} == sets
    other = "cave in n" if walls > 1 else "cave in ne"
    assert table.refuse(other) == "WRONG_NUMBER"
    table.do(table.choices()[-1])
    assert list(table.edges().values()) == ["wall"] * walls
    assert table.state.lives == [3]
    assert (table.step, table.state.strength) == ("between_rolls", 0)


@pytest.mark.rule("EX-30")
def test_a_cave_in_closes_the_chosen_edges() -> None:
    table = scene("1g7")
    table.do("roll", *CAVE_IN, 4)
    ended = pick(table.do("cave in ew"), "CaveInEnded")
    assert ended["ways"] == (1, 3)
    assert table.edges() == {"g7-e": "wall", "f7-e": "wall"}


@pytest.mark.rule("EX-30")
def test_a_cave_in_has_no_more_walls_than_open_edges() -> None:
    table = scene("1g7", walls="g7-e", doors="g7-s")
    assert pick(table.do("roll", *CAVE_IN, 6), "CaveInBegan")["walls"] == 2
    assert table.choices() == ["cave in nw"]
    closed = scene("1g7", walls="g7-e g7-s f7-e", doors="g6-s")
    assert pick(closed.do("roll", *CAVE_IN, 6), "CaveInBegan")["walls"] == 0
    assert closed.step == "between_rolls"


@pytest.mark.rule("EX-31")
def test_a_walled_way_back_can_be_dug() -> None:
    table = leaving("1g8 *g7", starts="g7", walls="g7-s g8-e", doors="f8-e")
    table.do("roll", *MOVE)
    assert table.choices() == ["dig n", "dig e"]


@pytest.mark.rule("EX-50")
def test_the_option_to_explore() -> None:
    forced = game(explore="forced")
    facts: dict[str, object] = {"step": "move_or_dig", "rolled": 1, "dice": "2 2 4"}
    table = scene("1g7 .g6 .h7", forced, walls="g7-s", **facts)
    assert table.choices() == ["move w", "dig s"]
    assert table.refuse("move n") == "EXPLORED"
    assert scene("1g7 .g6 .h7 .f7 .g8", forced, **facts).choices() == [
        "move n",
        "move e",
        "move s",
        "move w",
    ]
    out = scene("1g7 .g6 *a1", forced, starts="a1", phase="exit", **facts)
    assert out.choices() == ["move n"]
