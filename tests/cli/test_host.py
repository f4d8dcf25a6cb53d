"""`waystone host`: the host's tools on what a server keeps, and on a server that runs."""

import asyncio
import json
from functools import partial
from pathlib import Path
from signal import SIGTERM
from subprocess import CompletedProcess
from time import sleep
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from msgspec.structs import replace

from tests.api.kit import serving
from tests.cli import command
from tests.cli.command import Done, call, environment
from tests.match.kit import run
from tests.postgres import empty_database
from tests.processes import PATIENCE
from tests.released.test_released import lay_out
from tests.server.kit import HEADER, Json, ServerProcess
from tests.storage.test_condition import LATEST
from tests.storage.test_stores import score
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.storage.folder import FolderLock
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.sqlite import SqliteStore

TOKEN = "a host's own secret token"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with matches of every game."""
    lay_out(LATEST, tmp_path / "waystone.db")
    SqliteStore(tmp_path / "waystone.db").close()
    return tmp_path


def host(folder: Path, *words: str) -> Done:
    done = call("host", *words, "--data", str(folder))
    assert done.stderr == ""
    assert done.returncode == 0
    return done


def entries(folder: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(host(folder, "list", "--json").stdout)["entries"]
    return found


def test_entries_are_listed_hidden_shown_and_removed(folder: Path) -> None:
    first, *rest = entries(folder)
    match = str(first["match"])
    assert host(folder, "hide", match).stdout == "done\n"
    assert [each["match"] for each in entries(folder) if each["hidden"]] == [match]
    told = host(folder, "list", "--game", str(first["game"]), "--board", str(first["board"]))
    assert any(match in line and line.endswith("hidden") for line in told.stdout.splitlines())
    host(folder, "show", match)
    assert entries(folder) == [first, *rest]
    host(folder, "remove", match)
    assert entries(folder) == rest
    assert host(folder, "list", "--board", "none such").stdout == "no entries\n"


def test_bans_are_kept(folder: Path) -> None:
    told = host(folder, "ban", "2001:db8::1", "--hours", "5", "--why", "floods").stdout
    assert told.startswith("address 2001:db8::/64  until 20")
    assert told.endswith(" UTC  floods\n")
    assert host(folder, "bans").stdout == told
    assert host(folder, "unban", "2001:db8::1").stdout == "no bans\n"


def test_a_person_is_renamed_exported_and_erased(folder: Path) -> None:
    guest = str(entries(folder)[0]["guest"])
    host(folder, "rename", guest, "Countess")
    assert json.loads(host(folder, "export", guest).stdout)["name"] == "Countess"
    assert "Countess" in [each["name"] for each in entries(folder) if each["guest"] == guest]
    host(folder, "erase", guest)
    assert guest not in [each["guest"] for each in entries(folder)]
    done = call("host", "export", guest, "--data", str(folder))
    assert (done.returncode, done.stderr) == (2, "waystone: There is no such guest.\n")


def test_a_match_is_closed(tmp_path: Path) -> None:
    async def opened_match() -> str:
        store = SqliteStore(tmp_path / "waystone.db")
        async with serving(store) as server:
            match: str = (await (await server.person()).open())["match"]
        store.close()
        return match

    match = asyncio.run(opened_match())
    assert host(tmp_path, "close", match).stdout == "done\n"
    done = call("host", "close", match, "--data", str(tmp_path))
    assert done.returncode == 2
    assert "closed without a result" in done.stderr


def test_mistakes_are_one_sentence(tmp_path: Path, folder: Path) -> None:
    for words, told in (
        (("bans", "--data", str(tmp_path / "none")), "there are no matches in"),
        (("ban", "two words", "--data", str(folder)), "expected an address or the id of a guest"),
        (("ban", "192.0.2.1", "--hours", "0"), "from 1 to 87600"),
        (("hide", "nothing", "--data", str(folder)), "no entry on a leaderboard"),
        (("bans", "--server", "http://127.0.0.1:1"), "expected the host's token"),
        (("bans", "--server", "http://127.0.0.1:1", "--token", "x"), "does not answer"),
        (("bans", "--server", "play.example.org", "--token", "x"), "expected an address"),
        (("burn",), "invalid choice"),
        ((), "required"),
    ):
        done = call("host", *words)
        assert done.returncode == 2
        assert told in done.stderr, done.stderr
        assert done.stdout == ""


def test_a_folder_in_use_names_the_other_way(folder: Path) -> None:
    lock = FolderLock(folder)
    done = call("host", "bans", "--data", str(folder))
    lock.release()
    assert done.returncode == 2
    assert done.stderr.endswith("a server that runs is asked with --server URL\n")


def test_a_server_that_runs_is_asked() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada = await server.person("Ada")

            async def asked(*words: str, token: str = TOKEN) -> "CompletedProcess[str]":
                env = environment(WAYSTONE_HOST_TOKEN=token)
                whole = ("host", *words, "--server", server.address)
                return await asyncio.to_thread(command.run, *whole, env=env)

            done = await asked("ban", ada.guest)
            assert (done.returncode, done.stderr) == (0, "")
            assert done.stdout.startswith(f"guest {ada.guest}  until 20")
            assert (await ada.get("/api/matches"))[0] == 403
            done = await asked("bans", token="wrong")
            assert done.returncode == 2
            assert "for the host of this server" in done.stderr

    run(scene())


def asked(address: str, path: str, bearer: str = "", body: Json | None = None) -> Json:
    """What a server that runs answers, also to what it refuses."""
    known = {"Authorization": f"Bearer {bearer}"} if bearer else {}
    data = None if body is None else json.dumps(body).encode()
    request = Request(address + path, data, {**HEADER, **known})
    try:
        with urlopen(request, timeout=PATIENCE) as response:
            found: Json = json.load(response)
    except HTTPError as refused:
        found = json.load(refused)
    return found


async def sign_in(database: str, entry: LeaderboardEntry) -> None:
    store = PostgresStore(database)
    await store.sign(entry)
    await store.own_name(["ada"], "Ada", entry.guest)
    await store.close()


def test_the_tools_work_on_a_database_while_its_servers_run(tmp_path: Path) -> None:
    """What a command changes, a server that runs minds."""
    database = empty_database()

    def told(*words: str) -> str:
        done = call("host", *words, "--database", database)
        assert (done.stderr, done.returncode) == ("", 0)
        return done.stdout

    with asyncio.Runner() as runner:
        server = ServerProcess(tmp_path, "--database", database)
        runner.run(server.start())
        try:
            ask = partial(asked, server.address)
            ada = ask("/api/guest", "", {"name": "Ada", "token": True})
            bearer, guest = ada["token"], ada["guest"]
            match = ask("/api/matches", bearer, {"seats": ["me"]})["match"]
            entry = replace(score(match), guest=guest, name="Ada")
            runner.run(sign_in(database, entry))
            board = f"/api/leaderboard?game={entry.game}&board={entry.board}"

            def names() -> list[str]:
                return [each["name"] for each in ask(board)["entries"]]

            assert f"guest {guest}" in told("list")
            assert told("rename", guest, "Countess") == "done\n"
            assert names() == ["Countess"]
            while ask("/api/guest", bearer, {})["name"] != "Countess":
                sleep(0.05)  # the server hears of it in a moment
            told("hide", match)
            assert names() == []
            told("show", match)
            assert names() == ["Countess"]
            assert json.loads(told("export", guest))["name"] == "Countess"
            told("close", match)
            assert ask(f"/api/matches/{match}", bearer)["state"] == "void"
            assert told("ban", guest, "--hours", "1").startswith(f"guest {guest}")
            while "error" not in (found := ask("/api/past", bearer)):
                sleep(0.05)  # every process minds it within two seconds
            assert found["error"]["code"] == "BANNED"
            assert told("unban", guest) == "no bans\n"
            told("erase", guest)
            assert names() == []
        finally:
            log = runner.run(server.end(SIGTERM))
        assert '"level": "error"' not in log
