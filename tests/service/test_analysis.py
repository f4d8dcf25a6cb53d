"""Analyses by calls: begun once, followed, stopped, kept, and bounded."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.match.kit import FakeClock, FakeThinker, run, settle, until
from tests.service.kit import Json, Server, say
from waystone.analysis.orders import StudyOrder
from waystone.analysis.study import ENGINE, JudgedStep, analyse
from waystone.kernel.record import Record, RecordedStep, parse
from waystone.match.in_process import one_process
from waystone.match.model import Refusal
from waystone.service.analyses import Analyses, AnalysisJob
from waystone.service.analysis import number_below
from waystone.service.context import AppContext
from waystone.service.limits import Limits
from waystone.storage.memory import MemoryStore

CALM = Limits(long_calls=(10_000, 60.0), player_frames=(10_000, 60.0))


class GatedThinker(FakeThinker):
    """Studies when a test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.orders: list[StudyOrder] = []
        self.gate = asyncio.Event()
        self.fails = False

    async def study(self, order: StudyOrder) -> str:
        self.orders.append(order)
        await self.gate.wait()
        if self.fails:
            raise RuntimeError("the worker died")
        return await super().study(order)


class GatedServer(Server):
    """A server whose thinker waits for a test."""

    def made(self, limits: Limits) -> AppContext:
        self.thinker = GatedThinker()
        store = MemoryStore()
        return AppContext(store, one_process(store, self.clock, self.thinker), limits)


async def played(server: Server, game: str = "extrikate", *actions: str) -> tuple[str, str]:
    """A match of one guest that is given up after these actions, and the guest's token."""
    ada = await server.enter("Ada")
    wish = {"game": game, "seats": ["me"], "settings": {"mode": "solo"} if "delve" in game else {}}
    match = (await server.post("/api/matches", {**wish, "seed": "15"}, ada))["match"]
    session, page = await server.connect(ada)
    await say(session, "join", match=match)
    for action in (*actions, "leave"):
        n = page.last("snapshot", "steps")["n"]
        await say(session, "act", match=match, n=n, do=action)
        await settle()
    assert page.last("steps")["result"] is not None
    return match, ada


async def finished(server: Server, match: str, token: str = "") -> Json:
    """The answer once the analysis is no longer under way."""
    for _ in range(2000):
        answer = await server.get(f"/api/matches/{match}/analysis", token)
        if answer["state"] not in ("waiting", "running"):
            return answer
        await asyncio.sleep(0.01)
    raise AssertionError("it takes too long")


def test_an_analysis_is_begun_once_and_kept() -> None:
    async def scene() -> None:
        server = GatedServer(CALM)
        match, ada = await played(server, "extrikate", "roll")
        path = f"/api/matches/{match}/analysis"
        nothing = {"state": "none", "decided": 0, "decisions": 0, "analysis": None}
        assert await server.get(path) == nothing
        for _ in range(2):
            answer = await server.post(path, {}, ada)
            assert (answer["state"], answer["decided"], answer["decisions"]) == ("waiting", 0, 2)
        server.thinker.gate.set()
        answer = await finished(server, match)
        assert (answer["state"], answer["decided"]) == ("done", 2)
        assert [(each.first, each.last) for each in server.thinker.orders] == [(1, 1), (2, 2)]
        record = await server.ask("GET", f"/api/matches/{match}/record")
        found = analyse(parse(record.content.decode()))
        assert answer["analysis"] == json.loads(msgspec.json.encode(found))
        assert await server.post(path, {}, ada) == answer
        assert len(server.thinker.orders) == 2
        assert await server.context.store.analysis_of(match, ENGINE) is not None

    run(scene())


def test_it_can_be_stopped_by_who_wanted_it_and_begun_again() -> None:
    async def scene() -> None:
        server = GatedServer(CALM)
        match, ada = await played(server)
        path = f"/api/matches/{match}/analysis"
        await server.post(path, {}, ada)
        server.context.analyses.cancel(match, "elsewhere")
        assert (await server.get(path))["state"] == "waiting"
        assert (await server.post(path, {"cancel": True}, ada))["state"] == "cancelled"
        assert (await server.get(path))["state"] == "cancelled"
        server.thinker.gate.set()
        await server.post(path, {}, ada)
        assert (await finished(server, match))["state"] == "done"

    run(scene())


