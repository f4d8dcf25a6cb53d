"""Steps as a viewpoint may know them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.match.kit import STANDS_IN
from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR, Event, only
from waystone.kernel.table import Step, Table
from waystone.match.step_logs import NumberedStep, StepLog, StepLogs
from waystone.wire.down import Clock
from waystone.wire.render import Viewpoint, before_last_of, clock, made, news_for


@pytest.mark.rule("DD-17", "DC-117")
def test_what_was_done_before_somebody_sat_down_is_told_as_to_spectators() -> None:
    """One seat hears as its log says; only several at one device hear with the seat that looks."""
    table = Table(find_game("delve-and-dash").open({}), ["Ada", "Bob"], 1)
    step = table.act(0, "waystone b2")
    for held, hearer, looks, did in (
        ((0,), SPECTATOR, 0, ""),
        ((0,), 0, 0, "waystone b2"),
        ((0, 1), SPECTATOR, 0, "waystone b2"),
        ((0, 1), 0, SPECTATOR, ""),
    ):
        (told,) = made([NumberedStep(1, step, hearer)], Viewpoint(held, looks, looks, False))
        assert told.did == did, (held, hearer, looks)
        assert len(told.events) == (2 if did else 1)


class Whispered(Event, frozen=True):
    """Something that one seat is told."""


@pytest.mark.rule("DM-81")
def test_a_seat_that_looks_on_a_shared_device_hears_what_it_alone_is_told() -> None:
    """Another player's step that only this seat notices: its neighbour hears nothing of it."""
    action = find_game("dooom").open({}).alphabet.parse("end turn")
    step = Step(1, 2, action, [(only(0), Whispered())], "", 0, False)
    logs = StepLogs(3)
    logs.add(step, 0, False)
    for seat, heard in ((0, [step]), (1, []), (SPECTATOR, [])):
        told = news_for(logs, Viewpoint((0, 1), seat, seat, False), [step])
        assert [each.step for each in told] == heard


def test_what_a_seat_heard_before_its_last_action_is_known() -> None:
    """A reload loses the news of one's own last action: they are told again."""
    action = find_game("dooom").open({}).alphabet.parse("end turn")
    own = StepLog(1)
    assert before_last_of(own, 1) == 0
    for number, seat in enumerate((1, 0, 1, 0, 0), 3):
        own.add(Step(number, seat, action, [], "", 0, False))
    assert before_last_of(own, 1) == 4
    assert before_last_of(own, 0) == 6
    assert before_last_of(own, 2) == 0


@pytest.mark.rule("DM-81", "DC-117")
@pytest.mark.parametrize(
    ("left", "is_open", "fixed", "held", "told"),
    [
        (None, True, True, (0,), None),
        (5000, True, False, (), Clock([0], 5000, 60_500)),
        (5000, True, False, (1,), Clock([0], 5000, 60_500)),
        (5000, False, False, (0,), Clock([0], 5000, 60_500)),
        (5000, False, False, (1,), None),
        (5000, False, True, (1,), Clock([], 5000, 60_500)),
    ],
)
@STANDS_IN
def test_a_clock_is_told_to_those_who_may_know_for_whom_it_runs(
    left: int | None, is_open: bool, fixed: bool, held: tuple[int, ...], told: Clock | None
) -> None:
    policy = SimpleNamespace(
        open_questions=lambda state: is_open, fixed_windows=lambda state: fixed
    )
    host: Any = SimpleNamespace(
        table_clock=SimpleNamespace(left=lambda: left, acting_people=lambda: [0], limit=60.5),
        match=SimpleNamespace(
            game=SimpleNamespace(policy=policy), table=SimpleNamespace(state="state")
        ),
    )
    assert clock(host, held) == told
