"""What people and programs are told about a simulation, to the letter."""

import re
from collections import Counter
from io import StringIO
from typing import Any

from rich.console import Console

from tests.lab.test_simulate import plan
from waystone.kernel.statistics import Statistics
from waystone.lab.collected import quantile
from waystone.lab.report import as_data, as_tables
from waystone.lab.simulate import Tally


def tally() -> Tally:
    """Nine games of two bots: six decided, two drawn, one lost by both."""
    found = Tally(2)
    for reason, results, seating in (
        *[("home", ("win", "loss"), [0, 1])] * 2,
        ("home", ("loss", "win"), [1, 0]),
        ("home", ("win", "loss"), [1, 0]),
        ("forfeit", ("win", "loss"), [0, 1]),
        ("both dead", ("loss", "win"), [0, 1]),
        *[("agreed", ("draw", "draw"), [0, 1])] * 2,
        ("both dead", ("loss", "loss"), [0, 1]),
    ):
        found.count(reason, results, seating)
    found.steps = 1000
    found.times[0].add(2_000_000)
    found.times[0].add(8_000_000)
    found.times[1].add(3_000_000)
    statistics = Statistics()
    statistics.shares["won, by hand"] = {"left": [3, 4], "right": [1, 2]}
    statistics.counts["deaths"] = Counter({"lava": 3, "water": 1})
    statistics.measures["rounds"] = Counter({9: 1, 10: 6, 12: 2, 30: 1})
    found.statistics.merge(statistics)
    return found


def printed(**details: Any) -> str:
    wanted = plan("random", "squire", games=9, **details)
    console = Console(width=120, record=True, file=StringIO())
    console.print(as_tables(as_data(wanted, tally(), 2.34567)))
    return console.export_text(styles=True)


