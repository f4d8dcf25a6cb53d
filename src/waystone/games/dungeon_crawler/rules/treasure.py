"""The treasure deck, hands, piles and the hoard (part 7)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import DOPPELGANGER, EMPTY, MOST_PILES, NOWHERE, SPACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsGained,
    HoardLaid,
    HoardTaken,
    PilePlaced,
    PileTaken,
    Shuffled,
)
from waystone.games.dungeon_crawler.rules.figures import dismiss, hero, is_hero
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.state import CrawlerState, replaced, without

SECRET_ROOM = BOX.shape_by_id["secret_room"]
DOPPELGANGER_CARD = BOX.card_by_id["doppelganger"]


def draw_tile(play: Play) -> int:
    """The top tile of the pile (DC-14)."""
    state = play.state
    if not state.pile:
        state.pile, state.tile_discards = shuffled(play, state.tile_discards, "tiles"), []
    top = state.pile[-1] if state.pile else EMPTY
    state.pile = state.pile[:-1]
    return top


def draw_creature(play: Play) -> int:
    """The top creature card (DC-78)."""
    state = play.state
    if not state.creatures:
        discards = state.creature_discards
        state.creatures, state.creature_discards = shuffled(play, discards, "creatures"), []
    top = state.creatures[-1] if state.creatures else EMPTY
    state.creatures = state.creatures[:-1]
    return top


def draw_treasure(play: Play) -> int:
    """The top treasure card (DC-51)."""
    state = play.state
    if not state.deck:
        state.deck, state.discards = shuffled(play, state.discards, "treasure"), []
    top = state.deck[-1] if state.deck else EMPTY
    state.deck = state.deck[:-1]
    return top


def shuffled(play: Play, discards: list[int], name: str) -> list[int]:
    """Discards, if there are any, become a new pile."""
    pile = discards[:]
    if pile:
        play.dice.shuffle(pile)
        play.tell(Shuffled(name))
    return pile


def draw_cards(play: Play, seat: int, count: int) -> None:
    """Treasure cards go unseen into the hand (DC-52)."""
    drawn = []
    for _ in range(count):
        card = draw_treasure(play)
        if card != EMPTY:
            drawn.append(card)
    if drawn:
        take_into_hand(play, seat, drawn)


def take_into_hand(play: Play, seat: int, cards: list[int]) -> None:
    """The number is public, the cards are not (DC-52)."""
    state = play.state
    state.hands = replaced(state.hands, seat, sorted([*state.hands[seat], *cards]))
    play.tell(CardsDrawn(seat, len(cards)))
    play.whisper(seat, CardsGained(seat, tuple(BOX.cards[card].id for card in cards)))


def discard(play: Play, seat: int, cards: list[int]) -> None:
    """Cards that are public now."""
    if cards:
        play.state.discards = [*play.state.discards, *cards]
        play.tell(CardsDiscarded(seat, tuple(BOX.cards[card].id for card in cards)))


def lose_everything(play: Play, seat: int) -> None:
    """Hand, gear and lasting cards are discarded (DC-71)."""
    state = play.state
    cards = [*state.hands[seat], *state.gear[seat]]
    state.hands, state.gear = replaced(state.hands, seat, []), replaced(state.gear, seat, [])
    discard(play, seat, cards)


def collect(play: Play, figure: int) -> None:
    """An Adventurer on a pile or on the hoard takes it at once (DC-53, DC-55)."""
    state = play.state
    cell = state.spot[figure]
    if not is_hero(figure) or cell < 0:
        return
    seat = figure - hero(0)
    if cell in state.piles:
        state.piles = without(state.piles, cell)
        play.tell(PileTaken(seat, cell))
        draw_cards(play, seat, 1)
    if state.hoard and cell == hoard_cell(state):
        cards, state.hoard = state.hoard, []
        play.tell(HoardTaken(seat, len(cards)))
        take_into_hand(play, seat, cards)


def hoard_cell(state: CrawlerState) -> int:
    """The X of the Secret Room while its cards lie there."""
    if not state.hoard:
        return NOWHERE
    return SPACES[state.tiles.index(SECRET_ROOM)][12]


def holds_hoard(state: CrawlerState, place: int) -> bool:
    """The Secret Room with cards on it can't be replaced or removed (DC-55)."""
    return bool(state.hoard) and state.tiles[place] == SECRET_ROOM


def furnish(play: Play, place: int) -> None:
    """A newly laid tile gets its treasure piles, the Secret Room its hoard (DC-15, DC-55)."""
    state = play.state
    shape = BOX.shapes[state.tiles[place]]
    for mark in shape.marks("X", state.turns[place]):
        if shape.hoard:
            lay_hoard(play, SPACES[place][mark], shape.hoard)
        else:
            put_pile(play, SPACES[place][mark])


def lay_hoard(play: Play, cell: int, count: int) -> None:
    """The top cards lie face down in the Secret Room, seen by nobody (DC-55)."""
    state = play.state
    for _ in range(count):
        card = draw_treasure(play)
        if card != EMPTY:
            state.hoard = [*state.hoard, card]
    play.tell(HoardLaid(cell, len(state.hoard)))


def put_pile(play: Play, cell: int) -> bool:
    """A treasure pile, if the supply has one (DC-15)."""
    state = play.state
    if len(state.piles) == MOST_PILES:
        return False
    state.piles = sorted([*state.piles, cell])
    play.tell(PilePlaced(cell))
    return True


def bury(play: Play, figure: int) -> None:
    """A Monster leaves; its card goes to its discards (DC-70)."""
    state = play.state
    seat = state.boss[figure]
    dismiss(state, figure)
    if figure == DOPPELGANGER:
        discard(play, seat, [DOPPELGANGER_CARD])
    else:
        state.creature_discards = [*state.creature_discards, figure]
