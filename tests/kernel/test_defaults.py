"""What the kernel's nouns mean where somebody says nothing, and corners that no plain game has."""

from __future__ import annotations

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import find_game
from waystone.kernel.action import NOWHERE, Alphabet
from waystone.kernel.bot import BotKind, Budget
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.event import EVERYONE, SPECTATOR, Event, only
from waystone.kernel.leaderboards import NUMBER, Figure
from waystone.kernel.mode import ME, Mode
from waystone.kernel.pauses import Pauses
from waystone.kernel.policy import TablePolicy
from waystone.kernel.settings import Setting, Settings
from waystone.kernel.shortcuts import play_randomly, view_like
from waystone.kernel.table import Step, Table
from waystone.kernel.user_file import Diagnostic


class Rang(Event, frozen=True):
    """A bell."""


class Fell(Event, frozen=True):
    """Somebody."""


def test_an_action_is_open_a_move_and_the_players_own() -> None:
    action = Alphabet().add("ring")
    assert (action.id, action.text, action.cell) == (2, "ring", NOWHERE)
    assert (action.table_action, action.secret, action.automatic) == (False, False, False)
    leave = Alphabet().leave
    assert (leave.table_action, leave.secret, leave.automatic) == (True, False, False)


def test_a_bot_may_think_as_long_as_it_likes_and_is_quick() -> None:
    budget = Budget()
    assert (budget.nodes, budget.seconds, budget.clock) == (0, 0, None)
    assert not BotKind("random", "anything", TIC_TAC_TOE.bot("random").make).slow


def test_dice_are_those_of_the_match() -> None:
    assert SeededDice("7").roll(1000) == SeededDice("7", "play").roll(1000)


def test_a_figure_is_a_number_of_which_less_is_better() -> None:
    figure = Figure("moves")
    assert (figure.unit, figure.more) == (NUMBER, False)
    assert (figure.rank(3), Figure("gold", more=True).rank(3)) == (3, -3)


def test_a_mode_asks_for_nothing() -> None:
    mode = Mode("solo", [ME])
    assert (mode.settings, mode.free, mode.sized_by, mode.sizes) == ({}, False, "", {})


def test_nothing_waits() -> None:
    pauses = Pauses()
    assert pauses.before_event(Rang(), is_bots=True, is_first=True) == 0
    assert pauses.after_event(Rang()) == 0


def test_pauses_are_known_by_the_kind_of_event() -> None:
    pauses = Pauses({Rang: 7}, {Rang: 5}, otherwise=3)
    assert (pauses.after, pauses.before_bot) == ({"rang": 7}, {"rang": 5})
    assert [pauses.before_event(each, True, True) for each in (Rang(), Fell())] == [5, 3]
    assert [pauses.after_event(each) for each in (Rang(), Fell())] == [7, 0]


def test_a_setting_is_public_counts_when_changed_and_knows_one_number() -> None:
    setting = Setting("size", 0, "how large")
    assert (setting.expected(), setting.parse("0")) == ("a whole number from 0 to 0", 0)
    assert (setting.share, setting.ranked_any, setting.secret) == (False, False, False)
    assert (setting.among_bots, setting.user_file, setting.older_name) == (None, None, "")
    for text in ("1", "-1", "0.00"):
        with pytest.raises(BadSetting):
            setting.parse(text)


@pytest.mark.rule("H-2", "H-9")
def test_what_is_secret_is_not_told_before_the_end() -> None:
    offered = [Setting("size", 1, "", 0, 9), Setting("depth", 1, "", 0, 9, secret=True)]
    chosen = Settings(offered, {"size": "2", "depth": "3"})
    assert chosen.unusual() == {"size": "2", "depth": "3"}
    assert chosen.public() == {"size": "2"}


@pytest.mark.rule("DM-82")
def test_only_one_person_may_be_watched_openly() -> None:
    policy = TablePolicy(TIC_TAC_TOE.open())
    policy.check_people(2)
    policy.open_spectating = True
    policy.check_people(1)
    with pytest.raises(BadSetting, match="at most one person") as refused:
        policy.check_people(2)
    assert refused.value.details == {"setting": "open_spectating", "why": "people"}


@pytest.mark.rule("DM-81")
@pytest.mark.parametrize(
    ("audience", "told"),
    [(EVERYONE, [True, True, True]), (only(1), [True, True, False]), (0, [True, False, False])],
)
def test_a_secret_action_is_noticed_by_whoever_is_told_of_it(
    audience: int, told: list[bool]
) -> None:
    action = Alphabet().add("hide", secret=True)
    step = Step(1, 0, action, [(audience, Rang())], "", 0, openly=False)
    assert [step.tells(seat) for seat in (0, 1, SPECTATOR)] == told
    assert [bool(step.visible_to(seat)) for seat in (1, SPECTATOR)] == told[1:]
    assert step.name == ""


def test_an_open_action_is_noticed_by_all() -> None:
    step = Step(1, 0, Alphabet().add("ring"), [], "", 0, openly=False)
    assert all(step.tells(seat) for seat in (0, 1, SPECTATOR))


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [(3, 4, "line 3, column 4: odd"), (3, 0, "line 3: odd"), (0, 0, "odd")],
)
def test_what_is_odd_is_told_with_its_place(line: int, column: int, said: str) -> None:
    assert Diagnostic("ODD", line, column, "odd").sentence() == said


@pytest.mark.parametrize("seed", range(3))
def test_a_quick_way_leads_where_the_plain_one_does(seed: int) -> None:
    """Delve & Dash has methods of its own for both."""
    game = find_game("delve-and-dash").open({"mode": "duel"})
    quick, plain = (Table(game, ["Anna", "Ben"], seed).state for _ in range(2))
    one, other = SeededDice(seed, "random"), SeededDice(seed, "random")
    count = 0
    while acting := game.acting(plain):
        seat, count = acting[0], count + 1
        legal = game.legal(plain, seat)
        game.apply(plain, seat, legal[other.roll(len(legal)) - 1], other)
    assert play_randomly(game, quick, one) == count
    assert quick.key() == plain.key()
    for seat in (0, 1, SPECTATOR):
        view = game.view(plain, 0)
        assert view_like(game, view, plain, seat) == game.view(plain, seat)
    assert play_randomly(game, quick, ScriptedDice([])) == 0
