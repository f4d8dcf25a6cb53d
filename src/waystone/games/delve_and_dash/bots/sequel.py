"""What follows the end of an own turn: the other's turn as a knight's, and the dragon's flight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.ground import rings
from waystone.games.delve_and_dash.bots.map import CLOSED, FAR, cost_to_go
from waystone.games.delve_and_dash.bots.outlook import Outlook
from waystone.games.delve_and_dash.bots.standing import LYING, OURS, THEIRS, Moment, Standing
from waystone.games.delve_and_dash.flight import fly

_MOST_BUMPS: Final = 2
_DEAD: Final = 0.04  # the chance of the dead: the other must die too, or it wins at its leisure
_ALONE: Final = 0.95  # the chance of who is left alone with the dragon


class Sequel:
    """The chance to win from where a turn may end, one turn of the other further on."""

    def __init__(self, outlook: Outlook) -> None:
        scene = outlook.scene
        self.scene: Final = scene
        self.outlook: Final = outlook
        self.standing: Final = Standing(outlook)
        self.homes: Final = [(share, home) for share, home, _ in outlook.homes]
        self.is_first: Final = scene.view.seat == 0
        self.rings: Final = rings(scene.board)
        self.carrier_moves: Final = scene.params.carrier_moves
        self._plans: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        self._values: dict[tuple[bool, int], float] = {}

    def value(self, is_ours: bool, cell: int) -> float:
        """The chance to win if our turn ends here, the treasure ours or theirs."""
        known = self._values.get((is_ours, cell))
        if known is None:
            kind = OURS if is_ours else THEIRS
            now = Moment(kind, cell, self.scene.other, self.scene.dragon)
            known = self._turn(now) if self.is_first else self._fly(now, self._turn)
            self._values[is_ours, cell] = known
        return known

    # The dragon

    def _fly(self, now: Moment, then: Callable[[Moment], float]) -> float:
        """The dragon's phase (DD-55), and what comes then."""
        if now.dragon == NO_CELL:
            return then(now)  # it sleeps where nobody knows
        target = self._target(now)
        ahead = fly(self.scene.board, now.dragon, target, (self.scene.home,))
        after = now._replace(dragon=ahead)
        hits_me, hits_other = now.me == ahead, now.other == ahead
        if ahead == now.dragon or not (hits_me or hits_other):
            return then(after)
        if now.kind != LYING and target == ahead:
            after = after._replace(kind=LYING, treasure=ahead, home=NO_CELL)
        return self._strike(after, hits_me, hits_other, then)

    def _target(self, now: Moment) -> int:
        """Whom it hunts (DD-56); near enough where nobody carries."""
        if now.kind != LYING:
            return now.me if now.kind == OURS else now.other
        living = [cell for cell in (now.me, now.other) if cell not in (NO_CELL, self.scene.home)]
        nearness, row = self.scene.board.nearness, now.dragon * self.scene.board.cells
        return min(living, key=lambda cell: nearness[row + cell], default=now.dragon)

    def _strike(
        self, now: Moment, hits_me: bool, hits_other: bool, then: Callable[[Moment], float]
    ) -> float:
        """Whoever is attacked has a life less, and stands where nobody knows (DD-77, DD-78)."""
        standing = self.standing
        before = standing.lives, standing.other_lives
        standing.lives -= hits_me
        standing.other_lives -= hits_other
        if hits_me:
            now = now._replace(me=NO_CELL)
        if hits_other:
            now = now._replace(other=NO_CELL)
        if not standing.lives:
            worth = _DEAD
        elif not standing.other_lives:
            worth = _ALONE
        else:
            worth = self.standing.chance(now) if hits_other else then(now)
        standing.lives, standing.other_lives = before
        return worth

    # The other's turn

    def _turn(self, now: Moment) -> float:
        """The other's turn from its beginning."""
        if now.kind == THEIRS:
            return self._run(now._replace(left=self.carrier_moves))
        return self._walk(now._replace(left=self.outlook.other_moves))

    def _run(self, now: Moment) -> float:
        """The other has the treasure and runs home, wherever that is."""
        moment = now._replace(kind=THEIRS, treasure=NO_CELL, left=min(now.left, self.carrier_moves))
        worth = total = 0.0
        for share, home in self.homes:
            if home != now.other:
                total += share
                worth += share * self._walk(moment._replace(home=home))
        return worth / total if total else self._end(moment)

    def _walk(self, now: Moment) -> float:
        """Along the cheapest way, as a knight would, and what comes of it."""
        board, signs = self.scene.board, self.outlook.ground.signs
        costs = self._plan(self._goal(now), now.closed)
        perils = self.rings[now.dragon] if now.kind == THEIRS and now.dragon >= 0 else 0
        cell, safe, halts = now.other, NO_CELL, (now.me, now.home, now.treasure)
        for left in range(now.left - 1, -1, -1):
            if not perils >> cell & 1:
                safe = cell
            way = self._best_way(cell, costs, now)
            if way < 0:
                break
            far, sign = board.neighbour[way], signs[board.edge[way]]
            if sign in (UNKNOWN_SIGN, LOCKED_SIGN):
                return self._attempt(now._replace(other=cell, left=left), way)
            if far in halts:
                return self._arrive(now._replace(other=far, left=left))
            cell = far
        if safe != NO_CELL and perils >> cell & 1:
            cell = safe
        return self._end(now._replace(other=cell))

    def _goal(self, now: Moment) -> int:
        if now.kind == LYING:
            return now.treasure
        return now.me if now.kind == OURS else now.home

    def _plan(self, goal: int, closed: tuple[int, ...]) -> list[int]:
        """The cost to go as a knight reckons it (DD-101)."""
        known = self._plans.get((goal, closed))
        if known is None:
            board, price = self.scene.board, self.scene.price
            if closed:
                price = [
                    CLOSED if board.edge[way] in closed else toll for way, toll in enumerate(price)
                ]
            known = cost_to_go(board, price, {goal: 0}, self.scene.dragon)
            self._plans[goal, closed] = known
        return known

    def _best_way(self, cell: int, costs: list[int], now: Moment) -> int:
        board, price = self.scene.board, self.scene.price
        best, chosen = FAR, -1
        for way in range(cell * 4, cell * 4 + 4):
            far = board.neighbour[way]
            if price[way] == CLOSED or far == now.dragon or board.edge[way] in now.closed:
                continue
            if price[way] + costs[far] < best:
                best, chosen = price[way] + costs[far], way
        return chosen

    def _attempt(self, now: Moment, way: int) -> float:
        """Both results of an attempt, by their odds."""
        board, ground = self.scene.board, self.outlook.ground
        edge = board.edge[way]
        through = self._arrive(now._replace(other=board.neighbour[way]))
        if ground.signs[edge] == LOCKED_SIGN:
            odds, held = self.scene.params.force_chance / 100, self._end(now)
        elif len(now.closed) < _MOST_BUMPS:
            odds = ground.odds[edge] / 100
            held = self._walk(now._replace(closed=(*now.closed, edge)))
        else:
            odds, held = ground.odds[edge] / 100, self._end(now)
        return odds * through + (1 - odds) * held

    def _arrive(self, now: Moment) -> float:
        """Home, at the treasure, or where a battle is due (DD-42)."""
        if now.kind == THEIRS and now.other == now.home:
            return 0.0
        if now.kind == LYING and now.other == now.treasure:
            return self._run(now)
        if now.other == now.me and now.is_fresh and now.kind != LYING:
            return self._battle(now._replace(is_fresh=False))
        return self._walk(now)

    def _battle(self, now: Moment) -> float:
        """A coin decides who has the treasure from now on (DD-73)."""
        ours = now._replace(kind=OURS, home=NO_CELL)
        if now.kind == OURS:
            return (self._end(ours) + self._run(now)) / 2
        won = 1.0 if now.me == self.scene.home else self._end(ours)
        return (won + self._walk(now)) / 2

    def _end(self, now: Moment) -> float:
        """The other's turn is over; the dragon flies if it was the last of the round (DD-34)."""
        return self._fly(now, self.standing.chance) if self.is_first else self.standing.chance(now)
