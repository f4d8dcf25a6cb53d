"""Bots at a match: for quick and heavy ones the table waits, slow ones come when they are ready."""

from __future__ import annotations

import logging
from collections.abc import Sequence
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
from waystone.match.model import BOT, BotQuestion, Job, MatchInfo, Place
from waystone.match.ports import Thinker
from waystone.match.times import thread_time

MOST_ON_LOOP: Final = 0.005
"""Seconds: a bot that once took longer is asked in a worker from then on."""
log: Final = logging.getLogger("waystone.match")
_found_heavy: Final[set[tuple[str, str]]] = set()


def luck_of(seed: str, stream: str) -> str:
    """The seed of a bot's own dice.

    It follows from the match's by a one-way street: the bot can't walk back to the match's dice,
    and nobody can work the bot's luck out from the commitment that is public.
    """
    return sha256(f"bot {stream}\n{seed}".encode()).hexdigest()


def own_bot(entry: GameEntry, game: Rules[Any, Any], name: str, luck: str) -> Bot[Any]:
    """A bot with dice of its own."""
    return entry.bot(name).make(game, SeededDice(luck), Budget())


def seat_bot(
    entry: GameEntry, game: Rules[Any, Any], name: str, seed: str, stream: str
) -> Bot[Any]:
    """A bot with dice of its own, apart from the match's."""
    return own_bot(entry, game, name, luck_of(seed, stream))


class QuickBots:
    """The bots of one match for which its table waits: those that answer at once, and heavy ones,
    which are asked in a worker; `number` steps were made when they came."""

    def __init__(
        self, entry: GameEntry, game: Rules[Any, Any], info: MatchInfo, number: int
    ) -> None:
        self.entry: Final = entry
        self.game: Final = game
        self.info: Final = info
        self.number: Final = number
        self.luck: dict[int, str] = {}
        self.names: dict[int, str] = {}
        self.bots: dict[int, Bot[Any]] = {}
        self.watching: list[tuple[int, Bot[Any]]] = []
        for seat in range(len(info.first_players())):
            self.seat(seat, info.places[seat], 0)

    def seat(self, seat: int, place: Place, number: int) -> None:
        """Whoever sat here is gone; a bot that sits down with this step has heard nothing yet."""
        self.bots.pop(seat, None)
        if place.player == BOT and not self.is_slow(place.bot):
            # A bot that comes back in the middle has other luck than at the beginning.
            luck = luck_of(self.info.seed, f"{seat} {max(number, self.number)}")
            self.luck[seat], self.names[seat] = luck, place.bot
            self.bots[seat] = own_bot(self.entry, self.game, place.bot, luck)
        self.watching = [(each, bot) for each, bot in self.bots.items() if bot.watches]

    def is_slow(self, name: str) -> bool:
        """Whether the table goes on without waiting; so it does for a bot that was found to be
        heavy and remembers, for a worker would have to hear all of the match."""
        kind = self.entry.bot(name)
        return kind.slow or (self.was_found_heavy(name) and self.remembers(name))

    def was_found_heavy(self, name: str) -> bool:
        """Whether such a bot once thought for too long here."""
        return (self.entry.info.name, name) in _found_heavy

    def remembers(self, name: str) -> bool:
        """Whether such a bot wants to hear of every step."""
        return own_bot(self.entry, self.game, name, "").watches

    def is_heavy(self, seat: int) -> bool:
        """Whether the bot in this seat is asked in a worker."""
        name = self.names[seat]
        is_heavy = self.entry.bot(name).heavy or self.was_found_heavy(name)
        return is_heavy and not self.bots[seat].watches

    def has_heavy(self) -> bool:
        """Whether one of them is asked in a worker."""
        return any(map(self.is_heavy, self.bots))

    def watch(self, table: Table[Any], step: Step) -> None:
        """Those who remember hear what their seat hears."""
        for seat, bot in self.watching:
            if step.tells(seat):
                bot.watch(step.visible_to(seat), table.view(seat))

    async def choose(self, table: Table[Any], seat: int, thinker: Thinker) -> Action:
        """What the bot in this seat does now."""
        view, legal = table.view(seat), table.legal(seat)
        if self.is_heavy(seat):
            return self.game.alphabet.parse(await thinker.choose(self.question(seat, view, legal)))
        begun = thread_time()
        action = self.bots[seat].choose(view, legal)
        if thread_time() - begun > MOST_ON_LOOP:
            self.note_heavy(self.names[seat], thread_time() - begun)
        return action

    def question(self, seat: int, view: View, legal: Sequence[Action]) -> BotQuestion:
        """What a worker needs to know to answer for this seat."""
        info, texts = self.info, [action.text for action in legal]
        rules = (info.game, info.version, info.settings)
        return BotQuestion(info.id, seat, self.names[seat], *rules, self.luck[seat], view, texts)

    def note_heavy(self, name: str, seconds: float) -> None:
        """A bot held up the whole server, which it shall not do again."""
        game = self.entry.info.name
        if (game, name) not in _found_heavy:
            _found_heavy.add((game, name))
            message = "the bot %s of %s took %.0f ms, so it thinks in a worker from now on"
            log.warning(message, name, game, seconds * 1000)


class HeavyBot:
    """A heavy bot in a worker: it is told what its seat knows, whenever its table waits for it."""

    def __init__(self, question: BotQuestion) -> None:
        entry = find_game(question.game)
        self.game: Final = entry.open(question.settings, question.version)
        self.bot: Final = own_bot(entry, self.game, question.bot, question.luck)

    def choose(self, question: BotQuestion) -> str:
        """What it does, as text."""
        parse = self.game.alphabet.parse
        return self.bot.choose(question.view, [parse(text) for text in question.legal]).text


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
