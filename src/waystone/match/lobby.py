"""All matches of a server: opened, found again, joined, played once more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.leaderboards import Daily
from waystone.kernel.settings import EVEN_PACE
from waystone.match import daily, newcomers
from waystone.match.host import NEVER_BEGUN, Host
from waystone.match.model import (
    BOT,
    FREE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    VOID,
    Guest,
    MatchInfo,
    Place,
    Refusal,
    Written,
)
from waystone.match.newcomers import Seated
from waystone.match.ports import Clock, MatchStore, Thinker
from waystone.match.seats import is_same_secret, new_id, new_invite, new_seed

MOST_OPEN: Final = 20
IDLE_SECONDS: Final = 60.0
MANY_STEPS: Final = 200
log = logging.getLogger("waystone.match")

"""Called with a seat that is taken before its first step is made, so that nobody who listens from
then on misses news about it; a step that fails after all is the caller's to hear of."""


class Archived(Refusal):
    """A match that is kept but can't be opened: its rulebook is not here any more."""

    def __init__(self, info: MatchInfo, steps: Sequence[Written]) -> None:
        super().__init__(*self.reason(info))
        self.info: Final = info
        self.steps: Final = steps

    @staticmethod
    def reason(info: MatchInfo) -> tuple[str, str]:
        """Code and sentence."""
        if info.state == VOID:
            return "VOID", "this match was closed without a result: the rules have changed"
        rules = f"this match is played by version {info.version} of the rules"
        return "OTHER_RULES", f"{rules}, which this server does not have"


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play."""

    game: str
    settings: dict[str, str]
    seats: Sequence[str]
    clock: int = 0
    public: bool = True
    seed: str = ""
    daily: str = ""
    ranked: bool = False


class Lobby:
    """Holds the hosts of matches in memory; the others are in the store and come when asked."""

    def __init__(self, store: MatchStore, clock: Clock, thinker: Thinker) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.thinker: Final = thinker
        self.hosts: dict[str, Host] = {}
        self.loading: dict[str, asyncio.Future[Host]] = {}
        self.changed: Callable[[], None] = lambda: None
        self.even_pace = 0

    # Opening

    async def open(self, guest: Guest, wish: Wish, seated: Seated | None = None) -> Host:
        """A new match; it begins at once unless a seat is free."""
        entry = find_game(wish.game)
        game = entry.open(self.at_even_pace(entry, wish))
        game.check_seats(len(wish.seats))
        places = [self.place(entry, guest, each) for each in wish.seats]
        if not any(place.player == PERSON for place in places):
            raise Refusal("BAD_SEATS", "at least one seat must be yours")
        strangers = 0 if game.policy.opens_empty else wish.seats.count("open")
        game.policy.check_people(sum(place.player == PERSON for place in places) + strangers)
        await self.make_room_for(guest)
        has_free = any(place.player == FREE for place in places)
        info = MatchInfo(
            id=new_id(),
            game=wish.game,
            version=entry.info.version,
            settings=game.settings.unusual(),
            seed=wish.seed or new_seed(),
            ranked=wish.ranked,
            host=guest.id,
            created=self.clock.wall(),
            places=places,
            daily=wish.daily,
            public=wish.public and not wish.daily,
            clock=wish.clock if has_free else 0,
            invite=new_invite() if has_free and not wish.public else "",
        )
        return await self.start(info, entry, seated)

    def at_even_pace(self, entry: GameEntry, wish: Wish) -> dict[str, str]:
        """The chosen settings, and this server's even pace where people meet and haste betrays."""
        betrays = any(each.name == EVEN_PACE for each in entry.settings)
        if not (self.even_pace and betrays and "open" in wish.seats):
            return wish.settings
        return {EVEN_PACE: str(self.even_pace), **wish.settings}

    def place(self, entry: GameEntry, guest: Guest, wanted: str) -> Place:
        """A seat as it was asked for: `me`, `open` or `bot:NAME`."""
        if wanted == "me":
            return Place(PERSON, guest=guest.id, name=guest.name)
        if wanted == "open":
            return Place(FREE)
        kind, _, name = wanted.partition(":")
        if kind != "bot":
            raise Refusal("BAD_SEATS", "a seat is me, open or bot:NAME")
        return Place(BOT, bot=entry.bot(name).name, name=name)

    async def start(self, info: MatchInfo, entry: GameEntry, seated: Seated | None = None) -> Host:
        """Admit a new match, and let those who are there sit down."""
        host = await self.admit(info, entry)
        if seated is not None:
            seated(host, info.seats_of(info.host)[0])
        await self.seat_all(host)
        host.wake_bots()
        self.changed()
        return host

    async def admit(self, info: MatchInfo, entry: GameEntry) -> Host:
        """Store a new match and give it a host."""
        # A large dungeon takes a while to lay out: the other tables do not wait for it.
        host = await asyncio.to_thread(Host, info, entry, self.store, self.clock, self.thinker)
        info.start = host.table.record.start
        if not info.free_seats() or host.game.policy.opens_empty:
            info.state, info.began = RUNNING, self.clock.wall()
            info.players = [""] * len(info.places) if host.game.policy.opens_empty else info.names()
            host.table.record.players[:] = info.players  # who sits down step by step is named there
        if not await self.store.create(info):
            raise Refusal("DAILY_PLAYED", "you have begun this match of the day already")
        self.keep(host)
        return host

    def keep(self, host: Host) -> None:
        """Have a host at hand; when its match ends, the list of matches is another."""
        self.hosts[host.info.id] = host
        host.ended = lambda: self.changed()

    async def seat_all(self, host: Host) -> None:
        """Where the rules place players one by one, those who are there sit down (DM-16)."""
        async with host.mailbox:
            for seat, place in enumerate(host.info.places):
                if place.player != FREE and host.is_vacant(seat):
                    await host.perform(seat, host.game.alphabet.join)

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
            raise Refusal("TOO_MANY_MATCHES", f"you sit in {MOST_OPEN} matches; finish one first")
        await self.abandon(await self.find(alone[-1].id), guest)

    async def abandon(self, host: Host, guest: Guest) -> None:
        """Leave a running match, or close one that never began."""
        if host.info.state == RUNNING:
            seat = host.info.seats_of(guest.id)[0]
            await host.act(guest.id, seat, 0, host.game.alphabet.leave.text, new_id())
            return
        async with host.mailbox:
            await host.write([], OVER, NEVER_BEGUN)
            host.after_steps([])

    # Finding

    def at_hand(self, match: str) -> Host | None:
        """The host of a match, if it is in memory."""
        host = self.hosts.get(match)
        if host is not None:
            host.idle_since = self.clock.now()
        return host

    async def find(self, match: str) -> Host:
        """The host of a match, fetched from the store if it left memory."""
        host = self.at_hand(match)
        if host is not None:
            return host
        waiting = self.loading.get(match)
        if waiting is None:
            waiting = asyncio.ensure_future(self.load(match))
            self.loading[match] = waiting
            waiting.add_done_callback(lambda _: self.loading.pop(match, None))
        return await asyncio.shield(waiting)

    async def load(self, match: str) -> Host:
        """Fetch a match and play its steps again."""
        stored = await self.store.load(match)
        if stored is None:
            raise Refusal("NO_SUCH_MATCH", "there is no such match")
        info, steps = stored
        entry = find_game(info.game)
        if not is_playable(info):
            await self.close_if_outdated(info)
            raise Archived(info, steps)
        host = await asyncio.to_thread(Host, info, entry, self.store, self.clock, self.thinker)
        if len(steps) > MANY_STEPS:
            await asyncio.to_thread(host.set_table, steps)  # nobody else has this host yet
        else:
            host.set_table(steps)
        self.keep(host)
        host.table_clock.refresh()
        host.vigil.refresh()
        host.wake_bots()
        host.spawn(partial(newcomers.seat_the_waiting, host))
        return host

    async def close_if_outdated(self, info: MatchInfo) -> None:
        """A match whose rulebook is gone can't end; one of newer rules waits for its server."""
        if info.state in (OPEN, RUNNING) and find_game(info.game).is_outdated(info.version):
            await self.store.append(info.id, [], VOID)
            info.state = VOID

    async def close_outdated(self) -> int:
        """Close every unfinished match whose rulebook is gone; how many there were."""
        closed = 0
        for name, entry in GAMES.items():
            for info in await self.store.unfinished(name, list(entry.rulebooks)):
                await self.close_if_outdated(info)
                closed += info.state == VOID
        if closed:
            log.warning("%s unfinished matches of older rules were closed without a result", closed)
        return closed

    def forget_idle(self) -> int:
        """Matches that nobody follows leave memory; how many did."""
        long_ago = self.clock.now() - IDLE_SECONDS
        idle = [
            host
            for host in self.hosts.values()
            if not (host.watchers or host.tasks or host.mailbox.locked())
            and host.idle_since <= long_ago
        ]
        for host in idle:
            host.close()
            del self.hosts[host.info.id]
        return len(idle)

    def on_show(self) -> list[Host]:
        """Public matches, open or running, in which a player is present; newest first."""
        shown = [
            host
            for host in self.hosts.values()
            if host.info.public
            and host.info.state in (OPEN, RUNNING)
            and any(host.is_present(guest) for guest in host.info.guests())
        ]
        return sorted(shown, key=lambda host: -host.info.created)

    # Sitting down

    async def join(
        self, host: Host, guest: Guest, invite: str, seated: Seated | None = None
    ) -> int:
        """Take a free seat; the seat's number once all are seated may be another (DD-4)."""
        async with host.mailbox:
            await host.catch_up()
            info = host.info
            if held := info.seats_of(guest.id):
                # Who left comes back; or the store failed while they sat down.
                for seat in [each for each in held if host.is_vacant(each)][:1]:
                    await host.perform(seat, host.game.alphabet.join)
                return held[0]
            if not info.public and not is_same_secret(info.invite, invite):
                raise Refusal("NOT_INVITED", "this match is private; ask for its link")
            free = info.free_seats()
            if free and info.state == RUNNING:
                seat = await newcomers.sit_down(host, guest, seated)
                self.changed()
                return seat
            if not free or info.state != OPEN:
                raise Refusal("NO_FREE_SEAT", "all seats are taken")
            await self.sit_down(host, free, guest)
            return host.info.seats_of(guest.id)[0]

    async def sit_down(self, host: Host, free: list[int], guest: Guest) -> None:
        """Take the first free seat; the last one to sit down begins the match."""
        after = msgspec.structs.replace(host.info, places=list(host.info.places))
        after.places[free[0]] = Place(PERSON, guest=guest.id, name=guest.name)
        begins = len(free) == 1
        if begins:
            after.places = self.draw_seats(host, after)
            after.state, after.began = RUNNING, self.clock.wall()
            after.players = after.names()
        if not await self.store.reseat(after, host.info.places):
            await host.reload()
            raise Refusal("NO_FREE_SEAT", "somebody else was faster")
        host.info = after
        if begins:
            host.begin()
        host.presence_changed()
        self.changed()

    async def open_seat(self, host: Host, guest: Guest, wanted: str) -> int:
        """One more seat at a running match (DC-117): for whoever comes (`open`), for `bot:NAME`,
        or where all play at one device for one more there (`me`)."""
        async with host.mailbox:
            await host.catch_up()
            newcomers.check_opening(host, guest)
            if wanted == "open":
                self.check_pace(host)
            seat = await newcomers.open_seat(host, self.place(host.entry, guest, wanted))
            self.changed()
            return seat

    def check_pace(self, host: Host) -> None:
        """Where haste betrays and the server wants an even pace, people meet at such tables."""
        info = host.info
        betrays = any(each.name == EVEN_PACE for each in host.entry.settings)
        if self.even_pace and betrays and EVEN_PACE not in info.settings and not info.is_online():
            message = "people meet at an even pace here; this table was opened without it"
            raise Refusal("NO_JOINING", message)

    async def close_seat(self, host: Host, guest: Guest) -> int:
        """Take back a seat that was opened and that nobody has taken."""
        async with host.mailbox:
            await host.catch_up()
            newcomers.check_keeper(host, guest)
            seat = await newcomers.close_seat(host)
            self.changed()
            return seat

    def draw_seats(self, host: Host, info: MatchInfo) -> list[Place]:
        """Who sits where is drawn by the rules, with luck of its own (DD-4)."""
        order = host.game.policy.seating(len(info.places), SeededDice(info.seed, "seating"))
        return [info.places[player] for player in order]

    # Once more

    async def rematch(self, host: Host, guest: Guest) -> Host | None:
        """The same players again: at once, or when all of them want it (DD-86)."""
        async with host.mailbox:
            info = host.info
            if not info.seats_of(guest.id):
                raise Refusal("NOT_SEATED", "you hold no seat in this match")
            if info.daily:
                raise Refusal("NO_REMATCH", "a match of the day is played once")
            if info.state != OVER:
                raise Refusal("NO_REMATCH", "a rematch is for matches that are over")
            if info.rematch:
                return await self.find(info.rematch)
            host.offers.add(guest.id)
            if not host.offers.issuperset(info.guests()):
                host.presence_changed()
                return None
            return await self.play_again(host)

    async def play_again(self, host: Host) -> Host:
        """A new match with a new seed and, among people, swapped seats (DD-4, DD-86)."""
        info = host.info
        check_settings(info)
        places = newcomers.still_taken(host)
        if all(place.player == PERSON for place in places):
            places = places[1:] + places[:1]
        again = msgspec.structs.replace(
            info,
            id=new_id(),
            version=host.entry.info.version,
            seed=new_seed(),
            created=self.clock.wall(),
            places=places,
            state=OPEN,
            result="",
            rematch="",
            signed=False,
            players=[],
        )
        new = await self.start(again, host.entry)
        await self.store.link_rematch(info.id, again.id)
        info.rematch = again.id
        host.presence_changed()
        return new

    # The match of the day

    async def open_daily(self, guest: Guest, game: str, secret: bytes) -> Host:
        """A game's match of the day: each guest has one, and comes back to that."""
        today = daily_of(game)
        date = daily.day_of(self.clock.wall())
        played = await self.store.daily_of(guest.id, game, date)
        if played is not None:
            return await self.find(played)
        seed = daily.daily_seed(secret, today, date)
        wish = Wish(game, today.settings, ["me"], seed=seed, daily=date, ranked=True)
        return await self.open(guest, wish)

    def is_sealed(self, info: MatchInfo) -> bool:
        """Whether a match's secrets stay secret although it may be over: its day is not."""
        return bool(info.daily) and not daily.is_past(info.daily, self.clock.wall())

    async def close(self) -> None:
        """Leave everything; the store has it all."""
        for host in list(self.hosts.values()):
            host.close()
        self.hosts.clear()


def is_playable(info: MatchInfo) -> bool:
    """Whether the rulebook that this match is played by is here; what was closed stays closed."""
    return info.state != VOID and info.version in find_game(info.game).rulebooks


def check_settings(info: MatchInfo) -> None:
    """Who plays again plays by today's rules, if they still take these settings."""
    try:
        find_game(info.game).open(info.settings)
    except BadSetting as refused:
        message = f"the rules have changed since then: {refused.message}"
        raise Refusal("NO_REMATCH", message) from refused


def daily_of(game: str) -> Daily:
    """What a game plays as its match of the day, or a refusal if it has none."""
    info, today = find_game(game).info, find_game(game).rulebook.leaderboards.daily
    if today is None:
        raise Refusal("NO_DAILY", f"{info.title} has no match of the day")
    return today
