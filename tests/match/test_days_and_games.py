"""Days to the millisecond, and games by their names."""

from __future__ import annotations

import pytest

from tests.match.kit import GAME
from waystone.catalogue import GAMES, OUR_GAMES, Catalogue, find_game
from waystone.kernel.errors import UnknownName
from waystone.match import in_process
from waystone.match.daily import day_before, day_of, end_of, is_past


def test_days_are_those_of_utc_to_the_millisecond() -> None:
    midnight = 1_798_761_600_000
    assert (day_of(midnight - 1), day_of(midnight)) == ("2026-12-31", "2027-01-01")
    assert end_of("2026-12-31") == midnight
    assert (is_past("2026-12-31", midnight - 1), is_past("2026-12-31", midnight)) == (False, True)
    assert day_before("2027-01-01") == "2026-12-31"


def test_a_name_that_nobody_has_is_told_with_those_that_there_are() -> None:
    with pytest.raises(UnknownName) as caught:
        find_game("doom")
    details = caught.value.details
    assert caught.value.code == "UNKNOWN_GAME"
    assert (details["name"], details["near"], details["title"]) == ("doom", "dooom", "")
    assert details["known"] == list(GAMES)
    assert "'doom'" in caught.value.message
    with pytest.raises(UnknownName) as caught:
        find_game(GAME).bot("x" * 99)
    details = caught.value.details
    assert caught.value.code == "UNKNOWN_BOT"
    assert (details["name"], details["near"]) == ("x" * 80, "")
    assert details["title"] == find_game(GAME).info.title
    assert {"knight", "searcher"} <= set(details["known"])


def test_a_catalogue_knows_its_games_and_what_was_added() -> None:
    ours = Catalogue(OUR_GAMES)
    assert list(ours)[:4] == list(OUR_GAMES)
    assert len(ours) == len(list(ours))
    assert ours["dooom"] is ours["dooom"]
    assert "dooom" in ours
    assert "chess" not in ours
    with pytest.raises(KeyError):
        ours["chess"]
    ours["chess"] = ours["dooom"]
    assert "chess" in ours
    assert list(ours)[-1] == "chess"
    assert {name: (entry.usual_bot, entry.has_secrets) for name, entry in GAMES.items()} == {
        "delve-and-dash": ("knight", True),
        "extrikate": ("medium", False),
        "dooom": ("seeker", True),
        "dungeon-crawler": ("racer", True),
    }


def test_the_machine_s_time_is_told_in_whole_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time_ns", lambda: 1_234_999_999)
    assert in_process.SystemClock().wall() == 1234
