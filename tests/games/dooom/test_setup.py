"""Joining, places, seats and the beginning."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.acting import first_of
from tests.games.dooom.scene import Scene, map_text, rulebook
from waystone.games.dooom.events import Began, Joined, Left, TurnBegan
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSeats
from waystone.kernel.event import SPECTATOR
from waystone.kernel.rules import explain
from waystone.kernel.table import Table


@pytest.mark.rule("DM-15")
def test_one_to_eight_play() -> None:
    game = rulebook(map="long-dark")
    for seats in (1, 8):
        assert Table(game, ["p"] * seats, 1).legal(0)
    for seats in (0, 9):
        with pytest.raises(BadSeats):
            Table(game, ["p"] * seats, 1)


@pytest.mark.rule("DM-16")
def test_a_newcomer_has_three_hit_points_and_nothing_else() -> None:
    scene = Scene("0..E\n.1G.", begun=False, seats=3)
    scene.join(2, 0, 3)
    state = scene.state
    assert state.hp == [3, 3, 3]
    assert state.gold == [0, 0, 0]
    assert state.gear == [0, 0, 0]
    own = scene.view(2).own
    assert own is not None
    assert (own.ap, own.row, own.column) == (0, 0, 0)
    assert scene.heard(0)[0] == Joined(2)


def chi_square(found: Counter[int], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((found[cell] - expected) ** 2 / expected for cell in found)


@pytest.mark.rule("DM-16", "DM-7")
def test_every_free_walkable_tile_is_as_likely_as_any_other() -> None:
    """Exits and tiles with things included; never a wall, never somebody's tile."""
    scene = Scene("0.#E\nGHS#\nAL..", begun=False, seats=2)
    dice, draws = SeededDice("placing"), 3000
    found: Counter[int] = Counter()
    for _ in range(draws):
        state = scene.state.copy()
        scene.game.apply(state, 1, scene.game.alphabet.join, dice)
        found[state.place[1]] += 1
    free = set(scene.state.dungeon.walkable) - {scene.state.place[0]}
    assert set(found) == free
    assert len(free) == 9
    assert chi_square(found, 9, draws) < 26.1  # 8 degrees of freedom, one in a thousand


@pytest.mark.slow
@pytest.mark.rule("DM-16")
def test_placing_is_uniform_over_ten_thousand_matches() -> None:
    game = rulebook(map="custom", map_text=map_text(["E.G.", ".#.H", "...."]))
    found: Counter[int] = Counter()
    for seed in range(10_000):
        found.update(game.setup(3, SeededDice(seed)).place)
    assert len(found) == 11
    assert chi_square(found, 11, 30_000) < 29.6  # 10 degrees of freedom, one in a thousand


@pytest.mark.rule("DM-17")
@pytest.mark.parametrize("letter", "GHSALE")
def test_starting_on_something_does_nothing(letter: str) -> None:
    scene = Scene("0.GE", win=0, under={0: letter})
    assert scene.outcome() is None
    assert (scene.state.gold[0], scene.state.hp[0], scene.state.gear[0]) == (0, 3, 0)
    assert scene.window(0)[2][2] == letter


@pytest.mark.rule("DM-18")
def test_a_full_dungeon_takes_nobody() -> None:
    scene = Scene("01", under={0: "E"}, win=0, seats=3, begun=False)
    assert scene.refused(2, "join") == "FULL"
    assert explain(scene.game, "FULL") == "The dungeon is full."
    with pytest.raises(BadSeats) as refused:
        rulebook(map="custom", map_text=map_text(["E."], 0)).setup(3, SeededDice(1))
    assert refused.value.code == "FULL"


@pytest.mark.rule("DM-19")
def test_before_the_start_nothing_is_done_but_looking() -> None:
    scene = Scene("01E", win=0, begun=False)
    for text in ("move e", "move w", "pick up", "attack e", "end turn", "time out"):
        assert scene.refused(0, text) == "NOT_STARTED"
    own = scene.view(0).own
    assert own is not None
    assert own.window[2] == "##.PE"
    assert first_of(scene.game, scene.state) == -1
    assert scene.do(1, "begin") == [Began((0, 1)), TurnBegan(0, 1)]
    assert scene.refused(1, "begin") == "RUNNING"


