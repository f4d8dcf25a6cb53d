"""The socket: matches as frames."""

import asyncio
import json
import os
from pathlib import Path

import aiohttp
import msgspec
import pytest

from tests.api.kit import Json, Server, begin, duel, serving, wander
from tests.match.kit import run, until
from waystone.api.frames import text_frame
from waystone.service.limits import MEASURING, Limits
from waystone.storage.sqlite import SqliteStore
from waystone.wire import down, up


def test_one_frame_up_one_frame_down(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        async with serving(store) as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            line = await ada.line()
            snapshot = await line.join(match)
            assert (snapshot["n"], snapshot["state"], snapshot["viewpoint"]) == (0, "running", 0)
            assert snapshot["seats"][0] == {
                "seat": 0,
                "player": "person",
                "name": "Ada",
                "bot": None,
                "mine": True,
                "online": True,
            }
            assert len(snapshot["choices"]) == 64
            frame = await line.act(match, 0, "waystone c5", "a1")
            assert frame["n"] == 1
            assert frame["steps"][0]["did"] == "waystone c5"
            assert frame["view"]["waystone"] == 34
            assert {"do": "move n", "cell": 26} in frame["choices"]
        store.close()

    run(scene())


@pytest.mark.rule("DD-17", "DD-18")
def test_the_other_learns_only_that_a_waystone_is_chosen() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, _, lines, snapshots = await duel(server)
            assert [each["acting"] for each in snapshots] == [[0, 1], [0, 1]]
            await lines[1].say("act", match=match, n=0, do="waystone c5")
            mine, other = await lines[1].until("steps"), await lines[0].until("steps")
            assert mine["steps"][0]["did"] == "waystone c5"
            assert other["steps"][0]["did"] == ""
            assert [e["kind"] for e in other["steps"][0]["events"]] == ["waystone_chosen"]
            assert other["view"]["waystone"] is None
            assert "waystone_placed" not in lines[0].texts[-1]
            await lines[0].say("act", match=match, n=0, do="waystone a1")
            assert (await lines[0].until("steps"))["view"]["phase"] == "playing"

    run(scene())


def test_a_repeat_is_answered_like_the_first_and_an_old_number_is_stale() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, _, lines, _ = await duel(server)
            frame = await begin(match, lines)
            way = frame["choices"][-1]["do"]
            await lines[0].act(match, 2, way, "same")
            again = await lines[0].act(match, 2, way, "same")
            assert again["kind"] == "steps"
            assert [step["n"] for step in again["steps"]] == [3]
            stale = await lines[0].act(match, 2, way, "other")
            assert (stale["code"], stale["id"], stale["n"]) == ("STALE", "other", 3)
            await lines[1].say("act", match=match, n=3, do="next turn")
            assert (await lines[1].until("refused"))["code"] == "NOT_YOUR_TURN"

    run(scene())


def test_a_spectator_sees_and_can_not_touch() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, _, lines, _ = await duel(server)
            frame = await begin(match, lines)
            watcher = await server.line()
            snapshot = await watcher.join(match)
            assert (snapshot["viewpoint"], snapshot["choices"]) == (31, [])
            assert snapshot["view"]["waystone"] is None
            for seat in (None, 0, 1):
                refusal = await watcher.act(match, 2, "next turn", seat=seat)
                assert refusal["code"] == "NOT_SEATED"
            await lines[0].act(match, frame["n"], frame["choices"][-1]["do"])
            assert (await watcher.until("steps"))["n"] == 3
            await watcher.say("chat", match=match, text="hello")
            assert (await watcher.until("refused"))["code"] == "NO_GUEST"

    run(scene())


def test_presence_is_told() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, people, lines, _ = await duel(server)
            await lines[1].socket.close()
            seats = await lines[0].until("seats")
            assert [seat["online"] for seat in seats["seats"]] == [True, False]
            back = await people[1].line()
            await back.join(match)
            seats = await lines[0].until("seats")
            assert [seat["online"] for seat in seats["seats"]] == [True, True]
            await back.say("part", match=match)
            seats = await lines[0].until("seats")
            assert [seat["online"] for seat in seats["seats"]] == [True, False]
            watcher = await server.line()
            await watcher.join(match)
            assert (await lines[0].until("seats"))["spectators"] == 1

    run(scene())


def test_chat_is_cleaned_limited_and_told_to_all() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, _, lines, _ = await duel(server)
            await lines[0].say("chat", match=match, text=" hi\u202e <b>there</b>\n ")
            said = await lines[1].until("said")
            assert (said["by"], said["text"], said["phrase"]) == (0, "hi <b>there</b>", None)
            await lines[1].say("chat", match=match, phrase="good-luck")
            assert (await lines[0].until("said"))["by"] == 0
            assert (await lines[0].until("said"))["text"] == "Good luck!"
            for text in ({"text": "\u200b"}, {"phrase": "nope"}, {}):
                await lines[0].say("chat", match=match, **text)
                assert (await lines[0].until("refused"))["code"] in (
                    "NOTHING_SAID",
                    "NO_SUCH_PHRASE",
                )
            for _ in range(6):
                await lines[1].say("chat", match=match, text="x")
            assert (await lines[1].until("refused"))["code"] == "TOO_FAST"

    run(scene())


def test_an_open_match_begins_for_all_who_follow() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = (await ada.open("me", "open"))["match"]
            line = await ada.line()
            snapshot = await line.join(match)
            assert (snapshot["state"], snapshot["viewpoint"], snapshot["choices"]) == (
                "open",
                31,
                [],
            )
            assert (await line.act(match, 0, "waystone a1"))["code"] == "NOT_BEGUN"
            _, seated = await bob.post(f"/api/matches/{match}/join")
            begun = await line.until("snapshot")
            assert begun["state"] == "running"
            assert begun["viewpoint"] == 1 - seated["seat"]
            assert begun["about"]["commitment"] == snapshot["about"]["commitment"]

    run(scene())


def test_the_lobby_is_followed() -> None:
    async def scene() -> None:
        async with serving() as server:
            eve = await server.person("Eve")
            line = await eve.line()
            await line.say("lobby", follow=True)
            assert (await line.until("matches"))["matches"] == []
            ada = await server.person("Ada")
            match = (await ada.open("me", "open"))["match"]
            other = await ada.line()
            await other.join(match)
            frame: Json = {"matches": []}
            while not frame["matches"]:
                frame = await line.until("matches")
            (listed,) = frame["matches"]
            assert (listed["match"], listed["free"], listed["mine"]) == (match, 1, False)

    run(scene())


def test_the_list_of_matches_is_never_stale() -> None:
    """Sitting down, the end and the parting of a match are seen by who only looks at the list."""

    async def scene() -> None:
        async with serving() as server:
            eve = await server.person("Eve")
            looking = await eve.line()
            await looking.say("lobby", follow=True)

            async def until_shown(*wanted: tuple[str, int]) -> None:
                shown = [("?", 0)]
                while shown != list(wanted):
                    frame = await looking.until("matches")
                    shown = [(each["state"], each["free"]) for each in frame["matches"]]

            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = (await ada.open("me", "open"))["match"]
            line = await ada.line()
            await line.join(match)
            await until_shown(("open", 1))
            await bob.post(f"/api/matches/{match}/join")
            await until_shown(("running", 0))
            await line.say("act", match=match, n=0, do="leave")
            await until_shown()
            other = (await ada.open("me", "open"))["match"]
            await line.join(other)
            await until_shown(("open", 1))
            await line.say("part", match=other)
            await until_shown()
            await line.join(other)
            await until_shown(("open", 1))
            await line.socket.close()
            await until_shown()

    run(scene(), 60)


def test_acting_without_following_is_answered_too() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            line = await ada.line()
            frame = await line.act(match, 0, "waystone a1", "x")
            assert (frame["n"], len(frame["steps"])) == (1, 1)
            assert (await line.act("nosuchmatch", 0, "move n"))["code"] == "NO_SUCH_MATCH"

    run(scene())


def test_two_tabs_of_one_guest_see_the_same() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            tabs = [await ada.line(), await ada.line()]
            for tab in tabs:
                await tab.join(match)
            await tabs[0].say("act", match=match, n=0, do="waystone a1")
            frames = [await tab.until("steps") for tab in tabs]
            assert frames[0] == frames[1]

    run(scene())


def test_who_comes_from_the_lobby_plays_with_the_credit_of_a_player() -> None:
    async def scene() -> None:
        limits = Limits(watcher_frames=(10, 20.0), player_frames=(40, 20.0))
        async with serving(limits=limits) as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            line = await ada.line()
            for _ in range(8):
                await line.sync()
            await line.join(match)
            for _ in range(40):
                await line.say("ping", t=1)
                assert (await line.until("pong", "refused"))["kind"] == "pong"

    run(scene())


def test_who_is_too_fast_is_refused_and_then_cut() -> None:
    async def scene() -> None:
        limits = Limits(watcher_frames=(10, 20.0))
        async with serving(limits=limits) as server:
            line = await server.line()
            for _ in range(11):
                await line.say("ping", t=1)
            assert (await line.until("refused"))["code"] == "TOO_FAST"
            for _ in range(30):
                await line.say("ping", t=1)
            assert await line.close_code() == 1008

    run(scene())


def test_sockets_are_counted_per_guest_and_address() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(sockets_per_guest=2, sockets_per_address=4)) as server:
            ada = await server.person()
            lines = [await ada.line(), await ada.line()]
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                await ada.line()
            await lines[0].socket.close()
            await until(lambda: len(server.web.sockets) == 1)
            lines.append(await ada.line())
            lines += [await server.line() for _ in range(2)]
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                await server.line()

    run(scene())


