"""The small game works, and a table, a record and a replay need nothing else from it."""

import pytest

from tests.acting import first_acting
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from tests.tic_tac_toe.state import TicTacToeState
from tests.tic_tac_toe.view import TicTacToeView
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.branching import count
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.table import Table


def play(*texts: str) -> Table[TicTacToeState]:
    table = Table(TIC_TAC_TOE.open(), ["one", "two"], "a seed")
    for text in texts:
        table.act(first_acting(table), text)
    return table


def test_three_in_a_row_wins() -> None:
    table = play("mark a1", "mark a2", "mark b1", "mark b2", "mark c1")
    assert first_acting(table) == NOBODY
    assert str(table.outcome) == "win loss (three in a row)"


def test_a_full_board_without_a_line_is_a_draw() -> None:
    cells = ("b2", "a1", "c1", "a3", "a2", "c2", "b1", "b3", "c3")
    assert str(play(*(f"mark {cell}" for cell in cells)).outcome) == "draw draw (board full)"


def test_who_leaves_loses_also_out_of_turn() -> None:
    table = play("mark a1")
    table.act(0, "leave")
    assert str(table.outcome) == "loss win (forfeit)"


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (1, "mark a1", "TAKEN"),
        (0, "mark b2", "NOT_YOUR_TURN"),
        (1, "join", "NO_JOINING"),
        (1, "mark d4", "UNKNOWN_ACTION"),
        (2, "mark b2", "NO_SUCH_SEAT"),
    ],
)
def test_refusals_have_a_code_and_change_nothing(seat: int, text: str, code: str) -> None:
    table = play("mark a1")
    before = table.state.key()
    with pytest.raises(IllegalAction) as refused:
        table.act(seat, text)
    assert refused.value.code == code
    assert table.state.key() == before


def test_nothing_can_be_done_after_the_end() -> None:
    table = play("mark a1", "mark a2", "mark b1", "mark b2", "mark c1")
    with pytest.raises(IllegalAction, match="The match is over"):
        table.act(1, "mark c3")


def test_a_view_shows_the_board_and_imagining_it_gives_the_position_back() -> None:
    table = play("mark a1", "mark b2")
    view = table.view(1)
    assert isinstance(view, TicTacToeView)
    assert view.rows == ("X..", ".O.", "...")
    assert table.game.imagine(view, table.dice).key() == table.state.key()


def test_the_known_number_of_lines_of_play() -> None:
    game = TIC_TAC_TOE.open()
    counts = [count(game, TicTacToeState(), depth) for depth in range(6)]
    assert counts == [1, 9, 72, 504, 3024, 15120]


def test_bots_play_it_and_the_record_replays() -> None:
    game = TIC_TAC_TOE.open()
    table = Table(game, ["random", "random"], 7)
    kind = TIC_TAC_TOE.bot("random")
    play_out(table, [kind.make(game, SeededDice(seat), Budget()) for seat in (0, 1)])
    assert table.outcome is not None
    assert replay(game, parse(table.record.text())).state.key() == table.state.key()
