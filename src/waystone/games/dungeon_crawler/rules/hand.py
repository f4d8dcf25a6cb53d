"""Which cards of a hand may be played now, and playing one (DC-95, DC-101)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import DOPPELGANGER, ROLL_WINDOW, TURN_WINDOW
from waystone.games.dungeon_crawler.box import BOX, Card
from waystone.games.dungeon_crawler.events import CardPlayed
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.conditions.table import FITS
from waystone.games.dungeon_crawler.rules.figures import RING, on_mat
from waystone.games.dungeon_crawler.rules.frames.cards import (
    PlayedFrame,
    PlayedStage,
    frame_of_card,
)
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame
from waystone.games.dungeon_crawler.rules.frames.moves import WalkFrame
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages, nearest
from waystone.games.dungeon_crawler.rules.segments import look_again
from waystone.games.dungeon_crawler.rules.treasure import DOPPELGANGER_CARD
from waystone.games.dungeon_crawler.state import CrawlerState, replaced, without


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
    roll = nearest(state, RollFrame)
    return seat in (roll.seat, roll.second)


def play_from_hand(play: Play, seat: int, answer: int) -> None:
    """Put a card on the table; it is resolved completely before anything else (DC-94).

    Single cards lie on the table until they are resolved, then they are discarded; the
    Doppelganger's stays with its figure.
    """
    if answer == ACTIONS.use_ring:
        play.begin(frame_of_card(seat, RING))
        return
    state = play.state
    number = answer - ACTIONS.play
    state.hands = replaced(state.hands, seat, without(state.hands[seat], number))
    play.tell(CardPlayed(seat, BOX.cards[number].id))
    if BOX.cards[number].type in ("gear", "lasting"):
        state.gear = replaced(state.gear, seat, sorted([*state.gear[seat], number]))
    else:
        play.begin(PlayedFrame(seat, number))
    play.begin(frame_of_card(seat, number))


def resolved(play: Play, frame: PlayedFrame) -> int:
    """A single card goes to the discards once its effect is done."""
    state = play.state
    put_away(state, frame)
    walk = state.stack[-3]  # below the window in which it was played, if that is a path's
    if isinstance(walk, WalkFrame):
        look_again(state, walk, frame.seat)
    return DONE


def put_away(state: CrawlerState, frame: PlayedFrame) -> None:
    """A card that was played is discarded, unless it lies with its figure (DC-103)."""
    if frame.card != DOPPELGANGER_CARD or state.spot[DOPPELGANGER] < 0:
        state.discards = [*state.discards, frame.card]


PLAYED_STAGES: Final[Stages] = in_stages({PlayedStage.PUT_AWAY: resolved})
