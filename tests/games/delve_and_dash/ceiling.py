"""How strong play could be that knew all: `python -m tests.games.delve_and_dash.ceiling 2 100 x`.

A cheat, for measuring and for nothing else. The seer is the expert with the view of one who knows
every boundary, where the treasure lies and which waystone is the other's, and with twenty times the
positions to look at. Arguments: level, games, seed, and `solo` to play alone instead of duels with
the knight, in which every labyrinth is played from both seats.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from waystone.catalogue import find_game
from waystone.games.delve_and_dash.board import NO_CELL
from waystone.games.delve_and_dash.bots.campaign import USUAL_NODES
from waystone.games.delve_and_dash.bots.expert import Expert
from waystone.games.delve_and_dash.bots.knight import action_id
from waystone.games.delve_and_dash.bots.map import CLOSED, cost_to_go, prices
from waystone.games.delve_and_dash.looking import look_at_everything
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.state import DelveState
from waystone.games.delve_and_dash.view import DelveView, Secrets
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import Event
from waystone.kernel.table import Table

SEER: Final = "seer"
TIMES: Final = 20


class Seer(Bot[DelveView]):
    """The expert with a view of everything."""

    watches = True

    def __init__(self, table: Table[DelveState], params: Params, dice: SeededDice) -> None:
        self.table = table
        self.params = params
        self.expert = Expert(params, dice, Budget(nodes=USUAL_NODES * TIMES))

    def watch(self, heard: list[Event], view: DelveView) -> None:
        """Hear what the expert would."""
        self.expert.watch(heard, view)

    def choose(self, view: DelveView, legal: Sequence[Action]) -> Action:
        """What the expert would do who knew all; free moves lead to where the dragon wakes."""
        if view.phase == "choosing":
            return self.expert.choose(view, legal)
        secrets = look_at_everything(self.params, self.table.state).secrets
        assert secrets is not None
        if view.free:
            wanted = action_id(self.stroll(view, secrets))
            return next(action for action in legal if action.id == wanted)
        if len(view.warriors) == 2:
            other = secrets.waystones[1 - view.seat]
            assert other is not None
            self.expert.homes.weights = {other: 1.0}
        seen = msgspec.structs.replace(
            view, boundaries=secrets.boundaries, found=True, treasure=secrets.treasure
        )
        return self.expert.choose(seen, legal)

    def stroll(self, view: DelveView, secrets: Secrets) -> int:
        """Towards the treasure, as far as free moves lead: only those near the lair count."""
        board, here = self.params.board, view.warriors[0].cell
        assert secrets.lair is not None
        assert secrets.treasure is not None
        assert here is not None
        apart = board.steps_apart[secrets.lair]
        price = prices(board, secrets.boundaries)
        for way, toll in enumerate(price):
            if toll != CLOSED and apart[way // 4] > self.params.wake_distance:
                price[way] = 1  # also a locked door: who may try again passes it
        costs = cost_to_go(board, price, {secrets.treasure: 0}, NO_CELL)
        ways = [way for way in range(here * 4, here * 4 + 4) if price[way] != CLOSED]
        return min(ways, key=lambda way: price[way] + costs[board.neighbour[way]]) % 4


def play(number: int, level: str, seed: str, is_solo: bool) -> str:
    """Who won one match, or why nobody did."""
    entry = find_game("delve-and-dash")
    game: Any = entry.open({"level": level, "mode": "solo" if is_solo else "duel"})
    names = [SEER] if is_solo else [SEER, "knight"][:: 1 - 2 * (number % 2)]
    at = number if is_solo else number // 2
    table: Table[DelveState] = Table(game, names, f"{seed}/{at}")
    bots: list[Bot[Any]] = []
    for seat, name in enumerate(names):
        dice = SeededDice(f"{seed}/{number}", f"bot {seat}")
        is_seer = name == SEER
        bots.append(
            Seer(table, Params(game.settings), dice)
            if is_seer
            else entry.bot(name).make(game, dice, Budget())
        )
    play_out(table, bots)
    winner = table.state.winner
    return names[winner] if 0 <= winner < len(names) else table.state.reason


if __name__ == "__main__":
    level, games, seed, *more = sys.argv[1:]
    found = Counter(play(each, level, seed, "solo" in more) for each in range(int(games)))
    print(", ".join(f"{what}: {times}" for what, times in found.most_common()))
