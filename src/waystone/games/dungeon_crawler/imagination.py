"""Positions that a seat could be in: hidden cards and piles dealt anew, the rest kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS, TIES
from waystone.games.dungeon_crawler.board import (
    DOPPELGANGER,
    EMPTY,
    FIRST_HERO,
    MONSTERS,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    TURN_WINDOW,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.generation import LAVA_ISLAND
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import clockwise, set_down
from waystone.games.dungeon_crawler.rules.frames.cards import PlayedFrame
from waystone.games.dungeon_crawler.rules.frames.questions import QUESTION_WORDS, AskFrame
from waystone.games.dungeon_crawler.rules.hand import playable
from waystone.games.dungeon_crawler.rules.treasure import DOPPELGANGER_CARD
from waystone.games.dungeon_crawler.rules.windows import asking_window, question
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import NO_DOOR, build_terrain
from waystone.games.dungeon_crawler.under_way.rebuild import rebuild
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.dice import Dice

_TRIES: Final = 20
_ADVENTURER: Final = {card.id: number for number, card in enumerate(BOX.adventurers)}


def imagine(params: Params, view: CrawlerView, dice: Dice) -> CrawlerState:
    """A position with exactly this view; what the seat can't know is shuffled and dealt."""
    state = _public_part(view)
    _shuffle_creatures(state, view, dice)
    _shuffle_tiles(params, state, view, dice)
    _deal_treasures(state, view, dice)
    _take_over_wishes(state, view)
    if view.waiting and view.asked is None:
        _find_responder(params, state, view, dice)
    else:
        _set_question(params, state, view)
    return state


def _public_part(view: CrawlerView) -> CrawlerState:
    tiles = [EMPTY if name is None else BOX.shape_by_id[name] for name in view.tiles]
    door = NO_DOOR if view.door is None else view.door
    state = CrawlerState(len(view.players), build_terrain(tiles, view.turns, door))
    state.tiles, state.turns, state.door = tiles, list(view.turns), door
    state.phase, state.round, state.step = PHASE_NAMES.index(view.phase), view.round, view.step
    state.active = _number(view.active)
    state.order, state.newcomers = list(view.order), list(view.newcomers)
    state.first_rolls = list(view.first_rolls)
    state.chests, state.piles = list(view.chests), list(view.piles)
    state.drawn_creature = _number(view.drawn_creature)
    state.drawn_tile = EMPTY if view.drawn_tile is None else BOX.shape_by_id[view.drawn_tile]
    state.tile_discards = [BOX.shape_by_id[name] for name in view.tile_discards]
    state.creature_discards = list(view.creature_discards)
    state.discards = _cards(view.treasure_discards)
    state.knower, state.known_tiles = _number(view.knower), view.known
    state.stack = _under_way(view)
    _place_figures(state, view)
    if view.ending is not None:
        state.reason, state.winner = view.ending.reason, view.ending.winner
        state.ranks = list(view.ending.ranks)
    return state


def _under_way(view: CrawlerView) -> list[Frame]:
    """All frames, with the question on top; who is asked in a window may have to be guessed."""
    if view.question is None:
        return []
    ask = AskFrame(_number(view.asked), QUESTION_WORDS.index(view.question))
    return rebuild(view.under_way, view.seat, ask, view.step)


def _number(number: int | None) -> int:
    return -1 if number is None else number


def _cards(names: Iterable[str]) -> list[int]:
    return [BOX.card_by_id[name] for name in names]


def _place_figures(state: CrawlerState, view: CrawlerView) -> None:
    for seat, player in enumerate(view.players):
        figure = FIRST_HERO + seat
        state.absent[seat] = not player.playing
        if player.adventurer is not None:
            state.heroes[seat] = _ADVENTURER[player.adventurer]
        if player.cell is not None:
            set_down(state, figure, player.cell)
        state.wounds[figure] = player.wounds
        state.gear[seat] = _cards(player.gear)
        state.webbed[seat], state.ring_used[seat] = player.webbed, player.ring_used
        state.packs[seat] = list(player.monsters)
    for monster in view.monsters:
        set_down(state, monster.figure, monster.cell)
        state.wounds[monster.figure] = monster.wounds
        state.boss[monster.figure] = monster.seat
        if monster.figure == DOPPELGANGER:
            state.copied_card = _ADVENTURER[monster.creature]
            state.copied_seat = _number(view.copied_seat)


