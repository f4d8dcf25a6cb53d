"""The host of one match: judges, stores, and only then tells. One command at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from waystone.catalogue import GameEntry
from waystone.kernel.action import Action
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY, SPECTATOR, View
from waystone.kernel.rules import explain
from waystone.kernel.shortcuts import view_like
from waystone.kernel.table import Step, Table
from waystone.match.clock import TableClock
from waystone.match.model import (
    BROKEN,
    FREE,
    OPEN,
    OVER,
    RUNNING,
    MatchInfo,
    Place,
    Refusal,
    Written,
)
from waystone.match.news import Begun, Made, News, Seated, Watcher
from waystone.match.opening import Opening
from waystone.match.players import QuickPlayers, job_for
from waystone.match.ports import Clock, MatchStore, Thinker, Timer
from waystone.match.viewpoint import BOT_STEPS, Circle, Viewpoint, noticed
from waystone.match.vigil import Vigil

COUNT_EVERY: Final = 1.0
NEVER_BEGUN: Final = "never begun"
log = logging.getLogger("waystone.match")


class Host:
    """Runs one match; `mailbox` lets one command in at a time, in the order of their arrival."""

    def __init__(
        self, info: MatchInfo, entry: GameEntry, store: MatchStore, clock: Clock, thinker: Thinker
    ) -> None:
        self.info = info
        self.entry: Final = entry
        self.game: Final = entry.open(info.settings, info.version)
        self.store: Final = store
        self.clock: Final = clock
        self.thinker: Final = thinker
        self.mailbox: Final = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.offers: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = NOBODY
        self.is_behind = False
        self.idle_since = clock.now()
        self.counting: Timer | None = None
        self.ended: Callable[[], None] = lambda: None  # a list of matches wants to know
        self.table_clock: Final = TableClock(self)
        self.opening: Final = Opening(self)
        self.vigil: Final = Vigil(self)
        self.set_table([])

    # Where the match stands

    def set_table(self, steps: Sequence[Written]) -> None:
        """Open the table and make the stored steps again; where that fails the match is broken."""
        for number, written in enumerate(self.lay_table(steps)):
            try:
                self.make_again(written)
            except Exception:
                log.exception("match %s does not replay at step %s", self.info.id, written.n)
                self.set_table(steps[:number])
                self.info.state = BROKEN
                return
        self.info.name_people(self.table.record, self.is_vacant)

    def lay_table(self, steps: Sequence[Written]) -> Sequence[Written]:
        """The first position, and a clock that goes on where the stored steps end."""
        info = self.info
        self.table: Table[Any] = Table(self.game, info.first_players(), info.seed)
        self.circle = Circle(self.table.seats)
        self.done: dict[tuple[int, str], int] = {}
        self.people = 0 if self.game.policy.opens_empty else info.people()
        self.ready = [0] * self.table.seats
        self.seated = [0] * self.table.seats
        self.acting = sorted(self.table.acting())
        self.players = QuickPlayers(self.entry, self.game, info, len(steps))
        self.started = self.clock.now()
        passed = self.clock.wall() - info.began if info.began else 0
        self.base = max(passed, steps[-1].at if steps else 0)
        return steps

    def make_again(self, written: Written) -> None:
        """One stored step, which must lead to the same position as the first time."""
        step = self.table.act(written.seat, written.text, written.at, written.name)
        if step.digest != written.digest:
            raise ValueError(f"the digest is {step.digest}, not {written.digest}")
        self.keep(step, written.id)

    @property
    def number(self) -> int:
        """The number of the last step in the store: nobody is told it while the match runs (DM-81).

        What they are told is counted by their `viewpoint`.
        """
        return self.table.number

    def elapsed(self) -> int:
        """Milliseconds since the match began; changes of the calendar do not matter."""
        return self.base + int((self.clock.now() - self.started) * 1000)

    def is_running(self) -> bool:
        """Whether steps can be made."""
        return self.info.state == RUNNING

    def viewpoint(self, guest: str) -> Viewpoint:
        """What this guest was told of the match, by the seats they hold."""
        return self.circle.of(self.held_by(guest))

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest that are at the table: who is about to sit down looks on."""
        return tuple(seat for seat in self.info.seats_of(guest) if seat < self.table.seats)

    def view(self, eyes: int, like: View | None = None) -> View:
        """What these eyes see now; `like` is another view of this moment, if there is one."""
        state = self.table.state
        if eyes == SPECTATOR and self.shows_all():
            return self.table.reveal()
        if like is None:
            return self.table.view(eyes)
        view: View = view_like(self.game, like, state, eyes)
        return view

    def shows_all(self) -> bool:
        """Whether onlookers see hidden things: never again once a second person sat (DM-82)."""
        is_alone = self.people < 2 and self.info.people() < 2 and self.info.state != OPEN
        return is_alone and self.game.policy.open_spectating

    # Commands of people

    async def act(self, guest: str, seat: int | None, n: int, text: str, id: str) -> bool:
        """Do an action for a guest, or leave it to time; False when the same was done before."""
        async with self.mailbox:
            if self.is_behind:
                await self.reload()
            seat = self.seat_for(guest, seat)
            if id and (seat, id) in self.done:
                return False
            self.check_running()
            action = self.game.alphabet.parse(text)
            if action.house:
                raise Refusal("NOT_YOURS", "only the table itself does that")
            self.check_number(self.viewpoint(guest), seat, n, action)
            if not self.is_left_to_time(seat, action):
                await self.perform(seat, action, id)
        return True

    def is_left_to_time(self, seat: int, action: Action) -> bool:
        """Whether the clock does this for everybody alike, so that haste betrays nothing."""
        state = self.table.state
        if not self.game.policy.fixed_windows(state) or self.game.refusal(state, seat, action):
            return False
        return action is self.game.policy.on_timeout(state, seat, self.table_clock.dice)

    def seat_for(self, guest: str, seat: int | None) -> int:
        """The seat that a guest acts for."""
        held = self.info.seats_of(guest)
        if not held:
            raise Refusal("NOT_SEATED", "you hold no seat in this match")
        if seat is None and len(held) == 1:
            return held[0]
        if seat is None:
            able = [each for each in held if each in self.acting] or held
            if len(able) > 1:
                raise Refusal("WHICH_SEAT", "you hold several seats: name one")
            return able[0]
        if seat not in held:
            raise Refusal("FOREIGN_SEAT", "that seat is not yours")
        return seat

    def check_running(self) -> None:
        """Refuse actions before the beginning, after the end, and at a broken table."""
        state = self.info.state
        if state == OPEN:
            raise Refusal("NOT_BEGUN", "the match begins when all seats are taken")
        if state == BROKEN:
            raise Refusal("BROKEN", "this match is broken and can't go on; we are sorry")
        if state == OVER:
            raise Refusal("MATCH_OVER", explain(self.game, "MATCH_OVER"))

    def check_number(self, told: Viewpoint, seat: int, n: int, action: Action) -> None:
        """Refuse what was decided before the latest news for this seat.

        What others did while this seat was free to choose anyway is no such news (DD-18); and who
        leaves, leaves. Only what the guest was told counts (DM-81).
        """
        if n == told.count or action is self.game.alphabet.leave:
            return
        if n > told.count:
            raise Refusal("AHEAD", f"the match stands at step {told.count}")
        if seat not in self.acting or n < told.count - len(told.after(self.ready[seat])):
            raise Refusal("STALE", "the match has moved on; look again")

    # Steps

    async def perform(self, seat: int, action: Action, id: str = "") -> None:
        """Make a step, let quick bots answer, store all of it, then tell."""
        made: list[tuple[Step, str]] = []
        was_open = self.circle.open is not None
        try:
            made.append((self.do(seat, action, id), id))
            self.let_bots_answer(made)
        except Exception as error:
            if isinstance(error, IllegalAction) and not made:
                raise  # refused: nothing has happened
            await self.break_match(made)
        else:
            result = self.table.record.result
            await self.write(made, OVER if result else "", result)
        if (
            action is self.game.alphabet.leave
            and self.game.policy.opens_empty
            and self.is_vacant(seat)
        ):
            await self.vacate(seat)
        if action.id <= self.game.alphabet.leave.id and self.game.policy.joins_late:
            self.tell(Seated())  # names before deeds; and who may open a seat now
        self.after_steps([step for step, _ in made])
        if was_open and self.circle.open is None:
            self.tell(Begun())  # onlookers see less from now on (DM-82)
        if not made:
            raise Refusal("BROKEN", "the rules failed here; this match can't go on")

    async def vacate(self, seat: int) -> None:
        """The seat is free; a table that all have left before the start is closed (DM-22)."""
        await self.set_place(seat, Place(FREE))
        if not self.info.guests():
            await self.write([], OVER, NEVER_BEGUN)

    def is_vacant(self, seat: int) -> bool:
        """Whether the rules let somebody sit down here while the match runs (DM-21, DM-22)."""
        return self.is_running() and not self.table.refusal(seat, self.game.alphabet.join)

    async def set_place(self, seat: int, place: Place) -> bool:
        """Keep who sits here from now on; False where the store knows better."""
        before, places = self.info.places[seat : seat + 1], list(self.info.places)
        places[seat : seat + 1] = [place]
        if not await self.set_places(places, self.info.invite):
            return False
        if place.guest and [each.guest for each in before] == [place.guest]:
            self.table.record.rename(seat, place.name)  # a name is given after sitting down (DM-N6)
        return True

    async def set_places(self, places: list[Place], invite: str) -> bool:
        """Keep all places, of which there may be more or fewer than before."""
        info = self.info
        after = replace(info, places=places, players=info.first_players(), invite=invite)
        if not await self.store.reseat(after, info.places):
            return False
        self.info = after
        self.table_clock.refresh()
        return True

    def do(self, seat: int, action: Action, id: str = "") -> Step:
        """Make one step at the table."""
        step = self.table.do(seat, action, self.elapsed(), self.newcomer(seat, action))
        self.keep(step, id)
        return step

    def newcomer(self, seat: int, action: Action) -> str:
        """The name of who sits down with this action, as the record tells it (DC-117, DM-21)."""
        return self.info.names()[seat] if action is self.game.alphabet.join else ""

    def seat_anew(self, step: Step) -> None:
        """Who sits down has heard nothing that the seat was told, and done nothing before."""
        missing = self.table.seats - len(self.ready)
        self.ready += [step.number] * missing
        self.seated += [0] * missing
        self.seated[step.seat] = step.number
        self.done = {key: number for key, number in self.done.items() if key[0] != step.seat}
        self.players.seat(step.seat, self.info.places[step.seat], step.number)

    def keep(self, step: Step, id: str) -> None:
        """Remember a step, whose command it was, and since when each seat is free to choose."""
        if step.action is self.game.alphabet.join:
            self.seat_anew(step)
        if id:
            self.done[step.seat, id] = step.number
        acting = sorted(self.table.acting())
        self.count(step, acting)
        for seat in acting:
            if seat == step.seat or seat not in self.acting:
                self.ready[seat] = step.number
        self.acting = acting
        self.players.watch(self.table, step)

    def count(self, step: Step, acting: list[int]) -> None:
        """Number a step for everybody whom it tells something."""
        game, state = self.game, self.table.state
        if step.action is game.alphabet.join:
            self.circle.welcome(step.seat)
            self.people += not self.info.places[step.seat].bot
        changed = noticed(step.openly, self.acting, game.policy.open_questions(state), acting)
        self.circle.hear(step, changed, game.policy.open_spectating and self.people < 2)

    def let_bots_answer(self, made: list[tuple[Step, str]]) -> None:
        """Quick bots play until a person, a slow bot or the end is reached, but not for ever."""
        if not self.players.bots or self.vigil.closing() is not None:
            return
        for _ in range(BOT_STEPS):
            seat = self.quick_bot_to_act()
            if seat == NOBODY:
                return
            made.append((self.do(seat, self.players.choose(self.table, seat)), ""))

    def quick_bot_to_act(self) -> int:
        """The first quick bot whom the table waits for."""
        for seat in self.acting:
            if seat in self.players.bots:
                return seat
        return NOBODY

    async def write(self, made: list[tuple[Step, str]], state: str, result: str) -> None:
        """Store steps; if that fails, nothing has happened and the table is set anew."""
        rows = [
            Written(step.number, step.seat, step.action.text, step.digest, step.at, id, step.name)
            for step, id in made
        ]
        self.is_behind = True  # until the store has said yes, memory is not to be trusted
        await self.store.append(self.info.id, rows, state, result)
        self.is_behind = False
        self.info.state = state or self.info.state
        self.info.result = result or self.info.result
        if state == OVER:
            log.info("match %s of %s is over: %s", self.info.id, self.info.game, result)
        if state:
            self.ended()

    async def catch_up(self) -> None:
        """After a failed commit the store is right, not the memory."""
        if self.is_behind:
            await self.reload()

    async def reload(self) -> None:
        """Set the table anew from the store."""
        stored = await self.store.load(self.info.id)
        if stored is None:
            raise Refusal("NO_SUCH_MATCH", "there is no such match")
        self.info, steps = stored
        self.set_table(steps)
        self.is_behind = False

    async def break_match(self, made: list[tuple[Step, str]]) -> None:
        """Rules or a bot failed: keep the steps that were good, and close this match only."""
        log.exception("match %s broken at step %s", self.info.id, self.number)
        await self.write(made, BROKEN, "")
        await self.reload()

    def after_steps(self, steps: list[Step]) -> None:
        """Tell everybody, and see whom the table waits for now."""
        self.table_clock.go_on()
        self.vigil.refresh()
        self.tell(Made(steps))
        self.wake_bots()

    # Bots

    def wake_bots(self) -> None:
        """Bots go on: at once, or at a pace that can be followed where only they play (DM-80)."""
        self.vigil.pace(self.ask_bots)

    def ask_bots(self) -> None:
        """Go on with quick bots, or let a slow one think."""
        asked = [seat for seat in self.acting if self.info.places[seat].bot]
        if not asked or not self.is_running():
            return
        if self.quick_bot_to_act() != NOBODY:
            self.spawn(self.go_on)
        elif self.thinking == NOBODY:
            self.thinking = asked[0]
            self.spawn(partial(self.let_think, asked[0]))

    async def go_on(self) -> None:
        """Quick bots play without being asked: at the beginning, and after many steps."""
        async with self.mailbox:
            await self.catch_up()
            seat = self.quick_bot_to_act()
            if self.is_running() and seat != NOBODY:
                await self.answer(seat, None)

    async def let_think(self, seat: int) -> None:
        """A slow bot thinks elsewhere and enters by the mailbox, like everybody."""
        number, text = self.number, ""
        try:
            text = await self.thinker.think(job_for(self.info, self.table, seat))
        except Exception:
            log.exception("match %s: the bot in seat %s failed", self.info.id, seat)
        async with self.mailbox:
            self.thinking = NOBODY
            await self.catch_up()
            if self.is_running() and seat in self.acting and self.ready[seat] <= number:
                await self.answer(seat, text)
            else:
                self.wake_bots()

    async def answer(self, seat: int, text: str | None) -> None:
        """A bot's step; None asks a quick bot, no text means that the bot failed."""
        try:
            if text is None:
                action = self.players.choose(self.table, seat)
            else:
                action = self.game.alphabet.parse(text)
            await self.perform(seat, action)
        except Exception:
            await self.break_match([])
            self.after_steps([])

    def spawn(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something beside the commands; a failure ends this work only."""
        task = asyncio.get_running_loop().create_task(self.guard(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guard(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Nothing that goes wrong at one table may reach another."""
        try:
            await work()
        except Exception:
            log.exception("match %s: work beside the commands failed", self.info.id)

    # Those who follow

    def begin(self) -> None:
        """All seats are taken: tell everybody and let bots choose."""
        self.set_table([])
        self.table_clock.refresh()
        self.tell(Begun())
        self.wake_bots()

    def follow(self, watcher: Watcher) -> None:
        """Somebody comes to follow."""
        self.watchers.append(watcher)
        self.vigil.refresh()
        self.came_or_went(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody follows no longer."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.idle_since = self.clock.now()
            if not self.watchers:
                self.vigil.left_alone()
            self.vigil.refresh()
            self.came_or_went(watcher)

    def came_or_went(self, watcher: Watcher) -> None:
        """Players are announced at once; onlookers are counted now and then."""
        if self.info.seats_of(watcher.guest):
            self.presence_changed()
        elif self.counting is None:
            self.counting = self.clock.later(COUNT_EVERY, self.presence_changed)

    def presence_changed(self) -> None:
        """Tell who is there, and see for whom time runs."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        self.table_clock.refresh()
        self.tell(Seated())

    def is_present(self, guest: str) -> bool:
        """Whether this guest follows the match now."""
        return any(watcher.guest == guest for watcher in self.watchers)

    def spectators(self) -> int:
        """How many follow without a seat."""
        held = set(self.info.guests())
        return sum(watcher.guest not in held for watcher in self.watchers)

    def tell(self, news: News) -> None:
        """Tell everybody who follows."""
        for watcher in list(self.watchers):
            watcher.hear(self, news)

    def close(self) -> None:
        """Leave memory."""
        self.table_clock.stop()
        self.opening.cancel()
        self.vigil.stop()
        if self.counting is not None:
            self.counting.cancel()
        for task in list(self.tasks):
            task.cancel()
