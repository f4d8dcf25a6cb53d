"""Traps, monsters and lives (EX-33 to EX-39)."""

from __future__ import annotations

from waystone.games.extrikate.events import (
    Bribed,
    Fought,
    LifeLost,
    SpoilsRolled,
    TrapSprung,
    TreasureGained,
)
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.turns import die, end_turn
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, AddressedEvent


def spring_trap(
    params: Params, state: ExtrikateState, strength: int, dice: Dice, events: list[AddressedEvent]
) -> None:
    """One die against the trap; either way the turn is over (EX-16, EX-37)."""
    seat = state.turn
    thrown = dice.roll(6)
    escaped = thrown >= strength
    events.append((EVERYONE, TrapSprung(seat, strength, thrown, escaped)))
    if not escaped:
        lose_life(state, seat, events)
    end_turn(params, state, events)


def fight(params: Params, state: ExtrikateState, dice: Dice, events: list[AddressedEvent]) -> None:
    """One die against the monster; a win brings spoils, either way the turn is over (EX-34)."""
    seat = state.turn
    thrown = dice.roll(6)
    won = thrown >= state.strength
    events.append((EVERYONE, Fought(seat, state.strength, thrown, won)))
    if won:
        take_spoils(state, seat, dice, events)
    else:
        lose_life(state, seat, events)
    end_turn(params, state, events)


def take_spoils(state: ExtrikateState, seat: int, dice: Dice, events: list[AddressedEvent]) -> None:
    """A die below the monster's number is that much treasure, else nothing (EX-35)."""
    thrown = dice.roll(6)
    gained = thrown if thrown < state.strength else 0
    events.append((EVERYONE, SpoilsRolled(seat, state.strength, thrown, gained)))
    if gained:
        gain_treasure(state, seat, gained, events)


def bribe(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """Pay the monster's number and be left alone; the turn is over (EX-36)."""
    seat = state.turn
    state.treasure[seat] -= state.strength
    events.append((EVERYONE, Bribed(seat, state.strength, state.treasure[seat])))
    end_turn(params, state, events)


def gain_treasure(
    state: ExtrikateState, seat: int, gained: int, events: list[AddressedEvent]
) -> None:
    """More treasure; the supply has no end (EX-6, EX-32)."""
    state.treasure[seat] += gained
    events.append((EVERYONE, TreasureGained(seat, gained, state.treasure[seat])))


def lose_life(state: ExtrikateState, seat: int, events: list[AddressedEvent]) -> None:
    """One life less; the last one is death (EX-39)."""
    state.lives[seat] -= 1
    events.append((EVERYONE, LifeLost(seat, state.lives[seat])))
    if state.lives[seat] == 0:
        die(state, seat, "killed", events)
