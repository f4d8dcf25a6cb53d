"""Records in, tables out."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.leaderboard.kit import knights, rulebook, victory_seed
from waystone.kernel.record import Entry
from waystone.leaderboard import boards
from waystone.leaderboard.entry import Figures, Score
from waystone.leaderboard.ranking import PLACES, ranking


def score(millis: int = 1000, moves: int = 10, date: int = 1, **changes: object) -> Score:
    figures = Figures(millis, moves, 0, 50, 1, "Solo", "delve-and-dash")
    return replace(Score(f"m{date}", "solo-1", "ada", "Ada", figures, date), **changes)


def with_figures(base: Score, **changes: object) -> Score:
    return replace(base, figures=replace(base.figures, **changes))


@pytest.mark.rule("DD-93")
def test_fastest_first_then_moves_deaths_explored_and_date() -> None:
    base = score()
    in_order = [
        score(millis=999, moves=99, date=9),
        with_figures(base, moves=9, deaths=3),
        with_figures(score(date=5), explored=60),
        score(date=2),
        score(date=3),
        with_figures(score(date=0), deaths=1),
    ]
    found = list(ranking(reversed(in_order)))
    assert [each for _, each in found] == in_order
    assert [rank for rank, _ in found] == [1, 2, 3, 4, 4, 6]


@pytest.mark.rule("DD-92", "DD-93")
def test_there_are_a_hundred_places() -> None:
    found = list(ranking(score(millis=number, date=number) for number in range(150, 0, -1)))
    assert len(found) == PLACES == 100
    assert found[-1][0] == 100
    assert found[-1][1].figures.millis == 100


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3)), max_size=130))
def test_DD_93_ranks_never_fall_and_equals_share_them(rows: list[tuple[int, int, int]]) -> None:
    found = list(ranking(score(millis, moves, date) for millis, moves, date in rows))
    ranks = [rank for rank, _ in found]
    assert ranks == sorted(ranks)
    assert ranks[:1] in ([], [1])
    for (rank, one), (next_rank, other) in pairwise(found):
        same = (one.figures.millis, one.figures.moves) == (
            other.figures.millis,
            other.figures.moves,
        )
        assert (rank == next_rank) == same


@pytest.mark.rule("DD-87")
def test_time_runs_from_the_first_attempt_by_anyone_to_the_end() -> None:
    record = knights("duel", victory_seed("duel"))
    first = next(n for n, entry in enumerate(record.entries) if entry.text.startswith("move"))
    assert first >= 2  # both waystones came before
    assert boards.time_taken(record) == 1000 * (len(record.entries) - 1 - first)


@pytest.mark.rule("DD-88", "DD-89", "DD-90")
@pytest.mark.parametrize(("mode", "seat"), [("solo", 0), ("duel", 0), ("duel", 1)])
def test_figures_are_those_of_the_winner(mode: str, seat: int) -> None:
    record = knights(mode, victory_seed(mode, seat))
    found = boards.figures(rulebook(mode=mode), record)
    attempts = [e for e in record.entries if e.seat == seat and e.text.startswith("move")]
    assert found.moves == len(attempts)
    assert 0 <= found.deaths < 3
    assert 0 <= found.explored <= 100
    assert (found.level, found.mode) == (1, {"solo": "Solo", "duel": "2P"}[mode])


@pytest.mark.rule("DD-91", "DD-92")
def test_only_coming_home_counts() -> None:
    game = rulebook()
    record = knights("solo", victory_seed())
    assert boards.winner(game, record) == 0
    for result in ("loss (dead)", "win loss (forfeit)", "draw draw (draw agreed)", ""):
        record.result = result
        assert boards.winner(game, record) is None
        with pytest.raises(ValueError, match="nobody came home"):
            boards.figures(game, record)


def test_a_record_that_was_edited_has_no_figures() -> None:
    record = knights("solo", victory_seed())
    last = record.entries[-1]
    record.entries[-1] = Entry(last.seat, last.text, "00000000", last.at)
    with pytest.raises(Exception, match="digest"):
        boards.figures(rulebook(), record)


@pytest.mark.rule("DD-6", "DD-92")
@pytest.mark.parametrize(
    ("settings", "bots", "own_seed", "counts"),
    [
        ({}, [""], False, True),
        ({"mode": "solo", "level": "2", "edition": "computer-labyrinth"}, [""], False, True),
        ({}, ["", ""], False, True),
        ({"mode": "cpu"}, ["", "knight"], False, True),
        ({"mode": "cpu"}, ["", "random"], False, False),
        ({"mode": "cpu"}, ["", ""], False, False),
        ({"mode": "cpu"}, ["knight", ""], False, False),
        ({"mode": "duel"}, ["", "knight"], False, False),
        ({"lives": "9"}, [""], False, False),
        ({"wall_probability": "0.5"}, [""], False, False),
        ({}, [""], True, False),
    ],
)
def test_what_is_ranked(
    settings: dict[str, str], bots: list[str], own_seed: bool, counts: bool
) -> None:
    assert boards.may_count(rulebook(**settings), bots, own_seed) is counts


@pytest.mark.rule("DD-92")
def test_six_boards_and_one_for_each_day() -> None:
    names = boards.boards("delve-and-dash")
    assert names == ["solo-1", "solo-2", "duel-1", "duel-2", "cpu-1", "cpu-2"]
    figures = score().figures
    assert boards.board_of(figures, "") == "solo-1"
    assert boards.board_of(replace(figures, mode="2P", level=2), "") == "duel-2"
    assert boards.board_of(figures, "2026-11-16") == "daily-2026-11-16"
    assert boards.boards("chess") == []
