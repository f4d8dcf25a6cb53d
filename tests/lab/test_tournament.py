"""Tournaments: who plays whom with which luck, who forfeits, and what is counted."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from rich.console import Console

from waystone.catalogue import find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind
from waystone.kernel.event import Event, View
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.record import parse
from waystone.lab.page import page
from waystone.lab.referee import FORFEITED, Referee
from waystone.lab.rows import MatchRow
from waystone.lab.simulate import STOPPED, BadPlan
from waystone.lab.standings import standings_data, standings_tables
from waystone.lab.tournament import (
    LADDER,
    SEEDS_PER_STAGE,
    Fixture,
    TournamentPlan,
    entrants_of,
    lucks_of,
)

DELVE = "delve-and-dash"


def plan(game: str, *bots: str, **words: Any) -> TournamentPlan:
    return TournamentPlan(game, entrants_of(bots), words.pop("seats", 2), "1", {}, **words)


def fixtures(planned: TournamentPlan, games: int) -> list[Fixture]:
    return [each for stage in planned.stages(games, {}) for each in stage]


def test_everybody_meets_everybody_from_every_seat_with_the_same_luck() -> None:
    found = fixtures(plan(DELVE, "random", "squire", "knight"), 12)
    assert [each.number for each in found] == list(range(12))
    assert Counter(each.seats for each in found) == dict.fromkeys(
        [(one, other) for one in range(3) for other in range(3) if one != other], 2
    )
    assert [each.seed for each in found] == ["1/0"] * 6 + ["1/1"] * 6
    lucks = {each.luck: set() for each in found}  # type: ignore[var-annotated]
    for each in found:
        lucks[each.luck].add((each.seed, tuple(sorted(each.seats))))
    assert all(len(each) == 1 for each in lucks.values())


def test_tables_of_three_rotate_too() -> None:
    found = fixtures(plan("dooom", "random", "seeker", "hunter", "navigator", seats=3), 12)
    assert {tuple(sorted(each.seats)) for each in found} == set(combinations(range(4), 3))
    assert Counter(seat for each in found for seat in each.seats[:1]) == dict.fromkeys(range(4), 3)


def won(number: int, luck: int, winner: str, loser: str) -> MatchRow:
    return MatchRow(number, luck, "s", (winner, loser), (WIN, LOSS), (1, 0), "x", 1)


def test_on_a_ladder_neighbours_play_and_all_are_put_in_order_again() -> None:
    ladder = plan(DELVE, "random", "squire", "knight", "expert", format=LADDER)
    first = list(ladder.stage(0, range(4)))
    assert len(first) == 3 * 2 * SEEDS_PER_STAGE
    assert {tuple(sorted(each.seats)) for each in first} == {(0, 1), (1, 2), (2, 3)}
    names = ladder.names
    done = {
        each.number: won(each.number, each.luck, *sorted((names[at] for at in each.seats), key=at))
        for each in first
        for at in [lambda name: -names.index(name)]
    }
    assert ladder.order(done, 1) == [3, 2, 1, 0]  # the later one won every time
    second = list(ladder.stage(1, ladder.order(done, 1)))
    assert second[0].number == len(first)
    assert {each.seed for each in second}.isdisjoint({each.seed for each in first})


def test_a_ladder_goes_on_as_it_would_have() -> None:
    """What is still to be played follows from the plan and the stages before, not from when."""
    ladder = plan(DELVE, "random", "squire", "knight", format=LADDER)
    done: dict[int, MatchRow] = {}
    whole = []
    for stage in ladder.stages(40, done):
        for each in stage:
            done[each.number] = won(each.number, each.luck, *(ladder.names[s] for s in each.seats))
            whole.append(each)
    assert [each.number for each in whole] == list(range(40))
    kept = {number: row for number, row in done.items() if number < 25}
    rest = []
    for stage in ladder.stages(40, kept):
        for each in stage:
            kept[each.number] = done[each.number]
            rest.append(each)
    assert rest == whole[25:]


def test_a_ladder_has_as_many_stages_as_its_matches_fill() -> None:
    """A stage is asked for the order of those before it, so none is empty."""
    ladder = plan(DELVE, "random", "squire", "knight", format=LADDER)
    size = len(list(ladder.stage(0, range(3))))
    for games, stages in ((1, [1]), (size, [size]), (size + 1, [size, 1])):
        assert [len(stage) for stage in ladder.stages(games, {})] == stages


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (plan(DELVE, "random"), "a table of 2 takes 2 to 64 bots and programs, not 1"),
        (plan("dooom", "random", "seeker", seats=3), "a table of 3 takes 3 to 64"),
        (plan("dooom", "random", "seeker", seats=1), "two seats at least"),
    ],
)
def test_what_can_not_be_played_is_refused(bad: TournamentPlan, says: str) -> None:
    with pytest.raises(BadPlan, match=says):
        bad.check()


def test_one_bot_may_take_part_twice() -> None:
    assert [each.name for each in entrants_of(["knight", "random", "knight"])] == [
        "knight",
        "random",
        "knight 2",
    ]


# Forfeits


class Faulty(Bot[Any]):
    """Plays some decisions, then does something wrong."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.left = 3

    def choose(self, view: View, legal: Sequence[Action]) -> Any:
        self.left -= 1
        if self.left >= 0:
            return legal[0]
        if self.fault == "raises":
            raise RuntimeError("no idea")
        return "move n" if self.fault == "text" else _somewhere_else(legal)