@pytest.mark.rule("DM-19")
def test_a_match_opens_when_enough_sit() -> None:
    scene = Scene("0..E", win=0, begun=False, seats=3, min_players="2", start_delay="4")
    assert scene.game.policy.opens_in(scene.state) == -1
    scene.join(1, 0, 2)
    assert scene.game.policy.opens_in(scene.state) == 4
    assert scene.game.policy.on_timeout(scene.state, 0, SeededDice(1)).text == "begin"
    scene.do(0, "begin")
    assert scene.game.policy.opens_in(scene.state) == -1
    alone = Scene("0..E", win=0, begun=False, min_players="1", start_delay="0")
    assert alone.game.policy.opens_in(alone.state) == 0


@pytest.mark.rule("DM-20")
def test_turns_go_by_joining() -> None:
    """Who takes a freed seat joins last, whatever its number."""
    scene = Scene("0.12E", win=0, begun=False)
    scene.do(0, "leave")
    scene.join(0, 0, 1)
    assert scene.do(1, "begin")[0] == Began((1, 2, 0))
    assert scene.state.turn == 1


@pytest.mark.rule("DM-20")
def test_the_order_can_be_drawn() -> None:
    scene = Scene("012E", win=0, begun=False, shuffle_order="yes")
    assert scene.do(0, "begin", 1, 1)[0] == Began((1, 2, 0))
    assert scene.view(2).order == (1, 2, 0)


@pytest.mark.rule("DM-21")
def test_late_joiners_come_last_and_learn_nothing_of_before() -> None:
    scene = Scene("0.1E", win=0, seats=3, open_join="yes")
    scene.join(2, 0, 1)
    assert scene.state.order == [0, 1, 2]
    assert scene.heard(2) == [Joined(2)]
    assert scene.view(2).own is not None
    turns = []
    for _ in range(4):
        turns.append(scene.state.turn)
        scene.do(scene.state.turn, "end turn")
    assert turns == [0, 1, 2, 0]
    assert scene.refused(2, "join") == "SEATED"


@pytest.mark.rule("DM-21")
def test_who_is_gone_does_not_come_back() -> None:
    scene = Scene("0.1E", win=0, seats=3, open_join="yes")
    scene.do(1, "leave")
    assert scene.refused(1, "join") == "DEAD"
    closed = Scene("0.1E", win=0, seats=3)
    assert closed.refused(2, "join") == "NO_JOINING"


@pytest.mark.rule("DM-22")
def test_leaving_before_the_start_frees_seat_and_tile() -> None:
    scene = Scene("0G1E", begun=False, under={1: "S"})
    cell = scene.state.place[1]
    scene.do(1, "leave")
    assert scene.heard(0)[0] == Left(1)
    assert scene.kinds(0) == ["Left", "Changed"]
    assert scene.heard(1) == scene.heard(SPECTATOR) == [Left(1)]  # everybody is told
    assert cell not in scene.state.standing
    assert scene.thing(0, 2) == ("S", 1)
    assert scene.view(1).status == ("alive", "empty")
    assert scene.view(1).own is None
    assert scene.refused(1, "leave") == "NOT_SEATED"
    assert scene.refused(1, "join") == ""


@pytest.mark.rule("DM-22", "H-10")
def test_the_next_in_a_freed_seat_remembers_nothing() -> None:
    scene = Scene("0G...1.E", begun=False)
    scene.do(0, "leave")
    scene.join(0, 0, 4)
    own = scene.view(0).own
    assert own is not None
    assert own.memory[2] == "...p."  # one step east the last player saw gold


@pytest.mark.rule("DM-16", "H-4")
def test_nobody_looks_before_all_stand() -> None:
    """Or the first to be placed would know what lies below the others."""
    game = rulebook(map="custom", map_text=map_text(["GEH"], 0))
    for seed in range(6):
        state = game.setup(3, SeededDice(seed))
        for seat in range(3):
            own = game.view(state, seat).own
            assert own is not None
            shown = [row.replace("X", " ").replace("P", "p") for row in own.window]
            assert list(own.memory) == shown
