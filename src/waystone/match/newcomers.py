"""Sitting down at a match in progress: seats opened, taken and closed again (DC-117, DM-21)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from waystone.kernel.rules import explain
from waystone.match.host import Host
from waystone.match.model import FREE, PERSON, Guest, Place, Refusal
from waystone.match.seats import new_invite

FASTER: Final = "somebody else was faster"


def playing(host: Host) -> list[int]:
    """The seats that play: those who can still leave."""
    leave = host.game.alphabet.leave
    return [seat for seat in range(host.table.seats) if not host.table.refusal(seat, leave)]


def keeper(host: Host) -> str:
    """Whoever opened the table; if they are gone, the longest-seated person (DC-117)."""
    places, seats = host.info.places, playing(host)
    there = sorted((seat for seat in seats if places[seat].guest), key=lambda x: host.seated[x])
    guests = [places[seat].guest for seat in there]
    return host.info.host if host.info.host in guests else next(iter(guests), "")


# Opening and closing: commands that whoever calls has let into the mailbox.


def check_keeper(host: Host, guest: Guest) -> None:
    """Refuse everybody but the keeper of a running match that takes newcomers."""
    host.check_running()
    if not host.game.policy.joins_late:
        raise Refusal("NO_JOINING", explain(host.game, "NO_JOINING"))
    if keeper(host) != guest.id:
        message = "only who opened the table does that, or who sits longest if they are gone"
        raise Refusal("NOT_KEEPER", message)


def check_opening(host: Host, guest: Guest) -> None:
    """Refuse a seat more than the game takes, those that are open already included."""
    check_keeper(host, guest)
    if not has_room(host):
        most = host.game.info.seats[1]
        raise Refusal("TABLE_FULL", f"no more than {most} can play")


def has_room(host: Host) -> bool:
    """Whether fewer play than the game takes, with all open seats taken."""
    return len(playing(host)) + len(host.info.free_seats()) < host.game.info.seats[1]


def can_open(host: Host, guest: str) -> bool:
    """Whether this guest may open one more seat now."""
    takes = host.is_running() and host.game.policy.joins_late
    return takes and bool(guest) and keeper(host) == guest and has_room(host)


def can_close(host: Host, guest: str) -> bool:
    """Whether this guest may close a seat now."""
    takes = host.is_running() and host.game.policy.joins_late
    return takes and bool(closable(host)) and bool(guest) and keeper(host) == guest


async def open_seat(host: Host, place: Place) -> int:
    """A new seat after the others, or, where all are there, one whose player has left."""
    if place.guest and host.info.is_online():
        message = (
            "others play here, each at their own device: open the seat, and who comes takes it"
        )
        raise Refusal("BAD_SEATS", message)
    seat = next_seat(host, place)
    if place.player != FREE:
        check_joining(host, seat)
        await grant(host.set_place(seat, place), host)
        await host.perform(seat, host.game.alphabet.join)
    else:
        await grant(host.set_places(*opened(host, seat)), host)
    host.presence_changed()
    return seat


def next_seat(host: Host, place: Place) -> int:
    """Who is here takes the first open seat; else it is a new one, or that of somebody gone."""
    places, seats = host.info.places, playing(host)
    if place.player != FREE and host.info.free_seats():
        return host.info.free_seats()[0]
    if len(places) < host.game.info.seats[1]:
        return len(places)
    gone = (seat for seat, each in enumerate(places) if each.player != FREE and seat not in seats)
    return next(gone)


def opened(host: Host, seat: int) -> tuple[list[Place], str]:
    """The places with this one free, which keeps the name of who left; a private match has an
    invite from now on."""
    info = host.info
    places = list(info.places)
    places[seat : seat + 1] = [Place(FREE, name="".join(info.names()[seat : seat + 1]))]
    needs_invite = not info.public and not info.invite
    return places, new_invite() if needs_invite else info.invite


def closable(host: Host) -> list[int]:
    """Free seats that were opened in the course of the match."""
    info = host.info
    return [
        seat for seat in info.free_seats() if seat >= host.table.seats or info.places[seat].name
    ]


async def close_seat(host: Host) -> int:
    """The last seat that was opened is gone, or again that of who left."""
    found = closable(host)
    if not found:
        raise Refusal("NO_OPEN_SEAT", "no open seat is left that could be closed")
    seat, places = found[-1], list(host.info.places)
    gone = places[seat]
    places[seat : seat + 1] = [] if seat >= host.table.seats else [Place(PERSON, name=gone.name)]
    await grant(host.set_places(places, host.info.invite), host)
    host.presence_changed()
    return seat


# Sitting down


Seated = Callable[[Host, int], None]


async def sit_down(host: Host, guest: Guest, seated: Seated | None = None) -> int:
    """Take a seat of a match that gathers players or lets them in later (DM-21, DC-117).

    `seated` is told before anybody hears of it.
    """
    seat = free_seat(host)
    check_joining(host, seat)
    place = Place(PERSON, guest=guest.id, name=guest.name)
    await grant(host.set_place(seat, place), host)
    if seated is not None:
        seated(host, seat)
    await host.perform(seat, host.game.alphabet.join)
    host.presence_changed()
    return seat


def free_seat(host: Host) -> int:
    """The first free seat at which somebody can sit down now, or the first of all."""
    free = host.info.free_seats()
    return next((seat for seat in free if host.is_vacant(seat)), free[0])


def check_joining(host: Host, seat: int) -> None:
    """Refuse what the rules refuse, before anything is stored."""
    code = host.table.refusal(seat, host.game.alphabet.join)
    if code:
        raise Refusal(code, explain(host.game, code))


async def grant(change: Awaitable[bool], host: Host) -> None:
    """Refuse whoever knew less than the store."""
    if not await change:
        await host.reload()
        raise Refusal("NO_FREE_SEAT", FASTER)


def still_taken(host: Host) -> list[Place]:
    """The places for a match with the same players: without those that nobody holds."""
    places = host.info.places
    if host.game.policy.opens_empty:
        return list(places)
    return [place for place in places[: host.table.seats] if place.guest or place.bot]


async def seat_the_waiting(host: Host) -> None:
    """What was half done when the server stopped is done now: whose seat was stored, but not the
    step with which they sat down, sits down; whose leaving was, but not that the seat is free
    again, has left (DM-22). A seat of Dungeon Crawler stays that of who left."""
    async with host.mailbox:
        await host.catch_up()
        first = 0 if host.game.policy.opens_empty else host.table.seats
        for seat in range(first, len(host.info.places)):
            if host.info.places[seat].player != FREE and host.is_vacant(seat):
                await seat_or_free(host, seat)


async def seat_or_free(host: Host, seat: int) -> None:
    """Who did anything here before is somebody who left."""
    if any(entry.seat == seat for entry in host.table.record.entries):
        await host.vacate(seat)
        host.presence_changed()
    else:
        await host.perform(seat, host.game.alphabet.join)
