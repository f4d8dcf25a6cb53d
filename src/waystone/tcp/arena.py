"""One game of a tournament: a table of the match host, a port for each program."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from waystone.catalogue import find_game
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.events import Began, Left
from waystone.games.dooom.view import DooomView
from waystone.kernel.action import Action
from waystone.kernel.event import NOBODY, SPECTATOR
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.lobby import Lobby
from waystone.match.model import BOT, PERSON, Guest, MatchInfo, Place
from waystone.match.newcomers import half_done
from waystone.match.news import News, StepsMade
from waystone.match.ports import Timer
from waystone.match.seats import new_id
from waystone.tcp.listener import GAME, Listener
from waystone.tcp.options import LOOPBACK, ListenerOptions
from waystone.tcp.player import LinePlayer
from waystone.tcp.programs import Program, running
from waystone.tcp.tournament import Entrant, Fixture, Result

COMMANDS_PER_SECOND: Final = 2000.0
"""A flood disturbs nobody but the game it belongs to, so programs need not be slowed down."""
UNCLOCKED: Final = {"gather": "yes", "start_delay": "0", "turn_seconds": "0"}


@dataclass(frozen=True)
class Patience:
    """How many seconds a program has: to connect, for a turn, and for a whole game."""

    connect: float = 10.0
    turn: float = 5.0
    game: float = 600.0


class Gate(Listener):
    """A port for one program: the first connection has the seat, others are sent away."""

    def __init__(self, lobby: Lobby, entrant: Entrant) -> None:
        options = ListenerOptions(port=0, linger=0.2, most=64, per_second=COMMANDS_PER_SECOND)
        super().__init__(lobby, options)
        self.entrant: Final = entrant
        self.came: Final[asyncio.Future[LinePlayer]] = asyncio.get_running_loop().create_future()
        self.begun: Final = asyncio.Event()
        self.program: Program | None = None
        self.error = ""
        self.is_slow = False

    async def seat(self, player: LinePlayer) -> bool:
        """Nothing is read before the match has begun: until then there is no way to leave it."""
        if self.came.done():
            return False
        self.came.set_result(player)
        await self.begun.wait()
        return True

    async def start(self, stack: AsyncExitStack) -> None:
        """Listen, and start the program that is to connect."""
        (port,) = await stack.enter_async_context(self.listening())
        words = self.entrant.words(LOOPBACK, port)
        try:
            self.program = await stack.enter_async_context(running(words))
        except OSError as error:
            self.error = f"could not be started: {(error.strerror or str(error)).lower()}"

    async def wait(self, seconds: float) -> None:
        """Until the program has connected or ended, but not for ever."""
        if self.program is None:
            return
        ended = asyncio.ensure_future(self.program.process.wait())
        await asyncio.wait((self.came, ended), timeout=seconds, return_when=FIRST_COMPLETED)
        ended.cancel()
        if not self.came.done():
            self.error = self.program.ending() or f"did not connect within {seconds:g} s"

    def why_gone(self) -> str:
        """What is known about a program that left the game."""
        if self.error or self.program is None:
            return self.error
        if self.is_slow:
            return "took too long for its turns"
        return self.program.ending() or "closed the connection"


class TableReferee:
    """Follows a match: opens the gates, ends turns that take too long, and sees the end."""

    guest = ""

    def __init__(self, host: Host, gates: Mapping[int, Gate], patience: Patience) -> None:
        self.host: Final = host
        self.gates: Final = gates
        self.patience: Final = patience
        self.over: Final = asyncio.Event()
        self.turn = -1
        self.timer: Timer | None = None

    def hear(self, news: News) -> None:
        """After every step."""
        if not isinstance(news, StepsMade):
            return
        if any(isinstance(event, Began) for step in news.steps for _, event in step.events):
            self.open_gates()
        for step in news.steps:
            if step.action is ACTIONS.time_out and Left(step.seat) in step.visible_to(step.seat):
                self.gates[step.seat].is_slow = True
        if not self.host.match.is_running():
            self.over.set()
        self.mind_turn()

    def open_gates(self) -> None:
        """Programs may act; those who never came have left (DM-63)."""
        for seat, gate in self.gates.items():
            gate.begun.set()
            if not gate.came.done():
                self.spawn_perform(seat, lambda: self.host.match.game.alphabet.leave)

    def mind_turn(self) -> None:
        """A program's turn has its time, whoever else sits at the table (DM-28)."""
        state, game = self.host.match.table.state, self.host.match.game
        turn = game.policy.turn(state)
        if turn == self.turn:
            return
        self.turn = turn
        if self.timer is not None:
            self.timer.cancel()
        seat = next(iter(game.acting(state)), NOBODY)
        if seat in self.gates:
            ring = partial(self.end_turn, seat, turn)
            self.timer = self.host.ports.clock.later(self.patience.turn, ring)

    def end_turn(self, seat: int, turn: int) -> None:
        """Time is up; too often in a row, and the rules let the program go."""

        def time_out() -> Action | None:
            is_same = self.host.match.game.policy.turn(self.host.match.table.state) == turn
            return ACTIONS.time_out if is_same else None

        self.spawn_perform(seat, time_out)

    def spawn_perform(self, seat: int, choose: Callable[[], Action | None]) -> None:
        """Do something for a seat when its turn has come."""

        def decide() -> Change | None:
            match = self.host.match
            action = choose() if match.is_running() else None
            is_possible = action and not match.game.refusal(match.table.state, seat, action)
            return Change(seat, action) if is_possible else None

        self.host.spawn(partial(self.host.command, decide))

    async def see_the_end(self) -> None:
        """Wait for it; a game that takes too long is stopped without a winner (DM-72)."""
        try:
            async with asyncio.timeout(self.patience.game):
                await self.over.wait()
        except TimeoutError:
            seat = next(iter(self.host.match.table.acting()), 0)
            self.spawn_perform(seat, lambda: ACTIONS.stop)
            await self.over.wait()


