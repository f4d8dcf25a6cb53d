"""Everything in dictionaries: for tests, and for tables that nobody wants to keep."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import ranking
from waystone.match.map_quota import LARGE_SETTINGS
from waystone.match.model import (
    OPEN,
    OVER,
    RUNNING,
    VOID,
    ChatLine,
    Guest,
    MatchInfo,
    Overtaken,
    Passkey,
    Written,
)
from waystone.match.ports import Stand
from waystone.match.retention import Aged
from waystone.match.seats import ANONYMOUS
from waystone.match.times import Times, WriteLoad
from waystone.storage.alone import Alone
from waystone.storage.erasing import nameless, nameless_steps, silent
from waystone.storage.memory_order import MemoryOrder
from waystone.storage.rows import CHAT_KEPT, to_json


class MemoryStore(Alone, MemoryOrder):
    """Behaves like the file, and forgets when the process ends."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: dict[str, list[Written]] = {}
        self.guests: dict[str, Guest] = {}
        self.codes: dict[str, tuple[str, int]] = {}
        self.passkeys: dict[str, Passkey] = {}
        self.secrets: dict[str, bytes] = {}
        self.due: dict[str, int | None] = {}
        self.lines: dict[str, list[tuple[int, ChatLine]]] = {}
        self.former: dict[tuple[str, str], str] = {}
        self.compressed: set[str] = set()
        self.chores: dict[str, int] = {}
        self.analyses: dict[str, tuple[int, str]] = {}

    def write_load(self) -> WriteLoad:
        """Nothing ever waits."""
        return WriteLoad(Times(), 0, 0)

    async def probe(self) -> None:
        """As if something were written."""
        self.check()

    async def size(self) -> int:
        """Nothing is kept."""
        return 0

    async def damage(self) -> list[str]:
        """Memory has none."""
        return []

    async def some_matches(self, most: int) -> list[str]:
        """So many matches."""
        return list(self.matches)[:most]

    async def create(
        self, info: MatchInfo, rematch_of: str = "", steps: Sequence[Written] = ()
    ) -> bool:
        """Keep a new match, linked from the one that it is a rematch of, unless there is one."""
        self.check()
        if info.daily and await self.daily_of(info.host, info.game, info.daily):
            return False
        if rematch_of:
            if self.matches[rematch_of].rematch:
                return False
            self.matches[rematch_of].rematch = info.id
            self.matches[rematch_of].revision += 1
        self.matches[info.id] = replace(info, places=list(info.places))
        self.steps[info.id] = list(steps)
        return True

    async def append(self, match: str, steps: Sequence[Written]) -> None:
        """Keep further steps, all of them; or none, and Overtaken, if one of them is there."""
        self.check()
        self.add_steps(match, steps)

    def add_steps(self, match: str, steps: Sequence[Written]) -> None:
        """Keep further steps, if nobody else has made them."""
        kept = self.steps[match]
        if [step.n for step in steps] != list(range(len(kept) + 1, len(kept) + 1 + len(steps))):
            raise Overtaken
        kept.extend(steps)

    async def change(self, info: MatchInfo, steps: Sequence[Written] = ()) -> None:
        """Keep all that may change beside the steps, and the steps made thereby."""
        self.check()
        kept = self.matches[info.id]
        if kept.revision != info.revision:
            raise Overtaken
        self.add_steps(info.id, steps)
        gone = (place for place in kept.places if place.guest not in ("", *info.guests()))
        self.former.update({(info.id, place.guest): place.name for place in gone})
        changed = replace(info, places=list(info.places), players=list(info.players))
        fixed = {name: getattr(kept, name) for name in ("rematch", "signed")}
        self.matches[info.id] = replace(changed, revision=info.revision + 1, **fixed)

    async def load(self, match: str, after: int = 0) -> tuple[MatchInfo, list[Written]] | None:
        """A match with its steps after this number."""
        self.check()
        info = self.matches.get(match)
        if info is None:
            return None
        return self.copy(info), self.steps[match][after:]

    def copy(self, info: MatchInfo) -> MatchInfo:
        """A match as somebody else may change it."""
        return replace(info, places=list(info.places), signed=info.id in self.signed)

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, or that none have."""
        self.check()
        self.due.update({match: at for match, at in times.items() if match in self.matches})

    async def overdue(self, wall: int, most: int, again: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first."""
        self.check()
        due = sorted(
            (at, match)
            for match, at in self.due.items()
            if at is not None and at <= wall and self.matches[match].state in (OPEN, RUNNING)
        )
        found = [match for _, match in due[:most]]
        self.due.update(dict.fromkeys(found, again))
        return found

    async def on_show(self, following: Mapping[str, Collection[str]], most: int) -> list[MatchInfo]:
        """Public matches that somebody follows who sits there, or anybody where only bots do: open,
        then running, newest first."""
        followed = [self.matches[match] for match in following if match in self.matches]
        shown = [
            info
            for info in followed
            if info.public
            and following[info.id]
            and (info.is_exhibition() or not set(info.guests()).isdisjoint(following[info.id]))
        ]
        open_first = self._newest(shown, (OPEN,), most) + self._newest(shown, (RUNNING,), most)
        return open_first[:most]

    async def stands(self, matches: Collection[str]) -> dict[str, Stand]:
        """Where these matches stand."""
        self.check()
        return {
            match: Stand(len(self.steps[match]), self.matches[match].revision, self.said(match))
            for match in matches
            if match in self.matches
        }

    def said(self, match: str) -> int:
        """The number of the last line that was said at a match."""
        lines = self.lines.get(match)
        return lines[-1][0] if lines else 0

    async def say(self, match: str, line: ChatLine) -> int:
        """Keep what was said at a match; its number."""
        self.check()
        n = self.said(match) + 1
        self.lines[match] = [*self.lines.get(match, []), (n, line)][-CHAT_KEPT:]
        return n

    async def talk(self, match: str, after: int = 0) -> list[tuple[int, ChatLine]]:
        """The latest lines said at a match after this number, in their order, with theirs."""
        self.check()
        return [(n, line) for n, line in self.lines.get(match, []) if n > after and line.text]

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""
        mine = [info for info in self.matches.values() if info.seats_of(guest)]
        return self._newest(mine, (OPEN, RUNNING), most)

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""
        mine = [info for info in self.matches.values() if self._took_part(info, guest)]
        return self._newest(mine, (OVER, VOID), most)

    def _took_part(self, info: MatchInfo, guest: str) -> bool:
        return guest in info.guests() or (info.id, guest) in self.former

    def _newest(self, infos: list[MatchInfo], states: Sequence[str], most: int) -> list[MatchInfo]:
        self.check()
        found = [self.copy(info) for info in infos if info.state in states]
        return sorted(found, key=lambda info: (-info.created, info.id))[:most]

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""
        self.check()
        return [
            self.copy(info)
            for info in self.matches.values()
            if info.game == game and info.state in (OPEN, RUNNING) and info.version not in versions
        ]

    async def daily_of(self, guest: str, game: str, date: str) -> str | None:
        """The match in which a guest plays this game's match of the day, unless it is void."""
        self.check()
        wanted = (game, date, guest)
        alive = (info for info in self.matches.values() if info.state != VOID)
        found = (i.id for i in alive if (i.game, i.daily, i.host) == wanted)
        return next(found, None) if date else None

    async def has_closed_daily(self, guest: str, game: str, date: str) -> bool:
        """Whether a guest's match of that day was closed without a result."""
        self.check()
        closed = (info for info in self.matches.values() if info.state == VOID)
        return any((i.game, i.daily, i.host) == (game, date, guest) for i in closed)

    async def newly_open(self, game: str, since: int, most: int) -> list[MatchInfo]:
        """Public matches of a game that wait for players and were opened after that time."""
        self.check()
        found = (info for info in self.matches.values() if info.public and info.game == game)
        young = [self.copy(info) for info in found if info.created > since and waits(info)]
        return sorted(young, key=lambda info: (info.created, info.id))[:most]

    async def finished_days(self, guest: str, game: str, most: int) -> list[str]:
        """The days whose match of the day of this game a guest has finished, the latest first."""
        self.check()
        mine = [
            i for i in self.matches.values() if (i.game, i.host, i.state) == (game, guest, OVER)
        ]
        return sorted((info.daily for info in mine if info.daily), reverse=True)[:most]

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""
        self.check()
        self.guests[token_hash] = replace(guest)

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""
        self.check()
        found = self.guests.get(token_hash)
        return replace(found) if found else None

    async def guest(self, id: str) -> Guest | None:
        """The guest with this id, whatever their token is."""
        self.check()
        return next((replace(each) for each in self.guests.values() if each.id == id), None)

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        self.check()
        for each in self.guests.values():
            if each.id == guest:
                each.name = name

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more; the guest stays, for the matches it played."""
        self.check()
        guest = self.guests.pop(token_hash, None)
        if guest is not None:
            self.guests[f"forgotten {guest.id}"] = guest

    async def keep_code(self, code_hash: str, guest: str, now: int, until: int) -> None:
        """A code lets another device in until then; an older one of this guest does no longer."""
        self.check()
        others = {mark: kept for mark, kept in self.codes.items() if kept[0] != guest}
        self.codes = {**others, code_hash: (guest, until)}

    async def use_code(self, code_hash: str, now: int, token_hash: str) -> Guest | None:
        """Whose code this is, if it is still good; the token is that guest's from now on."""
        self.check()
        guest, until = self.codes.get(code_hash, ("", now))
        found = next((each for each in self.guests.values() if each.id == guest), None)
        if until <= now or found is None:
            return None
        del self.codes[code_hash]
        self.guests[token_hash] = replace(found)
        return replace(found)

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if it is known already or its guest has so many."""
        self.check()
        if passkey.id in self.passkeys or len(await self.passkeys_of(passkey.guest)) >= most:
            return False
        self.passkeys[passkey.id] = passkey
        return True

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        self.check()
        return self.passkeys.get(id)

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""
        self.check()
        own = (each for each in self.passkeys.values() if each.guest == guest)
        return sorted(own, key=lambda each: (each.created, each.id))

    async def use_passkey(self, used: Passkey, token_hash: str, now: int) -> Guest | None:
        """Whose passkey this is, unless it has answered this challenge or a later one before; the
        token is that guest's from now on, too."""
        self.check()
        kept = self.passkeys.get(used.id)
        found = None if kept is None else await self.guest(kept.guest)
        if kept is None or found is None or kept.used >= used.used:
            return None
        self.passkeys[used.id] = replace(kept, sign_count=used.sign_count, used=used.used)
        self.guests[token_hash] = replace(found)
        return replace(found)

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """This passkey is nobody's any more; False if the guest has no such passkey."""
        self.check()
        kept = self.passkeys.get(id)
        return kept is not None and kept.guest == guest and bool(self.passkeys.pop(id))

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for."""
        self.check()
        return self.secrets.setdefault(name, secrets.token_bytes(32))

    async def sign(self, entry: LeaderboardEntry) -> bool:
        """Keep a entry; False if the match was signed before."""
        self.check()
        return self.signed.setdefault(entry.match, entry) is entry

    async def entries(self, game: str, board: str) -> list[LeaderboardEntry]:
        """The best entries of a game's board, in order, as many as there are places."""
        self.check()
        shown = (s for s in self.signed.values() if not (s.mark or s.hidden))
        there = (s for s in shown if (s.game, s.board) == (game, board))
        return [entry for _, entry in ranking(there)]

    async def all_entries(self) -> list[LeaderboardEntry]:
        """Every entry, to compare with the records."""
        self.check()
        return sorted(self.signed.values(), key=lambda entry: entry.match)

    async def correct(self, entry: LeaderboardEntry) -> None:
        """Put the right entry in the place of a wrong one of the same match."""
        self.check()
        self.signed[entry.match] = entry

    async def took_part(self, guest: str, most: int) -> list[str]:
        """Matches where the guest holds or held a seat, said something or signed."""
        self.check()
        if not guest:
            return []
        lines = [
            id for id, said in self.lines.items() if any(each.guest == guest for _, each in said)
        ]
        signed = [entry.match for entry in self.signed.values() if entry.guest == guest]
        played = [info.id for info in self.matches.values() if self._took_part(info, guest)]
        return sorted({*lines, *signed, *played})[:most]

    async def lines_of(self, guest: str, most: int) -> list[tuple[str, ChatLine]]:
        """What a guest has said and at which match, the newest first."""
        self.check()
        said = [(id, line) for id, lines in self.lines.items() for _, line in lines]
        mine = [(id, line) for id, line in said if guest and line.guest == guest]
        return sorted(mine, key=lambda each: (-each[1].at, each[0]))[:most]

    async def entries_of(self, guest: str, most: int) -> list[LeaderboardEntry]:
        """What a guest has signed, the newest first."""
        self.check()
        mine = [entry for entry in self.signed.values() if entry.guest == guest]
        return sorted(mine, key=lambda entry: (-entry.date, entry.match))[:most]

    async def erase(self, guest: str, match: str) -> None:
        """Nothing at this match tells of the guest any more."""
        self.check()
        info = self.matches[match]
        names = {place.name for place in info.places if place.guest == guest}
        names = (names | {self.former.pop((match, guest), "")}) - {"", ANONYMOUS}
        self.steps[match] = nameless_steps(self.steps[match], names)
        self.matches[match] = replace(nameless(info, guest, names), revision=info.revision + 1)
        self.lines[match] = [
            (n, silent(each, guest, names)) for n, each in self.lines.get(match, [])
        ]
        if match in self.signed and self.signed[match].guest == guest:
            del self.signed[match]

    async def remove_guest(self, guest: str) -> None:
        """The guest's token and names are gone."""
        self.check()
        self.owners = {key: owner for key, owner in self.owners.items() if owner.guest != guest}
        self.guests = {mark: each for mark, each in self.guests.items() if each.id != guest}
        self.codes = {mark: kept for mark, kept in self.codes.items() if kept[0] != guest}
        others = (each for each in self.passkeys.values() if each.guest != guest)
        self.passkeys = {each.id: each for each in others}

    async def aged(self, before: int, after: tuple[int, str], most: int) -> list[Aged]:
        """Matches that were opened before this time, the oldest first, after that one."""
        self.check()
        found = sorted((info.created, id) for id, info in self.matches.items())
        old = [id for created, id in found if created < before and (created, id) > after]
        return [self._age_of(self.matches[id]) for id in old[:most]]

    def _age_of(self, info: MatchInfo) -> Aged:
        steps = self.steps[info.id]
        touched = max(info.created, info.began + (steps[-1].at if steps else 0))
        loose = 1 if info.id in self.compressed else len(steps)
        is_signed = info.id in self.signed
        return Aged(info.id, info.created, touched, info.is_over(), is_signed, loose)

    async def compress(self, match: str) -> None:
        """Remember it: memory is not for keeps, so nothing is made smaller."""
        self.check()
        self.compressed.add(match)

    async def remove(self, match: str) -> None:
        """Forget a match with all that belongs to it, unless a leaderboard refers to it."""
        self.check()
        if match not in self.signed:
            self.matches.pop(match, None)
            self.steps.pop(match, None)
            self.due.pop(match, None)
            self.lines.pop(match, None)
            self.analyses.pop(match, None)

    async def keep_analysis(self, match: str, engine: int, text: str) -> None:
        """Keep what was found out about a match, in the place of what an older analysis found."""
        self.check()
        if match in self.matches:
            self.analyses[match] = (engine, text)

    async def analysis_of(self, match: str, engine: int) -> str | None:
        """What this version of the analysis found out about a match."""
        self.check()
        kept = self.analyses.get(match)
        return kept[1] if kept is not None and kept[0] == engine else None

    async def map_bytes(self, guest: str | None = None) -> int:
        """The bytes of settings with maps, in the matches that a guest opened or in all."""
        self.check()
        hosted = (info for info in self.matches.values() if guest in (None, info.host))
        sizes = [len(to_json(info.settings).encode()) for info in hosted]
        return sum(size for size in sizes if size > LARGE_SETTINGS)

    async def take_turn(self, chore: str, wall: int, again: int) -> bool:
        """Whether a chore is due at this time; then it is due `again` later."""
        self.check()
        is_due = self.chores.get(chore, 0) <= wall
        if is_due:
            self.chores[chore] = again
        return is_due

    async def put_off(self, chore: str, until: int) -> None:
        """The chore is to be done at this time."""
        self.check()
        self.chores[chore] = until


def waits(info: MatchInfo) -> bool:
    """Whether somebody can still sit down at this match."""
    return info.state == OPEN or (info.state == RUNNING and bool(info.free_seats()))
