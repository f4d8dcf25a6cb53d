"""What the learner of `learn.py` makes of what it is shown: numbers that its weights go by.

All of it comes from the arrays of docs/environments.md, for many matches at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]

# Places and bits of the arrays, from docs/environments.md.
SIZE = 8
LEFT, AWAKE, FOUND = 2, 6, 7
CELL, LIVES, CARRYING = 2, 3, 4
VISITED, WAYSTONE, TREASURE, DRAGON, LAIR = 3, 16, 32, 64, 128

ASLEEP, HINTED, LYING, CARRIED, HUNTED, CHOOSING = range(6)
"""Situations: dragon asleep; its lair known; treasure lies there, is mine, the rival's; before."""
FAR = np.float32(40)
TOLLS = np.array([2, FAR, 1, 1, 4.5], np.float32)
"""Moves to cross a boundary: unknown (it may be a wall), wall, passage, unlocked, locked door."""
CHAMBERS = np.arange(SIZE * SIZE)
PLACES = np.stack(np.divmod(CHAMBERS, SIZE), 1)
STEPS = np.abs(PLACES[:, None] - PLACES).sum(2)
FLIGHTS = np.abs(PLACES[:, None] - PLACES).max(2)
WAYS = np.array([(0, 0), (-1, 0), (0, 1), (1, 0), (0, -1)])
BESIDE = np.clip(PLACES[:, None] + WAYS, 0, SIZE - 1) @ (SIZE, 1)
"""For each chamber where the five choices lead: next turn, north, east, south, west."""


def distances(tolls: Array, goals: Array) -> Array:
    """Moves from each chamber to the nearest goal, by what is known: (64, goals, matches)."""
    right, down = np.split(tolls.T.copy(), 2)
    right, down = right.reshape(SIZE, SIZE - 1, 1, -1), down.reshape(SIZE - 1, SIZE, 1, -1)
    far = np.where(goals, np.float32(0), FAR).transpose(2, 0, 1).reshape(SIZE, SIZE, len(goals), -1)
    before = np.zeros_like(far)
    while (far != before).any():
        before[...] = far
        for at in range(1, SIZE):  # there and back again, along rows and columns
            back = SIZE - 1 - at
            np.minimum(far[at], far[at - 1] + down[at - 1], out=far[at])
            np.minimum(far[:, at], far[:, at - 1] + right[:, at - 1], out=far[:, at])
            np.minimum(far[back], far[back + 1] + down[back], out=far[back])
            np.minimum(far[:, back], far[:, back + 1] + right[:, back], out=far[:, back])
    return far.reshape(SIZE * SIZE, len(goals), -1)


def boundaries_around() -> Array:
    """For each chamber its boundaries north, east, south, west; the last number is the rim."""
    many = SIZE * (SIZE - 1)
    around = np.full((SIZE, SIZE, 4), 2 * many)
    around[:, :-1, 1] = around[:, 1:, 3] = np.arange(many).reshape(SIZE, SIZE - 1)
    around[:-1, :, 2] = around[1:, :, 0] = many + np.arange(many).reshape(SIZE - 1, SIZE)
    return around.reshape(-1, 4)


AROUND = boundaries_around()


def prizes(situation: Array, bits: Array, home: Array, rival: Array) -> Array:
    """The chambers where each warrior would like to be."""
    fresh = bits & VISITED == 0
    lair_left = ~(~fresh @ (STEPS <= 3)) & (STEPS[home] >= 4)  # elsewhere it would have woken
    hoards = (STEPS[(bits & LAIR).argmax(1)] <= 2) & (STEPS[home] >= 3)
    at_home, at_rival = home[:, None] == CHAMBERS, rival[:, None] == CHAMBERS
    by_situation = [lair_left, hoards & fresh, bits & TREASURE > 0, at_home, at_rival, fresh]
    wanted = np.stack(by_situation)[situation, np.arange(len(bits))]
    other = np.where((situation == HINTED)[:, None], hoards, fresh)
    return np.where(wanted.any(1, keepdims=True), wanted, other)


