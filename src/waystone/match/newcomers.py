"""Sitting down at a match: at the first seats, or in progress, where seats are opened and closed
again (DC-117, DM-21). Decisions only: the host carries them out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from waystone.kernel.dice import SeededDice
from waystone.kernel.rules import explain
from waystone.match.asking import check_running
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.making import freed
from waystone.match.model import (
    FREE,
    NEVER_BEGUN,
    OPEN,
    PERSON,
    RUNNING,
    Guest,
    MatchInfo,
    Place,
    Refusal,
)
from waystone.match.seats import is_same_secret, new_invite

Seated = Callable[[int], None]
"""Called with a seat once it is stored whose it is and nobody was told yet, so that who listens
from then on misses nothing."""


# Who may open and close seats


def playing(match: LiveMatch) -> list[int]:
    """The seats that play: those who can still leave."""
    leave = match.game.alphabet.leave
    return [seat for seat in range(match.table.seats) if not match.table.refusal(seat, leave)]


def keeper(match: LiveMatch) -> str:
    """Whoever opened the table; if they are gone, the longest-seated person (DC-117)."""
    places, seats = match.info.places, playing(match)
    there = sorted((seat for seat in seats if places[seat].guest), key=lambda x: match.seated[x])
    guests = [places[seat].guest for seat in there]
    return match.info.host if match.info.host in guests else next(iter(guests), "")


def has_room(match: LiveMatch) -> bool:
    """Whether fewer play than the game takes, with all open seats taken."""
    return len(playing(match)) + len(match.info.free_seats()) < match.game.info.seats[1]


def closable(match: LiveMatch) -> list[int]:
    """Free seats that were opened in the course of the match."""
    info = match.info
    return [
        seat for seat in info.free_seats() if seat >= match.table.seats or info.places[seat].name
    ]


def takes_newcomers(match: LiveMatch) -> bool:
    """Whether the game lets people come in; nobody plays with who has seen how it will go on."""
    return match.game.policy.joins_late and match.info.again is None


def is_keeper(match: LiveMatch, guest: str) -> bool:
    """Whether this guest keeps a running match that takes newcomers."""
    takes = match.is_running() and takes_newcomers(match)
    return takes and bool(guest) and keeper(match) == guest


def can_open(match: LiveMatch, guest: str) -> bool:
    """Whether this guest may open one more seat now."""
    return is_keeper(match, guest) and has_room(match)


def can_close(match: LiveMatch, guest: str) -> bool:
    """Whether this guest may close a seat now."""
    return is_keeper(match, guest) and bool(closable(match))


def check_keeper(match: LiveMatch, guest: Guest) -> None:
    """Refuse everybody but the keeper of a running match that takes newcomers."""
    check_running(match)
    if not takes_newcomers(match):
        raise Refusal("NO_JOINING")
    if keeper(match) != guest.id:
        raise Refusal("NOT_KEEPER")


# Opening and closing seats


def check_opening(match: LiveMatch, guest: Guest) -> None:
    """Refuse a seat more than the game takes, those that are open already included."""
    check_keeper(match, guest)
    if not has_room(match):
        raise Refusal("TABLE_FULL")


def open_seat(match: LiveMatch, place: Place) -> Change:
    """A new seat after the others, or, where all are there, one whose player has left."""
    if place.guest and match.info.is_online():
        message = (
            "Others play here, each at their own device: open the seat, and who comes takes it."
        )
        raise Refusal("BAD_SEATS", message)
    seat = next_seat(match, place)
    if place.player == FREE:
        return Change(seat, info=opened(match.info, seat))
    check_joining(match, seat)
    return sitting(match, seat, place)


def next_seat(match: LiveMatch, place: Place) -> int:
    """Who is here takes the first open seat; else it is a new one, or that of somebody gone."""
    places, seats = match.info.places, playing(match)
    if place.player != FREE and match.info.free_seats():
        return match.info.free_seats()[0]
    if len(places) < match.game.info.seats[1]:
        return len(places)
    gone = (seat for seat, each in enumerate(places) if each.player != FREE and seat not in seats)
    return next(gone)


def opened(info: MatchInfo, seat: int) -> MatchInfo:
    """The match with this seat free, which keeps the name of who left; a private match has an
    invite from now on."""
    places = list(info.places)
    places[seat : seat + 1] = [Place(FREE, name="".join(info.names()[seat : seat + 1]))]
    needs_invite = not info.public and not info.invite
    return info.with_places(places, new_invite() if needs_invite else None)


def close_seat(match: LiveMatch, guest: Guest) -> Change:
    """The last seat that was opened is gone, or again that of who left."""
    check_keeper(match, guest)
    found = closable(match)
    if not found:
        raise Refusal("NO_OPEN_SEAT")
    seat, places = found[-1], list(match.info.places)
    gone = places[seat]
    places[seat : seat + 1] = [] if seat >= match.table.seats else [Place(PERSON, name=gone.name)]
    return Change(seat, info=match.info.with_places(places))


# Sitting down


def join(
    match: LiveMatch, guest: Guest, invite: str, seated: Seated | None = None
) -> Change | None:
    """Take a free seat, or come back to one's own."""
    info = match.info
    if held := info.seats_of(guest.id):
        # Who left comes back; or the store failed while they sat down.
        vacant = [seat for seat in held if match.is_vacant(seat)]
        return Change(vacant[0], match.game.alphabet.join) if vacant else None
    if not info.public and not is_same_secret(info.invite, invite):
        raise Refusal("NOT_INVITED")
    free, place = info.free_seats(), Place(PERSON, guest=guest.id, name=guest.name)
    if free and info.state == RUNNING:
        seat = next((seat for seat in free if match.is_vacant(seat)), free[0])
        check_joining(match, seat)
        return sitting(match, seat, place, seated)
    if not free or info.state != OPEN:
        raise Refusal("NO_FREE_SEAT")
    return Change(info=seated_before_the_start(match, free, place))


