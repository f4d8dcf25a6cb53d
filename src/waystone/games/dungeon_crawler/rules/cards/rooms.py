"""Events that change the labyrinth."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    CENTRE,
    EMPTY,
    FLOOR,
    MOST_PILES,
    PLACES,
    SPACES,
    TILE,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    ChestPlaced,
    DoorPlaced,
    Shuffled,
    TilesSeen,
    TilesSwapped,
    TileTurned,
)
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import figure_at, is_free, lift, set_down
from waystone.games.dungeon_crawler.rules.frames import (
    DONE,
    DOOR,
    LAY,
    PICK,
    PUT_BACK,
    SPACE,
    TURN,
)
from waystone.games.dungeon_crawler.rules.frames import TILE as WHICH_TILE
from waystone.games.dungeon_crawler.rules.hand import Effect
from waystone.games.dungeon_crawler.rules.laying import (
    close_door,
    is_figure_on,
    is_laid,
    lay,
    lay_options,
    redraw,
    remove,
)
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.rules.treasure import (
    draw_cards,
    hoard_cell,
    holds_hoard,
    put_pile,
)
from waystone.games.dungeon_crawler.state import CrawlerState, Frame
from waystone.games.dungeon_crawler.terrain import NO_DOOR, can_hold_door, door_places

_CARD: Final = {card.id: card for card in BOX.cards}
_DOOR_DEPTH: Final = _CARD["secret_door"].amount("max_depth")


def laid_tiles(state: CrawlerState) -> list[int]:
    """Tile spaces with a tile from the pile."""
    return [place for place in range(PLACES) if is_laid(state, place)]


# Cave In


def cave_in_tiles(state: CrawlerState) -> list[int]:
    """Laid tiles without figures, not the Secret Room while it holds cards."""
    return [
        place
        for place in laid_tiles(state)
        if not is_figure_on(state, place) and not holds_hoard(state, place)
    ]


def cave_in_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a tile."""
    return bool(cave_in_tiles(state))


def cave_in(play: Play, frame: Frame) -> int:
    """Choose the tile."""
    options = [ACTIONS.tile + place for place in cave_in_tiles(play.state)]
    play.choose(frame.seat, WHICH_TILE, options)
    return 1


def cave_in_falls(play: Play, frame: Frame) -> int:
    """The tile is gone, the tile space unrevealed again."""
    remove(play, play.state.answer - ACTIONS.tile, frame.seat)
    return DONE


# Rotating Rooms: `number` is how many have been turned, `cells` which, the last with its turn.


def rotating_rooms_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a laid tile."""
    return bool(laid_tiles(state))


def rotating_rooms(play: Play, frame: Frame) -> int:
    """Choose a tile and how far to turn it; after the first one may stop."""
    options = [
        ACTIONS.turn + place * 3 + turn
        for place in laid_tiles(play.state)
        if place not in frame.cells
        for turn in range(3)
    ]
    if frame.number:
        options.append(ACTIONS.done)
    play.choose(frame.seat, TURN, sorted(options))
    return 1


def rotating_rooms_opens(play: Play, frame: Frame) -> int:
    """A secret door of the tile is lost before it turns (DC-56)."""
    if play.state.answer == ACTIONS.done:
        return DONE
    place, turn = divmod(play.state.answer - ACTIONS.turn, 3)
    frame.cells.append(place)
    frame.spare = turn + 1
    close_door(play, (place,), frame.seat)
    return 2


def rotating_rooms_turns(play: Play, frame: Frame) -> int:
    """Everything on the tile turns with it."""
    place = frame.cells[-1]
    turn_tile(play.state, place, frame.spare)
    play.tell(TileTurned(place, play.state.turns[place]))
    frame.number += 1
    return DONE if frame.number == _CARD["rotating_rooms"].amount("max") else 0


def turn_tile(state: CrawlerState, place: int, turns: int) -> None:
    """Quarter turns clockwise: the tile, and the figures and piles on it."""
    spaces = SPACES[place]
    where = {spaces[at]: spaces[_turned(at, turns)] for at in range(TILE * TILE)}
    state.turns[place] = (state.turns[place] + turns) % 4
    carry(state, where)


def _turned(at: int, turns: int) -> int:
    for _ in range(turns):
        row, column = divmod(at, TILE)
        at = column * TILE + TILE - 1 - row
    return at


def carry(state: CrawlerState, where: dict[int, int]) -> None:
    """Figures and piles keep their place on a tile that turns or moves (DC-105)."""
    moved = [(figure_at(state, cell), to) for cell, to in where.items() if state.occupant[cell]]
    for figure, _ in moved:
        lift(state, figure)
    for figure, to in moved:
        set_down(state, figure, to)
    state.piles = sorted(where.get(cell, cell) for cell in state.piles)
    redraw(state)


# Shifting Rooms


def shifting_rooms_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There are two laid tiles."""
    return len(laid_tiles(state)) >= 2


