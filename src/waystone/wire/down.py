"""Frames to clients. No field has a default, so that generated types have no optional fields."""

from __future__ import annotations

from typing import Any

import msgspec

from waystone.kernel.event import Event, View


class Down(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something the server says."""


class Choice(msgspec.Struct, frozen=True):
    """One thing that the seat can do: its action text, and the cell to click (or null)."""

    do: str
    cell: int | None


class VisibleStep(msgspec.Struct, frozen=True):
    """One step as this client may know it: `did` is empty where the action is another's secret.

    `n` counts what this client was told: hidden steps have no number (DM-81).
    """

    n: int
    by: int
    did: str
    events: list[Event]


class Seat(msgspec.Struct, frozen=True):
    """Who sits where: `player` is `person`, `bot` or `open`, at a match that was
    played elsewhere `recorded`; `mine` if it is yours."""

    seat: int
    player: str
    name: str
    bot: str | None
    mine: bool
    online: bool


class Clock(msgspec.Struct, frozen=True):
    """The running clock: which seats it runs for, and milliseconds left when this was sent."""

    seats: list[int]
    left: int
    limit: int


class TriedAgain(msgspec.Struct, frozen=True):
    """Another match, or null where that was played elsewhere, and the step that was chosen anew."""

    match: str | None
    step: int


class About(msgspec.Struct, frozen=True):
    """What does not change with the steps of a match.

    `older_rules` is the version of its rules if that is not the one of new matches. `again` is the
    match whose beginning it repeats.
    """

    match: str
    game: str
    settings: dict[str, str]
    ranked: bool
    daily: str | None
    created: int
    commitment: str
    host: bool
    public: bool
    invite: str | None
    rematch: str | None
    clock_limit: int | None
    older_rules: int | None
    again: TriedAgain | None


class Hello(Down, frozen=True):
    """The first frame on a socket: who you are, and the protocol's version."""

    version: int
    guest: str
    name: str


class Snapshot(Down, frozen=True):
    """A match as a whole: the answer to `join`, and what heals a client that lost its way.

    `viewpoint` is the seat whose view this is (31 for a spectator); `steps` are those asked for by
    `since`; `acting` whom the table waits for; `state` is `open` (a seat is free),
    `running`, `over` or `broken`.
    """

    match: str
    n: int
    state: str
    about: About
    seats: list[Seat]
    viewpoint: int
    acting: list[int]
    steps: list[VisibleStep]
    view: View
    choices: list[Choice]
    clock: Clock | None
    result: Result | None


class Steps(Down, frozen=True):
    """What was done since the last frame, then the view that follows from it: the view wins."""

    match: str
    n: int
    state: str
    viewpoint: int
    acting: list[int]
    steps: list[VisibleStep]
    view: View
    choices: list[Choice]
    clock: Clock | None
    result: Result | None


Path = list[str | int | None]
"""Where something is in a view: names of fields and numbers in lists, null for each of a list."""


class Patch(msgspec.Struct, frozen=True):
    """What leads from one view to the next: first all `splices`, then all `puts`, in their order.

    A splice is [path, start, cut, put]: in the text or list there, take `cut` away at `start` and
    insert `put`. A put is [path, value]: that is the value there now.
    """

    splices: list[tuple[Path, int, int, Any]]
    puts: list[tuple[Path, Any]]


class Changes(Down, frozen=True):
    """As `steps`, for who joined with `views` as `changes`: a patch instead of the view.

    It applies to the view of the frame before it, which had the number `since`; who does not have
    that asks for a snapshot (`join`).
    """

    match: str
    n: int
    since: int
    state: str
    viewpoint: int
    acting: list[int]
    steps: list[VisibleStep]
    patch: Patch
    choices: list[Choice]
    clock: Clock | None
    result: Result | None


class Result(msgspec.Struct, frozen=True):
    """How a match ended: results and scores per seat, and the seed, now public.

    The seed of a match of the day is empty until that day is over. `can_enter` if you may sign the
    leaderboard; `millis` is the time that the match took.
    """

    reason: str
    results: list[str]
    scores: list[int]
    seed: str
    can_enter: bool
    millis: int


class Seats(Down, frozen=True):
    """Somebody sat down, came back, went away, or offers a rematch; or a seat was opened or closed.

    `offers` are the seats whose players would play again; `rematch` is the match that follows.
    `can_begin` if you may begin this match, which waits, without those who have not come.
    `can_open` if you may open one more seat of this running match, `can_close` if you may close
    one that nobody took. `invite` opens a private match to whom you send it.
    """

    match: str
    state: str
    seats: list[Seat]
    spectators: int
    offers: list[int]
    rematch: str | None
    can_begin: bool
    can_open: bool
    can_close: bool
    invite: str | None


class Said(Down, frozen=True):
    """Chat: by a seat (31 for a spectator) and its name; `phrase` names a quick phrase."""

    match: str
    by: int
    name: str
    text: str
    phrase: str | None
    at: int


class Talk(Down, frozen=True):
    """After `join`, where something was said before: the latest lines, oldest first."""

    match: str
    lines: list[Said]


class Hidden(Down, frozen=True):
    """To spectators who saw hidden things until now: a second person sat down, so from the next
    snapshot on they see no more than everybody may."""

    match: str


class Refused(Down, frozen=True):
    """An action or request was refused; nothing was changed. `n` is where the match stands."""

    match: str | None
    n: int | None
    id: str
    code: str
    message: str


class Listed(msgspec.Struct, frozen=True):
    """One match in the lobby; `your_turn` where it is yours and the table waits for you, `bots`
    where only they play, for whoever watches, `again` is the step from which another match is tried
    again in it."""

    match: str
    game: str
    settings: dict[str, str]
    state: str
    names: list[str]
    free: int
    mine: bool
    your_turn: bool
    created: int
    bots: bool
    again: int | None


class Matches(Down, frozen=True):
    """The lobby, whole: open and running public matches, and yours."""

    matches: list[Listed]


class Pong(Down, frozen=True):
    """The answer to `ping`."""

    t: float


class Closing(Down, frozen=True):
    """The server goes down for a moment; come back after `retry` milliseconds."""

    retry: int


DownFrame = (
    Hello
    | Snapshot
    | Steps
    | Changes
    | Seats
    | Said
    | Talk
    | Hidden
    | Refused
    | Matches
    | Pong
    | Closing
)