def test_one_that_fails_says_so() -> None:
    async def scene() -> None:
        server = GatedServer(CALM)
        match, ada = await played(server)
        server.thinker.fails = True
        server.thinker.gate.set()
        await server.post(f"/api/matches/{match}/analysis", {}, ada)
        assert (await finished(server, match))["state"] == "failed"

    run(scene())


def test_only_matches_that_are_over_are_analysed() -> None:
    async def scene() -> None:
        server = Server(CALM)
        ada = await server.enter("Ada")
        wish = {"game": "extrikate", "seats": ["me"]}
        match = (await server.post("/api/matches", wish, ada))["match"]
        for method, what in (("GET", "analysis"), ("POST", "analysis"), ("GET", "belief")):
            answer = await server.ask(method, f"/api/matches/{match}/{what}", {}, ada)
            assert json.loads(answer.content)["error"]["code"] == "NOT_OVER"

    run(scene())


@pytest.mark.parametrize(
    ("limit", "value"), [("analysed_steps", (1, 600.0)), ("analyses_waiting", 0)]
)
def test_an_address_can_not_ask_for_more_than_is_bearable(limit: str, value: Any) -> None:
    async def scene() -> None:
        server = GatedServer(replace(CALM, **{limit: value}))
        match, ada = await played(server, "extrikate", "roll")
        answer = await server.post(f"/api/matches/{match}/analysis", {}, ada)
        assert answer["error"]["code"] == "TOO_MANY_ANALYSES"
        assert server.context.bites.counts[limit] == 1
        assert server.thinker.orders == []

    run(scene())


def test_what_a_seat_could_have_known_is_told_in_layers() -> None:
    async def scene() -> None:
        server = Server(CALM)
        match, ada = await played(server, "delve-and-dash", "waystone a1")
        path = f"/api/matches/{match}/belief"
        found = await server.get(path, ada, seat="0", step="1")
        layers = {each["kind"]: each for each in found["layers"]}
        assert (found["step"], found["seat"], found["imagined"]) == (1, 0, 100)
        assert {"wall", "lair", "treasure"} <= set(layers)
        assert (layers["wall"]["grain"], layers["lair"]["grain"]) == ("edges", "cells")
        assert sum(each["share"] for each in layers["lair"]["shares"]) == 10_000
        shares = [each["share"] for each in layers["treasure"]["shares"]]
        assert shares == sorted(shares, reverse=True)
        again = await server.get(path, ada, seat="0", step="1")
        assert again == found
        for query, code in (
            ({"seat": "1", "step": "1"}, "NO_SUCH_SEAT"),
            ({"seat": "x", "step": "1"}, "NO_SUCH_SEAT"),
            ({"seat": "0", "step": "3"}, "NO_SUCH_STEP"),
            ({"seat": "0", "step": "-1"}, "NO_SUCH_STEP"),
        ):
            assert (await server.get(path, ada, **query))["error"]["code"] == code

    run(scene())


@pytest.mark.parametrize(
    ("text", "end", "number"),
    [
        ("0", 1, 0),
        ("6", 7, 6),
        ("007", 8, 7),
        ("999999999", 10**9, 999_999_999),
        ("000000000", 1, 0),
        ("7", 7, None),
        ("0000000000", 1, None),  # so long a text is not even read
        ("", 7, None),
        ("-1", 7, None),
        ("+1", 7, None),
        ("1.0", 7, None),
        (" 1", 7, None),
        ("1_0", 70, None),
        ("²", 7, None),
        ("٣", 7, None),  # a digit of another script
    ],
)
def test_a_number_is_written_in_nine_plain_digits_at_most(
    text: str, end: int, number: int | None
) -> None:
    if number is not None:
        assert number_below(text, end, "NO_SUCH_STEP") == number
        return
    with pytest.raises(Refusal) as refused:
        number_below(text, end, "NO_SUCH_STEP")
    assert refused.value.code == "NO_SUCH_STEP"


