"""Trying a match again by calls: who may, what is said of it, and that it never counts."""

import json
from dataclasses import replace

from tests.match.kit import run, settle
from tests.service.kit import Json, Server, say
from tests.service.test_analysis import CALM, played
from waystone.service.limits import Limits


def code(answer: Json) -> str:
    found: str = answer["error"]["code"]
    return found


async def give_up(server: Server, match: str, token: str) -> None:
    session, page = await server.connect(token)
    await say(session, "join", match=match)
    await say(session, "act", match=match, n=page.last("snapshot")["n"], do="leave")
    await settle()
    assert page.last("steps")["state"] == "over"


def test_it_is_marked_wherever_it_is_shown() -> None:
    async def scene() -> None:
        server = Server(CALM)
        match, ada = await played(server, "extrikate", "roll")
        answer = await server.post(f"/api/matches/{match}/again", {"step": 2}, ada)
        assert answer["invite"] is None
        again = answer["match"]
        summary = await server.get(f"/api/matches/{again}", ada)
        assert summary["about"]["again"] == {"match": match, "step": 2}
        assert (summary["about"]["ranked"], summary["about"]["public"]) == (False, False)
        assert summary["state"] == "running"
        listed = (await server.get("/api/matches", ada))["matches"]
        assert [(each["match"], each["again"]) for each in listed] == [(again, 2)]
        assert (await server.get("/api/matches"))["matches"] == []
        await give_up(server, again, ada)
        past = (await server.get("/api/past", ada))["matches"]
        assert {each["match"]: each["again"] for each in past} == {again: 2, match: None}
        replay = await server.get(f"/api/matches/{again}/replay", viewpoint="0")
        assert replay["about"]["again"] == {"match": match, "step": 2}
        record = (await server.ask("GET", f"/api/matches/{again}/record")).content.decode()
        checksum = (await server.get(f"/api/matches/{match}/verify"))["checksum"]
        assert f'[Again "2 {checksum}"]\n' in record
        assert (await server.get(f"/api/matches/{again}/verify"))["ok"]

    run(scene())


def test_it_counts_for_nothing() -> None:
    """Neither for a board, nor for what somebody has achieved, nor for a fair opponent."""

    async def scene() -> None:
        server = Server(CALM)
        match, ada = await played(server, "extrikate", "roll")
        before = await server.get("/api/player", ada)
        fair = await server.get("/api/games/extrikate/fair", ada)
        again = (await server.post(f"/api/matches/{match}/again", {"step": 2}, ada))["match"]
        await give_up(server, again, ada)
        assert await server.get("/api/player", ada) == before
        assert await server.get("/api/games/extrikate/fair", ada) == fair
        signed = await server.post(f"/api/matches/{again}/score", {"name": "Ada"}, ada)
        assert code(signed) == "NOT_RANKED"

    run(scene())


def test_only_what_is_over_is_tried_again_and_only_by_somebody() -> None:
    async def scene() -> None:
        server = Server(CALM)
        match, ada = await played(server, "extrikate", "roll")
        path = f"/api/matches/{match}/again"
        assert code(await server.post(path, {"step": 2})) == "NO_GUEST"
        assert code(await server.post(path, {}, ada)) == "BAD_BODY"
        assert code(await server.post(path, {"step": 0}, ada)) == "BAD_BODY"
        assert code(await server.post(path, {"step": 9}, ada)) == "NO_SUCH_STEP"
        assert code(await server.post(path, {"step": 1, "seat": 1}, ada)) == "NO_SUCH_SEAT"
        assert code(await server.post("/api/matches/nowhere/again", {"step": 1}, ada)) == (
            "NO_SUCH_MATCH"
        )
        running = (await server.post("/api/matches", {"game": "extrikate"}, ada))["match"]
        session, _ = await server.connect(ada)
        await say(session, "join", match=running)
        await say(session, "act", match=running, n=0, do="roll")
        refused = await server.post(f"/api/matches/{running}/again", {"step": 1}, ada)
        assert code(refused) == "NOT_OVER"
        ben = await server.enter("Ben")
        assert "match" in await server.post(path, {"step": 1}, ben)

    run(scene())


