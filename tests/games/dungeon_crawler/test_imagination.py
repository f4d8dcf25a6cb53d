"""Imagined positions: what a seat knows is as it is, what it can't know lies where it may lie."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dungeon_crawler.scene import CARD, COPY, at, drawn, game
from tests.games.dungeon_crawler.test_invariants import wander
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import DOPPELGANGER, FIRST_HERO, MONSTERS
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.figures import clockwise, set_down
from waystone.games.dungeon_crawler.rules.windows import asking_window, question
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR

PUBLIC = (
    *("tiles", "turns", "door", "phase", "round", "step", "active", "order", "newcomers"),
    *("first_rolls", "chests", "piles", "drawn_creature", "drawn_tile", "tile_discards"),
    *("creature_discards", "discards", "knower", "known_tiles", "absent", "heroes", "spot"),
    *("occupant", "occupied", "gear", "webbed", "ring_used", "packs", "reason", "winner"),
)
"""What everybody sees on the table."""


def check_cards(state: CrawlerState, real: CrawlerState) -> None:
    """DC-3: every card, creature and tile of the box is somewhere, once."""
    places = [*state.hands, *state.gear, state.hoard, state.deck, state.discards]
    theirs = [*real.hands, *real.gear, real.hoard, real.deck, real.discards]
    assert [len(place) for place in places] == [len(place) for place in theirs]
    assert Counter(card for place in places for card in place) == Counter(
        card for place in theirs for card in place
    )
    assert sorted(state.creatures) == sorted(real.creatures)
    assert sorted(state.pile) == sorted(real.pile)
    assert all(hand == sorted(hand) for hand in state.hands)


def check_public(state: CrawlerState, real: CrawlerState) -> None:
    for name in PUBLIC:
        assert getattr(state, name) == getattr(real, name), name
    for figure in [*range(MONSTERS), *range(FIRST_HERO, FIRST_HERO + real.seats)]:
        if real.spot[figure] >= 0 or figure >= FIRST_HERO:
            assert state.wounds[figure] == real.wounds[figure]
        if real.spot[figure] >= 0 and figure < FIRST_HERO:
            assert state.boss[figure] == real.boss[figure]
    assert len(state.stack) == len(real.stack)


def check_own(state: CrawlerState, real: CrawlerState, seat: int) -> None:
    """Its cards and where it wants to be asked; of the others nobody knows that."""
    for each in range(real.seats):
        mine = each == seat
        assert state.stops[each] == (real.stops[each] if mine else 0)
        assert state.always[each] == (real.always[each] if mine else 0)
        assert state.later[each] == (real.later[each] if mine else 0)
        assert state.deciders >> each & 1 == (real.deciders >> each & 1 if mine else 0)
        assert not mine or state.hands[each] == real.hands[each]
    if seat == real.knower and real.known_tiles:
        assert state.pile[-real.known_tiles :] == real.pile[-real.known_tiles :]


def check_question(state: CrawlerState, real: CrawlerState, view: CrawlerView) -> None:
    """Whoever is asked openly, or is the seat itself, has the same choices."""
    if view.asked is not None or not view.waiting:
        assert state.asked == real.asked
        assert len(state.options) == len(set(state.options))
        assert list(state.options) == sorted(state.options)
        if view.asked == view.seat or view.question != "act":
            assert state.options == real.options
        else:
            assert set(view.choices) <= set(state.options)
    else:
        assert state.asked not in (view.seat, -1)
        assert ACTIONS.pass_ in state.options
    assert not state.stack or state.asked < 0 or state.stack[-1].seat == state.asked


@pytest.mark.rule("DC-3", "DC-90", "DC-111", "DC-112")
@pytest.mark.parametrize(
    ("seats", "seed", "chosen"),
    [
        (2, 41, {"round_limit": "4"}),
        (3, 42, {"round_limit": "3", "hard": "on"}),
        (4, 43, {"round_limit": "2", "laying": "free"}),
    ],
)
def test_what_is_known_is_kept_and_the_rest_of_the_box_is_dealt(
    seats: int, seed: int, chosen: dict[str, str]
) -> None:
    for table in wander(seats, seed, True, **chosen):
        state = table.state
        for seat in range(seats):
            state.always[seat], state.later[seat] = 3 << seat, 1 << 20 + seat
        if table.number % 5 and state.asked >= 0:
            continue
        for seat in (*range(seats), SPECTATOR):
            view = table.game.view(state, seat)
            dream = table.game.imagine(view, SeededDice(table.number, f"{seat}"))
            check_public(dream, state)
            check_own(dream, state, seat)
            check_cards(dream, state)
            check_question(dream, state, view)
        shown = table.game.imagine(table.game.reveal(state), SeededDice(1))
        assert shown.hands == state.hands


@pytest.mark.rule("H-7", "DC-111")
def test_who_is_asked_in_a_window_is_the_first_who_has_a_card_for_it() -> None:
    """In the order of the table, and never the one who would have known; if after twenty deals
    nobody has one, somebody can only pass."""
    found, params = 0, game(round_limit="2").params
    for table in wander(4, 44, True, round_limit="2"):
        for seat in range(4):
            view: CrawlerView = table.game.view(table.state, seat)
            if not view.waiting or view.asked is not None:
                continue
            dream = table.game.imagine(view, SeededDice(table.number))
            asked, options = dream.asked, dream.options
            dream.stack.pop()
            window = asking_window(dream)
            able = [
                (each, tuple(sorted(question(params, dream, window, each))))
                for each in clockwise(dream, window.seat)
                if each != seat and question(params, dream, window, each)
            ]
            found += bool(able)
            assert (asked, options) == (able[0] if able else (asked, (ACTIONS.pass_,)))
    assert found > 10


@pytest.mark.rule("H-7")
def test_where_nobody_could_have_a_card_the_next_who_holds_one_passes() -> None:
    """A view can't say that somebody is asked if nobody is; it is no reason to fail."""
    for table in wander(3, 45, True, round_limit="2"):
        view: CrawlerView = table.game.view(table.state, 0)
        if view.waiting and view.asked is None:
            break
    state = table.state
    state.discards = sorted({*state.discards, *state.deck, *state.hands[1], *state.hands[2]})
    state.deck, state.hoard = [], []
    for seat in (1, 2):
        state.hands[seat], state.gear[seat] = [], []
    holder = next(card for card in state.discards if BOX.cards[card].id == "magic_boots")
    state.discards.remove(holder)
    state.gear[2] = [holder]
    emptied: CrawlerView = table.game.view(state, 0)
    dream = table.game.imagine(emptied, SeededDice(1))
    assert (dream.asked, dream.options) == (2, (ACTIONS.pass_,))
    assert dream.stack[-1].seat == 2
    state.gear[2] = []
    state.discards.append(holder)
    dream = table.game.imagine(table.game.view(state, 0), SeededDice(1))
    assert (dream.asked, dream.options) == (0, (ACTIONS.pass_,))


