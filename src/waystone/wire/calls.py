"""What HTTP calls carry: bodies of requests and answers. Answers have no optional fields."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from waystone.catalogue import FIRST_GAME
from waystone.kernel.event import Event, View
from waystone.wire.analysis import ANALYSIS_ANSWERS, ANALYSIS_ASKED
from waystone.wire.bodies import Answer, Asked, InviteText, RawName, SeedText, ShortText
from waystone.wire.down import About, Choice, Listed, Result, Seat, VisibleStep
from waystone.wire.game_info import GameInfo, SettingInfo
from waystone.wire.host_figures import HostAsked, HostFigures
from waystone.wire.host_tools import HOST_ANSWERS, HOST_ASKED
from waystone.wire.own_data import OwnEntry, OwnLine, OwnMatch
from waystone.wire.player import (
    CodeAsked,
    DeviceAsked,
    DeviceCode,
    FairOpponent,
    OwnPasskey,
    PasskeyAsked,
    PasskeyGone,
    PasskeyMade,
    PasskeyOptions,
    PasskeySigned,
    PlayerPage,
)
from waystone.wire.standings import DailyKind, LeaderboardRow, PastDaily


class GuestAsked(Asked, frozen=True):
    """Who am I? With `name` also a new name; with `token` the token for programs."""

    name: RawName | None = None
    token: bool = False


class GoneAsked(Asked, frozen=True):
    """Forget me."""


class MatchAsked(Asked, frozen=True):
    """A new match: each seat is `me`, `open` or `bot:NAME`; several `me` are a hot-seat.

    Who shares a device may be told apart by names: `me:NAME`.

    `clock` is seconds per turn. A match with a `seed` of your own is unranked. A `daily` match is
    the game's match of the day, whatever settings and seats are asked.
    """

    game: ShortText = FIRST_GAME
    settings: dict[ShortText, str] = msgspec.field(default_factory=dict)
    seats: Annotated[tuple[ShortText, ...], Meta(min_length=1, max_length=8)] = ("me",)
    clock: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    public: bool = True
    seed: SeedText | None = None
    daily: bool = False


class SomebodyAsked(Asked, frozen=True):
    """Play somebody, whoever that is: join a public table that waits, or open one."""

    game: ShortText = FIRST_GAME


class UserFileOrder(Asked, frozen=True):
    """A new file, made to order for so many players; without a seed every one is another."""

    settings: dict[ShortText, ShortText] = msgspec.field(default_factory=dict)
    seats: Annotated[int, Meta(ge=1, le=8)] = 2
    seed: SeedText | None = None


class LessonAsked(Asked, frozen=True):
    """All that the learner did in a lesson or a problem so far."""

    actions: Annotated[tuple[ShortText, ...], Meta(max_length=100)] = ()


class SeatAsked(Asked, frozen=True):
    """Take a free seat; a private match needs its invite."""

    invite: InviteText | None = None


class BeginningAsked(Asked, frozen=True):
    """Begin a match that waits: this bot takes every free seat; without one there are none."""

    bot: ShortText | None = None


class CallingOffAsked(Asked, frozen=True):
    """Close a match of yours that waits, or get up from one of somebody else."""


class OpeningAsked(Asked, frozen=True):
    """One more seat at a running match: `open` for whoever comes, `bot:NAME`, or `me` for one more
    at your device, where nobody plays at another."""

    seat: ShortText = "open"


class ClosingAsked(Asked, frozen=True):
    """Close the seat that was opened last, if nobody has taken it."""


class RematchAsked(Asked, frozen=True):
    """Again, with seats swapped."""


class ReportAsked(Asked, frozen=True):
    """Report a line of the chat: who said it, by seat (31 for a spectator) and name, and when."""

    by: Annotated[int, Meta(ge=0, le=31)] = 31
    name: RawName = ""
    at: int = 0


class ScoreAsked(Asked, frozen=True):
    """Sign the leaderboard; nothing but a name can be given."""

    name: RawName = ""


class Games(Answer, frozen=True):
    """All games, and the quick phrases of the chat by name."""

    games: list[GameInfo]
    phrases: dict[str, str]


class Example(msgspec.Struct, frozen=True):
    """A file that comes with a game: the word of the settings that chooses it, and its text."""

    name: str
    text: str


class UserFiles(Answer, frozen=True):
    """What a game has of one kind of file (a map, for instance): examples, and what can be
    ordered."""

    examples: list[Example]
    orders: list[SettingInfo]


class Diagnostic(msgspec.Struct, frozen=True):
    """Something about a place of a text; line and column count from 1, 0 where none applies."""

    code: str
    line: int
    column: int
    message: str


class Checked(Answer, frozen=True):
    """What the game says about a file: the error for which it is refused, or the warnings."""

    error: Diagnostic | None
    warnings: list[Diagnostic]


class UserFile(Answer, frozen=True):
    """A new file; the same seed and order give the same text."""

    text: str
    seed: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A `lesson` or a `problem` of a game: its words are found by its name."""

    name: str
    kind: str


