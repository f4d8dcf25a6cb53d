"""The host of one match: judges, stores, and only then tells. One command at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from functools import partial
from math import inf
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY
from waystone.kernel.table import Step
from waystone.match.asking import DoneBefore, asked_action
from waystone.match.audience import Audience
from waystone.match.bot_patience import BotPatience
from waystone.match.bot_steps import slow_step, think_for
from waystone.match.bots_alone import BotsAlone
from waystone.match.catching_up import catch_up, mind_all, reload
from waystone.match.change import Change, Decide
from waystone.match.chat import Talk
from waystone.match.clock import TableClock
from waystone.match.gathering import Gathering
from waystone.match.in_line import let_go_on
from waystone.match.live import Layouts, LiveMatch
from waystone.match.making import Made, make_steps, match_after
from waystone.match.model import OPEN, OVER, ChatLine, MatchInfo, Overtaken, Refusal, StoreFailed
from waystone.match.news import AllNew, ChatSaid, SeatsChanged, StepsMade, Watcher
from waystone.match.ports import Notice, Ports, Timer
from waystone.match.timed import Timed
from waystone.match.turnstile import Turnstile

RETRY_SECONDS: Final = 1.0
MOST_TRIES: Final = 20
log = logging.getLogger("waystone.match")


class Host:
    """Runs one match. Whatever changes it comes in by `command`, in the order of arrival.

    Its parts look at the match and say what they want done and when; they never call back.
    """

    def __init__(
        self, info: MatchInfo, entry: GameEntry, ports: Ports, layouts: Layouts | None = None
    ) -> None:
        clock = ports.clock
        self.ports: Final = ports
        self.lock: Final = Turnstile()
        self.match: Final = LiveMatch(info, entry, clock, layouts)
        self.audience: Final = Audience(self.match, clock, ports.presence)
        self.table_clock: Final = TableClock(self.match, clock, self.audience)
        self.bots_alone: Final = BotsAlone(self.match, clock, self.audience.is_empty)
        gathering = Gathering(self.match, clock)
        self.bot_patience: Final = BotPatience(self.match, clock, ports.is_shared)
        self.timed: Final[tuple[Timed, ...]] = (
            *(self.table_clock, gathering, self.bots_alone, self.audience),
            self.bot_patience,
        )
        self.timer: Timer | None = None
        self.next_due = inf
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = NOBODY
        self.is_in_line = False
        self.told = 0
        self.is_behind = False
        self.notices: list[Notice] = []
        self.is_minding = False
        self.seats_told = self.audience.seating()
        self.talk: Final = Talk()
        self.idle_since = clock.now()
        self.ended: Callable[[MatchInfo], None] = lambda info: None  # a list wants to know

    # Commands

    async def command(self, decide: Decide) -> Change | None:
        """The one way in: wait for one's turn, catch up with the store, decide, carry it out.

        A refusal changes nothing. If the store fails nobody was told anything, and the next command
        finds the table as the store knows it. Where another process was faster it is decided anew,
        by what that has done.
        """
        if not self.lock.enter_at_once():
            await self.lock.wait()
        try:
            for _ in range(MOST_TRIES):
                if self.is_behind or self.notices:
                    await catch_up(self)
                change = decide()
                if change is None:
                    return None
                try:
                    await self.carry_out(change)
                except Overtaken:
                    continue
                return change
            raise StoreFailed("others are always faster at this match; try again")
        finally:
            self.lock.leave()

    async def act(
        self, guest: str, seat: int | None, n: int, text: str, id: str, is_program: bool = False
    ) -> bool:
        """Do an action for a guest, or leave it to time; False when the same was done before."""
        match, dice = self.match, self.table_clock.dice

        def decide() -> Change | None:
            return asked_action(match, dice, guest, seat, n, text, id, is_program)

        self.idle_since = self.ports.clock.now()
        try:
            await self.command(decide)
        except DoneBefore:
            return False
        except Refusal as refusal:
            if refusal.code != "AHEAD" or not self.ports.is_shared:
                raise
            self.look_for_missed()  # they know more, from another process
            await self.command(decide)
        return True

    async def repeat(self, decide: Decide) -> None:
        """One command after the other until nothing is left to do."""
        while await self.command(decide) is not None:
            pass

    # From a decision to its news

    async def carry_out(self, change: Change) -> None:
        """Make the step, let bots answer who are waited for, store all of it, then tell."""
        match, before = self.match, self.match.info
        state = before.state
        was_open = match.logs.open is not None
        self.is_behind = True  # until the store has said yes, memory is not to be trusted
        try:
            made = await make_steps(change, match, self.ports.thinker, self.bots_alone.is_bots_only)
        except IllegalAction:
            self.is_behind = False  # refused: nothing has happened
            raise
        await self.store(match_after(change, match, made), made)
        if change.stored is not None:
            change.stored()
        if state == OPEN and match.is_running():
            match.rebuild([])  # all have sat down, in the seats that were drawn
        if made.steps:
            self.bot_patience.note_step(is_ours=True)
        seats = change.seats or has_other_seating(match.info, before)
        self.tell_change(made.steps, state, was_open, seats)
        self.announce(seats, listed=seats or match.info.state != state)
        self.wake_bots()
        self.schedule()
        if made.is_broken and not made.steps and change.choose is None:
            raise Refusal("BROKEN")

    async def store(self, after: MatchInfo | None, made: Made) -> None:
        """Keep steps, places and state at once; if that fails, nothing has happened."""
        match, store, state = self.match, self.ports.store, self.match.info.state
        if after is None:
            await store.append(match.info.id, made.rows())
        else:
            await store.change(after, made.rows())
            after.revision += 1
            match.conclude(after)
        self.is_behind = False
        self.ports.figures.steps[match.info.game] += len(made.steps)
        if made.is_broken:
            await reload(self)
        if after is not None and after.state != state:
            log_end(after)
            self.ended(after)

    def tell_change(
        self, steps: list[Step], state: str, was_open: bool, seats: bool = False
    ) -> None:
        """Tell those who follow here what was done since the match was in this `state`.

        `was_open` if onlookers saw everything then, `seats` if all are told again who is there.
        """
        match, game, audience = self.match, self.match.game, self.audience
        first = steps[0].action if steps else None
        if first and first.id <= game.alphabet.leave.id and game.policy.joins_late:
            audience.tell(SeatsChanged())  # names before deeds; and who may open a seat now
        self.told = match.number
        if state == OPEN and match.is_running():
            self.table_clock.refresh()
            audience.tell(AllNew())
        else:
            self.table_clock.go_on()
            if steps or match.info.state != state:
                audience.tell(StepsMade(steps))
        if was_open and match.logs.open is None:
            audience.tell(AllNew(hides=True))  # onlookers see less from now on (DM-82)
        if seats:
            self.tell_presence()

    # Other processes

    def hear(self, notice: Notice) -> None:
        """Another process has changed something; who follows here is told at once."""
        if notice.chat:
            if notice.chat > self.talk.number:
                self.spawn(self.hear_talk)
            return
        self.notices.append(notice)
        self.mind_notices()

    def mind_notices(self) -> None:
        """See what others did, if anybody is here to be told."""
        if self.notices and self.audience.watchers and not self.is_minding:
            self.is_minding = True
            self.spawn(partial(mind_all, self))

    def look_for_missed(self) -> None:
        """The next command looks into the store, whether or not there was a notice."""
        self.notices.append(Notice(self.match.info.id, self.match.number, ""))

    def announce(self, seats: bool = False, listed: bool = False, chat: int = 0) -> None:
        """Tell other processes that something has changed."""
        info, number = self.match.info, self.match.number
        self.ports.bus.announce(Notice(info.id, number, self.ports.process, seats, listed, chat))

    # Time

    def schedule(self) -> None:
        """Set the one timer for what the parts want done first."""
        first = inf
        for part in self.timed:
            first = min(first, part.due())
        if first == self.next_due and (self.timer is not None or first == inf):
            return
        if self.timer is not None:
            self.timer.cancel()
        clock, self.next_due, self.timer = self.ports.clock, first, None
        due_at = None
        if first < inf:
            delay = max(0.0, first - clock.now())
            self.timer = clock.later(delay, lambda: self.spawn(self.do_overdue))
            due_at = clock.wall() + int(delay * 1000)
        self.ports.due_times.set(self.match.info.id, due_at)

    async def do_overdue(self) -> None:
        """What the parts want done by now, one after the other; then bots may go on."""
        self.timer = None
        await self.repeat(partial(first_overdue, self))
        self.wake_bots()
        self.schedule()

    # Bots

    def wake_bots(self) -> None:
        """Bots go on: at once, or at a pace that can be followed where only they play (DM-80)."""
        match, places = self.match, self.match.info.places
        bots = [seat for seat in match.acting if places[seat].bot]
        if not bots or not match.is_running() or not self.bot_patience.is_ours:
            self.bots_alone.end_pause()
        elif self.bots_alone.must_pause():
            pass  # until the pause is over
        elif match.quick_bot() != NOBODY:
            let_go_on(self, match.quick_bot())
        elif self.thinking == NOBODY:
            self.thinking = bots[0]
            self.spawn(partial(self.let_think, bots[0]))

    async def let_think(self, seat: int) -> None:
        """A slow bot thinks elsewhere and enters by `command`, like everybody."""
        async with self.ports.shows if self.match.info.is_exhibition() else nullcontext():
            number, text = self.match.number, await think_for(self.match, seat, self.ports)

        def decide() -> Change | None:
            self.thinking = NOBODY
            change = slow_step(self.match, seat, number, text)
            if change is None:
                self.wake_bots()
            return change

        try:
            await self.command(decide)
        finally:
            self.thinking = NOBODY

    def spawn(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Do something beside the commands; nothing that goes wrong there may reach others."""

        async def guarded() -> None:
            try:
                await work()
            except StoreFailed:
                self.timer = self.ports.clock.later(RETRY_SECONDS, again)
            except Exception:
                log.exception("match %s: work beside the commands failed", self.match.info.id)

        def again() -> None:
            self.spawn(self.do_overdue)

        task = asyncio.get_running_loop().create_task(guarded())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Those who follow

    def follow(self, watcher: Watcher) -> None:
        """Somebody comes to follow."""
        stood_still = self.bots_alone.stands_still()
        self.audience.add(watcher)
        self.came_or_went(watcher)
        self.mind_notices()  # one that came while nobody followed
        if stood_still:
            self.wake_bots()
            self.schedule()

    def part(self, watcher: Watcher) -> None:
        """Somebody follows no longer."""
        if watcher in self.audience.watchers:
            self.audience.remove(watcher)
            self.idle_since = self.ports.clock.now()
            if self.audience.is_empty():
                self.bots_alone.left_alone()
            self.came_or_went(watcher)

    def came_or_went(self, watcher: Watcher) -> None:
        """Players are announced at once, wherever anybody follows; onlookers are counted now and
        then."""
        if self.match.info.seats_of(watcher.guest):
            self.tell_presence()
            self.announce(seats=True, listed=True)
        else:
            self.audience.count_soon()
        self.schedule()

    def tell_presence(self) -> None:
        """Tell who is there, and see for whom time runs."""
        self.seats_told = self.audience.seating()
        self.audience.count_at = inf
        self.table_clock.refresh()
        self.audience.tell(SeatsChanged())

    # Chat

    async def say(self, line: ChatLine) -> None:
        """Chat, to everybody who follows: stored, then told."""
        number = await self.ports.store.say(self.match.info.id, line)
        if number > self.talk.number + 1:
            await self.hear_talk()  # somebody said something elsewhere
        self.tell_talk([(number, line)])
        self.announce(chat=number)

    async def hear_talk(self) -> None:
        """What was said elsewhere, or before this match was fetched."""
        self.tell_talk(await self.ports.store.talk(self.match.info.id, self.talk.number))

    def tell_talk(self, found: list[tuple[int, ChatLine]]) -> None:
        """Tell what is new of it."""
        for line in self.talk.add(found):
            self.audience.tell(ChatSaid(line))

    async def look_anew(self) -> None:
        """The store was changed beside all commands, as when a guest is erased: read it again."""
        async with self.lock:
            await reload(self)
        self.talk.renew(await self.ports.store.talk(self.match.info.id))
        self.audience.tell(AllNew())

    # Memory

    def resume(self) -> None:
        """The match was fetched from the store: go on where it stands."""
        self.told = self.match.number
        if self.match.bots.has_heavy():
            self.ports.thinker.get_ready(self.match.info.game)
        self.table_clock.refresh()
        self.schedule()
        self.wake_bots()

    def close(self) -> None:
        """Leave memory."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()


def log_end(info: MatchInfo) -> None:
    """A match that is over leaves a line."""
    if info.state == OVER:
        log.info("match %s of %s is over: %s", info.id, info.game, info.result)


def has_other_seating(info: MatchInfo, before: MatchInfo) -> bool:
    """Whether others sit there now, or the same ones otherwise."""
    return info.places is not before.places and info.seating() != before.seating()


def first_overdue(host: Host) -> Change | None:
    """What some part of the host wants done by now."""
    for part in host.timed:
        change = part.overdue()
        if change is not None:
            return change
    return None
