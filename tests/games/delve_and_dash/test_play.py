"""Whole matches of random play: what must hold at every moment of every match."""

from __future__ import annotations

import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import PLAIN, game, kinds
from waystone.games.delve_and_dash.board import CHOOSING, DOOR, PLAYING, WALL, board_of
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.notation import draw, parse
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.compiling import u8, vec
from waystone.kernel.dice import Dice, DiceInTurn, SeededDice
from waystone.kernel.record import parse as parse_record
from waystone.kernel.replay import replay
from waystone.kernel.table import Step, Table

pytestmark = pytest.mark.thorough

MODES = [("solo", 1), ("duel", 2), ("cpu", 2)]


def play(rulebook: DelveAndDash, seats: int, seed: int) -> Table[DelveState]:
    """One random match, watched at every step."""
    table = Table(rulebook, ["x"] * seats, seed)
    dice = SeededDice(seed, "chooser")
    before = table.state.copy()
    while (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        step = table.do(seat, legal[dice.index(len(legal))])
        check(rulebook, before, table.state, step)
        before = table.state.copy()
    assert table.state.round <= 300
    return table


def check(rulebook: DelveAndDash, old: DelveState, new: DelveState, step: Step) -> None:
    assert all(0 <= lives <= 3 for lives in new.lives)
    assert 0 <= new.left <= 8
    assert new.kinds == old.kinds
    if new.phase == CHOOSING:
        return
    check_treasure(new)
    check_warriors(new)
    check_dragon(old, new, step)
    check_marks(rulebook, old, new, step)


def check_treasure(state: DelveState) -> None:
    """There is one treasure: on the ground or in living hands, and hidden ones lie still."""
    assert (state.treasure < 0) == (state.carrier >= 0)
    if state.carrier >= 0:
        assert state.found
        assert state.lives[state.carrier] > 0
        at_home = state.place[state.carrier] == state.waystones[state.carrier]
        assert not at_home or state.phase != PLAYING  # DD-56: never on the own waystone


def check_warriors(state: DelveState) -> None:
    for seat, cell in enumerate(state.place):
        assert (cell >= 0) == (state.lives[seat] > 0)
        assert state.lives[seat] + state.deaths[seat] == 3
        if cell >= 0:
            assert state.visited[cell] >> seat & 1
    if state.phase == PLAYING:
        assert state.lives[state.turn] > 0
        assert state.left > 0 or (state.mode == 0 and not state.awake)


def check_dragon(old: DelveState, new: DelveState, step: Step) -> None:
    assert new.dragon not in new.waystones
    assert new.last_known not in new.waystones
    assert new.awake or new.dragon == new.lair
    assert new.awake or not old.awake
    if new.phase == PLAYING:
        assert new.dragon not in new.place
    if old.phase != CHOOSING:
        flights = board_of(8).king(old.dragon, new.dragon)
        assert flights == kinds(step.visible_to(0)).count("DragonMoved")
        assert new.lair == old.lair


def check_marks(rulebook: DelveAndDash, old: DelveState, new: DelveState, step: Step) -> None:
    changed = [edge for edge in range(112) if new.locked[edge] != old.locked[edge]]
    assert len(changed) <= 1
    assert all(new.kinds[edge] == DOOR and new.known[edge] for edge in changed)
    assert bool(changed) == any(
        k in ("DoorForced", "DoorLocked") for k in kinds(step.visible_to(0))
    )
    for way, edge in enumerate(rulebook.params.board.edge):
        shut = edge < 0 or (new.known[edge] and new.kinds[edge] == WALL)
        assert bool(new.closed[way // 4] >> way % 4 & 1) == bool(shut)


@pytest.mark.rule("DD-12", "DD-47", "DD-50", "DD-52", "DD-59", "DD-65", "DD-79", "DD-84")
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_invariants_of_random_matches(mode: str, seats: int, level: str) -> None:
    rulebook = game(mode=mode, level=level)
    for seed in range(4):
        table = play(rulebook, seats, seed)
        again = replay(rulebook, parse_record(table.record.text()))
        assert again.state.key() == table.state.key()
        assert parse(rulebook.params, draw(table.state)).key() == table.state.key()


@pytest.mark.slow
@pytest.mark.rule("DD-12", "DD-84")
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_invariants_of_many_random_matches(mode: str, seats: int, level: str) -> None:
    rulebook = game(mode=mode, level=level)
    for seed in range(1_000, 1_500):
        play(rulebook, seats, seed)


@pytest.mark.parametrize("seats", [1, 2])
def test_random_play_asks_whoever_the_rules_wait_for(seats: int) -> None:
    """The shortcut for simulations plays the match that one step after the other would."""
    for seed in range(4):
        quick, slow = (PLAIN.setup(seats, SeededDice(seed)) for _ in range(2))
        one, other = SeededDice(seed, "any"), SeededDice(seed, "any")
        steps = PLAIN.play_randomly(quick, one)
        for _ in range(steps):
            seat = PLAIN.acting(slow)[0]
            legal = PLAIN.legal(slow, seat)
            PLAIN.apply(slow, seat, legal[other.index(len(legal))], other)
        assert quick.key() == slow.key()
        assert not PLAIN.acting(slow)


def test_a_step_of_many_matches_is_one_of_each_and_tells_who_is_next() -> None:
    """The shortcut for batches does what one match after the other would, with their own dice."""
    states, alone = ([PLAIN.setup(2, SeededDice(seed)) for seed in range(6)] for _ in range(2))
    dice, own = (list[Dice](SeededDice(n, "step") for n in range(6)) for _ in range(2))
    asked, choices, ended = vec[u8]([9] * 6), vec[u8]([99] * 6), list[int]()
    luck, turns = SeededDice("any"), set[int]()
    while not ended:
        legal = [PLAIN.legal(state, PLAIN.acting(state)[0]) for state in alone]
        chosen = [each[luck.index(len(each))] for each in legal]
        for match, state in enumerate(alone):
            PLAIN.apply(state, PLAIN.acting(state)[0], chosen[match], own[match])
        ids = [action.id for action in chosen]
        ended = PLAIN.step_many(states, asked, ids, DiceInTurn(dice), choices)
        assert ended == [match for match in range(6) if not PLAIN.acting(alone[match])]
        for match, state in enumerate(alone):
            assert states[match].key() == state.key()
            if match not in ended:
                seat = PLAIN.acting(state)[0]
                assert asked[match] == seat
                assert PLAIN.masks[choices[match]] == PLAIN.mask(state, seat)
                turns.add(seat)
    assert turns == {0, 1}
