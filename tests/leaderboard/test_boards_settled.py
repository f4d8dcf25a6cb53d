"""Boards, figures and days of every game as they stand; who is late, and what an audit does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.leaderboard.kit import rulebook
from tests.leaderboard.test_signing import duel
from tests.match.kit import STANDS_IN, run
from tests.storage.test_stores import info, score
from waystone.catalogue import GAMES, find_game
from waystone.games.extrikate.board import HOME
from waystone.leaderboard import audit, boards
from waystone.leaderboard.counting import is_late, is_ranked
from waystone.leaderboard.signing import entry_of, refusal_to_sign
from waystone.match.model import OVER, RUNNING, Written
from waystone.match.records import record_of

FROST = {"edition": "computer-labyrinth"}


@pytest.mark.rule("DD-93", "EX-47")
def test_what_every_game_honours() -> None:
    found = {
        name: (
            entry.rulebook.leaderboards.boards,
            [(each.name, each.unit, each.more) for each in entry.rulebook.leaderboards.figures],
        )
        for name, entry in GAMES.items()
        if entry.rulebook.leaderboards.boards
    }
    assert found == {
        "delve-and-dash": (
            (
                *("solo-1", "solo-2", "duel-1", "duel-2"),
                *("device-1", "device-2", "cpu-1", "cpu-2"),
            ),
            [
                ("millis", "duration", False),
                ("moves", "number", False),
                ("deaths", "number", False),
                ("explored", "percent", True),
            ],
        ),
        "extrikate": (("solo",), [("treasure", "number", True), ("turns", "number", False)]),
    }


def test_what_is_played_on_each_day_of_the_week() -> None:
    """Everybody knows the calendar, and the seeds of past days hang on the words."""
    found = {
        name: (daily.word, [(each.settings, each.opponent) for each in daily.week])
        for name, entry in GAMES.items()
        if (daily := entry.rulebook.leaderboards.daily) is not None
    }
    assert found == {
        "delve-and-dash": (
            "daily",
            [
                ({"mode": "solo", "level": "1"}, ""),
                ({"mode": "solo", "level": "2"}, ""),
                ({"mode": "solo", "level": "2", "size": "6"}, ""),
                ({"mode": "solo", "level": "1", **FROST}, ""),
                ({"mode": "cpu", "level": "1"}, "knight"),
                ({"mode": "solo", "level": "1", "size": "12"}, ""),
                ({"mode": "cpu", "level": "2", **FROST}, "knight"),
            ],
        ),
        "extrikate": (
            "daily sheet",
            [
                ({}, ""),
                ({"explore": "forced"}, ""),
                ({"lives": "2"}, ""),
                ({"exit_rolls": "3"}, ""),
                ({}, ""),
                ({"explore": "forced", "exit_rolls": "3"}, ""),
                ({"lives": "1"}, ""),
            ],
        ),
    }


def test_for_how_many_people_a_game_has_boards() -> None:
    assert {name: boards.ranked_seats(entry) for name, entry in GAMES.items()} == {
        "delve-and-dash": [1, 2],
        "extrikate": [1],
        "dooom": [],
        "dungeon-crawler": [],
    }


@STANDS_IN
@pytest.mark.rule("EX-47")
def test_the_haul_of_who_came_home_alone() -> None:
    known = find_game("extrikate").rulebook.leaderboards
    settings = find_game("extrikate").open().settings
    state: Any = SimpleNamespace(status=[HOME], treasure=[7], turns=[12])
    found = known.figures_of(settings, state, 99)
    assert found is not None
    assert (found.seat, found.figures, found.details) == (0, {"treasure": 7, "turns": 12}, {})
    for status in ([HOME + 1], [HOME, HOME]):
        state.status = status
        assert known.figures_of(settings, state, 0) is None


@pytest.mark.rule("DD-112")
@pytest.mark.parametrize(
    ("daily", "state", "began", "wall", "late"),
    [
        ("", OVER, 0, 10**15, False),
        ("2026-12-31", OVER, -5001, 10**15, False),
        ("2026-12-31", OVER, -5000, 0, True),
        ("2026-12-31", RUNNING, -9000, -1, False),
        ("2026-12-31", RUNNING, -9000, 0, True),
    ],
)
def test_a_match_of_a_day_counts_until_the_day_is_over(
    daily: str, state: str, began: int, wall: int, late: bool
) -> None:
    """Its last action came five seconds after it began; what runs is late as soon as the day is."""
    midnight = 1_798_761_600_000
    record = SimpleNamespace(entries=[SimpleNamespace(at=1), SimpleNamespace(at=5000)])
    match: Any = SimpleNamespace(
        info=info(daily=daily, state=state, began=midnight + began, ranked=True),
        table=SimpleNamespace(record=record),
        clock=SimpleNamespace(wall=lambda: midnight + wall),
    )
    assert (is_late(match), is_ranked(match)) == (late, not late)
    match.info.ranked = False
    assert not is_ranked(match)
    record.entries = []
    assert is_late(match) == (bool(daily) and wall >= 0)


@pytest.mark.rule("DD-112", "DD-91")
def test_why_somebody_may_not_sign_is_told_in_this_order() -> None:
    late = {"daily": "1969-12-31"}
    cases: list[tuple[dict[str, Any], list[int], str]] = [
        ({"state": RUNNING, "ranked": False}, [], "NOT_OVER"),
        ({"ranked": False}, [], "NOT_SEATED"),
        ({"ranked": False, **late}, [1], "NOT_RANKED"),
        (late, [1], "DAY_OVER"),
        ({"signed": True}, [1], "NOT_WINNER"),
        ({"signed": True}, [0], "SIGNED"),
        ({}, [0], ""),
        ({}, [0, 1], ""),
    ]
    for changes, held, code in cases:
        assert refusal_to_sign(duel(0, **changes), held) == code, changes


@pytest.mark.rule("DD-113")
def test_a_program_s_entry_stands_on_the_board_beside() -> None:
    match = duel(0)
    assert entry_of(match, "Ada").board == "duel-1"
    match.info.places[0] = replace(match.info.places[0], program=True)
    entry = entry_of(match, "Ada")
    assert entry.board == "programs-duel-1"
    assert entry.sort_key == rulebook(mode="duel").leaderboards.sort_key(entry.figures)
    assert set(entry.details) == {"level", "mode", "edition"}
    assert (entry.mark, entry.hidden) == ("", False)


# The audit


class Audited:
    def __init__(self, *entries: Any) -> None:
        self.entries = entries
        self.done: list[Any] = []

    async def all_entries(self) -> list[Any]:
        return list(self.entries)

    async def own_name(self, keys: list[str], name: str, guest: str) -> bool:
        self.done.append((keys, name, guest))
        return True

    async def load(self, match: str) -> Any:
        return None if match == "gone" else ("info", match)

    async def correct(self, entry: Any) -> None:
        self.done.append(entry)


def test_an_audit_goes_by_date_and_corrects_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    first = replace(score("good"), date=1, guest="ada", name="Ada")
    second = replace(score("wrong"), date=2, guest="", name="Bob")
    third = replace(score("gone"), date=3, guest="eve", name="Anonymous")
    truth = replace(second, date=99)
    monkeypatch.setattr(
        audit, "true_entry", lambda entry, *stored: truth if entry is second else entry
    )

    async def scene() -> None:
        store: Any = Audited(third, second, first)
        pauses: list[int] = []

        async def go_on() -> None:
            pauses.append(len(store.done))

        assert await audit.audit(store, go_on) == 1
        assert store.done == [(["ada"], "Ada", "ada"), truth]
        assert pauses == [1, 2, 2]

    run(scene())


def test_what_a_record_says_stands_whatever_the_entry_says() -> None:
    match = duel(0)
    entry = entry_of(match, "Ada")
    steps = [
        Written(n, each.seat, each.text, each.digest, each.at)
        for n, each in enumerate(match.table.record.entries, 1)
    ]
    about = replace(match.info, result=match.table.record.result)
    told = audit.true_entry
    assert told(entry, about, steps) == entry
    assert told(replace(entry, date=1, hidden=True), about, steps) == replace(entry, hidden=True)
    odd = replace(entry, figures={"moves": 1})
    assert told(odd, replace(about, version=0), steps) is odd, "what can't be replayed is left"
    for change in ({"state": RUNNING}, {"ranked": False}):
        found = told(entry, replace(about, **change), steps)
        assert found == replace(entry, mark="is no victory that counts")
    cut = told(entry, replace(about, result=""), steps[:-1])
    assert cut.mark == "is no victory that counts"
    wrong = [*steps[:-1], replace(steps[-1], digest="00000000")]
    assert told(entry, about, wrong).mark.startswith("does not replay: ")
    assert record_of(about, steps).names() == ["Ada", "Bob"]
