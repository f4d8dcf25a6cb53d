"""Setup: the mat, the shuffled decks and the first player (part 3)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import CENTRE, EMPTY, PLACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import NO_DOOR, build_terrain
from waystone.kernel.dice import Dice

LAVA_ISLAND = BOX.shape_by_id["lava_island"]


def first_mat(params: Params) -> tuple[list[int], list[int]]:
    """The fixed tile spaces; in the hard game the Lava Island is the centre (DC-6, DC-20)."""
    tiles, turns = [EMPTY] * PLACES, [0] * PLACES
    for place, (shape, turn, _) in BOX.fixed.items():
        tiles[place], turns[place] = shape, turn
    if params.hard:
        tiles[CENTRE] = LAVA_ISLAND
    return tiles, turns


def set_up(params: Params, seats: int, dice: Dice) -> CrawlerState:
    """A mat with its fixed tiles, shuffled decks, and a turn order (DC-16, DC-17)."""
    tiles, turns = first_mat(params)
    state = CrawlerState(seats, build_terrain(tiles, turns, NO_DOOR))
    state.tiles, state.turns = tiles, turns
    shuffle_decks(params, state, dice.stream("decks"))
    for seat in range(seats - min(params.empty_seats, seats - 2), seats):
        state.absent[seat] = True
    roll_for_first(state, dice)
    return state


def shuffle_decks(params: Params, state: CrawlerState, dice: Dice) -> None:
    """49 creatures, 40 treasures, 56 tiles or 55 in the hard game (DC-16, DC-20)."""
    state.creatures = list(range(len(BOX.creatures)))
    state.deck = list(range(len(BOX.cards)))
    state.pile = [shape for shape in BOX.pile if not (params.hard and shape == LAVA_ISLAND)]
    for deck in (state.creatures, state.deck, state.pile):
        dice.shuffle(deck)


def roll_for_first(state: CrawlerState, dice: Dice) -> None:
    """2d6 each; those tied for the highest roll again among themselves (DC-17)."""
    playing = [seat for seat in range(state.seats) if not state.absent[seat]]
    highest = playing
    while True:
        totals = {seat: dice.roll(6) + dice.roll(6) for seat in highest}
        if not state.first_rolls:
            state.first_rolls = [totals.get(seat, 0) for seat in range(state.seats)]
        most = max(totals.values())
        highest = [seat for seat in highest if totals[seat] == most]
        if len(highest) == 1:
            break
    at = playing.index(highest[0])
    state.order = playing[at:] + playing[:at]
