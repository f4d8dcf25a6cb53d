"""Monsters act: placing, moving by their list, attacking (part 10)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import AROUND_BITS
from waystone.games.dungeon_crawler.board import (
    AREA,
    CENTRE,
    DOPPELGANGER,
    EMPTY,
    HOLD,
    HUNT,
    MELEE,
    NOBODY,
    NOWHERE,
    PROWL,
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
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.aiming import centres, has_centre, targets_of
from waystone.games.dungeon_crawler.rules.attacking import attack
from waystone.games.dungeon_crawler.rules.figures import (
    dice_for,
    enlist,
    figure_at,
    has_room,
    movement,
)
from waystone.games.dungeon_crawler.rules.frames.fights import (
    DESTRUCTION,
    MonsterAttackFrame,
    MonsterAttackStage,
)
from waystone.games.dungeon_crawler.rules.frames.moves import MonsterMoveFrame, MonsterMoveStage
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.frames.turns import (
    PackFrame,
    PackStage,
    SummoningFrame,
    SummoningStage,
)
from waystone.games.dungeon_crawler.rules.harm import harm, is_in_danger
from waystone.games.dungeon_crawler.rules.moving import walk
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.tactics import (
    LINES,
    Intent,
    end_spaces,
    intent_of,
    is_idle,
    is_on_spawn,
    placing_spaces,
)
from waystone.games.dungeon_crawler.rules.terms import (
    Terms,
    is_settled,
    may_stay,
    monster_reach,
)
from waystone.games.dungeon_crawler.rules.treasure import draw_creature
from waystone.games.dungeon_crawler.state import CrawlerState

# Steps 1 and 2: all Monsters of a player, in the order they were drawn (DC-25).


def gather(play: Play, frame: PackFrame) -> int:
    """Those that are there when the step begins."""
    frame.monsters = play.state.packs[frame.seat][:]
    return PackStage.NEXT_MONSTER


def next_mover(play: Play, frame: PackFrame) -> int:
    """In step 1 the next Monster moves; those that stay where they are are only told of."""
    state = play.state
    figure = _next_in_pack(state, frame)
    while figure != NOBODY:
        if is_idle(state, figure):
            play.tell(_AT_REST[figure])
        else:
            intent = intent_of(state, figure)
            if not is_content(state, figure, intent):
                mover = move_monster(play, figure)
                mover.stage = aim(play, mover, intent)
                return PackStage.NEXT_MONSTER
            target = intent.targets[0] if intent.targets else NOBODY
            tell_plan(play, figure, intent.line, intent.tactic, target)
        figure = _next_in_pack(state, frame)
    return DONE


_AT_REST: Final = tuple(
    [
        Planned(figure, "no_los", TACTICS[creature.no_los], None)
        for figure, creature in enumerate(BOX.creatures)
    ]
)
"""What is told of an idle Monster, again and again."""


def next_attacker(play: Play, frame: PackFrame) -> int:
    """In step 2 the next Monster that can attacks."""
    state = play.state
    figure = _next_in_pack(state, frame)
    while figure != NOBODY and not can_attack(state, figure):
        figure = _next_in_pack(state, frame)
    if figure == NOBODY:
        return DONE
    play.begin(MonsterAttackFrame(frame.seat, figure))
    return PackStage.NEXT_MONSTER


def _next_in_pack(state: CrawlerState, frame: PackFrame) -> int:
    monsters, at = frame.monsters, frame.acted
    while at < len(monsters):
        figure = monsters[at]
        at += 1
        if state.spot[figure] >= 0 and state.boss[figure] == frame.seat:
            frame.acted = at
            return figure
    frame.acted = at
    return NOBODY


PACK_MOVE_STAGES: Final[Stages] = in_stages(
    {PackStage.GATHER: gather, PackStage.NEXT_MONSTER: next_mover}
)
PACK_ATTACK_STAGES: Final[Stages] = in_stages(
    {PackStage.GATHER: gather, PackStage.NEXT_MONSTER: next_attacker}
)


def move_monster(play: Play, figure: int, lured_by: int = NOBODY) -> MonsterMoveFrame:
    """A Monster makes a Move by its tactics, or towards the Adventurer that lures it."""
    state = play.state
    frame = MonsterMoveFrame(state.boss[figure], figure, movement(state, figure), lured_by)
    play.begin(frame)
    return frame


def is_content(state: CrawlerState, figure: int, intent: Intent) -> bool:
    """Whether a Monster stays where it is, and there is nothing to choose about it (DC-89)."""
    if intent.tactic == HOLD:
        return len(intent.targets) < 2 and may_stay(state, figure)
    return intent.tactic == PROWL and not intent.targets and is_settled(state, figure)


def tell_plan(play: Play, figure: int, line: str, tactic: int, target: int) -> None:
    """What a Monster is up to."""
    play.tell(Planned(figure, line, TACTICS[tactic], None if target == NOBODY else target))


def choose_target(play: Play, frame: MonsterMoveFrame) -> int:
    """Line and target; between equal Adventurers the controller chooses (DC-82)."""
    state, figure = play.state, frame.figure
    lure = frame.lured_by
    if state.spot[figure] < 0 or frame.is_over or (lure != NOBODY and state.spot[lure] < 0):
        return MonsterMoveStage.FINISH
    return aim(
        play, frame, Intent("lure", HUNT, [lure]) if lure != NOBODY else intent_of(state, figure)
    )


def aim(play: Play, frame: MonsterMoveFrame, intent: Intent) -> int:
    """Do as the line says."""
    state = play.state
    frame.tactic, frame.card_line = intent.tactic, LINES.index(intent.line)
    frame.end_space = NOWHERE
    state.answer = NOBODY
    if intent.targets:
        options = [ACTIONS.target + state.spot[each] for each in intent.targets]
        play.choose(frame.seat, Question.TARGET, options)
    return MonsterMoveStage.CHOOSE_END


def choose_end(play: Play, frame: MonsterMoveFrame) -> int:
    """The best spaces; a tie is the controller's who wants to decide it (DC-90)."""
    state = play.state
    answer = state.answer
    frame.target = NOBODY if answer == NOBODY else figure_at(state, answer - ACTIONS.target)
    tell_plan(play, frame.figure, LINES[frame.card_line], frame.tactic, frame.target)
    if frame.tactic == HOLD and may_stay(state, frame.figure):
        return MonsterMoveStage.FINISH
    terms = Terms(state, frame.figure, frame.points, frame.odd)
    spaces = end_spaces(terms, frame.tactic, frame.target)
    if not spaces:
        return MonsterMoveStage.FINISH
    options = [ACTIONS.target + cell for cell in spaces]
    play.choose(frame.seat, Question.SPACE, options if decides(state, frame.seat) else options[:1])
    return MonsterMoveStage.SET_OFF


