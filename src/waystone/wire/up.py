"""Frames from clients."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MatchId = Annotated[str, Meta(pattern=r"^[a-z0-9]{4,24}\Z")]
StepNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
InviteText = Annotated[str, Meta(max_length=64)]
NO_CONTROLS = r"^[^\x00-\x1f]*$"
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Up(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Something a client says."""


class Join(Up, frozen=True):
    """Follow a match: as its seat if you hold one, else as a spectator.

    With `since`, the answer holds the steps after that number if the server still has them;
    otherwise, and always when they are too many, a snapshot. With `views` as `changes` later frames
    tell only what is different in the view, where that is shorter (`changes` instead of `steps`).
    Who does not sit at a private match follows it with its `invite`.
    """

    match: MatchId
    since: StepNumber | None = None
    views: Literal["whole", "changes"] = "whole"
    invite: InviteText = ""


class Part(Up, frozen=True):
    """Follow a match no longer (a seat stays yours)."""

    match: MatchId


class Act(Up, frozen=True):
    """Do an action: `n` is the number of the last step you know, `do` the action's text.

    `seat` is needed only by who holds several seats of a match. `id` is any text of your own,
    without control characters: a repeat with the same id is answered like the first and never done
    twice.
    """

    match: MatchId
    n: StepNumber
    do: ActionText
    id: Annotated[str, Meta(max_length=40, pattern=NO_CONTROLS)] = ""
    seat: Annotated[int, Meta(ge=0, le=30)] | None = None


class Look(Up, frozen=True):
    """For who holds several seats on one device: see what the seat to act sees.

    As long as that seat is to act, frames carry its view; then, and with a `look` without `seat`,
    it is covered again and frames carry what everybody may see.
    """

    match: MatchId
    seat: Annotated[int, Meta(ge=0, le=30)] | None = None


class Chat(Up, frozen=True):
    """Say something to everybody at a match: free `text`, or the `phrase` of that name."""

    match: MatchId
    text: ChatText | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Lobby(Up, frozen=True):
    """Follow the list of open and running matches, or no longer."""

    follow: bool


class Ping(Up, frozen=True):
    """Are you there? Answered by `pong` with the same `t`."""

    t: float = 0.0


UpFrame = Join | Part | Act | Look | Chat | Lobby | Ping
