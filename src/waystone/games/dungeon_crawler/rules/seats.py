"""Table actions: joining, leaving, and where a player wants to be asked (DC-21, DC-22, DC-100)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS, SWITCHES, TIES
from waystone.games.dungeon_crawler.board import CHOOSING, EMPTY, NOBODY
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    Joined,
    Left,
    StopsChosen,
    SwitchThrown,
    TiesChosen,
)
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.clearing import is_to_be_cleared
from waystone.games.dungeon_crawler.rules.figures import players
from waystone.games.dungeon_crawler.rules.frames.cards import PlayedFrame
from waystone.games.dungeon_crawler.rules.frames.fights import DESTRUCTION, HarmFrame
from waystone.games.dungeon_crawler.rules.frames.moves import DisplacedFrame, MonsterMoveFrame
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActivationFrame,
    EnterFrame,
    EnterStage,
)
from waystone.games.dungeon_crawler.rules.hand import put_away
from waystone.games.dungeon_crawler.rules.harm import is_in_danger
from waystone.games.dungeon_crawler.rules.landing import end_match
from waystone.games.dungeon_crawler.rules.play import Play, default_choice, nearest
from waystone.games.dungeon_crawler.state import NEVER_PASSED, CrawlerState, replaced
from waystone.kernel.action import Action


def refuse_table_action(params: Params, state: CrawlerState, seat: int, action: Action) -> str:
    """Why a seat can't join, leave or choose its stops."""
    if action is ACTIONS.join:
        return _refuse_join(params, state, seat)
    return "NOT_PLAYING" if state.absent[seat] else ""


def _refuse_join(params: Params, state: CrawlerState, seat: int) -> str:
    """A round must be complete; the seat may be the next that is not there yet (DC-21, DC-117)."""
    is_new = seat == state.seats
    if not is_new and not state.absent[seat]:
        return "ALREADY_PLAYING"
    if not params.joining:
        return "NO_JOINING"
    is_early = state.round == 1 or (not is_new and is_to_be_cleared(state, seat))
    return "TOO_EARLY" if is_early else ""


def do_table_action(play: Play, seat: int, action: Action) -> None:
    """Join, leave, or choose where to be asked."""
    state = play.state
    if action is ACTIONS.join:
        join(play, seat)
    elif action is ACTIONS.leave:
        leave(play, seat)
    elif action.id >= ACTIONS.ask_card:
        throw_switch(play, seat, *divmod(action.id - ACTIONS.ask_card, len(SWITCHES)))
    elif action.id in ACTIONS.ties:
        decide_ties(play, seat, ACTIONS.ties.index(action.id))
    else:
        state.stops = replaced(state.stops, seat, action.id - ACTIONS.ask[0])
        play.whisper(seat, StopsChosen(seat, STOPS[state.stops[seat]]))


def decide_ties(play: Play, seat: int, wish: int) -> None:
    """Whether a player chooses between equal spaces for its Monsters (DC-90, DC-118)."""
    state = play.state
    state.deciders = state.deciders & ~(1 << seat) | wish << seat
    play.whisper(seat, TiesChosen(seat, TIES[wish]))


def join(play: Play, seat: int) -> None:
    """Somebody sits down, as a newcomer to whom nothing of an earlier player is left (DC-21)."""
    state = play.state
    if seat == state.seats:
        state.add_seat()
    state.absent = replaced(state.absent, seat, False)
    state.newcomers = [*state.newcomers, seat]
    state.stops = replaced(state.stops, seat, 0)
    state.always, state.later = replaced(state.always, seat, 0), replaced(state.later, seat, 0)
    state.passed = replaced(state.passed, seat, NEVER_PASSED)
    state.deciders &= ~(1 << seat)
    state.ring_used = replaced(state.ring_used, seat, False)
    if state.knower == seat:
        state.knower, state.known_tiles = NOBODY, 0
    if state.copied_seat == seat:
        state.copied_seat = NOBODY
    play.tell(Joined(seat))


def throw_switch(play: Play, seat: int, card: int, setting: int) -> None:
    """When a card is asked for: as usual, always, or not until the next own activation (DC-112).

    Any card may be named, also one that is not held: so nothing is betrayed by a refusal.
    """
    state, bit = play.state, 1 << card
    switch = SWITCHES[setting]
    always, later = state.always[seat] & ~bit, state.later[seat] & ~bit
    state.always = replaced(state.always, seat, always | bit * (switch == "always"))
    state.later = replaced(state.later, seat, later | bit * (switch == "later"))
    play.whisper(seat, SwitchThrown(seat, BOX.cards[card].id, switch))


def leave(play: Play, seat: int) -> None:
    """The seat plays no more; if one player is left, that player wins (DC-22).

    What is under way comes to its end first: figures and cards go before the next activation.
    """
    state = play.state
    play.tell(Left(seat))
    state.absent = replaced(state.absent, seat, True)
    state.newcomers = [each for each in state.newcomers if each != seat]
    left = players(state)
    if len(left) == 1:
        end_match(play, "others left", left[0])
    elif state.active == seat and state.phase != CHOOSING:
        break_off(state, seat)
    elif state.stack[-1].seat == seat:
        answer_for(state)


def answer_for(state: CrawlerState) -> None:
    """What the table asked is decided for who has left."""
    state.stack.pop()
    state.answer = default_choice(state.options)
    if isinstance(state.stack[-1], EnterFrame):
        state.stack[-1].stage = EnterStage.CHOOSE_HERO


def break_off(state: CrawlerState, seat: int) -> None:
    """The activation of who has left is over; what was drawn goes to the discards.

    What others are about to suffer still comes: nobody is left standing in lava or deep water, or
    in the rock of a closed door.
    """
    at = state.stack.index(nearest(state, ActivationFrame))
    broken = state.stack[at:]
    still_comes = [isinstance(frame, (HarmFrame, DisplacedFrame)) for frame in broken]
    cut = still_comes.index(True) if True in still_comes else len(broken)
    state.stack[at:] = broken[cut:]
    for frame in broken[:cut]:
        _leave_undone(state, frame, at)
    top = state.stack[-1]
    if isinstance(top, AskFrame) and top.seat == seat:
        answer_for(state)
    if state.drawn_tile != EMPTY:
        state.tile_discards = [*state.tile_discards, state.drawn_tile]
        state.drawn_tile = EMPTY
    if state.drawn_creature != NOBODY:
        state.creature_discards = [*state.creature_discards, state.drawn_creature]
        state.drawn_creature = NOBODY


def _leave_undone(state: CrawlerState, frame: Frame, at: int) -> None:
    """A played card is discarded; a Monster lured into deep water drowns there (DC-35)."""
    if isinstance(frame, PlayedFrame):
        put_away(state, frame)
    elif isinstance(frame, MonsterMoveFrame) and is_in_danger(state, frame.figure):
        state.stack.insert(at, HarmFrame(frame.misled_by, frame.figure, DESTRUCTION))