def decides(state: CrawlerState, seat: int) -> bool:
    """Whether a player chooses between equally good spaces for a Monster (DC-109, DC-118)."""
    return state.deciders >> seat & 1 == 1


def set_off(play: Play, frame: MonsterMoveFrame) -> int:
    """Commit the path, if there is one to go."""
    state = play.state
    end = state.answer - ACTIONS.target
    if end == state.spot[frame.figure]:
        return MonsterMoveStage.FINISH
    frame.end_space = end
    ways = monster_reach(state, frame.figure, frame.odd)
    ways.within(frame.points)
    walk(play, frame.figure, ways.path(end))
    return MonsterMoveStage.GO_ON


def go_on(play: Play, frame: MonsterMoveFrame) -> int:
    """There, or stopped where it did not mean to end and to think anew (DC-98)."""
    state, figure = play.state, frame.figure
    is_there = state.spot[figure] == frame.end_space and may_stay(state, figure)
    return MonsterMoveStage.FINISH if is_there else MonsterMoveStage.CHOOSE_TARGET


def end_monster_move(play: Play, frame: MonsterMoveFrame) -> int:
    """Deep water destroys; the reward is for whose card did it (DC-35, DC-110)."""
    if is_in_danger(play.state, frame.figure):
        harm(play, frame.figure, DESTRUCTION, frame.misled_by)
    return DONE


