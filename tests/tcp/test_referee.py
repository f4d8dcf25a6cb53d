"""The referee of a tournament's game: whose time runs, for how long, and what follows (DM-28)."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import cast

import pytest

from tests.match.kit import FakeClock, Hall, run, settle
from waystone.catalogue import find_game
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.newcomers import half_done
from waystone.tcp.arena import Gate, Patience, TableReferee, match_info
from waystone.tcp.programs import Program
from waystone.tcp.tournament import Entrant, Fixture

TURN = 5.0


class Ring:
    """A game under a referee, in which programs are programs by name only: tests act for them."""

    def __init__(self, host: Host, referee: TableReferee, clock: FakeClock) -> None:
        self.host = host
        self.referee = referee
        self.clock = clock

    async def act(self, seat: int, text: str) -> None:
        action = self.host.match.game.alphabet.parse(text)
        await self.host.command(lambda: Change(seat, action))
        await settle()

    async def step(self, seat: int) -> None:
        """Any step of this seat."""
        legal = [each.text for each in self.host.match.table.legal(seat)]
        await self.act(seat, next(text for text in legal if text.startswith("move")))

    def time_outs(self) -> list[int]:
        """Whose turns the clock ended, one after the other."""
        entries = self.host.match.table.record.entries
        return [entry.seat for entry in entries if entry.text == "time out"]


async def ring(*entrants: str, **settings: str) -> Ring:
    """A game of programs (`-`) and bots of the house by name, with its first turn begun."""
    hall = Hall()
    players = [
        Entrant(f"p{seat}", command=("x",)) if name == "-" else Entrant(name, bot=name)
        for seat, name in enumerate(entrants)
    ]
    fixture = Fixture(0, "", {"map": "pillar-hall", **settings}, "7", tuple(range(len(players))))
    gates = {seat: Gate(hall.lobby, each) for seat, each in enumerate(players) if each.command}
    for gate in gates.values():
        gate.came.set_result(None)  # type: ignore[arg-type]
    host = await hall.lobby.admit(match_info(fixture, players), find_game("dooom"))
    referee = TableReferee(host, gates, Patience(turn=TURN))
    host.follow(referee)
    await host.repeat(partial(half_done, host.match))
    await hall.clock.pass_by(0)
    return Ring(host, referee, hall.clock)


@pytest.mark.rule("DM-28")
def test_a_turn_has_its_time_however_much_is_done_in_it() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        await game.clock.pass_by(3)
        await game.step(0)  # no more time for that
        await game.clock.pass_by(1.9)
        assert game.time_outs() == []
        await game.clock.pass_by(0.2)
        assert game.time_outs() == [0]
        assert game.host.match.acting == [1]

    run(scenario())


@pytest.mark.rule("DM-28")
def test_the_next_turn_has_its_full_time() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        await game.clock.pass_by(4)
        await game.act(0, "end turn")
        await game.clock.pass_by(4.9)
        assert game.time_outs() == []
        await game.clock.pass_by(0.2)
        assert game.time_outs() == [1]

    run(scenario())


@pytest.mark.rule("DM-28", "DM-27")
def test_the_next_turn_of_the_same_program_has_its_full_time_too() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        await game.act(1, "leave")
        await game.clock.pass_by(4)
        await game.act(0, "end turn")
        assert game.host.match.acting == [0]
        await game.clock.pass_by(4.9)
        assert game.time_outs() == []
        await game.clock.pass_by(0.2)
        assert game.time_outs() == [0]

    run(scenario())


@pytest.mark.rule("DM-28", "DM-63")
def test_three_idle_turns_are_the_end_and_the_reason() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        for number in range(3):
            assert not game.referee.gates[0].is_slow
            await game.clock.pass_by(5.1)
            if number < 2:
                await game.act(1, "end turn")
        assert game.host.match.table.view(1).status == ("gone", "alive")  # type: ignore[attr-defined]
        assert game.referee.gates[0].is_slow
        assert not game.referee.gates[1].is_slow

    run(scenario())


@pytest.mark.rule("DM-79", "DM-28")
def test_a_slow_program_that_acts_stays_and_is_not_called_slow() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        for _ in range(5):
            await game.step(0)
            await game.clock.pass_by(5.1)
            await game.act(1, "end turn")
        assert game.time_outs() == [0] * 5
        assert game.host.match.acting == [0]
        assert not game.referee.gates[0].is_slow

    run(scenario())


@pytest.mark.rule("DM-28")
def test_a_turn_that_ends_while_its_time_runs_out_is_not_ended_twice() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        async with game.host.lock:
            await game.clock.pass_by(5.1)  # the clock waits for its turn
            end_turn = game.host.match.game.alphabet.parse("end turn")
            await game.host.carry_out(Change(0, end_turn))
        await settle()
        assert game.time_outs() == []
        assert game.host.match.acting == [1]

    run(scenario())


@pytest.mark.rule("DM-28", "DM-27")
def test_time_that_runs_out_late_does_not_end_the_same_programs_next_turn() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        await game.act(1, "leave")
        async with game.host.lock:
            await game.clock.pass_by(5.1)  # the clock waits for its turn
            end_turn = game.host.match.game.alphabet.parse("end turn")
            await game.host.carry_out(Change(0, end_turn))
        await settle()
        assert game.host.match.acting == [0]
        assert game.time_outs() == []
        await game.clock.pass_by(5.1)
        assert game.time_outs() == [0]

    run(scenario())


@pytest.mark.rule("DM-28")
def test_old_turns_leave_no_clocks_behind() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        before = sum(not each.is_off for each in game.clock.timers)
        for _ in range(6):
            await game.act(game.host.match.acting[0], "end turn")
        assert sum(not each.is_off for each in game.clock.timers) == before

    run(scenario())


@pytest.mark.rule("DM-28")
def test_who_is_no_program_may_think_as_long_as_they_like() -> None:
    async def scenario() -> None:
        game = await ring("-", "-")
        game.referee.gates.pop(1)  # type: ignore[attr-defined]
        await game.act(0, "end turn")
        assert game.host.match.acting == [1]
        await game.clock.pass_by(60)
        assert game.time_outs() == []

    run(scenario())


@pytest.mark.rule("DM-28")
def test_no_time_runs_for_bots_or_after_the_end() -> None:
    async def scenario() -> None:
        game = await ring("-", "random", "-")
        await game.act(0, "end turn")
        assert game.host.match.acting == [2]
        await game.act(2, "leave")
        await game.act(0, "leave")
        await game.clock.pass_by(60)
        assert game.time_outs() == []
        ended = await ring("-", "-")
        await ended.act(0, "stop")
        assert ended.referee.over.is_set()
        await ended.clock.pass_by(60)
        assert ended.time_outs() == []

    run(scenario())


class NeverEnding:
    """A program that neither connects nor ends."""

    def __init__(self) -> None:
        self.is_given_up = False
        self.process = self

    async def wait(self) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.is_given_up = True
            raise

    def ending(self) -> str:
        return ""


def test_a_gate_is_for_one_program_and_waits_for_it_no_longer_than_it_may() -> None:
    async def scenario() -> None:
        gate, program = Gate(Hall().lobby, Entrant("p", command=("x",))), NeverEnding()
        assert (gate.options.port, gate.options.linger) == (0, 0.2)
        assert (gate.options.most, gate.options.per_second) == (64, 2000.0)
        await gate.wait(0.01)
        assert gate.error == "", "nothing was started, so nothing is missed"
        gate.program = cast(Program, program)
        await gate.wait(0.01)
        assert gate.error == gate.why_gone() == "did not connect within 0.01 s"
        await settle()
        assert program.is_given_up, "nobody waits on for its end"

    run(scenario())


def test_what_a_program_may_take() -> None:
    assert Patience() == Patience(connect=10.0, turn=5.0, game=600.0)
