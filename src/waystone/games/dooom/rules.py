"""What happens in the dungeon, and when it ends; what is refused stands in `refusals`."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from waystone.games.dooom.actions import (
    ABANDON_ID,
    ACTIONS,
    BEGIN_ID,
    DEBUG_SIDE,
    END_TURN_ID,
    FIRST_ATTACK_ID,
    FIRST_MOVE_ID,
    FIRST_PUT_ID,
    PICK_UP_ID,
    STOP_ID,
    TIME_OUT_ID,
)
from waystone.games.dooom.board import (
    ARMOUR_BIT,
    BLOW_DIE,
    BLOW_HITS,
    EXIT,
    FIRST_HP,
    FLOOR,
    FULL_AP,
    GEAR_BITS,
    GOLD,
    POTION,
    SWORD_BIT,
    THING_NAMES,
    WALL,
    amount_of,
    letter_of,
    thing,
)
from waystone.games.dooom.events import (
    Attacked,
    Began,
    Changed,
    Died,
    Ended,
    Joined,
    Left,
    Lost,
    Moved,
    PickedUp,
    Struck,
    TurnBegan,
    TurnEnded,
    Won,
)
from waystone.games.dooom.memory import Memory
from waystone.games.dooom.options import Params
from waystone.games.dooom.sight import Watch, look_around
from waystone.games.dooom.state import (
    ACTED,
    ALIVE,
    DEAD,
    EMPTY,
    GONE,
    NO_CELL,
    NO_SEAT,
    OVER,
    RUNNING,
    WAITING,
    DooomState,
)
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, AddressedEvent, only
from waystone.kernel.grid import opposite
from waystone.kernel.rules import NO_SEAT_ACTS, SEAT_ALONE


def acting(state: DooomState) -> tuple[int, ...]:
    """The seat whose turn it is, while the match runs."""
    return SEAT_ALONE[state.turn] if state.phase == RUNNING else NO_SEAT_ACTS


def goal_of(params: Params, state: DooomState) -> int:
    """The gold needed to win."""
    return state.dungeon.goal if params.goal < 0 else params.goal


def apply(
    params: Params, state: DooomState, seat: int, action: Action, dice: Dice
) -> list[AddressedEvent]:
    """Do an action with all its effects before anything else is heard (DM-30)."""
    events: list[AddressedEvent] = []
    watch = Watch(state)
    id = action.id
    if FIRST_MOVE_ID <= id < PICK_UP_ID:
        move(params, state, seat, id - FIRST_MOVE_ID, watch, events)
    elif id == PICK_UP_ID:
        pick_up(params, state, seat, watch, events)
    elif FIRST_ATTACK_ID <= id < END_TURN_ID:
        attack(params, state, seat, id - FIRST_ATTACK_ID, dice, watch, events)
    elif id == END_TURN_ID:
        end_turn(params, state, seat, events)
    elif id == ACTIONS.join.id:
        join(state, seat, dice, watch, events)
    elif id == ACTIONS.leave.id:
        leave(params, state, seat, watch, events)
    elif id == BEGIN_ID:
        begin(params, state, dice, events)
    elif id == TIME_OUT_ID:
        time_out(params, state, seat, watch, events)
    elif id == STOP_ID:
        end_match(state, "stopped", NO_SEAT, events)
    elif id == ABANDON_ID:
        end_match(state, "abandoned", NO_SEAT, events)
    elif id >= FIRST_PUT_ID:
        put(state, seat, id - FIRST_PUT_ID, watch, events)
    return events


# Joining and starting


def join(
    state: DooomState, seat: int, dice: Dice, watch: Watch, events: list[AddressedEvent]
) -> None:
    """Placed at once on a free tile; what lies there stays there (DM-16, DM-17)."""
    place_player(state, seat, dice, watch)
    events.append((EVERYONE, Joined(seat)))
    tell_changes(state, seat, watch, events)


def place_player(state: DooomState, seat: int, dice: Dice, watch: Watch) -> None:
    """Each free walkable tile has the same chance; turns go by joining (DM-16, DM-20)."""
    cell = free_tile(state, dice)
    watch.touch(cell)
    state.status[seat] = ALIVE
    state.order.append(seat)
    state.place[seat] = state.start[seat] = cell
    state.standing[cell] = seat
    state.hp[seat] = FIRST_HP


def free_tile(state: DooomState, dice: Dice) -> int:
    """A free tile, drawn without listing the dungeon: the n-th walkable tile nobody stands on."""
    walkable = state.dungeon.walkable
    taken = sorted(index_in(walkable, cell) for cell in state.standing)
    number = dice.index(len(walkable) - len(taken))
    for index in taken:
        number += number >= index
    return walkable[number]


def put(
    state: DooomState, seat: int, number: int, watch: Watch, events: list[AddressedEvent]
) -> None:
    """On a table for tests: stand there now (DM-N18)."""
    row, column = divmod(number, DEBUG_SIDE)
    cell = state.dungeon.cell(row, column)
    watch.touch(state.place[seat])
    watch.touch(cell)
    del state.standing[state.place[seat]]
    state.place[seat] = cell
    state.standing[cell] = seat
    tell_changes(state, seat, watch, events)


def index_in(cells: Sequence[int], cell: int) -> int:
    """The place of a cell in a sorted list, by halving."""
    low, high = 0, len(cells)
    while low < high:
        middle = (low + high) // 2
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def begin(params: Params, state: DooomState, dice: Dice, events: list[AddressedEvent]) -> None:
    """The first turn; the order is that of joining, or drawn (DM-19, DM-20)."""
    if params.shuffle_order:
        dice.shuffle(state.order)
    state.phase = RUNNING
    state.started_with = len(state.order)
    events.append((EVERYONE, Began(tuple(state.order))))
    begin_turn(state, state.order[0], events)


# Turns


def begin_turn(state: DooomState, seat: int, events: list[AddressedEvent]) -> None:
    """Fresh action points, one less for each piece of gear (DM-24)."""
    state.turn = seat
    state.ap = FULL_AP - state.gear[seat].bit_count()
    events.append((EVERYONE, TurnBegan(seat, state.round)))


def end_turn(params: Params, state: DooomState, seat: int, events: list[AddressedEvent]) -> None:
    """What is left is lost; the next living player's turn (DM-23, DM-26)."""
    state.time_outs[seat] = 0
    events.append((only(seat), TurnEnded(seat)))
    pass_turn(params, state, seat, events)


