"""Records in, tables out."""

from itertools import accumulate, pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.leaderboard.kit import GAME, knights, rulebook, victory_seed
from waystone.catalogue import GAMES, find_game
from waystone.kernel.leaderboards import DURATION, MOST_FIGURES, NUMBER, PERCENT
from waystone.kernel.record import Record, RecordedStep
from waystone.leaderboard import boards
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import PLACES, ranking
from waystone.match.model import BOT, PERSON, MatchInfo, Place
from waystone.service.matches import game_info


def score(millis: int = 1000, moves: int = 10, date: int = 1, **more: int) -> LeaderboardEntry:
    figures = {"millis": millis, "moves": moves, "deaths": 0, "explored": 50, **more}
    sort_key = rulebook().leaderboards.sort_key(figures)
    return LeaderboardEntry(
        f"m{date}", GAME, "solo-1", "ada", "Ada", sort_key, figures, {}, date, rules=1
    )


def match_of(bots: list[str], *guests: str) -> MatchInfo:
    """A match of these seats, each a bot's name or a guest's."""
    people = iter(guests or ("ada", "bob"))
    places = [Place(BOT, bot=bot) if bot else Place(PERSON, next(people)) for bot in bots]
    return MatchInfo("m1", GAME, 1, {}, "s", True, "ada", 0, places)


@pytest.mark.rule("DD-93")
def test_fastest_first_then_moves_deaths_explored_and_date() -> None:
    in_order = [
        score(millis=999, moves=99, date=9),
        score(moves=9, deaths=3),
        score(date=5, explored=60),
        score(date=2),
        score(date=3),
        score(date=0, deaths=1),
    ]
    found = list(ranking(reversed(in_order)))
    assert [each for _, each in found] == in_order
    assert [rank for rank, _ in found] == [1, 2, 3, 4, 4, 6]


@pytest.mark.rule("EX-47")
def test_the_greatest_haul_first_then_fewer_turns() -> None:
    """R-25: treasure, most first; then fewer turns."""
    leaderboards = find_game("extrikate").rulebook.leaderboards
    hauls = [(9, 30), (4, 2), (4, 2), (4, 7), (0, 1)]
    in_order = [
        replace(
            score(date=at), sort_key=leaderboards.sort_key({"treasure": treasure, "turns": turns})
        )
        for at, (treasure, turns) in enumerate(hauls)
    ]
    found = list(ranking(reversed(in_order)))
    assert [each for _, each in found] == in_order
    assert [rank for rank, _ in found] == [1, 2, 2, 4, 5]


@pytest.mark.rule("DD-92", "DD-93")
def test_there_are_a_hundred_places() -> None:
    found = list(ranking(score(millis=number, date=number) for number in range(150, 0, -1)))
    assert len(found) == PLACES == 100
    assert found[-1][0] == 100
    assert found[-1][1].figures["millis"] == 100


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3)), max_size=130))
def test_DD_93_ranks_never_fall_and_equals_share_them(rows: list[tuple[int, int, int]]) -> None:
    found = list(ranking(score(millis, moves, date) for millis, moves, date in rows))
    ranks = [rank for rank, _ in found]
    assert ranks == sorted(ranks)
    assert ranks[:1] in ([], [1])
    for (rank, one), (next_rank, other) in pairwise(found):
        assert (rank == next_rank) == (one.figures == other.figures)


@pytest.mark.rule("DD-87")
def test_time_runs_from_the_first_attempt_by_anyone_to_the_end() -> None:
    record = knights("duel", victory_seed("duel"))
    first = next(n for n, entry in enumerate(record.entries) if entry.text.startswith("move"))
    assert first >= 2  # both waystones came before
    assert boards.time_taken(rulebook(), record) == 1000 * (len(record.entries) - 1 - first)


@pytest.mark.rule("DD-87")
def test_a_match_without_an_attempt_took_no_time_and_steps_without_a_clock_none() -> None:
    record = Record("delve-and-dash", 1, {}, "s", ["Ada", "Bo"])
    record.entries = [
        RecordedStep(0, "waystone a1", "", 400),
        RecordedStep(1, "waystone h8", "", 10_000),
    ]
    record.entries.append(RecordedStep(0, "next turn", "", 30_000))
    assert boards.time_taken(rulebook(), record) == 0
    record.entries += [RecordedStep(1, "move n", ""), RecordedStep(0, "move s", "", 40_000)]
    assert boards.time_taken(rulebook(), record) == 0
    record.entries.append(RecordedStep(0, "leave", "", 50_000))
    assert boards.time_taken(rulebook(), record) == 10_000


def test_time_runs_from_the_first_action_where_the_rules_say_nothing_else() -> None:
    record = knights("solo", victory_seed())
    record.entries[0] = RecordedStep(0, "roll", "", 300)
    other = find_game("extrikate").open()
    assert boards.time_taken(other, record) == record.entries[-1].at - 300
    record.entries.clear()
    assert boards.time_taken(other, record) == 0