def test_a_server_that_goes_down_waits_for_no_analysis() -> None:
    async def scene() -> None:
        server = GatedServer(CALM)
        match, ada = await played(server)
        await server.post(f"/api/matches/{match}/analysis", {}, ada)
        await until(lambda: len(server.thinker.orders) == 1)
        await server.context.analyses.close()
        assert server.context.analyses.waiting() == 0

    run(scene())


async def running(server: Server, **more: Any) -> tuple[str, str]:
    """A match of one guest that goes on, and the guest's token."""
    ada = await server.enter("Ada")
    wish = {"game": "extrikate", "seats": ["me", "me"], **more}
    return (await server.post("/api/matches", wish, ada))["match"], ada


def test_a_hint_says_what_the_expert_would_do_and_marks_the_record() -> None:
    async def scene() -> None:
        server = Server(CALM)
        match, ada = await running(server, seed="15")
        session, page = await server.connect(ada)
        await say(session, "join", match=match)
        host = await server.context.lobby.find(match)
        seat = host.match.table.acting()[0]
        await say(session, "act", match=match, n=0, do="roll", seat=seat)
        await settle()
        table, before = host.match.table, host.match.table.state.key()
        seat = table.acting()[0]
        path, step = f"/api/matches/{match}/hint", table.number
        answer = await server.post(path, {"seat": seat}, ada)
        if len(table.legal(seat)) < 2:
            assert answer["error"]["code"] == "NOTHING_TO_CHOOSE"
        else:
            assert answer["action"] in [action.text for action in table.legal(seat)]
            assert answer["decision"]["seat"] == seat
            assert answer["number"] == page.last("snapshot", "steps")["n"]
        assert (table.number, table.state.key()) == (step + 1, before)
        assert table.record.assisted == [seat]
        other = await server.post(path, {"seat": 1 - seat}, ada)
        assert other["error"]["code"] == "NOT_YOUR_TURN"
        await say(session, "act", match=match, n=page.last("steps")["n"], do="hint", seat=seat)
        assert page.last("refused")["code"] == "NOT_YOURS"

    run(scene())


def test_no_hints_in_matches_that_count_nor_for_others() -> None:
    async def scene() -> None:
        server = Server(CALM)
        ada, bob = await server.enter("Ada"), await server.enter("Bob")
        wish = {"game": "extrikate", "seats": ["me"]}
        match = (await server.post("/api/matches", wish, ada))["match"]
        host = await server.context.lobby.find(match)
        assert host.match.info.ranked
        for token, code in ((ada, "NO_HINTS"), (bob, "NOT_SEATED"), ("", "NO_GUEST")):
            answer = await server.post(f"/api/matches/{match}/hint", {}, token)
            assert answer["error"]["code"] == code
        assert host.match.table.number == 0

    run(scene())


@pytest.mark.parametrize(
    ("each", "sizes"),
    [
        (0.0, [1, 2, 4, 8, 16, 32, 50, 50, 37]),
        (0.1, [1, 2, 4, 8, *[10] * 18, 5]),
        (0.4, [1, *[2] * 99, 1]),
        (3.0, [1] * 200),
    ],
)
def test_a_piece_of_work_takes_about_a_second(each: float, sizes: list[int]) -> None:
    """Twice as much as before at most, never more than fifty steps, and always one."""
    clock = FakeClock()
    made: list[int] = []

    class Steady(FakeThinker):
        async def study(self, order: StudyOrder) -> str:
            made.append(order.last - order.first + 1)
            assert order.first == sum(made[:-1]) + 1
            clock.time += each * made[-1]
            steps = range(order.first, order.last + 1)
            return msgspec.json.encode([JudgedStep(step, [], None) for step in steps]).decode()

    async def test() -> None:
        analyses = Analyses(MemoryStore(), Steady(), lambda: clock.time, 1)
        record = Record("extrikate", 1, {}, "1", ["Ada"])
        record.entries += [RecordedStep(0, "roll", "00000000")] * 200
        job = AnalysisJob("m", record, "here")
        await analyses.judge(job)
        assert len(job.parts) == job.total == 200

    run(test())
    assert made == sizes