def test_a_server_that_goes_down_says_so(tmp_path: Path) -> None:
    """And whoever comes back finds everything."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        async with serving(store) as server:
            match, people, lines, _ = await duel(server)
            frame = await begin(match, lines)
            frames = await wander(match, lines, frame, 10, "x")
            closing = asyncio.create_task(server.web.close())
            goodbye = await lines[0].until("closing")
            assert 0 <= goodbye["retry"] < 5000
            assert await lines[0].close_code() == 1012
            await lines[1].until("closing")
            await lines[1].close_code()
            await closing
        async with serving(store) as again:
            for person, old in zip(people, frames, strict=True):
                person.server = again
                line = await person.line()
                snapshot = await line.join(match)
                assert snapshot["view"] == old["view"]
                assert snapshot["n"] == old["n"]
        store.close()

    run(scene())


def test_frames_have_no_field_that_is_not_described() -> None:
    """What the server sends is what the generated types say: same kinds, same fields."""

    async def scene() -> None:
        async with serving() as server:
            match, _, lines, _ = await duel(server)
            await begin(match, lines)
            for text in [text for line in lines for text in line.texts]:
                raw = json.loads(text)
                for step in raw.get("steps", []):
                    step["events"] = []
                if "view" in raw:
                    raw["view"] = {}
                frame = msgspec.convert(raw, down.DownFrame)
                assert set(raw) == {"kind", *frame.__struct_fields__}

    run(scene())


async def bare(server: Server, autoping: bool) -> aiohttp.ClientWebSocketResponse:
    """A socket after its hello; without autoping it answers no heartbeat by itself."""
    url, headers = f"{server.address}/api/socket", {"Origin": server.address}
    socket = await server.session.ws_connect(url, headers=headers, autoping=autoping)
    assert json.loads(await socket.receive_str())["kind"] == "hello"
    return socket


def test_who_answers_pings_stays_and_who_does_not_is_cut() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(heartbeat=1.0)) as server:
            awake, deaf = await bare(server, autoping=True), await bare(server, autoping=False)
            listening = asyncio.create_task(awake.receive())
            assert (await deaf.receive()).type is aiohttp.WSMsgType.PING
            assert (await deaf.receive()).type is aiohttp.WSMsgType.CLOSED
            await asyncio.sleep(1)
            assert not listening.done()
            assert len(server.web.sockets) == 1
            async with server.session.get(f"{server.address}/metrics") as response:
                told = await response.text()
            assert 'sockets_cut_total{why="silent"} 1.0' in told
            assert 'limited_total{limit="heartbeat"} 1.0' in told
            listening.cancel()
            await awake.close()

    run(scene())


def test_a_ping_is_answered_with_what_it_said() -> None:
    async def scene() -> None:
        async with serving() as server:
            socket = await bare(server, autoping=False)
            await socket.ping(b"are you there?")
            answer = await socket.receive()
            assert (answer.type, answer.data) == (aiohttp.WSMsgType.PONG, b"are you there?")
            await socket.close()

    run(scene())


def test_who_sends_many_frames_at_once_holds_nobody_up() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            crowd, one = await server.line(), await server.line()
            frame = text_frame(b'{"kind":"ping","t":1}')
            head, body = bytes((frame[0], frame[1] | 0x80)) + bytes(4), frame[2:]
            connection = crowd.socket.get_extra_info("socket")
            os.write(connection.fileno(), (head + body) * 2000)  # a mask of zeroes changes nothing
            await one.say("ping", t=2)
            assert (await one.hear())["kind"] == "pong"
            assert server.context.metrics.frames[up.Ping] < 1000

    run(scene())
