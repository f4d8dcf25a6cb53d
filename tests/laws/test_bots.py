"""Every bot decides by its view: what it can't know makes no difference (H-1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.setups import PLAIN
from waystone.catalogue import GAMES
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.settings import among_bots
from waystone.kernel.table import Table

EVERY_BOT = [(entry.name, bot) for entry in GAMES.values() for bot in entry.own_bots]
DECISIONS = 60


@pytest.mark.parametrize(("name", "bot"), EVERY_BOT)
def test_a_bot_decides_alike_where_only_the_unknown_differs(name: str, bot: str) -> None:
    """Beside each bot sits a twin with the same luck, in a position that somebody else imagined."""
    entry = GAMES[name]
    game = entry.open(among_bots(entry.settings, PLAIN.get(name, {})))
    table = Table(game, [bot] * 2, "law")
    pairs = [
        [entry.bot(bot).make(game, SeededDice(f"law {seat}"), Budget(nodes=40)) for _ in range(2)]
        for seat in range(2)
    ]
    for number in range(DECISIONS):
        acting = table.acting()
        if not acting:
            break
        seat = acting[0]
        view = table.view(seat)
        other = game.imagine(view, SeededDice(number))
        bots: list[Bot[Any]] = pairs[seat]
        action = bots[0].choose(view, table.legal(seat))
        assert bots[1].choose(game.view(other, seat), game.legal(other, seat)) is action
        step = table.do(seat, action)
        for listener, both in enumerate(pairs):
            for each in both:
                if each.watches and step.tells(listener):
                    each.watch(step.visible_to(listener), table.view(listener))
