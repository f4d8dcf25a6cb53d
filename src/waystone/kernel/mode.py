"""Ways to play that a form offers: who takes each seat, and the settings that go with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

ME: Final = "me"
BOT: Final = "bot"
OPEN: Final = "open"
NONE: Final = "none"


class Mode:
    """One way to play.

    A seat is `me` (a person at this device), `open` (somebody far away, who comes by a link), `bot`
    (the bot that the form asks for), `bot:NAME`, or `none` for nobody. Where the seats are `free`
    the form asks who takes each of them, and `seats` is only where it begins; nobody but bots is
    to choose from where there is no person among them. Where the values of one setting, such as a
    map, are made for other numbers, `sized_by` names that setting and `sizes` the seats by its
    value: the last of `seats` is repeated or left out.
    """

    def __init__(
        self,
        name: str,
        seats: Sequence[str],
        settings: Mapping[str, str] | None = None,
        free: bool = False,
        sized_by: str = "",
        sizes: Mapping[str, int] | None = None,
    ) -> None:
        self.name: Final = name
        self.seats: Final = tuple(seats)
        self.settings: Final = dict(settings or {})
        self.free: Final = free
        self.sized_by: Final = sized_by
        self.sizes: Final = dict(sizes or {})


def usual_modes(low: int, high: int) -> tuple[Mode, ...]:
    """For a game of `low` to `high` seats that names no modes: alone where it allows that, against
    bots, two or more people here or far away, a table of one's own choice, and bots to watch."""
    most = max(2, low)
    alone = [Mode("solo", [ME])] if low == 1 else []
    if high == 1:
        return tuple(alone)
    together = [
        Mode("cpu", [ME, *[BOT] * (most - 1)]),
        Mode("hotseat", [ME] * most),
        Mode("online", [ME, *[OPEN] * (most - 1)]),
    ]
    own = [Mode("table", [ME] * most + [NONE] * (high - most), free=True)] if high > most else []
    return (*alone, *together, *own, watching(most, high))


def watching(most: int, high: int) -> Mode:
    """So many bots alone, for somebody to watch; more may be chosen, up to `high`."""
    return Mode("watch", [BOT] * most + [NONE] * (high - most), free=True)
