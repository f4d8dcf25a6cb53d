"""UserFiles: texts that a game judges, sent by people. The maps of Dungeon of Dooom are such."""

from __future__ import annotations

import json
from io import BytesIO

import pytest

from tests.api.kit import HEADER, Json, Person, Server, serving
from tests.match.kit import run
from waystone.catalogue import find_game
from waystone.games.dooom import maps
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.table import Table
from waystone.match.model import Refusal
from waystone.service.limits import Limits
from waystone.service.records import check_size

MAPS = "/api/games/dooom/files/map_text"
GOOD = "name Test map\nwin 1\n#####\n#.GE#\n#####\n"


async def check(server: Server, data: bytes, seats: str = "1") -> tuple[int, Json]:
    """What the server says to the bytes of a file."""
    url = f"{server.address}{MAPS}/check?seats={seats}"
    async with server.session.post(url, data=BytesIO(data), headers=HEADER) as response:
        return response.status, await response.json()


async def play(person: Person, text: str) -> tuple[int, Json]:
    """Open a match on a map of one's own."""
    settings = {"map": "custom", "map_text": text}
    body = json.dumps({"game": "dooom", "seats": ["me"], "settings": settings}).encode()
    url, headers = f"{person.server.address}/api/matches", {**HEADER, **person.headers}
    post = person.server.session.post(url, data=BytesIO(body), headers=headers)
    async with post as response:
        return response.status, await response.json()


def hall(width: int, height: int) -> str:
    """A large map that is quickly written."""
    return "\n".join(["name Hall", "win 0", "E" + "." * (width - 1), *["." * width] * (height - 1)])


@pytest.mark.rule("DM-13", "DM-14")
def test_the_files_of_the_game_can_be_had_and_are_good() -> None:
    async def scene() -> None:
        async with serving() as server:
            status, answer = await server.get(MAPS)
            assert status == 200
            assert [each["name"] for each in answer["examples"]] == list(maps.BUILT_IN)
            for each in answer["examples"]:
                judged = await check(server, each["text"].encode(), "2")
                assert judged == (200, {"error": None, "warnings": []})
            assert [each["name"] for each in answer["orders"]][:3] == ["style", "width", "height"]

    run(scene())


@pytest.mark.rule("DM-8", "DM-12")
@pytest.mark.parametrize(
    "data",
    [
        GOOD.encode(),
        GOOD.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + GOOD.encode(),
        GOOD.replace("Test map", "Ünder · 地下城 · 🐉").encode(),
        hall(300, 300).encode(),
    ],
    ids=["plain", "crlf", "bom", "unicode name", "large"],
)
def test_a_good_map_has_no_flaw_and_can_be_played(data: bytes) -> None:
    async def scene() -> None:
        async with serving() as server:
            assert await check(server, data) == (200, {"error": None, "warnings": []})
            status, answer = await play(await server.person(), data.decode())
            assert status == 200, answer

    run(scene())


@pytest.mark.rule("DM-12")
@pytest.mark.parametrize(
    ("data", "code", "line", "column"),
    [
        (b"", "MAP_EMPTY", 1, 0),
        (b"name n\nwin 0\nE\xff\n", "MAP_NOT_TEXT", 3, 0),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "MAP_NOT_TEXT", 1, 0),
        (b"name n\nwin 0\nE.\nE\0\n", "MAP_NOT_TEXT", 4, 0),
        (b"win 1\nE", "MAP_EMPTY", 2, 0),
        (b"name n\r\nwin 0\r\nE.\r\nEe\r\n", "MAP_BAD_CHAR", 4, 2),
        ("name n\nwin 0\nE.\n.🐉".encode(), "MAP_BAD_CHAR", 4, 2),
        (b"name n\nwin 0\nE..\nE.\n", "MAP_RAGGED", 4, 3),
        (b"name n\nwin 2\nE.G", "MAP_LOW_GOLD", 2, 5),
        (hall(1000, 1001).encode(), "MAP_TOO_BIG", 3, 0),
        (b"#" * (maps.MOST_BYTES + 1), "MAP_TOO_BIG", 1, 0),
    ],
)
def test_a_flaw_is_told_with_its_place_and_no_match_begins(
    data: bytes, code: str, line: int, column: int
) -> None:
    async def scene() -> None:
        async with serving() as server:
            status, answer = await check(server, data)
            error = answer["error"]
            assert status == 200
            assert (error["code"], error["line"], error["column"]) == (code, line, column)
            assert len(error["message"]) > 10
            ada = await server.person()
            if data and (code != "MAP_NOT_TEXT" or b"\0" in data[20:]):
                status, refused = await play(ada, data.decode())
                assert (status, refused["error"]["code"]) == (400, code)
                assert f"line {line}" in refused["error"]["message"]
            assert (await ada.get("/api/matches"))[1] == {"matches": []}

    run(scene())


