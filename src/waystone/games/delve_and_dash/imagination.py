"""Positions that a seat could be in: the hidden part drawn anew, the known part kept."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import (
    CHOOSING,
    CODE_OF,
    DOOR,
    FEWEST_DOORS,
    KNOWN,
    LOCKED,
    MODE_NAMES,
    NO_CELL,
    NO_SEAT,
    PASSAGE,
    PHASE_NAMES,
    UNKNOWN_SIGN,
    VISITORS,
    WALL,
    WALL_SIGN,
    Board,
)
from waystone.games.delve_and_dash.options import Law
from waystone.games.delve_and_dash.placement import (
    lair_candidates,
    start_candidates,
    treasure_candidates,
)
from waystone.games.delve_and_dash.state import (
    DelveState,
    close_way,
    new_state,
    row_of_codes,
    row_of_numbers,
)
from waystone.games.delve_and_dash.view import DelveView, Secrets
from waystone.kernel.dice import Dice

_TRIES = 40


def imagine(law: Law, view: DelveView, dice: Dice) -> DelveState:
    """A position with exactly this view; what the seat can't know is drawn by the rules."""
    state = _known_part(law, view)
    _draw_labyrinth(law, state, view, dice)
    if state.phase == CHOOSING:
        _draw_choices(law, state, view, dice)
    else:
        _draw_hidden_places(law, state, view, dice)
    return state


def _known_part(law: Law, view: DelveView) -> DelveState:
    state = new_state(law.board, len(view.warriors), MODE_NAMES.index(view.mode), law.lives)
    state.phase = PHASE_NAMES.index(view.phase)
    visitors = [int(digit) << VISITORS for digit in view.visited]
    state.chambers = row_of_codes([law.board.rim[at] | who for at, who in enumerate(visitors)])
    state.starts = [_or_none(each.start) for each in view.warriors]
    state.place = row_of_numbers([_or_none(each.cell) for each in view.warriors])
    state.lives = [each.lives for each in view.warriors]
    state.moves = row_of_numbers([each.moves for each in view.warriors])
    state.deaths = [each.deaths for each in view.warriors]
    state.turn = view.to_act or 0
    state.left = view.left
    state.round = view.round
    state.battles = view.battles
    state.awake = view.awake
    state.found = view.found
    state.last_seen = _or_none(view.last_seen)
    state.treasure = _or_none(view.treasure)
    for seat, warrior in enumerate(view.warriors):
        if warrior.carrying:
            state.carrier = seat
    state.draw_offers = sum(1 << seat for seat in view.draw_offers)
    if view.ending is not None:
        state.reason = view.ending.reason
        state.winner = NO_SEAT if view.ending.winner is None else view.ending.winner
    return state


def _or_none(cell: int | None) -> int:
    return NO_CELL if cell is None else cell


# The labyrinth


