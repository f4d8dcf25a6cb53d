"""A bot that errs like a person: the right idea, the wrong one of its kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from waystone.bots.erring import Erring, kind_of, shuns_nothing
from waystone.kernel.action import Action, Alphabet
from waystone.kernel.bot import Bot
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import Event, View

ALPHABET = Alphabet()
MOVES = [ALPHABET.add(f"move {way}") for way in "nesw"]
PASS = ALPHABET.add("pass")
VIEW: Any = None


class First(Bot[Any]):
    """Does what comes first, and hears everything."""

    watches = True

    def __init__(self) -> None:
        self.heard = 0
        self.phase = "thinking"

    def watch(self, heard: list[Event], view: View) -> None:
        self.heard += 1

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[0]


def erring(percent: int, bot: Bot[Any] | None = None, shuns: Any = shuns_nothing) -> Erring:
    return Erring(bot or First(), SeededDice("slips"), percent, shuns)


def choices(bot: Erring, legal: Sequence[Action], many: int = 1000) -> list[Action]:
    return [bot.choose(VIEW, legal) for _ in range(many)]


@pytest.mark.parametrize("percent", [0, 100])
def test_it_errs_never_or_always(percent: int) -> None:
    found = choices(erring(percent), [*MOVES, PASS], 50)
    assert {each is MOVES[0] for each in found} == {percent == 0}


def test_a_slip_is_another_action_of_the_same_kind() -> None:
    found = choices(erring(30), [*MOVES, PASS])
    assert {kind_of(each) for each in found} == {"move"}
    assert set(found) == set(MOVES)


def test_more_to_choose_from_means_more_slips() -> None:
    def share(legal: Sequence[Action]) -> float:
        found = choices(erring(10), legal, 4000)
        return sum(each is not legal[0] for each in found) / len(found)

    assert share(MOVES[:2]) == pytest.approx(0.1, abs=0.02)
    assert share(MOVES) == pytest.approx(1 - 0.9**3, abs=0.03)


def test_where_there_is_one_of_a_kind_it_hesitates_half_as_often() -> None:
    found = choices(erring(40), [PASS, *MOVES], 4000)
    assert sum(each is not PASS for each in found) / 4000 == pytest.approx(0.2, abs=0.03)


def test_what_nobody_would_do_it_does_not_do_by_mistake() -> None:
    found = choices(erring(100, shuns=lambda view, action: action is MOVES[1]), MOVES[:3], 50)
    assert set(found) == {MOVES[2]}
    alone = choices(erring(100, shuns=lambda view, action: action is MOVES[1]), MOVES[:2], 20)
    assert set(alone) == {MOVES[0]}


def test_the_bot_within_hears_what_happens_and_says_what_it_is_up_to() -> None:
    within = First()
    bot = erring(0, within)
    bot.watch([], VIEW)
    bot.choose(VIEW, MOVES)
    assert (within.heard, bot.phase) == (1, "thinking")