def pass_turn(params: Params, state: DooomState, seat: int, events: list[AddressedEvent]) -> None:
    """Round the table; coming back to an earlier or the same place completes a round (DM-29)."""
    state.ap = 0
    at = state.order.index(seat)
    count = len(state.order)
    for further in range(1, count + 1):
        following = state.order[(at + further) % count]
        if state.status[following] == ALIVE:
            if at + further >= count:
                if state.round == params.max_rounds:
                    end_match(state, "last round played", NO_SEAT, events)
                    return
                state.round += 1
            begin_turn(state, following, events)
            return


def spend(params: Params, state: DooomState, seat: int, events: list[AddressedEvent]) -> None:
    """The turn ends at once when no action point is left (DM-26); until then it is no idle one."""
    if state.ap == 0:
        end_turn(params, state, seat, events)
    elif not params.first_edition:
        state.time_outs[seat] = ACTED


def time_out(
    params: Params, state: DooomState, seat: int, watch: Watch, events: list[AddressedEvent]
) -> None:
    """A run-out clock ends the turn; too often in a row, and the player is gone (DM-28).

    A turn in which the player did something breaks the row: ACTED is one below none (DM-79).
    """
    state.time_outs[seat] += 1
    if params.max_timeouts and state.time_outs[seat] == params.max_timeouts:
        leave(params, state, seat, watch, events)
    else:
        events.append((only(seat), TurnEnded(seat)))
        pass_turn(params, state, seat, events)


# Actions


def move(
    params: Params,
    state: DooomState,
    seat: int,
    way: int,
    watch: Watch,
    events: list[AddressedEvent],
) -> None:
    """One tile; an exit with enough gold wins (DM-43 to DM-46, DM-68)."""
    here = state.place[seat]
    there = here + state.dungeon.steps[way]
    watch.touch(here)
    watch.touch(there)
    del state.standing[here]
    state.standing[there] = seat
    state.place[seat] = there
    state.ap -= 1
    events.append((only(seat), Moved(seat, way)))
    tell_changes(state, seat, watch, events)
    if state.dungeon.ground[there] == EXIT and state.gold[seat] >= goal_of(params, state):
        end_match(state, "escaped with the gold", seat, events)
    else:
        spend(params, state, seat, events)


def pick_up(
    params: Params, state: DooomState, seat: int, watch: Watch, events: list[AddressedEvent]
) -> None:
    """Take what lies here (DM-47, DM-48)."""
    cell = state.place[seat]
    what = state.thing_at(cell)
    letter, amount = letter_of(what), amount_of(what)
    watch.touch(cell)
    state.altered[cell] = 0
    state.ap -= 1
    if letter == GOLD:
        state.gold[seat] += amount
    elif letter == POTION:
        state.hp[seat] += 1
        state.ap = 0
    else:
        state.gear[seat] |= GEAR_BITS[letter]
    events.append((only(seat), PickedUp(seat, THING_NAMES[letter], amount)))
    tell_changes(state, seat, watch, events)
    spend(params, state, seat, events)


def attack(
    params: Params,
    state: DooomState,
    seat: int,
    way: int,
    dice: Dice,
    watch: Watch,
    events: list[AddressedEvent],
) -> None:
    """All remaining points for one blow that hits three times in four (DM-49 to DM-54)."""
    target = state.standing[state.place[seat] + state.dungeon.steps[way]]
    hit = dice.roll(BLOW_DIE) <= BLOW_HITS
    damage = damage_of(state.gear[seat], state.gear[target]) if hit else 0
    lost = min(damage, state.hp[target])
    state.hp[target] -= lost
    killed = state.hp[target] == 0
    events.append((only(seat), Attacked(seat, way, hit, damage, killed)))
    events.append((only(target), Struck(target, opposite(way), hit, damage, lost)))
    if killed:
        remove(state, target, DEAD, watch, events)
    tell_changes(state, seat, watch, events)
    if not survivor_wins(params, state, events):
        end_turn(params, state, seat, events)