@pytest.mark.rule("DD-88", "DD-89", "DD-90")
@pytest.mark.parametrize(("mode", "seat"), [("solo", 0), ("duel", 0), ("duel", 1)])
def test_figures_are_those_of_the_winner(mode: str, seat: int) -> None:
    record = knights(mode, victory_seed(mode, seat))
    found = boards.figures_of(rulebook(mode=mode), record)
    assert found is not None
    assert found.seat == seat
    attempts = [e for e in record.entries if e.seat == seat and e.text.startswith("move")]
    assert found.figures["moves"] == len(attempts)
    assert 0 <= found.figures["deaths"] < 3
    assert 0 <= found.figures["explored"] <= 100
    assert found.details["level"] == "1"
    assert found.details["mode"] == {"solo": "Solo", "duel": "2P"}[mode]


@pytest.mark.rule("DD-91", "DD-92")
def test_only_coming_home_counts() -> None:
    game = rulebook()
    table_at_once = knights("solo", victory_seed())
    assert boards.figures_of(game, table_at_once) is not None
    unfinished = knights("solo", victory_seed())
    unfinished.entries.pop()
    unfinished.result = ""
    assert boards.figures_of(game, unfinished) is None
    lost = next(r for r in map(knights_of, range(300)) if r.result.startswith("loss"))
    assert boards.figures_of(game, lost) is None


def knights_of(seed: int) -> Record:
    return knights("solo", str(seed))


def test_a_record_that_was_edited_has_no_figures() -> None:
    record = knights("solo", victory_seed())
    last = record.entries[-1]
    record.entries[-1] = RecordedStep(last.seat, last.text, "00000000", last.at)
    with pytest.raises(Exception, match="digest"):
        boards.figures_of(rulebook(), record)


@pytest.mark.rule("DD-6", "DD-92")
@pytest.mark.parametrize(
    ("settings", "bots", "own_seed", "board"),
    [
        ({}, [""], False, "solo-1"),
        (
            {"mode": "solo", "level": "2", "edition": "computer-labyrinth"},
            [""],
            False,
            "solo-2",
        ),
        ({}, ["", ""], False, "duel-1"),
        ({"mode": "duel", "level": "2"}, ["", ""], False, "duel-2"),
        ({"mode": "cpu"}, ["", "knight"], False, "cpu-1"),
        ({"mode": "cpu"}, ["", "random"], False, ""),
        ({"mode": "cpu"}, ["", ""], False, ""),
        ({"mode": "cpu"}, ["knight", ""], False, ""),
        ({"mode": "duel"}, ["", "knight"], False, ""),
        ({"lives": "9"}, [""], False, ""),
        ({"wall_probability": "0.5"}, [""], False, ""),
        ({}, [""], True, ""),
    ],
)
def test_what_is_ranked(
    settings: dict[str, str], bots: list[str], own_seed: bool, board: str
) -> None:
    game = rulebook(**settings)
    assert boards.may_count(game, bots, own_seed) is bool(board)
    if board:
        assert boards.board_of(game, match_of(bots)) == board in game.leaderboards.boards


@pytest.mark.rule("EX-47")
@pytest.mark.parametrize(
    ("settings", "bots", "own_seed", "counts"),
    [
        ({}, [""], False, True),
        ({}, [""], True, False),
        ({"exit_rolls": "3"}, [""], False, False),
        ({"lives": "4"}, [""], False, False),
        ({}, ["", ""], False, False),
        ({}, ["", "hard"], False, False),
        ({}, ["hard"], False, False),
    ],
)
def test_only_a_lone_delver_is_ranked(
    settings: dict[str, str], bots: list[str], own_seed: bool, counts: bool
) -> None:
    game = find_game("extrikate").open(settings)
    assert boards.may_count(game, bots, own_seed) is counts


@pytest.mark.rule("DD-92")
def test_a_board_for_each_mode_and_level_and_one_for_each_day() -> None:
    names = rulebook().leaderboards.boards
    kinds = ("solo", "duel", "device", "cpu")
    assert names == tuple(f"{kind}-{level}" for kind in kinds for level in (1, 2))
    today = replace(match_of([""]), daily="2026-11-16")
    assert boards.board_of(rulebook(), today) == "daily-2026-11-16"


@pytest.mark.rule("DD-113")
@pytest.mark.parametrize(
    ("guests", "board"),
    [(("ada", "ada"), "device-1"), (("ada", "bob"), "duel-1"), (("ada", ""), "duel-1")],
)
def test_duels_on_one_device_stand_apart(guests: tuple[str, str], board: str) -> None:
    """Also where one of two who met from afar has been erased."""
    game = rulebook(mode="duel")
    assert boards.board_of(game, match_of(["", ""], *guests)) == board


@pytest.mark.rule("DD-113")
def test_one_device_matters_for_duels_only() -> None:
    assert boards.board_of(rulebook(), match_of([""], "ada")) == "solo-1"
    assert boards.board_of(rulebook(mode="cpu"), match_of(["", "knight"], "ada")) == "cpu-1"
    daily = replace(match_of(["", ""], "ada", "ada"), daily="2026-11-16")
    assert boards.board_of(rulebook(mode="duel", level="2"), daily) == "daily-2026-11-16"