def test_the_match_of_a_day_that_is_not_over_stays_a_secret() -> None:
    async def scene() -> None:
        server = Server(CALM)
        server.context.daily_secret = b"a secret of this server"
        ada = await server.enter("Ada")
        asked = {"game": "extrikate", "daily": True}
        match = (await server.post("/api/matches", asked, ada))["match"]
        await give_up(server, match, ada)
        path = f"/api/matches/{match}/again"
        assert code(await server.post(path, {"step": 1}, ada)) == "SEALED"
        await server.clock.pass_by(2 * 86_400)
        answer = await server.post(path, {"step": 1}, ada)
        about = (await server.get(f"/api/matches/{answer['match']}", ada))["about"]
        assert (about["daily"], about["ranked"]) == (None, False)

    run(scene())


def test_nobody_begins_more_of_them_than_other_matches() -> None:
    async def scene() -> None:
        limits = replace(CALM, new_matches=(2, 600.0))
        assert isinstance(limits, Limits)
        server = Server(limits)
        match, ada = await played(server, "extrikate", "roll")
        path = f"/api/matches/{match}/again"
        assert "match" in await server.post(path, {"step": 1}, ada)
        assert code(await server.post(path, {"step": 1}, ada)) == "TOO_MANY_MATCHES"

    run(scene())


def test_nobody_is_let_in_where_the_seed_is_known() -> None:
    """Where a game takes newcomers, one that is tried again does not."""

    async def scene() -> None:
        server = Server(CALM)
        ada = await server.enter("Ada")
        wish = {"game": "dungeon-crawler", "seats": ["me", "bot:random"], "seed": "3"}
        match = (await server.post("/api/matches", wish, ada))["match"]
        await give_up(server, match, ada)
        record = (await server.ask("GET", f"/api/matches/{match}/record")).content.decode()
        assert "1. " in record
        again = (await server.post(f"/api/matches/{match}/again", {"step": 1}, ada))["match"]
        path = f"/api/matches/{again}"
        assert code(await server.post(f"{path}/seats", {"seat": "open"}, ada)) == "NO_JOINING"
        session, page = await server.connect(ada)
        await say(session, "join", match=again)
        assert page.last("seats")["can_open"] is False
        assert json.loads((await server.ask("GET", path, token=ada)).content)["state"] == "running"

    run(scene())


def test_a_table_that_filled_step_by_step_is_tried_again_as_it_was_full() -> None:
    """Who sat down is called like who sits there now; nobody can choose to have sat down."""

    async def scene() -> None:
        server = Server(CALM)
        ada = await server.enter("Ada")
        wish: Json = {"game": "dooom", "seats": ["me", "bot:seeker"], "seed": "x"}
        wish["settings"] = {"map": "cellar", "gather": "yes"}
        match = (await server.post("/api/matches", wish, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "join", match=match)
        await server.clock.pass_by(10)
        for _ in range(60):
            if (now := page.last("snapshot", "steps"))["state"] == "over":
                break
            moves = [each["do"] for each in now["choices"] if each["do"].startswith("move")]
            do = moves[now["n"] % len(moves)] if moves else "leave"
            await say(session, "act", match=match, n=now["n"], do=do)
            await settle()
        path = f"/api/matches/{match}/again"
        assert code(await server.post(path, {"step": 1}, ada)) == "NOT_YOUR_TURN"
        frames = (await server.get(f"/api/matches/{match}/replay", viewpoint="0"))["frames"]
        assert [each["choice"] for each in frames[:5]] == [False, False, False, False, True]
        for each in frames[1:6]:
            tried = await server.post(path, {"step": each["n"]}, ada)
            assert ("match" in tried) == each["choice"], each["did"]
        ben = await server.enter("Ben")
        again = (await server.post(path, {"step": 4}, ben))["match"]
        seats = (await server.get(f"/api/matches/{again}", ben))["seats"]
        assert [(each["player"], each["name"]) for each in seats] == [
            ("person", "Ben"),
            ("bot", "seeker"),
        ]
        host = await server.context.lobby.find(again)
        text = host.match.table.record.text()
        assert '1. 0 join "Ben" #' in text
        assert "Ada" not in text

    run(scene())
