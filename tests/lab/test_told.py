"""What a tournament tells people and programs: tables, the page with its plots, and rows."""

import re
from functools import cache
from io import BytesIO, StringIO
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console

from waystone.lab.page import page
from waystone.lab.rows import DecisionRow, MatchRow, content
from waystone.lab.standings import standings_data, standings_tables
from waystone.lab.tournament import TournamentPlan

ROWS = [
    MatchRow(1, 0, "s/0", ("ann", "bob"), ("win", "loss"), (3, 1), "home", 10),
    MatchRow(2, 0, "s/0", ("bob", "ann"), ("win", "loss"), (2, 0), "home", 20, variant="swapped"),
    MatchRow(3, 1, "s/1", ("ann", "cid"), ("draw", "draw"), (1, 1), "agreed", 30),
    MatchRow(4, 1, "s/1", ("cid", "ann"), ("loss", "win"), (0, 4), "late", 5, {"0": "too slow"}),
    MatchRow(5, 2, "s/2", ("bob", "cid"), ("loss", "win"), (0, 4), "home", 5),
]
STANDINGS = [
    ["", "rating", "95 %", "games", "wins", "draws", "losses", "won", "95 %", "forfeits"],
    ["ann", "1560", "1418 – 1668", "4", "2", "1", "1", "50.0 %", "15 – 85 %", "0"],
    ["cid", "1515", "1373 – 1703", "3", "1", "1", "1", "33.3 %", "6 – 79 %", "1"],
    ["bob", "1424", "1266 – 1564", "3", "1", "0", "2", "33.3 %", "6 – 79 %", "0"],
]
AGAINST = [["ann", "–", "1.5/2", "1/2"], ["cid", "0.5/2", "–", "1/1"], ["bob", "1/2", "0/1", "–"]]


@cache
def data() -> dict[str, Any]:
    told = {"games": 5, "seats": 2, "format": "round-robin", "seed": "s", "settings": {"a": "b"}}
    return told | standings_data(["ann", "bob", "cid"], ROWS) | {"results": list(map(flat, ROWS))}


def flat(row: MatchRow) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(row)
    return made


def shown() -> str:
    return page("A < B", data())


def plots(html: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(each) for each in re.findall(r"<svg.*?</svg>", html, re.S)]


def tables(html: str) -> list[list[list[str]]]:
    return [
        [[cell.text or "" for cell in row] for row in ElementTree.fromstring(each)]
        for each in re.findall(r"<table>.*?</table>", html, re.S)
    ]


def test_people_are_told_the_standings_in_tables() -> None:
    console = Console(width=120, record=True, file=StringIO())
    console.print(standings_tables("Duels", data()))
    lines = [line for line in console.export_text().splitlines() if line and line[0] not in "┏┡└"]
    cells = [[cell.strip() for cell in re.split("[│┃]", line)] for line in lines]
    assert [row[1:-1] for row in cells[1:5]] == STANDINGS
    assert [row[1:-1] for row in cells[5:9]] == [["points against", "ann", "cid", "bob"], *AGAINST]
    assert [row[0] for row in (cells[0], *cells[9:])] == [
        "Duels",
        "How they ended: 3 × home, 1 × agreed, 1 × late.",
        "Won from: seat 0 2, seat 1 2.",
        "Forfeited games:",
        "cid: 1 × too slow",
    ]


def test_what_stands_above_a_table_is_bold_and_what_stands_below_is_dim() -> None:
    console = Console(width=120, record=True, file=StringIO())
    console.print(standings_tables("Duels", data()))
    text = console.export_text(styles=True)
    for bold in ("Duels", "Forfeited games:"):
        assert f"\x1b[1m{bold}" in text
    for dim in ("How they ended", "Won from"):
        assert f"\x1b[2m{dim}" in text


def test_the_page_has_the_same_tables_and_every_match() -> None:
    html = shown()
    standings, against, forfeits, matches = tables(html)
    assert standings == STANDINGS
    assert against == [["", "ann", "cid", "bob"], *AGAINST]
    assert forfeits == [["", "games", "why"], ["cid", "1", "too slow"]]
    assert matches[0] == ["match", "seed", "players by seat", "results", "reason", "steps"]
    assert matches[2] == ["2", "s/0 (swapped)", "bob · ann", "win · loss", "home", "20"]
    assert [row[0] for row in matches[1:]] == ["1", "2", "3", "4", "5"]
    assert "<h1>A &lt; B</h1>" in html
    assert "5 matches of 2 seats, round-robin, seed s, a=b</p>" in html
    assert "<summary>5 matches</summary>" in html


