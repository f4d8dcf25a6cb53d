"""Bots as others write them: mistakes are told in words, and leave no trace."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget, Limit, play_out
from waystone.kernel.errors import BadSeats, BadSeed, Endless, IllegalAction
from waystone.kernel.event import View
from waystone.kernel.outcome import Outcome
from waystone.kernel.table import Table

GAME = TIC_TAC_TOE.open({})


class Says(Bot[Any]):
    """Returns whatever it was made with."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View, legal: Sequence[Action]) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", ["mark b2", None, 4])
def test_a_bot_that_returns_no_action_is_told_so(answer: object) -> None:
    table = Table(GAME, ["a", "b"], 1)
    with pytest.raises((IllegalAction, TypeError)) as error:  # a compiled kernel checks by itself
        play_out(table, [Says(answer), Says(answer)])
    assert not isinstance(error.value, IllegalAction) or repr(answer) in error.value.message
    assert table.number == 0


def test_every_seat_needs_a_bot() -> None:
    table = Table(GAME, ["a", "b"], 1)
    with pytest.raises(BadSeats, match="this table has 2 seats, not 1 bots"):
        play_out(table, [Says("")])


class First(Bot[Any]):
    """Does the first thing it may."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[0]


def test_bots_do_not_go_on_for_ever() -> None:
    table = Table(GAME, ["a", "b"], 1)
    with pytest.raises(Endless, match="no end after 3 steps: give the match a limit of rounds"):
        play_out(table, [First(), First()], most_steps=3)
    assert table.number == 3
    play_out(table, [First(), First()])
    assert not table.acting()


@pytest.mark.parametrize("seed", [1.5, None, b"seed"])
def test_a_seed_is_a_text_or_a_whole_number(seed: Any) -> None:
    with pytest.raises((BadSeed, TypeError)):
        Table(GAME, ["a", "b"], seed)


def test_a_limit_is_over_by_positions_or_by_time_whichever_is_first() -> None:
    now = [100.0]
    by_time = Limit(Budget(nodes=10, seconds=4.0, clock=lambda: now[0]), 99)
    assert not by_time.is_over(10)
    assert by_time.is_over(11)
    now[0] = 103.9
    assert not by_time.is_over(0)
    now[0] = 104.0
    assert by_time.is_over(0)
    untimed = Limit(Budget(clock=lambda: now[0]), 99)
    now[0] = 1e9
    assert not untimed.is_over(99), "who has no seconds has no hour either"
    assert untimed.is_over(100)


def test_who_watches_a_limit_hears_the_share_that_is_spent_and_may_end_it() -> None:
    now, heard = [0.0], list[float]()

    def watch(share: float) -> bool:
        heard.append(share)
        return share < 0.7

    limit = Limit(Budget(nodes=9, seconds=8.0, clock=lambda: now[0], watch=watch), 1)
    assert not limit.is_over(5)
    now[0] = 5.0
    assert not limit.is_over(5)
    assert limit.is_over(8)
    now[0] = 20.0
    assert limit.is_over(0)
    assert heard == [0.5, 5 / 8, 0.8, 1.0]


def test_a_match_of_bots_ends_after_two_hundred_thousand_steps_at_the_latest() -> None:
    table = Table(GAME, ["a", "b"], 1)
    table.number = 199_999
    with pytest.raises((IllegalAction, TypeError)):  # it is still asked
        play_out(table, [Says(None), Says(None)])
    table.number = 200_000
    with pytest.raises(Endless, match="no end after 200,000 steps"):
        play_out(table, [Says(None), Says(None)])


class Stubborn(Bot[Any]):
    """Marks the same cell whatever it is told."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return TIC_TAC_TOE.open().alphabet.parse("mark a1")


def test_who_chose_what_is_refused_is_named() -> None:
    table = Table(TIC_TAC_TOE.open(), ["Ada", "Ben"], 1)
    with pytest.raises(IllegalAction, match=r"^Ben \(seat 1\) chose 'mark a1': ") as refused:
        play_out(table, [Stubborn(), Stubborn()])
    assert refused.value.code == "TAKEN"
    assert table.number == 1


def test_an_outcome_is_told_in_words() -> None:
    ended = Outcome("home", ("win", "loss"), (3, 1))
    assert (str(ended), repr(ended)) == ("win loss (home)", "<Outcome win loss (home)>")
    assert ended.winners == [0]


def test_a_bot_hears_nothing_unless_it_wants_to() -> None:
    assert Bot.watches is False
