"""A table that waits for players: who opened it begins without them, or calls it off. Decisions
only: the host carries them out."""

from __future__ import annotations

from msgspec.structs import replace

from waystone.kernel.errors import BadSeats
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.model import FREE, NEVER_BEGUN, OPEN, VOID, Guest, MatchInfo, Place, Refusal
from waystone.match.newcomers import begun


def can_begin(match: LiveMatch, guest: str) -> bool:
    """Whether this guest may begin without those who have not come."""
    info = match.info
    if info.state != OPEN or not guest or info.host != guest:
        return False
    try:
        match.game.check_seats(len(taken(info)))
    except BadSeats:
        return False
    return True


def taken(info: MatchInfo) -> list[Place]:
    """The places at which somebody sits."""
    return [place for place in info.places if place.player != FREE]


def check_waiting(match: LiveMatch) -> None:
    """Refuse what is only possible before the beginning."""
    if match.info.state != OPEN:
        raise Refusal("NO_OPEN_SEAT")


def begin(match: LiveMatch, guest: Guest, bot: Place | None) -> Change:
    """Begin now: bots take the free seats, or without a bot there are no such seats."""
    check_waiting(match)
    if match.info.host != guest.id:
        raise Refusal("NOT_KEEPER")
    places = [bot or place if place.player == FREE else place for place in match.info.places]
    seated = [place for place in places if place.player != FREE]
    match.game.check_seats(len(seated))
    return Change(info=counted(match, begun(match, seated)))


def counted(match: LiveMatch, after: MatchInfo) -> MatchInfo:
    """The same where others sit than were expected: is it ranked, and how does it start?"""
    boards, bots = match.game.leaderboards, [place.bot for place in after.places]
    after.ranked = after.ranked and bool(boards.board_of(match.game.settings, bots))
    after.start = match.first_table(after.players).record.start
    return after


def close_show(info: MatchInfo, guest: Guest) -> Change:
    """Who had bots play closes their table, however far they are."""
    if info.host != guest.id:
        raise Refusal("NOT_KEEPER")
    if info.is_over():
        raise Refusal("MATCH_OVER")
    return Change(info=replace(info, state=VOID))


def call_off(match: LiveMatch, guest: Guest) -> Change:
    """Who opened the table closes it; who sat down there gets up again."""
    info = match.info
    if info.is_exhibition():
        return close_show(info, guest)
    check_waiting(match)
    if info.host == guest.id:
        return Change(result=NEVER_BEGUN)
    if not info.seats_of(guest.id):
        raise Refusal("NOT_SEATED")
    places = [Place(FREE) if place.guest == guest.id else place for place in info.places]
    return Change(info=replace(info, places=places))
