"""Small parts of calls, each by itself: bodies, failures, passkeys, names, boards, analyses."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.match.kit import NOON, run
from tests.service.kit import Server
from tests.storage.test_stores import info, score
from waystone.catalogue import find_game
from waystone.kernel.errors import REFUSALS
from waystone.match.daily import daily_of
from waystone.match.model import OVER, PERSON, RUNNING, VOID, Guest, Place, Refusal
from waystone.service import analyses, host_tools, leaderboard, matches, names, passkeys
from waystone.service.answering import read_body
from waystone.service.calls import Call, Request, failure, json_response
from waystone.service.limits import Limits
from waystone.service.passkeys import challenge_in, decoded, encoded, is_number, site_of
from waystone.wire import calls
from waystone.wire.host_tools import EntriesAsked


def told(content: bytes) -> Any:
    return json.loads(content)


def refused(work: Any, *words: Any) -> str:
    with pytest.raises(Refusal) as caught:
        work(*words)
    return caught.value.code


async def nothing(most: int) -> bytes:
    return b""


def call(server: Server, content: bytes = b"", guest: Guest | None = None, **query: str) -> Call:
    request = Request("GET", "/", nothing, query, "here")
    made = Call(server.context, request, {"match": "m1"}, guest)
    made.content = content
    return made


# Calls


def test_a_failure_has_its_code_its_sentence_and_its_status() -> None:
    answer = failure("NOT_OVER")
    assert (answer.status, answer.media, answer.token) == (403, "application/json", None)
    assert answer.headers == {"Cache-Control": "no-store"}
    error = {"code": "NOT_OVER", "message": REFUSALS["NOT_OVER"]}
    assert told(answer.content) == {"error": error}
    other = failure("ODD", "said so", 418, {"Allow": "GET"}, {"a": "b"})
    assert (other.status, other.headers) == (418, {"Cache-Control": "no-store", "Allow": "GET"})
    assert told(other.content)["error"] == {
        "code": "ODD",
        "message": "said so",
        "details": {"a": "b"},
    }
    assert (failure("ODD").status, told(failure("ODD").content)["error"]["message"]) == (400, "ODD")


def test_an_answer_is_kept_by_nobody_and_may_bring_a_token() -> None:
    answer = json_response({"a": 1}, token="t")
    assert (answer.status, told(answer.content), answer.token) == (200, {"a": 1}, "t")
    assert answer.headers == {"Cache-Control": "no-store"}
    assert (json_response({}, status=503).status, json_response({}).token) == (503, None)


def test_a_body_is_checked_and_an_empty_one_is_no_wish() -> None:
    server = Server()
    assert call(server).body(calls.GuestAsked) == calls.GuestAsked()
    assert call(server, b'{"token": true}').body(calls.GuestAsked).token
    for wrong in (b"[]", b'{"token": 3}', b"\xff", b"{"):
        assert refused(call(server, wrong).body, calls.GuestAsked) == "BAD_BODY"
    assert refused(call(server).who) == "NO_GUEST"
    ada = Guest("ada", "Ada")
    assert (call(server, guest=ada).who(), call(server, guest=ada).guest_id) == (ada, "ada")
    assert (call(server).guest_id, call(server).address) == ("", "here")
    asked = call(server, seat="3")
    assert (asked.asked_for("seat"), asked.asked_for("x"), asked.asked_for("x", "y")) == (
        *("3", ""),
        "y",
    )


@pytest.mark.parametrize(
    ("code", "is_large", "limit"),
    [
        ("TOO_LARGE", False, "body_bytes"),
        ("TOO_LARGE", True, "large_body_bytes"),
        ("TOO_SLOW", False, "request_seconds"),
        ("TOO_SLOW", True, "request_seconds"),
    ],
)
def test_a_body_that_is_too_large_or_slow_meets_its_limit(
    code: str, is_large: bool, limit: str
) -> None:
    async def scene() -> None:
        server, asked = Server(Limits(body_bytes=7, large_body_bytes=9)), list[int]()

        async def read(most: int) -> bytes:
            asked.append(most)
            raise Refusal(code)

        with pytest.raises(Refusal) as caught:
            await read_body(server.context, Request("POST", "/", read, address="a"), is_large)
        assert (caught.value.code, asked) == (code, [9 if is_large else 7])
        assert server.context.bites.counts == {limit: 1}

    run(scene())


# Matches


def test_who_opens_too_many_matches_is_refused_by_guest_and_by_address() -> None:
    server = Server(Limits(new_matches=(2, 60.0), matches_per_address=(3, 60.0)))
    ada, bob = Guest("ada", "Ada"), Guest("bob", "Bob")
    for _ in range(2):
        matches.check_new_match(server.context, ada, "a")
    assert refused(matches.check_new_match, server.context, ada, "b") == "TOO_MANY_MATCHES"
    matches.check_new_match(server.context, bob, "a")
    assert refused(matches.check_new_match, server.context, bob, "a") == "TOO_MANY_MATCHES"
    server.context.is_closing = True
    assert refused(matches.check_new_match, server.context, bob, "c") == "CLOSING"


def test_a_wish_counts_by_its_settings_and_seed() -> None:
    wanted, tiles = matches.wish(calls.MatchAsked(seats=("me", "bot:knight"), clock=None))
    assert (wanted.game, wanted.seats, wanted.clock) == (
        "delve-and-dash",
        ("me", "bot:knight"),
        0,
    )
    assert (wanted.public, wanted.seed, wanted.ranked, tiles) == (True, "", False, 0)
    alone, _ = matches.wish(calls.MatchAsked(seats=("me",), public=False))
    assert (alone.ranked, alone.public) == (True, False)
    seeded, _ = matches.wish(calls.MatchAsked(seats=("me",), seed="7"))
    assert (seeded.ranked, seeded.seed) == (False, "7")


def test_a_past_match_is_one_line() -> None:
    places = [Place(PERSON, "ada", name="Ada"), Place(PERSON, "bob", name="Bob"), Place("open")]
    old = info(places=places, state=OVER, result="loss win (fell)", created=9, settings={})
    line = matches.past_match(old, "bob", True)
    assert (line.match, line.game, line.created) == ("m1", old.game, 9)
    assert (line.names, line.mine, line.results, line.reason) == (
        ["Ada", "Bob"],
        [1],
        ["loss", "win"],
        "fell",
    )
    assert (line.sealed, line.void, line.brought, line.again) == (True, False, False, None)
    assert (line.can_replay, line.older_rules) == (True, None)
    void = matches.past_match(replace(old, state=VOID, result=""), "eve", False)
    assert (void.names, void.mine, void.results) == (["Ada", "Bob", ""], [], [])
    assert (void.void, void.sealed, void.can_replay) == (True, False, False)


# Passkeys


def test_a_site_is_a_name_that_the_page_has() -> None:
    for origin, site in [
        ("https://play.example.org", "play.example.org"),
        ("http://localhost:8000", "localhost"),
    ]:
        assert site_of(cast(Any, SimpleNamespace(request=SimpleNamespace(origin=origin)))) == site
    for origin in ("", "http://127.0.0.1:8000", "https://[::1]", "nonsense"):
        asked = cast(Any, SimpleNamespace(request=SimpleNamespace(origin=origin)))
        assert refused(site_of, asked) == "NO_PASSKEYS"
    assert [is_number(each) for each in ("10.0.0.1", "::1", "host", "")] == [
        *(True, True, False, False)
    ]


def test_bytes_are_written_as_browsers_write_them() -> None:
    for content in (b"", b"a", b"ab", b"abc", b"\xff\xfe\xfd?", bytes(range(50))):
        text = encoded(content)
        assert "=" not in text
        assert decoded(text) == content
    assert encoded(b"\xff\xef") == "_-8"
    with pytest.raises(ValueError, match=r"padding|characters"):
        decoded("a")


def test_which_passkey_answers_which_challenge_is_read_from_its_words() -> None:
    signed = encoded(json.dumps({"challenge": encoded(b"what")}).encode())
    text = json.dumps({"id": "key", "response": {"clientDataJSON": signed}})
    assert challenge_in(text) == ("key", b"what")
    for wrong in ("", "[]", "{}", text.replace(signed, "a"), text.replace(signed, "e30")):
        assert refused(challenge_in, wrong) == "BAD_PASSKEY"


def test_a_challenge_that_is_changed_anywhere_is_none_of_ours() -> None:
    async def scene() -> None:
        asked = call(Server())
        challenge = await passkeys.make_challenge(asked, "use")
        assert len(challenge) == 40
        assert await passkeys.until_of(asked, "use", challenge) == NOON + 300_000
        for at in range(40):
            other = bytearray(challenge)
            other[at] ^= 1
            with pytest.raises(Refusal):
                await passkeys.until_of(asked, "use", bytes(other))
        for wrong in (b"", challenge[:-1], challenge + b"x"):
            with pytest.raises(Refusal):
                await passkeys.until_of(asked, "use", wrong)
        assert passkeys.guesser(asked) == "passkey here"

    run(scene())


# Names


def test_a_name_is_its_owner_s_and_so_is_what_looks_like_it() -> None:
    async def scene() -> None:
        context = Server().context
        assert await names.signed_name(context, "ada", "Bill") == "Bill"
        for guest, text, may in [
            ("ada", "Bill", True),
            ("bob", "Bill", False),
            ("bob", "BiIl", False),
            ("bob", "Billy", True),
            ("bob", "Anonymous", True),
        ]:
            assert await names.may_have(context, guest, text) == may, text
        for work in (names.taken_name, names.signed_name):
            with pytest.raises(Refusal) as caught:
                await work(context, "bob", "bill")
            assert caught.value.code == "NAME_TAKEN"
        assert await names.taken_name(context, "bob", " Eve ") == "Eve"
        assert await names.keep(context, "bob", "Anonymous")
        await names.check_seat_names(context, "bob", ("me", "me:", "open", "bot:Bill", "me:Eve"))
        with pytest.raises(Refusal):
            await names.check_seat_names(context, "bob", ("me", "me:Bill"))
        bob = Guest("bob", "Bill")
        await names.give_up_foreign_name(context, bob)
        assert bob.name == "Anonymous"
        ada = Guest("ada", "Bill")
        await names.give_up_foreign_name(context, ada)
        assert ada.name == "Bill"

    run(scene())


# Boards


def test_a_row_says_whose_it_is_and_by_which_rules() -> None:
    entry = replace(score("m1"), guest="ada", rules=find_game("delve-and-dash").info.version)
    mine, other = leaderboard.row(3, entry, "ada"), leaderboard.row(3, entry, "bob")
    assert (mine.rank, mine.name, mine.match, mine.date) == (3, entry.name, "m1", entry.date)
    assert (mine.mine, other.mine, leaderboard.row(1, entry, "").mine) == (True, False, False)
    assert (mine.older_rules, mine.can_replay) == (None, True)
    old = leaderboard.row(1, replace(entry, rules=0, guest=""), "")
    assert (old.older_rules, old.can_replay, old.mine) == (0, False, False)


def test_how_a_day_ended_for_its_only_guest() -> None:
    places = [Place(PERSON, "ada"), Place("bot", bot="knight")]
    over = info(places=places, state=OVER, result="loss win (x)")
    assert leaderboard.own_result(over, "ada") == "loss"
    assert leaderboard.own_result(replace(over, state=RUNNING), "ada") == ""
    assert leaderboard.own_result(None, "ada") == ""
    what = daily_of("delve-and-dash")
    kinds = [leaderboard.kind_of(what, f"2027-01-0{day}") for day in range(4, 9)]
    assert [each.date for each in kinds] == [f"2027-01-0{day}" for day in range(4, 9)]
    assert [each.opponent for each in kinds] == [None, None, None, None, "knight"]
    assert [each.settings["level"] for each in kinds] == ["1", "2", "2", "1", "1"]


def test_a_host_lists_entries_by_game_board_and_merit() -> None:
    async def scene() -> None:
        server = Server()
        server.context.host_token = "secret"  # type: ignore[misc]
        kept = [
            replace(score("slow", 900, "solo-1"), date=5),
            replace(score("quick", 100, "solo-1"), date=9),
            replace(score("duel", 500, "duel-1"), hidden=True),
            replace(score("other", 1, "solo"), game="extrikate", mark="odd"),
        ]

        async def all_entries() -> list[Any]:
            return kept

        server.context.store.all_entries = all_entries  # type: ignore[method-assign]

        async def listed(**words: str) -> list[str]:
            body = {"token": "secret", **words}
            asked = call(server, json.dumps(body).encode())
            return [each.match for each in (await host_tools.list_entries(asked)).entries]

        assert await listed() == ["duel", "quick", "slow", "other"]
        assert await listed(game="extrikate") == ["other"]
        assert await listed(board="solo-1") == ["quick", "slow"]
        assert await listed(game="extrikate", board="solo-1") == []
        shown = host_tools.host_entry(kept[2])
        assert (shown.match, shown.board, shown.hidden, shown.mark) == ("duel", "duel-1", True, "")
        assert EntriesAsked().game == ""

    run(scene())


# Analyses


def job(total: int = 3, address: str = "a") -> analyses.AnalysisJob:
    record: Any = SimpleNamespace(text=lambda: "text", entries=[None] * total)
    return analyses.AnalysisJob("m", record, address)


def test_an_analysis_is_under_way_until_it_is_done_failed_or_stopped() -> None:
    one = job()
    assert (one.state, one.total, one.parts, one.task) == ("waiting", 3, [], None)
    found = []
    for state in ("waiting", "running", "done", "failed", "cancelled"):
        one.state = state
        found.append(one.is_under_way)
    assert found == [True, True, False, False, False]
    one.parts = [None, None]  # type: ignore[list-item]
    progress = one.progress()
    assert (progress.state, progress.decided, progress.decisions) == ("cancelled", 2, 3)
    assert progress.analysis is None


def test_only_who_wanted_an_analysis_stops_it_and_only_while_it_is_under_way() -> None:
    async def scene() -> None:
        known = Server().context.analyses
        one = job()
        known.jobs["m"] = one
        known.cancel("m", "a")
        assert one.state == "waiting", "it has not begun"
        one.task = asyncio.ensure_future(asyncio.sleep(60))
        assert known.waiting() == 1
        for match, address in (("n", "a"), ("m", "b")):
            known.cancel(match, address)
            assert one.state == "waiting"
        known.cancel("m", "a")
        assert (one.state, known.waiting()) == ("cancelled", 0)
        one.state = "done"
        known.cancel("m", "a")
        assert one.state == "done"
        await known.close()
        assert one.task.cancelled()

    run(scene())