MONSTER_MOVE_STAGES: Final[Stages] = in_stages(
    {
        MonsterMoveStage.CHOOSE_TARGET: choose_target,
        MonsterMoveStage.CHOOSE_END: choose_end,
        MonsterMoveStage.SET_OFF: set_off,
        MonsterMoveStage.GO_ON: go_on,
        MonsterMoveStage.FINISH: end_monster_move,
    }
)


def can_attack(state: CrawlerState, figure: int) -> bool:
    """Whether a Monster has anybody to attack (DC-91)."""
    is_beside = state.heroes_at & AROUND_BITS[state.spot[figure]] != 0
    if not is_beside and figure < DOPPELGANGER and not BOX.creatures[figure].strikes_afar:
        return False
    return bool(
        targets_of(state, figure, MELEE)
        or targets_of(state, figure, RANGED)
        or (dice_for(state, figure, AREA) and has_centre(state, figure, AREA))
    )


def choose_attack(play: Play, frame: MonsterAttackFrame) -> int:
    """Melee before ranged before area; ties are the controller's (DC-91)."""
    state, figure = play.state, frame.figure
    if state.spot[figure] < 0:
        return DONE
    kind, cells = best_attacks(state, figure, decides(state, frame.seat), frame.only)
    if not cells:
        return DONE
    frame.attack = kind
    play.choose(frame.seat, Question.TARGET, [ACTIONS.target + cell for cell in sorted(cells)])
    return MonsterAttackStage.ATTACK


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


def strike(play: Play, frame: MonsterAttackFrame) -> int:
    """The attack."""
    attack(play, frame.figure, frame.attack, play.state.answer - ACTIONS.target)
    return DONE


MONSTER_ATTACK_STAGES: Final[Stages] = in_stages(
    {MonsterAttackStage.CHOOSE: choose_attack, MonsterAttackStage.ATTACK: strike}
)


# Step 4, and cards that bring Monsters.


def draw_monster(play: Play, frame: SummoningFrame) -> int:
    """A creature card, below the maximum, and a place for it (DC-78, DC-79)."""
    state = play.state
    if frame.to_come == 0 or not has_room(state, frame.seat):
        return DONE
    frame.to_come -= 1
    figure = draw_creature(play)
    if figure == EMPTY:
        return DONE
    play.tell(CreatureDrawn(frame.seat, figure, BOX.creatures[figure].id))
    spaces = placing_spaces(state, figure, SPACES[CENTRE])
    if not spaces:
        state.creature_discards = [*state.creature_discards, figure]
        play.tell(CreatureDiscarded(figure))
        return SummoningStage.DRAW
    state.drawn_creature = figure
    play.ask(frame.seat, Question.PLACE, [ACTIONS.place + cell for cell in spaces])
    return SummoningStage.PLACE


def place_creature(play: Play, frame: SummoningFrame) -> int:
    """On a spawn point it Moves; on the centre it Attacks if it can (DC-79)."""
    state = play.state
    figure, state.drawn_creature = state.drawn_creature, NOBODY
    cell = state.answer - ACTIONS.place
    enlist(state, figure, frame.seat, cell)
    play.tell(Appeared(figure, cell, frame.seat))
    if not is_on_spawn(state, figure) and can_attack(state, figure):
        play.begin(MonsterAttackFrame(frame.seat, figure))
    else:
        move_monster(play, figure)
    return SummoningStage.DRAW


def summon(play: Play, seat: int, count: int) -> None:
    """Draw and place Monsters, each of which then Moves or Attacks (DC-79)."""
    play.begin(SummoningFrame(seat, count))


SUMMONING_STAGES: Final[Stages] = in_stages(
    {SummoningStage.DRAW: draw_monster, SummoningStage.PLACE: place_creature}
)
