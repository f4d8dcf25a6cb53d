"""The parts of a tournament's game by themselves: who sits where, what came of it, and why
somebody is gone."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import AsyncExitStack
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import Hall, run, settle
from tests.tcp.test_referee import ring
from waystone.catalogue import find_game
from waystone.games.dooom.actions import ACTIONS
from waystone.kernel.event import SPECTATOR
from waystone.match.model import BOT, OPEN, PERSON
from waystone.tcp import programs
from waystone.tcp.arena import Gate, Patience, TableReferee, match_info, result_of
from waystone.tcp.programs import Program, running
from waystone.tcp.tournament import Entrant, Fixture, Tournament

PROGRAM, SEEKER = Entrant("Exa", command=("x",)), Entrant("House", bot="seeker")
FIXTURE = Fixture(3, "cellar", {"map": "cellar"}, "7/1", (4, 2))


def test_a_game_of_a_tournament_is_nobody_s_and_has_no_clock_of_its_own() -> None:
    info, other = (match_info(FIXTURE, [PROGRAM, SEEKER]) for _ in range(2))
    assert (info.game, info.version) == ("dooom", find_game("dooom").info.version)
    assert (info.seed, info.host, info.created, info.state) == ("7/1", "", 0, OPEN)
    assert (info.ranked, info.public) == (False, False)
    settings = find_game("dooom").open(info.settings).settings
    assert info.settings == settings.unusual()
    wished = {"map": "cellar", "gather": "yes", "start_delay": "0", "turn_seconds": "0"}
    assert {name: settings.texts()[name] for name in wished} == wished
    assert settings.number("min_players") == 2
    assert [(each.player, each.bot, each.name) for each in info.places] == [
        (PERSON, "", "Exa"),
        (BOT, "seeker", "House"),
    ]
    assert info.places[0].guest.startswith("0 ")
    assert info.places[1].guest == ""
    assert info.id != other.id
    assert info.places[0].guest != other.places[0].guest, "two games of one program are apart"


def test_a_fixture_has_its_way_where_settings_meet() -> None:
    chosen = Fixture(0, "", {"turn_seconds": "9", "min_players": "1"}, "s", (0, 1))
    info = match_info(chosen, [SEEKER, SEEKER])
    settings = find_game("dooom").open(info.settings).settings
    assert (settings.number("turn_seconds"), settings.number("min_players")) == (9, 1)


def ended(status: tuple[str, ...], ending: Any, outcome: Any) -> Any:
    view = SimpleNamespace(status=status, ending=ending, round=8)
    record = SimpleNamespace(text=lambda: "the record")
    table = SimpleNamespace(view={SPECTATOR: view}.__getitem__, outcome=outcome, record=record)
    return SimpleNamespace(match=SimpleNamespace(table=table))


def gate(why: str) -> Any:
    return SimpleNamespace(why_gone=lambda: why)


def test_what_came_of_a_game_is_told_by_entrants_and_by_seats() -> None:
    gates = {0: gate("closed the connection"), 1: gate("nothing")}
    ending, outcome = SimpleNamespace(winner=1, reason="exit"), SimpleNamespace(scores=(0, 3))
    found = result_of(FIXTURE, ended(("gone", "alive"), ending, outcome), gates)
    assert (found.fixture, found.winner, found.reason) == (FIXTURE, 2, "exit")
    assert (found.rounds, found.gold, found.status) == (8, (0, 3), ("gone", "alive"))
    assert (found.record, found.forfeits) == ("the record", {0: "closed the connection"})


@pytest.mark.rule("DM-72")
def test_a_game_without_a_winner_and_one_that_broke() -> None:
    nobody = SimpleNamespace(winner=None, reason="stopped")
    found = result_of(FIXTURE, ended(("alive", "alive"), nobody, None), {0: gate("x")})
    assert (found.winner, found.reason, found.gold, found.forfeits) == (None, "stopped", (0, 0), {})
    broken = result_of(FIXTURE, ended(("alive", "alive"), None, None), {})
    assert (broken.winner, broken.reason, broken.gold) == (None, "the match broke", (0, 0))


def told(ending: str) -> Program:
    return cast(Program, SimpleNamespace(ending=lambda: ending))


@pytest.mark.parametrize(
    ("error", "program", "is_slow", "why"),
    [
        ("could not be started", None, True, "could not be started"),
        ("did not connect", told("ended with exit code 1"), True, "did not connect"),
        ("", None, True, ""),
        ("", told("ended with exit code 1"), True, "took too long for its turns"),
        ("", told("ended with exit code 1"), False, "ended with exit code 1"),
        ("", told(""), False, "closed the connection"),
    ],
)
def test_why_a_program_is_gone(
    error: str, program: Program | None, is_slow: bool, why: str
) -> None:
    async def scene() -> None:
        gate = Gate(Hall().lobby, PROGRAM)
        assert (gate.error, gate.is_slow, gate.program, gate.why_gone()) == ("", False, None, "")
        gate.error, gate.program, gate.is_slow = error, program, is_slow
        assert gate.why_gone() == why

    run(scene())


def test_a_program_that_can_not_be_started_says_why_in_any_case() -> None:
    async def scene() -> None:
        for error, why in [
            (OSError(2, "No Such File"), "could not be started: no such file"),
            (OSError("Out of Luck"), "could not be started: out of luck"),
        ]:
            gate, stack = Gate(Hall().lobby, PROGRAM), AsyncExitStack()

            def fail(words: object, error: OSError = error) -> None:
                raise error

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("waystone.tcp.arena.running", fail)
                await gate.start(stack)
            assert (gate.error, gate.program) == (why, None)
            await stack.aclose()

    run(scene())


@pytest.mark.rule("DM-63")
def test_when_a_match_begins_all_gates_open_and_who_is_missing_leaves() -> None:
    async def scene() -> None:
        game = await ring("-", "-", "-")
        gates = game.referee.gates
        assert all(gate.begun.is_set() for gate in gates.values())
        for gate in gates.values():
            gate.begun.clear()
        gates[1].came = asyncio.get_running_loop().create_future()  # type: ignore[misc]
        game.referee.open_gates()
        await settle()
        assert all(gate.begun.is_set() for gate in gates.values())
        assert game.host.match.table.view(0).status == ("alive", "gone", "alive")  # type: ignore[attr-defined]

    run(scene())


@pytest.mark.rule("DM-63")
def test_who_comes_late_to_a_gate_is_sent_away_and_the_first_waits_for_the_beginning() -> None:
    async def scene() -> None:
        gate, first, second = Gate(Hall().lobby, PROGRAM), cast(Any, "first"), cast(Any, "second")
        seated = asyncio.ensure_future(gate.seat(first))
        await settle()
        assert not seated.done(), "nothing is read before the match has begun"
        assert await gate.seat(second) is False
        gate.begun.set()
        assert await seated is True
        assert gate.came.result() is first

    run(scene())


@pytest.mark.rule("DM-63", "DM-28")
def test_what_a_seat_can_not_do_is_not_done_for_it(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        game = await ring("-", "-")
        record = game.host.match.table.record
        before = len(record.entries)
        for seat, action in ((0, None), (1, ACTIONS.time_out), (1, ACTIONS.end_turn)):
            game.referee.spawn_perform(seat, partial(lambda action: action, action))
            await settle()
            assert len(record.entries) == before, (seat, action)
        game.referee.spawn_perform(0, lambda: ACTIONS.end_turn)
        await settle()
        assert [each.text for each in record.entries[before:]] == ["end turn"]
        await game.act(1, "stop")
        asked: list[int] = []
        game.referee.spawn_perform(0, lambda: asked.append(0))
        await settle()
        assert asked == [], "nobody is asked once it is over"

    run(scene())
    assert caplog.records == [], "nor is it tried and refused"


@pytest.mark.rule("DM-72")
def test_the_referee_waits_for_the_end_and_stops_what_takes_too_long() -> None:
    async def scene() -> None:
        game = await ring("-", "-")
        patient = TableReferee(game.host, {}, Patience(game=0.01))
        assert (patient.guest, patient.turn, patient.timer) == ("", -1, None)
        game.host.follow(patient)
        await patient.see_the_end()
        assert game.host.match.table.record.entries[-1].text == "stop"
        assert game.host.match.table.record.result.endswith("(stopped)")

    run(scene())


# Programs


def ending_of(code: int | None, errors: bytes = b"", was_told: bool = False) -> str:
    async def scene() -> str:
        program = Program(
            cast(Any, SimpleNamespace(returncode=code, stderr=asyncio.StreamReader()))
        )
        program.reading.cancel()
        assert (program.errors, program.was_told) == (b"", False)
        program.errors, program.was_told = errors, was_told
        return program.ending()

    found: str = run(scene())
    return found


@pytest.mark.parametrize(
    ("code", "errors", "says"),
    [
        (None, b"careful\n", ""),
        (0, b"", "ended with exit code 0"),
        (0, b"bye\n", "ended with exit code 0"),
        (1, b"", "ended with exit code 1"),
        (3, b"one\n two \n\n", "ended with exit code 3 (two)"),
        (-9, b"", "ended by signal 9"),
        (-9, b"x" * 300, f"ended by signal 9 ({'x' * 200})"),
        (1, b"\xff\n", "ended with exit code 1 (\ufffd)"),
    ],
)
def test_how_a_program_ended_by_itself(code: int | None, errors: bytes, says: str) -> None:
    assert ending_of(code, errors) == says
    assert ending_of(code, errors, was_told=True) == ""


def test_of_all_complaints_the_last_two_thousand_bytes_are_kept() -> None:
    async def scene() -> None:
        stderr = asyncio.StreamReader()
        program = Program(cast(Any, SimpleNamespace(returncode=None, stderr=stderr)))
        stderr.feed_data(b"a" * 1500)
        await settle()
        stderr.feed_data(b"b" * 1500)
        stderr.feed_eof()
        await program.reading
        assert program.errors == b"a" * 500 + b"b" * 1500

    run(scene())


STUBBORN = (
    "import signal, sys, time; signal.signal(signal.SIGTERM, signal.SIG_IGN);"
    "print('up', file=sys.stderr, flush=True); time.sleep(60)"
)


@pytest.mark.parametrize(
    ("code", "was_told", "result"),
    [
        ("import sys; print('up', file=sys.stderr)", False, 0),
        ("import sys, time; print('up', file=sys.stderr, flush=True); time.sleep(60)", True, -15),
        (STUBBORN, True, -9),
    ],
)
def test_a_program_goes_by_itself_is_asked_and_then_made_to(
    code: str, was_told: bool, result: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running((sys.executable, "-c", code)) as program:
            while b"up" not in program.errors:
                await asyncio.sleep(0.01)
            if not was_told:
                await program.process.wait()
            monkeypatch.setattr(programs, "PATIENCE", 0.05)
        await program.process.wait()
        assert (program.was_told, program.process.returncode) == (was_told, result)
        assert program.reading.done()

    assert programs.PATIENCE == 1.0
    run(scene())


def test_a_program_is_killed_where_there_is_no_time_to_be_polite(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        told: list[int] = []

        async def cut_short(program: Program) -> None:
            program.reading.cancel()
            raise asyncio.CancelledError

        monkeypatch.setattr(Program, "end", cut_short)
        monkeypatch.setattr(Program, "signal_all", lambda program, number: told.append(number))
        with pytest.raises(asyncio.CancelledError):
            async with running((sys.executable, "-c", "pass")) as program:
                await program.process.wait()
        assert told == [signal.SIGKILL]

    run(scene())


# Who plays whom


def test_every_line_up_plays_on_every_map_from_every_seat() -> None:
    entrants = [Entrant(name, bot="random") for name in "abc"]
    maps = {"one": {"map": "duel"}, "two": {"map": "cellar", "goal": "1"}}
    plan = Tournament(entrants, maps, 2, "s", {"goal": "2"})
    assert plan.line_ups() == [(0, 1), (0, 2), (1, 2)]
    assert plan.round() == 12
    games = [plan.fixture(number) for number in range(14)]
    assert [each.number for each in games] == list(range(14))
    assert [each.map for each in games] == ["one"] * 6 + ["two"] * 6 + ["one"] * 2
    assert [each.seed for each in games] == [f"s/{number // 2}" for number in range(14)]
    assert [each.seats for each in games[:6]] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert [each.seats for each in games[6:12]] == [each.seats for each in games[:6]]
    assert games[0].settings == {"map": "duel", "goal": "2"}
    assert games[6].settings == {"map": "cellar", "goal": "2"}, "what is wished for all comes last"
    three = Tournament(entrants, maps, 3, "s", {})
    assert [three.fixture(each).seats for each in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
