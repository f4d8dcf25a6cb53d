"""Wounds, destruction, death (part 9)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import FIRST_HERO, HARM_WINDOW, LAVA, NOBODY
from waystone.games.dungeon_crawler.events import HarmPrevented, Slain, Wounded
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.rules.figures import abilities, body, is_hero, lift, treasure_of
from waystone.games.dungeon_crawler.rules.frames.fights import (
    DESTRUCTION,
    PREVENTED,
    HarmFrame,
    HarmStage,
)
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.treasure import bury, draw_cards, lose_everything
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import CrawlerState, replaced


def harm(play: Play, figure: int, wounds: int, credit: int = NOBODY) -> None:
    """A figure is about to be harmed; `credit` is the player whom its death counts for."""
    play.begin(HarmFrame(credit, figure, wounds))


def warn(play: Play, frame: HarmFrame) -> int:
    """A window if an Adventurer is concerned (DC-99)."""
    play.state.dealt = 0
    if is_hero(frame.figure):
        open_window(play, HARM_WINDOW)
    return HarmStage.STRIKE_HOME


def strike_home(play: Play, frame: HarmFrame) -> int:
    """It happens, unless it was prevented."""
    state = play.state
    if state.spot[frame.figure] < 0:
        return DONE
    if frame.wounds == DESTRUCTION:
        _destroy(play, frame)
    elif frame.wounds == PREVENTED:
        play.tell(HarmPrevented(frame.figure))
    else:
        _wound(play, frame)
    return DONE


def _destroy(play: Play, frame: HarmFrame) -> None:
    """Lava and deep water, unless a potion came in time (DC-99)."""
    state = play.state
    code = state.terrain.codes[state.spot[frame.figure]]
    if is_in_danger(state, frame.figure):
        slay(play, frame.figure, "lava" if code == LAVA else "water", frame.seat)
    else:
        play.tell(HarmPrevented(frame.figure))


def _wound(play: Play, frame: HarmFrame) -> None:
    state, figure = play.state, frame.figure
    state.wounds = replaced(state.wounds, figure, state.wounds[figure] + frame.wounds)
    state.dealt = frame.wounds
    play.tell(Wounded(figure, frame.wounds, state.wounds[figure]))
    if state.wounds[figure] >= body(state, figure):
        slay(play, figure, "wounds", frame.seat)


def is_in_danger(state: CrawlerState, figure: int) -> bool:
    """Standing on lava or deep water without the defence (DC-35, DC-36)."""
    cell = state.spot[figure]
    return cell >= 0 and is_deadly(abilities(state, figure), state.terrain.codes[cell])


def slay(play: Play, figure: int, how: str, credit: int) -> None:
    """A figure leaves the mat; a slain Monster's treasure goes to the slayer (DC-54, DC-69–71)."""
    play.tell(Slain(figure, how, None if credit == NOBODY else credit))
    if is_hero(figure):
        _lose_hero(play, figure - FIRST_HERO)
        return
    bury(play, figure)
    if credit != NOBODY:
        draw_cards(play, credit, treasure_of(figure))


def _lose_hero(play: Play, seat: int) -> None:
    """Hand, gear and card are lost; the card is available to everybody (DC-71)."""
    state = play.state
    lift(state, FIRST_HERO + seat)
    state.wounds = replaced(state.wounds, FIRST_HERO + seat, 0)
    state.webbed = replaced(state.webbed, seat, False)
    state.heroes = replaced(state.heroes, seat, NOBODY)
    lose_everything(play, seat)


HARM_STAGES: Final[Stages] = in_stages({HarmStage.WARN: warn, HarmStage.STRIKE_HOME: strike_home})