def shifting_rooms(play: Play, frame: Frame) -> int:
    """Choose one tile, then the other."""
    options = [ACTIONS.tile + place for place in laid_tiles(play.state) if place not in frame.cells]
    play.choose(frame.seat, WHICH_TILE, options)
    return 1


def shifting_rooms_opens(play: Play, frame: Frame) -> int:
    """A secret door of the tiles is lost before they move (DC-56)."""
    frame.cells.append(play.state.answer - ACTIONS.tile)
    if len(frame.cells) == 1:
        return 0
    close_door(play, frame.cells, frame.seat)
    return 2


def shifting_rooms_moves(play: Play, frame: Frame) -> int:
    """The two tiles change places with everything on them."""
    state = play.state
    one, other = frame.cells
    state.tiles[one], state.tiles[other] = state.tiles[other], state.tiles[one]
    state.turns[one], state.turns[other] = state.turns[other], state.turns[one]
    there = dict(zip(SPACES[one], SPACES[other], strict=True))
    carry(state, there | {to: cell for cell, to in there.items()})
    play.tell(TilesSwapped(one, other))
    return DONE


# Secret Door


def secret_door_sides(state: CrawlerState) -> list[int]:
    """The sides where the token may lie (DC-56)."""
    return [
        door
        for door in range(2 * PLACES)
        if door != state.door and can_hold_door(state.tiles, state.turns, door, _DOOR_DEPTH)
    ]


def secret_door_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a side."""
    return bool(secret_door_sides(state))


def secret_door(play: Play, frame: Frame) -> int:
    """Choose the side."""
    options = [ACTIONS.door + door for door in secret_door_sides(play.state)]
    play.choose(frame.seat, DOOR, options)
    return 1


def secret_door_moves(play: Play, frame: Frame) -> int:
    """There is one token: it leaves where it lay (DC-56)."""
    frame.number = play.state.answer - ACTIONS.door
    if play.state.door != NO_DOOR:
        close_door(play, door_places(play.state.door), frame.seat)
    return 2


def secret_door_opens(play: Play, frame: Frame) -> int:
    """A passage one space wide."""
    play.state.door = frame.number
    redraw(play.state)
    play.tell(DoorPlaced(frame.number // 2, "es"[frame.number % 2]))
    return DONE


# Map: the tiles stay on the pile, so that nobody else can learn them (H-4). `number` is how many
# were looked at and are still on it, `spare` how many of these have been put back in order.


def map_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a tile, and a place for one."""
    shapes = state.pile or state.tile_discards
    return bool(shapes) and bool(lay_options(params, state, seat, shapes[-1]))


def map_card(play: Play, frame: Frame) -> int:
    """Look at the top tiles and pick one."""
    state = play.state
    if not state.pile:
        state.pile, state.tile_discards = state.tile_discards, []
        play.dice.shuffle(state.pile)
        play.tell(Shuffled("tiles"))
    frame.number = min(_CARD["map"].amount("look"), len(state.pile))
    state.known_tiles, state.knower = frame.number, frame.seat
    seen = tuple(BOX.shapes[shape].id for shape in state.pile[: -frame.number - 1 : -1])
    play.whisper(frame.seat, TilesSeen(frame.seat, seen))
    play.choose(frame.seat, PICK, [ACTIONS.look + at for at in range(frame.number)])
    return 1


def map_picks(play: Play, frame: Frame) -> int:
    """The picked tile is laid by the laying rules."""
    state = play.state
    state.drawn_tile = state.pile.pop(-1 - (state.answer - ACTIONS.look))
    frame.number -= 1
    state.known_tiles = frame.number
    play.ask(frame.seat, LAY, lay_options(play.params, state, frame.seat, state.drawn_tile))
    return 2