class Lessons(Answer, frozen=True):
    """The lessons of a game in their order, then its problems."""

    lessons: list[LessonInfo]


class LessonMoment(Answer, frozen=True):
    """A lesson or a problem after what the learner did, as the learner's `seat` sees it.

    `last` is what the last action led to. `steps` are the names of a lesson's steps, `at` is the
    present one; in a problem `at` counts actions, of which there may be `most` (0 in a lesson).
    `wanted` are the actions that lead on: `read on` where there is only something to read, every
    legal one in a problem. `light`, `point` and `marks` name what is to be shown: `cell 41`,
    `do next turn`, or a part of the page. `state` is `open`, `solved` or `failed`; then `why` names
    the sentence that explains it.
    """

    kind: str
    settings: dict[str, str]
    seats: int
    seat: int
    steps: list[str]
    at: int
    most: int
    last: list[VisibleStep]
    view: View
    acting: list[int]
    choices: list[Choice]
    wanted: list[str]
    light: list[str]
    point: str
    marks: dict[str, list[str]]
    state: str
    why: str
    result: Result | None


class Guest(Answer, frozen=True):
    """You: `token` only when it was asked for."""

    guest: str
    name: str
    token: str | None


class Gone(Answer, frozen=True):
    """Who was forgotten: the token is worth nothing from now on."""

    guest: str


class OwnData(Answer, frozen=True):
    """All that is kept about you, of each list at most the newest thousand."""

    guest: str
    name: str
    matches: list[OwnMatch]
    entries: list[OwnEntry]
    lines: list[OwnLine]
    passkeys: list[OwnPasskey]


class Reported(Answer, frozen=True):
    """Whoever runs the server can read it in its log."""

    match: str


class Created(Answer, frozen=True):
    """A new match; `invite` opens a private one to whom you send it."""

    match: str
    invite: str | None


class MatchList(Answer, frozen=True):
    """The lobby: open and running public matches, and yours."""

    matches: list[Listed]


class Past(msgspec.Struct, frozen=True):
    """One match that is over: who played, which seats were yours, and how each seat ended.

    A `sealed` one, of the day, can be watched again when that day is over. A `void` one was closed
    without a result when its rules were replaced. `older_rules` is the version of its rules if
    that is not the one of new matches; where these are gone, `can_replay` is false. A `brought` one
    was played elsewhere: you brought its record. `again` is the step from which another match was
    tried again in it.
    """

    match: str
    game: str
    settings: dict[str, str]
    names: list[str]
    mine: list[int]
    results: list[str]
    reason: str
    created: int
    sealed: bool
    void: bool
    older_rules: int | None
    can_replay: bool
    brought: bool
    again: int | None


class PastList(Answer, frozen=True):
    """Your matches that are over, newest first."""

    matches: list[Past]


class Summary(Answer, frozen=True):
    """A match from outside."""

    about: About
    seats: list[Seat]
    state: str
    n: int
    result: Result | None


class Seated(Answer, frozen=True):
    """The seat that is yours now."""

    seat: int


class Begun(Answer, frozen=True):
    """The state of the match now."""

    state: str


