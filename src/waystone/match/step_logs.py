"""What each viewpoint was told: steps numbered by what those who look from there may know."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from heapq import merge
from operator import attrgetter
from typing import Final

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.event import SPECTATOR
from waystone.kernel.policy import visible_acting
from waystone.kernel.table import Step

BOT_STEPS: Final = 64
RING: Final = 64
KEPT: Final = max(RING, BOT_STEPS + 1)
_ALL: Final = -1


@mypyc_attr(acyclic=True)
class NumberedStep:
    """A step as one viewpoint was told it: the number there, and the seat that heard it.

    A plain class: one is made per viewpoint and step, and a named tuple takes far longer to make.
    """

    __slots__ = ("hearer", "n", "step")

    def __init__(self, n: int, step: Step, hearer: int) -> None:
        self.n: Final = n
        self.step: Final = step
        self.hearer: Final = hearer


class StepLog:
    """What one viewpoint was told: a seat's, a spectator's, or that of several seats on one device.

    `count` is the number of the last step it was told. It follows from the steps alone: a restart
    or another connection gives the same numbers.
    """

    def __init__(self, hearer: int, count: int = 0, ring: Iterable[NumberedStep] = ()) -> None:
        self.hearer: Final = hearer
        self.count = count
        self.ring: list[NumberedStep] = list(ring)[-KEPT:]  # a deque takes 800 bytes, if empty too

    def add(self, step: Step) -> None:
        """One more."""
        self.count += 1
        self.keep(NumberedStep(self.count, step, self.hearer))

    def keep(self, told: NumberedStep) -> None:
        """Keep one more at hand, and the last ones only."""
        if len(self.ring) == KEPT:
            del self.ring[0]
        self.ring.append(told)

    def since(self, n: int) -> list[NumberedStep]:
        """What was told after this number, as far as it is at hand."""
        return [told for told in self.ring[-RING:] if told.n > n]

    def after(self, number: int) -> list[NumberedStep]:
        """What was told of the steps after this one, as far as it is at hand."""
        found = []
        for told in reversed(self.ring):  # most often this is the last one alone
            if told.step.number <= number:
                break
            found.append(told)
        return found[::-1]


class StepLogs:
    """The logs of all viewpoints of one match.

    A step counts for those whom it tells something; an action that changes nothing for a viewpoint
    leaves no trace there, not even in its numbers (DM-81). Who holds several seats counts what is
    public and what these seats did or were asked: what one of them was told alone it hears when it
    looks, so that its neighbour on the device learns nothing of it.
    """

    def __init__(self, seats: int) -> None:
        self.public = StepLog(SPECTATOR)
        self.open: StepLog | None = None
        self.seats: Final = {seat: StepLog(seat) for seat in range(seats)}
        self.devices: dict[tuple[int, ...], StepLog] = {}
        self.marks: Final = array("Q")

    def of(self, held: tuple[int, ...]) -> StepLog:
        """The log of who holds these seats."""
        if not held:
            return self.open or self.public
        if len(held) == 1:
            return self.seats.get(held[0], self.public)  # a newcomer is about to join
        found = self.devices.get(held)
        if found is None:
            found = self.devices[held] = self.gathered(held)
        return found

    def add(self, step: Step, noticed: int, shows_all: bool) -> None:
        """Count a step; `noticed` has a bit for who saw whom the table waits for change.

        `shows_all` if onlookers see hidden things, too: they have numbers of their own meanwhile,
        which tell nobody who comes later how much was done before (DM-82).
        """
        bits = noticed | 1 << step.seat
        if not step.action.secret:
            bits = _ALL  # as most are: everybody is told
        elif step.tells(SPECTATOR):
            bits |= 1 << SPECTATOR
        self.add_openly(step, shows_all)
        for seat, log in self.seats.items():
            if bits >> seat & 1 or step.tells(seat):
                log.add(step)
        if bits >> SPECTATOR & 1:
            self.public.add(step)
        self.marks.append(bits & 0xFFFF_FFFF)
        for held, device in self.devices.items():
            if bits & bits_of(held):
                device.add(step)

    def add_openly(self, step: Step, shows_all: bool) -> None:
        """A step for those who see everything, as long as somebody may."""
        if not shows_all:
            self.open = None
            return
        if self.open is None:
            self.open = StepLog(SPECTATOR, self.public.count, self.public.ring)
        self.open.add(step)

    def welcome(self, seat: int) -> None:
        """Who sits down knows what onlookers know, and nothing of who sat there before (DM-22)."""
        self.seats[seat] = StepLog(seat, self.public.count, self.public.ring)

    def gathered(self, held: tuple[int, ...]) -> StepLog:
        """The log of several seats, from the steps so far."""
        rings = [self.public.ring, *(self.of((seat,)).ring for seat in held)]
        at_hand = {told.step.number: told.step for ring in rings for told in ring}
        wanted, found = bits_of(held), StepLog(SPECTATOR)
        for number, bits in enumerate(self.marks, 1):
            if bits & wanted:
                found.count += 1
                if number in at_hand:
                    found.keep(NumberedStep(found.count, at_hand[number], SPECTATOR))
        return found


def bits_of(held: Sequence[int]) -> int:
    """What tells a device something: what is public, or done by one of its seats."""
    return sum((1 << seat for seat in held), 1 << SPECTATOR)


def noticed(was_open: bool, before: list[int], is_open: bool, after: list[int]) -> int:
    """A bit per seat, and SPECTATOR's, for whom the seats known to be asked are others now."""
    if before == after and was_open == is_open:
        return 0
    if was_open and is_open:
        return _ALL
    bits = 0
    for seat in {*before, *after, SPECTATOR}:
        own = (seat,)
        if visible_acting(was_open, before, own) != visible_acting(is_open, after, own):
            bits |= 1 << seat
    return _ALL if bits >> SPECTATOR & 1 else bits


def with_private(
    device: StepLog, counted: list[NumberedStep], alone: list[NumberedStep]
) -> list[NumberedStep]:
    """What a device was told, and what the seat that looks heard besides: it raises no number."""
    numbers = {told.step.number: told.n for told in counted}
    n = counted[0].n - 1 if counted else device.count
    found: list[NumberedStep] = []
    for told in merge(counted, alone, key=attrgetter("step.number")):
        n = numbers.get(told.step.number, n)
        if not found or found[-1].step is not told.step:
            found.append(NumberedStep(n, told.step, told.hearer) if told.n != n else told)
    return found
