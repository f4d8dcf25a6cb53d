"""The match of the day: its calendar, and what counts as a streak of finished ones."""

import pytest

from waystone.catalogue import GAMES
from waystone.kernel.leaderboards import Daily, DailyKind
from waystone.match.daily import kind_on, last_week, next_week, streak_of

DAILIES = {name: entry.rulebook.leaderboards.daily for name, entry in GAMES.items()}


@pytest.mark.parametrize(
    ("days", "length"),
    [
        ((), 0),
        (("2026-03-01",), 1),
        (("2026-02-28",), 1),
        (("2026-02-27",), 0),
        (("2026-03-01", "2026-02-28", "2026-02-27"), 3),
        (("2026-02-28", "2026-02-27", "2026-02-25"), 2),
        (("2026-03-02",), 0),
    ],
)
def test_a_streak_goes_on_until_a_day_is_left_out(days: tuple[str, ...], length: int) -> None:
    """Today may still be played, so yesterday's match keeps a streak alive."""
    assert streak_of(days, "2026-03-01") == length


def test_a_week_ends_today() -> None:
    days = ["23", "24", "25", "26", "27", "28"]
    assert last_week("2026-03-01") == [*(f"2026-02-{day}" for day in days), "2026-03-01"]


def test_a_calendar_begins_today() -> None:
    days = [f"2026-02-{day}" for day in range(25, 29)] + [f"2026-03-0{day}" for day in (1, 2, 3)]
    assert next_week("2026-02-25") == days


def test_each_day_of_the_week_has_its_kind() -> None:
    """2026-11-16 is a Monday; a shorter list begins anew."""
    week = Daily("word", [DailyKind({"day": str(day)}) for day in range(7)])
    days = [kind_on(week, date).settings["day"] for date in next_week("2026-11-16")]
    assert days == list("0123456")
    assert kind_on(Daily("word", week.week[:2]), "2026-11-18") is week.week[0]


@pytest.mark.parametrize("name", [name for name, daily in DAILIES.items() if daily])
def test_every_kind_can_be_played_and_no_two_games_share_their_luck(name: str) -> None:
    daily, entry = DAILIES[name], GAMES[name]
    assert daily is not None
    assert len(daily.week) == 7
    for kind in daily.week:
        game = entry.open(kind.settings)
        game.check_seats(len(kind.seats()))
        assert not kind.opponent or entry.bot(kind.opponent)
    assert len({each.word for each in DAILIES.values() if each}) == len(
        [*filter(None, DAILIES.values())]
    )


def test_the_days_of_delve_and_dash_differ() -> None:
    """Levels, sizes, both editions, alone and against the computer."""
    daily = DAILIES["delve-and-dash"]
    assert daily is not None
    found = [{**kind.settings, "opponent": kind.opponent} for kind in daily.week]
    chosen = {name: {each.get(name, "") for each in found} for name in ("level", "size", "mode")}
    assert chosen == {"level": {"1", "2"}, "size": {"", "6", "12"}, "mode": {"solo", "cpu"}}
    assert {each.get("edition", "") for each in found} == {"", "computer-labyrinth"}
    assert {(each["mode"], each["opponent"]) for each in found} == {("solo", ""), ("cpu", "knight")}
