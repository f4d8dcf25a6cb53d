"""Imagined positions of the other games: nothing lost, nothing doubled, and like the real ones.

Delve & Dash, which hides most, has a file of its own among its tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.laws.likeness import Facts, Likeness, compare, stopped
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_extrikate_hides_nothing_so_that_the_position_itself_is_imagined(seats: int) -> None:
    game = find_game("extrikate").open()
    seen = 0
    for seed in range(30):
        table = stopped(game, seats, seed, 1 + seed % 6)
        for viewpoint in (*range(seats), SPECTATOR):
            if table is not None:
                state = game.imagine(game.view(table.state, viewpoint), SeededDice(seed))
                assert state.key() == table.state.key()
                seen += 1
    assert seen >= 20


# Dungeon Crawler: the box is never short of a card, and a hidden card lies where it may lie.


def places(state: CrawlerState) -> list[list[int]]:
    return [*state.hands, *state.gear, state.hoard, state.deck, state.discards]


def crawler_facts(state: CrawlerState, view: CrawlerView) -> Facts:
    """Which cards, creatures and tiles wait where the seat can't look."""
    facts: Counter[object] = Counter()
    own = set(state.hands[view.seat])
    for card in range(0, len(BOX.cards), 3):
        facts["in the deck", card] = card in state.deck
        facts["in another's hand", card] = any(
            card in hand for seat, hand in enumerate(state.hands) if seat != view.seat
        )
    facts["hands"] = sum(map(len, state.hands)) - len(own)
    for creature in range(0, 12, 3):
        facts["next creatures", creature] = creature in state.creatures[-4:]
    for shape in set(state.pile):
        facts["next tiles", shape] = state.pile[-3:].count(shape)
    return facts


def doubles(cards: Iterable[int]) -> list[int]:
    return [card for card, times in Counter(cards).items() if times > 1]


def test_no_card_of_the_crawler_is_imagined_twice_or_lost() -> None:
    game = find_game("dungeon-crawler").open()
    for seed in range(12):
        table = stopped(game, 3, seed, 10 + seed * 12)
        if table is None:
            continue
        for viewpoint in (0, 1, 2, SPECTATOR):
            state = game.imagine(game.view(table.state, viewpoint), SeededDice(seed))
            imagined = [card for place in places(state) for card in place]
            real = [card for place in places(table.state) for card in place]
            assert doubles(imagined) == []
            assert sorted(imagined) == sorted(real)
            assert sorted(state.creatures) == sorted(table.state.creatures)
            assert sorted(state.pile) == sorted(table.state.pile)
            assert [len(hand) for hand in state.hands] == [len(h) for h in table.state.hands]


def crawler_likeness(matches: int) -> Likeness:
    game = find_game("dungeon-crawler").open()
    return compare(game, 3, 60, matches, crawler_facts)


def test_hidden_cards_of_the_crawler_are_imagined_as_they_are() -> None:
    assert crawler_likeness(100).misfits() == {}


@pytest.mark.slow
def test_hidden_cards_of_the_crawler_are_imagined_as_they_are_in_many_matches() -> None:
    assert crawler_likeness(600).misfits() == {}


# The measure itself


def noted(many: int, shift: float) -> Likeness:
    """Facts that are imagined by the same luck, or by one that is off by so much."""
    likeness, dice = Likeness(), SeededDice("measure")

    def drawn(shift: float) -> Facts:
        one, other = dice.roll(100), dice.roll(100)
        return {"one": one + shift, "both": one + other + shift, "other": other}

    for _ in range(many):
        likeness.note(drawn(0), [drawn(shift), drawn(shift)])
    return likeness


def test_luck_alone_is_no_misfit_and_what_is_said_twice_counts_once() -> None:
    likeness = noted(300, 0)
    assert likeness.misfits() == {}
    squared, most = likeness.together()
    assert 0 < squared < most < 30


def test_what_is_imagined_too_often_is_a_misfit() -> None:
    assert {"one", "together"} <= set(noted(300, 20).misfits())
    assert "other" not in noted(300, 20).misfits()
    assert set(noted(300, 20).misfits(slack=0.1)) == {"one", "both"}
    assert noted(300, 20).misfits(slack=0.5) == {}
