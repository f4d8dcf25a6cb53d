"""Who can sit at a match of this program: names, bots of the catalogue, bots of one's own."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Any

from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import SeededDice, seed_text
from waystone.kernel.errors import BadSeats
from waystone.kernel.table import Table

Player = str | Bot[Any] | BotKind
_BOTS = "what waystone.bot(…) gives, or a bot of your own derived from waystone.Bot"


def check_player(player: object, bots_only: bool = False) -> None:
    """Refuse what can't sit at a table, and say what can."""
    if not isinstance(player, BotKind | Bot | str) or (bots_only and isinstance(player, str)):
        wanted = _BOTS if bots_only else f"a name, {_BOTS}"
        raise BadSeats("BAD_SEATS", f"expected {wanted}; got {player!r}")


def name_of(player: Player) -> str:
    """What a record calls a player."""
    if isinstance(player, str):
        return player
    return player.name if isinstance(player, BotKind) else type(player).__name__


def seated(player: Bot[Any] | BotKind, table: Table[Any], seat: int) -> Bot[Any]:
    """A bot with dice of its own, from which nobody works out those of the match."""
    if isinstance(player, Bot):
        return player
    own_seed = sha256(f"bot {seat}\n{seed_text(table.dice.seed)}".encode()).hexdigest()
    return player.make(table.game, SeededDice(own_seed), Budget(clock=perf_counter))
