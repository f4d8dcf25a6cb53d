"""Records of matches that were played elsewhere are watched here, and count for nothing."""

from pathlib import Path
from typing import Any

import pytest

from tests.api.kit import Json, Person, Server, as_described, serving
from tests.match.kit import run
from waystone.kernel.record import parse
from waystone.match import brought
from waystone.service.limits import Limits
from waystone.storage.sqlite import SqliteStore

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = [
    path
    for path in sorted(GOLDEN.rglob("*.record"), key=lambda path: path.stat().st_size)
    if parse(path.read_text(encoding="utf-8")).result
]
GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")


def golden(game: str) -> str:
    """The shortest finished record of a game."""
    texts = (path.read_text(encoding="utf-8") for path in FINISHED)
    return next(text for text in texts if parse(text).game == game)


async def bring(person: Person, text: str | bytes) -> tuple[int, Json]:
    server, path = person.server, "/api/records"
    headers = {"X-Waystone": "1", "Content-Type": "text/plain", **person.headers}
    address = server.address + path
    async with server.session.post(address, data=text, headers=headers) as response:
        answer = await response.json()
        return response.status, as_described("post", path, response.status, answer)


async def refusal(person: Person, text: str | bytes) -> Json:
    status, answer = await bring(person, text)
    assert status >= 400
    error: Json = answer["error"]
    return error


