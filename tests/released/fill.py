"""Fills a store with a bit of everything a host may have, and writes it down as SQL.

    python -m tests.released.fill tests/released/store-2.sql

One file per released shape of the data is kept for good: every later version must open it.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace

from tests.leaderboard.kit import victory_seed
from tests.match.kit import FakeClock, FakeThinker
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.leaderboard.signing import entry_of
from waystone.match.host import Host
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.match.model import BROKEN, Guest, Passkey
from waystone.match.seats import token_hash
from waystone.match.wishes import Wish
from waystone.storage.sqlite import SqliteStore
from waystone.storage.sqlite_file import connect

TOKENS: Final = {"ada": "A" * 43, "bob": "B" * 43}
ADA: Final = Guest("ada", "Ada")
BOB: Final = Guest("bob", "Bob")
SOON: Final = 12
GAMES: Final = {  # a bot that plays for the people, and the seats of a match
    "delve-and-dash": ("knight", ("me", "open")),
    "extrikate": ("hard", ("me", "open")),
    "dooom": ("seeker", ("me", "bot:random")),
    "dungeon-crawler": ("racer", ("me", "open", "bot:racer")),
}


class Filling:
    """What a server holds: some matches end, some go on, some wait for a second player."""

    def __init__(self, store: SqliteStore) -> None:
        self.store: Final = store
        self.clock: Final = FakeClock()
        self.lobby: Final = Lobby(one_process(store, self.clock, FakeThinker()))

    async def everything(self) -> None:
        """Guests, and matches of every game in every state."""
        for guest in (ADA, BOB):
            await self.store.add_guest(guest, token_hash(TOKENS[guest.id]), self.clock.wall())
        for game, (bot, seats) in GAMES.items():
            await self.play(await self.open(game, seats, f"{game} over"), bot)
            await self.play(await self.open(game, seats, f"{game} running"), bot, SOON)
        await self.lobby.open(ADA, Wish("delve-and-dash", {}, ("me", "open"), seed="open"))
        await self.victories()
        await self.keepsakes()
        broken = await self.open("delve-and-dash", ("me", "open"), "broken")
        await self.play(broken, "knight", SOON)
        await self.store.change(replace(broken.match.info, state=BROKEN))

    async def open(self, game: str, seats: Sequence[str], seed: str) -> Host:
        """A match of Ada's that has begun."""
        host = await self.lobby.open(ADA, Wish(game, {}, seats, seed=seed))
        if "open" in seats:
            await self.lobby.join(host, BOB, "")
        return host

    async def play(self, host: Host, bot: str, most: int = 5000) -> None:
        """Let a bot play for the people, a second per action."""
        kind = find_game(host.match.info.game).bot(bot)
        players = [
            kind.make(host.match.game, SeededDice(host.match.info.seed, f"k{seat}"), Budget())
            for seat in range(len(host.match.info.places))
        ]
        heard = 0
        while host.match.is_running() and host.match.number < most:
            for seat, player in enumerate(players):
                if player.watches:
                    for events in host.match.logs.of((seat,)).after(heard):
                        player.watch(events.step.visible_to(seat), host.match.table.view(seat))
            heard = host.match.number
            await self.clock.pass_by(1)
            seat = next(each for each in host.match.acting if host.match.info.places[each].guest)
            action = players[seat].choose(host.match.table.view(seat), host.match.table.legal(seat))
            guest = host.match.info.places[seat].guest
            n = host.match.log_of(guest).count
            await host.act(guest, seat, n, action.text, "")

    async def victories(self) -> None:
        """Ada signs two leaderboards and a match of the day; another day's match goes on."""
        solo = Wish("delve-and-dash", {}, ("me",), seed=victory_seed(), ranked=True)
        await self.win(await self.lobby.open(ADA, solo), "knight")
        sheet = Wish("extrikate", {}, ("me",), seed="sheet", ranked=True)
        await self.win(await self.lobby.open(ADA, sheet), "hard")
        for game, bot in (("delve-and-dash", "expert"), ("extrikate", "hard")):
            await self.win(await self.lobby.open_daily(ADA, game, b"secret"), bot)
            await self.play(await self.lobby.open_daily(BOB, game, b"secret"), bot, 10)

    async def keepsakes(self) -> None:
        """What came with later shapes: a passkey, an analysis, a match that is tried again."""
        await self.store.add_passkey(Passkey("key", "ada", "public", 0, 1), 1)
        over = await self.open("delve-and-dash", ("me", "open"), "to be tried again")
        await self.play(over, "knight")
        await self.store.keep_analysis(over.match.info.id, 1, '{"an": "analysis"}')
        await self.lobby.try_again(over, ADA, SOON, None)

    async def win(self, host: Host, bot: str) -> None:
        """Play to the end, and sign if the record says so."""
        await self.play(host, bot)
        game, state = host.match.game, host.match.table.state
        if game.leaderboards.figures_of(game.settings, state, 0) is not None:
            await self.store.sign(entry_of(host.match, "Ada"))


def main(path: Path) -> None:
    """Fill a new store and write it down."""
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "w.db")
        asyncio.run(Filling(store).everything())
        store.close()
        connection = connect(str(Path(folder) / "w.db"))
        version = connection.execute("pragma user_version").fetchone()[0]
        lines = [f"pragma user_version={version};", *connection.iterdump()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        connection.close()
    print(path, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
