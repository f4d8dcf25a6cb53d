"""What is shown again or judged: records, replays, files, reports, what is kept of somebody."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.match.kit import run
from tests.service.kit import Server
from tests.storage.test_stores import info, score
from waystone.catalogue import find_game
from waystone.kernel.event import EVERYONE, SPECTATOR
from waystone.kernel.table import Step, Table
from waystone.match.archive import Archived
from waystone.match.model import OVER, PERSON, RUNNING, ChatLine, Place, Refusal, Written
from waystone.service import records, reports, user_files
from waystone.service.own_data import own_entry, own_match
from waystone.wire import calls

ADA, BOB = Place(PERSON, "ada"), Place(PERSON, "bob")

# Records, replays, files


def table() -> tuple[Table[Any], Any]:
    rules = find_game("delve-and-dash").open({"mode": "duel"})
    return Table(rules, ["Ada", "Bob"], "1"), rules


def test_a_replay_is_seen_from_a_seat_by_a_spectator_or_whole() -> None:
    match, rules = table()
    action = rules.alphabet.parse("next turn")
    events = [(1 << 0, "for the first"), (EVERYONE, "for all")]
    step = Step(1, 0, action, cast(Any, events), "", 0, True)
    found = {word: records.ReplayViewpoint(word, 2) for word in ("0", "1", "spectator", "all")}
    assert [each.seat for each in found.values()] == [0, 1, SPECTATOR, SPECTATOR]
    assert [list(map(str, each.heard(step))) for each in found.values()] == [
        ["for the first", "for all"],
        ["for all"],
        ["for all"],
        ["for the first", "for all"],
    ]
    assert found["all"].did(step) == "next turn"
    assert [found[each].did(step) for each in ("0", "1")] == [step.seen_by(0), step.seen_by(1)]
    assert found["all"].view(match) == match.reveal()
    assert found["1"].view(match) == match.view(1)
    assert found["spectator"].view(match) == match.view(SPECTATOR)
    late = records.ReplayViewpoint("4", 5)
    assert late.view(match) == match.view(SPECTATOR), "who has not sat down yet looks on"
    for wrong in ("2", "-1", "", "ALL", "01"):
        with pytest.raises(Refusal) as refused:
            records.ReplayViewpoint(wrong, 2)
        assert refused.value.code == "BAD_VIEWPOINT"
        assert refused.value.message == "A viewpoint is a seat below 2, spectator or all."


def test_a_replay_has_sixty_four_megabytes_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    view: Any = "x" * 98  # a hundred bytes with its quotes
    monkeypatch.setattr(records, "MOST_REPLAY_BYTES", 1000)
    records.check_size(view, 10)
    with pytest.raises(Refusal) as refused:
        records.check_size(view, 11)
    assert refused.value.code == "REPLAY_TOO_LARGE"


def test_the_record_of_older_rules_is_told_once_its_match_is_over() -> None:
    context = Server().context
    over = info(version=0, state=OVER, start="00", result="win (x)", seed="7")
    steps = [Written(1, 0, "go", "aa", 5)]
    found = records.archived_record(context, Archived(over, steps))
    assert (found.start, found.seed, len(found.entries)) == ("00", "7", 1)
    for about in ({"state": RUNNING}, {"start": ""}, {"daily": "2099-01-01"}):
        archived = Archived(replace(over, **about), steps)
        with pytest.raises(Archived) as refused:
            records.archived_record(context, archived)
        assert refused.value is archived


def test_what_is_wrong_with_a_record_is_told_as_a_refusal_would() -> None:
    match, rules = table()
    assert records.error_in(rules, match.record) is None
    match.record.start = "0" * 8
    found = records.error_in(rules, match.record)
    assert found is not None
    assert found.code == "DIVERGENCE"
    assert records.error_in_text(match.record.text()) == found


def test_files_are_judged_for_one_to_eight_seats() -> None:
    async def scene() -> None:
        server = Server()
        path = "/api/games/dooom/files/map_text/check"
        body = b"name n\nwin 0\nE.\n"
        for seats, status in (("1", 200), ("8", 200), ("0", 400), ("9", 400), ("x", 400)):
            answer = await server.ask("POST", path, body, seats=seats)
            assert answer.status == status, seats
        error = json.loads(answer.content)["error"]
        assert (error["code"], error["message"]) == (
            "BAD_SEATS",
            "The number of seats is from 1 to 8.",
        )
        crowded = json.loads((await server.ask("POST", path, body, seats="8")).content)
        alone = json.loads((await server.ask("POST", path, body)).content)
        assert crowded["error"] is None
        assert len(crowded["warnings"]) > len(alone["warnings"])
        bad = json.loads((await server.ask("POST", path, b"name n\nwin 0\nE?\n")).content)
        assert (bad["error"]["code"], bad["error"]["line"], bad["warnings"]) == (
            *("MAP_BAD_CHAR", 3),
            [],
        )
        for game, setting in (("dooom", "map"), ("extrikate", "map_text")):
            with pytest.raises(Refusal) as refused:
                user_files.known_file(game, setting)
            assert refused.value.code == "NO_SUCH_FILE"

    run(scene())


def test_a_large_file_is_judged_in_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_files, "SMALL_FILE", 16)

    async def scene() -> None:
        server = Server()
        made: list[Any] = []
        thinker = server.context.lobby.ports.thinker

        async def make(task: Any, argument: Any) -> Any:
            made.append(argument)
            return task(argument)

        monkeypatch.setattr(thinker, "make", make)
        path = "/api/games/dooom/files/map_text/check"
        small, large = b"name n\nwin 0\nE.\n", b"name n\nwin 0\nE..\n"
        answers = [await server.ask("POST", path, each, seats="2") for each in (small, large)]
        assert [each.status for each in answers] == [200, 200]
        assert made == [user_files.Sent("dooom", "map_text", large, 2)]

    run(scene())


# Reports, own data


def test_only_what_was_said_is_reported_of_who_said_it() -> None:
    line = ChatLine(1, "Bob", "boo", None, 7)
    host: Any = SimpleNamespace(
        talk=SimpleNamespace(lines=[line]), match=SimpleNamespace(info=info(places=[ADA, BOB]))
    )
    assert reports.said(host, calls.ReportAsked(by=1, name="Bob", at=7)) is line
    for by, name, at in ((0, "Bob", 7), (1, "Bo", 7), (1, "Bob", 8)):
        asked_for = calls.ReportAsked(by=by, name=name, at=at)
        with pytest.raises(Refusal) as refused:
            reports.said(host, asked_for)
        assert refused.value.code == "NO_SUCH_LINE"
    speakers = [reports.speaker(host, replace(line, seat=seat)) for seat in (0, 1, 2, SPECTATOR)]
    assert speakers == ["guest ada", "guest bob", "a spectator", "a spectator"]


def test_a_match_and_an_entry_are_told_to_who_was_there() -> None:
    one = info(places=[ADA, Place(PERSON, "bob", name="Bob")], state=OVER)
    found = own_match(one, cast(Any, SimpleNamespace(id="bob")))
    assert (found.match, found.game, found.created) == ("m1", one.game, one.created)
    assert (found.state, found.names, found.mine) == (OVER, ["", "Bob"], [1])
    entry = score("m1")
    told = own_entry(entry)
    assert (told.match, told.game, told.board) == ("m1", entry.game, entry.board)
    assert (told.name, told.figures, told.date) == (entry.name, dict(entry.figures), entry.date)
