"""Attacks: kinds, targets, dice and hits (part 8)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import AROUND_BITS, BIT, spaces_of
from waystone.games.dungeon_crawler.board import (
    AREA,
    AROUND,
    ATTACK_NAMES,
    ATTACK_WINDOW,
    CURSE,
    DRAIN,
    FIREBALL,
    FIREPROOF,
    FIRST_HERO,
    INCORPOREAL,
    MELEE,
    NOBODY,
    RANGED,
    WEB,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import AttackDeclared, Healed, Struck, Webbed
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    defence,
    dice_for,
    figure_at,
    hero_bits,
    is_hero,
    player_of,
)
from waystone.games.dungeon_crawler.rules.frames import (
    ATTACK,
    DONE,
    FOR_ATTACK,
    FOR_TRAP,
    ORDER,
    STRIKE,
)
from waystone.games.dungeon_crawler.rules.harm import harm
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.rolling import roll
from waystone.games.dungeon_crawler.rules.treasure import discard
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.sight import ghost_sees, linked_to, sees
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

_FIREBALL_CARD: Final = BOX.cards[BOX.card_by_id["scroll_of_fireball"]]
_PROWESS: Final = BOX.cards[BOX.card_by_id["defensive_prowess"]]


def can_see(state: CrawlerState, figure: int, cell: int) -> bool:
    """Whether a figure sees a space from where it stands (DC-64, DC-67)."""
    return sees_from(state, figure, state.spot[figure], cell)


def sees_from(state: CrawlerState, figure: int, here: int, cell: int) -> bool:
    """Whether a figure would see a space from some space."""
    if abilities(state, figure) & INCORPOREAL:
        return ghost_sees(state.terrain, here, cell)
    return sees(state.terrain, here, cell)


def targets_of(state: CrawlerState, figure: int, kind: int) -> list[int]:
    """The spaces of the figures that could be attacked: melee or ranged (DC-58 to DC-60)."""
    if not dice_for(state, figure, kind):
        return []
    here = state.spot[figure]
    field = AROUND_BITS[here] if kind == MELEE else ~AROUND_BITS[here]
    enemies = enemy_bits(state, figure) & field
    if not enemies:
        return []
    if not is_hero(figure):
        return [cell for cell in spaces_of(enemies) if can_see(state, figure, cell)]
    enemies &= linked_to(state.terrain, here)
    return [cell for cell in spaces_of(enemies) if sees(state.terrain, cell, here)]


def enemy_bits(state: CrawlerState, figure: int) -> int:
    """Monsters attack Adventurers only, Adventurers everybody else (DC-68)."""
    if is_hero(figure):
        return state.occupied & ~BIT[state.spot[figure]]
    return hero_bits(state)


def affected(state: CrawlerState, figure: int, centre: int, kind: int) -> list[int]:
    """The figures in the 3 × 3 field that the centre sees (DC-61)."""
    found = []
    for cell in (centre, *AROUND[centre]):
        other = figure_at(state, cell)
        if other in (NOBODY, figure) or not (is_hero(other) or is_hero(figure)):
            continue
        if kind == FIREBALL and abilities(state, other) & FIREPROOF:
            continue
        if sees(state.terrain, cell, centre):
            found.append(other)
    return found


def centres(state: CrawlerState, figure: int, kind: int) -> dict[int, list[int]]:
    """The centres of an Area attack that would affect somebody, and whom (DC-60, DC-61)."""
    here = state.spot[figure]
    near = enemies = enemy_bits(state, figure)
    for cell in spaces_of(enemies):
        near |= AROUND_BITS[cell]
    near &= linked_to(state.terrain, here) & ~(BIT[here] | AROUND_BITS[here])
    seen = [cell for cell in spaces_of(near) if sees(state.terrain, cell, here)]
    found = {cell: affected(state, figure, cell, kind) for cell in seen}
    return {cell: hit for cell, hit in found.items() if hit}


def attack_options(state: CrawlerState, figure: int) -> list[int]:
    """Every attack that an Adventurer could make now."""
    options = [ACTIONS.melee + cell for cell in targets_of(state, figure, MELEE)]
    options += [ACTIONS.shoot + cell for cell in targets_of(state, figure, RANGED)]
    if dice_for(state, figure, AREA):
        options += [ACTIONS.blast + cell for cell in centres(state, figure, AREA)]
    return options


def attack(play: Play, figure: int, kind: int, cell: int) -> None:
    """Declare an attack on the figure of a space, or on the field around it.

    An attack frame's `number` is the kind, `cells` the figures yet to be rolled for, `spare` the
    bonus to every die, `other` a bit per seat that ignores some hits.
    """
    state = play.state
    frame = play.begin(ATTACK, player_of(state, figure), figure)
    frame.number = kind
    frame.cell = cell
    frame.other = 0
    if kind in (MELEE, RANGED):
        frame.cells = [figure_at(state, cell)]
    else:
        frame.cells = affected(state, figure, cell, kind)


def declare(play: Play, frame: Frame) -> int:
    """Stage 0: say it, and open the window before the dice (DC-96)."""
    play.tell(
        AttackDeclared(frame.figure, ATTACK_NAMES[frame.number], frame.cell, tuple(frame.cells))
    )
    open_window(play, ATTACK_WINDOW)
    return 1


def next_target(play: Play, frame: Frame) -> int:
    """Stage 1: the nearest to the attacker first; its player decides ties (DC-61)."""
    state = play.state
    frame.cells = [each for each in frame.cells if state.spot[each] >= 0]
    here = state.spot[frame.figure]
    if not frame.cells or here < 0:
        return DONE
    least = min(distance(here, state.spot[each]) for each in frame.cells)
    nearest_ones = [each for each in frame.cells if distance(here, state.spot[each]) == least]
    options = [ACTIONS.target + state.spot[each] for each in nearest_ones]
    play.choose(frame.seat, ORDER, sorted(options))
    return 2


def roll_for(play: Play, frame: Frame) -> int:
    """Stage 2: roll for the chosen target, then for the others."""
    state = play.state
    target = figure_at(state, state.answer - ACTIONS.target)
    frame.cells.remove(target)
    if frame.number == FIREBALL:
        dice = _FIREBALL_CARD.amount("dice")
    else:
        dice = dice_for(state, frame.figure, frame.number)
    strike = strike_at(play, frame.seat, target, dice, frame.figure)
    strike.number = frame.spare
    if is_hero(target) and frame.other >> target - FIRST_HERO & 1:
        strike.spare = _PROWESS.amount("hits")
    return 1


def strike_at(play: Play, seat: int, target: int, dice: int, attacker: int = NOBODY) -> Frame:
    """Roll dice against one figure: by an attacker, or by a card of a seat's (DC-102).

    A strike frame's `cell` is the number of dice, `number` the bonus to each, `spare` the hits
    that are ignored, and `cells` holds the seat that has turned it back with the Mirror Trap.
    """
    frame = play.begin(STRIKE, seat, attacker)
    frame.other = target
    frame.cell = dice
    return frame


def throw_dice(play: Play, frame: Frame) -> int:
    """Stage 0: the roll, with its window."""
    roll(play, FOR_TRAP if frame.figure == NOBODY else FOR_ATTACK, frame.seat, frame.cell)
    return 1


def count_hits(play: Play, frame: Frame) -> int:
    """Stage 1: each die plus bonuses that reaches DEF is a hit, each hit a wound (DC-62)."""
    state = play.state
    victim = frame.figure if frame.cells else frame.other
    if victim == NOBODY or state.spot[victim] < 0:
        return DONE
    hits = sum(die + frame.number >= defence(state, victim) for die in state.rolled)
    if not frame.cells:
        hits = max(0, hits - frame.spare)
    play.tell(Struck(victim, hits))
    state.dealt = 0
    if hits:
        harm(play, victim, hits, _credit(state, frame))
    return 2


def _credit(state: CrawlerState, frame: Frame) -> int:
    """Whom a death counts for: the attacking Adventurer's player or the card's (DC-54)."""
    if frame.cells:
        return frame.cells[0]
    if frame.figure != NOBODY and not is_hero(frame.figure):
        return NOBODY
    return frame.seat


def aftermath(play: Play, frame: Frame) -> int:
    """Stage 2: Drain, Curse and Web after an attack that wounded (DC-92)."""
    state, attacker = play.state, frame.figure
    if attacker == NOBODY or is_hero(attacker) or frame.cells or not state.dealt:
        return DONE
    can = abilities(state, attacker)
    if can & DRAIN and state.wounds[attacker]:
        state.wounds[attacker] -= 1
        play.tell(Healed(attacker, 1))
    if is_hero(frame.other):
        _curse_or_web(play, frame.other - FIRST_HERO, can)
    return DONE


def _curse_or_web(play: Play, seat: int, can: int) -> None:
    state = play.state
    if can & CURSE and state.hands[seat]:
        card = state.hands[seat].pop(play.dice.index(len(state.hands[seat])))
        discard(play, seat, [card])
    if can & WEB and state.spot[FIRST_HERO + seat] >= 0:
        state.webbed[seat] = True
        play.tell(Webbed(seat))


ATTACK_STAGES: Final[Stages] = (declare, next_target, roll_for)
STRIKE_STAGES: Final[Stages] = (throw_dice, count_hits, aftermath)