def test_who_drew_came_before_who_lost() -> None:
    """A point for each who was beaten, half of one for each who came in together."""
    row = MatchRow(1, 0, "s", ("ann", "bob", "cid"), ("draw", "draw", "loss"), (2, 2, 0), "late", 3)
    cross = standings_data(["ann", "bob", "cid"], [row])["crosstable"]
    points = {
        (one, other): cross["points"][at][beside]
        for at, one in enumerate(cross["names"])
        for beside, other in enumerate(cross["names"])
    }
    assert points["ann", "bob"] == points["bob", "ann"] == 0.5
    assert points["ann", "cid"] == points["bob", "cid"] == 1
    assert points["cid", "ann"] == points["cid", "bob"] == 0


def test_who_plays_a_tournament_thinks_as_long_as_it_likes() -> None:
    plan = TournamentPlan("extrikate", (), 2, "s", {})
    assert (plan.format, plan.nodes, plan.seconds) == ("round-robin", 0, 0)


def test_a_crosstable_is_the_greener_the_more_was_won() -> None:
    shades = re.findall(r"rgba\(var\(--good\),([0-9.]+)\)", shown())
    assert shades == ["0.41", "0.28", "0.14", "0.55", "0.28", "0.00"]


def test_of_very_many_matches_the_page_has_the_first() -> None:
    html = page("Many", data() | {"results": [flat(ROWS[0])] * 2001})
    assert len(tables(html)[-1]) == 1 + 2000
    assert "<summary>2001 matches (the first 2000)</summary>" in html


def test_without_forfeits_or_settings_nothing_is_said_of_them() -> None:
    html = page("Quiet", data() | {"forfeits": [], "settings": {}})
    assert "Forfeited" not in html
    assert "seed s</p>" in html


def test_ratings_are_plotted_where_they_are() -> None:
    """From the least to the most with 20 points to spare, over 500 of the plot's width."""
    plot, lines = plots(shown())[0], data()["standings"]
    low, high = 1265.6 - 20, 1703.4 + 20

    def place(rating: float) -> float:
        return 150 + 500 * (rating - low) / (high - low)

    dots = plot.findall("circle")
    bars = [each for each in plot.findall("line") if each.get("stroke-width")]
    marks = [each for each in plot.findall("text") if each.get("text-anchor") == "middle"]
    assert [each.text for each in marks] == ["1300", "1400", "1500", "1600", "1700"]
    for each in marks:
        assert number(each, "x") == pytest.approx(place(float(each.text or "")), abs=0.06)
        assert number(each, "y") == 120
    for at, (dot, bar, line) in enumerate(zip(dots, bars, lines, strict=True)):
        assert number(dot, "cx") == pytest.approx(place(line["rating"]), abs=0.06)
        assert number(bar, "x1") == pytest.approx(place(line["rating_low"]), abs=0.06)
        assert number(bar, "x2") == pytest.approx(place(line["rating_high"]), abs=0.06)
        assert {number(dot, "cy"), number(bar, "y1"), number(bar, "y2")} == {26 + 30 * at}
    words = [(each.text, each.get("x"), each.get("y")) for each in plot.findall("text")]
    assert words[5:] == [
        ("ann", "138", "31"),
        ("1560", "660", "31"),
        ("cid", "138", "61"),
        ("1515", "660", "61"),
        ("bob", "138", "91"),
        ("1424", "660", "91"),
    ]
    grid = [each for each in plot.findall("line") if not each.get("stroke-width")]
    assert [each.get("x1") for each in grid] == [each.get("x2") for each in grid]
    assert [each.get("x1") for each in grid] == [each.get("x") for each in marks]
    assert {(each.get("y1"), each.get("y2")) for each in grid} == {("10", "104")}
    assert (plot.get("viewBox"), plot.get("width")) == ("0 0 720 130", "720")


