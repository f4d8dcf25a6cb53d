"""Windows: the moments at which cards may be played (DC-93 to DC-100)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS
from waystone.games.dungeon_crawler.board import (
    ATTACK_WINDOW,
    HARM_WINDOW,
    PATH_WINDOW,
    ROLL_WINDOW,
    TURN_WINDOW,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Law
from waystone.games.dungeon_crawler.rules.figures import RING, clockwise, hero, is_hero, player_of
from waystone.games.dungeon_crawler.rules.frames import (
    ASK,
    ATTACK,
    DONE,
    HARM,
    RESPOND,
    ROLL,
    STRIKE,
    WALK,
    WINDOW,
)
from waystone.games.dungeon_crawler.rules.hand import play_from_hand, playable
from waystone.games.dungeon_crawler.rules.play import Play, Stages, nearest
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

USUAL: Final = STOPS.index("usual")
ALL: Final = STOPS.index("all")
_CARD_WINDOWS: Final = tuple(card.windows for card in BOX.cards)


def open_window(play: Play, kind: int, is_usual: bool = False) -> None:
    """Offer a moment to all who could use it; nobody with a fitting card, no window.

    A window frame's `number` is its kind, `spare` how many have passed in a row (at an even pace
    a bit for each), `other` whether it is a usual stop for everybody.
    """
    state = play.state
    if not _could_anybody_respond(play.law, state, kind):
        return
    frame = play.begin(WINDOW, state.active)
    frame.number = kind
    frame.other = int(is_usual)


def _could_anybody_respond(law: Law, state: CrawlerState, kind: int) -> bool:
    for seat, hand in enumerate(state.hands):
        if (hand or state.gear[seat]) and _could_respond(law, state, seat, kind):
            return True
    return False


def _could_respond(law: Law, state: CrawlerState, seat: int, kind: int) -> bool:
    """A cheap first look at hand and ring; at an even pace only at what everybody sees (H-7)."""
    if kind == ROLL_WINDOW and RING in state.gear[seat]:
        return True
    if law.even_pace:
        return bool(state.hands[seat])
    return any(_CARD_WINDOWS[card] & kind for card in state.hands[seat])


def offer(play: Play, frame: Frame) -> int:
    """Stage 0: ask the next in priority, from the active player clockwise (DC-94)."""
    if play.law.even_pace:
        return _offer_to_all(play, frame)
    law, state = play.law, play.state
    circle = clockwise(state, frame.seat)
    while frame.spare < len(circle):
        seat = circle[frame.spare]
        if not state.absent[seat] and _could_respond(law, state, seat, frame.number):
            options = responses(law, state, frame, seat)
            if options:
                play.ask(seat, RESPOND, [*options, ACTIONS.hold])
                return 1
        frame.spare += 1
    return DONE


def responses(law: Law, state: CrawlerState, frame: Frame, seat: int) -> list[int]:
    """The cards that a seat is offered: legal ones, where it wants to stop (DC-100)."""
    if not wants_to_stop(state, frame, seat):
        return []
    return playable(law, state, seat, frame.number)


def wants_to_stop(state: CrawlerState, frame: Frame, seat: int) -> bool:
    """The stops of a player: the usual ones, all, or none (DC-100)."""
    if state.stops[seat] != USUAL:
        return state.stops[seat] == ALL
    if frame.number == TURN_WINDOW:
        return bool(frame.other)
    if frame.number == PATH_WINDOW:
        walker = nearest(state, WALK).figure
        return is_hero(walker) and walker != hero(seat)
    return seat in involved(state, frame.number)


def involved(state: CrawlerState, kind: int) -> set[int]:
    """Whose Adventurer or whose roll a window is about."""
    if kind == HARM_WINDOW:
        return {player_of(state, nearest(state, HARM).figure)}
    if kind == ATTACK_WINDOW:
        frame = nearest(state, ATTACK)
        return {player_of(state, each) for each in (frame.figure, *frame.cells) if is_hero(each)}
    frame = nearest(state, ROLL)
    found = {frame.seat, frame.other}
    strike = state.stack[state.stack.index(frame) - 1]
    if strike.kind == STRIKE and is_hero(strike.other):
        found.add(player_of(state, strike.other))
    return found


def respond(play: Play, frame: Frame) -> int:
    """Stage 1: a pass, or a card that is resolved at once."""
    seat, answer = play.state.asked, play.state.answer
    if answer == ACTIONS.hold:
        frame.spare = frame.spare | 1 << seat if play.law.even_pace else frame.spare + 1
        return 0
    play_from_hand(play, seat, answer)
    return 2


def restart(play: Play, frame: Frame) -> int:
    """Stage 2: after a card priority starts again, unless the moment has gone (DC-94)."""
    frame.spare = 0
    return DONE if _is_moot(play.state, frame) else 0


def _is_moot(state: CrawlerState, frame: Frame) -> bool:
    """A segment that is over, or harm that was cancelled, leaves nothing to respond to."""
    under = state.stack[state.stack.index(frame) - 1]
    if frame.number == PATH_WINDOW:
        return not under.cells
    return frame.number == HARM_WINDOW and under.number == 0


# An even pace (H-7): who holds any card is asked, all of them at once, and the table's clock passes
# for everybody when the time is up. So neither a pause nor the number of steps betrays a hand.


def _offer_to_all(play: Play, frame: Frame) -> int:
    """The first in priority is asked for all who have not passed; `facing` asks the others."""
    law, state = play.law, play.state
    for seat in clockwise(state, frame.seat):
        if is_awaited(law, state, frame, seat):
            options = responses(law, state, frame, seat)
            play.ask(seat, RESPOND, [*options, ACTIONS.hold])
            return 1
    return DONE


def is_awaited(law: Law, state: CrawlerState, frame: Frame, seat: int) -> bool:
    """Whether a seat has not passed yet, as everybody could work out who knew its stops."""
    has_passed = frame.spare >> seat & 1
    if has_passed or state.absent[seat] or not _could_respond(law, state, seat, frame.number):
        return False
    return wants_to_stop(state, frame, seat)


def is_response(state: CrawlerState) -> bool:
    """Whether the table waits for responses, so that nobody may know for whose (DC-100)."""
    top = state.stack[-1] if state.stack else None
    return top is not None and top.kind == ASK and top.number == RESPOND


def facing(law: Law, state: CrawlerState, seat: int) -> CrawlerState:
    """The position as it asks this seat: another one only for who is asked besides the first."""
    if not law.even_pace or seat == state.asked or seat >= state.seats or not is_response(state):
        return state
    if not is_awaited(law, state, state.stack[-2], seat):
        return state
    twin = state.copy()
    turn_to(law, twin, seat)
    return twin


def turn_to(law: Law, state: CrawlerState, seat: int) -> None:
    """Ask this seat first."""
    options = responses(law, state, state.stack[-2], seat)
    state.asked = state.stack[-1].seat = seat
    state.options = tuple(sorted([*options, ACTIONS.hold]))


def moment(law: Law, state: CrawlerState) -> int:
    """A number for each question of a window, or at an even pace for all of them together."""
    under_way = state.stack[:-2] if law.even_pace else state.stack
    cards = [*map(len, state.hands), *map(int, state.ring_used), state.stack[-2].number]
    return hash((*cards, *(n for frame in under_way for n in frame.numbers())))


WINDOW_STAGES: Final[Stages] = (offer, respond, restart)