class Arena:
    """Plays the games of a tournament, one table each."""

    def __init__(self, lobby: Lobby, entrants: Sequence[Entrant], patience: Patience) -> None:
        self.lobby: Final = lobby
        self.entrants: Final = entrants
        self.patience: Final = patience

    async def play(self, fixture: Fixture) -> Result:
        """One game from the start of its programs to their end."""
        players = [self.entrants[each] for each in fixture.seats]
        gates = {
            seat: Gate(self.lobby, player) for seat, player in enumerate(players) if player.command
        }
        async with AsyncExitStack() as stack:
            for gate in gates.values():
                await gate.start(stack)
            await asyncio.gather(*(gate.wait(self.patience.connect) for gate in gates.values()))
            host = await self.lobby.admit(match_info(fixture, players), find_game(GAME))
            referee = TableReferee(host, gates, self.patience)
            host.follow(referee)
            seat_programs(host, gates)
            await host.repeat(partial(half_done, host.match))
            await referee.see_the_end()
        self.lobby.hosts.pop(host.match.info.id).close()
        return result_of(fixture, host, gates)


def match_info(fixture: Fixture, players: Sequence[Entrant]) -> MatchInfo:
    """A table where everybody sits in the seat that the fixture says."""
    places = [
        Place(BOT, bot=each.bot, name=each.name)
        if each.bot
        else Place(PERSON, guest=f"{seat} {new_id()}", name=each.name)
        for seat, each in enumerate(players)
    ]
    settings = {"min_players": str(len(players)), **UNCLOCKED, **fixture.settings}
    return MatchInfo(
        id=new_id(),
        game=GAME,
        version=find_game(GAME).info.version,
        settings=find_game(GAME).open(settings).settings.unusual(),
        seed=fixture.seed,
        ranked=False,
        host="",
        created=0,
        places=places,
        public=False,
    )


def seat_programs(host: Host, gates: Mapping[int, Gate]) -> None:
    """Those who came follow the match before it begins."""
    for seat, gate in gates.items():
        if gate.came.done():
            place = host.match.info.places[seat]
            gate.came.result().sit(host, Guest(place.guest, place.name), seat)


def result_of(fixture: Fixture, host: Host, gates: Mapping[int, Gate]) -> Result:
    """What came of it; who is gone has forfeited the game."""
    view = cast(DooomView, host.match.table.view(SPECTATOR))
    ending, outcome = view.ending, host.match.table.outcome
    winner = ending.winner if ending is not None else None
    forfeits = {
        seat: gate.why_gone() for seat, gate in gates.items() if view.status[seat] == "gone"
    }
    return Result(
        fixture=fixture,
        winner=None if winner is None else fixture.seats[winner],
        reason=ending.reason if ending is not None else "the match broke",
        rounds=view.round,
        gold=outcome.scores if outcome is not None else (0,) * len(fixture.seats),
        status=view.status,
        record=host.match.table.record.text(),
        forfeits=forfeits,
    )
