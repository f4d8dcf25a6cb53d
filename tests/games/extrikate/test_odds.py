"""The exact odds of turning back, held against the rulebook itself."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.games.extrikate.scene import PLAIN, Scene, leaving, scene
from tests.games.extrikate.wandering import wander
from waystone.games.extrikate.actions import ACTIONS
from waystone.games.extrikate.board import DELVE, EXIT, MONSTER, MOVE_OR_DIG, result_of
from waystone.games.extrikate.drawing import edge_names
from waystone.games.extrikate.odds import Odds, distance, goal, odds_of, win_worth
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.stopping import (
    LUCK,
    MOST_TREASURE,
    RACE,
    SURVIVAL,
    TREASURE,
    Prospect,
    prospect_of,
    race_haul,
)
from waystone.kernel.action import Action
from waystone.kernel.branching import Branch, branches

HOARD = prospect_of(TREASURE, 3)


def after(state: ExtrikateState, action: Action) -> list[Branch[ExtrikateState]]:
    return branches(PLAIN, state, 0, action)


def fight_or_pay(state: ExtrikateState, value: Prospect, steps: int) -> float:
    """The better of the two, by what the rulebook makes of them."""
    options = [
        sum(float(each.odds) * worth(each.state, value, steps) for each in after(state, action))
        for action in PLAIN.legal(state, 0)
    ]
    return max(options)


def worth(state: ExtrikateState, value: Prospect, steps: int) -> float:
    """What a position is worth whose way home has this length."""
    if state.lives[0] == 0:
        return 0.0
    if state.step == MONSTER:
        return fight_or_pay(state, value, steps)
    look = value.leave if state.phase[0] == EXIT else value.best
    if state.step == MOVE_OR_DIG and state.phase[0] == EXIT:
        steps -= 1
    return look(steps, state.lives[0], state.treasure[0])


def rolled(table: Scene, value: Prospect, steps: int) -> float:
    found = after(table.state, ACTIONS.roll)
    return sum(float(each.odds) * worth(each.state, value, steps) for each in found)


@pytest.mark.rule("EX-20", "EX-34", "EX-35", "EX-37")
@pytest.mark.parametrize("lives", [1, 2, 3])
@pytest.mark.parametrize("treasure", [0, 1, 2, 3, 5, 9, 14, 17, 26, 27, 28, 29, 30])
def test_values_agree_with_every_branch_of_the_rulebook(lives: int, treasure: int) -> None:
    """Bellman's equation, with the rulebook's own branches as the odds."""
    for value in (HOARD, prospect_of(RACE, 3), prospect_of(SURVIVAL, 3)):
        delving = scene("1g7", lives=lives, treasure=treasure)
        assert rolled(delving, value, 0) == pytest.approx(value.stay(0, lives, treasure), abs=1e-8)
        out = leaving("1g9 .g8 *g7", starts="g7", lives=lives, treasure=treasure)
        assert rolled(out, value, 2) == pytest.approx(value.leave(2, lives, treasure), abs=1e-8)


@pytest.mark.rule("EX-20", "EX-33", "EX-35")
@pytest.mark.parametrize(
    ("phase", "lost", "gained"), [(DELVE, 0.0748, 0.0878), (EXIT, 0.0231, 0.0108)]
)
def test_lives_and_treasure_of_one_roll(phase: int, lost: float, gained: float) -> None:
    """The rule page's exact figures, the table's, and those of all the rulebook's branches."""
    table = leaving("1g9 .g8 *g7", starts="g7") if phase == EXIT else scene("1g7")
    lives = treasure = 0.0
    for each in after(table.state, ACTIONS.roll):
        monster = each.state.step == MONSTER
        for end in (
            after(each.state, ACTIONS.fight) if monster else [Branch(each.state, [], Fraction(1))]
        ):
            odds = float(each.odds * end.odds)
            lives += odds * (3 - end.state.lives[0])
            treasure += odds * end.state.treasure[0]
    assert (round(lives, 4), round(treasure, 4)) == (lost, gained)
    assert LUCK[phase].lives_lost == pytest.approx(lives)
    assert LUCK[phase].treasure_gained == pytest.approx(treasure)


@pytest.mark.parametrize(("steps", "value"), [(0, 2.52), (4, 2.31), (8, 2.14), (12, 2.00)])
def test_the_value_of_the_game_by_distance(steps: int, value: float) -> None:
    assert round(HOARD.best(steps, 3, 0), 2) == value


def first_exit(steps: int, lives: int) -> int:
    """The least treasure with which leaving is no worse."""
    found = (t for t in range(MOST_TREASURE) if HOARD.is_leaving_better(steps, lives, t))
    return next(found, MOST_TREASURE)


