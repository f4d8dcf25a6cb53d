"""One device without a server: texts in, texts out, and all of it there again next time."""

import asyncio
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.match.kit import run, until
from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.local.games import offered
from waystone.local.table import LocalTable, opened
from waystone.local.thinking import think_about
from waystone.service.session import Session
from waystone.wire.game_info import GameInfo

Json = dict[str, Any]
GAMES: dict[str, tuple[list[str], dict[str, str]]] = {
    "delve-and-dash": (["me", "bot:knight"], {"mode": "cpu"}),
    "extrikate": (["me", "bot:easy"], {}),
    "dooom": (["me", "bot:navigator"], {"map": "cellar"}),
    "dungeon-crawler": (["me", "bot:racer"], {}),
}
# What a page does not have, and what it should not have to load.
NOT_THERE = ("aiohttp", "multiprocessing", "sqlite3", "rich", "concurrent.futures.process")
SCRIPT = f"""
import asyncio, sys
from waystone.local import table
assert not set({NOT_THERE!r}) & set(sys.modules)


async def nothing(text):
    return ""


async def scene():
    opened = await table.opened("{{}}", nothing, nothing)
    await asyncio.sleep(0.01)
    loaded = [name for name in sys.modules if name.startswith("waystone.games.")]
    assert not loaded, loaded
    wish = '{{"game": "extrikate", "seats": ["me"]}}'
    await opened.call("POST", "/api/guest", "{{}}")
    await opened.call("POST", "/api/matches", wish)
    loaded = {{name.split(".")[2] for name in sys.modules if name.startswith("waystone.games.")}}
    assert loaded == {{"extrikate"}}, loaded
    await opened.context.close()


asyncio.run(scene())
"""


class Device:
    """What a page hands in: a shelf that stays, and somebody who thinks."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.jobs = 0

    async def put(self, text: str) -> None:
        for key, row in json.loads(text).items():
            if row is None:
                del self.rows[key]
            else:
                self.rows[key] = row

    async def think(self, job: str) -> str:
        self.jobs += 1
        return think_about(job)

    async def open(self) -> LocalTable:
        return await opened(json.dumps(self.rows), self.put, self.think)


async def ask(table: LocalTable, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    about, _, content = (await table.call(method, path, json.dumps(body or {}))).partition("\n")
    found = json.loads(about)
    is_json = found["media"] == "application/json"
    return found["status"], json.loads(content) if is_json else content


async def begin(table: LocalTable, game: str, seed: str = "seven") -> str:
    """A new match of somebody who is called Ada."""
    assert (await ask(table, "POST", "/api/guest", {"name": "Ada"}))[0] == 200
    seats, settings = GAMES[game]
    wish = {"game": game, "seats": seats, "settings": settings, "seed": seed}
    match: str = (await ask(table, "POST", "/api/matches", wish))[1]["match"]
    return match


async def bring(table: LocalTable, text: str) -> str:
    """The match under which a record is watched here."""
    about, _, content = (await table.call("POST", "/api/records", text)).partition("\n")
    assert json.loads(about)["status"] == 200, content
    match: str = json.loads(content)["match"]
    return match


class Player:
    """Sits at a match and chooses by chance."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.shown: Json = {}
        self.heard: list[str] = []
        self.dice = SeededDice("any")

    def hear(self, text: str) -> None:
        frame = json.loads(text)
        self.heard.append(frame["kind"])
        if frame["kind"] in ("snapshot", "steps"):
            self.shown = frame

    async def sit_down(self, table: LocalTable) -> Session:
        session = await table.connect(self.hear)
        await session.take(json.dumps({"kind": "join", "match": self.match}))
        return session

    async def act(self, session: Session) -> None:
        await until(lambda: bool(self.shown["choices"] or self.shown["result"]))
        if self.shown["result"]:
            return
        n, choices = self.shown["n"], self.shown["choices"]
        do = choices[self.dice.index(len(choices))]["do"]
        act = {"kind": "act", "match": self.match, "n": n, "do": do, "id": str(n)}
        await session.take(json.dumps(act))
        await until(lambda: self.shown["n"] > n)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_where_the_page_was_closed(game: str) -> None:
    async def scene() -> None:
        device = Device()
        table = await device.open()
        player = Player(await begin(table, game))
        session = await player.sit_down(table)
        for _ in range(4):
            await player.act(session)
        await until(lambda: bool(player.shown["choices"] or player.shown["result"]))
        seen = player.shown
        session.close()
        await table.context.close()

        table = await device.open()
        session = await player.sit_down(table)
        assert {name: player.shown[name] for name in ("n", "view", "choices")} == {
            name: seen[name] for name in ("n", "view", "choices")
        }
        await player.act(session)
        await table.context.close()

    run(scene())


