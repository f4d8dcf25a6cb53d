"""What is known about a match beside its steps, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import View
from waystone.kernel.record import Record

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
BROKEN: Final = "broken"
VOID: Final = "void"
PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "open"
RECORDED: Final = "recorded"
"""The seat of somebody whom only a record names; `guest` is who brought that here."""
NEVER_BEGUN: Final = "never begun"
"""The result of a match that all had left before it began."""
IN_LINE: Final = "\x01"
"""The `id` of a step that a quick bot made at once, in answer to the one before it and stored with
it; no client has such an id."""


class Refusal(WaystoneError):
    """A request that is not granted; nothing was changed."""


class StoreFailed(WaystoneError):
    """The store could not keep it, so nobody was told and nothing counts."""

    def __init__(self, message: str = "") -> None:
        super().__init__("STORE_FAILED", message)


class Overtaken(StoreFailed):
    """Somebody else changed the match first: catch up with the store and decide anew."""

    def __init__(self) -> None:
        super().__init__("the match has moved on elsewhere")


class Guest(msgspec.Struct):
    """Somebody who plays: an id that others may see, and a name."""

    id: str
    name: str


class Passkey(msgspec.Struct, frozen=True):
    """What lets a guest in from any browser: by whom and with what its signatures are checked.

    `used` is until when the latest challenge was good that it has answered: an older one, or the
    same once more, is none.
    """

    id: str
    guest: str
    public_key: str
    sign_count: int
    created: int
    used: int = 0


class Place(msgspec.Struct, frozen=True, gc=False):
    """One seat: a person's (then `guest` holds it), a bot's, or free; a `program` has acted there
    through a token."""

    player: str
    guest: str = ""
    bot: str = ""
    name: str = ""
    program: bool = False


class Again(msgspec.Struct, frozen=True):
    """That another match was tried again, from this `step` on: the match, if it is known here, and
    the checksum of its record."""

    step: int
    match: str
    checksum: str

    def tag(self) -> str:
        """As a record says it."""
        return f"{self.step} {self.checksum}"


class MatchInfo(msgspec.Struct):
    """One match beside its steps; `clock` is seconds per turn, or 0.

    `version` names the rulebook it is played by, `start` is the digest of its first position,
    `players` are the names of those who sat there when it began.
    A match is `void` if its rulebook is gone before it could end. `offers` are the guests who would
    play again. One with `again` repeats the beginning of another, and never counts. `revision`
    counts what was changed beside the steps: who knows an older one has not seen the latest change.
    """

    id: str
    game: str
    version: int
    settings: dict[str, str]
    seed: str
    ranked: bool
    host: str
    created: int
    places: list[Place]
    daily: str = ""
    public: bool = True
    clock: int = 0
    invite: str = ""
    state: str = OPEN
    began: int = 0
    result: str = ""
    rematch: str = ""
    signed: bool = False
    start: str = ""
    players: list[str] = []
    offers: list[str] = []
    revision: int = 0
    again: Again | None = None

    def first_players(self) -> list[str]:
        """Who sat there when the match began: so many seats it had then."""
        return self.players or self.names()

    def again_tag(self) -> str:
        """What its record says of another match that is tried again here."""
        return self.again.tag() if self.again is not None else ""

    def name_people(self, record: Record, is_vacant: Callable[[int], bool]) -> None:
        """Who has sat down goes by the name of the place, which is at times given later (DM-N6)."""
        for seat, place in enumerate(self.places):
            if place.guest and place.player != RECORDED and not is_vacant(seat):
                record.rename(seat, place.name)

    def with_places(self, places: list[Place], invite: str | None = None) -> MatchInfo:
        """The same match with other places, of which there may be more or fewer."""
        invite = self.invite if invite is None else invite
        return replace(self, places=places, players=self.first_players(), invite=invite)

    def free_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [seat for seat, place in enumerate(self.places) if place.player == FREE]

    def is_brought(self) -> bool:
        """Whether it was played elsewhere, and only its record is here."""
        return any(place.player == RECORDED for place in self.places)

    def was_played_here(self) -> bool:
        """Whether it tells something about its players: all of it was played, and by them."""
        return self.again is None and not self.is_brought()

    def seats_of(self, guest: str) -> list[int]:
        """The seats that this guest holds; who brought a record holds none."""
        if not guest:
            return []
        held = [seat for seat, place in enumerate(self.places) if place.guest == guest]
        return [] if held and self.places[held[0]].player == RECORDED else held

    def guests(self) -> list[str]:
        """Everybody who holds a seat, each once."""
        return list(dict.fromkeys(place.guest for place in self.places if place.guest))

    def people(self) -> int:
        """How many seats are a person's."""
        return sum(place.player == PERSON for place in self.places)

    def is_exhibition(self) -> bool:
        """Whether only bots sit here, for somebody to watch; a match that nobody opened, such as
        one of a tournament, is its organiser's business."""
        return bool(self.host) and all(place.player == BOT for place in self.places)

    def belongs_to(self, guest: str) -> bool:
        """Whether this guest sits here, or has opened a table of bots."""
        is_host = bool(guest) and self.host == guest
        return bool(self.seats_of(guest)) or (is_host and self.is_exhibition())

    def is_over(self) -> bool:
        """Whether it has come to an end, however that was."""
        return self.state not in (OPEN, RUNNING)

    def is_online(self) -> bool:
        """Whether people wait for each other: two or more guests at one table."""
        return len({place.guest for place in self.places if place.guest}) > 1

    def is_one_device(self) -> bool:
        """Whether two or more people share one guest, and so one device."""
        people = [place.guest for place in self.places if place.player == PERSON]
        return len(people) > 1 and len(set(people)) == 1

    def seating(self) -> list[Place]:
        """Who sits where, as everybody may know it: what plays there would tell who has acted."""
        return [replace(place, program=False) for place in self.places]

    def names(self) -> list[str]:
        """The players as a record names them."""
        return [place.name or place.bot for place in self.places]


class Written(msgspec.Struct, frozen=True, gc=False):
    """One step as the store keeps it: `id` is the client's own or IN_LINE, `at` milliseconds since
    `began`, `name` that of somebody who sits down with it."""

    n: int
    seat: int
    text: str
    digest: str
    at: int
    id: str = ""
    name: str = ""


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said: `seat` is SPECTATOR for who has none, `at` milliseconds since 1970.

    `guest` is who said it, empty where nobody knows; others are never told.
    """

    seat: int
    name: str
    text: str
    phrase: str | None
    at: int
    guest: str = ""


class Job(msgspec.Struct, frozen=True):
    """What is sent to a worker: the whole match so far, so that any worker can think about it."""

    match: str
    seat: int
    bot: str
    game: str
    version: int
    settings: dict[str, str]
    players: list[str]
    seed: str
    done: list[tuple[int, str]]


class BotQuestion(msgspec.Struct, frozen=True):
    """What is sent to a worker for a bot that its table waits for: what its seat knows and can do,
    a seed for luck of its own, and nothing of the match's."""

    match: str
    seat: int
    bot: str
    game: str
    version: int
    settings: dict[str, str]
    luck: str
    view: View
    legal: list[str]