def _shuffle_creatures(state: CrawlerState, view: CrawlerView, dice: Dice) -> None:
    known = {*state.creature_discards, state.drawn_creature}
    known.update(figure for pack in state.packs for figure in pack)
    state.creatures = [card for card in range(MONSTERS - 1) if card not in known]
    dice.shuffle(state.creatures)


def _shuffle_tiles(params: Params, state: CrawlerState, view: CrawlerView, dice: Dice) -> None:
    """The pile is what does not lie elsewhere; on top what the Map has shown this seat."""
    pile = [shape for shape in BOX.pile if not (params.hard and shape == LAVA_ISLAND)]
    seen = [BOX.shape_by_id[name] for name in reversed(view.known_tiles)]
    laid = [
        shape
        for place, shape in enumerate(state.tiles)
        if shape != EMPTY and place not in BOX.fixed
    ]
    drawn = [] if state.drawn_tile == EMPTY else [state.drawn_tile]
    for shape in (*laid, *state.tile_discards, *drawn, *seen):
        pile.remove(shape)
    dice.shuffle(pile)
    state.pile = [*pile, *seen]


def _deal_treasures(state: CrawlerState, view: CrawlerView, dice: Dice) -> None:
    """Cards seen nowhere, dealt to the hands of others, the hoard and the deck."""
    hands = [_cards(hand) for hand in view.hands or ()]
    known = {*state.discards, *_cards(view.hand), *(card for gear in state.gear for card in gear)}
    known.update(card for hand in hands for card in hand)
    known.update(frame.card for frame in state.stack if isinstance(frame, PlayedFrame))
    if state.spot[DOPPELGANGER] != NOWHERE:
        known.add(DOPPELGANGER_CARD)
    unknown = [card.number for card in BOX.cards if card.number not in known]
    dice.shuffle(unknown)
    for seat, player in enumerate(view.players):
        if hands or seat == view.seat:
            state.hands[seat] = hands[seat] if hands else _cards(view.hand)
        else:
            state.hands[seat] = sorted(unknown.pop() for _ in range(player.hand))
    state.hoard = [unknown.pop() for _ in range(view.hoard)]
    state.deck = unknown


def _take_over_wishes(state: CrawlerState, view: CrawlerView) -> None:
    """Where the seat of this view wants to be asked; nobody knows that of the others."""
    if view.seat < state.seats:
        state.stops[view.seat] = STOPS.index(view.stops)
        state.always[view.seat] = sum(1 << card for card in _cards(view.always))
        state.later[view.seat] = sum(1 << card for card in _cards(view.later))
        state.deciders = TIES.index(view.ties) << view.seat


def _set_question(params: Params, state: CrawlerState, view: CrawlerView) -> None:
    """The same question with the same choices; another's cards are those just dealt."""
    state.asked = _number(view.asked)
    options = list(view.choices)
    if state.asked not in (NOBODY, view.seat) and view.question == "act":
        options += playable(params, state, state.asked, TURN_WINDOW, step_5=True)
    state.options = tuple(sorted(options))


def _find_responder(params: Params, state: CrawlerState, view: CrawlerView, dice: Dice) -> None:
    """Somebody else is asked in a window: deal until somebody has a card for it."""
    ask = state.stack.pop()
    for _ in range(_TRIES):
        if _ask_responder(params, state, view):
            break
        _deal_treasures(state, view, dice)
    else:
        holders = [seat for seat, each in enumerate(view.players) if each.hand or each.gear]
        state.asked = next((seat for seat in holders if seat != view.seat), 0)
        state.options = (ACTIONS.pass_,)
    ask.seat = state.asked
    state.stack.append(ask)


def _ask_responder(params: Params, state: CrawlerState, view: CrawlerView) -> bool:
    window = asking_window(state)
    for seat in clockwise(state, window.seat):
        options = [] if seat == view.seat else question(params, state, window, seat)
        if options:
            state.asked = seat
            state.options = tuple(sorted(options))
            return True
    return False
