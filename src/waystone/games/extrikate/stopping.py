"""When to turn back: the exact dynamic programme of optimal stopping.

Going home is so many steps, each of which needs a Move; the way is held fixed while delving. Then
a position is lives and treasure, and each roll has exact odds: a value per position follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.extrikate.board import (
    DELVE,
    EXIT,
    LEAST_SUM,
    MOST_SUM,
    result_of,
    ways_to_roll,
)

MOST_TREASURE: Final = 30
"""More than this is counted as this; it takes more luck than anybody has."""
_CLOSE: Final = 1e-10
Row = list[float]


class Fight:
    """A fight with a monster, as exact odds: a life lost, each of its spoils, nothing (EX-35)."""

    def __init__(self, strength: int) -> None:
        self.strength: Final = strength
        self.loss: Final = (strength - 1) / 6
        self.spoil: Final = (7 - strength) / 36
        self.nothing: Final = ((7 - strength) / 6) ** 2

    @property
    def treasure(self) -> float:
        """Treasure gained on average."""
        return self.spoil * (self.strength * (self.strength - 1) // 2)


FIGHTS: Final = {strength: Fight(strength) for strength in range(2, 6)}


class Luck:
    """What one roll brings in a phase, as exact odds (EX-20)."""

    def __init__(self, phase: int) -> None:
        self.move = self.gain = self.quiet = self.trap_loss = self.trap_escape = 0.0
        self.monsters: list[tuple[float, Fight]] = []
        for total in range(LEAST_SUM, MOST_SUM + 1):
            result, strength = result_of(phase, total)
            self._add(ways_to_roll(total) / 216, result, strength)

    def _add(self, odds: float, result: str, strength: int) -> None:
        if result == "trap":
            self.trap_loss += odds * (strength - 1) / 6
            self.trap_escape += odds * (7 - strength) / 6
        elif result == "monster":
            self.monsters.append((odds, FIGHTS[strength]))
        elif result == "gain":
            self.gain += odds
        elif result == "move or dig":
            self.move += odds
        else:
            self.quiet += odds

    @property
    def lives_lost(self) -> float:
        """Lives lost by a roll on average, when monsters are fought."""
        return self.trap_loss + sum(odds * fight.loss for odds, fight in self.monsters)

    @property
    def treasure_gained(self) -> float:
        """Treasure gained by a roll on average, when monsters are fought."""
        return self.gain + sum(odds * fight.treasure for odds, fight in self.monsters)


LUCK: Final = (Luck(DELVE), Luck(EXIT))


class Prospect:
    """What positions are worth, when coming home with `t` treasure is worth `worth[t]`.

    Dying is worth nothing. Every value is the best that can be had with perfect play.
    """

    def __init__(self, worth: Sequence[float], lives: int) -> None:
        self.lives: Final = lives
        self._leave: list[list[Row]] = [[list(worth) for _ in range(lives + 1)]]
        self._leave[0][0] = _nothing()
        self._stay: dict[int, list[Row]] = {}

    def leave(self, steps: int, lives: int, treasure: int) -> float:
        """The value of being on the way home, so many steps away."""
        return self._leaving(steps)[lives][min(treasure, MOST_TREASURE)]

    def stay(self, steps: int, lives: int, treasure: int) -> float:
        """The value of one more delve roll, and then the best."""
        if steps not in self._stay:
            self._stay[steps] = self._rolling(steps)
        return self._stay[steps][lives][min(treasure, MOST_TREASURE)]

    def best(self, steps: int, lives: int, treasure: int) -> float:
        """The value of having the choice."""
        return max(self.leave(steps, lives, treasure), self.stay(steps, lives, treasure))

    def is_leaving_better(self, steps: int, lives: int, treasure: int) -> bool:
        """Whether turning back is worth no less than one more roll."""
        return self.leave(steps, lives, treasure) >= self.stay(steps, lives, treasure)

    def is_bribe_better(
        self, leaving: bool, steps: int, lives: int, treasure: int, strength: int
    ) -> bool:
        """Whether paying a monster is worth more than fighting it (EX-33)."""
        treasure = min(treasure, MOST_TREASURE)
        value = self.leave if leaving else self.best
        best = [value(steps, lives, each) for each in range(MOST_TREASURE + 1)]
        below = value(steps, lives - 1, treasure)
        return is_bribe_better(FIGHTS[strength], best, below, treasure)

    def _leaving(self, steps: int) -> list[Row]:
        while len(self._leave) <= steps:
            nearer = self._leave[-1]
            rows = [_nothing()]
            for lives in range(1, self.lives + 1):
                rows.append(roll_row(LUCK[EXIT], nearer[lives], None, rows[-1]))
            self._leave.append(rows)
        return self._leave[steps]

    def _rolling(self, steps: int) -> list[Row]:
        leaving = self._leaving(steps)
        rows, below = [_nothing()], _nothing()
        for lives in range(1, self.lives + 1):
            rolled = roll_row(LUCK[DELVE], None, leaving[lives], below)
            rows.append(rolled)
            below = [max(pair) for pair in zip(rolled, leaving[lives], strict=True)]
        return rows


def _nothing() -> Row:
    return [0.0] * (MOST_TREASURE + 1)


def roll_row(luck: Luck, nearer: Row | None, leaving: Row | None, below: Row) -> Row:
    """The value of a roll for each treasure, at one number of lives.

    `nearer` is the value a step nearer home, on the way out; `leaving` that of leaving instead,
    in the delve; `below` that of one life less. Bribes lead from more treasure to less and
    spoils the other way, so the row is gone through until nothing changes. No roll is worth more
    than the best that it can lead to: what lies above that is rounding.
    """
    floor = leaving or _nothing()
    most = max(nearer or floor)
    best, rolled = list(floor), _nothing()
    changed = True
    while changed:
        changed = False
        for treasure in range(MOST_TREASURE, -1, -1):
            ahead = nearer[treasure] if nearer else None
            value = _roll_value(luck, treasure, ahead, floor[treasure], best, below[treasure])
            if value > rolled[treasure] + _CLOSE:
                rolled[treasure] = min(value, most)
                best[treasure] = max(floor[treasure], rolled[treasure])
                changed = True
    return rolled


def _roll_value(
    luck: Luck, treasure: int, ahead: float | None, floor: float, best: Row, below: float
) -> float:
    """One roll and then the best: `same` of the luck leads back to this very position."""
    value = luck.trap_loss * below
    same = luck.quiet + luck.trap_escape
    if treasure < MOST_TREASURE:
        value += luck.gain * best[treasure + 1]
    else:
        same += luck.gain
    if ahead is None:
        same += luck.move
    else:
        value += luck.move * ahead
    for odds, fight in luck.monsters:
        changed, unchanged = fight_value(fight, best, below, treasure)
        if is_bribe_better(fight, best, below, treasure):
            value += odds * best[treasure - fight.strength]
        else:
            value += odds * changed
            same += odds * unchanged
    return value + same * max(floor, value / (1 - same))


def fight_value(fight: Fight, best: Row, below: float, treasure: int) -> tuple[float, float]:
    """The value of what a fight changes, and the odds that it changes nothing."""
    value, same = fight.loss * below, fight.nothing
    for more in range(1, fight.strength):
        richer = min(treasure + more, MOST_TREASURE)
        if richer > treasure:
            value += fight.spoil * best[richer]
        else:
            same += fight.spoil
    return value, same


def is_bribe_better(fight: Fight, best: Row, below: float, treasure: int) -> bool:
    """Whether paying a monster is worth more than fighting it (EX-33)."""
    if treasure < fight.strength:
        return False
    paid = best[treasure - fight.strength]
    if paid <= fight.loss * below + (1 - fight.loss) * best[treasure]:
        return False  # not even without any spoils
    changed, unchanged = fight_value(fight, best, below, treasure)
    return paid > changed + unchanged * best[treasure]


TREASURE: Final = tuple(float(treasure) for treasure in range(MOST_TREASURE + 1))
SURVIVAL: Final = (1.0,) * (MOST_TREASURE + 1)
_TIE: Final = 0.5
_MOST_PROSPECTS: Final = 5_000
LEVEL: Final = MOST_TREASURE // 2
RACE: Final = tuple(
    1.0 if haul > LEVEL else _TIE * (haul == LEVEL) for haul in range(MOST_TREASURE + 1)
)
"""The share of the win that each haul brings against a haul of LEVEL (EX-44, EX-45)."""
_prospects: dict[tuple[tuple[float, ...], int], Prospect] = {}


def prospect_of(worth: tuple[float, ...], lives: int) -> Prospect:
    """The one prospect of a worth, kept because it is asked at every decision."""
    key = (worth, lives)
    if key not in _prospects:
        if len(_prospects) >= _MOST_PROSPECTS:
            _prospects.clear()
        _prospects[key] = Prospect(worth, lives)
    return _prospects[key]


def race_haul(treasure: int, other: int) -> int:
    """The haul that stands to LEVEL as this treasure to another's, for one table fits all."""
    return max(0, min(MOST_TREASURE, LEVEL + treasure - other))
