"""Whatever happens, nothing is lost, doubled or betrayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import game
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import bits_of
from waystone.games.dungeon_crawler.board import DOPPELGANGER, MOST_PILES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.frames.cards import PlayedFrame
from waystone.games.dungeon_crawler.rules.treasure import DOPPELGANGER_CARD
from waystone.games.dungeon_crawler.rules.windows import is_response
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import Terrain, build_terrain
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

Tables = Iterator[Table[CrawlerState]]


def wander(seats: int, seed: int, rich: bool, **chosen: str) -> Tables:
    """Random play, with hands full from the start if the table is rich."""
    table = Table(game(**chosen), ["wanderer"] * seats, f"wander {seed}")
    state, dice = table.state, SeededDice(seed, "wander")
    if rich:
        state.stops = [1] * seats
        state.deciders = 5
        for seat in range(seats):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(6))
    while first_acting(table) >= 0:
        yield table
        legal = table.legal(first_acting(table))
        table.do(first_acting(table), legal[dice.index(len(legal))])
    yield table


SETUPS = [
    (2, 1, True, {"round_limit": "5"}),
    (4, 2, True, {"round_limit": "4", "hard": "on"}),
    (6, 3, True, {"round_limit": "3", "laying": "free"}),
    (3, 4, False, {"round_limit": "16"}),
]


@pytest.mark.rule("DC-3", "DC-51", "DC-55", "DC-70", "DC-78", "DC-14")
@pytest.mark.parametrize(("seats", "seed", "rich", "chosen"), SETUPS)
def test_cards_tiles_and_tokens_are_conserved(
    seats: int, seed: int, rich: bool, chosen: dict[str, str]
) -> None:
    for table in wander(seats, seed, rich, **chosen):
        state = table.state
        assert treasures(state) == Counter(range(40))
        assert creatures(state) == Counter(range(49))
        assert tiles(state) == Counter(BOX.pile)
        assert len(state.piles) == len(set(state.piles)) <= MOST_PILES
        assert 1 <= len(state.chests) <= 2
        for figure, cell in enumerate(state.spot):
            assert cell < 0 or state.occupant[cell] == figure + 1
        assert sum(map(bool, state.occupant)) == sum(cell >= 0 for cell in state.spot)
        assert not any(state.occupant[chest] for chest in state.chests) or state.winner >= 0
        rebuilt = build_terrain(state.tiles, state.turns, state.door)
        assert rebuilt.codes == state.terrain.codes
        layout, anew = state.terrain.layout, Terrain(rebuilt.codes, rebuilt.six).layout
        assert (layout.kinds, layout.solid) == (anew.kinds, anew.solid)
        assert (layout.rows, state.terrain.six) == (anew.rows, rebuilt.six)
        assert state.occupied == bits_of([cell for cell in state.spot if cell >= 0])


def treasures(state: CrawlerState) -> Counter[int]:
    found = Counter([*state.deck, *state.discards, *state.hoard])
    for cards in (*state.hands, *state.gear):
        found.update(cards)
    for frame in state.stack:
        if isinstance(frame, PlayedFrame):
            found[frame.card] += 1
    found[DOPPELGANGER_CARD] += state.spot[DOPPELGANGER] >= 0
    return found


def creatures(state: CrawlerState) -> Counter[int]:
    found = Counter([*state.creatures, *state.creature_discards])
    found.update(figure for pack in state.packs for figure in pack if figure != DOPPELGANGER)
    if state.drawn_creature >= 0:
        found[state.drawn_creature] += 1
    return found


def tiles(state: CrawlerState) -> Counter[int]:
    found = Counter([*state.pile, *state.tile_discards])
    found.update(
        shape for place, shape in enumerate(state.tiles) if shape >= 0 and place not in BOX.fixed
    )
    if state.drawn_tile >= 0:
        found[state.drawn_tile] += 1
    if state.tiles[24] == BOX.shape_by_id["lava_island"]:
        found[state.tiles[24]] += 1
    return found


@pytest.mark.rule("DC-52", "DC-55")
@pytest.mark.parametrize(("seed", "pace"), [(5, "0"), (6, "0"), (7, "3")])
def test_hands_hoard_and_piles_are_dealt_anew_without_a_trace(seed: int, pace: str) -> None:
    """H-1 to H-5, H-7 and H-9: other hands, the hoard and every order leave no trace in a view."""
    rulebook = game(round_limit="3", fixed_windows=pace)
    for table in wander(4, seed, True, round_limit="3", fixed_windows=pace):
        if table.number % 7 or first_acting(table) < 0:
            continue
        for seat in range(4):
            view = rulebook.view(table.state, seat)
            others = [
                rulebook.imagine(view, SeededDice(table.number, f"dream {each}"))
                for each in range(2)
            ]
            for other in others:
                again = rulebook.view(other, seat)
                assert msgspec.json.encode(again) == msgspec.json.encode(view)
                assert other.hands[seat] == table.state.hands[seat]
                assert treasures(other) == Counter(range(40))
                assert creatures(other) == Counter(range(49))
                assert tiles(other) == Counter(BOX.pile)
            assert others[0].deck != others[1].deck or len(others[0].deck) < 4
            assert others[0].creatures != others[1].creatures


@pytest.mark.rule("DC-94", "DC-100")
def test_a_window_asks_one_who_can_answer_and_nobody_else_sees_whom() -> None:
    """H-7; and when time runs out the answer is to pass."""
    asked = 0
    for table in wander(4, 8, True, round_limit="2"):
        state, rulebook = table.state, table.game
        if not is_response(state):
            continue
        asked += 1
        assert ACTIONS.pass_ in state.options
        assert len(state.options) > 1
        assert rulebook.policy.on_timeout(state, state.asked, SeededDice(1)).id == ACTIONS.pass_
        for seat in set(range(4)) - {state.asked}:
            view = rulebook.view(state, seat)
            assert isinstance(view, CrawlerView)
            assert (view.waiting, view.asked, view.choices) == (True, None, ())
            assert rulebook.legal(state, seat) == ()
    assert asked > 20


@pytest.mark.rule("DC-52")
def test_only_the_drawer_hears_which_cards_were_drawn() -> None:
    """H-5."""
    table = Table(game(round_limit="12"), ["a", "b", "c"], 11)
    dice = SeededDice(3)
    heard = 0
    while first_acting(table) >= 0:
        legal = table.legal(first_acting(table))
        step = table.do(first_acting(table), legal[dice.index(len(legal))])
        for audience, event in step.events:
            name = type(event).__name__
            if name in ("CardsGained", "TilesSeen", "StopsChosen", "SwitchThrown", "TiesChosen"):
                assert audience == 1 << event.seat  # type: ignore[attr-defined]
                heard += name == "CardsGained"
            else:
                assert audience == -1
    assert heard


def test_imagined_positions_can_be_played_on() -> None:
    rulebook = game(round_limit="3")
    for table in wander(3, 7, True, round_limit="3"):
        if table.number % 11 or first_acting(table) < 0:
            continue
        state = rulebook.imagine(rulebook.view(table.state, 0), SeededDice(table.number))
        dice = SeededDice(table.number, "onwards")
        for _ in range(12):
            if state.asked < 0:
                break
            legal = rulebook.legal(state, state.asked)
            rulebook.apply(state, state.asked, legal[dice.index(len(legal))], dice)
