"""Loot that changes dice on the table: the Power Cards and the Magic Ring (DC-97)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import DiceChanged
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.frames.cards import CardFrame, CardStage
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.play import Play, is_under_way, nearest
from waystone.games.dungeon_crawler.state import replaced

_CHANGES: Final = (-2, -1, 1, 2)


def changed(play: Play, dice: list[int]) -> None:
    """Everybody sees the dice as they lie now."""
    nearest(play.state, RollFrame).dice = dice
    play.tell(DiceChanged(tuple(dice)))


def change_options(dice: list[int], delta: int) -> list[int]:
    """One die up or down; a die stays within 1 to 6 (DC-105)."""
    return [
        ACTIONS.change + at * 4 + _CHANGES.index(by)
        for at, die in enumerate(dice)
        for by in (-delta, delta)
        if min(6, max(1, die + by)) != die
    ]


def power_card_1(play: Play, frame: CardFrame) -> int:
    """Change one die by 1."""
    return _ask_change(play, frame, BOX.card("power_card_1").amount("delta"))


def power_card_2(play: Play, frame: CardFrame) -> int:
    """Change one die by 2."""
    return _ask_change(play, frame, BOX.card("power_card_2").amount("delta"))


def _ask_change(play: Play, frame: CardFrame, delta: int) -> int:
    play.choose(
        frame.seat, Question.DIE, change_options(nearest(play.state, RollFrame).dice, delta)
    )
    return CardStage.RESOLVE


def power_card_changes(play: Play, frame: CardFrame) -> int:
    """The chosen die, by what was chosen."""
    at, which = divmod(play.state.answer - ACTIONS.change, 4)
    dice = nearest(play.state, RollFrame).dice[:]
    dice[at] = min(6, max(1, dice[at] + _CHANGES[which]))
    changed(play, dice)
    return DONE


def power_card_3(play: Play, frame: CardFrame) -> int:
    """Choose any number of the dice."""
    count = len(nearest(play.state, RollFrame).dice)
    options = [ACTIONS.reroll + some - 1 for some in range(1, 1 << count)]
    play.choose(frame.seat, Question.DIE, options)
    return CardStage.RESOLVE


def power_card_3_rolls(play: Play, frame: CardFrame) -> int:
    """Roll them again."""
    some = play.state.answer - ACTIONS.reroll + 1
    dice = nearest(play.state, RollFrame).dice[:]
    changed(play, [play.dice.roll(6) if some >> at & 1 else die for at, die in enumerate(dice)])
    return DONE


def power_card_4(play: Play, frame: CardFrame) -> int:
    """Choose a die and a face."""
    dice = nearest(play.state, RollFrame).dice
    options = [
        ACTIONS.turn_die + at * 6 + face - 1
        for at, die in enumerate(dice)
        for face in range(1, 7)
        if face != die
    ]
    play.choose(frame.seat, Question.DIE, options)
    return CardStage.RESOLVE


def power_card_4_turns(play: Play, frame: CardFrame) -> int:
    """The chosen die shows the chosen face."""
    at, face = divmod(play.state.answer - ACTIONS.turn_die, 6)
    dice = nearest(play.state, RollFrame).dice[:]
    dice[at] = face + 1
    changed(play, dice)
    return DONE


def magic_ring(play: Play, frame: CardFrame) -> int:
    """Choose a die you have just rolled; in a turn window the ring is only put on."""
    state = play.state
    if not is_under_way(state, RollFrame):
        return DONE
    roll = nearest(state, RollFrame)
    own = [at for at in range(len(roll.dice)) if roll.roller(at) == frame.seat]
    state.ring_used = replaced(state.ring_used, frame.seat, True)
    play.choose(frame.seat, Question.DIE, [ACTIONS.die + at for at in own])
    return CardStage.RESOLVE


def magic_ring_rolls(play: Play, frame: CardFrame) -> int:
    """Roll it again."""
    dice = nearest(play.state, RollFrame).dice[:]
    dice[play.state.answer - ACTIONS.die] = play.dice.roll(6)
    changed(play, dice)
    return DONE
