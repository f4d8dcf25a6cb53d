"""Turns and rolls (EX-12 to EX-19)."""

from __future__ import annotations

import pytest

from tests.games.extrikate.scene import (
    CAVE_IN,
    DOOR,
    EXIT_MONSTERS,
    EXIT_TRAPS,
    GAIN,
    MONSTERS,
    MOVE,
    TRAPS,
    WALL,
    game,
    kinds,
    leaving,
    pick,
    scene,
)

BRISK = game(exit_rolls="3")


@pytest.mark.rule("EX-12")
def test_turns_pass_in_seat_order() -> None:
    table = scene("1b2 2d4 3f6", turn=2)
    seen = []
    for _ in range(6):
        seen.append(table.state.turn)
        table.do("roll", *GAIN)
        table.do("end turn")
    assert seen == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("EX-12")
def test_the_home_and_the_dead_are_skipped() -> None:
    table = scene("1b2 2d4 *f6", starts="b2 d4 f6", status="active home dead")
    for _ in range(3):
        table.do("roll", *GAIN)
        table.do("end turn")
        assert table.state.turn == 0
    other = scene("1b2 2d4 3f6", status="active home active", turn=1)
    other.do("roll", *GAIN)
    assert pick(other.do("end turn"), "TurnBegan") == {"seat": 2, "turn": 1, "phase": "delve"}


@pytest.mark.rule("EX-13")
def test_the_exit_is_declared_at_the_start_of_a_turn_and_for_good() -> None:
    table = scene("1g8 *g7", starts="g7", rolls=1)
    assert table.choices() == ["roll", "declare exit"]
    table.do("roll", *GAIN)
    assert table.choices() == ["roll", "end turn"]
    assert table.refuse("declare exit") == "TOO_LATE"
    table.do("end turn")
    assert kinds(table.do("declare exit")) == ["ExitDeclared"]
    assert table.state.phase == [1]
    assert table.choices() == ["roll"]
    assert table.refuse("declare exit") == "ALREADY_LEAVING"
    table.do("roll", *EXIT_TRAPS[2], 6)
    assert table.choices() == ["roll"]
    assert table.refuse("declare exit") == "ALREADY_LEAVING"


@pytest.mark.rule("EX-14")
def test_nobody_leaves_before_the_first_delve_roll() -> None:
    table = scene("1g7 2c3")
    assert table.choices() == ["roll"]
    assert table.refuse("declare exit") == "NOT_YET"
    table.do("roll", *GAIN)
    table.do("end turn")
    assert table.refuse("declare exit") == "NOT_YET"  # the other one's first turn
    table.do("roll", *GAIN)
    table.do("end turn")
    assert table.choices() == ["roll", "declare exit"]


@pytest.mark.rule("EX-15")
def test_one_to_three_delve_rolls() -> None:
    table = scene("1g7 2c3")
    assert table.refuse("end turn") == "ROLL_FIRST"
    for _ in (1, 2):
        assert kinds(table.do("roll", *GAIN)) == ["Rolled", "TreasureGained"]
        assert table.choices() == ["roll", "end turn"]
    assert kinds(table.do("roll", *GAIN))[-1] == "TurnBegan"
    assert (table.state.turn, table.step) == (1, "turn_start")
    assert table.state.turns == [1, 0]
    assert table.state.rolls == [3, 0]


@pytest.mark.rule("EX-15")
@pytest.mark.parametrize("rolls", [1, 2])
def test_a_turn_may_end_after_one_and_after_two_rolls(rolls: int) -> None:
    table = scene("1g7 2c3")
    for _ in range(rolls):
        table.do("roll", *GAIN)
    table.do("end turn")
    assert (table.state.turn, table.state.rolled, table.state.dice) == (1, 0, ())


@pytest.mark.rule("EX-16")
@pytest.mark.parametrize("die", [1, 6])
def test_a_trap_ends_the_turn(die: int) -> None:
    table = scene("1g7 2c3")
    table.do("roll", *TRAPS[3], die)
    assert table.state.turn == 1


@pytest.mark.rule("EX-16")
@pytest.mark.parametrize(("text", "rolls"), [("bribe", ()), ("fight", (1,)), ("fight", (6, 6))])
def test_a_monster_ends_the_turn(text: str, rolls: tuple[int, ...]) -> None:
    table = scene("1g7 2c3", treasure="5 0")
    table.do("roll", *GAIN)
    table.do("roll", *MONSTERS[2])
    assert table.refuse("roll") == "SETTLE_FIRST"
    assert table.refuse("end turn") == "SETTLE_FIRST"
    table.do(text, *rolls)
    assert table.state.turn == 1


@pytest.mark.rule("EX-16", "EX-30")
@pytest.mark.parametrize(
    ("dice", "then"),
    [
        (GAIN, ""),
        (WALL, "wall n"),
        (DOOR, "door n"),
        (MOVE, "move n"),
        ((*CAVE_IN, 1), ""),
        ((*CAVE_IN, 3), "cave in e"),
    ],
)
def test_nothing_else_ends_the_turn(dice: tuple[int, ...], then: str) -> None:
    table = scene("1g7 2c3")
    table.do("roll", *dice)
    if then:
        table.do(then)
    assert table.choices() == ["roll", "end turn"]
    assert table.state.turn == 0


