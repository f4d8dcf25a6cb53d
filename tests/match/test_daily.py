"""Days in a row: what counts as a streak of finished matches of the day."""

import pytest

from waystone.match.daily import last_week, streak_of


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
