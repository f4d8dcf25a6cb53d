"""Monsters act: placing, moving by their list, attacking (part 10)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    AREA,
    CENTRE,
    EMPTY,
    HOLD,
    HUNT,
    MELEE,
    NOBODY,
    RANGED,
    SPACES,
    TACTICS,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    Appeared,
    CreatureDiscarded,
    CreatureDrawn,
    Planned,
)
from waystone.games.dungeon_crawler.rules.attacking import attack, centres, targets_of
from waystone.games.dungeon_crawler.rules.figures import (
    dice_for,
    enlist,
    figure_at,
    has_room,
    movement,
)
from waystone.games.dungeon_crawler.rules.frames import (
    DONE,
    MONSTER_ATTACK,
    MONSTER_MOVE,
    PLACE,
    SPACE,
    SUMMONING,
    TARGET,
)
from waystone.games.dungeon_crawler.rules.harm import DESTRUCTION, harm, is_in_danger
from waystone.games.dungeon_crawler.rules.moving import walk
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.tactics import (
    LINES,
    Intent,
    Terms,
    end_spaces,
    intent_of,
    is_on_spawn,
    may_stay,
    monster_reach,
    placing_spaces,
)
from waystone.games.dungeon_crawler.rules.treasure import draw_from
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

# Steps 1 and 2: all Monsters of a player, in the order they were drawn (DC-25). A pack frame's
# `cells` are the Monsters, `number` how many of them have acted.


def gather(play: Play, frame: Frame) -> int:
    """Stage 0: those that are there when the step begins."""
    frame.cells = play.state.packs[frame.seat][:]
    return 1


def next_mover(play: Play, frame: Frame) -> int:
    """Stage 1 of step 1: the next Monster moves."""
    figure = _next_in_pack(play.state, frame)
    if figure == NOBODY:
        return DONE
    move_monster(play, figure)
    return 1


def next_attacker(play: Play, frame: Frame) -> int:
    """Stage 1 of step 2: the next Monster that can attacks."""
    state = play.state
    figure = _next_in_pack(state, frame)
    while figure != NOBODY and not can_attack(state, figure):
        figure = _next_in_pack(state, frame)
    if figure == NOBODY:
        return DONE
    play.begin(MONSTER_ATTACK, frame.seat, figure)
    return 1


def _next_in_pack(state: CrawlerState, frame: Frame) -> int:
    while frame.number < len(frame.cells):
        figure = frame.cells[frame.number]
        frame.number += 1
        if state.spot[figure] >= 0 and state.boss[figure] == frame.seat:
            return figure
    return NOBODY


PACK_MOVE_STAGES: Final[Stages] = (gather, next_mover)
PACK_ATTACK_STAGES: Final[Stages] = (gather, next_attacker)


def move_monster(play: Play, figure: int, lured_by: int = NOBODY) -> None:
    """A Monster makes a Move by its tactics, or towards the Adventurer that lures it.

    Its frame's `number`, `spare` and `other` are as in an Adventurer's Move, `cell` is its target
    and `cells` holds who lures it, its tactic, where it means to end, and whose card has made it
    end elsewhere.
    """
    state = play.state
    frame = play.begin(MONSTER_MOVE, state.boss[figure], figure)
    frame.number = movement(state, figure)
    frame.other = 0
    frame.cells = [lured_by, HUNT, NOBODY, NOBODY]


def choose_target(play: Play, frame: Frame) -> int:
    """Stage 0: line and target; between equal Adventurers the controller chooses (DC-82)."""
    state, figure = play.state, frame.figure
    lure = frame.cells[0]
    if state.spot[figure] < 0 or frame.other or (lure != NOBODY and state.spot[lure] < 0):
        return 4
    intent = Intent("lure", HUNT, [lure]) if lure != NOBODY else intent_of(state, figure)
    frame.cells[1] = intent.tactic
    play.state.answer = NOBODY
    if intent.targets:
        play.choose(frame.seat, TARGET, [ACTIONS.target + state.spot[t] for t in intent.targets])
    frame.cells[2] = LINES.index(intent.line)
    return 1


def choose_end(play: Play, frame: Frame) -> int:
    """Stage 1: the best spaces; a tie is the controller's who wants to decide it (DC-90)."""
    state = play.state
    answer = state.answer
    frame.cell = NOBODY if answer == NOBODY else figure_at(state, answer - ACTIONS.target)
    line = LINES[frame.cells[2]]
    target = None if frame.cell == NOBODY else frame.cell
    play.tell(Planned(frame.figure, line, TACTICS[frame.cells[1]], target))
    if frame.cells[1] == HOLD and may_stay(state, frame.figure):
        return 4
    terms = Terms(state, frame.figure, frame.number, frame.spare)
    spaces = end_spaces(terms, frame.cells[1], frame.cell)
    if not spaces:
        return 4
    options = [ACTIONS.target + cell for cell in spaces]
    play.choose(frame.seat, SPACE, options if decides(state, frame.seat) else options[:1])
    return 2


def decides(state: CrawlerState, seat: int) -> bool:
    """Whether a player chooses between equally good spaces for a Monster (DC-109, DC-118)."""
    return state.deciders >> seat & 1 == 1


