"""HTTP: opening, joining, records, errors with codes."""

import dataclasses
import json
from ipaddress import ip_network
from typing import Any

import pytest

from tests.api.kit import begin, duel, serving, wander
from tests.match.kit import run
from waystone.kernel.dice import commitment
from waystone.kernel.record import parse
from waystone.service.calls import STATUS
from waystone.service.limits import MEASURING, Limits
from waystone.service.routes import ROUTES


def test_games_are_described() -> None:
    async def scene() -> None:
        async with serving() as server:
            _, answer = await server.get("/api/games")
            game = next(each for each in answer["games"] if each["name"] == "delve-and-dash")
            assert game["seats"] == [1, 2]
            level = next(each for each in game["settings"] if each["name"] == "level")
            assert (level["default"], level["low"], level["high"]) == ("1", 1, 2)
            assert "knight" in [bot["name"] for bot in game["bots"]]
            assert answer["phrases"]["hello"] == "Hello!"

    run(scene())


def test_a_browser_becomes_a_guest_by_a_cookie_out_of_reach_of_scripts() -> None:
    async def scene() -> None:
        async with serving() as server:
            url, headers = f"{server.address}/api/guest", {"X-Waystone": "1"}
            async with server.session.post(url, json={}, headers=headers) as response:
                cookie = response.cookies["waystone"]
                first = await response.json()
            assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
            assert first["token"] is None
            again = {**headers, "Cookie": f"waystone={cookie.value}"}
            async with server.session.post(url, json={"name": "Ada"}, headers=again) as response:
                second = await response.json()
                assert "Set-Cookie" not in response.headers
            assert second == {"guest": first["guest"], "name": "Ada", "token": None}

    run(scene())


