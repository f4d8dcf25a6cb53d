"""A match without the names of a guest who wants to be erased; the others' play stays as it was."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from waystone.match.model import ChatLine, MatchInfo, Place, Written
from waystone.match.seats import ANONYMOUS


def nameless(info: MatchInfo, guest: str, names: Collection[str]) -> MatchInfo:
    """The guest's seats are nobody's, and none of these names is among the first players."""

    def place_of(place: Place) -> Place:
        return replace(place, guest="", name=ANONYMOUS) if place.guest == guest else place

    places = [place_of(place) for place in info.places]
    offers = [each for each in info.offers if each != guest]
    return replace(info, places=places, players=hidden(info.players, names), offers=offers)


def hidden(players: Sequence[str], names: Collection[str]) -> list[str]:
    """The players without these names."""
    return [ANONYMOUS if name in names else name for name in players]


def nameless_steps(steps: Sequence[Written], names: Collection[str]) -> list[Written]:
    """Steps with which nobody of these names sits down."""
    return [replace(step, name=ANONYMOUS) if step.name in names else step for step in steps]


def silent(line: ChatLine, guest: str, names: Collection[str]) -> ChatLine:
    """A line of the guest's without its words; of older ones only the name is known."""
    is_own = line.guest == guest or (not line.guest and line.name in names)
    return replace(line, name=ANONYMOUS, text="", phrase=None, guest="") if is_own else line
