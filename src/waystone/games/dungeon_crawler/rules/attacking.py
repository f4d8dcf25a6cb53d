"""Attacks: kinds, targets, dice and hits (part 8)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    ATTACK_NAMES,
    ATTACK_WINDOW,
    CURSE,
    DRAIN,
    FIREBALL,
    FIRST_HERO,
    MELEE,
    NOBODY,
    RANGED,
    WEB,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import AttackDeclared, Healed, Struck, Webbed
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.aiming import affected
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    defence,
    dice_for,
    figure_at,
    is_hero,
    player_of,
)
from waystone.games.dungeon_crawler.rules.frames.fights import (
    AttackFrame,
    AttackStage,
    StrikeFrame,
    StrikeStage,
)
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose, Question
from waystone.games.dungeon_crawler.rules.harm import harm
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.rolling import roll
from waystone.games.dungeon_crawler.rules.treasure import discard
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import replaced

_FIREBALL_CARD: Final = BOX.card("scroll_of_fireball")
_PROWESS: Final = BOX.card("defensive_prowess")


def attack(play: Play, figure: int, kind: int, cell: int) -> None:
    """Declare an attack on the figure of a space, or on the field around it."""
    state = play.state
    if kind in (MELEE, RANGED):
        targets = [figure_at(state, cell)]
    else:
        targets = affected(state, figure, cell, kind)
    play.begin(AttackFrame(player_of(state, figure), figure, kind, cell, targets))


def declare(play: Play, frame: AttackFrame) -> int:
    """Say it, and open the window before the dice (DC-96)."""
    play.tell(
        AttackDeclared(
            frame.attacker, ATTACK_NAMES[frame.attack], frame.space, tuple(frame.targets)
        )
    )
    open_window(play, ATTACK_WINDOW)
    return AttackStage.NEXT_TARGET


def next_target(play: Play, frame: AttackFrame) -> int:
    """The nearest to the attacker first; its player decides ties (DC-61)."""
    state = play.state
    frame.targets = [each for each in frame.targets if state.spot[each] >= 0]
    here = state.spot[frame.attacker]
    if not frame.targets or here < 0:
        return DONE
    least = min(distance(here, state.spot[each]) for each in frame.targets)
    nearest_ones = [each for each in frame.targets if distance(here, state.spot[each]) == least]
    options = [ACTIONS.target + state.spot[each] for each in nearest_ones]
    play.choose(frame.seat, Question.ORDER, sorted(options))
    return AttackStage.ROLL


def roll_for(play: Play, frame: AttackFrame) -> int:
    """Roll for the chosen target, then for the others."""
    state = play.state
    target = figure_at(state, state.answer - ACTIONS.target)
    frame.targets.remove(target)
    if frame.attack == FIREBALL:
        dice = _FIREBALL_CARD.amount("dice")
    else:
        dice = dice_for(state, frame.attacker, frame.attack)
    strike = strike_at(play, frame.seat, target, dice, frame.attacker)
    strike.plus = frame.plus
    if is_hero(target) and frame.guarded >> target - FIRST_HERO & 1:
        strike.ignored = _PROWESS.amount("hits")
    return AttackStage.NEXT_TARGET


def strike_at(play: Play, seat: int, target: int, dice: int, attacker: int = NOBODY) -> StrikeFrame:
    """Roll dice against one figure: by an attacker, or by a card of a seat's (DC-102)."""
    frame = StrikeFrame(seat, attacker, target, dice)
    play.begin(frame)
    return frame


def throw_dice(play: Play, frame: StrikeFrame) -> int:
    """The roll, with its window."""
    purpose = Purpose.TRAP if frame.attacker == NOBODY else Purpose.ATTACK
    roll(play, purpose, frame.seat, frame.dice)
    return StrikeStage.COUNT_HITS


def count_hits(play: Play, frame: StrikeFrame) -> int:
    """Each die plus bonuses that reaches DEF is a hit, each hit a wound (DC-62)."""
    state = play.state
    victim = frame.victim()
    if victim == NOBODY or state.spot[victim] < 0:
        return DONE
    hits = sum(die + frame.plus >= defence(state, victim) for die in state.rolled)
    if not frame.is_turned():
        hits = max(0, hits - frame.ignored)
    play.tell(Struck(victim, hits))
    state.dealt = 0
    if hits:
        harm(play, victim, hits, _credit(frame))
    return StrikeStage.AFTERMATH


def _credit(frame: StrikeFrame) -> int:
    """Whom a death counts for: the attacking Adventurer's player or the card's (DC-54)."""
    if frame.is_turned():
        return frame.turned_by
    if frame.attacker != NOBODY and not is_hero(frame.attacker):
        return NOBODY
    return frame.seat


def aftermath(play: Play, frame: StrikeFrame) -> int:
    """Drain, Curse and Web after an attack that wounded (DC-92)."""
    state, attacker = play.state, frame.attacker
    if attacker == NOBODY or is_hero(attacker) or frame.is_turned() or not state.dealt:
        return DONE
    can = abilities(state, attacker)
    if can & DRAIN and state.wounds[attacker]:
        state.wounds = replaced(state.wounds, attacker, state.wounds[attacker] - 1)
        play.tell(Healed(attacker, 1))
    if is_hero(frame.target):
        _curse_or_web(play, frame.target - FIRST_HERO, can)
    return DONE


def _curse_or_web(play: Play, seat: int, can: int) -> None:
    state = play.state
    if can & CURSE and state.hands[seat]:
        hand = state.hands[seat][:]
        card = hand.pop(play.dice.index(len(hand)))
        state.hands = replaced(state.hands, seat, hand)
        discard(play, seat, [card])
    if can & WEB and state.spot[FIRST_HERO + seat] >= 0:
        state.webbed = replaced(state.webbed, seat, True)
        play.tell(Webbed(seat))


ATTACK_STAGES: Final[Stages] = in_stages(
    {
        AttackStage.DECLARE: declare,
        AttackStage.NEXT_TARGET: next_target,
        AttackStage.ROLL: roll_for,
    }
)
STRIKE_STAGES: Final[Stages] = in_stages(
    {
        StrikeStage.ROLL: throw_dice,
        StrikeStage.COUNT_HITS: count_hits,
        StrikeStage.AFTERMATH: aftermath,
    }
)