def damage_of(attacker_gear: int, target_gear: int) -> int:
    """One, one more with a sword, one less against armour (DM-51)."""
    sword = 1 if attacker_gear & SWORD_BIT else 0
    armour = 1 if target_gear & ARMOUR_BIT else 0
    return 1 + sword - armour


def tell_changes(state: DooomState, actor: int, watch: Watch, events: list[AddressedEvent]) -> None:
    """One notice for each other living player whose window reads differently (DM-42).

    The actor looks around unasked: clients do so after each own action (DM-35).
    """
    if state.status[actor] == ALIVE:
        look_around(state, actor)
    for viewer in watch.viewers(actor):
        look_around(state, viewer)
        events.append((only(viewer), Changed(viewer)))


# Death and leaving


def leave(
    params: Params, state: DooomState, seat: int, watch: Watch, events: list[AddressedEvent]
) -> None:
    """Before the start it frees the seat (DM-22), afterwards it equals death (DM-63)."""
    if state.phase == WAITING:
        free_seat(state, seat, watch, events)
        return
    remove(state, seat, GONE, watch, events)
    tell_changes(state, seat, watch, events)
    if ALIVE not in state.status:
        end_match(state, "nobody alive", NO_SEAT, events)
    elif not survivor_wins(params, state, events) and state.turn == seat:
        pass_turn(params, state, seat, events)


def free_seat(state: DooomState, seat: int, watch: Watch, events: list[AddressedEvent]) -> None:
    """No death, no drop; somebody else may sit down, who knows nothing of this (DM-22)."""
    watch.touch(state.place[seat])
    del state.standing[state.place[seat]]
    state.order.remove(seat)
    state.status[seat] = EMPTY
    state.place[seat] = state.start[seat] = NO_CELL
    state.hp[seat] = 0
    state.memory[seat] = Memory()
    events.append((EVERYONE, Left(seat)))
    tell_changes(state, seat, watch, events)


def remove(
    state: DooomState, seat: int, status: int, watch: Watch, events: list[AddressedEvent]
) -> None:
    """Off the map and out of the order; the gold falls, gear is destroyed (DM-55 to DM-61)."""
    cell = state.place[seat]
    watch.touch(cell)
    drop_gold(state, cell, state.gold[seat], watch)
    del state.standing[cell]
    state.place[seat] = NO_CELL
    state.status[seat] = status
    state.hp[seat] = state.gold[seat] = state.gear[seat] = 0
    state.fallen.append(seat)
    events.append((only(seat), Lost(seat)))
    events.append((EVERYONE, Died(seat) if status == DEAD else Left(seat)))


def drop_gold(state: DooomState, cell: int, gold: int, watch: Watch) -> None:
    """A pile where the player fell, or near an exit; other things make room (DM-57 to DM-61)."""
    if gold == 0:
        return
    spot = cell if state.dungeon.ground[cell] == FLOOR else nearest_floor(state, cell)
    if spot == NO_CELL:
        return
    watch.touch(spot)
    there = state.thing_at(spot)
    before = amount_of(there) if letter_of(there) == GOLD else 0
    state.altered[spot] = thing(GOLD, before + gold)


def nearest_floor(state: DooomState, start: int) -> int:
    """The first floor without another thing, else the first floor at all (DM-61)."""
    fallback = NO_CELL
    seen, queue = {start}, deque([start])
    while queue:
        cell = queue.popleft()
        if state.dungeon.ground[cell] == FLOOR:
            if letter_of(state.thing_at(cell)) in (0, GOLD):
                return cell
            if fallback == NO_CELL:
                fallback = cell
        for step in state.dungeon.steps:
            if state.dungeon.ground[cell + step] != WALL and cell + step not in seen:
                seen.add(cell + step)
                queue.append(cell + step)
    return fallback


# Endings


def survivor_wins(params: Params, state: DooomState, events: list[AddressedEvent]) -> bool:
    """By option the sole survivor of several wins at once (DM-71)."""
    if not params.survivor_wins or state.started_with < 2 or state.status.count(ALIVE) != 1:
        return False
    end_match(state, "last one standing", state.status.index(ALIVE), events)
    return True


def end_match(state: DooomState, reason: str, winner: int, events: list[AddressedEvent]) -> None:
    """The winner is told so, every other living player that it lost (DM-69, DM-72)."""
    state.phase = OVER
    state.turn = NO_SEAT
    state.ap = 0
    state.reason = reason
    state.winner = winner
    for seat, status in enumerate(state.status):
        if status == ALIVE:
            events.append((only(seat), Won(seat) if seat == winner else Lost(seat)))
    events.append((EVERYONE, Ended(reason, None if winner == NO_SEAT else winner)))
