"""Two seats solved exactly where both stay on their start, and what `hard` is sure of there.

    python -m tests.games.extrikate.two_seats

On the start, leaving is coming home (EX-42), and Move / Dig, walls, doors and cave-ins change
neither lives nor treasure. So a position is both players' lives and treasure and whose turn it is.
If one dies, the other leaves and has won; if one leaves, the other plays on alone for a known haul,
which `stopping` solves. The shares of the two always add up to one: the game has a value, and
whoever plays by it gets it against anybody. It is found by going through all positions until
nothing changes. Treasure above a limit counts as that, and everybody is taken to have rolled once
(EX-14).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from waystone.games.extrikate.board import DELVE
from waystone.games.extrikate.bots.hard import is_leaving_best
from waystone.games.extrikate.stopping import LUCK, MOST_TREASURE, RACE, prospect_of, race_haul

LIVES: Final = 3
CLOSE: Final = 1e-7
Position = tuple[int, int, int, int]
"""Lives and treasure of who is to act, and of the other."""
Values = dict[Position, float]


class Player:
    """Whether to leave, to end a turn early, and to pay a monster: None is whatever is best."""

    def leaves(self, at: Position) -> bool | None:
        return None

    def ends(self, at: Position) -> bool | None:
        return None

    def pays(self, at: Position, strength: int) -> bool | None:
        return None


class Hard(Player):
    """What the bot of that name decides where both stand on their start."""

    def leaves(self, at: Position) -> bool | None:
        return is_leaving_best(*at)

    def ends(self, at: Position) -> bool | None:
        return True

    def pays(self, at: Position, strength: int) -> bool | None:
        return is_bribe_best(at, strength)


class Turn:
    """The share of who is to act, for every position, given what the other's turns are worth."""

    def __init__(self, player: Player, theirs: Values) -> None:
        self.player = player
        self.theirs = theirs
        self.most = max(held for _, held, _, _ in theirs)

    def ended(self, lives: int, held: int, others: int, rival: int) -> float:
        """The share once the turn is over; the dead have lost, for the other just leaves."""
        return 1.0 - self.theirs[others, rival, lives, held] if lives else 0.0

    def values(self) -> Values:
        """A turn of at most three rolls, each but the last followed by a choice (EX-15)."""
        over = {at: self.ended(*at) for at in self.theirs}
        after, rolling = over, over
        for _ in range(3):
            rolling = {at: self.rolled(at, over, after) for at in over}
            after = {at: self.goes_on(at, over[at], rolling[at]) for at in over}
        return {at: self.begins(at, rolling[at]) for at in over}

    def goes_on(self, at: Position, ending: float, rolling: float) -> float:
        """Whether to end the turn before its third roll (EX-15)."""
        ends = self.player.ends(at)
        if ends is None:
            return max(ending, rolling)
        return ending if ends else rolling

    def begins(self, at: Position, rolling: float) -> float:
        """Whether to leave with what one has, or to roll (EX-13)."""
        leaves = self.player.leaves(at)
        if leaves is None:
            return max(left(at), rolling)
        return left(at) if leaves else rolling

    def rolled(self, at: Position, over: Values, after: Values) -> float:
        """One roll (EX-20): traps and monsters end the turn, other results do not (EX-16)."""
        lives, held, others, rival = at
        luck = LUCK[DELVE]
        hurt = self.ended(lives - 1, held, others, rival)
        value = luck.trap_loss * hurt + luck.trap_escape * over[at]
        value += luck.gain * after[self.richer(at, 1)]
        value += (luck.quiet + luck.move) * after[at]
        for odds, fight in luck.monsters:
            fought = fight.loss * hurt + fight.nothing * over[at]
            for more in range(1, fight.strength):
                fought += fight.spoil * over[self.richer(at, more)]
            value += odds * self.met(at, fight.strength, fought, over)
        return value

    def richer(self, at: Position, more: int) -> Position:
        lives, held, others, rival = at
        return lives, min(held + more, self.most), others, rival

    def met(self, at: Position, strength: int, fought: float, over: Values) -> float:
        """A monster that is fought, or paid if there is enough (EX-33)."""
        lives, held, others, rival = at
        if held < strength:
            return fought
        paid = over[lives, held - strength, others, rival]
        pays = self.player.pays(at, strength)
        if pays is None:
            return max(fought, paid)
        return paid if pays else fought


@cache
def left(at: Position) -> float:
    """The share of who is home with this, while the other plays on alone as well as possible."""
    _, held, others, rival = at
    return 1.0 - prospect_of(RACE, LIVES).best(0, others, race_haul(rival, held))


@cache
def is_bribe_best(at: Position, strength: int) -> bool:
    """By the odds that `hard` reckons with: a rival who then answers its haul."""
    lives, held, others, rival = at
    race = prospect_of(RACE, LIVES)
    worth = [1 - race.best(0, others, race_haul(rival, t)) for t in range(MOST_TREASURE + 1)]
    return prospect_of(tuple(worth), LIVES).is_bribe_better(False, 0, lives, held, strength)


def solve(one: Player, other: Player, lives: int = LIVES, most: int = 10) -> Values:
    """The first player's share at its turns, both playing as said, or as well as possible."""
    healths, hauls = range(1, lives + 1), range(most + 1)
    positions = [
        (own, held, theirs, rival)
        for own in healths
        for held in hauls
        for theirs in healths
        for rival in hauls
    ]
    mine: Values = dict.fromkeys(positions, 0.5)
    while True:
        before = mine
        mine = Turn(one, Turn(other, mine).values()).values()
        if max(abs(mine[at] - before[at]) for at in positions) < CLOSE:
            return mine


def sure_of(player: Player, lives: int = LIVES, most: int = 10) -> tuple[float, float]:
    """What a player gets at least, whatever the other does: as the first and as the second."""
    start = (lives, 0, lives, 0)
    first = solve(player, Player(), lives, most)[start]
    return first, 1.0 - solve(Player(), player, lives, most)[start]


def main() -> None:
    """Print what perfect play and `hard` are sure of."""
    for name, player in (("perfect play", Player()), ("hard", Hard())):
        first, second = sure_of(player)
        print(f"{name} is sure of {first:.4f} if it begins, {second:.4f} if the other does")


if __name__ == "__main__":
    main()
