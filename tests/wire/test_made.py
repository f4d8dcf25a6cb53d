"""Steps as a viewpoint may know them."""

from __future__ import annotations

import pytest

from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table
from waystone.match.step_logs import NumberedStep
from waystone.wire.render import Viewpoint, made


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
