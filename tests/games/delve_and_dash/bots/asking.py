"""Ask a bot what it would do in a picture."""

from __future__ import annotations

from typing import Any

from tests.acting import first_of
from tests.games.delve_and_dash.scene import Scene, game
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.bots.knight import Knight
from waystone.games.delve_and_dash.bots.scene import Scene as Facts
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

ENTRY = find_game("delve-and-dash")
CALM = game(cpu_random="0.00")
"""The rulebook under which a knight never errs."""


def bot(name: str, match: Scene, seed: int = 1) -> Bot[Any]:
    """A fresh bot with dice of its own."""
    return ENTRY.bot(name).make(match.game, SeededDice(seed, "bot"), Budget())


def ask(name: str, match: Scene, seed: int = 1) -> tuple[str, str]:
    """What a fresh bot does in this position, and what it says it is up to."""
    player = bot(name, match, seed)
    return choice(player, match), player.phase


def choice(player: Bot[Any], match: Scene) -> str:
    """The action of a bot that is to act."""
    seat = first_of(match.game, match.state)
    return player.choose(
        match.game.view(match.state, seat), match.game.legal(match.state, seat)
    ).text


def view(match: Scene) -> DelveView:
    """What the seat to act sees."""
    return match.game.view(match.state, first_of(match.game, match.state))


def facts(match: Scene) -> Facts:
    """The position as bots see it, with the dragon where it is if it is awake."""
    return Facts(match.params, view(match), match.state.dragon if match.state.awake else -1)


def knight(match: Scene, erring: int = 0, seed: int = 1) -> Knight:
    """A fresh knight that errs in so many of 100 turns."""
    return Knight(match.params, SeededDice(seed, "bot"), erring)


def table(names: str, seed: object, **settings: str) -> tuple[Table[Any], list[Bot[Any]]]:
    """A table and bots for it, by their names."""
    rulebook = game(**settings)
    players = names.split()
    dice = [SeededDice(f"{seed}", f"bot {seat}") for seat in range(len(players))]
    bots = [
        ENTRY.bot(name).make(rulebook, own, Budget())
        for name, own in zip(players, dice, strict=True)
    ]
    return Table(rulebook, players, f"{seed}"), bots
