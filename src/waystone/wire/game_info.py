"""What a client must know of a game to offer it: modes, settings, bots, pauses, leaderboards."""

from __future__ import annotations

import msgspec


class SettingInfo(msgspec.Struct, frozen=True):
    """One setting of a game; a share is kept in hundredths between low and high.

    A form offers the `suggested` values in this order, where there are any; a setting with `text`
    takes a text that players bring. Any value but the default makes a match unranked, unless it is
    `ranked_any`.
    """

    name: str
    default: str
    help: str
    expected: str
    words: list[str]
    low: int
    high: int
    share: bool
    text: bool
    suggested: list[str]
    ranked_any: bool


class BotInfo(msgspec.Struct, frozen=True):
    """One bot that can take a seat; `rating` is how strong it is on its game's scale, null where
    nobody has measured it."""

    name: str
    summary: str
    rating: int | None


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play: a seat is `me`, `open`, `bot` (the chosen one), `bot:NAME` or `none`; where
    seats are `free` a form asks who takes each, beginning with these. Where `sized_by` names a
    setting, `sizes` has the number of seats by its value: the last is repeated or left out."""

    name: str
    seats: list[str]
    settings: dict[str, str]
    free: bool
    sized_by: str
    sizes: dict[str, int]


class PausesInfo(msgspec.Struct, frozen=True):
    """How long what happens is shown at normal speed, in milliseconds, by kind of event.

    A bot waits before what it does: as `before_bot` says, `otherwise` before anything else, and
    `first` (unless 0) in place of `before_bot` where somebody else acted before.
    """

    after: dict[str, int]
    before_bot: dict[str, int]
    otherwise: int
    first: int


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure of a leaderboard, written as a `number`, a `duration` of milliseconds or a
    `percent`."""

    name: str
    unit: str


class LeaderboardsInfo(msgspec.Struct, frozen=True):
    """The boards of a game, what ranks on them (the most important first), for how many people at
    a table there are any, and whether there is a match of the day."""

    boards: list[str]
    figures: list[FigureInfo]
    seats: list[int]
    daily: bool


class GameInfo(msgspec.Struct, frozen=True):
    """One game: bots go from weak to strong, `usual_bot` sits down where nobody chooses one.
    Where a game `has_secrets` two who share a device must not see each other's view. A usual match
    takes so many `minutes`, null where nobody has measured it."""

    name: str
    title: str
    summary: str
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    version: int
    has_secrets: bool
    modes: list[ModeInfo]
    settings: list[SettingInfo]
    bots: list[BotInfo]
    usual_bot: str
    pauses: PausesInfo
    leaderboards: LeaderboardsInfo | None
