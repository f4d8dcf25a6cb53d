"""In whose interest dice on the table lie, and whether a card could still turn them (DC-112)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.rules.figures import body, defence, hero, is_hero, player_of
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame, StrikeFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose
from waystone.games.dungeon_crawler.rules.play import cause_of, nearest
from waystone.games.dungeon_crawler.state import CrawlerState


def rolled_strike(state: CrawlerState) -> StrikeFrame | None:
    """The strike that the dice on the table belong to; None for other rolls."""
    cause = cause_of(state, nearest(state, RollFrame))
    return cause if isinstance(cause, StrikeFrame) else None


def parties(state: CrawlerState) -> set[int]:
    """Who rolled, and whose Adventurer is struck at (DC-100)."""
    roll, strike = nearest(state, RollFrame), rolled_strike(state)
    found = {roll.seat, roll.second}
    if strike is not None and is_hero(strike.target):
        found.add(player_of(state, strike.target))
    return found


def hits_on(state: CrawlerState, dice: list[int], armour: int = 0, ignored: int = 0) -> int:
    """The hits that would count: none beyond the last body point (DC-62, DC-69)."""
    strike = rolled_strike(state)
    victim = NOBODY if strike is None else strike.victim()
    if strike is None or victim == NOBODY or state.spot[victim] < 0:
        return 0
    need = min(6, defence(state, victim) + armour) - strike.plus
    hits = sum(die >= need for die in dice)
    if not strike.is_turned():
        hits = max(0, hits - strike.ignored - ignored)
    return min(hits, body(state, victim) - state.wounds[victim])


def worth(state: CrawlerState, seat: int, dice: list[int]) -> int:
    """How well dice lie for one of the parties; others have no interest in them."""
    roll = nearest(state, RollFrame)
    if seat not in parties(state):
        return 0
    if roll.purpose == Purpose.PUSH:
        return _sign(seat == roll.seat) * (dice[0] > dice[1])
    return _sign(not is_hurt(state, seat)) * hits_on(state, dice)


def _sign(is_welcome: bool) -> int:
    return 1 if is_welcome else -1


def is_hurt(state: CrawlerState, seat: int) -> bool:
    """Whether hits would fall on the own Adventurer, or back on the own Monster."""
    strike = rolled_strike(state)
    if strike is None:
        return False
    victim = strike.victim()
    return victim == hero(seat) or (strike.is_turned() and player_of(state, victim) == seat)


def can_turn(state: CrawlerState, seat: int, changes: Iterator[list[int]]) -> bool:
    """Whether one of these changes is better for a seat than the dice as they lie.

    Which spawn point is best is for the player to say: there every change counts.
    """
    roll = nearest(state, RollFrame)
    if roll.purpose in (Purpose.SPAWN, Purpose.CHEST):
        return seat in parties(state)
    now = worth(state, seat, roll.dice)
    return any(worth(state, seat, dice) > now for dice in changes)


def one_moved(state: CrawlerState, delta: int) -> Iterator[list[int]]:
    """One die up or down, within 1 to 6 (Power Cards I and II)."""
    dice = nearest(state, RollFrame).dice
    for at, die in enumerate(dice):
        for face in (max(1, die - delta), min(6, die + delta)):
            yield [*dice[:at], face, *dice[at + 1 :]]


def one_turned(state: CrawlerState, own: int = NOBODY) -> Iterator[list[int]]:
    """One die to any face (Power Card IV), or one that a seat has rolled (Magic Ring)."""
    roll = nearest(state, RollFrame)
    for at in range(len(roll.dice)):
        if own in (NOBODY, roll.roller(at)):
            for face in range(1, 7):
                yield [*roll.dice[:at], face, *roll.dice[at + 1 :]]


def any_thrown(state: CrawlerState) -> Iterator[list[int]]:
    """The best and the worst that throwing dice again can bring (Power Card III)."""
    count = len(nearest(state, RollFrame).dice)
    return (list(faces) for faces in product((1, 6), repeat=count))
