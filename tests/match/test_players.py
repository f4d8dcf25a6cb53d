"""Bots that answer in line must be quick: everybody else waits meanwhile."""

from statistics import mean
from time import process_time

import pytest

from waystone.catalogue import GAMES
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY
from waystone.kernel.table import Table

QUICK = [
    (game, bot.name) for game, shelf in GAMES.items() for bot in shelf.bots.values() if not bot.slow
]
MOST_SECONDS = 0.02


@pytest.mark.parametrize(("game", "name"), QUICK)
def test_a_bot_that_is_not_marked_slow_decides_in_milliseconds(game: str, name: str) -> None:
    shelf = GAMES[game]
    rules = shelf.open({})
    seats = max(2, shelf.facts.seats[0])
    table = Table(rules, [name] * seats, "quick")
    dice = [SeededDice("quick", str(seat)) for seat in range(seats)]
    bots = [shelf.bot(name).make(rules, dice[seat], Budget()) for seat in range(seats)]
    times = []
    while (seat := table.to_act()) != NOBODY and len(times) < 60:
        begun = process_time()
        action = bots[seat].choose(table.view(seat), table.legal(seat))
        times.append(process_time() - begun)
        step = table.do(seat, action)
        for ear, bot in enumerate(bots):
            if bot.watches:
                bot.watch(step.heard_by(ear), table.view(ear))
    assert mean(times) < MOST_SECONDS