@pytest.mark.rule("DM-13")
def test_what_is_odd_is_remarked_for_so_many_seats() -> None:
    async def scene() -> None:
        async with serving() as server:
            _, answer = await check(server, b"name n\nwin 1\n..E#\n####\n.G##", "8")
            split, unwinnable, crowded = answer["warnings"]
            assert (split["code"], split["line"], split["column"]) == ("MAP_SPLIT", 5, 1)
            assert unwinnable["code"] == "MAP_NO_WINNING_REGION"
            assert crowded["code"] == "MAP_CROWDED"
            status, answer = await check(server, GOOD.encode(), "9")
            assert (status, answer["error"]["code"]) == (400, "BAD_SEATS")

    run(scene())


@pytest.mark.rule("DM-12")
def test_more_than_any_map_may_have_is_not_even_read() -> None:
    async def scene() -> None:
        limits = Limits(large_body_bytes=100_000, uploads=(250_000, 600.0))
        async with serving(limits=limits) as server:
            status, answer = await check(server, b"#" * 100_001)
            assert (status, answer["error"]["code"]) == (413, "TOO_LARGE")
            assert "100000" in answer["error"]["message"]
            assert server.context.bites.counts["large_body_bytes"] == 1
            large = hall(300, 300).encode()
            for _ in range(2):
                assert (await check(server, large))[0] == 200
            status, answer = await check(server, large)
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_CALLS")
            assert (await check(server, GOOD.encode()))[0] == 200  # small ones are no matter

    run(scene())


@pytest.mark.rule("DM-M1", "DM-14")
def test_maps_are_made_to_order_and_are_good() -> None:
    async def scene() -> None:
        async with serving() as server:
            order = {"style": "cave", "width": "40", "height": "25", "goal": "4", "more_gold": "6"}
            body = {"settings": order, "seats": 4, "seed": "7"}
            status, made = await server.post(f"{MAPS}/make", body)
            assert status == 200
            dungeon = maps.read(made["text"])
            assert (dungeon.width, dungeon.height, dungeon.goal) == (40, 25, 4)
            assert made["text"].count("G") == 4 + 4 + 6
            assert [made["text"].count(gear) for gear in "SAL"] == [2, 2, 2]
            assert await check(server, made["text"].encode(), "4") == (
                200,
                {"error": None, "warnings": []},
            )
            assert (await server.post(f"{MAPS}/make", body))[1] == made
            other = (await server.post(f"{MAPS}/make", {"settings": order}))[1]
            assert other["seed"] != made["seed"]

    run(scene())


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"style": "castle"}, "BAD_SETTING"),
        ({"width": "6"}, "BAD_SETTING"),
        ({"width": "201"}, "BAD_SETTING"),
        ({"colour": "red"}, "UNKNOWN_SETTING"),
        ({"width": "7", "height": "7", "goal": "99"}, "BAD_SETTING"),
        ({"style": "x" * 81}, "BAD_BODY"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(settings: Json, code: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            status, answer = await server.post(f"{MAPS}/make", {"settings": settings})
            assert (status, answer["error"]["code"]) == (400, code)

    run(scene())


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/files/map_text", "UNKNOWN_GAME"),
        ("/api/games/dooom/files/width", "NO_SUCH_FILE"),
        ("/api/games/extrikate/files/map_text", "NO_SUCH_FILE"),
    ],
)
def test_only_settings_that_take_a_file_have_files(path: str, code: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            _, answer = await server.get(path)
            assert answer["error"]["code"] == code
            _, answer = await server.post(f"{path}/check", {})
            assert answer["error"]["code"] == code
            _, answer = await server.post(f"{path}/make", {})
            assert answer["error"]["code"] == code

    run(scene())


@pytest.mark.rule("DM-75")
def test_the_record_of_a_match_on_a_map_of_ones_own_needs_nothing_else() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            text = hall(200, 200).replace("Hall", "H\u202eall " + "x" * 5000)
            _, opened = await play(ada, text)
            line = await ada.line()
            snapshot = await line.join(opened["match"])
            assert snapshot["view"]["map"] == "Hall " + "x" * 54  # as it is shown
            await line.act(opened["match"], snapshot["n"], "leave")
            url = f"{server.address}/api/matches/{opened['match']}/record"
            async with server.session.get(url) as response:
                record = parse(await response.text())
            assert record.settings["map_text"] == text
            game = find_game("dooom").open(record.settings)
            assert replay(game, record).outcome is not None
            _, verified = await ada.get(f"/api/matches/{opened['match']}/verify")
            assert verified["ok"] is True
            _, shown = await ada.get(f"/api/matches/{opened['match']}/replay?viewpoint=all")
            assert len(shown["frames"][0]["view"]["whole"]["rows"]) == 200

    run(scene())


def test_a_replay_that_would_fill_the_line_is_refused() -> None:
    table = Table(find_game("dooom").open({"map": "long-dark"}), ["Ada"], "1")
    view = table.game.reveal(table.state)
    check_size(view, 1000)
    with pytest.raises(Refusal) as refused:
        check_size(view, 1_000_000)
    assert refused.value.code == "REPLAY_TOO_LARGE"
