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
from waystone.games.dungeon_crawler.state import CrawlerState

SECRET_ROOM = BOX.shape_by_id["secret_room"]
DOPPELGANGER_CARD = BOX.card_by_id["doppelganger"]


def draw_from(play: Play, pile: list[int], discards: list[int], name: str) -> int:
    """The top of a pile; discards become a new one when it is empty (DC-14, DC-51, DC-78)."""
    if not pile and discards:
        pile.extend(discards)
        discards.clear()
        play.dice.shuffle(pile)
        play.tell(Shuffled(name))
    return pile.pop() if pile else EMPTY


def draw_cards(play: Play, seat: int, count: int) -> None:
    """Treasure cards go unseen into the hand (DC-52)."""
    state = play.state
    drawn = []
    for _ in range(count):
        card = draw_from(play, state.deck, state.discards, "treasure")
        if card != EMPTY:
            drawn.append(card)
    if drawn:
        take_into_hand(play, seat, drawn)


def take_into_hand(play: Play, seat: int, cards: list[int]) -> None:
    """The number is public, the cards are not (DC-52)."""
    play.state.hands[seat].extend(cards)
    play.state.hands[seat].sort()
    play.tell(CardsDrawn(seat, len(cards)))
    play.whisper(seat, CardsGained(seat, tuple(BOX.cards[card].id for card in cards)))


def discard(play: Play, seat: int, cards: list[int]) -> None:
    """Cards that are public now."""
    if cards:
        play.state.discards.extend(cards)
        play.tell(CardsDiscarded(seat, tuple(BOX.cards[card].id for card in cards)))


def lose_everything(play: Play, seat: int) -> None:
    """Hand, gear and lasting cards are discarded (DC-71)."""
    state = play.state
    cards = [*state.hands[seat], *state.gear[seat]]
    state.hands[seat], state.gear[seat] = [], []
    discard(play, seat, cards)


def collect(play: Play, figure: int) -> None:
    """An Adventurer on a pile or on the hoard takes it at once (DC-53, DC-55)."""
    state = play.state
    cell = state.spot[figure]
    if not is_hero(figure) or cell < 0:
        return
    seat = figure - hero(0)
    if cell in state.piles:
        state.piles.remove(cell)
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
        card = draw_from(play, state.deck, state.discards, "treasure")
        if card != EMPTY:
            state.hoard.append(card)
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
        state.creature_discards.append(figure)