def test_over_https_the_cookie_is_tied_to_the_host() -> None:
    async def scene() -> None:
        async with serving(origins=("https://play.example.org",)) as server:
            url, headers = f"{server.address}/api/guest", {"X-Waystone": "1"}
            async with server.session.post(url, json={}, headers=headers) as response:
                cookie = response.cookies["__Host-waystone"]
                assert cookie["secure"] is True
                assert (cookie["path"], cookie["domain"]) == ("/", "")
                assert "max-age" in response.headers["Strict-Transport-Security"]

    run(scene())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "UNKNOWN_GAME"),
        ({"seats": ["me", "me", "me"]}, "BAD_SEATS"),
        ({"seats": ["you"]}, "BAD_SEATS"),
        ({"seats": []}, "BAD_BODY"),
        ({"seats": "me"}, "BAD_BODY"),
        ({"settings": {"size": "1"}}, "BAD_SETTING"),
        ({"settings": {"size": 8}}, "BAD_BODY"),
        ({"settings": {"color": "red"}}, "UNKNOWN_SETTING"),
        ({"clock": 5}, "BAD_BODY"),
        ({"clock": -1}, "BAD_BODY"),
        ({"seed": ""}, "BAD_BODY"),
        ({"nonsense": 1}, "BAD_BODY"),
        ([], "BAD_BODY"),
        (7, "BAD_BODY"),
    ],
)
def test_bad_wishes_get_a_code_and_a_sentence(body: object, code: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            status, answer = await server.post("/api/matches", body, **ada.headers)
            assert (status, answer["error"]["code"]) == (400, code)
            assert len(answer["error"]["message"]) > 5

    run(scene())


@pytest.mark.parametrize(
    ("settings", "details"),
    [
        ({"size": "1"}, {"setting": "size", "given": "1"}),
        ({"level": "9" * 500}, {"setting": "level", "given": "9" * 80}),
        ({"sise": "8"}, {"setting": "sise", "near": "size"}),
    ],
)
def test_a_refused_setting_comes_with_what_its_sentence_is_made_of(
    settings: dict[str, str], details: dict[str, str]
) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            _, answer = await server.post("/api/matches", {"settings": settings}, **ada.headers)
            assert answer["error"]["details"] == details

    run(scene())


def test_a_refusal_that_says_it_all_has_no_details() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            _, answer = await server.post("/api/matches", {"clock": -1}, **ada.headers)
            assert set(answer["error"]) == {"code", "message"}

    run(scene())


def test_bad_json_and_lonely_halves_of_characters_are_refused() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            url = f"{server.address}/api/matches"
            for body in (b"{", b"\xff\xfe", b'{"game":"\\ud800"}', b"null", b"[" * 5000):
                headers = {"X-Waystone": "1", **ada.headers}
                async with server.session.post(url, data=body, headers=headers) as response:
                    assert response.status == 400
                    assert "error" in await response.json()
            url = f"{server.address}/api/guest"
            async with server.session.post(url, data=b" " * 20_000, headers=headers) as response:
                assert response.status == 413
                assert (await response.json())["error"]["code"] == "TOO_LARGE"
            assert server.context.bites.counts["body_bytes"] == 1

    run(scene())


def test_strangers_are_asked_to_become_guests_first() -> None:
    async def scene() -> None:
        async with serving() as server:
            status, answer = await server.post("/api/matches", {"seats": ["me"]})
            assert (status, answer["error"]["code"]) == (401, "NO_GUEST")
            for path in ("/api/matches/abcdefgh", "/api/matches/..", "/api/matches/%2e%2e%2fx"):
                status, answer = await server.get(path)
                assert status == 404
            status, answer = await server.get("/api/leaderboard?board=chess")
            assert (status, answer["error"]["code"]) == (404, "NO_SUCH_BOARD")
            async with server.session.get(f"{server.address}/api/guest") as response:
                assert (response.status, response.headers["Allow"]) == (405, "POST")

    run(scene())


@pytest.mark.rule("DD-85")
def test_records_are_for_matches_that_are_over() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, people, lines, snapshots = await duel(server)
            await begin(match, lines)
            for what in ("record", "replay", "replay?viewpoint=all", "verify"):
                status, answer = await people[0].get(f"/api/matches/{match}/{what}")
                assert (status, answer["error"]["code"]) == (403, "NOT_OVER")
            await lines[0].act(match, 2, "leave")
            async with server.session.get(
                f"{server.address}/api/matches/{match}/record"
            ) as response:
                record = parse(await response.text())
                assert "attachment" in response.headers["Content-Disposition"]
            assert commitment(record.seed) == snapshots[0]["about"]["commitment"]
            _, verdict = await server.get(f"/api/matches/{match}/verify")
            assert verdict["ok"]
            assert (verdict["seed"], verdict["steps"]) == (record.seed, 3)
            assert verdict["checksum"] == record.claimed == record.counted

    run(scene())


@pytest.mark.rule("DD-30", "DD-85")
def test_a_replay_shows_what_each_viewpoint_saw() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, _, lines, _ = await duel(server)
            await begin(match, lines, ("b2", "g7"))
            await lines[0].act(match, 2, "next turn")
            await lines[1].until("steps")
            await lines[1].act(match, 3, "leave")
            seen = {}
            for viewpoint in ("0", "1", "spectator", "all"):
                _, answer = await server.get(f"/api/matches/{match}/replay?viewpoint={viewpoint}")
                assert answer["viewpoint"] == viewpoint
                assert [frame["n"] for frame in answer["frames"]] == [0, 1, 2, 3, 4]
                seen[viewpoint] = answer["frames"]
                start = {name: seen[viewpoint][0][name] for name in ("by", "did", "at", "events")}
                assert start == {"by": -1, "did": "", "at": 0, "events": []}
            homes = {viewpoint: frames[3]["view"]["waystone"] for viewpoint, frames in seen.items()}
            assert homes == {"0": 9, "1": 54, "spectator": None, "all": None}
            assert [frame["did"] for frame in seen["0"]][1:3] == ["waystone b2", ""]
            assert [frame["did"] for frame in seen["all"]][1:3] == ["waystone b2", "waystone g7"]
            assert seen["all"][3]["view"]["secrets"]["waystones"] == [9, 54]
            assert seen["spectator"][3]["view"]["secrets"] is None
            status, _ = await server.get(f"/api/matches/{match}/replay?viewpoint=2")
            assert status == 400

    run(scene())


def test_replays_are_squeezed_and_rationed() -> None:
    async def scene() -> None:
        limits = dataclasses.replace(MEASURING, long_calls=(3, 60.0))
        async with serving(limits=limits) as server:
            match, _, lines, _ = await duel(server)
            frame = await begin(match, lines)
            await wander(match, lines, frame, 40, "long")
            await lines[0].say("act", match=match, n=0, do="leave")
            while (await lines[0].until("steps"))["result"] is None:
                pass
            url = f"{server.address}/api/matches/{match}/replay"
            for _ in range(3):
                async with server.session.get(url) as response:
                    assert response.headers["Content-Encoding"] in ("gzip", "deflate")
                    assert len((await response.json())["frames"]) > 20
            status, answer = await server.get(f"/api/matches/{match}/verify")
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_CALLS")

    run(scene())


def test_a_private_match_is_joined_by_its_invite_only() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob, eve = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
            opened = await ada.open("me", "open", public=False)
            match, invite = opened["match"], opened["invite"]
            _, listing = await eve.get("/api/matches")
            assert listing["matches"] == []
            _, outside = await eve.get(f"/api/matches/{match}")
            assert outside["about"]["invite"] is None
            _, inside = await ada.get(f"/api/matches/{match}")
            assert inside["about"]["invite"] == invite
            status, answer = await eve.post(f"/api/matches/{match}/join", {"invite": "x" * 22})
            assert (status, answer["error"]["code"]) == (403, "NOT_INVITED")
            status, _ = await bob.post(f"/api/matches/{match}/join", {"invite": invite})
            assert status == 200
            status, answer = await eve.post(f"/api/matches/{match}/join", {"invite": invite})
            assert (status, answer["error"]["code"]) == (409, "NO_FREE_SEAT")

    run(scene())


@pytest.mark.rule("DD-86")
def test_a_rematch_is_offered_and_accepted() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, people, lines, _ = await duel(server)
            path = f"/api/matches/{match}/rematch"
            status, answer = await people[0].post(path)
            assert (status, answer["error"]["code"]) == (409, "NO_REMATCH")
            await lines[0].act(match, 0, "leave")
            assert await people[0].post(path) == (200, {"match": None})
            assert (await lines[1].until("seats"))["offers"] == [0]
            _, accepted = await people[1].post(path)
            again = accepted["match"]
            assert (await lines[0].until("seats"))["rematch"] in (None, again)
            snapshot = await lines[0].join(again)
            assert snapshot["viewpoint"] == 1
            _, old = await people[0].get(f"/api/matches/{match}")
            assert old["about"]["rematch"] == again

    run(scene())


def test_new_matches_and_guests_are_limited() -> None:
    async def scene() -> None:
        limits = Limits(new_matches=(2, 60), new_guests=(1, 60))
        async with serving(limits=limits) as server:
            ada = await server.person()
            await ada.open()
            await ada.open()
            status, answer = await ada.post("/api/matches", {"seats": ["me"]})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_MATCHES")
            status, answer = await server.post("/api/guest", {})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_GUESTS")

    run(scene())


def test_a_rematch_counts_as_a_new_match() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(new_matches=(2, 60))) as server:
            ada = await server.person()
            first = (await ada.open())["match"]
            line = await ada.line()
            await line.join(first)
            await line.act(first, 0, "leave")
            status, answer = await ada.post(f"/api/matches/{first}/rematch")
            assert status == 200
            status, answer = await ada.post(f"/api/matches/{first}/rematch")
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_MATCHES")

    run(scene())


