"""A player's own page, and the way to another device."""

from __future__ import annotations

import msgspec

from waystone.wire.bodies import Answer, Asked, CredentialText, ShortText
from waystone.wire.own_data import OwnEntry


class CodeAsked(Asked, frozen=True):
    """A code that lets another device in as you, once."""


class DeviceAsked(Asked, frozen=True):
    """This device is that of who has the code; with `token` the token for programs."""

    code: ShortText = ""
    token: bool = False


class DeviceCode(Answer, frozen=True):
    """A code for another device, good once and until then, in milliseconds since 1970."""

    code: str
    until: int


class PasskeyAsked(Asked, frozen=True):
    """What your browser needs to make a passkey, or to sign with one."""


class PasskeyOptions(Answer, frozen=True):
    """What your browser needs for a passkey."""

    options: str


class PasskeyMade(Asked, frozen=True):
    """A passkey that your browser has made."""

    credential: CredentialText = ""


class PasskeySigned(Asked, frozen=True):
    """What your browser has signed with a passkey; with `token` the token for programs."""

    credential: CredentialText = ""
    token: bool = False


class PasskeyGone(Asked, frozen=True):
    """A passkey of yours that lets nobody in any more."""

    id: CredentialText = ""


class OwnPasskey(Answer, frozen=True):
    """A passkey of yours; what signatures are checked with is told to nobody."""

    id: str
    created: int


class FairOpponent(Answer, frozen=True):
    """The bot that should make a fair match: its `rating` is near your `strength`, as far as your
    latest results against bots tell it."""

    bot: str
    rating: int | None
    strength: int
    matches: int


class GameResults(msgspec.Struct, frozen=True):
    """What came of your matches of a game; `streak` are days in a row of its match of the day."""

    game: str
    played: int
    won: int
    drawn: int
    streak: int
    longest: int


class PlayerPage(Answer, frozen=True):
    """Your page: results by game, what you signed on leaderboards, the best of each board, and your
    passkeys."""

    name: str
    since: int | None
    games: list[GameResults]
    best: list[OwnEntry]
    passkeys: list[OwnPasskey]
    can_keep: bool
