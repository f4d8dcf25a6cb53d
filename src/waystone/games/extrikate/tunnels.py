"""Moving, digging, walls, doors and cave-ins (EX-21 to EX-30)."""

from __future__ import annotations

from waystone.games.extrikate.board import (
    CAVE_IN,
    DIG_NEEDS,
    DIG_ONLY,
    DOOR,
    EXIT,
    FIRM_ROOF,
    GRID,
    OPEN,
    PLACE_DOOR,
    PLACE_WALL,
    WALL,
)
from waystone.games.extrikate.events import (
    CaveInBegan,
    CaveInEnded,
    DoorDrawn,
    Dug,
    Moved,
    NothingHappened,
    WallDrawn,
)
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.routes import dotted_ways, passable_ways, ways_with
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.turns import come_home, end_turn, go_on
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, AddressedEvent


def ways_to_move(params: Params, state: ExtrikateState) -> int:
    """Across passable edges; into dotted cells only once the exit is declared (EX-21, EX-22)."""
    cell = state.place[state.turn]
    passable = passable_ways(state.edges, cell)
    dotted = dotted_ways(state.dots, cell)
    if state.phase[state.turn] == EXIT:
        return passable & dotted
    unexplored = passable & ~dotted
    return unexplored if params.must_explore and unexplored else passable


def walled_ways(state: ExtrikateState) -> int:
    """Where the player on turn could dig (EX-24)."""
    return ways_with(state.edges, state.place[state.turn], WALL)


def open_ways(state: ExtrikateState) -> int:
    """Where the player on turn could draw a wall (EX-25)."""
    return ways_with(state.edges, state.place[state.turn], OPEN)


def move(params: Params, state: ExtrikateState, way: int, events: list[AddressedEvent]) -> None:
    """Enter the next cell, which gets its dot; in exit the own start is home (EX-21, EX-41)."""
    seat = state.turn
    place = state.place[seat] * 4 + way
    cell = GRID.neighbour[place]
    events.append((EVERYONE, Moved(seat, cell, way, GRID.edge[place], not state.dots[cell])))
    state.place[seat] = cell
    state.dots[cell] = 1
    if state.phase[seat] == EXIT and cell == state.starts[seat]:
        come_home(state, seat, events)
        end_turn(params, state, events)
    else:
        go_on(params, state, events)


def dig(
    params: Params, state: ExtrikateState, way: int, dice: Dice, events: list[AddressedEvent]
) -> None:
    """A high die opens the wall; nobody moves by it (EX-24)."""
    seat, cell = state.turn, state.place[state.turn]
    edge = GRID.edge[cell * 4 + way]
    thrown = dice.roll(6)
    opened = thrown >= DIG_NEEDS
    if opened:
        state.edges[edge] = OPEN
    events.append((EVERYONE, Dug(seat, cell, way, edge, thrown, opened)))
    go_on(params, state, events)


def begin_wall(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """A wall on an open edge; boxed in, a dig instead; beside doors, nothing (EX-25 to EX-27)."""
    if open_ways(state):
        state.step = PLACE_WALL
    elif not passable_ways(state.edges, state.place[state.turn]):
        state.step = DIG_ONLY
    else:
        do_nothing(params, state, events)


def draw_wall(
    params: Params, state: ExtrikateState, way: int, events: list[AddressedEvent]
) -> None:
    """The open edge becomes a wall (EX-25)."""
    seat, cell = state.turn, state.place[state.turn]
    edge = GRID.edge[cell * 4 + way]
    state.edges[edge] = WALL
    events.append((EVERYONE, WallDrawn(seat, cell, way, edge)))
    go_on(params, state, events)


def begin_door(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """A door on an open or walled edge; without one, nothing (EX-28)."""
    if open_ways(state) | walled_ways(state):
        state.step = PLACE_DOOR
    else:
        do_nothing(params, state, events)


def draw_door(
    params: Params, state: ExtrikateState, way: int, events: list[AddressedEvent]
) -> None:
    """The edge becomes a door for good (EX-28, EX-29)."""
    seat, cell = state.turn, state.place[state.turn]
    edge = GRID.edge[cell * 4 + way]
    state.edges[edge] = DOOR
    events.append((EVERYONE, DoorDrawn(seat, cell, way, edge)))
    go_on(params, state, events)


def begin_cave_in(
    params: Params, state: ExtrikateState, dice: Dice, events: list[AddressedEvent]
) -> None:
    """The die less two is the number of walls, as far as there are open edges (EX-30)."""
    thrown = dice.roll(6)
    walls = min(max(0, thrown - FIRM_ROOF), open_ways(state).bit_count())
    events.append((EVERYONE, CaveInBegan(state.turn, thrown, walls)))
    if walls:
        state.step = CAVE_IN
        state.strength = walls
    else:
        go_on(params, state, events)


def cave_in(params: Params, state: ExtrikateState, ways: int, events: list[AddressedEvent]) -> None:
    """The chosen open edges become walls; the turn goes on (EX-30)."""
    seat, cell = state.turn, state.place[state.turn]
    chosen = tuple(way for way in range(4) if ways >> way & 1)
    edges = tuple(GRID.edge[cell * 4 + way] for way in chosen)
    for edge in edges:
        state.edges[edge] = WALL
    events.append((EVERYONE, CaveInEnded(seat, cell, chosen, edges)))
    go_on(params, state, events)


def do_nothing(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """The roll is used up (EX-27, EX-28)."""
    events.append((EVERYONE, NothingHappened(state.turn)))
    go_on(params, state, events)
