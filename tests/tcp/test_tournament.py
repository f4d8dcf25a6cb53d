"""Tournaments: who meets whom, and programs that behave in every possible way."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.match.kit import run
from waystone.catalogue import find_game
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.match.in_process import SystemClock, one_process
from waystone.match.lobby import Lobby
from waystone.match.thinking import WorkerThinker
from waystone.storage.memory import MemoryStore
from waystone.tcp.arena import Arena, Patience
from waystone.tcp.tournament import Entrant, Result, Tournament

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "dooom_bot.py")
SEEKER = Entrant("seeker", bot="seeker")
SHORT = Patience(connect=5.0, turn=0.3, game=60.0)
HEAD = (
    "import socket, sys, time\nline = socket.create_connection((sys.argv[1], int(sys.argv[2])))\n"
)


def python(name: str, code: str) -> Entrant:
    """A program of a few lines, connected to its game."""
    return Entrant(name, command=(sys.executable, "-c", HEAD + code))


def tournament(*entrants: Entrant, seats: int = 2, **settings: str) -> Tournament:
    return Tournament(entrants, {"duel": {"map": "duel"}}, seats, "7", settings)


def play(plan: Tournament, number: int = 0, patience: Patience = SHORT) -> Result:
    """One game, with a lobby of its own that must be empty afterwards."""

    async def scenario() -> Result:
        lobby = Lobby(one_process(MemoryStore(), SystemClock(), WorkerThinker()))
        result = await Arena(lobby, plan.entrants, patience).play(plan.fixture(number))
        assert lobby.hosts == {}
        return result

    result: Result = run(scenario())
    return result


def test_everybody_meets_everybody_on_every_map_from_every_seat() -> None:
    entrants = [Entrant(name, bot="random") for name in "abc"]
    plan = Tournament(entrants, {"duel": {}, "cellar": {}}, 2, "s", {"goal": "1"})
    games = [plan.fixture(number) for number in range(2 * plan.round())]
    assert plan.round() == 12
    met = Counter((each.map, each.seats) for each in games)
    assert set(met.values()) == {2}
    assert len(met) == 12
    assert games[0].seed == games[1].seed != games[2].seed
    assert games[0].seats == games[1].seats[::-1]
    assert all(each.settings == {"goal": "1"} for each in games)


def test_a_command_is_told_where_to_connect() -> None:
    bare, told = Entrant("a", command=("bot", "-x")), Entrant("b", command=("bot", "{host}:{port}"))
    assert bare.words("127.0.0.1", 99) == ["bot", "-x", "127.0.0.1", "99"]
    assert told.words("127.0.0.1", 99) == ["bot", "127.0.0.1:99"]


@pytest.mark.rule("DM-68", "DM-72")
def test_bots_of_the_house_play_a_game_that_replays() -> None:
    plan = tournament(SEEKER, Entrant("random", bot="random"))
    result = play(plan)
    assert (result.winner, result.reason, result.forfeits) == (0, "escaped with the gold", {})
    record = parse(result.record)
    assert record.names() == ["seeker", "random"]
    replay(find_game("dooom").open(record.settings), record)
    again = parse(play(plan).record)
    assert [each.text for each in again.entries] == [each.text for each in record.entries]


@pytest.mark.rule("DM-N1", "DM-68")
def test_the_example_wins_against_somebody_who_wanders() -> None:
    exa = Entrant("Exa", command=(sys.executable, EXAMPLE))
    results = [play(tournament(exa, Entrant("r", bot="random")), number) for number in range(4)]
    assert [each.fixture.seats for each in results] == [(0, 1), (1, 0)] * 2
    assert sum(each.winner == 0 for each in results) >= 3
    assert all(each.forfeits == {} for each in results)


ROGUES = {
    "silent": ("time.sleep(60)", "took too long for its turns"),
    "flooding": ("while True: line.sendall(b'LOOK\\nNONSENSE\\n' * 500)", "took too long"),
    "endless": ("while True: line.sendall(b'x' * 4096)", "ended with exit code 1"),
    "leaving": ("line.close(); time.sleep(60)", "closed the connection"),
    "crashing": (
        "line.recv(9); raise ValueError('!' * 500)",
        f"exit code 1 ({'ValueError: '.ljust(200, '!')})",
    ),
    "ending": ("", "ended with exit code 0"),
}


@pytest.mark.rule("DM-28", "DM-63", "DM-N22")
@pytest.mark.parametrize("kind", ROGUES)
def test_a_program_that_misbehaves_forfeits_and_the_others_play_on(kind: str) -> None:
    code, reason = ROGUES[kind]
    result = play(tournament(python(kind, code), SEEKER))
    assert result.winner == 1
    assert result.status[0] == "gone"
    assert reason in result.forfeits[0]


@pytest.mark.rule("DM-63")
def test_who_never_connects_or_can_not_be_started_forfeits() -> None:
    sleeper = Entrant("sleeper", command=(sys.executable, "-c", "import time; time.sleep(60)"))
    broken = Entrant("broken", command=("/nowhere/at/all",))
    patience = Patience(connect=0.3, turn=0.3, game=60.0)
    result = play(tournament(sleeper, broken, SEEKER, seats=3), patience=patience)
    assert result.winner == 2
    assert result.forfeits == {
        0: "did not connect within 0.3 s",
        1: "could not be started: no such file or directory",
    }


@pytest.mark.rule("DM-72")
def test_only_rogues_leave_nobody_to_win() -> None:
    result = play(tournament(python("a", ""), python("b", "")))
    assert (result.winner, result.reason) == (None, "nobody alive")
    assert len(result.forfeits) == 2


@pytest.mark.rule("DM-72")
def test_a_game_that_takes_too_long_is_stopped() -> None:
    patience = Patience(connect=5.0, turn=60.0, game=0.3)
    result = play(tournament(python("slow", "time.sleep(60)"), SEEKER), patience=patience)
    assert (result.winner, result.reason, result.forfeits) == (None, "stopped", {})


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child = f"open({str(note)!r}, 'w').write(str(subprocess.Popen(['sleep', '60']).pid))"
    play(tournament(python("parent", f"import subprocess; {child}\ntime.sleep(60)"), SEEKER))
    status = Path(f"/proc/{note.read_text()}/status")
    assert not status.exists() or "zombie" in status.read_text()


def test_only_the_first_connection_has_the_seat() -> None:
    code = (
        "other = socket.create_connection((sys.argv[1], int(sys.argv[2])))\n"
        "assert other.recv(9) == b''\n"
        "line.sendall(b'QUIT\\n'); raise SystemExit(3)"
    )
    result = play(tournament(python("two", code), SEEKER))
    assert result.forfeits == {0: "ended with exit code 3"}