def test_a_store_that_fails_is_told_and_the_server_stays() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, people, lines, _ = await duel(server)
            store = server.context.store
            store.is_failing = True  # type: ignore[attr-defined]
            status, answer = await people[0].post("/api/matches", {"seats": ["me"]})
            assert (status, answer["error"]["code"]) == (503, "STORE_FAILED")
            assert (await lines[0].act(match, 0, "waystone a1", "x"))["code"] == "STORE_FAILED"
            store.is_failing = False  # type: ignore[attr-defined]
            assert (await lines[0].act(match, 0, "waystone a1", "x"))["n"] == 1

    run(scene())


def test_the_description_lists_every_call_and_resolves() -> None:
    async def scene() -> None:
        async with serving() as server:
            _, document = await server.get("/api/openapi.json")
            assert document["openapi"] == "3.1.0"
            for route in ROUTES:
                assert route.method.lower() in document["paths"][route.path]
            for path in (
                "/api/socket",
                "/api/openapi.json",
                "/api/asyncapi.json",
                "/health",
                "/metrics",
            ):
                assert "get" in document["paths"][path]
            told = json.dumps(document["paths"])
            not_of_calls = {"NOT_FOUND", "WRONG_METHOD", "INTERNAL", "TOO_MANY_SOCKETS"}
            assert {code for code in STATUS if code not in told} == not_of_calls
            names = document["components"]["schemas"]
            text = json.dumps(document)
            for part in text.split('"$ref": "#/components/schemas/')[1:]:
                assert part.partition('"')[0] in names

    run(scene())


