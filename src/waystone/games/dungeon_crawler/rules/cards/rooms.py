"""Events that change the labyrinth."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    EMPTY,
    MOST_PILES,
    SPACES,
    TILE,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    ChestPlaced,
    DoorPlaced,
    TileDrawn,
    TilePutBack,
    TilesSeen,
    TilesSwapped,
    TileTurned,
)
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.conditions.rooms import (
    cave_in_tiles,
    extra_wealth_spaces,
    false_treasure_spaces,
    laid_tiles,
    secret_door_sides,
)
from waystone.games.dungeon_crawler.rules.figures import figure_at, lift, set_down
from waystone.games.dungeon_crawler.rules.frames.cards import (
    CardFrame,
    CardStage,
    MapFrame,
    MapStage,
    RoomsStage,
    RotatingRoomsFrame,
    SecretDoorFrame,
    SecretDoorStage,
    TilesFrame,
)
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.laying import close_door, lay, redraw, remove
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.rules.tile_places import lay_options
from waystone.games.dungeon_crawler.rules.treasure import (
    draw_cards,
    put_pile,
    shuffled,
)
from waystone.games.dungeon_crawler.state import CrawlerState, replaced
from waystone.games.dungeon_crawler.terrain import NO_DOOR, door_places

# Cave In


def cave_in(play: Play, frame: CardFrame) -> int:
    """Choose the tile."""
    options = [ACTIONS.tile + place for place in cave_in_tiles(play.state)]
    play.choose(frame.seat, Question.TILE, options)
    return CardStage.RESOLVE


def cave_in_falls(play: Play, frame: CardFrame) -> int:
    """The tile is gone, the tile space unrevealed again."""
    remove(play, play.state.answer - ACTIONS.tile, frame.seat)
    return DONE


# Rotating Rooms


def rotating_rooms(play: Play, frame: RotatingRoomsFrame) -> int:
    """Choose a tile and how far to turn it; after the first one may stop."""
    options = [
        ACTIONS.turn + place * 3 + turn
        for place in laid_tiles(play.state)
        if place not in frame.tiles
        for turn in range(3)
    ]
    if frame.turned:
        options.append(ACTIONS.done)
    play.choose(frame.seat, Question.TURN, sorted(options))
    return RoomsStage.CLOSE_DOOR


def rotating_rooms_opens(play: Play, frame: RotatingRoomsFrame) -> int:
    """A secret door of the tile is lost before it turns (DC-56)."""
    if play.state.answer == ACTIONS.done:
        return DONE
    place, turn = divmod(play.state.answer - ACTIONS.turn, 3)
    frame.tiles.append(place)
    frame.quarters = turn + 1
    close_door(play, (place,), frame.seat)
    return RoomsStage.MOVE_TILE


def rotating_rooms_turns(play: Play, frame: RotatingRoomsFrame) -> int:
    """Everything on the tile turns with it."""
    place = frame.tiles[-1]
    turn_tile(play.state, place, frame.quarters)
    play.tell(TileTurned(place, play.state.turns[place]))
    frame.turned += 1
    is_last = frame.turned == BOX.card("rotating_rooms").amount("max")
    return DONE if is_last else RoomsStage.CHOOSE_TILE


def turn_tile(state: CrawlerState, place: int, turns: int) -> None:
    """Quarter turns clockwise: the tile, and the figures and piles on it."""
    spaces = SPACES[place]
    where = {spaces[at]: spaces[_turned(at, turns)] for at in range(TILE * TILE)}
    state.turns = replaced(state.turns, place, (state.turns[place] + turns) % 4)
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


def shifting_rooms(play: Play, frame: TilesFrame) -> int:
    """Choose one tile, then the other."""
    options = [ACTIONS.tile + place for place in laid_tiles(play.state) if place not in frame.tiles]
    play.choose(frame.seat, Question.TILE, options)
    return RoomsStage.CLOSE_DOOR


def shifting_rooms_opens(play: Play, frame: TilesFrame) -> int:
    """A secret door of the tiles is lost before they move (DC-56)."""
    frame.tiles.append(play.state.answer - ACTIONS.tile)
    if len(frame.tiles) == 1:
        return RoomsStage.CHOOSE_TILE
    close_door(play, frame.tiles, frame.seat)
    return RoomsStage.MOVE_TILE


def shifting_rooms_moves(play: Play, frame: TilesFrame) -> int:
    """The two tiles change places with everything on them."""
    state = play.state
    one, other = frame.tiles
    state.tiles = _swapped(state.tiles, one, other)
    state.turns = _swapped(state.turns, one, other)
    there = dict(zip(SPACES[one], SPACES[other], strict=True))
    carry(state, there | {to: cell for cell, to in there.items()})
    play.tell(TilesSwapped(one, other))
    return DONE


# Secret Door


def secret_door(play: Play, frame: SecretDoorFrame) -> int:
    """Choose the side."""
    options = [ACTIONS.door + door for door in secret_door_sides(play.state)]
    play.choose(frame.seat, Question.DOOR, options)
    return SecretDoorStage.CLOSE_DOOR


def secret_door_moves(play: Play, frame: SecretDoorFrame) -> int:
    """There is one token: it leaves where it lay (DC-56)."""
    frame.door = play.state.answer - ACTIONS.door
    if play.state.door != NO_DOOR:
        close_door(play, door_places(play.state.door), frame.seat)
    return SecretDoorStage.OPEN_DOOR


def secret_door_opens(play: Play, frame: SecretDoorFrame) -> int:
    """A passage one space wide."""
    play.state.door = frame.door
    redraw(play.state)
    play.tell(DoorPlaced(frame.door // 2, "es"[frame.door % 2]))
    return DONE


def _swapped(values: list[int], one: int, other: int) -> list[int]:
    return replaced(replaced(values, one, values[other]), other, values[one])


# Map: the tiles stay on the pile, so that nobody else can learn them (H-4).


def map_card(play: Play, frame: MapFrame) -> int:
    """Look at the top tiles and pick one."""
    state = play.state
    if not state.pile:
        state.pile, state.tile_discards = shuffled(play, state.tile_discards, "tiles"), []
    frame.looked_at = min(BOX.card("map").amount("look"), len(state.pile))
    state.known_tiles, state.knower = frame.looked_at, frame.seat
    seen = tuple(BOX.shapes[shape].id for shape in state.pile[: -frame.looked_at - 1 : -1])
    play.whisper(frame.seat, TilesSeen(frame.seat, seen))
    play.choose(frame.seat, Question.PICK, [ACTIONS.pick + at for at in range(frame.looked_at)])
    return MapStage.PICK


def map_picks(play: Play, frame: MapFrame) -> int:
    """The picked tile is laid by the laying rules."""
    state = play.state
    state.pile = state.pile[:]
    state.drawn_tile = state.pile.pop(-1 - (state.answer - ACTIONS.pick))
    frame.looked_at -= 1
    state.known_tiles = frame.looked_at
    play.tell(TileDrawn(frame.seat, BOX.shapes[state.drawn_tile].id))
    options = lay_options(play.params, state, frame.seat, state.drawn_tile)
    play.ask(frame.seat, Question.LAY, options)
    return MapStage.LAY


def map_lays(play: Play, frame: MapFrame) -> int:
    """It lies; the others go back."""
    state = play.state
    shape, state.drawn_tile = state.drawn_tile, EMPTY
    place, turn = divmod(state.answer - ACTIONS.lay, 4)
    lay(play, frame.seat, place, shape, turn, frame.seat)
    return MapStage.ASK_ORDER


def map_asks_order(play: Play, frame: MapFrame) -> int:
    """Which of the rest is to be drawn next."""
    left = frame.looked_at - frame.sorted_tiles
    if left < 2:
        return DONE
    play.choose(frame.seat, Question.PUT, [ACTIONS.put + at for at in range(left)])
    return MapStage.PUT_BACK


def map_puts_back(play: Play, frame: MapFrame) -> int:
    """Below those already in order, above those that are not."""
    pile = play.state.pile[:]
    play.state.pile = pile
    below = len(pile) - frame.sorted_tiles
    shape = pile.pop(below - 1 - (play.state.answer - ACTIONS.put))
    pile.insert(below - 1, shape)
    frame.sorted_tiles += 1
    play.tell(TilePutBack(frame.seat))
    return MapStage.ASK_ORDER


# Extra Wealth


def extra_wealth(play: Play, frame: TilesFrame) -> int:
    """Choose a space for each token."""
    state = play.state
    left = BOX.card("extra_wealth").amount("piles") - len(frame.tiles)
    if left == 0 or len(state.piles) == MOST_PILES:
        draw_cards(play, frame.seat, left)
        return DONE
    options = [ACTIONS.target + cell for cell in extra_wealth_spaces(state, frame.tiles)]
    play.choose(frame.seat, Question.SPACE, options)
    return CardStage.RESOLVE


def extra_wealth_lies(play: Play, frame: TilesFrame) -> int:
    """A pile more."""
    cell = play.state.answer - ACTIONS.target
    put_pile(play, cell)
    frame.tiles.append(place_of(cell))
    return CardStage.BEGIN


# False Treasure


def false_treasure(play: Play, frame: CardFrame) -> int:
    """Choose the space."""
    options = [ACTIONS.target + cell for cell in false_treasure_spaces(play.state)]
    play.choose(frame.seat, Question.SPACE, options)
    return CardStage.RESOLVE


def false_treasure_stands(play: Play, frame: CardFrame) -> int:
    """Two chests: a die will tell (DC-104)."""
    cell = play.state.answer - ACTIONS.target
    play.state.chests = [*play.state.chests, cell]
    play.tell(ChestPlaced(cell))
    return DONE
