"""Every bot decides by its view: what it can't know makes no difference (H-1); and in any match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest

from tests.laws.setups import PLAIN
from waystone.catalogue import GAMES
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import Endless, WaystoneError
from waystone.kernel.rules import Rules
from waystone.kernel.settings import Value, among_bots
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


NUMBER = {"usual": range(2), "many": range(2, 30)}
MOST_STEPS = 400


@pytest.mark.parametrize("numbers", ["usual", pytest.param("many", marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "bot"), EVERY_BOT)
def test_a_bot_copes_with_whatever_was_chosen(name: str, bot: str, numbers: str) -> None:
    """Hosts may choose any settings that a form takes: each bot finds a legal action in all."""
    for number in NUMBER[numbers]:
        game = odd_game(name, SeededDice(f"{name} {number}"))
        seats = min(2 + number % 2, game.info.seats[1])
        table = Table(game, [bot] * seats, number)
        bots = [
            GAMES[name].bot(bot).make(game, SeededDice(seat), Budget(nodes=20))
            for seat in range(seats)
        ]
        with suppress(Endless):  # that bots get on is for other tests to say
            play_out(table, bots, most_steps=MOST_STEPS)


def odd_game(name: str, dice: SeededDice) -> Rules[Any, Any]:
    """A game with three settings at an end of their bounds, by luck; not every choice goes well
    with every other, so some are drawn again."""
    entry = GAMES[name]
    offered = [each for each in entry.settings if each.user_file is None]
    while True:
        chosen = dict(PLAIN.get(name, {}))
        for _ in range(3):
            setting = offered[dice.index(len(offered))]
            values: Sequence[Value] = setting.words or (setting.low, setting.high)
            chosen[setting.name] = setting.write(values[dice.index(len(values))])
        with suppress(WaystoneError):
            game = entry.open(among_bots(entry.settings, chosen))
            game.check_seats(2)
            return game
