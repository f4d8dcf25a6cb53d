"""Whom a window asks: stops, a switch per card, the chest, and once only (DC-100, DC-111–113)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from zlib import crc32

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS
from waystone.games.dungeon_crawler.board import ROLL_WINDOW, TURN_WINDOW
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import RING
from waystone.games.dungeon_crawler.rules.hand import playable
from waystone.games.dungeon_crawler.rules.matters import MATTERS, is_opening
from waystone.games.dungeon_crawler.rules.stakes import is_chest_at_stake
from waystone.games.dungeon_crawler.state import CrawlerState, replaced

USUAL: Final = STOPS.index("usual")
ALL: Final = STOPS.index("all")
_WINDOWS: Final = tuple(card.windows for card in BOX.cards)

# How much a card wants its window: not at all, once as long as nothing changes, or in any case.
NOT: Final = 0
ONCE: Final = 1
SURELY: Final = 2


def could_respond(params: Params, state: CrawlerState, window: int) -> bool:
    """A cheap first look at hands and rings; with fixed windows only at what all see (H-7)."""
    for hand in state.hands:
        if hand and params.fixed_windows:
            return True
        for card in hand:
            if _WINDOWS[card] & window:
                return True
    return window == ROLL_WINDOW and any(RING in gear for gear in state.gear)


def holds(state: CrawlerState, seat: int, window: int) -> bool:
    """Whether a seat has a card for windows of this kind."""
    for card in state.hands[seat]:
        if _WINDOWS[card] & window:
            return True
    return window == ROLL_WINDOW and RING in state.gear[seat]


def held(state: CrawlerState, seat: int, window: int) -> list[int]:
    """The cards of a seat for windows of this kind, the ring on its finger included."""
    cards = [card for card in state.hands[seat] if _WINDOWS[card] & window]
    if window == ROLL_WINDOW and RING in state.gear[seat]:
        cards.append(RING)
    return cards


def offered(params: Params, state: CrawlerState, seat: int, window: int) -> list[int]:
    """Everything legal for a seat that this window asks, nothing for one that is passed over.

    Which cards open the window is their holder's wish; once asked, all may be played (DC-112).
    """
    cards = held(state, seat, window)
    if not cards:
        return []
    if is_chest_at_stake(state, window):
        return playable(params, state, seat, window)
    wishes = {card: wish_of(state, seat, window, card) for card in cards}
    if not any(wishes.values()):
        return []
    options = playable(params, state, seat, window)
    wish = max((wishes[_card_of(option)] for option in options), default=NOT)
    if wish == ONCE and is_repeat(params, state, seat, window, options):
        return []
    return options if wish else []


def _card_of(option: int) -> int:
    return RING if option == ACTIONS.use_ring else option - ACTIONS.play


def wish_of(state: CrawlerState, seat: int, window: int, card: int) -> int:
    """Whether a card is to open a window with no chest at stake: its switch, then the stops."""
    if state.always[seat] >> card & 1:
        return SURELY
    if state.later[seat] >> card & 1:
        return NOT
    if state.stops[seat] != USUAL:
        return SURELY if state.stops[seat] == ALL else NOT
    return usual_wish(state, seat, window, card)


def usual_wish(state: CrawlerState, seat: int, window: int, card: int) -> int:
    """With the usual stops: at the own beginning, and where the card can matter (DC-112)."""
    if is_opening(state, seat, window):
        return SURELY
    return ONCE if MATTERS[card](state, seat, window) else NOT


# Asked once (DC-111): `passed` holds, for each seat, what it saw when it last passed a turn window.


def is_repeat(
    params: Params, state: CrawlerState, seat: int, window: int, options: Iterable[int]
) -> bool:
    """Whether a seat has passed a turn window in this very situation."""
    return window == TURN_WINDOW and state.passed[seat] == situation(params, state, seat, options)


def situation(params: Params, state: CrawlerState, seat: int, options: Iterable[int]) -> int:
    """A number for figures, tiles, tokens, wounds, gear, numbers of cards, and one's legal cards.

    With fixed windows what is legal may not decide; whose activation it is stands for it (H-7).
    """
    own = [int(state.active == seat)] if params.fixed_windows else sorted(options)
    sizes = [len(hand) for hand in state.hands]
    mat = (state.tiles, state.turns, [state.door], state.chests, state.piles)
    lists = (state.spot, state.wounds, *mat, *state.gear, sizes, own)
    return crc32("|".join(" ".join(map(str, each)) for each in lists).encode())


def note_pass(params: Params, state: CrawlerState, seat: int, window: int) -> None:
    """Remember what a seat saw that passes a turn window."""
    if window == TURN_WINDOW:
        legal = [option for option in state.options if option != ACTIONS.pass_]
        state.passed = replaced(state.passed, seat, situation(params, state, seat, legal))


# With fixed windows (H-7) a seat is waited for wherever any card of the box would matter to it.


def is_waited_for(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """As everybody could work out who knew that seat's wishes, whatever it holds."""
    if not (state.hands[seat] or holds(state, seat, window)):
        return False
    if is_chest_at_stake(state, window) or state.always[seat] or state.stops[seat] == ALL:
        return True
    if state.stops[seat] != USUAL:
        return False
    if is_opening(state, seat, window):
        return True
    return could_matter(state, seat, window) and not is_repeat(params, state, seat, window, ())


def could_matter(state: CrawlerState, seat: int, window: int) -> bool:
    """Whether any card that there is would be asked for here."""
    return any(
        kinds & window and MATTERS[card](state, seat, window) for card, kinds in enumerate(_WINDOWS)
    )
