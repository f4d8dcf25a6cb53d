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
from waystone.games.dungeon_crawler.rules.figures import RING, hero, is_hero, player_of
from waystone.games.dungeon_crawler.rules.frames import (
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

    A window frame's `number` is its kind, `spare` how many have passed in a row, `other` whether
    it is a usual stop for everybody.
    """
    state = play.state
    if not any(_could_respond(state, seat, kind) for seat in range(state.seats)):
        return
    frame = play.begin(WINDOW, state.active)
    frame.number = kind
    frame.other = int(is_usual)


def _could_respond(state: CrawlerState, seat: int, kind: int) -> bool:
    """A cheap first look at hand and ring, before anything is worked out."""
    if any(_CARD_WINDOWS[card] & kind for card in state.hands[seat]):
        return True
    return kind == ROLL_WINDOW and RING in state.gear[seat]


def offer(play: Play, frame: Frame) -> int:
    """Stage 0: ask the next in priority, from the active player clockwise (DC-94)."""
    state = play.state
    while frame.spare < state.seats:
        seat = (frame.seat + frame.spare) % state.seats
        if not state.absent[seat] and _could_respond(state, seat, frame.number):
            options = responses(play, frame, seat)
            if options:
                play.ask(seat, RESPOND, [*options, ACTIONS.hold])
                return 1
        frame.spare += 1
    return DONE


def responses(play: Play, frame: Frame, seat: int) -> list[int]:
    """The cards that a seat is offered: legal ones, where it wants to stop (DC-100)."""
    state = play.state
    if not wants_to_stop(state, frame, seat):
        return []
    return playable(play.law, state, seat, frame.number)


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
    answer = play.state.answer
    if answer == ACTIONS.hold:
        frame.spare += 1
        return 0
    seat = (frame.seat + frame.spare) % play.state.seats
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


WINDOW_STAGES: Final[Stages] = (offer, respond, restart)
