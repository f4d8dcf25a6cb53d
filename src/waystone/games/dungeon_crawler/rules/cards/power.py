"""Loot that changes dice on the table: the Power Cards and the Magic Ring (DC-97)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import TURN_WINDOW
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import DiceChanged
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.frames import DIE, DONE, ROLL
from waystone.games.dungeon_crawler.rules.hand import Effect
from waystone.games.dungeon_crawler.rules.interest import roller
from waystone.games.dungeon_crawler.rules.play import Play, is_under_way, nearest
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

_CARD: Final = {card.id: card for card in BOX.cards}
_CHANGES: Final = (-2, -1, 1, 2)


def power_card_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Any roll of any player."""
    return True


def changed(play: Play, dice: list[int]) -> None:
    """Everybody sees the dice as they lie now."""
    nearest(play.state, ROLL).cells = dice
    play.tell(DiceChanged(tuple(dice)))


def change_options(dice: list[int], delta: int) -> list[int]:
    """One die up or down; a die stays within 1 to 6 (DC-105)."""
    return [
        ACTIONS.change + at * 4 + _CHANGES.index(by)
        for at, die in enumerate(dice)
        for by in (-delta, delta)
        if min(6, max(1, die + by)) != die
    ]


def power_card_1(play: Play, frame: Frame) -> int:
    """Change one die by 1."""
    return _ask_change(play, frame, _CARD["power_card_1"].amount("delta"))


def power_card_2(play: Play, frame: Frame) -> int:
    """Change one die by 2."""
    return _ask_change(play, frame, _CARD["power_card_2"].amount("delta"))


def _ask_change(play: Play, frame: Frame, delta: int) -> int:
    play.choose(frame.seat, DIE, change_options(nearest(play.state, ROLL).cells, delta))
    return 1


def power_card_changes(play: Play, frame: Frame) -> int:
    """The chosen die, by what was chosen."""
    at, which = divmod(play.state.answer - ACTIONS.change, 4)
    dice = nearest(play.state, ROLL).cells[:]
    dice[at] = min(6, max(1, dice[at] + _CHANGES[which]))
    changed(play, dice)
    return DONE


def power_card_3(play: Play, frame: Frame) -> int:
    """Choose any number of the dice."""
    count = len(nearest(play.state, ROLL).cells)
    play.choose(frame.seat, DIE, [ACTIONS.reroll + some - 1 for some in range(1, 1 << count)])
    return 1


def power_card_3_rolls(play: Play, frame: Frame) -> int:
    """Roll them again."""
    some = play.state.answer - ACTIONS.reroll + 1
    dice = nearest(play.state, ROLL).cells[:]
    changed(play, [play.dice.roll(6) if some >> at & 1 else die for at, die in enumerate(dice)])
    return DONE


def power_card_4(play: Play, frame: Frame) -> int:
    """Choose a die and a face."""
    dice = nearest(play.state, ROLL).cells
    options = [
        ACTIONS.face + at * 6 + face - 1
        for at, die in enumerate(dice)
        for face in range(1, 7)
        if face != die
    ]
    play.choose(frame.seat, DIE, options)
    return 1


def power_card_4_turns(play: Play, frame: Frame) -> int:
    """Turn it."""
    at, face = divmod(play.state.answer - ACTIONS.face, 6)
    dice = nearest(play.state, ROLL).cells[:]
    dice[at] = face + 1
    changed(play, dice)
    return DONE


def magic_ring_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or in the window of an own roll, where it is used at once."""
    if window == TURN_WINDOW:
        return True
    frame = nearest(state, ROLL)
    return not state.ring_used[seat] and seat in (frame.seat, frame.other)


def magic_ring(play: Play, frame: Frame) -> int:
    """Choose a die you have just rolled; in a turn window the ring is only put on."""
    state = play.state
    if not is_under_way(state, ROLL):
        return DONE
    roll = nearest(state, ROLL)
    own = [at for at in range(len(roll.cells)) if roller(roll, at) == frame.seat]
    state.ring_used[frame.seat] = True
    play.choose(frame.seat, DIE, [ACTIONS.die + at for at in own])
    return 1


def magic_ring_rolls(play: Play, frame: Frame) -> int:
    """Roll it again."""
    dice = nearest(play.state, ROLL).cells[:]
    dice[play.state.answer - ACTIONS.die] = play.dice.roll(6)
    changed(play, dice)
    return DONE


CARDS: Final[dict[str, Effect]] = {
    "power_card_1": (power_card_fits, (power_card_1, power_card_changes)),
    "power_card_2": (power_card_fits, (power_card_2, power_card_changes)),
    "power_card_3": (power_card_fits, (power_card_3, power_card_3_rolls)),
    "power_card_4": (power_card_fits, (power_card_4, power_card_4_turns)),
    "magic_ring": (magic_ring_fits, (magic_ring, magic_ring_rolls)),
}