def check_joining(match: LiveMatch, seat: int) -> None:
    """Refuse what the rules refuse, before anything is stored."""
    code = match.table.refusal(seat, match.game.alphabet.join)
    if code:
        raise Refusal(code, explain(match.game, code))


def sitting(match: LiveMatch, seat: int, place: Place, seated: Seated | None = None) -> Change:
    """Somebody takes a seat of a match that runs: the place and the step are stored as one."""
    places = list(match.info.places)
    places[seat : seat + 1] = [place]
    return Change(
        seat,
        match.game.alphabet.join,
        info=match.info.with_places(places),
        stored=partial(seated, seat) if seated is not None else None,
    )


def seated_before_the_start(match: LiveMatch, free: list[int], place: Place) -> MatchInfo:
    """The match with its first free seat taken; the last one to sit down begins it."""
    places = list(match.info.places)
    places[free[0]] = place
    return begun(match, places) if len(free) == 1 else replace(match.info, places=places)


def begun(match: LiveMatch, places: list[Place]) -> MatchInfo:
    """The match at its beginning, with all who sit there; who sits where is drawn by the rules,
    with luck of its own (DD-4)."""
    order = match.game.policy.seating(len(places), SeededDice(match.info.seed, "seating"))
    after = replace(match.info, places=[places[player] for player in order])
    after.state, after.began = RUNNING, match.clock.wall()
    after.players = after.names()
    return after


def half_done(match: LiveMatch) -> Change | None:
    """What a new match has still to do, or one that was half done when the server stopped.

    Whose seat was stored, but not the step with which they sat down, sits down (DM-16); whose
    leaving was, but not that the seat is free again, has left (DM-22). A seat of Dungeon Crawler
    stays that of who left.
    """
    first = 0 if match.game.policy.opens_empty else match.table.seats
    for seat in range(first, len(match.info.places)):
        if match.info.places[seat].player != FREE and match.is_vacant(seat):
            return seat_or_free(match, seat)
    return None


def seat_or_free(match: LiveMatch, seat: int) -> Change:
    """Who did anything here before is somebody who left."""
    if any(entry.seat == seat for entry in match.table.record.entries):
        return vacate(match, seat)
    return Change(seat, match.game.alphabet.join)


def vacate(match: LiveMatch, seat: int) -> Change:
    """The seat is free; a table that all have left before the start is closed (DM-22)."""
    info = freed(match, seat)
    return Change(info=info, result="" if info.guests() else NEVER_BEGUN)