def _somewhere_else(legal: Sequence[Action]) -> Action:
    rules = find_game(DELVE).open()
    return next(each for each in rules.alphabet if each not in legal and not each.table_action)


@pytest.fixture(params=["raises", "text", "refused"])
def faulty(request: pytest.FixtureRequest) -> Iterator[str]:
    entry = find_game(DELVE)
    entry.add_bot(BotKind("faulty", "breaks down", lambda *_: Faulty(request.param)))
    yield request.param
    del entry.bots["faulty"]


def test_who_fails_has_forfeited_with_the_reason(faulty: str) -> None:
    planned = plan(DELVE, "faulty", "knight")
    entry = find_game(DELVE)
    game = entry.open(planned.chosen)
    played = Referee(planned, entry, game, Fixture(0, 0, "1/0", (0, 1))).play()
    assert played.row.results[0] == LOSS
    assert list(played.row.forfeits) == ["0"]
    says = {"raises": "RuntimeError: no idea", "text": "no action", "refused": "chose 'next turn'"}
    assert says[faulty].partition("'")[0] in played.row.forfeits["0"]
    record = parse(played.record)
    assert record.entries[-1].text == "leave" or played.row.reason == FORFEITED or record.result
    data = standings_data(planned.names, [played.row])
    assert data["forfeits"][0]["name"] == "faulty"
    assert played.row.forfeits["0"] in page("x", _told(planned, data, [played.row])).replace(
        "&#x27;", "'"
    )


