"""Steps as a viewpoint may know them."""

from __future__ import annotations

import pytest

from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR, Event, only
from waystone.kernel.table import Step, Table
from waystone.match.step_logs import NumberedStep, StepLogs
from waystone.wire.render import Viewpoint, made, news_for


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
