"""What a client is told about a match that does not change with its steps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.storage.test_stores import info
from waystone.catalogue import GAMES
from waystone.wire.render import about, can_replay, older_rules


def test_a_clock_is_told_by_its_seconds_and_no_clock_by_nothing() -> None:
    assert about(info(clock=60), "ada", True).clock_limit == 60
    assert about(info(clock=0), "ada", True).clock_limit is None


def test_only_those_who_sit_here_see_the_invite_and_only_the_host_is_host() -> None:
    shown = {guest: about(info(), guest, True) for guest in ("ada", "bob", "")}
    assert {guest: each.invite for guest, each in shown.items()} == {
        "ada": "inv",
        "bob": None,
        "": None,
    }
    assert [each.host for each in shown.values()] == [True, False, False]
    assert not about(replace(info(), host=""), "", True).host
    assert about(info(invite=""), "ada", True).invite is None


def test_what_is_not_set_is_nothing() -> None:
    plain = about(info(), "ada", False)
    assert (plain.daily, plain.rematch, plain.ranked) == (None, None, False)
    full = about(info(daily="2026-01-02", rematch="m2"), "ada", True)
    assert (full.daily, full.rematch, full.ranked) == ("2026-01-02", "m2", True)


@pytest.mark.parametrize("name", list(GAMES))
def test_other_rules_are_named_and_todays_are_not(name: str) -> None:
    version = GAMES[name].info.version
    assert older_rules(name, version) is None
    assert older_rules(name, version - 1) == version - 1
    assert can_replay(name, version)
    assert not can_replay(name, 0)
