"""What holds in every position of every match, whatever is chosen and rolled."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.acting import first_acting
from tests.games.extrikate.scene import PLAIN, game
from tests.games.extrikate.wandering import last_table, wander
from waystone.games.extrikate.board import (
    ACTIVE,
    CELLS,
    DEAD,
    DOOR,
    EXIT,
    GRID,
    HOME,
    MOVE_OR_DIG,
    NO_CELL,
    OPEN,
    WALL,
)
from waystone.games.extrikate.game import Extrikate
from waystone.games.extrikate.routes import FAR, steps_home
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.view import position
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table

BOOKS = [PLAIN, game(exit_rolls="3"), game(explore="forced"), game(lives="9", last_turn="20")]
MATCHES = {
    "book": st.sampled_from(BOOKS),
    "seats": st.integers(1, 3),
    "seed": st.integers(0, 10_000),
}
few = settings(max_examples=25)


@pytest.mark.rule("EX-4", "EX-5", "EX-6", "EX-29")
@few
@given(**MATCHES)
def test_the_sheet_only_changes_as_it_may(book: Extrikate, seats: int, seed: int) -> None:
    before: ExtrikateState | None = None
    for table, _ in wander(book, seats, seed):
        state = table.state
        if before is not None:
            assert all(new >= old for old, new in zip(before.dots, state.dots, strict=True))
            for old, new in zip(before.edges, state.edges, strict=True):
                assert new in (OPEN, WALL, DOOR)
                assert old != DOOR or new == DOOR
            changed = sum(a != b for a, b in zip(before.edges, state.edges, strict=True))
            assert changed <= 4
            assert state.starts == before.starts
        before = state.copy()


@pytest.mark.rule("EX-6", "EX-39", "EX-41", "EX-43")
@few
@given(**MATCHES)
def test_players_are_in_order(book: Extrikate, seats: int, seed: int) -> None:
    for table, _ in wander(book, seats, seed):
        state = table.state
        for seat in range(seats):
            assert state.treasure[seat] >= 0
            dead = state.status[seat] == DEAD
            assert dead == (state.lives[seat] == 0) == (state.place[seat] == NO_CELL)
            assert not dead or state.treasure[seat] == 0
            if state.status[seat] == HOME:
                assert (state.place[seat], state.phase[seat]) == (state.starts[seat], EXIT)
            assert dead or state.dots[state.place[seat]]
        assert (first_acting(table) < 0) == (ACTIVE not in state.status)
        assert first_acting(table) < 0 or state.status[state.turn] == ACTIVE


@pytest.mark.rule("EX-31")
@few
@given(**MATCHES)
def test_there_is_always_a_way_home(book: Extrikate, seats: int, seed: int) -> None:
    for table, _ in wander(book, seats, seed):
        state = table.state
        for seat in range(seats):
            if state.status[seat] == ACTIVE:
                home = steps_home(state.edges, state.dots, state.starts[seat])
                assert home[state.place[seat]] < FAR
        if first_acting(table) >= 0:
            assert table.legal(state.turn)
        if state.step == MOVE_OR_DIG and state.phase[state.turn] == EXIT:
            assert state.place[state.turn] != state.starts[state.turn]


@few
@given(**MATCHES)
def test_everybody_sees_everything(book: Extrikate, seats: int, seed: int) -> None:
    """All information is open, so a view leads back to its position."""
    for table, step in wander(book, seats, seed):
        if step.number % 5 == 0 or first_acting(table) < 0:
            for watcher in (*range(seats), SPECTATOR):
                view = book.view(table.state, watcher)
                assert position(view).key() == table.state.key()
        assert (
            step.visible_to(SPECTATOR) == step.visible_to(0) == [event for _, event in step.events]
        )


@few
@given(**MATCHES)
def test_the_same_seed_and_choices_give_the_same_match(
    book: Extrikate, seats: int, seed: int
) -> None:
    one, other = (last_table(book, seats, seed) for _ in range(2))
    assert one.record.text() == other.record.text()


@few
@given(seed=st.integers(0, 10_000), moves=st.lists(st.integers(0, 40), max_size=60))
def test_the_clock_always_knows_what_to_do(seed: int, moves: list[int]) -> None:
    table = Table(PLAIN, ["one", "two"], seed)
    for move in moves:
        seat = first_acting(table)
        if seat < 0:
            return
        default = PLAIN.policy.on_timeout(table.state, seat, SeededDice(1))
        legal = table.legal(seat)
        assert default in legal
        table.do(seat, default if move > 30 else legal[move % len(legal)])


def test_who_lets_the_clock_decide_never_leaves() -> None:
    table = Table(PLAIN, ["sleeper"], "asleep")
    while first_acting(table) >= 0:
        table.do(0, PLAIN.policy.on_timeout(table.state, 0, SeededDice(1)))
    assert table.state.phase == [0]
    assert str(table.outcome) == "loss (the dungeon wins)"


def test_steps_home_is_the_shortest_of_all_ways() -> None:
    """Against the plainest method there is: relax every edge until nothing changes."""
    for seed in range(6):
        for table, step in wander(PLAIN, 2, seed):
            if step.number % 40 == 0:
                state = table.state
                assert steps_home(state.edges, state.dots, state.starts[0]) == relaxed(state)


def relaxed(state: ExtrikateState) -> list[int]:
    costs = [FAR] * CELLS
    costs[state.starts[0]] = 0
    for _ in range(CELLS):
        for place, far in enumerate(GRID.neighbour):
            cell = place // 4
            if far >= 0 and state.dots[far] and costs[cell] < FAR:
                cost = 4 if state.edges[GRID.edge[place]] == WALL else 1
                costs[far] = min(costs[far], costs[cell] + cost)
    return costs