def set_off(play: Play, frame: Frame) -> int:
    """Stage 2: commit the path, if there is one to go."""
    state = play.state
    end = state.answer - ACTIONS.target
    if end == state.spot[frame.figure]:
        return 4
    frame.cells[2] = end
    ways = monster_reach(state, frame.figure, frame.spare)
    ways.within(frame.number)
    walk(play, frame.figure, ways.path(end))
    return 3


def go_on(play: Play, frame: Frame) -> int:
    """Stage 3: there, or stopped where it did not mean to end and to think anew (DC-98)."""
    state, figure = play.state, frame.figure
    return 4 if state.spot[figure] == frame.cells[2] and may_stay(state, figure) else 0


def end_monster_move(play: Play, frame: Frame) -> int:
    """Stage 4: deep water destroys; the reward is for whose card did it (DC-35, DC-110)."""
    if is_in_danger(play.state, frame.figure):
        harm(play, frame.figure, DESTRUCTION, frame.cells[3])
    return DONE


MONSTER_MOVE_STAGES: Final[Stages] = (choose_target, choose_end, set_off, go_on, end_monster_move)


def can_attack(state: CrawlerState, figure: int) -> bool:
    """Whether a Monster has anybody to attack (DC-91)."""
    return bool(
        targets_of(state, figure, MELEE)
        or targets_of(state, figure, RANGED)
        or (dice_for(state, figure, AREA) and centres(state, figure, AREA))
    )


def choose_attack(play: Play, frame: Frame) -> int:
    """Stage 0: melee before ranged before area; ties are the controller's (DC-91).

    A frame's `other` is the only Adventurer to attack, if there is such a one (DC-116).
    """
    state, figure = play.state, frame.figure
    if state.spot[figure] < 0:
        return DONE
    kind, cells = best_attacks(state, figure, decides(state, frame.seat), frame.other)
    if not cells:
        return DONE
    frame.number = kind
    play.choose(frame.seat, TARGET, [ACTIONS.target + cell for cell in sorted(cells)])
    return 1


def best_attacks(
    state: CrawlerState, figure: int, ask_spaces: bool, only: int = NOBODY
) -> tuple[int, list[int]]:
    """The kind of attack that a Monster must make, and its equally good spaces."""
    for kind in (MELEE, RANGED):
        cells = targets_of(state, figure, kind)
        if only != NOBODY:
            cells = [cell for cell in cells if cell == state.spot[only]]
        if cells:
            here = state.spot[figure]
            least = min(distance(here, cell) for cell in cells)
            return kind, [cell for cell in cells if distance(here, cell) == least]
    if not dice_for(state, figure, AREA):
        return AREA, []
    found = centres(state, figure, AREA)
    if only != NOBODY:
        found = {cell: hit for cell, hit in found.items() if only in hit}
    most = max((len(hit) for hit in found.values()), default=0)
    best = {cell: hit for cell, hit in found.items() if len(hit) == most}
    if ask_spaces or len({tuple(sorted(hit)) for hit in best.values()}) > 1:
        return AREA, list(best)
    return AREA, list(best)[:1]


def strike(play: Play, frame: Frame) -> int:
    """Stage 1: the attack."""
    attack(play, frame.figure, frame.number, play.state.answer - ACTIONS.target)
    return DONE


MONSTER_ATTACK_STAGES: Final[Stages] = (choose_attack, strike)


# Step 4 and cards that bring Monsters. A summoning frame's `number` is how many are still to come.


def draw_creature(play: Play, frame: Frame) -> int:
    """Stage 0: a creature card, below the maximum, and a place for it (DC-78, DC-79)."""
    state = play.state
    if frame.number == 0 or not has_room(state, frame.seat):
        return DONE
    frame.number -= 1
    figure = draw_from(play, state.creatures, state.creature_discards, "creatures")
    if figure == EMPTY:
        return DONE
    play.tell(CreatureDrawn(frame.seat, figure, BOX.creatures[figure].id))
    spaces = placing_spaces(state, figure, SPACES[CENTRE])
    if not spaces:
        state.creature_discards.append(figure)
        play.tell(CreatureDiscarded(figure))
        return 0
    state.drawn_creature = figure
    play.ask(frame.seat, PLACE, [ACTIONS.place + cell for cell in spaces])
    return 1


def place_creature(play: Play, frame: Frame) -> int:
    """Stage 1: on a spawn point it Moves; on the centre it Attacks if it can (DC-79)."""
    state = play.state
    figure, state.drawn_creature = state.drawn_creature, NOBODY
    cell = state.answer - ACTIONS.place
    enlist(state, figure, frame.seat, cell)
    play.tell(Appeared(figure, cell, frame.seat))
    if not is_on_spawn(state, figure) and can_attack(state, figure):
        play.begin(MONSTER_ATTACK, frame.seat, figure)
    else:
        move_monster(play, figure)
    return 0


def summon(play: Play, seat: int, count: int) -> None:
    """Draw and place Monsters, each of which then Moves or Attacks (DC-79)."""
    play.begin(SUMMONING, seat).number = count


SUMMONING_STAGES: Final[Stages] = (draw_creature, place_creature)
