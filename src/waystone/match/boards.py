"""Large boards: laid out in a worker one after the other, as many as there is room for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.match.live import Layouts
from waystone.match.model import MatchInfo, Refusal

if TYPE_CHECKING:
    from waystone.match.host import Host
    from waystone.match.lobby import Lobby

LARGE_BOARD: Final = 50_000
MOST_TILES: Final = 20_000_000
Pay = Callable[[int], None]
"""Charges somebody for a match that is fetched, with a board of so many tiles, or refuses."""


def for_nothing(tiles: int) -> None:
    """The server itself pays no charge."""


class Order(msgspec.Struct, frozen=True):
    """What a worker has to know to lay out a large board."""

    game: str
    version: int
    settings: dict[str, str]
    seats: int
    seed: str


def lay_out(order: Order) -> str:
    """In the worker: what a large board is made of."""
    game = find_game(order.game).open(order.settings, order.version)
    return game.policy.layout(order.seats, SeededDice(order.seed))


class Boards:
    """`most` is how many tiles of large boards may be in memory at once."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.most = MOST_TILES
        self.one_at_a_time: Final = asyncio.Semaphore(1)

    async def host(
        self, info: MatchInfo, work: Callable[[Layouts], Host], pay: Pay = for_nothing
    ) -> Host:
        """What `work` makes in a thread; a large board one after the other, so that most of the
        machine is left to those who play."""
        tiles = await asyncio.to_thread(tiles_of, info)
        pay(tiles)
        if tiles <= LARGE_BOARD:
            return await asyncio.to_thread(work, {})
        async with self.one_at_a_time:
            self.make_room(tiles)
            seats = len(info.first_players())
            return await asyncio.to_thread(work, await self.laid_out(info, seats))

    async def laid_out(self, info: MatchInfo, seats: int) -> Layouts:
        """What a worker makes of a board for so many."""
        order = Order(info.game, info.version, info.settings, seats, info.seed)
        layout = await self.lobby.ports.thinker.make(lay_out, order)
        return {seats: layout} if layout else {}

    async def lay_out_again(self, host: Host, seats: int) -> None:
        """The same match is about to begin with another number of seats."""
        async with self.one_at_a_time:
            host.match.layouts.update(await self.laid_out(host.match.info, seats))

    def in_memory(self) -> int:
        """Tiles of large boards that are in memory."""
        tiles = (host.match.tiles for host in self.lobby.hosts.values())
        return sum(each for each in tiles if each > LARGE_BOARD)

    def make_room(self, tiles: int) -> None:
        """Those that nobody follows go first; then there is room, or none."""
        if self.in_memory() + tiles > self.most:
            self.lobby.forget_idle(least_tiles=LARGE_BOARD)
        if self.in_memory() + tiles > self.most:
            self.lobby.bites.note("tiles_in_memory", f"a board of {tiles} tiles")
            raise Refusal("NO_ROOM_FOR_MAPS")


def tiles_of(info: MatchInfo) -> int:
    """How large its board is."""
    return find_game(info.game).shared(info.settings, info.version).policy.board_tiles
