"""What collectors found, as data and as tables."""

import pytest

from tests.lab.test_simulate import plan
from waystone.kernel.statistics import Statistics
from waystone.lab.collected import _brief, mean, quantile, statistics_data
from waystone.lab.report import as_data, as_tables
from waystone.lab.simulate import BadPlan
from waystone.lab.workers import run


def test_means_and_quantiles_of_tallies() -> None:
    tally = {9: 1, 10: 6, 12: 2, 30: 1}
    assert mean(tally) == pytest.approx(12.3)
    assert [quantile(tally, part) for part in (0.1, 0.5, 0.9, 1.0)] == [9, 10, 12, 30]


def test_data_is_sorted() -> None:
    statistics = Statistics()
    for what in ("water", "lava", "lava"):
        statistics.happened("deaths", what)
    for number in (12, 9):
        statistics.measured("rounds", number)
    data = statistics_data(statistics)
    assert list(data["counts"]["deaths"].items()) == [("lava", 2), ("water", 1)]
    assert list(data["measures"]["rounds"]) == ["9", "12"]


def test_findings_do_not_depend_on_the_workers() -> None:
    wanted = plan(
        *["random"] * 2,
        game="dungeon-crawler",
        games=4,
        settings={"round_limit": "3"},
        studied=True,
    )
    one, two = run(wanted, 1), run(wanted, 2)
    data = as_data(wanted, one, 1.0)["findings"]
    assert data == as_data(wanted, two, 1.0)["findings"]
    assert data["measures"]["rounds"] == {"3": 4}
    assert sum(won for won, _ in data["shares"]["won, by place in turn order"].values()) == 4
    as_tables(as_data(wanted, one, 1.0))


def test_a_game_without_collector_offers_no_findings() -> None:
    with pytest.raises(BadPlan, match="offers no findings"):
        plan("random", studied=True).check()


@pytest.mark.parametrize(
    ("number", "said"), [(9.0, "9.00"), (9.99, "9.99"), (10.0, "10.0"), (0.0, "0.00")]
)
def test_numbers_below_ten_are_told_to_the_hundredth(number: float, said: str) -> None:
    assert _brief(number) == said
