"""Which cards of a hand may be played now, and playing one (DC-95, DC-101)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import DOPPELGANGER, ROLL_WINDOW, TURN_WINDOW
from waystone.games.dungeon_crawler.box import BOX, Card
from waystone.games.dungeon_crawler.events import CardPlayed
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import RING, on_mat
from waystone.games.dungeon_crawler.rules.frames import DONE, FIRST_CARD, PLAYED, ROLL, WALK
from waystone.games.dungeon_crawler.rules.play import Play, Stages, nearest
from waystone.games.dungeon_crawler.rules.segments import look_again
from waystone.games.dungeon_crawler.rules.treasure import DOPPELGANGER_CARD
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

Fits = Callable[[Params, CrawlerState, int, int], bool]
Effect = tuple[Fits, Stages]
"""Whether a card fits the moment, and what it does."""
FITS: Final[dict[int, Fits]] = {}
"""By card: whether its target exists and its effect can do something (filled by `cards`)."""


def playable(
    params: Params, state: CrawlerState, seat: int, window: int, step_5: bool = False
) -> list[int]:
    """The actions that play a card, or the ring, at this moment."""
    found = [
        ACTIONS.play + number
        for number in state.hands[seat]
        if _is_time_for(state, BOX.cards[number], seat, window, step_5)
        and FITS[number](params, state, seat, window)
    ]
    if window == ROLL_WINDOW and can_use_ring(state, seat):
        found.append(ACTIONS.use_ring)
    return found


def _is_time_for(state: CrawlerState, card: Card, seat: int, window: int, step_5: bool) -> bool:
    """Window, own activation, step 5, and loot only with the Adventurer on the mat (DC-95)."""
    if not card.windows & window or (card.own and state.active != seat):
        return False
    if card.in_step_5 and not (window == TURN_WINDOW and step_5):
        return False
    return card.is_event or on_mat(state, seat)


def can_use_ring(state: CrawlerState, seat: int) -> bool:
    """Once per round, on a die you have just rolled (Magic Ring)."""
    if RING not in state.gear[seat] or state.ring_used[seat]:
        return False
    frame = nearest(state, ROLL)
    return seat in (frame.seat, frame.other)


def play_from_hand(play: Play, seat: int, answer: int) -> None:
    """Put a card on the table; it is resolved completely before anything else (DC-94).

    Single cards stay with the `played` frame until they are resolved, then they are discarded;
    the Doppelganger's stays with its figure.
    """
    if answer == ACTIONS.use_ring:
        play.begin(FIRST_CARD + RING, seat)
        return
    state = play.state
    number = answer - ACTIONS.play
    state.hands[seat].remove(number)
    play.tell(CardPlayed(seat, BOX.cards[number].id))
    if BOX.cards[number].type in ("gear", "lasting"):
        state.gear[seat] = sorted([*state.gear[seat], number])
    else:
        play.begin(PLAYED, seat).number = number
    play.begin(FIRST_CARD + number, seat)


def resolved(play: Play, frame: Frame) -> int:
    """A single card goes to the discards once its effect is done."""
    state = play.state
    put_away(state, frame)
    walk = state.stack[-3]  # below the window in which it was played, if that is a path's
    if walk.kind == WALK:
        look_again(state, walk, frame.seat)
    return DONE


def put_away(state: CrawlerState, frame: Frame) -> None:
    """The card of a `played` frame is discarded, unless it lies with its figure (DC-103)."""
    if frame.number != DOPPELGANGER_CARD or state.spot[DOPPELGANGER] < 0:
        state.discards.append(frame.number)


PLAYED_STAGES: Final[Stages] = (resolved,)
