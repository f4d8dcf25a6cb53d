"""What seldom happens: limits of costly calls, stores that fail, work once a day, old devices."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import GAME, run, settle
from tests.service.kit import Server, say
from tests.service.test_analysis import CALM, GatedServer, finished, played, running
from waystone.analysis.orders import StudyOrder
from waystone.match.model import Guest, Refusal, StoreFailed
from waystone.service import analyses, passkeys, readiness, signatures, somebody
from waystone.service.doctor import TAKE_BACKUP, examine_match, examine_pages
from waystone.service.limits import Limits
from waystone.service.metrics import Metrics

SOLO = {"game": GAME, "seats": ["me"]}


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/records", b"a record"), ("/api/guest/passkey/use", {"credential": "{}"})],
)
def test_calls_that_take_long_are_counted(path: str, body: Any) -> None:
    async def scene() -> None:
        server = Server(Limits(long_calls=(0, 60.0)))
        answer = await server.ask("POST", path, body, await server.enter("Ada"))
        assert answer.status == 429
        assert json.loads(answer.content)["error"]["code"] == "TOO_MANY_CALLS"

    run(scene())


def test_beliefs_and_hints_cost_analysed_steps() -> None:
    async def scene() -> None:
        server = GatedServer(replace(CALM, analysed_steps=(1, 600.0)))
        match, ada = await played(server)
        answer = await server.get(f"/api/matches/{match}/belief", ada)
        assert answer["error"]["code"] == "TOO_MANY_ANALYSES"
        other, bob = await running(server)
        answer = await server.post(f"/api/matches/{other}/hint", {"seat": 0}, bob)
        assert answer["error"]["code"] == "TOO_MANY_ANALYSES"
        assert server.thinker.orders == []

    run(scene())


def test_who_has_nothing_to_choose_gets_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        server = Server(CALM)
        match, ada = await running(server)

        async def study(order: StudyOrder) -> str:
            return "null"

        monkeypatch.setattr(server.context.analyses.thinker, "study", study)
        host = await server.context.lobby.find(match)
        seat = host.match.table.acting()[0]
        answer = await server.post(f"/api/matches/{match}/hint", {"seat": seat}, ada)
        assert answer["error"]["code"] == "NOTHING_TO_CHOOSE"

    run(scene())


def test_an_analysis_that_can_not_be_kept_has_failed_and_is_soon_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that is under way is never forgotten, however many there are."""
    monkeypatch.setattr(analyses, "REMEMBERED", 1)

    async def scene() -> None:
        server = GatedServer(CALM)
        jobs = server.context.analyses.jobs
        first, second, third = [await played(server) for _ in range(3)]

        async def keep(match: str, engine: str, text: str) -> None:
            raise StoreFailed

        monkeypatch.setattr(server.context.store, "keep_analysis", keep)
        server.thinker.gate.set()
        await server.post(f"/api/matches/{first[0]}/analysis", {}, first[1])
        assert (await finished(server, first[0]))["state"] == "failed"
        server.thinker.gate.clear()
        for match, token in (second, third):
            await server.post(f"/api/matches/{match}/analysis", {}, token)
        assert list(jobs) == [second[0], third[0]]
        await server.context.analyses.close()

    run(scene())


def test_boards_are_compared_with_the_records_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        server = Server()
        audited: list[Any] = []

        async def audit(store: Any, go_on: Any) -> None:
            await go_on()
            audited.append(store)

        monkeypatch.setattr("waystone.service.context.audit", audit)
        for _ in range(2):
            await server.context.audit()
        await server.context.sweep()
        assert audited == [server.context.store]
        server.clock.calendar += 24 * 3_600_000
        await server.context.audit()
        assert audited == [server.context.store] * 2

    run(scene())


def test_what_changed_elsewhere_is_shown_when_the_list_is_a_second_old() -> None:
    async def scene() -> None:
        server = Server()
        context, now = server.context, server.clock.now()
        context.lobby_changed_elsewhere()
        await server.clock.pass_by(0.5)
        context.lobby_changed_elsewhere()
        assert context.show_lobby_at == now + 1.0

    run(scene())


def test_a_match_that_can_not_be_fetched_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        server = Server()
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        match = (await server.post("/api/matches", {"seats": ["me", "open"]}, ada))["match"]
        await server.post(f"/api/matches/{match}/join", {}, bob)

        async def turns() -> list[bool]:
            found = [await server.get("/api/matches", token) for token in (ada, bob)]
            return [each["your_turn"] for answer in found for each in answer["matches"]]

        async def fail(match: str, pay: Any = None) -> Any:
            raise Refusal("TOO_LARGE_MAPS")

        assert True in await turns()
        monkeypatch.setattr(server.context.lobby, "find", fail)
        assert await turns() == [False, False]

    run(scene())


def test_a_store_that_can_not_be_read_is_a_finding_and_so_is_a_match_that_is_gone() -> None:
    class Broken:
        async def damage(self) -> list[str]:
            raise StoreFailed("the disk is gone")

        async def load(self, match: str) -> None:
            return None

    async def scene() -> None:
        store = cast(Any, Broken())
        assert await examine_pages(store) == [("the disk is gone", TAKE_BACKUP)]
        assert await examine_match(store, "m1") == ("match m1 is not there", TAKE_BACKUP)

    run(scene())