@pytest.mark.rule("DC-103")
def test_the_doppelganger_stays_the_copy_it_is_and_its_card_is_in_no_hand() -> None:
    scene = drawn("A.....B..").ask("none")
    state = scene.state
    state.deck.remove(CARD["doppelganger"])
    state.copied_seat, state.copied_card = 1, state.heroes[0]
    state.packs[0], state.boss[COPY] = [COPY], 0
    set_down(state, COPY, at(3, 0))
    state.wounds[COPY] = 2
    scene.act(0)
    for seat in (0, 1, SPECTATOR):
        dream = scene.game.imagine(scene.game.view(state, seat), SeededDice(seat))
        assert (dream.copied_seat, dream.copied_card) == (1, state.heroes[0])
        assert (dream.spot[DOPPELGANGER], dream.wounds[DOPPELGANGER]) == (at(3, 0), 2)
        assert dream.boss[DOPPELGANGER] == 0
        cards = [card for hand in dream.hands for card in hand]
        assert CARD["doppelganger"] not in [*cards, *dream.deck, *dream.hoard]
        assert sorted(dream.deck) == sorted(state.deck)


@pytest.mark.rule("DC-117")
def test_who_could_still_sit_down_imagines_as_an_onlooker_does() -> None:
    scene = drawn("A.....B..").ask("all").act(0)
    dream = scene.game.imagine(scene.game.view(scene.state, 2), SeededDice(1))
    assert (dream.stops, dream.asked) == ([0, 0], 0)
