"""The searcher plays any game, by its view alone, within its budget."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.bots.guide import Guide
from waystone.bots.search import SEARCHER, Searcher
from waystone.catalogue import GAMES
from waystone.kernel.action import Action
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import Endless
from waystone.kernel.outcome import LOSS
from waystone.kernel.settings import among_bots
from waystone.kernel.table import Table


def tic_tac_toe(*, first: bool, seed: int, nodes: int = 1_500) -> Table[Any]:
    """A match of the searcher against somebody who does anything."""
    game = TIC_TAC_TOE.open()
    table: Table[Any] = Table(game, ["one", "two"], seed)
    thinker = SEARCHER.make(game, SeededDice(seed, "thinker"), Budget(nodes))
    other = TIC_TAC_TOE.bot("random").make(game, SeededDice(seed, "other"), Budget())
    play_out(table, [thinker, other] if first else [other, thinker])
    return table


@pytest.mark.parametrize("first", [True, False])
def test_it_never_loses_at_tic_tac_toe(first: bool) -> None:
    own = 0 if first else 1
    for seed in range(6):
        outcome = tic_tac_toe(first=first, seed=seed).outcome
        assert outcome is not None
        assert outcome.results[own] != LOSS


@pytest.mark.slow
@pytest.mark.parametrize("own", [0, 1])
def test_no_line_of_tic_tac_toe_beats_it(own: int) -> None:
    """Whatever the other does, in every order; with the positions that it usually looks at."""
    game = TIC_TAC_TOE.open()
    answers: dict[bytes, Action] = {}
    waiting = [game.setup(2, SeededDice(1))]
    for state in waiting:
        outcome = game.outcome(state)
        if outcome is not None:
            assert outcome.results[own] != LOSS
            continue
        seat = game.acting(state)[0]
        actions = game.legal(state, seat)
        if seat == own:
            if state.key() in answers:
                continue
            bot = SEARCHER.make(game, SeededDice(len(answers)), Budget())
            actions = [answers.setdefault(state.key(), bot.choose(game.view(state, own), actions))]
        for action in actions:
            after = state.copy()
            game.apply(after, seat, action, SeededDice(1))
            waiting.append(after)
    assert len(answers) > 50


def test_two_of_them_draw() -> None:
    game = TIC_TAC_TOE.open()
    table: Table[Any] = Table(game, ["one", "two"], 1)
    play_out(table, [SEARCHER.make(game, SeededDice(n), Budget(4_000)) for n in (1, 2)])
    assert str(table.outcome) == "draw draw (board full)"


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_any_game_of_the_catalogue(name: str) -> None:
    """Only legal actions, whatever the view hides; with few positions each, it need not be good."""
    entry = GAMES[name]
    game = entry.open(among_bots(entry.settings, {}))
    seats = max(2, game.info.seats[0])
    table: Table[Any] = Table(game, ["searcher"] * seats, 7)
    kind = entry.bot("searcher")
    bots = [kind.make(game, SeededDice(seat), Budget(nodes=60)) for seat in range(seats)]
    with suppress(Endless):
        play_out(table, bots, most_steps=25)
    assert table.number > 10


def asked(budget: Budget) -> Searcher:
    """A searcher that has answered the first question of tic-tac-toe."""
    game = TIC_TAC_TOE.open()
    table: Table[Any] = Table(game, ["one", "two"], 1)
    bot = Searcher(Guide(game), SeededDice(1), budget)
    bot.choose(table.view(0), table.legal(0))
    return bot


def test_it_looks_at_no_more_positions_than_it_may() -> None:
    """A walk down the tree that has begun is brought to its end."""
    assert 500 < asked(Budget(nodes=500)).nodes <= 500 + 10


def test_a_lent_clock_ends_its_thinking() -> None:
    ticks = count()
    bot = asked(Budget(seconds=20.0, clock=lambda: float(next(ticks))))
    assert 20 * 2 <= bot.nodes <= 20 * 10, "one round of thinking per tick"


def test_who_watches_hears_of_progress_and_may_stop_it() -> None:
    shares: list[float] = []

    def watch(share: float) -> bool:
        shares.append(share)
        return share < 0.3

    bot = asked(Budget(nodes=1_000, watch=watch))
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-2] < 0.3 <= shares[-1]
    assert bot.nodes < 350


def test_the_same_dice_and_nodes_give_the_same_match() -> None:
    one, other = (tic_tac_toe(first=True, seed=3).record.entries for _ in range(2))
    assert [each.text for each in one] == [each.text for each in other]


def test_it_is_known_to_be_slow() -> None:
    """Whoever offers bots says so, and gives it time."""
    assert (SEARCHER.name, SEARCHER.slow) == ("searcher", True)