def _draw_labyrinth(law: Law, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Keep what is known, join all chambers by a random tree, fill the rest (DD-10 to DD-14)."""
    told = view.secrets.boundaries if view.secrets is not None else view.boundaries
    codes = [CODE_OF.get(sign, WALL) for sign in told]
    if UNKNOWN_SIGN in told:
        _open_unknown(law, codes, told, dice)
        if law.level == 2:
            _hang_unknown_doors(law, codes, told, dice)
    for edge, sign in enumerate(view.boundaries):
        if sign != UNKNOWN_SIGN:
            codes[edge] = codes[edge] | KNOWN
    state.boundaries = row_of_codes(codes)
    close_known_walls(law.board, state)


def _open_unknown(law: Law, codes: list[int], told: str, dice: Dice) -> None:
    """Depth-first over known openings first, then unknown boundaries, until all is joined."""
    board = law.board
    start = dice.index(board.cells)
    seen = bytearray(board.cells)
    seen[start] = 1
    stack = [start]
    while stack:
        cell = stack[-1]
        ways = [
            way
            for way in range(cell * 4, cell * 4 + 4)
            if board.edge[way] >= 0
            and not seen[board.neighbour[way]]
            and told[board.edge[way]] != WALL_SIGN
        ]
        if not ways:
            stack.pop()
            continue
        way = ways[dice.index(len(ways))]
        if told[board.edge[way]] == UNKNOWN_SIGN:
            codes[board.edge[way]] = PASSAGE
        seen[board.neighbour[way]] = 1
        stack.append(board.neighbour[way])
    for edge, sign in enumerate(told):
        if sign == UNKNOWN_SIGN and codes[edge] == WALL and not dice.chance(law.wall_probability):
            codes[edge] = PASSAGE


def _hang_unknown_doors(law: Law, codes: list[int], told: str, dice: Dice) -> None:
    openings = [
        edge for edge, sign in enumerate(told) if sign == UNKNOWN_SIGN and codes[edge] != WALL
    ]
    for edge in openings:
        if dice.chance(law.door_share):
            codes[edge] = DOOR
    plain = [edge for edge in openings if codes[edge] == PASSAGE]
    while plain and codes.count(DOOR) + codes.count(DOOR | LOCKED) < FEWEST_DOORS:
        codes[plain.pop(dice.index(len(plain)))] = DOOR
    for edge in openings:
        if codes[edge] == DOOR and dice.chance(law.door_locked):
            codes[edge] = DOOR | LOCKED


def close_known_walls(board: Board, state: DelveState) -> None:
    """Mark known walls as closed ways, from both sides (DD-37)."""
    for way, edge in enumerate(board.edge):
        if edge >= 0 and state.boundaries[edge] == WALL | KNOWN:
            close_way(state, way // 4, way % 4)


# Places


def _draw_choices(law: Law, state: DelveState, view: DelveView, dice: Dice) -> None:
    for seat, warrior in enumerate(view.warriors):
        if seat == view.seat:
            state.waystones[seat] = _or_none(view.waystone)
        elif warrior.chosen:
            state.waystones[seat] = dice.index(law.board.cells)


def _draw_hidden_places(law: Law, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Waystones, lair, treasure and an unseen dragon that agree with each other and the view."""
    if view.secrets is not None:
        _take_secrets(state, view.secrets)
    else:
        _guess_places(law, state, view, dice)
    _draw_dragon(law, state, view, dice)


def _take_secrets(state: DelveState, secrets: Secrets) -> None:
    """What the end of a match has shown; a match that ended early has no such places (DD-85)."""
    state.waystones = [_or_none(cell) for cell in secrets.waystones]
    state.lair = _or_none(secrets.lair)
    state.treasure = _or_none(secrets.treasure)


def _guess_places(law: Law, state: DelveState, view: DelveView, dice: Dice) -> None:
    for _ in range(_TRIES):
        _draw_waystones(law, state, view, dice)
        if _draw_lair(law, state, view, dice) and _draw_treasure(law, state, view, dice):
            return


def _draw_waystones(law: Law, state: DelveState, view: DelveView, dice: Dice) -> None:
    for seat in range(len(view.warriors)):
        if seat == view.seat and view.waystone is not None:
            state.waystones[seat] = view.waystone
        else:
            pool = waystone_candidates(law, view, seat)
            state.waystones[seat] = pool[dice.index(len(pool))]


def waystone_candidates(law: Law, view: DelveView, seat: int) -> list[int]:
    """Where a warrior's hidden waystone could be, by its start and by what is public (DD-23)."""
    warrior, board = view.warriors[seat], law.board
    start = warrior.start
    assert start is not None
    if view.mode == "solo" or not law.start_near:
        return [start]
    shut = {view.dragon, *(each.start for each in view.warriors)}
    if warrior.carrying:
        shut.add(warrior.cell)
    apart = board.steps_apart[start]
    near = [cell for cell in range(board.cells) if 2 <= apart[cell] <= 4 and cell not in shut]
    if view.lair is None:
        return near
    far = [cell for cell in near if board.steps_apart[view.lair][cell] >= law.lair_gap]
    return far or near


def _draw_lair(law: Law, state: DelveState, view: DelveView, dice: Dice) -> bool:
    if view.lair is not None:
        state.lair = view.lair
        return True
    pool = [
        cell
        for cell in lair_candidates(law, state.waystones)
        if is_unheard(law, view, cell) and _starts_fit(law, state, cell)
    ]
    state.lair = (pool or lair_candidates(law, state.waystones))[dice.index(max(1, len(pool)))]
    return bool(pool)


def is_unheard(law: Law, view: DelveView, cell: int) -> bool:
    """Whether a dragon here would have slept through all steps so far (DD-53)."""
    apart = law.board.steps_apart[cell]
    starts = [each.start for each in view.warriors]
    return all(
        digit == "0" or apart[seen] > law.wake_distance or seen in starts
        for seen, digit in enumerate(view.visited)
    )


def _starts_fit(law: Law, state: DelveState, lair: int) -> bool:
    return all(
        state.starts[seat] in start_candidates(law, state.waystones, seat, lair)
        for seat in range(len(state.starts))
    )


def _draw_treasure(law: Law, state: DelveState, view: DelveView, dice: Dice) -> bool:
    if view.found:
        return True
    pool = treasure_candidates(law, state.waystones, state.lair)
    unvisited = [cell for cell in pool if view.visited[cell] == "0"]
    state.treasure = (unvisited or pool)[dice.index(len(unvisited or pool))]
    return bool(unvisited)


def _draw_dragon(law: Law, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Where it is seen, asleep in its lair, or somewhere out of sight (DD-31)."""
    state.last_known = state.lair
    if not view.awake:
        state.dragon = state.lair
    elif view.dragon is not None:
        state.dragon = view.dragon
    else:
        state.dragon = _unseen_cell(law, state, view, dice)


def _unseen_cell(law: Law, state: DelveState, view: DelveView, dice: Dice) -> int:
    """Out of the lone warrior's sight, as near as can be to where it was seen last."""
    here = view.warriors[0].cell
    cells = [cell for cell in range(law.board.cells) if cell not in state.waystones]
    if here is not None:
        cells = [cell for cell in cells if law.board.steps_apart[here][cell] > law.sight]
    last = law.board.flights_apart[state.last_seen]
    nearest = min(last[cell] for cell in cells)
    pool = [cell for cell in cells if last[cell] == nearest]
    return pool[dice.index(len(pool))]
