"""Landing on a chest, winning, and the table of results (part 13, DC-104)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import FAR, OVER
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import ChestFalse, Ended
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.figures import abilities, hero, movement, on_mat
from waystone.games.dungeon_crawler.rules.frames.moves import LandingFrame, LandingStage
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.rolling import roll
from waystone.games.dungeon_crawler.state import CrawlerState, without
from waystone.games.dungeon_crawler.walking import walk

_FALSE_TREASURE: Final = BOX.card("false_treasure")


def land(play: Play, seat: int, cell: int) -> None:
    """An Adventurer has entered a chest space by its own step (DC-106)."""
    if len(play.state.chests) == 1:
        end_match(play, "chest reached", seat)
    else:
        play.begin(LandingFrame(seat, cell))


def roll_for_chest(play: Play, frame: LandingFrame) -> int:
    """With two chests on the mat a die decides whether this one is real (DC-104)."""
    roll(play, Purpose.CHEST, frame.seat, 1)
    return LandingStage.OPEN


def open_chest(play: Play, frame: LandingFrame) -> int:
    """False, and it is gone and the other is real; or real, and the game is won."""
    if play.state.rolled[0] in _FALSE_TREASURE.args["false_on"]:
        play.state.chests = without(play.state.chests, frame.chest)
        play.tell(ChestFalse(frame.seat, frame.chest))
    else:
        end_match(play, "chest reached", frame.seat)
    return DONE


LANDING_STAGES: Final[Stages] = in_stages(
    {LandingStage.ROLL: roll_for_chest, LandingStage.OPEN: open_chest}
)


def end_match(play: Play, reason: str, winner: int) -> None:
    """The game ends at once; the others are ranked by their way to the chest (DC-107)."""
    state = play.state
    ranks = ranking(state)
    ranks.remove(winner)
    state.phase, state.reason, state.winner = OVER, reason, winner
    state.ranks = [winner, *ranks]
    play.tell(Ended(reason, winner, tuple(state.ranks)))


def ranking(state: CrawlerState) -> list[int]:
    """Seats by walking cost, then cards, then wounds, then turn order (DC-107, DC-108)."""
    return sorted(range(state.seats), key=lambda seat: _standing(state, seat))


def _standing(state: CrawlerState, seat: int) -> tuple[int, int, int, int]:
    cards = len(state.hands[seat]) + len(state.gear[seat])
    turn = state.order.index(seat) if seat in state.order else FAR
    return way_to_chest(state, seat), -cards, state.wounds[hero(seat)], turn


def way_to_chest(state: CrawlerState, seat: int) -> int:
    """An Adventurer's walking cost to the nearest chest, FAR off the mat (DC-81, DC-108)."""
    if not on_mat(state, seat):
        return FAR + state.absent[seat]
    figure = hero(seat)
    can, mv = abilities(state, figure), movement(state, figure)
    here = state.spot[figure]
    return min(walk(state.terrain, can, mv, here, chest) for chest in state.chests)