class Sight(NamedTuple):
    """What the asked seats see, a row for each match."""

    situation: Array
    looks: Array  # by choice: what it leads to
    facts: Array  # what the moment is judged by


def see(shown: dict[str, Array]) -> Sight:
    """What each of five choices leads to, from what is shown."""
    bits, facts = shown["chambers"].reshape(-1, SIZE * SIZE), shown["facts"]
    mine, other = shown["warriors"].transpose(1, 0, 2)
    rows = np.arange(len(bits))
    here, rival = mine[:, CELL], other[:, CELL]
    home, dragon = (bits & WAYSTONE).argmax(1), (bits & DRAGON).argmax(1)
    awake, left = facts[:, AWAKE] == 1, facts[:, LEFT, None]
    carried, hunted = mine[:, CARRYING] == 1, other[:, CARRYING] == 1
    told = [here < 0, carried, hunted, facts[:, FOUND] == 1, awake]
    situation = np.select(told, [CHOOSING, CARRIED, HUNTED, LYING, HINTED], ASLEEP)

    tolls = TOLLS[shown["boundaries"]]
    wanted = prizes(situation, bits, home, rival)
    goals = np.stack([wanted, home[:, None] == CHAMBERS, rival[:, None] == CHAMBERS])
    to = BESIDE[here]
    ahead = distances(tolls, goals)[to, :, rows[:, None]]  # (matches, choices, goals)
    rim = np.full((len(rows), 1), FAR)
    toll = np.concatenate([tolls, rim], 1)[rows[:, None], AROUND[here]]
    toll = np.concatenate([np.zeros_like(rim), toll], 1)
    longer = np.clip(ahead + toll[:, :, None] - ahead[:, :1], 0, 6).transpose(2, 0, 1)

    stays = np.arange(5) == np.zeros((len(rows), 1))
    ends = stays | (left == 1)
    unknown = toll == TOLLS[0]
    flights = np.where(awake[:, None], FLIGHTS[dragon[:, None], to], 9)
    theirs = np.where(rival < 0, 9, FLIGHTS[dragon, rival])[:, None]
    prey = carried[:, None] | (~hunted[:, None] & (flights <= theirs))
    struck = prey & (flights <= 1) & (to != home[:, None])
    looks = [
        *(longer / 2 * ~stays),  # than by the best way to the prize, home, and the rival
        *((longer == 0) & ~stays),
        stays,
        stays & (to == home[:, None]),
        unknown,
        unknown & ends,
        (bits & VISITED == 0)[rows[:, None], to],
        flights == 0,
        struck & ends,
        struck[:, :1] & unknown & ends,  # a wall may hold us where we are
        struck & ~ends,
        struck & ~ends & (left == 2),
        prey & (flights <= 2) & ends,
        prey * (flights - flights[:, :1]),
        to == rival[:, None],
        ends & (ahead[:, :, 2] <= 2 + 2 * other[:, LIVES, None]),  # the rival can come here
    ]
    near = ahead[:, 0].T
    moment = [*(near / 10), *(1 / (1 + near)), mine[:, LIVES], other[:, LIVES]]
    moment += [np.ones(len(rows)), flights[:, 0] / 4, struck[:, 0], left[:, 0] / 8]
    return Sight(situation, np.stack(looks, 2) * 1.0, np.stack(moment, 1) * 1.0)


LOOKS, FACTS = 20, 12
RIM = PLACES % (SIZE - 1) == 0
HOMES = np.zeros((SIZE * SIZE, LOOKS))
HOMES[:, :3] = np.stack([STEPS[[27, 28, 35, 36]].min(0) / 2, RIM.any(1), RIM.all(1)], 1)
"""What a waystone is judged by: steps from the middle, on the rim, in a corner."""
