"""Loot for one's own Adventurer: gear, potions, scrolls, prowess."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    FIREBALL,
    FIRST_HERO,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Put
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.aiming import centres
from waystone.games.dungeon_crawler.rules.attacking import attack
from waystone.games.dungeon_crawler.rules.cards.figures import heal
from waystone.games.dungeon_crawler.rules.conditions.loot import scroll_of_teleportation_spaces
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    hero,
    nearest_stops,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames.cards import CardFrame, CardStage
from waystone.games.dungeon_crawler.rules.frames.fights import (
    DESTRUCTION,
    PREVENTED,
    AttackFrame,
    HarmFrame,
    StrikeFrame,
)
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.state import CrawlerState


def in_play(play: Play, frame: CardFrame) -> int:
    """Gear and lasting cards lie face up and work by being there (DC-57)."""
    return DONE


# Amulet of Protection


def amulet_of_protection(play: Play, frame: CardFrame) -> int:
    """No wounds; or away from lava or deep water to the nearest safe space."""
    state = play.state
    harm = nearest(state, HarmFrame)
    is_destruction, harm.wounds = harm.wounds == DESTRUCTION, PREVENTED
    if not is_destruction:
        return DONE
    figure = hero(frame.seat)
    spaces = nearest_stops(state, abilities(state, figure), state.spot[figure])
    play.choose(frame.seat, Question.SPACE, [ACTIONS.target + cell for cell in spaces])
    return CardStage.RESOLVE


def amulet_of_protection_saves(play: Play, frame: CardFrame) -> int:
    """The Adventurer stands there."""
    figure, cell = hero(frame.seat), play.state.answer - ACTIONS.target
    set_down(play.state, figure, cell)
    play.tell(Put(figure, cell, "amulet"))
    be_put(play, figure, frame.seat)
    return DONE


# Combat Prowess and Defensive Prowess


def combat_prowess(play: Play, frame: CardFrame) -> int:
    """+1 to every die: of all targets before the dice, of one roll after them (DC-105)."""
    plus = BOX.card("combat_prowess").amount("plus")
    attack = _attack_or_strike(play.state)
    attack.plus += plus
    return DONE


def _attack_or_strike(state: CrawlerState) -> AttackFrame | StrikeFrame:
    """What a card changes: one target's strike once it is rolled for, the whole attack before."""
    for frame in reversed(state.stack):
        if isinstance(frame, (AttackFrame, StrikeFrame)):
            return frame
    raise ValueError("nobody attacks")


def defensive_prowess(play: Play, frame: CardFrame) -> int:
    """Up to 2 hits are ignored."""
    attack = _attack_or_strike(play.state)
    if isinstance(attack, StrikeFrame):
        attack.ignored += BOX.card("defensive_prowess").amount("hits")
    else:
        attack.guarded |= 1 << frame.seat
    return DONE


# Magic gear


# Potions


def potion_of_healing(play: Play, frame: CardFrame) -> int:
    """Remove all wounds."""
    heal(play, hero(frame.seat), play.state.wounds[hero(frame.seat)])
    return DONE


# In step 5


def potion_of_quickness(play: Play, frame: CardFrame) -> int:
    """One more Move."""
    nearest(play.state, ActFrame).extra_moves += 1
    return DONE


def rapid_strike(play: Play, frame: CardFrame) -> int:
    """One more Attack."""
    nearest(play.state, ActFrame).extra_attacks += 1
    return DONE


def scroll_of_teleportation(play: Play, frame: CardFrame) -> int:
    """Choose the space."""
    spaces = scroll_of_teleportation_spaces(play.state, frame.seat)
    play.choose(frame.seat, Question.SPACE, [ACTIONS.target + cell for cell in spaces])
    return CardStage.RESOLVE


def scroll_of_teleportation_carries(play: Play, frame: CardFrame) -> int:
    """Through any walls, instead of the Move."""
    nearest(play.state, ActFrame).use_move_half()
    figure, cell = FIRST_HERO + frame.seat, play.state.answer - ACTIONS.target
    set_down(play.state, figure, cell)
    play.tell(Put(figure, cell, "teleport"))
    be_put(play, figure, frame.seat)
    return DONE


# Scroll of Fireball


def scroll_of_fireball(play: Play, frame: CardFrame) -> int:
    """Choose the centre."""
    cells = centres(play.state, hero(frame.seat), FIREBALL)
    play.choose(frame.seat, Question.SPACE, [ACTIONS.target + cell for cell in cells])
    return CardStage.RESOLVE


def scroll_of_fireball_bursts(play: Play, frame: CardFrame) -> int:
    """An Area attack of 3 dice by the Adventurer (DC-102)."""
    attack(play, hero(frame.seat), FIREBALL, play.state.answer - ACTIONS.target)
    return DONE
