"""All matches of a server: opened, found again, joined, played once more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.match import again, daily, newcomers, rematch, waiting
from waystone.match.archive import Archived, is_playable
from waystone.match.bans import Bans
from waystone.match.bites import Bites
from waystone.match.boards import Boards, Pay, for_nothing
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.live import Layouts, NeedsLayout
from waystone.match.map_quota import MapQuota
from waystone.match.model import (
    NEVER_BEGUN,
    OPEN,
    RUNNING,
    VOID,
    Guest,
    MatchInfo,
    Overtaken,
    Refusal,
    StoreFailed,
    Written,
)
from waystone.match.ports import GuestNotice, Notice, Ports
from waystone.match.seats import new_id
from waystone.match.wishes import Wish, check_windows, new_match, place_for

MOST_OPEN: Final = 20
IDLE_SECONDS: Final = 60.0
Seated = Callable[[Host, int], None]
"""Called with a seat that is taken before anybody is told, so that who listens from then on misses
no news about it."""
MayCount = Callable[[str], Awaitable[bool]]
"""Asked with the date when somebody begins a match of the day: whether it counts for the board."""
log = logging.getLogger("waystone.match")


async def always(date: str) -> bool:
    """Everybody's try counts."""
    return True


class Lobby:
    """Holds the hosts of matches in memory; the others are in the store and come when asked."""

    def __init__(self, ports: Ports) -> None:
        self.ports: Final = ports
        self.store: Final = ports.store
        self.clock: Final = ports.clock
        self.bites: Final = Bites(self.clock.now)
        self.bans: Final = Bans(self.clock, self.bites)
        self.boards: Final = Boards(self)
        self.hosts: dict[str, Host] = {}
        self.loading: dict[str, asyncio.Future[Host]] = {}
        self.changed: Callable[[Collection[str]], None] = lambda guests: None
        self.changed_elsewhere: Callable[[], None] = lambda: None
        self.fixed_windows = 0
        self.is_ranked = True
        self.map_quota: MapQuota | None = None
        ports.bus.listen(self.hear)

    def hear(self, notice: Notice | GuestNotice) -> None:
        """Another process says that a match has changed, or that a guest is gone."""
        if notice.process == self.ports.process:
            return
        if isinstance(notice, GuestNotice):
            for each in self.hosts.values() if notice.forgotten else ():
                each.talk.forget(notice.guest)
            return
        host = self.hosts.get(notice.match)
        if host is not None:
            host.hear(notice)
        if notice.listed:
            self.changed_elsewhere()

    async def find_missed(self) -> None:
        """Notices may get lost: see whether matches have moved on elsewhere."""
        hosts = dict(self.hosts)
        stands = await self.store.stands(hosts) if hosts else {}
        for id, stand in stands.items():
            host, match = hosts[id], hosts[id].match
            if stand.chat > host.talk.number:
                host.hear(Notice(id, stand.number, "", chat=stand.chat))
            has_moved = stand.number > match.number or stand.revision > match.info.revision
            if has_moved and not host.lock.locked():
                host.hear(Notice(id, stand.number, ""))

    # Opening

    async def open(self, guest: Guest, wish: Wish, seated: Seated | None = None) -> Host:
        """A new match; it begins at once unless a seat is free."""
        info = new_match(guest, wish, self.clock.wall(), self.fixed_windows)
        await self.check_maps(info)
        await self.make_room_for(guest)
        return await self.start(info, find_game(wish.game), seated)

    async def start(
        self, info: MatchInfo, entry: GameEntry, seated: Seated | None = None, rematch_of: str = ""
    ) -> Host:
        """Admit a new match, and let those who are there sit down (DM-16)."""
        host = await self.admit(info, entry, rematch_of)
        if seated is not None:
            seated(host, info.seats_of(info.host)[0])
        await host.repeat(partial(newcomers.half_done, host.match))
        host.resume()
        self.changed(host.match.info.guests())
        return host

    async def admit(self, info: MatchInfo, entry: GameEntry, rematch_of: str = "") -> Host:
        """Store a new match and give it a host."""
        # A large dungeon takes a while to lay out: the other tables do not wait for it.
        host = await self.boards.host(info, partial(Host, info, entry, self.ports))
        opens_empty, table = host.match.game.policy.opens_empty, host.match.table
        info.start = table.record.start
        info.ranked = info.ranked and self.is_ranked
        if not info.free_seats() or opens_empty:
            info.state, info.began = RUNNING, self.clock.wall()
            info.players = [""] * len(info.places) if opens_empty else info.names()
            table.record.players[:] = info.players  # who sits down step by step is named there
        if not await self.store.create(info, rematch_of):
            if rematch_of:
                raise rematch.Linked
            raise Refusal("DAILY_PLAYED")
        self.keep(host)
        return host

    def keep(self, host: Host) -> None:
        """Have a host at hand; when its match ends, the list of matches is another."""
        self.hosts[host.match.info.id] = host
        host.ended = self.ended  # nothing there leads back to the host: what is let go is gone

    def ended(self, info: MatchInfo) -> None:
        """A match is over."""
        self.changed(info.guests())

    async def check_maps(self, info: MatchInfo) -> None:
        """Refuse a map for which this server has no room."""
        if self.map_quota is not None:
            await self.map_quota.check(self.store, info)

    async def make_room_for(self, guest: Guest) -> None:
        """Who has too many open matches leaves the oldest in which nobody else sits."""
        mine = await self.store.matches_of(guest.id, MOST_OPEN)
        if len(mine) < MOST_OPEN:
            return
        alone = [
            info
            for info in mine
            if info.guests() == [guest.id] and not info.daily and is_playable(info)
        ]
        if not alone:
            raise Refusal("TOO_MANY_MATCHES")
        await self.abandon(await self.find(alone[-1].id), guest)

    async def abandon(self, host: Host, guest: Guest) -> None:
        """Leave a running match, or close one that never began."""
        match = host.match
        if match.is_running():
            seat = match.info.seats_of(guest.id)[0]
            await host.act(guest.id, seat, 0, match.game.alphabet.leave.text, new_id())
        else:
            await host.command(lambda: Change(result=NEVER_BEGUN))

    # Finding

    def at_hand(self, match: str) -> Host | None:
        """The host of a match, if it is in memory."""
        host = self.hosts.get(match)
        if host is not None:
            host.idle_since = self.clock.now()
        return host

    async def find(self, match: str, pay: Pay = for_nothing) -> Host:
        """The host of a match, fetched from the store if it left memory, which has caught up.

        Who comes from a process that died has perhaps seen more than anybody was told of here.
        Whoever wants a large board fetched pays for that.
        """
        host = self.at_hand(match)
        if host is not None:
            if self.ports.is_shared:
                host.look_for_missed()
            if host.notices:
                await host.command(lambda: None)
            if host.match.info.state == VOID:
                raise Archived(host.match.info, ())  # closed while it was in memory
            return host
        waiting = self.loading.get(match)
        if waiting is None:
            waiting = asyncio.ensure_future(self.load(match, pay))
            self.loading[match] = waiting
            waiting.add_done_callback(lambda _: self.loading.pop(match, None))
        return await asyncio.shield(waiting)

    async def load(self, match: str, pay: Pay = for_nothing) -> Host:
        """Fetch a match and play its steps again."""
        # One wait for all of it: where many come at once, each wait is a long one.
        stored, said, _ = await asyncio.gather(
            self.store.load(match), self.store.talk(match), self.ports.presence.refresh(match)
        )
        if stored is None:
            raise Refusal("NO_SUCH_MATCH")
        info, steps = stored
        if not is_playable(info):
            await self.close_if_outdated(info)
            raise Archived(info, steps)
        host = await self.boards.host(info, partial(self.rebuilt, info, steps), pay)
        host.talk.add(said)
        host.seats_told = host.audience.seating()
        self.keep(host)
        host.resume()
        host.spawn(partial(host.repeat, partial(newcomers.half_done, host.match)))
        return host

    def rebuilt(self, info: MatchInfo, steps: list[Written], layouts: Layouts) -> Host:
        """A host whose match stands where its steps lead; nobody else has it yet."""
        host = Host(info, find_game(info.game), self.ports, layouts)
        host.match.rebuild(steps)
        return host

    async def close_if_outdated(self, info: MatchInfo) -> None:
        """A match whose rulebook is gone can't end; one of newer rules waits for its server."""
        if info.state in (OPEN, RUNNING) and find_game(info.game).is_outdated(info.version):
            try:
                await self.store.change(replace(info, state=VOID))
            except Overtaken:
                return  # another process has done it
            info.state = VOID

    async def close_outdated(self) -> int:
        """Close every unfinished match whose rulebook is gone; how many there were."""
        closed = 0
        for name, entry in GAMES.items():
            for info in await self.store.unfinished(name, list(entry.rulebooks)):
                await self.close_if_outdated(info)
                closed += info.state == VOID
        if closed:
            log.warning("unfinished matches of older rules, closed without a result: %s", closed)
        return closed

    async def wake_overdue(self) -> None:
        """Fetch matches that had something to do when their process ended: they do it now."""
        for match in await self.ports.due_times.overdue(self.clock.wall()):
            if match not in self.hosts:
                try:
                    await self.find(match)
                except Refusal as refusal:
                    log.warning("match %s can't go on: %s", match, refusal.message)
                    self.ports.due_times.set(match, None)

    def forget_idle(self, least_tiles: int = 0) -> int:
        """Matches that nobody follows leave memory, and wait there; how many did. Those with so
        `least_tiles` make room at once."""
        long_ago = self.clock.now() - (0 if least_tiles else IDLE_SECONDS)
        idle = [
            (id, host)
            for id, host in self.hosts.items()
            if not (host.audience.watchers or host.tasks or host.lock.locked())
            and host.idle_since <= long_ago
            and host.match.tiles >= least_tiles
        ]
        for id, host in idle:
            host.close()
            if host.audience.is_empty():  # nobody follows it elsewhere either
                self.ports.due_times.set(id, None)
            del self.hosts[id]
        return len(idle)

    def let_go(self, match: str) -> None:
        """A match that is kept no longer is in nobody's memory either."""
        host = self.hosts.pop(match, None)
        if host is not None:
            host.close()

    def in_use(self) -> set[str]:
        """Matches that are in memory here, or followed anywhere."""
        return {*self.hosts, *self.ports.presence.all_following()}

    async def on_show(self, most: int) -> list[MatchInfo]:
        """Public matches, open or running, in which a player is present, or which are only there
        to be watched and are; newest first."""
        return await self.store.on_show(self.ports.presence.all_following(), most)

    # Sitting down

    async def join(
        self, host: Host, guest: Guest, invite: str, seated: Seated | None = None
    ) -> int:
        """Take a free seat; the seat's number once all are seated may be another (DD-4)."""
        told = partial(seated, host) if seated is not None else None
        await host.command(partial(newcomers.join, host.match, guest, invite, told))
        self.changed(host.match.info.guests())
        return host.match.info.seats_of(guest.id)[0]

    async def open_seat(self, host: Host, guest: Guest, wanted: str) -> int:
        """One more seat at a running match (DC-117): for whoever comes (`open`), for `bot:NAME`,
        or where all play at one device for one more there (`me`)."""
        match = host.match

        def decide() -> Change:
            newcomers.check_opening(match, guest)
            if wanted == "open":
                check_windows(match, self.fixed_windows)
            return newcomers.open_seat(match, place_for(match.entry, guest, wanted))

        return await self.change_seats(host, decide)

    async def close_seat(self, host: Host, guest: Guest) -> int:
        """Take back a seat that was opened and that nobody has taken."""
        return await self.change_seats(host, partial(newcomers.close_seat, host.match, guest))

    async def change_seats(self, host: Host, decide: Callable[[], Change]) -> int:
        """Open or close a seat, and say which."""
        change = await host.command(decide)
        assert change is not None
        self.changed(host.match.info.guests())
        return change.seat

    # Before the beginning

    async def begin(self, host: Host, guest: Guest, bot: str) -> None:
        """Begin a match that waits, with this bot in every free seat, or without those seats."""
        place = place_for(host.match.entry, guest, f"bot:{bot}") if bot else None
        begin = partial(host.command, partial(waiting.begin, host.match, guest, place))
        while True:  # people may come and go meanwhile
            try:
                await begin()
                break
            except NeedsLayout as need:
                await self.boards.lay_out_again(host, need.seats)
        self.changed(host.match.info.guests())

    async def call_off(self, host: Host, guest: Guest) -> None:
        """Close a match that waits, or get up from it."""
        await host.command(partial(waiting.call_off, host.match, guest))
        self.changed([*host.match.info.guests(), guest.id])

    # Once more

    async def rematch(self, host: Host, guest: Guest) -> Host | None:
        """The same players again: at once, or when all of them want it (DD-86)."""
        match = host.match

        def offer() -> Change | None:
            info = match.info
            rematch.check_rematch(info, guest.id)
            if info.rematch or guest.id in info.offers or all_would(info, guest.id):
                return None
            return Change(info=replace(info, offers=[*info.offers, guest.id]), seats=True)

        await host.command(offer)
        if not match.info.rematch and all_would(match.info, guest.id):
            await self.play_again(host)
        return await self.find(match.info.rematch) if match.info.rematch else None

    async def play_again(self, host: Host) -> None:
        """A new match, linked from this one; who was slower finds the link of who was faster."""
        match, new = host.match, rematch.again(host.match)
        await self.check_maps(new)
        with suppress(rematch.Linked):
            await self.start(new, match.entry, rematch_of=match.info.id)
        host.notices.append(Notice(match.info.id, match.number, self.ports.process, seats=True))
        await host.command(lambda: None)  # reads the link, and tells it
        host.announce(seats=True)

    async def try_again(self, before: Host, guest: Guest, step: int, seat: int | None) -> Host:
        """A match that is over, from a step on, with bots in all other seats."""
        chosen = again.seat_at(before.match.table.record, step, seat)
        info, steps = again.repeated(before.match, guest, step, chosen)
        await self.check_maps(info)
        host = await self.boards.host(info, partial(self.rebuilt, info, steps))
        again.check_choice(host.match, chosen)
        await self.make_room_for(guest)
        if not await self.store.create(info, steps=steps):
            raise StoreFailed("a new match has the id of another")
        self.keep(host)
        await host.repeat(partial(newcomers.half_done, host.match))
        host.resume()
        self.changed(host.match.info.guests())
        return host

    # The match of the day

    async def open_daily(
        self, guest: Guest, game: str, secret: bytes, may_count: MayCount = always
    ) -> Host:
        """A game's match of the day: each guest has one, and comes back to that."""
        today = daily.daily_of(game)
        date = daily.day_of(self.clock.wall())
        played = await self.store.daily_of(guest.id, game, date)
        if played is not None:
            return await self.find(played)
        seed, kind = daily.daily_seed(secret, today, date), daily.kind_on(today, date)
        # Who has seen the day's labyrinth in a match that was closed plays it again for fun.
        is_first = not await self.store.has_closed_daily(guest.id, game, date)
        ranked = await may_count(date) and is_first
        wish = Wish(game, kind.settings, kind.seats(), seed=seed, daily=date, ranked=ranked)
        return await self.open(guest, wish)

    def is_redacted(self, info: MatchInfo) -> bool:
        """Whether a match's secrets stay secret although it may be over: its day is not."""
        return bool(info.daily) and not daily.is_past(info.daily, self.clock.wall())

    async def close(self) -> None:
        """Leave everything; the store has it all."""
        for host in list(self.hosts.values()):
            host.close()
        self.hosts.clear()
        try:
            await self.ports.due_times.flush()
        except StoreFailed:
            log.warning("what was due could not be written down")


def all_would(info: MatchInfo, guest: str) -> bool:
    """Whether everybody who played would play again, now that this guest would."""
    return {guest, *info.offers}.issuperset(info.guests())