def test_health_and_metrics() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "waystone a1")
            assert (await server.get("/health"))[1] == {"ok": True, "matches": 1}
            async with server.session.get(f"{server.address}/metrics") as response:
                text = await response.text()
            assert "waystone_sockets 1.0" in text
            assert 'waystone_frames_total{kind="act"} 1.0' in text
            assert "waystone_act_seconds_count 1.0" in text

    run(scene())


@pytest.mark.rule("DM-81")
def test_figures_are_for_this_machine() -> None:
    """They count every action, so that players could watch hidden ones."""

    async def asked(far: str, **how: Any) -> int:
        async with serving(behind_proxy=True, **how) as server:
            url, headers = f"{server.address}/metrics", {"X-Forwarded-For": f"127.0.0.1, {far}"}
            async with server.session.get(url, headers=headers) as response:
                return response.status

    async def scene() -> None:
        inside = {"metrics_for": (ip_network("10.0.0.0/8"),)}
        near = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
        assert [await asked(each) for each in near] == [200] * 3
        assert [await asked(each) for each in ("192.168.1.7", "2001:db8::1", "nobody")] == [403] * 3
        assert [await asked(each, **inside) for each in ("10.1.2.3", "11.1.2.3")] == [200, 403]

    run(scene())


def test_what_was_played_is_found_again_by_those_who_played() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, people, lines, _ = await duel(server)
            assert [await person.get("/api/past") for person in people] == [
                (200, {"matches": []})
            ] * 2
            await begin(match, lines)
            await lines[0].act(match, 2, "leave")
            names = [person.guest for person in people]
            for seat, person in enumerate(people):
                (past,) = (await person.get("/api/past"))[1]["matches"]
                assert (past["match"], past["game"], past["mine"]) == (
                    match,
                    "delve-and-dash",
                    [seat],
                )
                assert (past["results"], past["reason"]) == (["loss", "win"], "forfeit")
                assert sorted(past["names"]) == ["Ada", "Bob"]
                assert not past["sealed"]
                assert not any(name in str(past) for name in names), "others' ids are not told"
            stranger = await server.person("Eve")
            assert (await stranger.get("/api/past"))[1] == {"matches": []}
            assert (await server.get("/api/past"))[1] == {"matches": []}

    run(scene())