def map_lays(play: Play, frame: Frame) -> int:
    """It lies; the others go back."""
    state = play.state
    shape, state.drawn_tile = state.drawn_tile, EMPTY
    place, turn = divmod(state.answer - ACTIONS.lay, 4)
    lay(play, frame.seat, place, shape, turn, frame.seat)
    return 3


def map_asks_order(play: Play, frame: Frame) -> int:
    """Which of the rest is to be drawn next."""
    left = frame.number - frame.spare
    if left < 2:
        return DONE
    play.choose(frame.seat, PUT_BACK, [ACTIONS.put + at for at in range(left)])
    return 4


def map_puts_back(play: Play, frame: Frame) -> int:
    """Below those already in order, above those that are not."""
    pile = play.state.pile
    below = len(pile) - frame.spare
    shape = pile.pop(below - 1 - (play.state.answer - ACTIONS.put))
    pile.insert(below - 1, shape)
    frame.spare += 1
    return 3


# Extra Wealth: `number` is how many piles or cards are still to come, `cells` the tiles chosen.


def extra_wealth_spaces(state: CrawlerState, taken: list[int]) -> list[int]:
    """Dry floor, unoccupied, no spawn point, no pile, on tiles not yet chosen."""
    hoard = hoard_cell(state)
    return [
        cell
        for cell, code in enumerate(state.terrain.codes)
        if code == FLOOR
        and is_free(state, cell)
        and cell not in state.terrain.spawn_points
        and cell not in state.piles
        and cell != hoard
        and place_of(cell) not in taken
    ]


def extra_wealth_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Room for the tokens of the supply; for each that it lacks a card is drawn."""
    tokens = min(_CARD["extra_wealth"].amount("piles"), MOST_PILES - len(state.piles))
    tiles = {place_of(cell) for cell in extra_wealth_spaces(state, [])}
    return len(tiles) >= tokens


def extra_wealth(play: Play, frame: Frame) -> int:
    """Choose a space for each token."""
    state = play.state
    left = _CARD["extra_wealth"].amount("piles") - len(frame.cells)
    if left == 0 or len(state.piles) == MOST_PILES:
        draw_cards(play, frame.seat, left)
        return DONE
    options = [ACTIONS.target + cell for cell in extra_wealth_spaces(state, frame.cells)]
    play.choose(frame.seat, SPACE, options)
    return 1


def extra_wealth_lies(play: Play, frame: Frame) -> int:
    """A pile more."""
    cell = play.state.answer - ACTIONS.target
    put_pile(play, cell)
    frame.cells.append(place_of(cell))
    return 0


# False Treasure


def false_treasure_spaces(state: CrawlerState) -> list[int]:
    """Unoccupied floor of the centre tile."""
    return [
        cell
        for cell in SPACES[CENTRE]
        if state.terrain.codes[cell] == FLOOR and is_free(state, cell)
    ]


def false_treasure_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Fewer than two chests are on the mat."""
    return len(state.chests) < 2 and bool(false_treasure_spaces(state))


def false_treasure(play: Play, frame: Frame) -> int:
    """Choose the space."""
    options = [ACTIONS.target + cell for cell in false_treasure_spaces(play.state)]
    play.choose(frame.seat, SPACE, options)
    return 1


def false_treasure_stands(play: Play, frame: Frame) -> int:
    """Two chests: a die will tell (DC-104)."""
    cell = play.state.answer - ACTIONS.target
    play.state.chests.append(cell)
    play.tell(ChestPlaced(cell))
    return DONE


CARDS: Final[dict[str, Effect]] = {
    "cave_in": (cave_in_fits, (cave_in, cave_in_falls)),
    "rotating_rooms": (
        rotating_rooms_fits,
        (rotating_rooms, rotating_rooms_opens, rotating_rooms_turns),
    ),
    "shifting_rooms": (
        shifting_rooms_fits,
        (shifting_rooms, shifting_rooms_opens, shifting_rooms_moves),
    ),
    "secret_door": (secret_door_fits, (secret_door, secret_door_moves, secret_door_opens)),
    "map": (map_fits, (map_card, map_picks, map_lays, map_asks_order, map_puts_back)),
    "extra_wealth": (extra_wealth_fits, (extra_wealth, extra_wealth_lies)),
    "false_treasure": (false_treasure_fits, (false_treasure, false_treasure_stands)),
}
