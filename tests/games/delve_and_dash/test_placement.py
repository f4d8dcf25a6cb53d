"""Waystones, lair, treasure and start chambers (DD-16 to DD-25)."""

from __future__ import annotations

import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import PLAIN, cell, game, kinds
from waystone.games.delve_and_dash import placement
from waystone.games.delve_and_dash.state import row_of_numbers
from waystone.kernel.dice import ExploringDice, ScriptedDice, SeededDice
from waystone.kernel.table import Table

LAW = PLAIN.params


def manhattan(one: int, other: int) -> int:
    return abs(one // 8 - other // 8) + abs(one % 8 - other % 8)


def lairs(waystones: list[int]) -> list[int]:
    return [c for c in range(64) if all(manhattan(c, home) >= 4 for home in waystones)]


def treasures(waystones: list[int], lair: int) -> list[int]:
    far = [c for c in range(64) if all(manhattan(c, home) >= 3 for home in waystones)]
    return [c for c in far if manhattan(c, lair) <= 2]


def starts(waystones: list[int], seat: int, lair: int) -> list[int]:
    near = [c for c in range(64) if 2 <= manhattan(c, waystones[seat]) <= 4]
    return [c for c in near if manhattan(c, lair) >= 4 and c not in waystones]


def check_pairs(stride: int) -> int:
    """Compare the pools with a plain reading of the rules; how many cases were seen."""
    cases = 0
    for pair in range(0, 4096, stride):
        homes = [pair // 64, pair % 64]
        pool = placement.lair_candidates(LAW, homes)
        assert pool == lairs(homes)
        assert len(pool) >= 21
        cases += len(pool)
        for lair in pool:
            treasure_pool = placement.treasure_candidates(LAW, homes, lair)
            assert treasure_pool == treasures(homes, lair)
            assert len(treasure_pool) >= 3
            start_pool = placement.start_candidates(LAW, homes, 0, lair)
            assert start_pool == starts(homes, 0, lair)
            assert start_pool
    return cases


@pytest.mark.rule("DD-21", "DD-22", "DD-23", "DD-24")
def test_pairs_of_waystones_always_leave_candidates() -> None:
    assert check_pairs(61) > 2_000


@pytest.mark.slow
@pytest.mark.rule("DD-24")
def test_all_pairs_of_waystones_and_all_their_lairs() -> None:
    assert check_pairs(1) == 134_836


@pytest.mark.rule("DD-21", "DD-24")
def test_one_waystone_leaves_at_least_39_lairs() -> None:
    pools = [placement.lair_candidates(LAW, [home]) for home in range(64)]
    assert min(map(len, pools)) == 39
    assert pools == [lairs([home]) for home in range(64)]


@pytest.mark.rule("DD-22")
def test_the_lair_itself_may_hold_the_treasure() -> None:
    assert cell("h8") in placement.treasure_candidates(LAW, [cell("a1")], cell("h8"))
    assert len(placement.treasure_candidates(LAW, [cell("a1")], cell("f5"))) == 13


@pytest.mark.rule("DD-21", "DD-22", "DD-23")
def test_each_candidate_is_equally_likely() -> None:
    homes = [cell("a1"), cell("h1")]
    assert explore_lairs(homes) == lairs(homes)
    lair = cell("d8")
    dice = ExploringDice()
    found = [placement.choose_treasure(LAW, homes, lair, dice)]
    while dice.advance():
        found.append(placement.choose_treasure(LAW, homes, lair, dice))
    assert found == treasures(homes, lair)
    dice = ExploringDice()
    found = [placement.choose_start(LAW, homes, 1, lair, dice)]
    while dice.advance():
        found.append(placement.choose_start(LAW, homes, 1, lair, dice))
    assert found == starts(homes, 1, lair)


def explore_lairs(homes: list[int]) -> list[int]:
    dice = ExploringDice()
    found = [placement.choose_lair(LAW, homes, dice)]
    while dice.advance():
        found.append(placement.choose_lair(LAW, homes, dice))
    return found


@pytest.mark.rule("DD-23")
def test_solo_and_classic_start_at_home() -> None:
    assert placement.start_candidates(LAW, [cell("c3")], 0, cell("h8")) == [cell("c3")]
    classic = game(start="classic").params
    assert placement.start_candidates(classic, [cell("c3"), cell("f6")], 1, 0) == [cell("f6")]


@pytest.mark.rule("DD-23")
def test_both_may_start_in_the_same_chamber() -> None:
    homes = [cell("a1"), cell("a3")]
    pools = [set(starts(homes, seat, cell("h8"))) for seat in (0, 1)]
    assert pools[0] & pools[1]
    assert [
        set(placement.start_candidates(LAW, homes, seat, cell("h8"))) for seat in (0, 1)
    ] == pools


@pytest.mark.rule("DD-16", "DD-25")
def test_the_start_of_a_duel() -> None:
    table = Table(game(level="2"), ["one", "two"], 12)
    table.act(0, "waystone b2")
    step = table.act(1, "waystone g7")
    state = table.state
    homes = [cell("b2"), cell("g7")]
    assert kinds(step.visible_to(0)) == ["WaystoneChosen", "MatchBegan", "TurnBegan"]
    assert state.lair in lairs(homes)
    assert state.treasure in treasures(homes, state.lair)
    assert all(state.starts[seat] in starts(homes, seat, state.lair) for seat in (0, 1))
    assert list(state.place) == list(state.starts)
    assert (state.dragon, state.awake) == (state.lair, False)
    assert (list(state.lives), state.carrier, state.found) == ([3, 3], -1, False)
    assert not any(state.known)
    assert (state.round, state.turn, state.left) == (1, 0, 8)
    visited = {c: bits for c, bits in enumerate(state.visited) if bits}
    expected: dict[int, int] = {}
    for seat, start in enumerate(state.starts):
        expected[start] = expected.get(start, 0) | 1 << seat
    assert visited == expected


@pytest.mark.rule("DD-16")
def test_placement_draws_lair_then_treasure_then_starts() -> None:
    """Scripted: the first roll picks the lair, the second the treasure, then W1, then W2."""
    state = PLAIN.setup(2, SeededDice(1))
    homes = [cell("a1"), cell("h8")]
    state.waystones = row_of_numbers(homes)
    placement.place_everyone(LAW, state, ScriptedDice([2, 3, 4, 5]))
    lair = lairs(homes)[1]
    assert state.lair == lair
    assert state.treasure == treasures(homes, lair)[2]
    assert list(state.starts) == [starts(homes, 0, lair)[3], starts(homes, 1, lair)[4]]


@pytest.mark.rule("DD-17")
@pytest.mark.parametrize("second", ["d4", "e4", "h8"])
def test_any_chamber_is_accepted_also_the_others_with_the_same_reply(second: str) -> None:
    table = Table(PLAIN, ["one", "two"], 5)
    assert len(table.legal(0)) == len(table.legal(1)) == 64
    table.act(0, "waystone d4")
    assert len(table.legal(1)) == 64
    step = table.act(1, f"waystone {second}")
    assert kinds(step.visible_to(1)) == [
        "WaystoneChosen",
        "WaystonePlaced",
        "MatchBegan",
        "TurnBegan",
    ]
    assert list(table.state.waystones) == [cell("d4"), cell(second)]


@pytest.mark.rule("DD-17")
def test_a_waystone_cannot_be_changed_once_confirmed() -> None:
    table = Table(PLAIN, ["one", "two"], 5)
    table.act(0, "waystone d4")
    parse = table.game.alphabet.parse
    assert table.game.refusal(table.state, 0, parse("waystone d4")) == "ALREADY_CHOSEN"
    assert table.game.refusal(table.state, 0, parse("move n")) == "NOT_CHOSEN_YET"
    assert table.game.refusal(table.state, 0, parse("next turn")) == "NOT_CHOSEN_YET"
    assert list(table.legal(0)) == []
    table.act(1, "waystone d4")
    assert table.game.refusal(table.state, 0, parse("waystone d5")) == "TOO_LATE"


@pytest.mark.rule("DD-17", "DD-18")
def test_the_other_learns_only_that_a_choice_was_made() -> None:
    table = Table(PLAIN, ["one", "two"], 5)
    assert first_acting(table) == 0
    step = table.act(1, "waystone d4")  # at the same time: seat 1 need not wait for seat 0
    assert first_acting(table) == 0
    for ear in (0, 31):
        assert kinds(step.visible_to(ear)) == ["WaystoneChosen"]
        assert step.seen_by(ear) == ""
    assert kinds(step.visible_to(1)) == ["WaystoneChosen", "WaystonePlaced"]
    assert step.seen_by(1) == "waystone d4"


@pytest.mark.rule("DD-18")
def test_a_late_choice_is_a_random_rim_chamber() -> None:
    state = PLAIN.setup(2, SeededDice(1))
    dice = ExploringDice()
    late = [PLAIN.policy.on_timeout(state, 1, dice).cell]
    while dice.advance():
        late.append(PLAIN.policy.on_timeout(state, 1, dice).cell)
    rim = [c for c in range(64) if c // 8 in (0, 7) or c % 8 in (0, 7)]
    assert late == rim
    assert len(rim) == 28


@pytest.mark.rule("DD-24")
def test_where_no_chamber_is_far_enough_the_farthest_do() -> None:
    """Under odd settings only: they are as far as can be from the nearest of all places."""
    board, places = LAW.board, [cell("a1"), cell("d4")]
    far = placement._far(board, list(range(64)), places, 99)
    gap = {each: min(manhattan(each, place) for place in places) for each in range(64)}
    assert far == [each for each in range(64) if gap[each] == max(gap.values())]
    some = [cell("a2"), cell("b4"), cell("h1")]
    assert placement._far(board, some, places, 99) == [cell("h1")]
    assert placement._far(board, some, places, 1) == some