class Opened(Answer, frozen=True):
    """The seat that was opened or closed; `invite` opens a private match to whom you send it."""

    seat: int
    invite: str | None


class Rematch(Answer, frozen=True):
    """The new match, or null while the others have not agreed."""

    match: str | None


class ReplayFrame(msgspec.Struct, frozen=True):
    """One step of a replay; frame 0 is the start (`by` is -1, `did` empty)."""

    n: int
    by: int
    did: str
    at: int
    events: list[Event]
    view: View
    choice: bool


class Replay(Answer, frozen=True):
    """A finished match from one seat's viewpoint (`0`, `1`, …), a `spectator`'s, or `all` shown."""

    about: About
    seats: list[Seat]
    viewpoint: str
    result: Result
    frames: list[ReplayFrame]


class Verified(Answer, frozen=True):
    """What came out when the server played the record again; `checksum` is that of its text.

    Where it is not `ok`, `code` and `details` say what the message says, for other languages.
    """

    ok: bool
    steps: int
    commitment: str
    seed: str
    message: str
    checksum: str
    code: str
    details: dict[str, str]


class Brought(Answer, frozen=True):
    """The match under which a record that was brought here can be watched."""

    match: str


class Signed(Answer, frozen=True):
    """Your entry, its board and rank; rank 0 when it is behind the last place that is kept.

    `by_program` if it stands on the board for programs beside that for people.
    """

    board: str
    by_program: bool
    entry: LeaderboardRow
    rank: int


class Leaderboard(Answer, frozen=True):
    """One board, people and beside them programs, and the names of all boards of the game."""

    game: str
    board: str
    boards: list[str]
    entries: list[LeaderboardRow]
    programs: list[LeaderboardRow]


class Daily(Answer, frozen=True):
    """A game's match of the day; `played` is yours of today, `ends` milliseconds since 1970.

    `result` is how yours ended, empty before. `calendar` are the kinds of seven days, today first.
    `week` are the last seven days, today at the end: whether you finished each one's match.
    `streak` is how many days in a row you did, up to today or yesterday. From one address so many
    `tries` count; `counts` if yours does, or would.
    """

    date: str
    ends: int
    game: str
    settings: dict[str, str]
    commitment: str
    played: str | None
    over: bool
    result: str
    week: list[bool]
    streak: int
    calendar: list[DailyKind]
    entries: list[LeaderboardRow]
    programs: list[LeaderboardRow]
    tries: int
    counts: bool
    yesterday: PastDaily


class ErrorDetail(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong: a code for programs, a sentence for people.

    `details` are what the sentence is made of, for who says it in another language: which
    `setting`, the value `given`, and so on.
    """

    code: str
    message: str
    details: dict[str, str] = {}


class Failed(Answer, frozen=True):
    """The body of every answer that is not 2xx."""

    error: ErrorDetail


ASKED = (
    GuestAsked,
    GoneAsked,
    CodeAsked,
    DeviceAsked,
    PasskeyAsked,
    PasskeyMade,
    PasskeySigned,
    PasskeyGone,
    MatchAsked,
    SomebodyAsked,
    UserFileOrder,
    HostAsked,
    *HOST_ASKED,
    *ANALYSIS_ASKED,
    LessonAsked,
    SeatAsked,
    BeginningAsked,
    CallingOffAsked,
    OpeningAsked,
    ClosingAsked,
    RematchAsked,
    ReportAsked,
    ScoreAsked,
)
ANSWERS = (
    Games,
    UserFiles,
    Checked,
    UserFile,
    Lessons,
    LessonMoment,
    Guest,
    Gone,
    OwnData,
    PlayerPage,
    DeviceCode,
    PasskeyOptions,
    OwnPasskey,
    FairOpponent,
    Reported,
    Created,
    MatchList,
    PastList,
    Summary,
    Seated,
    Begun,
    Opened,
    Rematch,
    Replay,
    Verified,
    Brought,
    Signed,
    Leaderboard,
    Daily,
    HostFigures,
    *HOST_ANSWERS,
    *ANALYSIS_ANSWERS,
    Failed,
)
