"""Matches with a mistake that was planted by hand."""

from functools import cache
from typing import Any, NamedTuple

from waystone.catalogue import find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record
from waystone.kernel.table import Table


class Plan(NamedTuple):
    """Who plays a match, and what its winner does instead of winning."""

    game: str
    bots: tuple[str, ...]
    settings: dict[str, str]
    instead: str
    seed: int = 0


BACK = "back"
"""Away from the goal, where the last step would have led."""
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
PLANS = {
    "delve": Plan("delve-and-dash", ("knight", "knight"), {"mode": "duel"}, "next turn", 21),
    "delve alone": Plan("delve-and-dash", ("knight",), {"mode": "solo"}, "next turn"),
    "delve away": Plan("delve-and-dash", ("knight", "knight"), {"mode": "duel"}, BACK, 2),
    "dooom": Plan("dooom", ("hunter", "hunter"), {"map": "duel"}, "end turn", 2),
    "dooom away": Plan("dooom", ("hunter", "hunter"), {"map": "duel"}, BACK, 2),
    "crawler": Plan("dungeon-crawler", ("racer", "racer"), {"round_limit": "60"}, "done"),
}


@cache
def won(name: str) -> Record:
    """A match up to its winner's last step."""
    plan = PLANS[name]
    entry = find_game(plan.game)
    rules = entry.open(plan.settings)
    for seed in range(plan.seed, plan.seed + 40):
        table: Table[Any] = Table(rules, list(plan.bots), seed)
        players = [
            entry.bots[bot].make(rules, SeededDice(seed, f"bot {seat}"), Budget())
            for seat, bot in enumerate(plan.bots)
        ]
        play_out(table, players)
        outcome = table.outcome
        assert outcome is not None
        if outcome.winners:
            cut = cut_at_winner(table.record, outcome.winners[0])
            if can_spoil(cut, plan):
                return cut
    raise AssertionError("nobody won by an action of their own")


def cut_at_winner(record: Record, winner: int) -> Record:
    """The record as if nothing had happened after the winner's last step."""
    last = max(at for at, each in enumerate(record.entries) if each.seat == winner)
    rules = find_game(record.game).open(record.settings, record.version)
    table: Table[Any] = Table(rules, record.players, record.seed)
    for each in record.entries[: last + 1]:
        table.act(each.seat, each.text)
    return table.record


def before_the_end(record: Record) -> Table[Any]:
    """The table before the last step of a record."""
    rules = find_game(record.game).open(record.settings, record.version)
    table: Table[Any] = Table(rules, record.players, record.seed)
    for each in record.entries[:-1]:
        table.act(each.seat, each.text)
    return table


def can_spoil(record: Record, plan: Plan) -> bool:
    """Whether the winner could have done the other thing."""
    table = before_the_end(record)
    legal = [action.text for action in table.legal(record.entries[-1].seat)]
    return instead(record, plan) in legal


def instead(record: Record, plan: Plan) -> str:
    """What the winner does in the spoilt match."""
    verb, _, way = record.entries[-1].text.partition(" ")
    return f"{verb} {OPPOSITE.get(way, way)}" if plan.instead == BACK else plan.instead


def spoilt(name: str) -> tuple[Record, str]:
    """The same match, but for its last step; and the step that would have won."""
    record = won(name)
    table, last = before_the_end(record), record.entries[-1]
    table.act(last.seat, instead(record, PLANS[name]))
    return table.record, last.text
