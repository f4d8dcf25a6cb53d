"""What each viewpoint was told: steps numbered by what those who look from there may know."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Sequence
from heapq import merge
from operator import attrgetter
from typing import Final, NamedTuple

from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Step

BOT_STEPS: Final = 64
RING: Final = 64
KEPT: Final = max(RING, BOT_STEPS + 1)
_ALL: Final = -1


class Told(NamedTuple):
    """A step as one viewpoint was told it: the number there, and the seat that heard it."""

    n: int
    step: Step
    ears: int


class Viewpoint:
    """A seat's, an onlooker's, or that of several seats on one device.

    `count` is the number of the last step it was told. It follows from the steps alone: a restart
    or another connection gives the same numbers.
    """

    def __init__(self, ears: int, count: int = 0, ring: Iterable[Told] = ()) -> None:
        self.ears: Final = ears
        self.count = count
        self.ring: deque[Told] = deque(ring, KEPT)

    def tell(self, step: Step) -> None:
        """One more."""
        self.count += 1
        self.ring.append(Told(self.count, step, self.ears))

    def since(self, n: int) -> list[Told]:
        """What was told after this number, as far as it is at hand."""
        return [told for told in list(self.ring)[-RING:] if told.n > n]

    def after(self, number: int) -> list[Told]:
        """What was told of the steps after this one, as far as it is at hand."""
        found = len(self.ring)
        while found and self.ring[found - 1].step.number > number:
            found -= 1
        return list(self.ring)[found:]


class Circle:
    """All viewpoints of one match.

    A step counts for those whom it tells something; an action that changes nothing for a viewpoint
    leaves no trace there, not even in its numbers (DM-81). Who holds several seats counts what is
    public and what these seats did or were asked: what one of them was told alone it hears when it
    looks, so that its neighbour on the device learns nothing of it.
    """

    def __init__(self, seats: int) -> None:
        self.public = Viewpoint(SPECTATOR)
        self.open: Viewpoint | None = None
        self.seats: Final = {seat: Viewpoint(seat) for seat in range(seats)}
        self.devices: dict[tuple[int, ...], Viewpoint] = {}
        self.marks: Final = array("Q")

    def of(self, held: tuple[int, ...]) -> Viewpoint:
        """The viewpoint of who holds these seats."""
        if not held:
            return self.open or self.public
        if len(held) == 1:
            return self.seats.get(held[0], self.public)  # a newcomer is about to join
        found = self.devices.get(held)
        if found is None:
            found = self.devices[held] = self.gathered(held)
        return found

    def hear(self, step: Step, noticed: int, shows_all: bool) -> None:
        """Count a step; `noticed` has a bit for who saw whom the table waits for change.

        `shows_all` if onlookers see hidden things, too: they have numbers of their own meanwhile,
        which tell nobody who comes later how much was done before (DM-82).
        """
        bits = noticed | 1 << step.seat
        if step.tells(SPECTATOR):
            bits |= 1 << SPECTATOR
        self.tell_open(step, shows_all)
        for seat, viewpoint in self.seats.items():
            if bits >> seat & 1 or step.tells(seat):
                viewpoint.tell(step)
        if bits >> SPECTATOR & 1:
            self.public.tell(step)
        self.marks.append(bits & 0xFFFF_FFFF)
        for held, device in self.devices.items():
            if bits & bits_of(held):
                device.tell(step)

    def tell_open(self, step: Step, shows_all: bool) -> None:
        """A step for those who see everything, as long as somebody may."""
        if not shows_all:
            self.open = None
            return
        if self.open is None:
            self.open = Viewpoint(SPECTATOR, self.public.count, self.public.ring)
        self.open.tell(step)

    def welcome(self, seat: int) -> None:
        """Who sits down knows what onlookers know, and nothing of who sat there before (DM-22)."""
        self.seats[seat] = Viewpoint(seat, self.public.count, self.public.ring)

    def gathered(self, held: tuple[int, ...]) -> Viewpoint:
        """The viewpoint of several seats, from the steps so far."""
        rings = [self.public.ring, *(self.of((seat,)).ring for seat in held)]
        at_hand = {told.step.number: told.step for ring in rings for told in ring}
        wanted, found = bits_of(held), Viewpoint(SPECTATOR)
        for number, bits in enumerate(self.marks, 1):
            if bits & wanted:
                found.count += 1
                if number in at_hand:
                    found.ring.append(Told(found.count, at_hand[number], SPECTATOR))
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
        if known(was_open, before, seat) != known(is_open, after, seat):
            bits |= 1 << seat
    return _ALL if bits >> SPECTATOR & 1 else bits


def known(is_open: bool, asked: list[int], seat: int) -> list[int]:
    """All who are asked, or only oneself while it is a secret who is."""
    return asked if is_open else [each for each in asked if each == seat]


def with_private(device: Viewpoint, counted: list[Told], alone: list[Told]) -> list[Told]:
    """What a device was told, and what the seat that looks heard besides: it raises no number."""
    numbers = {told.step.number: told.n for told in counted}
    n = counted[0].n - 1 if counted else device.count
    found: list[Told] = []
    for told in merge(counted, alone, key=attrgetter("step.number")):
        n = numbers.get(told.step.number, n)
        if not found or found[-1].step is not told.step:
            found.append(told._replace(n=n))
    return found
