"""The same players again (DD-86)."""

from __future__ import annotations

from msgspec.structs import replace

from waystone.catalogue import find_game
from waystone.kernel.errors import BadSetting
from waystone.match.live import LiveMatch
from waystone.match.model import OPEN, OVER, PERSON, MatchInfo, Place, Refusal
from waystone.match.seats import new_id, new_seed


class Linked(Exception):
    """This match has its rematch already."""


def check_rematch(info: MatchInfo, guest: str) -> None:
    """Refuse who did not play, and matches that are not over or are played once."""
    if not info.belongs_to(guest):
        raise Refusal("NOT_SEATED")
    if info.daily or info.state != OVER:
        raise Refusal("NO_REMATCH")


def again(match: LiveMatch) -> MatchInfo:
    """A new match with a new seed and, among people, swapped seats (DD-4, DD-86)."""
    info = match.info
    check_settings(info)
    places = still_taken(match)
    if all(place.player == PERSON for place in places):
        places = places[1:] + places[:1]
    return replace(
        info,
        id=new_id(),
        version=match.entry.info.version,
        seed=new_seed(),
        created=match.clock.wall(),
        places=places,
        state=OPEN,
        result="",
        rematch="",
        signed=False,
        players=[],
        offers=[],
        revision=0,
        again=None,
    )


def still_taken(match: LiveMatch) -> list[Place]:
    """The places for a match with the same players: without those that nobody holds."""
    places = match.info.places
    if match.game.policy.opens_empty:
        return list(places)
    return [place for place in places[: match.table.seats] if place.guest or place.bot]


def check_settings(info: MatchInfo) -> None:
    """Who plays again plays by today's rules, if they still take these settings."""
    try:
        find_game(info.game).open(info.settings)
    except BadSetting as refused:
        message = f"The rules have changed since then: {refused.message}."
        raise Refusal("NO_REMATCH", message) from refused
