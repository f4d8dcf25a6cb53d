"""What a person asks to do at a table, checked before anything is touched."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from waystone.kernel.action import HINT, Action
from waystone.kernel.dice import Dice
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.model import BROKEN, OPEN, OVER, VOID, MatchInfo, Refusal


class DoneBefore(Exception):
    """The same seat sent a command with this id before: it is answered, not done again."""


def asked_action(
    match: LiveMatch,
    dice: Callable[[], Dice],
    guest: str,
    seat: int | None,
    n: int,
    text: str,
    id: str,
    is_program: bool,
) -> Change | None:
    """The step that a guest asks for; None where the clock does the same when time is up.

    The seat of a program is marked with its first step, for boards of its own (DD-113).
    """
    seat = seat_for(match, guest, seat)
    if id and (seat, id) in match.done:
        raise DoneBefore
    check_running(match)
    action = match.game.alphabet.parse(text)
    if action.automatic:
        raise Refusal("NOT_YOURS")
    check_number(match, guest, seat, n, action)
    if is_left_to_time(match, dice, seat, action):
        return None
    is_new = is_program and match.info.ranked and not match.info.places[seat].program
    is_marked = is_new and action is not match.game.alphabet.leave
    return Change(seat, action, id=id, info=with_program(match.info, seat) if is_marked else None)


def asked_hint(match: LiveMatch, guest: str, seat: int | None) -> Change:
    """The step that notes that a guest is helped; nobody is in a match that counts."""
    seat = seat_for(match, guest, seat)
    check_running(match)
    if match.info.ranked:
        raise Refusal("NO_HINTS")
    if seat not in match.acting:
        raise Refusal("NOT_YOUR_TURN")
    return Change(seat, HINT)


def with_program(info: MatchInfo, seat: int) -> MatchInfo:
    """The same match, of which this seat is played through a token."""
    places = list(info.places)
    places[seat] = replace(places[seat], program=True)
    return info.with_places(places)


def seat_for(match: LiveMatch, guest: str, seat: int | None) -> int:
    """The seat that a guest acts for."""
    held = match.seating.seats_of(guest)
    if not held:
        raise Refusal("NOT_SEATED")
    if seat is None:
        able = [each for each in held if each in match.acting] or list(held)
        if len(able) > 1:
            raise Refusal("WHICH_SEAT")
        return able[0]
    if seat not in held:
        raise Refusal("FOREIGN_SEAT")
    return seat


def check_running(match: LiveMatch) -> None:
    """Refuse actions before the beginning, after the end, and at a broken or closed table."""
    state = match.info.state
    if state == OPEN:
        raise Refusal("NOT_BEGUN")
    if state == BROKEN:
        raise Refusal("BROKEN")
    if state == OVER:
        raise Refusal("MATCH_OVER")
    if state == VOID:
        raise Refusal("VOID")


def check_number(match: LiveMatch, guest: str, seat: int, n: int, action: Action) -> None:
    """Refuse what was decided before the latest news for this seat.

    What others did while this seat was free to choose anyway is no such news (DD-18), and leaving
    is always possible. Only what the guest was told counts (DM-81).
    """
    told = match.log_of(guest)
    if n == told.count or action is match.game.alphabet.leave:
        return
    if n > told.count:
        raise Refusal("AHEAD", f"The match stands at step {told.count}.")
    if seat not in match.acting or n < told.count - len(told.after(match.ready[seat])):
        raise Refusal("STALE")


def is_left_to_time(match: LiveMatch, dice: Callable[[], Dice], seat: int, action: Action) -> bool:
    """Whether the clock does this for everybody alike, so that haste betrays nothing."""
    game, state = match.game, match.table.state
    if not game.policy.fixed_windows(state) or game.refusal(state, seat, action):
        return False
    return action is game.policy.on_timeout(state, seat, dice())
