"""Who was passed over in the Move that won a match: played again beside a table that asks all."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS
from waystone.games.dungeon_crawler.board import PATH_WINDOW, ROLL_WINDOW
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame
from waystone.games.dungeon_crawler.rules.frames.moves import MoveFrame
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame, Purpose, Question
from waystone.games.dungeon_crawler.rules.frames.turns import WindowFrame
from waystone.games.dungeon_crawler.rules.play import is_under_way, nearest
from waystone.games.dungeon_crawler.rules.windows import asking_window, is_response
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.record import RecordedStep
from waystone.kernel.table import Table

Crawler = Table[CrawlerState]


def passed_over(played: Crawler) -> list[str]:
    """Questions about the chest that somebody with a legal card never got (DC-113)."""
    entries = played.record.entries
    if played.state.reason != "chest reached":
        return []
    begun = beginning_of_last_move(again(played), entries)
    real, twin = again(played), again(played)
    for entry in entries[:begun]:
        real.act(entry.seat, entry.text)
        twin.act(entry.seat, entry.text)
    twin.state.stops = [STOPS.index("all")] * twin.seats
    missed: list[str] = []
    for entry in entries[begun:]:
        real.act(entry.seat, entry.text)
        twin.act(entry.seat, entry.text)
        while what_is_asked(twin.state) != what_is_asked(real.state):
            missed += about_the_chest(twin.state)
            twin.do(twin.state.asked, ACTIONS[ACTIONS.pass_])
    assert twin.state.winner == played.state.winner
    return missed


def again(played: Crawler) -> Crawler:
    """The same table before the first step."""
    return Table(played.game, played.record.players, played.record.seed)


def beginning_of_last_move(table: Crawler, entries: list[RecordedStep]) -> int:
    """The step that began the Move in which the match ended."""
    begun = 0
    for number, entry in enumerate(entries):
        top = table.state.stack[-1]
        is_decision = isinstance(top, AskFrame) and top.question == Question.ACT
        table.act(entry.seat, entry.text)
        if is_decision and (table.state.asked < 0 or is_under_way(table.state, MoveFrame)):
            begun = number
    return begun


def what_is_asked(state: CrawlerState) -> list[list[int]]:
    """Whom the table asks what, without who has passed."""
    frames = [frame.copy() for frame in state.stack]
    for frame in frames:
        if isinstance(frame, WindowFrame):
            frame.passed = 0
    return [[state.asked], *(frame.numbers() for frame in frames)]


def about_the_chest(state: CrawlerState) -> list[str]:
    """A question in a path, push-roll or chest-roll window, in a line."""
    assert is_response(state)
    window = asking_window(state).window
    at_stake = (Purpose.PUSH, Purpose.CHEST)
    if window == ROLL_WINDOW and nearest(state, RollFrame).purpose not in at_stake:
        return []
    if window not in (PATH_WINDOW, ROLL_WINDOW):
        return []
    cards = [ACTIONS[id].text for id in state.options if id != ACTIONS.pass_]
    return [f"seat {state.asked} in window {window}: {', '.join(cards)}"]
