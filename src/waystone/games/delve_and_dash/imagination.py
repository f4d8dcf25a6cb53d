"""Positions that a seat could be in: the hidden part drawn anew, the known part kept."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import (
    CHOOSING,
    CODE_OF,
    KNOWN,
    MODE_NAMES,
    NO_CELL,
    NO_SEAT,
    PHASE_NAMES,
    UNKNOWN_SIGN,
    VISITORS,
    WALL,
    Board,
)
from waystone.games.delve_and_dash.flight import fly
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.placement import (
    lair_candidates,
    start_candidates,
    treasure_candidates,
)
from waystone.games.delve_and_dash.state import (
    DelveState,
    close_way,
    count_moves,
    draw_boundaries,
    is_waystone,
    new_state,
    row_of_codes,
    row_of_numbers,
)
from waystone.games.delve_and_dash.supposition import suppose
from waystone.games.delve_and_dash.trees import drawn
from waystone.games.delve_and_dash.view import DelveView, Secrets
from waystone.kernel.dice import Dice

_TRIES = 400
_ENOUGH = 24
"""Guesses that fit, among which one is taken."""
_FINE = 1 << 30
_OVERLOOKED = 0.035
"""How likely a visited chamber hides the treasure, against one where nobody has been: who walks
into the dragon is attacked before looking around (DD-42). Measured once somebody was attacked,
among players who do anything they may with the same chance."""
_FLOWN = 20
"""How often, in per cent, an unseen dragon has flown another time since it was seen: warriors lose
sight of it in their turn, and it follows after that."""


def imagine(params: Params, view: DelveView, dice: Dice) -> DelveState:
    """A position with exactly this view; what the seat can't know is drawn by the rules.

    It keeps every rule of the setup, and over many draws is as likely as the rules make it, but for
    two things. Labyrinths come from a small number of walks that must agree with what is known:
    late in a match, with most boundaries known, up to a dead end in eight and three walls in a
    hundred are missing. And where an unseen dragon flew, or a treasure was overlooked, follows
    what was measured among players who do anything they may with the same chance.
    """
    state = _known_part(params, view)
    _draw_labyrinth(params, state, view, dice)
    if state.phase == CHOOSING:
        _draw_choices(params, state, view, dice)
    else:
        _draw_hidden_places(params, state, view, dice)
    return state


def imagine_in(params: Params, view: DelveView, labyrinth: DelveState, dice: Dice) -> DelveState:
    """Another position with the same view and labyrinth; what else is hidden is drawn anew.

    The labyrinth does not depend on the rest, and takes most of the time.
    """
    state = labyrinth.copy()
    if state.phase != CHOOSING:
        _draw_hidden_places(params, state, view, dice)
    return state


def _known_part(params: Params, view: DelveView) -> DelveState:
    state = new_state(params.board, len(view.warriors), MODE_NAMES.index(view.mode), params.lives)
    state.phase = PHASE_NAMES.index(view.phase)
    visitors = [int(digit) << VISITORS for digit in view.visited]
    state.chambers = row_of_codes([params.board.rim[at] | who for at, who in enumerate(visitors)])
    state.starts = row_of_numbers([_or_none(each.start) for each in view.warriors])
    state.place = row_of_numbers([_or_none(each.cell) for each in view.warriors])
    state.lives = row_of_numbers([each.lives for each in view.warriors])
    count_moves(state, [each.moves for each in view.warriors])
    state.deaths = row_of_numbers([each.deaths for each in view.warriors])
    state.turn = view.acting[0] if view.acting else 0
    state.left = view.left
    state.round = view.round
    state.battles = view.battles
    state.awake = view.awake
    state.found = view.found
    state.last_seen = _or_none(view.last_seen)
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


def _draw_labyrinth(params: Params, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Keep what is known; the rest is as the rules would have drawn it (DD-10 to DD-14)."""
    signs = view.secrets.boundaries if view.secrets is not None else view.boundaries
    if UNKNOWN_SIGN in signs:
        codes = suppose(params, signs, dice)
    else:
        codes = [CODE_OF[sign] for sign in signs]
    for edge, sign in enumerate(view.boundaries):
        if sign != UNKNOWN_SIGN:
            codes[edge] = codes[edge] | KNOWN
    draw_boundaries(state, row_of_codes(codes))
    close_known_walls(params.board, state)


