"""Steps as a viewpoint may know them, and how long what clients write may be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table
from waystone.match.step_logs import NumberedStep
from waystone.wire.calls import RawName
from waystone.wire.render import Viewpoint, made
from waystone.wire.up import ChatText


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


@pytest.mark.parametrize(("kind", "most"), [(RawName, 200), (ChatText, 500)])
def test_how_long_names_and_talk_may_be(kind: Any, most: int) -> None:
    text = "x" * most
    assert msgspec.json.decode(f'"{text}"', type=kind) == text
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'"{text}x"', type=kind)