@pytest.mark.parametrize("steps", [0, 4, 8, 12])
def test_the_table_of_optimal_stopping(steps: int) -> None:
    assert first_exit(steps, 1) == 2
    assert first_exit(steps, 2) == {0: MOST_TREASURE, 4: 15, 8: 7, 12: 5}[steps]
    assert first_exit(steps, 3) >= 25


def test_bribing_is_almost_never_right() -> None:
    paid = [
        (lives, treasure, strength)
        for lives in (1, 2, 3)
        for treasure in range(2, 12)
        for strength in (2, 3, 4, 5)
        if HOARD.is_bribe_better(False, 0, lives, treasure, strength)
    ]
    # Only a hoard is worth a bribe, and only with the last life.
    assert all(lives == 1 and treasure >= 9 for lives, treasure, _ in paid)
    assert HOARD.is_bribe_better(False, 0, 1, 11, 5)
    assert not HOARD.is_bribe_better(False, 0, 1, 4, 5)


def test_more_is_never_worse() -> None:
    for steps in (0, 3):
        for look in (HOARD.leave, HOARD.stay):
            for lives in (1, 2, 3):
                row = [look(steps, lives, each) for each in range(30)]
                assert row == sorted(row)
                assert all(look(steps, lives - 1, t) <= row[t] for t in range(30))
    assert all(HOARD.leave(n, 1, 5) > HOARD.leave(n + 1, 1, 5) for n in range(12))


def test_odds_beside_the_start() -> None:
    odds = odds_at(scene("1g8 *g7", starts="g7", lives=1, treasure=3, rolls=4))
    assert (odds.steps, odds.leave) == (1, HOARD.leave(1, 1, 3))
    assert odds.stay == HOARD.stay(1, 1, 3)
    # One step: a trap or monster takes the last life with 5 in 216, or the roll is made again.
    assert 0.975 < odds.home < 0.99
    assert (odds.win_leave, odds.win_stay) == (odds.home, prospect_of(SURVIVAL, 3).stay(1, 1, 3))


def odds_at(table: Scene, seat: int = 0) -> Odds:
    odds = odds_of(PLAIN.view(table.state, 1), seat)
    assert odds is not None
    return odds


def to_and_fro(rows: range) -> list[str]:
    """Cells of a way along these rows, with a column from each to the next."""
    path: list[str] = []
    for turn, row in enumerate(rows):
        column = path[-1][0] if path else ""
        path += [f"{column}{each}" for each in range(row - rows.step + 1, row) if column]
        path += [f"{each}{row}" for each in "abcdefghijkl"[:: -1 if turn % 2 else 1]]
    return path


@pytest.mark.thorough
@pytest.mark.rule("EX-22")
@pytest.mark.parametrize(("rows", "steps"), [(range(1, 6, 4), 26 * 4), (range(1, 12, 2), 200)])
def test_a_long_way_home_is_reckoned_step_by_step(rows: range, steps: int) -> None:
    """Each wall on the way is worth four steps; only what nobody ever walked is cut short."""
    home, *between, here = to_and_fro(rows)
    dots = " ".join(f".{each}" for each in between)
    table = leaving(f"1{here} {dots} *{home}", starts=home, walls=" ".join(edge_names()))
    assert odds_at(table).steps == steps
    assert odds_at(table).home == prospect_of(SURVIVAL, 3).leave(steps, 3, 0)


def test_odds_on_the_way_out_and_at_home() -> None:
    out = leaving("1g8 *g7", starts="g7", walls="g7-s", treasure=2)
    odds = odds_at(out)
    assert (odds.steps, odds.stay, odds.win_stay) == (4, None, None)
    assert odds.leave == HOARD.leave(4, 3, 2)
    home = scene("1g7 2c3", status="active home", phase="delve exit")
    assert odds_of(PLAIN.view(home.state, 0), 1) is None
    assert odds_at(scene("1g7", treasure=3)).home == 1.0


def test_odds_against_others() -> None:
    """Who is home with three is beaten by four, and shares with three (EX-44, EX-45)."""
    facts: dict[str, object] = {"status": "active home", "phase": "delve exit", "rolls": "5 5"}
    view = PLAIN.view(scene("1g7 2c3", treasure="4 3", lives="1 1", **facts).state, 0)
    assert win_worth(view, 0)[2:5] == (0.0, 0.5, 1.0)
    assert goal(view, 0).leave(0, 1, 4) == 1.0
    odds = odds_of(view, 0)
    assert odds is not None
    assert odds.win_leave == 1.0
    assert odds.win_stay is not None
    assert odds.win_stay < 1.0
    active = PLAIN.view(scene("1g7 2c3", treasure="4 3").state, 0)
    worths = win_worth(active, 0)
    assert list(worths) == sorted(worths)
    # Who has three and stands on the start beats two at once; four leave something to hope for.
    assert worths[2] == 0.0 < worths[4] < worths[9] < 1.0


