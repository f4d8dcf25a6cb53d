"""Matches between bots: what is played is settled by the plan, not by who plays it when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter, perf_counter_ns
from traceback import format_exc
from typing import Any, Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import SeededDice, commitment
from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import Event, View
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.rules import Rules
from waystone.kernel.settings import among_bots
from waystone.kernel.statistics import Collector, Statistics
from waystone.kernel.table import Step, Table
from waystone.lab.rows import DecisionRow, MatchRow
from waystone.lab.statistics import Durations, Measure

MOST_STEPS: Final = 100_000
"""A match that is longer is stopped: two bots may wait for each other for ever."""
STOPPED: Final = f"stopped after {MOST_STEPS} steps"


class BadPlan(WaystoneError):
    """These matches can't be played as asked."""


class GameFailed(WaystoneError):
    """A bot or a rulebook broke down in the middle of a match."""

    def __init__(self, message: str, trace: str) -> None:
        super().__init__("GAME_FAILED", message)
        self.trace: Final = trace


@dataclass(frozen=True)
class SimulationPlan:
    """Which matches to play: game number `i` always has the seed `seed/i`."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    settings: dict[str, str]
    swap: bool = False
    nodes: int = 0
    seconds: float = 0.0
    timed: bool = False
    recorded: bool = False
    studied: bool = False
    rows: bool = False
    decisions: bool = False

    @property
    def chosen(self) -> dict[str, str]:
        """The settings of its matches: bots sit on all seats."""
        return among_bots(find_game(self.game).settings, self.settings)

    def check(self) -> None:
        """Raise a WaystoneError for what could not be played."""
        entry = find_game(self.game)
        for name in self.bots:
            entry.bot(name)
        game = entry.open(self.chosen)
        game.check_seats(len(self.bots))
        if self.studied and game.statistics.collector is None:
            raise BadPlan("BAD_PLAN", f"{entry.info.title} offers no findings")
        commitment(self.seed)
        seats = len(self.bots)
        if self.swap and seats < 2:
            raise BadPlan("BAD_PLAN", "there are no seats to swap with one bot")
        if self.swap and self.games % seats:
            message = f"swapping seats plays each seed {seats} times, so the number of games"
            raise BadPlan("BAD_PLAN", f"{message} must divide by {seats}; {self.games} does not")

    def seed_of(self, number: int) -> str:
        """The seed of a game; with swapped seats, several games share one."""
        return f"{self.seed}/{number // len(self.bots) if self.swap else number}"

    def seating(self, number: int) -> list[int]:
        """Which bot (its place in `bots`) sits on each seat."""
        seats = len(self.bots)
        turn = number % seats if self.swap else 0
        return [(seat + turn) % seats for seat in range(seats)]


class Tally:
    """What came of some games; tallies of parts add up to the tally of the whole."""

    def __init__(self, bots: int) -> None:
        self.games = 0
        self.steps = 0
        self.decided = 0
        self.results: list[Counter[str]] = [Counter() for _ in range(bots)]
        self.reasons: Counter[str] = Counter()
        self.seat_wins = [0] * bots
        self.times = [Durations() for _ in range(bots)]
        self.measures: list[dict[str, Measure]] = [{} for _ in range(bots)]
        self.statistics = Statistics()

    def count(self, reason: str, results: Sequence[str], seating: Sequence[int]) -> None:
        """Count one game, whose results come by seat."""
        self.games += 1
        self.decided += WIN in results
        self.reasons[reason] += 1
        for seat, result in enumerate(results):
            self.results[seating[seat]][result] += 1
            self.seat_wins[seat] += result == WIN

    def measure(self, bot: int, numbers: Mapping[str, int]) -> None:
        """Count what a bot has to show for one game."""
        for name, number in numbers.items():
            self.measure_of(bot, name, isinstance(number, bool)).add(number)

    def measure_of(self, bot: int, name: str, is_share: bool) -> Measure:
        """A bot's numbers of one name."""
        return self.measures[bot].setdefault(name, Measure(is_share))

    def merge(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.steps += other.steps
        self.decided += other.decided
        self.reasons.update(other.reasons)
        self.statistics.merge(other.statistics)
        for bot, results in enumerate(other.results):
            self.results[bot].update(results)
            self.seat_wins[bot] += other.seat_wins[bot]
            self.times[bot].merge(other.times[bot])
            for name, measure in other.measures[bot].items():
                self.measure_of(bot, name, measure.is_share).merge(measure)

    def wins(self, bot: int) -> int:
        """Games that this bot won."""
        return self.results[bot][WIN]

    def draws(self, bot: int) -> int:
        """Games without winner or loser."""
        return self.results[bot][DRAW]

    def losses(self, bot: int) -> int:
        """Games that this bot lost."""
        return self.results[bot][LOSS]


class TimedBot(Bot[Any]):
    """A bot with a stopwatch beside it."""

    watches = True

    def __init__(self, bot: Bot[Any], times: Durations) -> None:
        self.bot: Final = bot
        self.times: Final = times

    def watch(self, heard: list[Event], view: View) -> None:
        """Hear what happened, if the bot wants to; this is not timed."""
        if self.bot.watches:
            self.bot.watch(heard, view)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The bot's choice, timed."""
        begun = perf_counter_ns()
        action = self.bot.choose(view, legal)
        self.times.add(perf_counter_ns() - begun)
        return action


class NotedBot(Bot[Any]):
    """A bot with somebody beside it who counts its choices."""

    watches = True

    def __init__(self, bot: Bot[Any], notes: list[int]) -> None:
        self.bot: Final = bot
        self.notes: Final = notes

    def watch(self, heard: list[Event], view: View) -> None:
        """Hear what happened, if the bot wants to."""
        if self.bot.watches:
            self.bot.watch(heard, view)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The bot's choice; among how many is noted."""
        self.notes.append(len(legal))
        return self.bot.choose(view, legal)


class _TooLong(Exception):
    """The match was stopped."""


class Block:
    """Some games played in one go: their tally and, if asked for, their records by number, a row
    for each of them and one for each decision."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.tally = Tally(len(plan.bots))
        self.records: dict[int, str] = {}
        self.rows: list[MatchRow] = []
        self.decisions: list[DecisionRow] = []


def play_blocks(plan: SimulationPlan, numbers: Sequence[int], seconds: float) -> Iterator[Block]:
    """Play these games of the plan; a block is told whenever so many seconds have passed."""
    entry = find_game(plan.game)
    game = entry.open(plan.chosen)
    block, begun = Block(plan), perf_counter()
    for number in numbers:
        notes: list[int] | None = [] if plan.decisions else None
        table = _play_or_fail(plan, entry, game, number, block.tally, notes)
        if plan.recorded:
            block.records[number] = table.record.text()
        if plan.rows:
            block.rows.append(row_of(plan, number, table))
        if notes is not None:
            block.decisions += decisions_of(number, table, notes)
        if perf_counter() - begun >= seconds:
            yield block
            block, begun = Block(plan), perf_counter()
    if block.tally.games:
        yield block


def row_of(plan: SimulationPlan, number: int, table: Table[Any]) -> MatchRow:
    """A game that was played, as a row; one that was stopped is a draw."""
    ended, players = table.outcome, tuple(table.record.players)
    return MatchRow(
        number=number,
        luck=number // len(players) if plan.swap else number,
        seed=plan.seed_of(number),
        players=players,
        results=ended.results if ended else (DRAW,) * len(players),
        scores=ended.scores if ended else (0,) * len(players),
        reason=ended.reason if ended else STOPPED,
        steps=table.number,
    )


def decisions_of(number: int, table: Table[Any], choices: Sequence[int]) -> list[DecisionRow]:
    """The decisions of a game that was played, given among how many each was made."""
    steps, players = table.record.entries, table.record.players
    return [
        DecisionRow(number, at + 1, step.seat, players[step.seat], step.text, many)
        for at, (step, many) in enumerate(zip(steps, choices, strict=True))
    ]


def _play_or_fail(
    plan: SimulationPlan,
    entry: GameEntry,
    game: Rules[Any, Any],
    number: int,
    tally: Tally,
    notes: list[int] | None,
) -> Table[Any]:
    try:
        return play_game(plan, entry, game, number, tally, notes)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        message = f"game {number} (seed {plan.seed_of(number)!r}) failed: {what}"
        trace = "" if isinstance(error, WaystoneError) else format_exc()  # it has said enough
        raise GameFailed(message, trace) from error


def play_game(
    plan: SimulationPlan,
    entry: GameEntry,
    game: Rules[Any, Any],
    number: int,
    tally: Tally,
    notes: list[int] | None = None,
) -> Table[Any]:
    """Play one game of the plan and count it; `notes` gets among how many each decision was."""
    seed, seating = plan.seed_of(number), plan.seating(number)
    table = Table(game, [plan.bots[bot] for bot in seating], seed)
    bots = [make_bot(plan, entry, game, bot, seed, tally.times[bot]) for bot in seating]
    if notes is not None:
        bots = [NotedBot(bot, notes) for bot in bots]
    collector = game.statistics.collector
    follower = Follower(collector() if plan.studied and collector else None, table)
    try:
        play_out(table, bots, follower.follow)
    except _TooLong:
        tally.count(STOPPED, [DRAW] * len(bots), seating)
    else:
        ended = table.outcome
        assert ended is not None
        tally.count(ended.reason, ended.results, seating)
        if game.statistics.tallies is not None:
            for seat, bot in enumerate(seating):
                tally.measure(bot, game.statistics.tallies(table.state, seat))
        follower.tell(tally.statistics)
    tally.steps += table.number
    return table


def make_bot(
    plan: SimulationPlan,
    entry: GameEntry,
    game: Rules[Any, Any],
    place: int,
    seed: str,
    times: Durations,
) -> Bot[Any]:
    """A bot with dice of its own, from which the match's seed can't be worked out."""
    dice = SeededDice(f"bot {place} of {commitment(seed)}")
    budget = Budget(plan.nodes, plan.seconds, perf_counter)
    bot = entry.bot(plan.bots[place]).make(game, dice, budget)
    return TimedBot(bot, times) if plan.timed else bot


class Follower:
    """Goes along with a match: stops one that is too long, and keeps its collector informed."""

    def __init__(self, collector: Collector[Any] | None, table: Table[Any]) -> None:
        self.collector: Final = collector
        self.table: Final = table

    def follow(self, step: Step) -> None:
        """Called after every step; raises when the match is too long."""
        if self.collector is not None:
            for _, event in step.events:
                self.collector.hear(event)
            if not step.action.table_action:
                self.collector.see(self.table.state)
        if step.number >= MOST_STEPS:
            raise _TooLong

    def tell(self, statistics: Statistics) -> None:
        """Called once, when the match is over."""
        if self.collector is not None:
            self.collector.report(statistics)