def rows(text: str) -> list[list[str]]:
    """The cells of its tables, and the lines between them; frames and weights are left out."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    lines = [line for line in plain.splitlines() if line.strip() and line[0] not in "┏┡└"]
    return [[cell.strip() for cell in re.split("[│┃]", line) if cell] for line in lines]


def test_people_are_told_everything_in_tables() -> None:
    text = printed(timed=True, studied=True, swap=True)
    assert rows(text) == [
        ["delve-and-dash: 9 games, seed 7, seats swapped"],
        [
            *[
                "bot",
                "wins",
                "draws",
                "losses",
                "won",
                "95 %",
                "of decided",
                "95 %",
                "median ms",
                "p99 ms",
            ]
        ],
        [
            *[
                "random",
                "4",
                "2",
                "3",
                "44.4 %",
                "18.9 % – 73.3 %",
                "66.7 %",
                "30.0 % – 90.3 %",
                "2.008",
                "8.006",
            ]
        ],
        [
            *[
                "squire",
                "2",
                "2",
                "5",
                "22.2 %",
                "6.3 % – 54.7 %",
                "33.3 %",
                "9.7 % – 70.0 %",
                "2.989",
                "2.989",
            ]
        ],
        ["how it ended", "games", "share"],
        ["home", "4", "44.4 %"],
        ["agreed", "2", "22.2 %"],
        ["both dead", "2", "22.2 %"],
        ["forfeit", "1", "11.1 %"],
        ["won, by hand", "games", "won", "share", "95 %"],
        ["left", "4", "3", "75.0 %", "30.1 – 95.4 %"],
        ["right", "2", "1", "50.0 %", "9.5 – 90.5 %"],
        ["deaths", "times", "share"],
        ["lava", "3", "75.0 %"],
        ["water", "1", "25.0 %"],
        ["", "mean", "10 %", "median", "90 %", "most"],
        ["rounds", "12.3", "9", "10", "12", "30"],
        ["1000 steps (111.1 per game) in 2.3 s, 426 steps per second"],
    ]
    lines = text.splitlines()
    assert lines[0].startswith("delve-and-dash")  # a title stands left
    assert lines[-1].startswith("\x1b[2m1000 steps")  # and the closing line steps back
    assert "│ home         │     4 │ 44.4 % │" in lines  # numbers stand right
    assert "│ rounds │ 12.3 │    9 │     10 │   12 │   30 │" in lines


def test_what_bots_have_to_show_stands_in_a_table_of_its_own() -> None:
    """A mean with two places, a share in per cent, and a dash for the doubt of one number."""
    found = tally()
    for bot, hauls in ((0, (2, 4, 9)), (1, (7,))):
        for haul in hauls:
            found.measure(bot, {"treasure": haul, "home": haul > 3})
    wanted = plan("random", "squire", games=9)
    console = Console(width=120, record=True, file=StringIO())
    console.print(as_tables(as_data(wanted, found, 1.0)))
    text = console.export_text(styles=True)
    assert rows(text)[4:7] == [
        ["bot", "treasure", "95 %", "home", "95 %"],
        ["random", "5.00", "0.92 – 9.08", "66.7 %", "20.8 % – 93.9 %"],
        ["squire", "7.00", "–", "100.0 %", "20.7 % – 100.0 %"],
    ]
    assert "│ squire │     7.00 │           – │ 100.0 % │ 20.7 % – 100.0 % │" in text.splitlines()


def test_measures_have_six_digits_and_a_share_is_named_so() -> None:
    found = tally()
    for haul in (2, 4, 9):
        found.measure(0, {"treasure": haul, "home": haul > 3})
    found.measure(1, {"treasure": 7, "home": True})
    bots = as_data(plan("random", "squire", games=9), found, 1.0)["bots"]
    assert bots[0]["measures"] == {
        "treasure": {"mean": 5.0, "low": 0.92001, "high": 9.07999},
        "home": {"share": 0.666667, "low": 0.20766, "high": 0.938508},
    }
    assert bots[1]["measures"]["treasure"] == {"mean": 7.0, "low": None, "high": None}


def test_small_numbers_are_told_to_the_hundredth() -> None:
    found = tally()
    found.statistics.measures["lives"] = Counter({2: 1, 3: 1})
    found.statistics.measures["tens"] = Counter({10: 3})
    console = Console(width=120, record=True, file=StringIO())
    console.print(as_tables(as_data(plan("random", "squire", games=9, studied=True), found, 1.0)))
    told = rows(console.export_text(styles=True))
    assert ["lives", "2.50", "2", "2", "3", "3"] in told
    assert ["tens", "10.0", "10", "10", "10", "10"] in told


def test_what_was_not_asked_for_is_not_told() -> None:
    text = printed()
    assert rows(text)[0] == ["delve-and-dash: 9 games, seed 7"]
    assert all(each not in text for each in ("median", "p99", "lava", "rounds"))


def test_programs_are_told_the_same_with_six_digits() -> None:
    wanted = plan("random", "squire", games=9, timed=True)
    data = as_data(wanted, tally(), 2.34567)
    names = ("share", "low", "high", "decided_share", "decided_low", "decided_high")
    assert [[bot[name] for name in names] for bot in data["bots"]] == [
        [0.444444, 0.188779, 0.733349, 0.666667, 0.299993, 0.903229],
        [0.222222, 0.063225, 0.547411, 0.333333, 0.096771, 0.700007],
    ]
    assert [(bot["median_ms"], bot["p99_ms"]) for bot in data["bots"]] == [
        (2.0078, 8.0056),
        (2.9894, 2.9894),
    ]
    assert list(data["outcomes"]) == ["home", "agreed", "both dead", "forfeit"]
    assert (data["seconds"], data["steps_per_second"], data["seat_wins"]) == (2.346, 426.3, [4, 2])
    assert as_data(wanted, tally(), 0)["steps_per_second"] == 0


def test_a_quantile_is_a_number_that_was_found() -> None:
    assert [quantile({1: 2, 5: 2}, part) for part in (0.0, 0.5, 0.51, 1.0)] == [1, 1, 5, 5]
