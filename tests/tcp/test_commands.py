"""The commands `dooom`, `maps` and `serve --dooom-port`, and the example bot."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import call, start
from tests.match.kit import run as run_async
from tests.processes import PATIENCE, start_beside
from tests.tcp.kit import opened

BOT = Path(__file__).resolve().parents[2] / "examples" / "dooom_bot.py"


@pytest.mark.rule("DM-N1", "DM-N21")
@pytest.mark.parametrize("words", [["dooom", "--port", "0"], ["serve", "--dooom-port", "0"]])
def test_a_port_opens_and_a_raw_socket_can_play(words: list[str], tmp_path: Path) -> None:
    extra = ["--port", "0"] if words[0] == "serve" else ["--min-players", "1", "--start-delay", "0"]
    server = start(*words, *extra, "--data", str(tmp_path))
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"listens at 127\.0\.0\.1 port (\d+)", line)
        assert found, line
        with socket.create_connection(("127.0.0.1", int(found[1])), PATIENCE) as raw:
            file = raw.makefile("r", newline="\n")
            assert file.readline().startswith("GOLD ")
            raw.sendall(b"LOOK\n")
            while file.readline() != "LOOKREPLY\n":
                pass
            assert [len(file.readline()) for _ in range(6)] == [6, 6, 6, 6, 6, 1]
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)


def test_the_example_bot_is_short_and_stands_alone() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 85
    imported = set(re.findall(r"^(?:import|from) ([a-z]+)", text, re.MULTILINE))
    assert imported == {"socket", "sys", "collections"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["127.0.0.1", "1"], "no game at 127.0.0.1 port 1: "),
        (["127.0.0.1", "one"], "no game at 127.0.0.1 port one: "),
        (["nowhere.invalid", "4001"], "no game at nowhere.invalid port 4001: "),
    ],
)
def test_the_example_bot_says_that_nobody_listens(words: list[str], says: str) -> None:
    command = [sys.executable, str(BOT), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1


@pytest.mark.rule("DM-13", "DM-N1")
def test_the_operator_sees_warnings_joins_leaves_and_results(tmp_path: Path) -> None:
    odd = tmp_path / "odd.map"
    odd.write_text("name Odd\nwin 1\n..#GE\n", encoding="utf-8")
    words = ["--port", "0", "--older-port", "0", "--map", str(odd), "--set", "goal=0"]
    server = start("dooom", *words, "--seats", "5")
    try:
        assert server.stdout is not None
        ports = [re.search(r"port (\d+)", server.stdout.readline()) for _ in range(2)]
        for found, first in zip(ports, (b"", b"HELLO Old\n"), strict=True):
            assert found
            with socket.create_connection(("127.0.0.1", int(found[1])), 20) as raw:
                raw.sendall(first + b"QUIT\n")
                heard = raw.makefile("r").read()
                assert heard == ("GOLD 0\n" if not first else "HELLO Old\nGOAL 0\n")
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=30)
    assert "warning: MAP_SPLIT: line 3, column 4: the dungeon falls into 2 parts" in errors
    assert "warning: MAP_CROWDED: 5 seats, but only 4 tiles to stand on" in errors
    assert "MAP_NO_WINNING_REGION" not in errors  # the goal is another one
    for word in (
        "Player 1 sits down in seat 1",
        "Player 1 is Old",
        "Old leaves",
        "Player 1 leaves",
    ):
        assert word in errors
    assert errors.count("dooom is over: never begun") == 2


def test_the_example_bot_usually_wins_a_small_map() -> None:
    """Against a random walker, three times."""

    async def scenario() -> list[str]:
        async with opened(seats=2, bots=("random",), map="cellar") as hall:
            words = [sys.executable, str(BOT), "127.0.0.1", str(hall.port), "Exa"]
            found = []
            for _ in range(3):
                bot = await start_beside(*words, stdout=subprocess.PIPE)
                out, _ = await bot.communicate()
                found.append(out.decode().strip())
            return found

    found = run_async(scenario())
    assert found.count("WIN") >= 2, found


def test_maps_are_listed_shown_checked_and_made(tmp_path: Path) -> None:
    listed = json.loads(call("maps", "list", "--json").stdout)
    assert [each["map"] for each in listed][:2] == ["cellar", "duel"]
    made = call("maps", "generate", "--style", "maze", "--seed", "5")
    assert made.returncode == 0
    good = tmp_path / "good.map"
    good.write_text(made.stdout, encoding="utf-8")
    checked = call("maps", "check", str(good), "--json")
    assert (checked.returncode, json.loads(checked.stdout)["warnings"]) == (0, [])
    assert call("maps", "show", str(good)).stdout == made.stdout


@pytest.mark.rule("DM-12", "DM-13")
@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["check", "BAD"], 1, "MAP_BAD_CHAR: line 3, column 2"),
        (["check", "SPLIT"], 0, "MAP_SPLIT"),
        (["show", "BAD"], 2, "line 3, column 2"),
        (["check", "nowhere"], 2, "there is no map"),
        (["paint"], 2, "maps can't 'paint'"),
        (["show"], 2, "takes the name of a map"),
        (["list", "duel"], 2, "no further word"),
        (["generate", "--style", "moon"], 2, "no style 'moon'"),
        (["generate", "--width", "7", "--height", "7", "--goal", "99"], 2, "larger"),
    ],
)
def test_what_the_maps_command_says(words: list[str], code: int, says: str, tmp_path: Path) -> None:
    for name, row in (("BAD", "Ex"), ("SPLIT", "E#.")):
        (tmp_path / name).write_text(f"name n\nwin 0\n{row}\n", encoding="utf-8")
    places = [str(tmp_path / word) if word.isupper() else word for word in words]
    done = call("maps", *places)
    assert done.returncode == code
    assert says in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "nobody"], "no bot 'nobody'"),
        (["--seats", "2", "--bots", "random,random"], "nobody a place"),
        (["--seats", "2", "--min-players", "3"], "fewer than the players"),
        (["--map", "nowhere.map"], "known: cellar, duel"),
        (["--map", "nowhere.map"], ", generated"),
        (["--map", "generatd"], "did you mean 'generated'?"),
        (["--dialect", "oldest"], "invalid choice: 'oldest'"),
        (["--port", "70000"], "from 0 to 65535"),
        (["--set", "goal=x"], "goal must be"),
        (["--set", "goal=5"], "the goal is 5, but the map has only 4 gold"),
        (["--map", "generated", "--set", "goal=8"], "the goal is 8, but the map has only 7 gold"),
        (["--map", "generated", "--set", "width=7", "--set", "map_goal=99"], "make it larger"),
    ],
)
def test_a_door_that_cannot_be_is_refused_before_it_opens(words: list[str], says: str) -> None:
    done = call("dooom", *words)
    assert done.returncode == 2
    assert says in done.stderr
