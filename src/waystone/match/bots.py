"""Bots at a match: quick ones answer in line, slow ones think elsewhere."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Any, Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import Event, View
from waystone.kernel.rules import Rules
from waystone.kernel.table import Step, Table
from waystone.match.model import Job, MatchInfo, Place


def seat_bot(
    entry: GameEntry, game: Rules[Any, Any], name: str, seed: str, stream: str
) -> Bot[Any]:
    """A bot with dice of its own, apart from the match's.

    Their seed follows from the match's by a one-way street: the bot can't walk back to the match's
    dice, and nobody can work the bot's luck out from the commitment that is public.
    """
    own_seed = sha256(f"bot {stream}\n{seed}".encode()).hexdigest()
    return entry.bot(name).make(game, SeededDice(own_seed), Budget())


class QuickBots:
    """The bots of one match that answer at once; `number` steps were made when they came."""

    def __init__(
        self, entry: GameEntry, game: Rules[Any, Any], info: MatchInfo, number: int
    ) -> None:
        self.make: Final = partial(seat_bot, entry, game)
        self.entry: Final = entry
        self.seed: Final = info.seed
        self.number: Final = number
        self.bots: dict[int, Bot[Any]] = {}
        self.watching: list[tuple[int, Bot[Any]]] = []
        for seat in range(len(info.first_players())):
            self.seat(seat, info.places[seat], 0)

    def seat(self, seat: int, place: Place, number: int) -> None:
        """Whoever sat here is gone; a bot that sits down with this step has heard nothing yet."""
        self.bots.pop(seat, None)
        if place.bot and not self.entry.bot(place.bot).slow:
            # A bot that comes back in the middle has other luck than at the beginning.
            stream = f"{seat} {max(number, self.number)}"
            self.bots[seat] = self.make(place.bot, self.seed, stream)
        self.watching = [(each, bot) for each, bot in self.bots.items() if bot.watches]

    def watch(self, table: Table[Any], step: Step) -> None:
        """Those who remember hear what their seat hears."""
        for seat, bot in self.watching:
            if step.tells(seat):
                bot.watch(step.visible_to(seat), table.view(seat))

    def choose(self, table: Table[Any], seat: int) -> Action:
        """What the bot in this seat does now."""
        return self.bots[seat].choose(table.view(seat), table.legal(seat))


def job_for(info: MatchInfo, table: Table[Any], seat: int) -> Job:
    """What a worker needs to know to think for this seat."""
    done = [(entry.seat, entry.text) for entry in table.record.entries]
    bot = info.places[seat].bot
    rules = (info.game, info.version, info.settings)
    return Job(info.id, seat, bot, *rules, info.first_players(), info.seed, done)


class SlowBot:
    """A slow bot in a worker: it follows the match by the steps it is sent."""

    def __init__(self, job: Job) -> None:
        entry = find_game(job.game)
        game = entry.open(job.settings, job.version)
        self.table: Table[Any] = Table(game, job.players, job.seed)
        stream = f"{job.seat} {len(job.done)}"
        self.make: Final = partial(seat_bot, entry, game, job.bot, job.seed, stream)
        self.bot = self.make()
        self.seat: Final = job.seat

    def choose(self, done: list[tuple[int, str]]) -> str:
        """Catch up with the match, then decide."""
        for seat, text in done[self.table.number :]:
            self.hear(self.table.act(seat, text))
        return self.bot.choose(self.view(), self.table.legal(self.seat)).text

    def hear(self, step: Step) -> None:
        """Tell the bot what its seat hears, from the step on with which it sits down."""
        if step.seat == self.seat and step.action is self.table.game.alphabet.join:
            self.bot = self.make()
        if self.bot.watches and self.seat < self.table.seats and step.tells(self.seat):
            heard: list[Event] = step.visible_to(self.seat)
            self.bot.watch(heard, self.view())

    def view(self) -> View:
        """What the bot's seat may know."""
        return self.table.view(self.seat)
