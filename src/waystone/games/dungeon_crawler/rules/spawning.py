"""Spawn rolls and spawn points (DC-72, DC-73, DC-76)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import spaces_of
from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import AdventurerTaken, Appeared, Put
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.figures import is_free, is_hero, player_of, set_down
from waystone.games.dungeon_crawler.rules.frames.moves import SpawnFrame, SpawnStage
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose, Question
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.rules.rolling import roll
from waystone.games.dungeon_crawler.state import CrawlerState, replaced


def spawn(play: Play, figure: int) -> None:
    """Roll for a spawn point and go there: an Adventurer, or a figure in a Teleport Trap.

    Whoever has played the trap, the figure's own player rolls and chooses (DC-105).
    """
    play.begin(SpawnFrame(player_of(play.state, figure), figure))


def available(state: CrawlerState) -> list[int]:
    """The actions that take an adventurer card nobody has (DC-18, DC-71)."""
    return [
        ACTIONS.take + number
        for number in range(len(BOX.adventurers))
        if number not in state.heroes
    ]


def choose_adventurer(play: Play, frame: SpawnFrame) -> int:
    """Who has no adventurer card takes one first (DC-71)."""
    if is_hero(frame.figure) and play.state.heroes[frame.seat] == NOBODY:
        play.ask(frame.seat, Question.ADVENTURER, available(play.state))
        return SpawnStage.TAKE_ADVENTURER
    return SpawnStage.ROLL


def take_adventurer(play: Play, frame: SpawnFrame) -> int:
    """The chosen card."""
    take(play, frame.seat, play.state.answer - ACTIONS.take)
    return SpawnStage.ROLL


def take(play: Play, seat: int, adventurer: int) -> None:
    """A seat has this adventurer now."""
    play.state.heroes = replaced(play.state.heroes, seat, adventurer)
    play.tell(AdventurerTaken(seat, BOX.adventurers[adventurer].id))


def roll_for_point(play: Play, frame: SpawnFrame) -> int:
    """A d6 with its window (DC-72)."""
    roll(play, Purpose.SPAWN, frame.seat, 1)
    return SpawnStage.CHOOSE_POINT


def choose_point(play: Play, frame: SpawnFrame) -> int:
    """The point of that number, or the player's choice (DC-72, DC-73)."""
    points = points_for(play.state, play.state.rolled[0], frame.figure)
    if not points:
        return DONE
    options = [ACTIONS.target + cell for cell in points]
    play.choose(frame.seat, Question.SPAWN, options)
    return SpawnStage.ARRIVE


def points_for(state: CrawlerState, number: int, figure: int) -> list[int]:
    """The spawn points that a roll leads to: downwards past occupied ones (DC-73)."""
    if number == 6 and not state.terrain.spawns(6):
        return free_points(state, figure)
    for _ in range(6):
        found = [cell for cell in state.terrain.spawns(number) if _is_free(state, cell, figure)]
        if found:
            return found
        number = number - 1 or (6 if state.terrain.spawns(6) else 5)
    return []


def free_points(state: CrawlerState, figure: int) -> list[int]:
    """Every free spawn point; the figure's own space counts as free (DC-76)."""
    points = spaces_of(state.terrain.spawn_bits)
    return [cell for cell in points if _is_free(state, cell, figure)]


def _is_free(state: CrawlerState, cell: int, figure: int) -> bool:
    return is_free(state, cell) or state.spot[figure] == cell


def arrive(play: Play, frame: SpawnFrame) -> int:
    """The figure stands on its spawn point."""
    state = play.state
    cell = state.answer - ACTIONS.target
    was_away = state.spot[frame.figure] < 0
    set_down(state, frame.figure, cell)
    if was_away:
        play.tell(Appeared(frame.figure, cell, frame.seat))
    else:
        play.tell(Put(frame.figure, cell, "teleport"))
    be_put(play, frame.figure, NOBODY)
    return DONE


SPAWN_STAGES: Final[Stages] = in_stages(
    {
        SpawnStage.CHOOSE_ADVENTURER: choose_adventurer,
        SpawnStage.TAKE_ADVENTURER: take_adventurer,
        SpawnStage.ROLL: roll_for_point,
        SpawnStage.CHOOSE_POINT: choose_point,
        SpawnStage.ARRIVE: arrive,
    }
)