@pytest.mark.rule("DD-92", "DD-113")
@pytest.mark.parametrize(
    ("name", "mode", "bots", "found"),
    [
        ("delve-and-dash", "duel", ["", ""], ("duel-1", "device-1")),
        ("delve-and-dash", "auto", ["", ""], ("duel-1", "device-1")),
        ("delve-and-dash", "auto", [""], ("solo-1", "solo-1")),
        ("delve-and-dash", "cpu", ["", "knight"], ("cpu-1", "cpu-1")),
        ("delve-and-dash", "cpu", ["knight", ""], ("", "")),
        ("delve-and-dash", "cpu", ["", "squire"], ("", "")),
        ("delve-and-dash", "duel", ["", "knight"], ("", "")),
        ("extrikate", "", [""], ("solo", "solo")),
        ("extrikate", "", ["", ""], ("", "")),
        ("extrikate", "", ["easy"], ("", "")),
        ("dooom", "", [""], ("", "")),
    ],
)
def test_the_board_of_some_seats_far_apart_unless_it_is_said(
    name: str, mode: str, bots: list[str], found: tuple[str, str]
) -> None:
    game = find_game(name).open({"mode": mode} if mode else {})
    board_of = game.leaderboards.board_of
    assert board_of(game.settings, bots) == board_of(game.settings, bots, False) == found[0]
    assert board_of(game.settings, bots, one_device=True) == found[1]


def paced(*gaps: int) -> Record:
    """Ada acts with these milliseconds in between, and Bob at once after her."""
    record = Record("delve-and-dash", 1, {}, "s", ["Ada", "Bob"])
    for at in accumulate(gaps, initial=0):
        record.entries += [RecordedStep(0, "move n", "", at), RecordedStep(1, "move s", "", at)]
    return record


@pytest.mark.rule("DD-113")
@pytest.mark.parametrize(
    ("gaps", "is_fast"),
    [
        ((79,) * 9, True),
        ((80,) * 9, False),
        ((79,) * 8, False),  # nine actions say nothing
        ((1,) * 5 + (60_000,) * 4, True),
        ((1,) * 4 + (60_000,) * 5, False),
        ((0,) * 200, True),
    ],
)
def test_a_pace_that_no_hand_has(gaps: tuple[int, ...], is_fast: bool) -> None:
    """Ten own actions or more, with a median of less than 80 ms between them."""
    assert boards.is_too_fast(paced(*gaps), 0) is is_fast
    assert boards.is_by_program(match_of(["", ""]), paced(*gaps), 0) is is_fast


@pytest.mark.rule("DD-113")
def test_steps_without_a_clock_have_no_pace() -> None:
    record = paced(*(0,) * 20)
    record.entries[:] = [RecordedStep(each.seat, each.text, "") for each in record.entries]
    assert not boards.is_too_fast(record, 0)


@pytest.mark.rule("DD-113")
def test_who_played_through_a_token_is_a_program_at_any_pace() -> None:
    match = match_of(["", ""], "ada", "bob")
    match.places[0] = replace(match.places[0], program=True)
    slow = paced(*(5000,) * 12)
    assert [boards.is_by_program(match, slow, seat) for seat in (0, 1)] == [True, False]
    assert boards.programs_board("duel-1") == "programs-duel-1"
    assert boards.is_for_programs("programs-duel-1")
    assert not boards.is_for_programs("duel-1")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_honours_makes_sense(name: str) -> None:
    """At most four figures rank; a game has boards of its own where it has a match of the day."""
    entry = find_game(name)
    leaderboards = entry.rulebook.leaderboards
    assert len(leaderboards.figures) <= MOST_FIGURES
    assert {each.unit for each in leaderboards.figures} <= {NUMBER, DURATION, PERCENT}
    assert bool(leaderboards.boards) == bool(leaderboards.figures)
    assert not any(board.startswith(boards.DAILY) for board in leaderboards.boards)
    if leaderboards.daily is not None:
        first = leaderboards.daily.week[0]
        assert boards.may_count(entry.open(first.settings), [""], own_seed=False)
    else:
        game = entry.open()
        assert game.leaderboards.board_of(game.settings, [""]) == ""


def test_a_client_is_told_of_boards_figures_and_seats() -> None:
    told = msgspec.to_builtins(game_info(find_game("delve-and-dash")))["leaderboards"]
    assert told == {
        "boards": list(rulebook().leaderboards.boards),
        "figures": [
            {"name": "millis", "unit": "duration"},
            {"name": "moves", "unit": "number"},
            {"name": "deaths", "unit": "number"},
            {"name": "explored", "unit": "percent"},
        ],
        "seats": [1, 2],
        "daily": True,
    }
    assert boards.ranked_seats(find_game("extrikate")) == [1]
    assert game_info(find_game("dooom")).leaderboards is None


def test_no_two_games_share_the_luck_of_the_day() -> None:
    found = (entry.rulebook.leaderboards.daily for entry in GAMES.values())
    words = [daily.word for daily in found if daily is not None]
    assert len(words) == len(set(words)) >= 2