@pytest.mark.parametrize("lives", [1, 2, 3])
def test_a_rival_who_must_answer_is_reckoned_exactly(lives: int) -> None:
    """One table for all races: what it says agrees with a table made for this very haul."""
    view = PLAIN.view(scene("1g7 2c3", treasure="0 2", lives=f"3 {lives}").state, 0)
    worths = win_worth(view, 0)
    for haul in (0, 1, 2, 3, 4, 6):
        beating = tuple(1.0 if t > haul else 0.5 * (t == haul) for t in range(MOST_TREASURE + 1))
        made = Prospect(beating, 3).best(0, lives, 2)
        assert worths[haul] == pytest.approx(1.0 - made, abs=0.01)


def test_the_share_of_the_win_is_that_against_each_rival() -> None:
    """Who delves may stay for more, who is on the way out can only get home (EX-44, EX-45)."""
    facts: dict[str, object] = {"starts": "g7 c3 k9", "treasure": "0 2 4", "lives": "3 2 1"}
    ways = {"phase": "delve delve exit"}
    view = PLAIN.view(scene("1g7 2c4 3k8 *c3 *k9", **facts, **ways).state, 0)
    race = prospect_of(RACE, 3)
    delving = [1 - race.best(1, 2, race_haul(2, haul)) for haul in range(MOST_TREASURE + 1)]
    leaving = [1 - race.leave(1, 1, race_haul(4, haul)) for haul in range(MOST_TREASURE + 1)]
    both = [one * other for one, other in zip(delving, leaving, strict=True)]
    assert win_worth(view, 0) == pytest.approx(both)
    assert [share > 0.9 for share in leaving[3:6]] == [False, False, True]


def test_the_dead_are_no_rivals() -> None:
    view = PLAIN.view(scene("1g7 *c3", starts="g7 c3").state, 0)
    assert win_worth(view, 0) == SURVIVAL


@pytest.mark.parametrize("seats", [1, 3])
def test_odds_are_odds_in_any_position(seats: int) -> None:
    for seed in range(2):
        for table, step in wander(PLAIN, seats, seed):
            if step.number % 20:
                continue
            view = PLAIN.view(table.state, 0)
            for seat, delver in enumerate(view.delvers):
                odds = odds_of(view, seat)
                assert (odds is None) == (delver.status != "active")
                if odds is not None:
                    assert odds.steps == distance(view, delver)
                    assert 0.0 <= odds.win_leave <= odds.home <= 1.0
                    assert odds.leave >= 0.0


def worth_after_a_roll(prospect: Prospect, phase: int, steps: int, lives: int, held: int) -> float:
    """What the rules make of one roll (EX-20, EX-28 to EX-33), with the best play after it."""
    value = prospect.leave if phase == EXIT else prospect.best
    here, hurt = value(steps, lives, held), value(steps, lives - 1, held)
    found = 0.0
    for dice in product(range(1, 7), repeat=3):
        result, strength = result_of(phase, sum(dice))
        beaten = (strength - 1) / 6
        if result == "trap":
            roll = beaten * hurt + (1 - beaten) * here
        elif result == "monster":
            spoils = [value(steps, lives, held + more * (more < strength)) for more in range(1, 7)]
            roll = beaten * hurt + (1 - beaten) * sum(spoils) / 6
            roll = max(roll, value(steps, lives, held - strength) if held >= strength else 0.0)
        elif result == "gain":
            roll = value(steps, lives, held + 1)
        else:
            roll = value(steps - 1, lives, held) if "move" in result and phase == EXIT else here
        found += roll / 216
    return found


@pytest.mark.rule("EX-20", "EX-33")
@pytest.mark.parametrize("worth", [TREASURE, SURVIVAL])
@pytest.mark.parametrize(("steps", "lives"), [(1, 1), (2, 3), (5, 2), (9, 3)])
def test_a_prospect_is_what_one_more_roll_makes_of_it(
    worth: tuple[float, ...], steps: int, lives: int
) -> None:
    prospect = Prospect(worth, 3)
    for held in (0, 1, 2, 4, 7, 12, MOST_TREASURE - 1, MOST_TREASURE):
        left = worth_after_a_roll(prospect, EXIT, steps, lives, held)
        stayed = worth_after_a_roll(prospect, DELVE, steps, lives, held)
        assert prospect.leave(steps, lives, held) == pytest.approx(left, abs=1e-6)
        assert prospect.stay(steps, lives, held) == pytest.approx(stayed, abs=1e-6)