def test_who_arrives_hears_what_was_said_before() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", SOLO, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "join", match=match)
        assert "talk" not in [frame["kind"] for frame in page.frames]
        await say(session, "chat", match=match, text="Anybody here?")
        again, other = await server.connect(ada)
        await say(again, "join", match=match)
        assert [line["text"] for line in other.last("talk")["lines"]] == ["Anybody here?"]

    run(scene())


def test_whom_nothing_can_be_told_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back is sent the match as a whole."""

    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", SOLO, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "join", match=match)

        def fail(*_: Any) -> None:
            raise RuntimeError("no such frame")

        monkeypatch.setattr("waystone.wire.down.Steps", fail)
        await say(session, "act", match=match, n=0, do="waystone a1")
        await settle()
        assert page.is_cut
        assert server.context.metrics.cut["failed"] == 1

    run(scene())


def test_a_match_is_signed_once_whatever_two_devices_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", SOLO, ada))["match"]

        async def sign(entry: Any) -> bool:
            return False  # the other device was faster

        monkeypatch.setattr(server.context.store, "sign", sign)
        for name in ("check_signer", "entry_of"):
            monkeypatch.setattr(f"waystone.service.leaderboard.{name}", lambda *_: None)
        answer = await server.post(f"/api/matches/{match}/score", {"name": "Ada"}, ada)
        assert answer["error"]["code"] == "SIGNED"

    run(scene())


def test_a_browser_let_in_is_given_a_cookie_and_a_program_its_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def let_in(call: Any, credential: str, token: str) -> Guest:
        return Guest("ada", "Ada")

    monkeypatch.setattr(passkeys, "let_in", let_in)

    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        for is_program in (False, True):
            code = (await server.post("/api/guest/code", {}, ada))["code"]
            for path, body in (
                ("/api/guest/device", {"code": code}),
                ("/api/guest/passkey/use", {"credential": "{}"}),
            ):
                answer = await server.ask("POST", path, {**body, "token": is_program})
                told = json.loads(answer.content)
                assert (answer.token is None) == is_program
                assert (told.get("token") is not None) == is_program

    run(scene())


def test_a_store_that_does_not_answer_in_time_makes_a_process_unready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.01)

    async def scene() -> None:
        store = Server().context.store
        never = asyncio.Event()
        monkeypatch.setattr(store, "probe", never.wait)
        found = readiness.Readiness(store, Metrics())
        await found.look_at_store()
        assert found.refused == "a write took more than 0.01 s"
        assert any(found.refused in reason for reason in found.reasons())

    run(scene())


def test_a_passkey_made_of_anything_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        signatures.made("{}", b"challenge", "localhost", "http://localhost")
    assert refused.value.code == "BAD_PASSKEY"


def test_nobody_waits_for_whoever_comes_in_a_game_without_open_seats() -> None:
    with pytest.raises(Refusal) as refused:
        somebody.usual_table(cast(Any, SimpleNamespace(modes=[])))
    assert refused.value.code == "NO_JOINING"


@pytest.mark.parametrize(("millis", "status"), [(599_999, 200), (600_000, 403)])
def test_a_code_lets_a_device_in_for_ten_minutes(millis: int, status: int) -> None:
    async def scene() -> None:
        server = Server()
        made = await server.post("/api/guest/code", {}, await server.enter("Ada"))
        assert len(made["code"]) == 10
        assert made["until"] == server.clock.wall() + 600_000
        server.clock.calendar += millis
        typed = made["code"].upper()[:5] + "-" + made["code"][5:]
        answer = await server.ask("POST", "/api/guest/device", {"code": typed, "token": True})
        assert answer.status == status

    run(scene())


@pytest.mark.parametrize(
    ("purpose", "millis"), [("use", 300_000), ("use", 900_000), ("keep ada", 0)]
)
def test_a_challenge_is_good_for_five_minutes_and_for_one_purpose(
    purpose: str, millis: int
) -> None:
    async def scene() -> None:
        server = Server()
        call = cast(Any, SimpleNamespace(context=server.context))
        challenge = await passkeys.make_challenge(call, "use")
        until = server.clock.wall() + 300_000
        server.clock.calendar += min(millis, 299_999)
        assert await passkeys.until_of(call, "use", challenge) == until
        server.clock.calendar += max(0, millis - 299_999)
        with pytest.raises(Refusal) as refused:
            await passkeys.until_of(call, purpose, challenge)
        assert refused.value.code == "BAD_PASSKEY"

    run(scene())


@pytest.mark.parametrize(("length", "is_looked_for"), [(24, True), (25, False)])
def test_what_is_too_long_to_be_the_name_of_a_match_is_not_looked_for(
    length: int, is_looked_for: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        server, asked = Server(), list[str]()

        async def find(match: str, pay: Any) -> Any:
            asked.append(match)
            raise Refusal("NO_SUCH_MATCH")

        monkeypatch.setattr(server.context.lobby, "find", find)
        answer = await server.ask("GET", f"/api/matches/{'x' * length}/record")
        assert (answer.status, bool(asked)) == (404, is_looked_for)

    run(scene())
