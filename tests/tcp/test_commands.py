"""The commands `dooom`, `maps` and `serve --dooom-port`, and the example bot, as processes."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import run, start
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
    assert len(text.splitlines()) < 80
    imported = set(re.findall(r"^(?:import|from) ([a-z]+)", text, re.MULTILINE))
    assert imported == {"socket", "sys", "collections"}


def test_the_example_bot_usually_wins_a_small_map() -> None:
    """Against a random walker, three times."""

    async def evening() -> list[str]:
        async with opened(seats=2, bots=("random",), map="cellar") as hall:
            words = [sys.executable, str(BOT), "127.0.0.1", str(hall.port), "Exa"]
            found = []
            for _ in range(3):
                bot = await start_beside(*words, stdout=subprocess.PIPE)
                out, _ = await bot.communicate()
                found.append(out.decode().strip())
            return found

    found = run_async(evening())
    assert found.count("WIN") >= 2, found


def test_maps_are_listed_shown_checked_and_made(tmp_path: Path) -> None:
    listed = json.loads(run("maps", "list", "--json").stdout)
    assert [each["map"] for each in listed][:2] == ["cellar", "duel"]
    made = run("maps", "generate", "--style", "maze", "--seed", "5")
    assert made.returncode == 0
    good = tmp_path / "good.map"
    good.write_text(made.stdout, encoding="utf-8")
    checked = run("maps", "check", str(good), "--json")
    assert (checked.returncode, json.loads(checked.stdout)["warnings"]) == (0, [])
    assert run("maps", "show", str(good)).stdout == made.stdout


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
    done = run("maps", *places)
    assert done.returncode == code
    assert says in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "nobody"], "no bot 'nobody'"),
        (["--seats", "2", "--bots", "random,random"], "nobody a place"),
        (["--seats", "2", "--min-players", "3"], "fewer than the players"),
        (["--map", "nowhere.map"], "there is no map"),
        (["--port", "70000"], "from 0 to 65535"),
        (["--set", "goal=x"], "goal must be"),
    ],
)
def test_a_door_that_cannot_be_is_refused_before_it_opens(words: list[str], says: str) -> None:
    done = run("dooom", *words)
    assert done.returncode == 2
    assert says in done.stderr
