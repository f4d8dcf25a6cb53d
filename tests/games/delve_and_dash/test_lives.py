"""Attacks, respawns and deaths (DD-77 to DD-79)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.acting import first_acting, first_of
from tests.games.delve_and_dash.scene import PLAIN, cell, game, kinds, pick, scene
from waystone.games.delve_and_dash import dragon
from waystone.kernel.branching import branches
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import Event
from waystone.kernel.table import Table


def pool_of(match_things: str, seat: int = 0, **facts: object) -> set[str]:
    match = scene(match_things, **facts)
    pool = dragon.respawn_pool(match.params, match.state, seat)
    return {match.board.name(each) for each in pool}


EVERYWHERE = {f"{letter}{row}" for letter in "abcdefgh" for row in range(1, 9)}
AROUND_D4 = {f"{letter}{row}" for letter in "cde" for row in (3, 4, 5)}


@pytest.mark.rule("DD-78")
def test_the_respawn_pool_leaves_out_exactly_the_forbidden_chambers() -> None:
    pool = pool_of("1d4 2h8 *a1 %h1 Dd4 ?f6 $f7")
    assert pool == EVERYWHERE - AROUND_D4 - {"a1", "h1", "f7", "h8"}


@pytest.mark.rule("DD-78")
def test_the_dead_block_nothing_but_their_waystone() -> None:
    pool = pool_of("1d4 *a1 %h1 Dd4 ?f6", mode="duel", lives="2 0", carrier=1)
    assert pool == EVERYWHERE - AROUND_D4 - {"a1", "h1"}


@pytest.mark.rule("DD-78")
def test_the_own_chamber_is_allowed_when_the_dragon_is_far() -> None:
    """Seen from the pool alone: only the other's chamber is taken."""
    assert "b8" in pool_of("1b8 2h8 *a1 %h1 Dd4 ?f6")
    assert "b8" not in pool_of("1c8 2b8 *a1 %h1 Dd4 ?f6", seat=0)


@pytest.mark.rule("DD-78")
def test_each_chamber_of_the_pool_is_equally_likely() -> None:
    match = scene("1d3 *a1 Dd4 ?d4 $h8")
    found = branches(match.game, match.state, 0, match.game.alphabet.parse("move s"))
    landed = sorted(branch.state.place[0] for branch in found)
    pool = EVERYWHERE - AROUND_D4 - {"a1", "h8"}
    assert landed == sorted(cell(name) for name in pool)
    assert len({branch.odds for branch in found}) == 1


@pytest.mark.rule("DD-77")
def test_an_attack_takes_one_life_and_respawns() -> None:
    match = scene("1d3 2h8 *a1 %h1 Dd4 ?f6", lives="2 3")
    events = match.do("move s", 5)
    assert kinds(events) == ["Stepped", "Attacked", "Respawned", "TurnBegan"]
    assert (list(match.state.lives), list(match.state.deaths)) == ([1, 3], [1, 0])
    assert pick(events, "Respawned")["cell"] == match.state.place[0] != cell("d4")
    assert match.state.visited[match.state.place[0]] == 1


@pytest.mark.rule("DD-77", "DD-79", "DD-82")
def test_without_lives_left_a_warrior_is_dead() -> None:
    match = scene("1d3 2h8 *a1 %h1 Dd4 ?f6", lives="1 3")
    events = match.do("move s")
    assert kinds(events) == ["Stepped", "Attacked", "Died", "TurnBegan"]
    assert (list(match.state.lives), match.places()) == ([0, 3], ["-", "h8"])
    assert first_of(match.game, match.state) == 1


@pytest.mark.rule("DD-78", "DD-36")
def test_the_turn_after_a_respawn_is_a_normal_one() -> None:
    match = scene("1d3 2h8 *a1 %h1 Dd4 ?f6")
    match.do("move s", 1)
    events = match.do("next turn")
    assert pick(events, "TurnBegan") == {"seat": 0, "left": 6, "round": 2}