async def record_of(server: Server, match: str) -> str:
    async with server.session.get(f"{server.address}/api/matches/{match}/record") as response:
        return await response.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_watched_from_every_viewpoint_and_is_the_same_to_the_letter(game: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, text = await server.person("Ada"), golden(game)
            status, answer = await bring(ada, text)
            assert status == 200, answer
            match, steps = answer["match"], len(parse(text).entries)
            for viewpoint in ("all", "0", "spectator"):
                path = f"/api/matches/{match}/replay?viewpoint={viewpoint}"
                status, replay = await server.get(path)
                assert status == 200, replay
                assert len(replay["frames"]) == steps + 1
            assert {seat["player"] for seat in replay["seats"]} == {"recorded"}
            assert not any(seat["mine"] for seat in replay["seats"])
            assert replay["about"]["ranked"] is False
            assert await record_of(server, match) == text
            assert (await server.get(f"/api/matches/{match}/verify"))[1]["ok"]

    run(scene())


def test_the_same_record_is_the_same_match_whoever_brings_it() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            first = (await bring(ada, golden("extrikate")))[1]["match"]
            assert (await bring(ada, golden("extrikate")))[1]["match"] == first
            assert (await bring(ben, golden("extrikate")))[1]["match"] == first

    run(scene())


def test_it_stands_among_past_matches_but_nobody_has_played_it_here(tmp_path: Path) -> None:
    async def scene(store: Any) -> None:
        async with serving(store=store) as server:
            ada = await server.person("Ada")
            match = (await bring(ada, golden("delve-and-dash")))[1]["match"]
            past = (await ada.get("/api/past"))[1]["matches"]
            assert [(each["match"], each["brought"], each["mine"]) for each in past] == [
                (match, True, [])
            ]
            assert (await ada.get("/api/player"))[1]["games"] == []
            status, answer = await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            assert (status, answer["error"]["code"]) == (403, "NOT_SEATED")
            status, answer = await ada.post(f"/api/matches/{match}/rematch")
            assert (status, answer["error"]["code"]) == (403, "NOT_SEATED")
            assert (await server.get("/api/matches"))[1]["matches"] == []

    run(scene(None))
    run(scene(SqliteStore(tmp_path / "waystone.db")))


def test_who_brought_it_takes_it_along(tmp_path: Path) -> None:
    """Who is erased has not left behind what they brought."""

    async def scene(store: Any) -> None:
        async with serving(store=store) as server:
            ada = await server.person("Ada")
            match = (await bring(ada, golden("dooom")))[1]["match"]
            assert (await server.get(f"/api/matches/{match}/verify"))[0] == 200
            assert (await ada.post("/api/guest/erase"))[0] == 200
            status, answer = await server.get(f"/api/matches/{match}/replay?viewpoint=all")
            assert (status, answer["error"]["code"]) == (404, "NO_SUCH_MATCH")

    run(scene(None))
    run(scene(SqliteStore(tmp_path / "waystone.db")))


def changed_digest(text: str) -> str:
    digest = parse(text).entries[2].digest
    return text.replace(f"#{digest}", "#00000000", 1)


def changed_name(text: str) -> str:
    return text.replace('[Player 0 "', '[Player 0 "X', 1)


def changed_result(text: str) -> str:
    result = parse(text).result
    return text.replace(f'[Result "{result}"]', f'[Result "{result} by far"]', 1)


def other_seed(text: str) -> str:
    return text.replace(f'[Seed "{parse(text).seed}"]', '[Seed "another"]', 1)


def changed_action(text: str) -> str:
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("3. "))
    number, seat, _ = lines[at].split(" ", 2)
    lines[at] = f"{number} {seat} sing loudly #{lines[at].partition(' #')[2]}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("change", "code", "details"),
    [
        (changed_digest, "DIVERGENCE", {"what": "digest", "step": "3"}),
        (changed_action, "DIVERGENCE", {"what": "action", "step": "3", "recorded": "sing loudly"}),
        (changed_result, "DIVERGENCE", {"what": "result"}),
        (changed_name, "DIVERGENCE", {"what": "checksum", "step": ""}),
        (other_seed, "BAD_RECORD", {"what": "commitment"}),
        (lambda text: text[: len(text) // 2], "BAD_RECORD", {"what": "text"}),
        (lambda text: "a photograph", "BAD_RECORD", {"what": "text", "line": "1"}),
        (lambda text: b"\xff\xd8\xff", "BAD_RECORD", {"line": "1", "column": "1"}),
        (
            lambda text: text.replace('[Game "delve-and-dash"]', '[Game "chess"]'),
            "UNKNOWN_GAME",
            {},
        ),
        (lambda text: text.replace("[Rules ", '[Rules "99"]\n[Was '), "BAD_RECORD", {}),
    ],
)
def test_one_that_somebody_touched_is_refused_and_leaves_nothing(
    change: Any, code: str, details: Json
) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            error = await refusal(ada, change(golden("delve-and-dash")))
            assert error["code"] == code, error
            assert {**error["details"], **details} == error["details"]
            assert (await ada.get("/api/past"))[1]["matches"] == []

    run(scene())


def test_a_long_one_is_checked_in_a_worker_as_it_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.service.brought.SHORT", 3)

    async def scene() -> None:
        async with serving() as server:
            ada, text = await server.person("Ada"), golden("delve-and-dash")
            assert (await refusal(ada, changed_name(text)))["details"]["what"] == "checksum"
            assert (await bring(ada, text))[0] == 200

    run(scene())


def test_one_that_is_not_over_or_too_large_or_strangers_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with serving(limits=Limits(large_body_bytes=100_000)) as server:
            ada, record = await server.person("Ada"), parse(golden("delve-and-dash"))
            long_name = changed_name(golden("delve-and-dash")).replace('"X', '"' + "X" * 30)
            assert (await refusal(ada, long_name))["code"] == "BAD_NAMES"
            assert (await refusal(ada, "x" * 100_001))["code"] == "TOO_LARGE"
            record.result = ""
            assert (await refusal(ada, record.text()))["code"] == "NOT_OVER"
            monkeypatch.setattr(brought, "MOST_STEPS", 3)
            assert (await refusal(ada, golden("delve-and-dash")))["code"] == "TOO_LARGE"
            url, headers = server.address + "/api/records", {"X-Waystone": "1"}
            async with server.session.post(url, data="x", headers=headers) as response:
                assert response.status == 401

    run(scene())


def test_nobody_brings_more_than_they_may_open() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(new_matches=(1, 600.0))) as server:
            ada = await server.person("Ada")
            assert (await bring(ada, golden("extrikate")))[0] == 200
            assert (await refusal(ada, golden("extrikate")))["code"] == "TOO_MANY_MATCHES"

    run(scene())
