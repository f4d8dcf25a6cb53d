"""What somebody wants to play, and the match that comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.settings import FIXED_WINDOWS, among_bots
from waystone.match.live import LiveMatch
from waystone.match.model import BOT, FREE, PERSON, Guest, MatchInfo, Place, Refusal
from waystone.match.names import own_name
from waystone.match.seats import new_id, new_invite, new_seed


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play; each of the `seats` is `me`, `open` or `bot:NAME`.

    Where all are bots, whoever wants it watches them.
    """

    game: str
    settings: dict[str, str]
    seats: Sequence[str]
    clock: int = 0
    public: bool = True
    seed: str = ""
    daily: str = ""
    ranked: bool = False


def new_match(guest: Guest, wish: Wish, created: int, fixed_windows: int) -> MatchInfo:
    """The match that is wished for, checked; `fixed_windows` are seconds, or 0 for as they come."""
    entry = find_game(wish.game)
    game = entry.open(settings_for(entry, wish, fixed_windows))
    game.check_seats(len(wish.seats))
    places = [place_for(entry, guest, each) for each in wish.seats]
    people = sum(place.player == PERSON for place in places)
    has_free = "open" in wish.seats
    if has_free and not people:
        message = "Where seats are open one must be yours; computers play alone at a full table."
        raise Refusal("BAD_SEATS", message)
    game.policy.check_people(people + (0 if game.policy.opens_empty else wish.seats.count("open")))
    return MatchInfo(
        id=new_id(),
        game=wish.game,
        version=entry.info.version,
        settings=game.settings.unusual(),
        seed=wish.seed or new_seed(),
        ranked=wish.ranked and people > 0,
        host=guest.id,
        created=created,
        places=places,
        daily=wish.daily,
        public=wish.public and not wish.daily,
        clock=wish.clock if has_free or people > 1 else 0,
        invite=new_invite() if (has_free or not people) and not wish.public else "",
    )


def place_for(entry: GameEntry, guest: Guest, wanted: str) -> Place:
    """A seat as it was asked for: `me`, `me:NAME`, `open` or `bot:NAME`."""
    if wanted == "open":
        return Place(FREE)
    kind, _, name = wanted.partition(":")
    if kind == "me":
        return Place(PERSON, guest=guest.id, name=own_name(name) if name else guest.name)
    if kind != "bot":
        raise Refusal("BAD_SEATS", "A seat is me, me:NAME, open or bot:NAME.")
    return Place(BOT, bot=entry.bot(name).name, name=name)


def settings_for(entry: GameEntry, wish: Wish, fixed_windows: int) -> dict[str, str]:
    """The chosen settings, and what is usual where bots play alone (DC-118)."""
    if all(seat.startswith("bot:") for seat in wish.seats):
        return among_bots(entry.settings, wish.settings)
    return with_fixed_windows(entry, wish, fixed_windows)


# Where haste betrays a hand, people meet at tables with windows of a fixed length.


def has_windows(entry: GameEntry) -> bool:
    """Whether this game has windows in which haste would betray something."""
    return any(each.name == FIXED_WINDOWS for each in entry.settings)


def with_fixed_windows(entry: GameEntry, wish: Wish, seconds: int) -> dict[str, str]:
    """The chosen settings, and fixed windows where people meet and haste would betray."""
    if not (seconds and has_windows(entry) and "open" in wish.seats):
        return wish.settings
    return {FIXED_WINDOWS: str(seconds), **wish.settings}


def check_windows(match: LiveMatch, seconds: int) -> None:
    """Refuse strangers at a table without fixed windows, if this server wants them."""
    if not seconds or not has_windows(match.entry) or match.info.is_online():
        return
    if FIXED_WINDOWS not in match.game.settings.unusual():
        message = "People meet where windows have a fixed length; this table has none."
        raise Refusal("NO_JOINING", message)
