"""In whose interest dice on the table lie, and whether a card could still turn them (DC-112)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.rules.figures import body, defence, hero, is_hero, player_of
from waystone.games.dungeon_crawler.rules.frames import (
    FOR_CHEST,
    FOR_PUSH,
    FOR_SPAWN,
    ROLL,
    STRIKE,
)
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.state import CrawlerState, Frame


def rolled_for(state: CrawlerState) -> Frame:
    """What the dice on the table belong to: a strike, a push, a spawning or a landing."""
    return state.stack[state.stack.index(nearest(state, ROLL)) - 1]


def parties(state: CrawlerState) -> set[int]:
    """Who rolled, and whose Adventurer is struck at (DC-100)."""
    roll, strike = nearest(state, ROLL), rolled_for(state)
    found = {roll.seat, roll.other}
    if strike.kind == STRIKE and is_hero(strike.other):
        found.add(player_of(state, strike.other))
    return found


def victim_of(strike: Frame) -> int:
    """Who takes the hits: the target, or the attacker once the Mirror Trap has turned them."""
    return strike.figure if strike.cells else strike.other


def hits_on(state: CrawlerState, dice: list[int], armour: int = 0, ignored: int = 0) -> int:
    """The hits that would count: none beyond the last body point (DC-62, DC-69)."""
    strike = rolled_for(state)
    victim = victim_of(strike)
    if victim == NOBODY or state.spot[victim] < 0:
        return 0
    need = min(6, defence(state, victim) + armour) - strike.number
    hits = sum(die >= need for die in dice)
    if not strike.cells:
        hits = max(0, hits - strike.spare - ignored)
    return min(hits, body(state, victim) - state.wounds[victim])


def worth(state: CrawlerState, seat: int, dice: list[int]) -> int:
    """How well dice lie for one of the parties; others have no interest in them."""
    roll = nearest(state, ROLL)
    if seat not in parties(state):
        return 0
    if roll.number == FOR_PUSH:
        return _sign(seat == roll.seat) * (dice[0] > dice[1])
    return _sign(not is_hurt(state, seat)) * hits_on(state, dice)


def _sign(is_welcome: bool) -> int:
    return 1 if is_welcome else -1


def is_hurt(state: CrawlerState, seat: int) -> bool:
    """Whether hits would fall on the own Adventurer, or back on the own Monster."""
    strike = rolled_for(state)
    victim = victim_of(strike)
    return victim == hero(seat) or (bool(strike.cells) and player_of(state, victim) == seat)


def can_turn(state: CrawlerState, seat: int, changes: Iterator[list[int]]) -> bool:
    """Whether one of these changes is better for a seat than the dice as they lie.

    Which spawn point is best is for the player to say: there every change counts.
    """
    roll = nearest(state, ROLL)
    if roll.number in (FOR_SPAWN, FOR_CHEST):
        return seat in parties(state)
    now = worth(state, seat, roll.cells)
    return any(worth(state, seat, dice) > now for dice in changes)


def one_moved(state: CrawlerState, delta: int) -> Iterator[list[int]]:
    """One die up or down, within 1 to 6 (Power Cards I and II)."""
    dice = nearest(state, ROLL).cells
    for at, die in enumerate(dice):
        for face in (max(1, die - delta), min(6, die + delta)):
            yield [*dice[:at], face, *dice[at + 1 :]]


def one_turned(state: CrawlerState, own: int = NOBODY) -> Iterator[list[int]]:
    """One die to any face (Power Card IV), or one that a seat has rolled (Magic Ring)."""
    roll = nearest(state, ROLL)
    for at in range(len(roll.cells)):
        if own in (NOBODY, roller(roll, at)):
            for face in range(1, 7):
                yield [*roll.cells[:at], face, *roll.cells[at + 1 :]]


def any_thrown(state: CrawlerState) -> Iterator[list[int]]:
    """The best and the worst that throwing dice again can bring (Power Card III)."""
    count = len(nearest(state, ROLL).cells)
    return (list(faces) for faces in product((1, 6), repeat=count))


def roller(frame: Frame, at: int) -> int:
    """Who rolled a die: with Push Past the second is the defender's (DC-46, DC-97)."""
    return frame.other if frame.number == FOR_PUSH and at == 1 else frame.seat
