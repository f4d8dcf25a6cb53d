"""The host of one match: judges, stores, and only then tells. One command at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from math import inf
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.event import NOBODY
from waystone.kernel.table import Step
from waystone.match.asking import DoneBefore, asked_action
from waystone.match.audience import Audience
from waystone.match.bot_steps import quick_step, slow_step, think_for
from waystone.match.bots_alone import BotsAlone
from waystone.match.change import Change, Decide
from waystone.match.clock import TableClock
from waystone.match.gathering import Gathering
from waystone.match.live import LiveMatch
from waystone.match.making import Made, ending_of, make_steps
from waystone.match.model import OPEN, OVER, MatchInfo, Refusal, StoreFailed
from waystone.match.news import AllNew, ChatLine, ChatSaid, News, SeatsChanged, StepsMade, Watcher
from waystone.match.ports import Notice, Ports, Timer

RETRY_SECONDS: Final = 1.0
log = logging.getLogger("waystone.match")


class Host:
    """Runs one match. Whatever changes it comes in by `command`, in the order of arrival.

    Its parts look at the match and say what they want done and when; they never call back.
    """

    def __init__(self, info: MatchInfo, entry: GameEntry, ports: Ports) -> None:
        clock = ports.clock
        self.ports: Final = ports
        self.lock: Final = asyncio.Lock()
        self.match: Final = LiveMatch(info, entry, clock)
        self.audience: Final = Audience(self.match, clock, ports.presence)
        self.table_clock: Final = TableClock(self.match, clock, self.audience.is_present)
        self.bots_alone: Final = BotsAlone(self.match, clock, self.audience.is_empty)
        gathering = Gathering(self.match, clock)
        self.timed: Final = (self.table_clock, gathering, self.bots_alone, self.audience)
        self.timer: Timer | None = None
        self.next_due = inf
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = NOBODY
        self.told = 0
        self.is_behind = False
        self.was_noticed = False
        self.idle_since = clock.now()
        self.offers: set[str] = set()
        self.ended: Callable[[], None] = lambda: None  # a list of matches wants to know

    # Commands

    async def command(self, decide: Decide) -> Change | None:
        """The one way in: wait for one's turn, catch up with the store, decide, carry it out.

        A refusal changes nothing. If the store fails nobody was told anything, and the next command
        finds the table as the store knows it.
        """
        async with self.lock:
            if self.is_behind or self.was_noticed:
                await self.catch_up()
            change = decide()
            if change is not None:
                await self.carry_out(change)
            return change

    async def act(self, guest: str, seat: int | None, n: int, text: str, id: str) -> bool:
        """Do an action for a guest, or leave it to time; False when the same was done before."""
        dice = self.table_clock.dice
        try:
            await self.command(partial(asked_action, self.match, dice, guest, seat, n, text, id))
        except DoneBefore:
            return False
        return True

    async def repeat(self, decide: Decide) -> None:
        """One command after the other until nothing is left to do."""
        while await self.command(decide) is not None:
            pass

    # From a decision to its news

    async def carry_out(self, change: Change) -> None:
        """Make the step, let quick bots answer, store all of it, then tell."""
        match, before, state = self.match, self.match.info, self.match.info.state
        was_open = match.logs.open is not None
        made = make_steps(change, match, self.bots_alone.closing)
        await self.store(change, made)
        if change.stored is not None:
            change.stored()
        self.tell_change(change, made.steps, state)
        if was_open and match.logs.open is None:
            self.tell(AllNew(hides=True))  # onlookers see less from now on (DM-82)
        if change.seats or match.info is not before:
            self.presence_changed()
        self.wake_bots()
        self.schedule()
        if made.is_broken and not made.steps and change.choose is None:
            raise Refusal("BROKEN", "the rules failed here; this match can't go on")

    async def store(self, change: Change, made: Made) -> None:
        """Keep steps, places and state at once; if that fails, nothing has happened."""
        match, store = self.match, self.ports.store
        ending = ending_of(change, match, made)
        self.is_behind = True  # until the store has said yes, memory is not to be trusted
        if ending.info is None:
            await store.append(match.info.id, made.rows(), ending.state, ending.result)
        elif not await store.reseat(ending.info, match.info.places, made.rows()):
            await self.reload()
            raise Refusal("NO_FREE_SEAT", "somebody else was faster")
        self.is_behind = False
        match.conclude(ending.info, ending.state, ending.result)
        if made.is_broken:
            await self.reload()
        if ending.state == OVER:
            log.info("match %s of %s is over: %s", match.info.id, match.info.game, ending.result)
        if ending.state:
            self.ended()

    def tell_change(self, change: Change, steps: list[Step], state: str) -> None:
        """What was done, and who sits there now; the match was in this state before."""
        match, game, action = self.match, self.match.game, change.action
        if action and action.id <= game.alphabet.leave.id and game.policy.joins_late:
            self.tell(SeatsChanged())  # names before deeds; and who may open a seat now
        if state == OPEN and match.is_running():
            match.rebuild([])  # all have sat down, in the seats that were drawn
            self.table_clock.refresh()
            self.tell(AllNew())
            return
        self.table_clock.go_on()
        if steps or match.info.state != state:
            self.told = match.number
            self.tell(StepsMade(steps))

    # The store knows better

    async def reload(self) -> list[Step]:
        """Set the table anew from the store; all steps that were made."""
        stored = await self.ports.store.load(self.match.info.id)
        if stored is None:
            raise Refusal("NO_SUCH_MATCH", "there is no such match")
        self.match.info, steps = stored
        made = self.match.rebuild(steps)
        self.is_behind = self.was_noticed = False
        return made

    async def catch_up(self) -> None:
        """After a failed commit, or where another process went on; tells what was missed."""
        was_open, was_noticed = self.match.info.state == OPEN, self.was_noticed
        missed = [step for step in await self.reload() if step.number > self.told]
        self.told = self.match.number
        self.table_clock.refresh()
        if was_open and self.match.info.state != OPEN:
            self.audience.tell(AllNew())
        elif missed:
            self.audience.tell(StepsMade(missed))
        if was_noticed:
            self.audience.tell(SeatsChanged())
        self.schedule()

    def hear(self, notice: Notice) -> None:
        """Another process has told something about this match."""
        if notice.chat is not None:
            self.audience.tell(ChatSaid(notice.chat))
            return
        self.was_noticed = True
        self.spawn(partial(self.command, lambda: None))

    # Time

    def schedule(self) -> None:
        """Set the one timer for what the parts want done first."""
        first = min([part.due() for part in self.timed])
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
        if not bots or not match.is_running():
            self.bots_alone.end_pause()
        elif self.bots_alone.must_pause():
            pass  # until the pause is over
        elif match.quick_bot() != NOBODY:
            self.spawn(partial(self.command, partial(quick_step, match)))
        elif self.thinking == NOBODY:
            self.thinking = bots[0]
            self.spawn(partial(self.let_think, bots[0]))

    async def let_think(self, seat: int) -> None:
        """A slow bot thinks elsewhere and enters by `command`, like everybody."""
        number, text = self.match.number, await think_for(self.match, seat, self.ports.thinker)

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
        self.audience.add(watcher)
        self.came_or_went(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody follows no longer."""
        if watcher in self.audience.watchers:
            self.audience.remove(watcher)
            self.idle_since = self.ports.clock.now()
            if self.audience.is_empty():
                self.bots_alone.left_alone()
            self.came_or_went(watcher)

    def came_or_went(self, watcher: Watcher) -> None:
        """Players are announced at once; onlookers are counted now and then."""
        if self.match.info.seats_of(watcher.guest):
            self.presence_changed()
        else:
            self.audience.count_soon()
        self.schedule()

    def presence_changed(self) -> None:
        """Tell who is there, and see for whom time runs."""
        self.audience.count_at = inf
        self.table_clock.refresh()
        self.tell(SeatsChanged())

    def tell(self, news: News, chat: ChatLine | None = None) -> None:
        """Tell everybody who follows, here and in other processes."""
        self.audience.tell(news)
        notice = Notice(self.match.info.id, self.match.number, self.ports.process, chat)
        self.ports.bus.announce(notice)

    def say(self, line: ChatLine) -> None:
        """Chat, to everybody who follows."""
        self.tell(ChatSaid(line), line)

    # Memory

    def resume(self) -> None:
        """The match was fetched from the store: go on where it stands."""
        self.told = self.match.number
        self.table_clock.refresh()
        self.schedule()
        self.wake_bots()

    def close(self) -> None:
        """Leave memory."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()


def first_overdue(host: Host) -> Change | None:
    """What some part of the host wants done by now."""
    for part in host.timed:
        change = part.overdue()
        if change is not None:
            return change
    return None