@pytest.mark.rule("EX-17")
def test_an_exit_turn_has_one_roll() -> None:
    table = scene("1g9 2c3 .g8 *g7", starts="g7 c3", phase="exit delve", rolls="1 0")
    table.do("roll", *MOVE)
    table.do("move n")
    assert (table.state.turn, table.places()[0]) == (1, "g8")


@pytest.mark.rule("EX-17")
def test_the_option_of_three_exit_rolls() -> None:
    things = "1g7 2c3 .g8 .g9 *g12"
    table = scene(things, BRISK, starts="g12 c3", phase="exit delve", rolls="1 0")
    for way in "sns":
        table.do("roll", *MOVE)
        table.do(f"move {way}")
        assert (table.choices() == ["roll", "end turn"]) == (table.state.turn == 0)
    assert table.state.turn == 1
    assert table.state.rolls == [4, 0]


@pytest.mark.rule("EX-17")
@pytest.mark.parametrize(("dice", "then"), [(EXIT_TRAPS[2], ""), (EXIT_MONSTERS[3], "fight")])
def test_dangers_stop_a_long_exit_turn(dice: tuple[int, ...], then: str) -> None:
    table = scene("1g9 2c3 .g8 *g7", BRISK, starts="g7 c3", phase="exit delve", rolls="1 0")
    if then:
        table.do("roll", *dice)
        table.do(then, 6, 6)
    else:
        table.do("roll", *dice, 6)
    assert table.state.turn == 1


@pytest.mark.rule("EX-18")
def test_a_roll_is_looked_up_in_the_column_of_the_phase() -> None:
    delve = scene("1g8 *g7", starts="g7")
    assert pick(delve.do("roll", 2, 2, 2), "Rolled") == {
        "seat": 0,
        "dice": (2, 2, 2),
        "sum": 6,
        "phase": "delve",
        "result": "gain",
        "strength": 0,
    }
    out = leaving("1g8 *g7", starts="g7")
    rolled = pick(out.do("roll", 2, 2, 2), "Rolled")
    assert (rolled["phase"], rolled["result"]) == ("exit", "move or dig")
    assert out.choices() == ["move n"]


@pytest.mark.rule("EX-18")
@pytest.mark.parametrize(
    ("dice", "step"),
    [
        (MOVE, "move_or_dig"),
        (WALL, "place_wall"),
        (DOOR, "place_door"),
        ((*CAVE_IN, 6), "cave_in"),
        (MONSTERS[4], "monster"),
    ],
)
def test_a_result_is_carried_out_before_anything_else(dice: tuple[int, ...], step: str) -> None:
    table = scene("1g7")
    table.do("roll", *dice)
    assert table.step == step
    assert table.refuse("roll") == "SETTLE_FIRST"
    assert table.refuse("end turn") == "SETTLE_FIRST"


@pytest.mark.rule("EX-18")
def test_actions_that_no_roll_asks_for() -> None:
    table = scene("1g7 2c3")
    for text in ("move n", "dig n", "wall n", "door n", "cave in n", "fight", "bribe"):
        assert table.refuse(text) == "NOT_ROLLED"
        assert table.refuse(text, seat=1) == "NOT_YOUR_TURN"
    table.do("roll", *WALL)
    for text in ("move n", "dig n", "door n", "cave in n", "fight", "bribe"):
        assert table.refuse(text) == "NOT_ROLLED"


@pytest.mark.rule("EX-19")
def test_death_ends_the_turn_at_once() -> None:
    table = scene("1g7 2c3", lives="1 3")
    assert kinds(table.do("roll", *TRAPS[5], 1)) == [
        "Rolled",
        "TrapSprung",
        "LifeLost",
        "Died",
        "TurnBegan",
    ]
    assert table.state.turn == 1


@pytest.mark.rule("EX-19", "EX-41")
def test_coming_home_ends_the_turn_at_once() -> None:
    table = scene("1g8 2c3 *g7", BRISK, starts="g7 c3", phase="exit delve", rolls="1 0")
    table.do("roll", *MOVE)
    assert kinds(table.do("move n")) == ["Moved", "CameHome", "TurnBegan"]
    assert table.state.turn == 1


def test_a_view_says_whose_turn_it_is() -> None:
    for seat in (0, 1):
        table = scene("1g7 2c3", turn=seat + 1)
        view = table.game.view(table.state, 0)
        assert (view.acting, view.turn) == ((seat,), seat)
    over = scene("1g7", rolls=1)
    over.do("declare exit")
    assert over.game.view(over.state, 0).acting == ()


def test_a_view_shows_the_roll_that_is_carried_out() -> None:
    table = scene("1g7")
    fresh = table.game.view(table.state, 0)
    assert (fresh.dice, fresh.result, fresh.rolled, fresh.most_rolls) == ((), None, 0, 3)
    table.do("roll", *MONSTERS[4])
    view = table.game.view(table.state, 0)
    assert (view.dice, view.result, view.strength, view.rolled) == ((5, 5, 6), "monster", 4, 1)
    out = leaving("1g8 *g7", BRISK, starts="g7")
    assert out.game.view(out.state, 0).most_rolls == 3