def test_a_match_is_tried_again_on_the_device_alone() -> None:
    """As on a server, and it is there again when the page was closed."""

    async def scene() -> None:
        device = Device()
        table = await device.open()
        match = await begin(table, "extrikate")
        player = Player(match)
        session = await player.sit_down(table)
        await player.act(session)
        n = player.shown["n"]
        await session.take(json.dumps({"kind": "act", "match": match, "n": n, "do": "leave"}))
        await until(lambda: bool(player.shown["result"]))
        status, answer = await ask(table, "POST", f"/api/matches/{match}/again", {"step": 1})
        assert status == 200, answer
        session.close()
        await table.context.close()

        table = await device.open()
        player = Player(answer["match"])
        await player.sit_down(table)
        assert player.shown["about"]["again"] == {"match": match, "step": 1}
        assert player.shown["choices"]
        await table.context.close()

    run(scene())


def test_a_whole_match_with_slow_thoughts_elsewhere_its_record_and_its_replay() -> None:
    async def scene() -> None:
        device = Device()
        table = await device.open()
        match = await begin(table, "dooom")
        player = Player(match)
        session = await player.sit_down(table)
        while not player.shown["result"]:
            await player.act(session)
        assert device.jobs, "the navigator is slow, and thinks elsewhere"
        assert player.heard[0] == "hello"
        about = (await ask(table, "GET", f"/api/matches/{match}"))[1]["about"]
        assert about["ranked"] is False
        text = (await ask(table, "GET", f"/api/matches/{match}/record"))[1]
        record = parse(text)
        replay(find_game(record.game).open(record.settings, record.version), record)
        assert (await ask(table, "GET", f"/api/matches/{match}/verify"))[1]["ok"]
        shown = (await ask(table, "GET", f"/api/matches/{match}/replay?viewpoint=all"))[1]
        assert len(shown["frames"]) == len(record.entries) + 1
        past = (await ask(table, "GET", "/api/past"))[1]["matches"]
        assert [each["match"] for each in past] == [match]
        assert await bring(table, text) == match, "its own record is nothing new"
        await table.context.close()

    run(scene())


def test_a_record_from_elsewhere_is_watched_here_and_stays() -> None:
    golden = Path(__file__).parents[1] / "golden"
    text = next(
        text
        for path in sorted(golden.rglob("*.record"), key=lambda path: path.stat().st_size)
        if parse(text := path.read_text(encoding="utf-8")).result
    )

    async def scene() -> None:
        device = Device()
        table = await device.open()
        await ask(table, "POST", "/api/guest", {"name": "Ada"})
        match = await bring(table, text)
        await table.context.close()

        table = await device.open()
        shown = (await ask(table, "GET", f"/api/matches/{match}/replay?viewpoint=all"))[1]
        assert len(shown["frames"]) == len(parse(text).entries) + 1
        past = (await ask(table, "GET", "/api/past"))[1]["matches"]
        assert [(each["match"], each["brought"]) for each in past] == [(match, True)]
        await table.context.close()

    run(scene())


def test_what_needs_others_is_refused_kindly() -> None:
    async def scene() -> None:
        table = await Device().open()
        await begin(table, "extrikate")
        wish = {"game": "extrikate", "seats": ["me", "open"]}
        daily = {"game": "delve-and-dash", "daily": True}
        for answered in (
            await ask(table, "POST", "/api/matches", wish),
            await ask(table, "POST", "/api/matches", daily),
            await ask(table, "POST", "/api/somebody", {"game": "extrikate"}),
            await ask(table, "GET", "/api/leaderboard?game=extrikate"),
            await ask(table, "POST", "/api/host", {"token": "x"}),
        ):
            assert answered[1]["error"]["code"] == "NO_SERVER"
        unclear = await table.call("POST", "/api/matches", "{")
        assert '"BAD_BODY"' in unclear
        await table.context.close()

    run(scene())


def test_what_is_offered_needs_nobody_elsewhere() -> None:
    async def scene() -> None:
        table = await Device().open()
        games = (await ask(table, "GET", "/api/games"))[1]["games"]
        assert {game["name"] for game in games} >= set(GAMES)
        for game in games:
            assert game["leaderboards"] is None
            assert game["modes"]
            assert not [mode for mode in game["modes"] if "open" in mode["seats"]]
        assert msgspec.convert(games, list[GameInfo]) == offered().games
        await table.context.close()

    run(scene())


