"""No bot peeks, blunders into the dragon, or keeps a match from ending (DD-99)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.bots.asking import ENTRY, table
from waystone.games.delve_and_dash.actions import FIRST_MOVE_ID, FIRST_WAYSTONE_ID
from waystone.games.delve_and_dash.board import Board, board_of
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import Event, View

NAMES = ("random", "novice", "squire", "apprentice", "knight", "expert")
skilled = pytest.mark.parametrize("name", ["squire", "knight", "expert"])
"""Those that never err on purpose."""


def test_they_are_listed_by_strength() -> None:
    assert tuple(ENTRY.bots) == NAMES
    assert all(kind.summary for kind in ENTRY.bots.values())


@pytest.mark.thorough
@pytest.mark.rule("DD-99")
@skilled
@pytest.mark.parametrize("seats", [1, 2])
def test_equal_views_give_equal_choices(name: str, seats: int) -> None:
    """Positions imagined from the view differ in all that is hidden, and in nothing else."""
    for seed in range(seats):
        match, bots = table(" ".join(["knight"] * seats), f"peek {seed}", level="2")
        dice = SeededDice(seed, "imagine")
        while (seat := first_acting(match)) >= 0 and match.number < 200:
            view = match.view(seat)
            if match.number % 7 == 3:
                truth = _fresh_choice(name, match.game, match.state, seat)
                other = match.game.imagine(view, dice)
                assert match.game.view(other, seat) == view
                assert _fresh_choice(name, match.game, other, seat) == truth
            step = match.do(seat, bots[seat].choose(view, match.legal(seat)))
            for ear, bot in enumerate(bots):
                bot.watch(step.visible_to(ear), match.view(ear))


def _fresh_choice(name: str, rulebook: object, state: object, seat: int) -> str:
    game: Any = rulebook
    bot = ENTRY.bot(name).make(game, SeededDice(5, "own"), Budget())
    return str(bot.choose(game.view(state, seat), game.legal(state, seat)).text)


class Careful(Bot[Any]):
    """Another bot, watched: it must not walk into a dragon that it sees."""

    watches = True

    def __init__(self, bot: Bot[Any], board: Board) -> None:
        self.bot, self.board = bot, board
        self.walked_in = self.choices = 0

    def watch(self, heard: list[Event], view: View) -> None:
        self.bot.watch(heard, view)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        action = self.bot.choose(view, legal)
        assert isinstance(view, DelveView)
        assert action in legal
        self.choices += 1
        if FIRST_MOVE_ID <= action.id < FIRST_WAYSTONE_ID and view.dragon is not None:
            here = view.warriors[view.seat].cell or 0
            ways = [here * 4 + each.id - FIRST_MOVE_ID for each in legal if each.cell < 0]
            far = self.board.neighbour[here * 4 + action.id - FIRST_MOVE_ID]
            others = [way for way in ways if way >= here * 4 and self.board.neighbour[way] != far]
            self.walked_in += far == view.dragon and bool(others)
        return action


@pytest.mark.rule("DD-99", "DD-101", "DD-108")
@skilled
@pytest.mark.parametrize("seats", [1, 2])
def test_no_bot_walks_into_the_dragon_while_there_is_another_way(name: str, seats: int) -> None:
    for seed in range(2):
        match, bots = table(" ".join([name] * seats), f"walk {seed}", level=str(1 + seed % 2))
        watched = [Careful(bot, board_of(8)) for bot in bots]
        play_out(match, watched)
        assert sum(each.choices for each in watched) > 10
        assert not any(each.walked_in for each in watched)


def rounds(names: str, games: int, level: str) -> list[int]:
    """How long matches last."""
    found = []
    for seed in range(games):
        match, bots = table(names, f"length {seed}", level=level)
        play_out(match, bots)
        assert match.outcome is not None
        found.append(match.state.round)
    return found


@pytest.mark.rule("DD-99", "DD-106")
@pytest.mark.parametrize("level", ["1", "2"])
def test_knights_finish_their_duels(level: str) -> None:
    assert max(rounds("knight knight", 5, level)) < 300


@pytest.mark.slow
@pytest.mark.rule("DD-99", "DD-106")
@pytest.mark.parametrize("level", ["1", "2"])
def test_two_thousand_duels_of_knights_end_before_the_last_round(level: str) -> None:
    """At most one in a thousand may reach it (R-39)."""
    assert sum(each >= 300 for each in rounds("knight knight", 1000, level)) <= 1
