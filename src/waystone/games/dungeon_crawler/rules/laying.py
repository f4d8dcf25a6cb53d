"""Laying tiles, and changing the labyrinth (DC-12 to DC-15, DC-56)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    CELLS,
    EMPTY,
    NOBODY,
    SPACES,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    DoorGone,
    Put,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileRemoved,
)
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.figures import (
    figure_at,
    is_free,
    player_of,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames.moves import DisplacedFrame, DisplacedStage
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.frames.turns import LayingFrame, LayingStage
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.rules.tile_places import lay_options
from waystone.games.dungeon_crawler.rules.treasure import draw_tile, furnish
from waystone.games.dungeon_crawler.state import CrawlerState, replaced
from waystone.games.dungeon_crawler.terrain import (
    NO_DOOR,
    build_terrain,
    door_places,
    door_spaces,
    relaid,
)


def draw(play: Play, frame: LayingFrame) -> int:
    """The top tile; one without a place goes to the discards (DC-13, DC-14)."""
    state = play.state
    shape = draw_tile(play)
    if shape == EMPTY:
        return DONE
    state.known_tiles = max(0, state.known_tiles - 1)
    play.tell(TileDrawn(frame.seat, BOX.shapes[shape].id))
    options = lay_options(play.params, state, frame.seat, shape)
    if not options:
        state.tile_discards = [*state.tile_discards, shape]
        play.tell(TileDiscarded(frame.seat, BOX.shapes[shape].id))
        return DONE
    state.drawn_tile = shape
    play.ask(frame.seat, Question.LAY, options)
    return LayingStage.LAY


def lay_drawn(play: Play, frame: LayingFrame) -> int:
    """Lay it where the player says."""
    state = play.state
    shape, state.drawn_tile = state.drawn_tile, EMPTY
    place, turn = divmod(state.answer - ACTIONS.lay, 4)
    lay(play, frame.seat, place, shape, turn)
    return DONE


def lay(play: Play, seat: int, place: int, shape: int, turn: int, credit: int = NOBODY) -> None:
    """A tile lies on the mat, in place of another if need be, and is furnished (DC-15).

    `credit` is the player whose card lays it, if it is one.
    """
    state = play.state
    old = state.tiles[place]
    if old != EMPTY:
        take_off(play, place, credit)
    state.tiles = replaced(state.tiles, place, shape)
    state.turns = replaced(state.turns, place, turn)
    state.terrain = relaid(state.terrain, place, shape, turn)
    over = None if old == EMPTY else BOX.shapes[old].id
    play.tell(TileLaid(seat, place, BOX.shapes[shape].id, turn, over))
    furnish(play, place)


def take_off(play: Play, place: int, credit: int) -> None:
    """A tile leaves the mat: it is discarded, its tokens go to the supply (DC-13)."""
    state = play.state
    close_door(play, (place,), credit)
    state.tile_discards = [*state.tile_discards, state.tiles[place]]
    state.tiles = replaced(state.tiles, place, EMPTY)
    state.turns = replaced(state.turns, place, 0)
    spaces = SPACES[place]
    state.piles = [cell for cell in state.piles if cell not in spaces]


def remove(play: Play, place: int, credit: int) -> None:
    """A tile space is unrevealed again (Cave In)."""
    take_off(play, place, credit)
    play.state.terrain = relaid(play.state.terrain, place, EMPTY, 0)
    play.tell(TileRemoved(place))


def redraw(state: CrawlerState) -> None:
    """The terrain after a change of tiles or door."""
    state.terrain = build_terrain(state.tiles, state.turns, state.door)


def close_door(play: Play, places: Sequence[int], credit: int) -> None:
    """The secret door is lost with its tiles' places; who stands in it is put out (DC-56).

    If that destroys a Monster, it is the doing of whose card closed the door (DC-54).
    """
    state = play.state
    if state.door == NO_DOOR or not set(places) & set(door_places(state.door)):
        return
    spaces = door_spaces(state.tiles, state.turns, state.door)
    state.door = NO_DOOR
    redraw(state)
    play.tell(DoorGone())
    for cell in spaces:
        state.piles = [each for each in state.piles if each != cell]
        if state.occupant[cell]:
            play.begin(DisplacedFrame(credit, figure_at(state, cell)))


def find_space(play: Play, frame: DisplacedFrame) -> int:
    """The nearest open free space; its player chooses between equals (DC-56)."""
    state = play.state
    here = state.spot[frame.figure]
    if here < 0:
        return DONE
    options = [ACTIONS.target + cell for cell in nearest_free(state, here)]
    play.choose(player_of(state, frame.figure), Question.SPACE, options)
    return DisplacedStage.SETTLE


def nearest_free(state: CrawlerState, here: int) -> list[int]:
    """The open unoccupied spaces of the least distance, walls ignored (DC-56, DC-66)."""
    free = [cell for cell in range(CELLS) if state.terrain.is_open(cell) and is_free(state, cell)]
    least = min(distance(here, cell) for cell in free)
    return [cell for cell in free if distance(here, cell) == least]


def settle(play: Play, frame: DisplacedFrame) -> int:
    """Put it there."""
    cell = play.state.answer - ACTIONS.target
    set_down(play.state, frame.figure, cell)
    play.tell(Put(frame.figure, cell, "door"))
    be_put(play, frame.figure, frame.seat)
    return DONE


LAYING_STAGES: Final[Stages] = in_stages({LayingStage.DRAW: draw, LayingStage.LAY: lay_drawn})
DISPLACED_STAGES: Final[Stages] = in_stages(
    {DisplacedStage.FIND_SPACE: find_space, DisplacedStage.SETTLE: settle}
)
