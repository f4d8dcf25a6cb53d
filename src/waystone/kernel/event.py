"""Events and views: what seats are told. Not compiled, so that Structs keep their tags."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

import msgspec

from waystone.kernel.drawing import PLAIN, Drawing

EVERYONE: Final = -1
NOBODY: Final = -1
SPECTATOR: Final = 31
"""The seat of those who only watch: it hears what everyone hears, and nothing else."""


def snake(name: str) -> str:
    """`DragonWoke` becomes `dragon_woke`, the event's kind on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# Events and views are frozen and hold no cycles: the garbage collector need not look at them.


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=snake):
    """Something that happened, as one audience may know it; games subclass it."""


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat may know of a position; games subclass it.

    Printed, it is a picture as text; notebooks show it as an image. A game's `game.py` says which
    `drawing` does both.
    """

    drawing: ClassVar[Drawing[Any]] = PLAIN

    def __str__(self) -> str:
        return self.drawing.text(self).rstrip("\n")

    def _repr_svg_(self) -> str:
        return self.drawing.svg(self)

    def redacted(self) -> View:
        """The same without what only the end reveals: others have yet to play with this luck."""
        return self


AddressedEvent = tuple[int, Event]
"""Who is told (a bit per seat, or EVERYONE), and what."""

Events = list[AddressedEvent] | None
"""Where rules note what happens; None where nobody listens."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat
