"""Windows: the moments at which cards may be played (DC-93 to DC-100)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.asking import (
    could_respond,
    is_waited_for,
    note_pass,
    offered,
)
from waystone.games.dungeon_crawler.rules.figures import clockwise
from waystone.games.dungeon_crawler.rules.frames.fights import PREVENTED, HarmFrame
from waystone.games.dungeon_crawler.rules.frames.moves import WalkFrame
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame, Question
from waystone.games.dungeon_crawler.rules.frames.turns import WindowFrame, WindowStage
from waystone.games.dungeon_crawler.rules.hand import play_from_hand, playable
from waystone.games.dungeon_crawler.rules.play import Play, Stages, cause_of, in_stages, nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.rules import NO_SEAT_ACTS, SEAT_ALONE


def open_window(play: Play, kind: int) -> bool:
    """Offer a moment to all who could use it; nobody with a fitting card, no window."""
    state = play.state
    if not could_respond(play.params, state, kind):
        return False
    play.begin(WindowFrame(state.active, kind))
    return True


def offer(play: Play, frame: WindowFrame) -> int:
    """Ask the next in priority, from the active player clockwise (DC-94).

    Who was passed over may still come in: a switch thrown while others think counts at once.
    """
    params, state = play.params, play.state
    for seat in clockwise(state, frame.seat):
        options = question(params, state, frame, seat)
        if options:
            play.ask(seat, Question.RESPOND, options)
            return WindowStage.RESPOND
    return DONE


def question(params: Params, state: CrawlerState, frame: WindowFrame, seat: int) -> list[int]:
    """What a seat may answer to this window, nothing if it is not asked (any more)."""
    if frame.passed >> seat & 1 or state.absent[seat]:
        return []
    if params.fixed_windows:
        if not is_waited_for(params, state, seat, frame.window):
            return []
        return [*playable(params, state, seat, frame.window), ACTIONS.pass_]
    options = offered(params, state, seat, frame.window)
    return [*options, ACTIONS.pass_] if options else []


def respond(play: Play, frame: WindowFrame) -> int:
    """A pass, or a card that is resolved at once."""
    seat, answer = play.state.asked, play.state.answer
    if answer == ACTIONS.pass_:
        note_pass(play.params, play.state, seat, frame.window)
        frame.passed |= 1 << seat
        return WindowStage.OFFER
    play_from_hand(play, seat, answer)
    return WindowStage.RESTART


def restart(play: Play, frame: WindowFrame) -> int:
    """After a card priority starts again, unless the moment has gone (DC-94)."""
    frame.passed = 0
    return DONE if _is_moot(play.state, frame) else WindowStage.OFFER


def _is_moot(state: CrawlerState, frame: WindowFrame) -> bool:
    """A segment that is over, or harm that was cancelled, leaves nothing to respond to."""
    cause = cause_of(state, frame)
    if isinstance(cause, WalkFrame):
        return not cause.path
    return isinstance(cause, HarmFrame) and cause.wounds == PREVENTED


def is_response(state: CrawlerState) -> bool:
    """Whether the table waits for responses, so that nobody may know for whose (DC-100)."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, AskFrame) and top.question == Question.RESPOND


def asking_window(state: CrawlerState) -> WindowFrame:
    """The window whose responses the table waits for."""
    return nearest(state, WindowFrame)


# Fixed windows (H-7): all who are waited for are asked at once, and the table's clock passes for
# everybody when the time is up. So neither a pause nor the number of steps betrays a hand.


def facing(params: Params, state: CrawlerState, seat: int) -> CrawlerState:
    """The position as it asks this seat: another one only for who is asked besides the first."""
    if (
        not params.fixed_windows
        or seat == state.asked
        or seat >= state.seats
        or not is_response(state)
    ):
        return state
    if not question(params, state, asking_window(state), seat):
        return state
    twin = state.copy()
    turn_to(params, twin, seat)
    return twin


def acting(params: Params, state: CrawlerState) -> Sequence[int]:
    """The seat that is asked, and with fixed windows behind it all others who are waited for."""
    if state.asked == NOBODY:
        return NO_SEAT_ACTS
    if not params.fixed_windows or not is_response(state):
        return SEAT_ALONE[state.asked]
    frame, first = asking_window(state), state.asked
    seats = (seat for seat in range(state.seats) if seat != first)
    return [first, *(seat for seat in seats if question(params, state, frame, seat))]


def turn_to(params: Params, state: CrawlerState, seat: int) -> None:
    """Ask this seat first."""
    state.options = tuple(sorted(question(params, state, asking_window(state), seat)))
    state.asked = state.stack[-1].seat = seat


def moment(params: Params, state: CrawlerState) -> int:
    """A number for each question of a window, or with fixed windows for all of them together."""
    under_way = state.stack[:-2] if params.fixed_windows else state.stack
    cards = [*map(len, state.hands), *map(int, state.ring_used), asking_window(state).window]
    return hash((*cards, *(n for frame in under_way for n in frame.numbers())))


WINDOW_STAGES: Final[Stages] = in_stages(
    {
        WindowStage.OFFER: offer,
        WindowStage.RESPOND: respond,
        WindowStage.RESTART: restart,
    }
)