def number(element: ElementTree.Element, name: str) -> float:
    return float(element.get(name, "nan"))


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (1490, 1510, ["1480", "1500", "1520"]),
        (1400, 1600, ["1400", "1450", "1500", "1550", "1600"]),
        (1020, 1480, ["1100", "1200", "1300", "1400", "1500"]),
        (-900, 4000, ["0", "1000", "2000", "3000", "4000"]),
        (1000, 2760, [str(mark) for mark in range(1000, 2601, 200)]),
        (1000, 2770, ["1000", "1500", "2000", "2500"]),
        (1000, 9960, ["1000", "2000", "3000", "4000", "5000", "6000", "7000", "8000", "9000"]),
        (-12000, 9000, ["-10000", "-5000", "0", "5000"]),
    ],
)
def test_an_axis_has_round_numbers_and_few(low: float, high: float, marks: list[str]) -> None:
    line = data()["standings"][0] | {"rating_low": low, "rating_high": high}
    plot = plots(page("Axis", data() | {"standings": [line]}))[0]
    texts = [each.text for each in plot.findall("text") if each.get("text-anchor") == "middle"]
    assert texts == marks


def test_bars_are_as_long_as_what_they_count() -> None:
    _, seats, endings = plots(shown())
    assert [number(bar, "width") for bar in seats.findall("rect")] == [500, 500]
    assert [number(bar, "width") for bar in endings.findall("rect")] == [500, 166.7, 166.7]
    assert [number(bar, "y") for bar in endings.findall("rect")] == [16, 46, 76]
    assert [(each.text, each.get("x"), each.get("y")) for each in endings.findall("text")] == [
        ("home", "138", "31"),
        ("3", "658.0", "31"),
        ("agreed", "138", "61"),
        ("1", "324.7", "61"),
        ("late", "138", "91"),
        ("1", "324.7", "91"),
    ]


def test_a_long_name_has_room_but_not_all_of_it() -> None:
    for name, x, width in (("n" * 20, 168, 470), ("n" * 60, 308, 330)):
        plot = plots(page("Long", data() | {"outcomes": {name: 1}}))[2]
        label, bar = plot.findall("text")[0], plot.findall("rect")[0]
        assert (label.text, number(label, "x")) == (name[:40], x)
        assert (number(bar, "x"), number(bar, "width")) == (x + 12, width)


def test_rows_have_the_same_columns_in_every_kind_of_file() -> None:
    from pyarrow import parquet

    decision = DecisionRow(1, 2, 0, "ann", "move n", 4)
    for rows, kind in ((ROWS, MatchRow), ([decision], DecisionRow)):
        lines = content("rows.jsonl", rows, kind).splitlines()
        plain = [msgspec.json.decode(line) for line in lines]
        assert msgspec.json.decode(content("rows.json", rows, kind)) == plain
        read = parquet.read_table(BytesIO(content("rows.parquet", rows, kind))).to_pylist()
        assert read == plain
        assert list(read[0]) == list(plain[0])
    assert plain == [msgspec.to_builtins(decision)]
    assert msgspec.json.decode(content("r.json", ROWS, MatchRow))[3]["forfeits"] == ["too slow", ""]


def test_the_standings_of_some_matches_to_the_last_digit() -> None:
    """The same matches give the same figures everywhere: their resampling has a seed."""
    results = [("loss", "win"), ("win", "loss"), ("win", "loss"), ("draw", "draw")]
    rows = [
        MatchRow(
            number=number,
            luck=number // 2,
            seed="s",
            players=("b", "a") if number % 2 == 0 else ("a", "b"),
            results=results[(0, 1, 2, 3, 1, 2)[number % 6]],
            scores=(1, 0),
            reason="home",
            steps=5 + number,
        )
        for number in range(12)
    ]
    data = standings_data(["a", "b"], rows)
    first, second = data["standings"]
    assert first == {
        "name": "a",
        "games": 12,
        "wins": 6,
        "draws": 2,
        "losses": 4,
        "share": 0.5,
        "low": 0.253782,
        "high": 0.746218,
        "forfeits": 0,
        "rating": 1529.2,
        "rating_low": 1439.8,
        "rating_high": 1639.8,
        "bounded": True,
    }
    assert (second["share"], second["low"], second["high"]) == (0.333333, 0.13812, 0.609378)
    told = (second["rating"], second["rating_low"], second["rating_high"])
    assert told == (1470.8, 1360.2, 1560.2)
    cross = data["crosstable"]
    assert (cross["points"], cross["games"]) == ([[0.0, 7.0], [5.0, 0.0]], [[0, 12], [12, 0]])
    assert (data["seat_wins"], data["outcomes"], data["steps"]) == ([8, 2], {"home": 12}, 126)