def test_lessons_and_maps_are_here_too() -> None:
    async def scene() -> None:
        table = await Device().open()
        for game in GAMES:
            status, found = await ask(table, "GET", f"/api/games/{game}/lessons")
            assert status == 200
            name = found["lessons"][0]["name"]
            path = f"/api/games/{game}/lessons/{name}"
            assert (await ask(table, "POST", path, {"actions": []}))[0] == 200
        maps = await ask(table, "GET", "/api/games/dooom/files/map_text")
        assert maps[0] == 200
        checked = await table.call(
            "POST", "/api/games/dooom/files/map_text/check", maps[1]["examples"][0]["text"]
        )
        assert '"status":200' in checked
        await table.context.close()

    run(scene())


@pytest.mark.parametrize(
    "path",
    [
        "/api/somebody",
        "/api/daily?game=delve-and-dash",
        "/api/leaderboard?game=extrikate",
        "/api/guest/code",
        "/api/guest/device",
        "/api/guest/passkey",
        "/api/guest/passkey/options",
        "/api/host/bans",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_every_call_that_is_about_others_says_that_there_is_no_server(
    method: str, path: str
) -> None:
    async def scene() -> None:
        table = await Device().open()
        assert (await ask(table, method, path))[1]["error"]["code"] == "NO_SERVER"
        await table.context.close()

    run(scene())


def test_a_call_may_be_as_long_as_at_a_server_and_no_longer() -> None:
    async def scene() -> None:
        table = await Device().open()
        body = '{"name": "Ada"}'
        most = table.context.limits.body_bytes
        assert '"status":200' in await table.call("POST", "/api/guest", body.ljust(most))
        refused = await table.call("POST", "/api/guest", body.ljust(most + 1))
        assert '"TOO_LARGE"' in refused
        await table.context.close()

    run(scene())


def test_who_somebody_is_lies_on_the_shelf_under_a_name_that_stays() -> None:
    """Shelves in browsers outlive the program that filled them."""

    async def scene() -> None:
        device = Device()
        table = await device.open()
        first = (await ask(table, "POST", "/api/guest", {"name": "Ada"}))[1]
        assert device.rows["token"] == table.token != ""
        await table.context.close()
        table = await device.open()
        assert (await ask(table, "POST", "/api/guest", {}))[1] == first
        await table.context.close()

    run(scene())


def test_a_token_that_nobody_has_is_nobody_s() -> None:
    """A shelf may be half gone: the page begins anew instead of failing for ever."""

    async def scene() -> None:
        device = Device()
        device.rows["token"] = "of a shelf that was emptied"
        table = await device.open()
        heard: list[str] = []
        session = await table.connect(heard.append)
        assert session.guest is None
        assert json.loads(heard[0])["kind"] == "hello"
        await table.context.close()

    run(scene())


def test_a_page_logs_nothing_but_faults() -> None:
    async def scene() -> None:
        table = await Device().open()
        log = logging.getLogger("waystone.match")
        assert not log.isEnabledFor(logging.WARNING)
        assert log.isEnabledFor(logging.ERROR)
        await table.context.close()

    run(scene())


def test_it_needs_nothing_that_a_page_has_not_and_loads_no_game_before_it_is_played() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_match_is_analysed_here_and_what_was_found_stays() -> None:
    async def scene() -> None:
        device = Device()
        table = await device.open()
        match = await begin(table, "extrikate")
        player = Player(match)
        session = await player.sit_down(table)
        n = player.shown["n"]
        act = {"kind": "act", "match": match, "n": n, "do": "leave", "id": "x"}
        await session.take(json.dumps(act))
        await until(lambda: bool(player.shown["result"]))
        path = f"/api/matches/{match}/analysis"
        assert (await ask(table, "POST", path))[1]["state"] in ("waiting", "running", "done")
        found: Json = {}
        while found.get("state") != "done":
            await asyncio.sleep(0.01)
            found = (await ask(table, "GET", path))[1]
        assert device.jobs >= 1
        later = await device.open()
        assert (await ask(later, "GET", path))[1] == found
        belief = await ask(later, "GET", f"/api/matches/{match}/belief?seat=0&step=1")
        assert (belief[0], belief[1]["layers"]) == (200, [])

    run(scene())


def test_computers_can_be_watched_without_a_server() -> None:
    async def scene() -> None:
        table = await Device().open()
        await ask(table, "POST", "/api/guest", {"name": "Ada"})
        wish = {"game": "extrikate", "seats": ["bot:easy", "bot:easy"], "seed": "watched 107"}
        watcher = Player((await ask(table, "POST", "/api/matches", wish))[1]["match"])
        session = await watcher.sit_down(table)
        before = watcher.shown["n"]
        await until(lambda: watcher.shown["n"] > before + 1)
        assert watcher.shown["choices"] == []
        session.close()
        await table.context.close()

    run(scene())