def close_known_walls(board: Board, state: DelveState) -> None:
    """Mark known walls as closed ways, from both sides (DD-37)."""
    for way, edge in enumerate(board.edge):
        if edge >= 0 and state.boundaries[edge] == WALL | KNOWN:
            close_way(state, way // 4, way % 4)


# Places


def _draw_choices(params: Params, state: DelveState, view: DelveView, dice: Dice) -> None:
    for seat, warrior in enumerate(view.warriors):
        if seat == view.seat:
            state.waystones[seat] = _or_none(view.waystone)
        elif warrior.chosen:
            state.waystones[seat] = dice.index(params.board.cells)


def _draw_hidden_places(params: Params, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Waystones, lair, treasure and an unseen dragon that agree with each other and the view."""
    if view.secrets is not None:
        _take_secrets(state, view.secrets)
    else:
        _guess_places(params, state, view, dice)
    _draw_dragon(params, state, view, dice)


def _take_secrets(state: DelveState, secrets: Secrets) -> None:
    """What the end of a match has shown; a match that ended early has no such places (DD-85)."""
    state.waystones = row_of_numbers([_or_none(cell) for cell in secrets.waystones])
    state.lair = _or_none(secrets.lair)
    state.treasure = _or_none(secrets.treasure)


class _Guess:
    """Waystones, lair and treasure that agree with a view, and how likely the rules draw them."""

    def __init__(self, waystones: list[int], lair: int, treasure: int, odds: float) -> None:
        self.waystones = waystones
        self.lair = lair
        self.treasure = treasure
        self.odds = odds


def _guess_places(params: Params, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Many guesses, of which one is taken by its odds; if none fits, the last one will do."""
    homes = [_home_pool(params, view, seat) for seat in range(len(view.warriors))]
    quiet = {cell for cell in params.board.all_cells if is_unheard(params, view, cell)}
    guesses: list[_Guess] = []
    for _ in range(_TRIES):
        guess = _guess(
            params, state, view, [pool[dice.index(len(pool))] for pool in homes], quiet, dice
        )
        if guess.odds:
            guesses.append(guess)
        if len(guesses) == _ENOUGH:
            break
    mark = sum(guess.odds for guess in guesses) * dice.index(_FINE) / _FINE
    for guess in guesses:
        mark -= guess.odds
        if mark < 0:
            break
    state.waystones, state.lair = row_of_numbers(guess.waystones), guess.lair
    state.treasure = guess.treasure


def _home_pool(params: Params, view: DelveView, seat: int) -> list[int]:
    if seat == view.seat and view.waystone is not None:
        return [view.waystone]
    return waystone_candidates(params, view, seat)


def _guess(
    params: Params,
    state: DelveState,
    view: DelveView,
    homes: list[int],
    quiet: set[int],
    dice: Dice,
) -> _Guess:
    """With these waystones a lair and a treasure; the odds are 0 where the view says otherwise."""
    lairs = lair_candidates(params, homes)
    fit = [view.lair] if view.lair is not None else [cell for cell in lairs if cell in quiet]
    lair = (fit or lairs)[dice.index(len(fit or lairs))]
    odds = len(fit) / len(lairs) if lair in lairs else 0.0
    for seat, start in enumerate(state.starts):
        starts = start_candidates(params, homes, seat, lair)
        odds *= (start in starts) / len(starts)
    treasure, share = _guess_treasure(params, view, homes, lair, dice)
    return _Guess(homes, lair, treasure, odds * share)


def _guess_treasure(
    params: Params, view: DelveView, homes: list[int], lair: int, dice: Dice
) -> tuple[int, float]:
    """Where it may be, and how likely that is; once it is found its place is known."""
    if view.found:
        return _or_none(view.treasure), 1.0
    was_attacked = any(warrior.deaths for warrior in view.warriors)
    hardly = _OVERLOOKED if was_attacked else 0.0
    pool = treasure_candidates(params, homes, lair)
    hopes = [hardly if view.visited[cell] != "0" else 1.0 for cell in pool]
    total = sum(hopes)
    if total:
        return pool[drawn(hopes, total, dice)], total / len(pool)
    cells = [cell for cell in params.board.all_cells if view.visited[cell] == "0"] or pool
    return cells[dice.index(len(cells))], 0.0


def waystone_candidates(params: Params, view: DelveView, seat: int) -> list[int]:
    """Where a warrior's hidden waystone could be, by its start and by what is public (DD-23)."""
    warrior, board = view.warriors[seat], params.board
    start = warrior.start
    assert start is not None
    if view.mode == "solo" or not params.start_near:
        return [start]
    shut = {view.dragon, *(each.start for each in view.warriors)}
    if warrior.carrying:
        shut.add(warrior.cell)
    near = [cell for cell in board.rings(2, 4)[start] if cell not in shut]
    if view.lair is None:
        return near
    far = [cell for cell in near if board.steps_apart[view.lair][cell] >= params.lair_gap]
    return far or near


def is_unheard(params: Params, view: DelveView, cell: int) -> bool:
    """Whether a dragon here would have slept through all steps so far (DD-53)."""
    apart = params.board.steps_apart[cell]
    starts = [each.start for each in view.warriors]
    return all(
        digit == "0" or apart[seen] > params.wake_distance or seen in starts
        for seen, digit in enumerate(view.visited)
    )


def _draw_dragon(params: Params, state: DelveState, view: DelveView, dice: Dice) -> None:
    """Where it is seen, asleep in its lair, or somewhere out of sight (DD-31)."""
    state.last_known = state.lair
    if not view.awake:
        state.dragon = state.lair
    elif view.dragon is not None:
        state.dragon = view.dragon
    else:
        state.dragon = _unseen_cell(params, state, view, dice)


def _unseen_cell(params: Params, state: DelveState, view: DelveView, dice: Dice) -> int:
    """Where it was seen last, or some flights from there towards the lone warrior, unseen."""
    here = view.warriors[0].cell
    cells = [cell for cell in params.board.all_cells if not is_waystone(state, cell)]
    if here is not None:
        cells = [cell for cell in cells if params.board.steps_apart[here][cell] > params.sight]
    last = params.board.flights_apart[state.last_seen]
    nearest = min(last[cell] for cell in cells)
    pool = [cell for cell in cells if last[cell] == nearest]
    dragon = pool[dice.index(len(pool))]
    while here is not None and dice.chance(_FLOWN):
        ahead = fly(params.board, dragon, here, list(state.waystones))
        if ahead == dragon or params.board.steps_apart[here][ahead] <= params.sight:
            break
        dragon = ahead
    return dragon