@pytest.mark.parametrize(
    ("seats", "gone", "results"),
    [
        (2, [0], (LOSS, WIN)),
        (3, [1], (DRAW, LOSS, DRAW)),
        (3, [0, 2], (LOSS, WIN, LOSS)),
        (2, [0, 1], (LOSS, LOSS)),
    ],
)
def test_where_the_rules_let_nobody_leave_the_match_ends_for_who_is_left(
    seats: int, gone: list[int], results: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = plan("extrikate", *["easy"] * seats, seats=seats)
    entry = find_game("extrikate")
    fixture = Fixture(4, 2, "1/2", tuple(range(seats)))
    referee = Referee(planned, entry, entry.open(planned.chosen), fixture)
    strict = SimpleNamespace(
        outcome=None, refusal=lambda *_: "CANNOT_LEAVE", number=0, record=referee.table.record
    )
    monkeypatch.setattr(referee, "table", strict)
    for seat in gone:
        referee._forfeit(seat, "no\nidea " + "x" * 300)
    row = referee.play().row
    assert (row.results, row.scores, row.reason) == (results, (0,) * seats, FORFEITED)
    assert row.forfeits == {str(seat): "no idea " + "x" * 192 for seat in gone}
    assert (row.number, row.luck, row.seed, row.steps) == (4, 2, "1/2", 0)


def test_a_match_that_does_not_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.lab.referee.MOST_STEPS", 7)
    planned, entry = plan(DELVE, "random", "random"), find_game(DELVE)
    played = Referee(planned, entry, entry.open(planned.chosen), Fixture(0, 0, "1/0", (0, 1)))
    row = played.play().row
    assert (row.results, row.scores, row.reason, row.steps) == ((DRAW, DRAW), (0, 0), STOPPED, 7)


def _told(
    planned: TournamentPlan, data: dict[str, Any], rows: Sequence[MatchRow]
) -> dict[str, Any]:
    about = {"games": len(rows), "seats": 2, "format": "round-robin", "seed": "1", "settings": {}}
    return {**about, **data, "results": msgspec.to_builtins(rows)}


# Counting


def test_the_crosstable_counts_points() -> None:
    rows = [
        won(0, 0, "a", "b"),
        won(1, 0, "b", "a"),
        won(2, 1, "a", "b"),
        MatchRow(3, 1, "s", ("a", "b"), (DRAW, DRAW), (0, 0), "y", 5),
    ]
    data = standings_data(["a", "b"], rows)
    assert data["crosstable"] == {
        "names": ["a", "b"],
        "points": [[0.0, 2.5], [1.5, 0.0]],
        "games": [[0, 4], [4, 0]],
    }
    assert [(line["name"], line["wins"], line["draws"]) for line in data["standings"]] == [
        ("a", 2, 1),
        ("b", 1, 1),
    ]
    assert data["seat_wins"] == [3, 0]
    assert data["outcomes"] == {"x": 3, "y": 1}
    assert len(lucks_of(rows)) == 2


def test_a_page_needs_nothing_else_and_escapes_names() -> None:
    rows = [won(0, 0, "<b>", "b"), won(1, 0, "b", "<b>")]
    planned = plan(DELVE, "random", "squire")
    text = page("A <cup>", _told(planned, standings_data(["<b>", "b"], rows), rows))
    assert "<b>" not in text
    assert "&lt;b&gt;" in text
    assert "A &lt;cup&gt;" in text
    for fetching in ("http", "src=", "<script", "@import", "url("):
        assert fetching not in text


class Watching(Bot[Any]):
    """Keeps what it is told, plays anything, and breaks down after some decisions."""

    watches = True

    def __init__(self, breaks_after: int) -> None:
        self.left = breaks_after
        self.heard: list[View] = []

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("no idea")
        return legal[0]

    def watch(self, heard: Sequence[Event], view: View) -> None:
        self.heard.append(view)


@pytest.fixture
def watching() -> Iterator[list[Watching]]:
    """Every bot that was made, in the order of its seats: those of seat 0 break down."""
    entry, made = find_game("dooom"), list[Watching]()

    def make(*_: object) -> Watching:
        made.append(Watching(3 if not made else 10**6))
        return made[-1]

    entry.add_bot(BotKind("watching", "listens", make))
    yield made
    del entry.bots["watching"]


def test_who_watches_hears_what_its_seat_is_told_until_it_is_gone(watching: list[Watching]) -> None:
    entry = find_game("dooom")
    planned = plan("dooom", "watching", "watching", seats=2)
    game = entry.open({**planned.chosen, "map": "cellar", "max_rounds": "20"})
    played = Referee(planned, entry, game, Fixture(0, 0, "1/0", (0, 1))).play()
    first, second = watching
    assert list(played.row.forfeits) == ["0"]
    assert played.row.results[0] == LOSS
    assert [getattr(each, "seat", None) for each in first.heard] == [0] * len(first.heard)
    assert [getattr(each, "seat", None) for each in second.heard] == [1] * len(second.heard)
    assert 3 <= len(first.heard) < len(second.heard), "who has left hears no more"
    texts = [entry.text for entry in parse(played.record).entries]
    assert texts.count("leave") == 1, "who fails leaves the table, and the others play on"
    assert len(texts) > texts.index("leave") + 1


def test_a_page_shows_who_beat_whom_and_where_the_ratings_lie() -> None:
    rows = [
        *(won(number, number, "a", "b") for number in range(3)),
        won(3, 3, "b", "a"),
        MatchRow(4, 4, "s", ("a", "b"), (DRAW, DRAW), (0, 0), "a long reason" * 5, 5),
    ]
    data = standings_data(["a", "b", "idle"], rows)
    text = page("Cup", _told(plan(DELVE, "random", "squire"), data, rows))
    assert '<td style="background:rgba(var(--good),0.39)">3.5/5</td>' in text
    assert '<td style="background:rgba(var(--good),0.17)">1.5/5</td>' in text
    assert text.count("<td>–</td>") >= 5, "nobody plays against themselves, or against the idle"
    lines = data["standings"]
    low = min(line["rating_low"] for line in lines) - 20
    high = max(line["rating_high"] for line in lines) + 20
    marks = [int(each) for each in re.findall(r'text-anchor="middle">(-?\d+)<', text)]
    assert 2 <= len(marks) <= 9
    assert low < marks[0]
    assert marks[-1] <= high
    assert len({after - before for before, after in pairwise(marks)}) == 1
    names = re.findall(r'<text x="(\d+)" y="\d+" text-anchor="end">(x|a long reason)', text)
    assert {name for _, name in names} == {"x", "a long reason"}
    assert {int(x) for x, _ in names} == {308}, "names never take more than their part of the page"


def test_people_are_told_who_forfeited_and_why() -> None:
    lost = MatchRow(0, 0, "s", ("a", "b"), (LOSS, WIN), (0, 0), "x", 5, {"0": "no idea"})
    data = standings_data(["a", "b"], [lost, lost])
    console = Console(width=100, record=True, file=StringIO())
    console.print(standings_tables("Cup", data))
    text = console.export_text()
    assert "Forfeited games:" in text
    assert "a: 2 × no idea" in text


@pytest.mark.parametrize("width", [40, 64, 80, 120])
def test_names_stay_whole_however_narrow_the_terminal_is(width: int) -> None:
    names = ["apprentice", "knight", "squire", "a-bot-of-mine"]
    rows = [
        MatchRow(0, 0, "s", (one, other), (WIN, LOSS), (0, 0), "x", 5, {})
        for one, other in combinations(names, 2)
    ]
    console = Console(width=width, record=True, file=StringIO())
    console.print(standings_tables("Cup", standings_data(names, rows)))
    text = console.export_text()
    assert all(text.count(name) >= 2 for name in names), text
    assert "…" not in text
    assert ("forfeits" in text) == (width == 120), "what says least is left out first"
    assert "rating" in text
