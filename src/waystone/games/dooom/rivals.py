"""The others in an imagined dungeon: where they stand, what they took, how they fare."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom.board import (
    ARMOUR,
    EXIT,
    FIRST_HP,
    FLOOR,
    FULL_AP,
    GEAR_BITS,
    GOLD,
    LANTERN,
    PLAYER,
    POTION,
    SWORD,
    amount_of,
    letter_of,
    thing,
)
from waystone.games.dooom.options import Params
from waystone.games.dooom.sight import look_around
from waystone.games.dooom.state import ACTED, ALIVE, RUNNING, DooomState
from waystone.games.dooom.view import DooomView
from waystone.games.dooom.wounds import Wounds, ways_on
from waystone.kernel.dice import Dice

# Measured on the maps of the house, among players who do anything they may with the same chance.
_TILES_SEARCHED: Final = 0.45
"""Tiles that a player searches in a turn, so that what lies there is taken."""
_SINCE_SEEN: Final = 0.4
"""The share of that for what the player saw there: it can only have been taken since."""
_AT_HAND: Final = 400
"""Times in a thousand that who stands where something lay has picked it up."""
_OWN_POTION: Final = 0.55
"""A potion is gone and no hit point of the player tells of it: drunk by the player itself and lost
again, beside 1 for each of the others."""
_AP_WEIGHTS: Final = (1024, 768, 576, 432, 324, 243)
"""Chances to be met with all action points, one less, two less and so on."""
_GUESSES: Final = 40
_FINE: Final = 10_000
"""Chances are drawn in parts of this: in a large dungeon a blow is rarer than one in a hundred."""


def turns_of_others(view: DooomView) -> int:
    """How many turns the others had so far, about."""
    if not view.acting or view.acting[0] not in view.order:
        return 0
    count, at = len(view.order), view.order.index(view.acting[0])
    if view.seat not in view.order:
        return (view.round - 1) * count + at
    return (view.round - 1) * (count - 1) + at - (view.order.index(view.seat) < at)


def share_taken(view: DooomView, tiles: int) -> float:
    """The share of all things that the others have taken by now, about."""
    return 1 - (1 - min(1.0, _TILES_SEARCHED / tiles)) ** turns_of_others(view)


class Rivals:
    """Fills an imagined position with the other players, and the dungeon with what they left.

    `letters` are the remembered ones and `shown` those in sight, by cell.
    """

    def __init__(
        self,
        params: Params,
        state: DooomState,
        view: DooomView,
        letters: dict[int, int],
        shown: dict[int, int],
        dice: Dice,
    ) -> None:
        self.params: Final = params
        self.state: Final = state
        self.view: Final = view
        self.letters: Final = letters
        self.shown: Final = shown
        self.dice: Final = dice
        self.me: Final = view.seat if view.own is not None else -1
        others = [seat for seat in range(len(state.status)) if seat != self.me]
        self.living: Final = [seat for seat in others if state.status[seat] == ALIVE]
        self.gone: Final = [seat for seat in others if state.status[seat] > ALIVE]
        self.drops: Final[dict[int, int]] = {}
        self.share: Final = round(1000 * share_taken(view, len(state.dungeon.walkable)))

    def settle(self) -> None:
        """Everything that the view leaves open."""
        self._stand()
        self._take()
        self._fight()
        self._act()
        for seat in self.living:
            look_around(self.state, seat)

    # Where they stand

    def _stand(self) -> None:
        """Those in sight stand where they are seen, the rest out of sight."""
        self.dice.shuffle(self.living)
        seen = [cell for cell, letter in self.shown.items() if letter == PLAYER]
        for seat in self.living:
            cell = seen.pop() if seen else self._hidden_place()
            self.state.place[seat] = self.state.start[seat] = cell
            self.state.standing[cell] = seat
            self.state.hp[seat] = FIRST_HP

    def _hidden_place(self) -> int:
        tiles = self.state.dungeon.walkable
        for _ in range(_GUESSES):
            cell = tiles[self.dice.index(len(tiles))]
            if self._is_hidden(cell) and not self._would_have_won(cell):
                return cell
        left = [cell for cell in tiles if self._is_hidden(cell)]
        left = [cell for cell in left if not self._would_have_won(cell)] or left
        return left[self.dice.index(len(left))]

    def _is_hidden(self, cell: int) -> bool:
        return cell not in self.shown and cell not in self.state.standing

    def _would_have_won(self, cell: int) -> bool:
        """With a goal of 0 nobody stays on an exit, but who began there (DM-17, DM-70)."""
        is_exit = self.state.dungeon.ground[cell] == EXIT
        return is_exit and self.view.goal == 0 and turns_of_others(self.view) > 0

    # What they took

    def _take(self) -> None:
        """Things that are known to be gone, and some of those out of sight."""
        missing, doubtful = self._compare()
        piles = self._strange_piles()
        mine = self._mine(len(piles))
        self.dice.shuffle(missing)
        self.dice.shuffle(doubtful)
        for cell in missing:
            if self._letter(cell) == POTION and not mine.get(POTION) and self._was_mine():
                mine[POTION] += 1
            self._remove(cell, mine, True)
        for cell in doubtful:
            owed = mine.get(GOLD, 0) > 0 and self._letter(cell) == GOLD
            if owed or self._is_taken(cell):
                self._remove(cell, mine, owed)
        for cell in piles:
            self.state.altered[cell] = thing(GOLD, 1)
        self._drop()

    def _is_taken(self, cell: int) -> bool:
        is_seen = self.letters.get(cell) == self._letter(cell)
        share = round(_SINCE_SEEN * self.share) if is_seen else self.share
        if self.share and cell in self.state.standing:
            share = max(share, _AT_HAND)
        return share > 0 and self.dice.roll(1000) <= share

    def _was_mine(self) -> bool:
        """Whether the player drank a missing potion and was struck since: hit points forget."""
        others = len(self.living) + len(self.gone)
        return self.dice.chance(round(100 * _OWN_POTION / (_OWN_POTION + others)))

    def _letter(self, cell: int) -> int:
        return letter_of(self.state.dungeon.things[cell])

    def _compare(self) -> tuple[list[int], list[int]]:
        """The map's things that are seen to be gone, and those that may be."""
        missing, doubtful = [], []
        for cell, what in self.state.dungeon.things.items():
            letter = self.letters.get(cell)
            if letter in (FLOOR, GOLD) and letter != letter_of(what):
                missing.append(cell)
            elif self.shown.get(cell, PLAYER) == PLAYER:
                doubtful.append(cell)
        return missing, doubtful

    def _strange_piles(self) -> list[int]:
        """Gold where the map has none: somebody fell there (DM-58, DM-59)."""
        things = self.state.dungeon.things
        return [
            cell
            for cell, letter in self.letters.items()
            if letter == GOLD and letter_of(things.get(cell, 0)) != GOLD
        ]

    def _mine(self, piles: int) -> dict[int, int]:
        """What the player itself took, by letter, and the gold that fell in plain sight."""
        own = self.view.own
        if own is None:
            return {}
        mine = {ord(name[0].upper()): 1 for name in own.gear}
        return mine | {GOLD: own.gold + piles, POTION: max(0, own.hp - FIRST_HP)}

    def _remove(self, cell: int, mine: dict[int, int], surely: bool) -> None:
        """Off its tile, into somebody's hands; unless it must be, only if somebody can take it."""
        letter = self._letter(cell)
        if mine.get(letter, 0) > 0 and surely:
            mine[letter] -= 1
        else:
            takers = [seat for seat in self.living if self._can_take(seat, letter)] + self.gone
            if not (takers or surely):
                return
            if takers:
                self._give(takers[self.dice.index(len(takers))], letter)
        self.state.altered[cell] = 0

    def _can_take(self, seat: int, letter: int) -> bool:
        """Not a second piece of gear; and nobody with enough gold stands on an exit (DM-68)."""
        state = self.state
        if letter == GOLD:
            on_exit = state.dungeon.ground[state.place[seat]] == EXIT
            return not on_exit or state.gold[seat] + 1 < self.view.goal
        return not state.gear[seat] & GEAR_BITS.get(letter, 0)

    def _give(self, seat: int, letter: int) -> None:
        state = self.state
        if state.status[seat] != ALIVE:
            if letter == GOLD:
                self.drops[seat] = self.drops.get(seat, 0) + 1
        elif letter == GOLD:
            state.gold[seat] += 1
        elif letter == POTION:
            state.hp[seat] += 1
        elif letter in (SWORD, ARMOUR, LANTERN):
            state.gear[seat] |= GEAR_BITS[letter]

    def _drop(self) -> None:
        """The gold of each of the fallen lies somewhere out of sight (DM-58 to DM-60)."""
        ground, state = self.state.dungeon.ground, self.state
        floors = [
            cell
            for cell in (state.dungeon.walkable if self.drops else ())
            if ground[cell] == FLOOR and cell not in self.shown
        ]
        for gold in self.drops.values():
            if floors:
                cell = floors[self.dice.index(len(floors))]
                there = state.thing_at(cell)
                before = amount_of(there) if letter_of(there) == GOLD else 0
                state.altered[cell] = thing(GOLD, before + gold)

    # How they fare

    def _fight(self) -> None:
        """Some were struck; who is alive kept a hit point (DM-52)."""
        state, dungeon = self.state, self.state.dungeon
        apart = {seat: self._apart(seat) for seat in self.living}
        turns, tiles = turns_of_others(self.view), len(dungeon.walkable)
        wounds = Wounds(self.view, turns, tiles, ways_on(dungeon), apart, len(self.gone))
        for seat in self.living:
            times, chance = 0, wounds.struck(seat)
            while state.hp[seat] > 1 and self.dice.index(_FINE) < round(_FINE * chance):
                state.hp[seat] -= 1
                times += 1
                chance = wounds.again(seat, times)

    def _apart(self, seat: int) -> int:
        """Steps between the player and another, walls ignored; none where nobody looks."""
        if self.me < 0:
            return 0
        (row, column), (down, right) = map(
            self.state.dungeon.where, (self.state.place[self.me], self.state.place[seat])
        )
        return abs(row - down) + abs(column - right)

    def _act(self) -> None:
        """The action points of another player whose turn it is (DM-24, DM-79)."""
        state = self.state
        if state.phase != RUNNING:
            return
        full = FULL_AP - state.gear[state.turn].bit_count()
        if state.turn != self.me:
            weights = _AP_WEIGHTS[:full]
            number, state.ap = self.dice.index(sum(weights)), full
            for weight in weights:
                if number < weight:
                    break
                number, state.ap = number - weight, state.ap - 1
        if state.ap < full and not self.params.first_edition:
            state.time_outs[state.turn] = ACTED