@pytest.mark.rule("DD-79")
def test_the_dead_may_not_leave_the_table_to_the_living() -> None:
    match = scene("1a1 *a4 %h1 Dd4 ?f6", mode="duel", lives="3 0")
    assert match.refuse("leave", seat=1) == "DEAD"
    assert match.refuse("move n", seat=1) == "NOT_YOUR_TURN"
    assert match.game.view(match.state, 0).secrets is None
    assert match.game.view(match.state, 1).waystone == cell("h1")


@pytest.mark.rule("DD-78")
@given(seed=st.integers(0, 10_000), seats=st.integers(1, 2))
def test_no_second_hit_before_the_next_own_turn(seed: int, seats: int) -> None:
    """Also: nobody ever respawns into a forbidden chamber."""
    table = Table(PLAIN, ["x"] * seats, seed)
    dice = SeededDice(seed)
    hit_since_turn = [False] * seats
    while (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        step = table.do(seat, legal[dice.index(len(legal))])
        for event in step.visible_to(0):
            note_hits(event, hit_since_turn)
            check_respawn(event, table)


def note_hits(event: Event, hit: list[bool]) -> None:
    name = type(event).__name__
    if name == "TurnBegan":
        hit[event.seat] = False  # type: ignore[attr-defined]
    elif name == "Attacked":
        assert not hit[event.seat]  # type: ignore[attr-defined]
        hit[event.seat] = True  # type: ignore[attr-defined]


def check_respawn(event: Event, table: Table) -> None:  # type: ignore[type-arg]
    if type(event).__name__ == "Respawned":
        where = event.cell  # type: ignore[attr-defined]
        assert where not in table.state.waystones
        assert where != table.state.treasure


@pytest.mark.rule("DD-6", "DD-78", "DD-110")
def test_the_gap_is_a_setting_that_yields_on_a_small_board() -> None:
    wide = scene("1c3 *a1 Dc3 ?c3", game(size="6", respawn_gap="3"))
    pool = dragon.respawn_pool(wide.params, wide.state, 0)
    near = wide.board.flights_apart[wide.state.dragon]
    assert list(pool) == [
        each for each in range(36) if near[each] == 3
    ]  # nothing is 4 flights away
    none = scene("1d3 *a1 Dd4 ?d4", game(respawn_gap="0"))
    assert len(dragon.respawn_pool(none.params, none.state, 0)) == 62


@pytest.mark.rule("DD-110")
@pytest.mark.parametrize("size", ["6", "7", "8", "20"])
@pytest.mark.parametrize("gap", ["0", "1", "2", "3"])
def test_the_gap_yields_one_by_one_and_only_when_nothing_else_is_left(size: str, gap: str) -> None:
    """Every place of the dragon: the widest ring that has a chamber at all, and all of it."""
    rules = game(size=size, respawn_gap=gap)
    match = scene("1b2 2a2 *a1 %b1 Dc3 ?c3 $a3", rules, found="yes")
    state, board = match.state, rules.params.board
    for lair in range(board.cells):
        if lair in state.waystones:
            continue
        state.dragon = lair
        taken = {*state.waystones, state.treasure, state.place[1], lair}
        free = [each for each in range(board.cells) if each not in taken]
        far = max(board.king(lair, each) for each in free)
        wanted = min(int(gap), far - 1)
        expected = [each for each in free if board.king(lair, each) > wanted]
        assert list(dragon.respawn_pool(rules.params, state, 0)) == expected


@pytest.mark.rule("DD-110")
def test_with_no_gap_left_the_dragon_s_own_chamber_is_still_closed() -> None:
    match = scene("1c3 *a1 Dc3 ?c3", game(size="6", respawn_gap="0"))
    pool = dragon.respawn_pool(match.params, match.state, 0)
    assert match.state.dragon not in pool
    assert len(pool) == 34
