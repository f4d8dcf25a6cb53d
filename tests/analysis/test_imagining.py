"""Imagined positions go along with a match, and always fit what their seat sees."""

import pytest

from tests.analysis.kit import PLANS, won
from waystone.analysis.imagining import ImaginedPositions
from waystone.analysis.study import Study
from waystone.kernel.replay import open_table, steps

FEW = 4
LONG = 24
BACK = {"move n": "move s", "move s": "move n", "move e": "move w", "move w": "move e"}


@pytest.mark.parametrize("name", PLANS)
def test_they_fit_after_every_step(name: str) -> None:
    study = Study(won(name), budget=6)
    table = open_table(study.rules, study.record)
    pools = [ImaginedPositions(study.coach, seat, FEW, "fit") for seat in range(table.seats)]
    for pool in pools:
        pool.refill(table.view(pool.seat), 0)
    kept = 0
    for step, entry in zip(steps(table, study.record), study.record.entries[:LONG], strict=False):
        for pool in pools if table.acting() else ():
            view = table.view(pool.seat)
            pool.follow(entry.seat, table.game.alphabet.parse(entry.text), view, step.number)
            assert [study.rules.view(each, pool.seat) for each in pool.positions()] == [view] * FEW
            kept += FEW - pool.renewed
    assert kept > FEW * len(pools)


def test_where_nothing_is_learnt_all_of_them_stay() -> None:
    """Who goes back where they came from learns nothing."""
    study = Study(won("delve"), budget=6)
    step = next(at for at, each in enumerate(study.record.entries, 1) if each.text in BACK)
    entry, table = study.record.entries[step - 1], study.table_after(step)
    assert table.acting() == (entry.seat,)
    pool = ImaginedPositions(study.coach, entry.seat, FEW, "stay")
    pool.refill(table.view(entry.seat), step)
    positions = pool.positions()
    made = table.act(entry.seat, BACK[entry.text])
    pool.follow(entry.seat, made.action, table.view(entry.seat), step + 1)
    assert pool.renewed == 0
    assert all(one is other for one, other in zip(pool.positions(), positions, strict=True))


@pytest.mark.parametrize("name", ["dooom", "crawler"])
def test_what_others_do_unseen_is_not_looked_at(name: str) -> None:
    """Whatever another did, the same positions follow if the seat sees the same."""
    study = Study(won(name), budget=6)
    step = next(at for at, each in enumerate(study.record.entries, 1) if each.seat == 1)
    before, after = study.table_after(step - 1), study.table_after(step)
    found = []
    for action in before.legal(1)[:2]:
        pool = ImaginedPositions(study.coach, 0, FEW, "unseen")
        pool.refill(before.view(0), step - 1)
        pool.follow(1, action, after.view(0), step)
        found.append([state.key() for state in pool.positions()])
    assert found[0] == found[-1]


@pytest.mark.parametrize("name", PLANS)
def test_the_first_step_is_judged_alike_with_and_without_going_along(name: str) -> None:
    """Who judges a single step imagines with the luck of the moment before it."""
    study = Study(won(name), budget=6)
    table = study.table_after(0)
    (seat, *_) = table.acting()
    alone = [state.key() for state in study.positions(table.view(seat), seat, 1)]
    study.follow(table, 0)
    assert [state.key() for state in study.positions(table.view(seat), seat, 1)] == alone
