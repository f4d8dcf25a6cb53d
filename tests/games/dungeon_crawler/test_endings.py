"""Winning, ranking, the round limit and options (part 13)."""

from __future__ import annotations

import pytest

from tests.acting import first_of
from tests.games.dungeon_crawler.scene import at, blank, drawn, game, put_hero, spot
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.board import CENTRE, FAR, SPACES, name_of
from waystone.games.dungeon_crawler.events import Ended
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.rules.landing import ranking, way_to_chest
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.errors import BadSetting
from waystone.kernel.event import SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.settings import among_bots
from waystone.kernel.table import Table


@pytest.mark.rule("DC-1", "DC-106")
def test_landing_on_the_chest_by_an_own_step_wins_at_once() -> None:
    scene = drawn("A.....C...B").act(0)
    events = scene.do(f"move {spot(6, 0)}")  # the last of six points
    assert events[-1] == Ended("chest reached", 0, (0, 1))
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.results == ("win", "loss")
    assert outcome.scores == (1, 0)
    assert first_of(scene.game, scene.state) == -1
    assert scene.refused("done", seat=0) == "MATCH_OVER"


@pytest.mark.rule("DC-107", "DC-52")
def test_hands_are_shown_when_it_is_over_and_not_before() -> None:
    """H-1 and H-11."""
    scene = drawn("A.....C...B").hand(1, "lure").act(0)
    for watcher in (0, 1, SPECTATOR):
        assert scene.game.view(scene.state, watcher).hands is None
    assert scene.game.view(scene.state, 0).hand == ()
    assert scene.game.view(scene.state, 1).hand == ("lure",)
    scene.do(f"move {spot(6, 0)}")
    assert scene.game.view(scene.state, SPECTATOR).hands == ((), ("lure",))


@pytest.mark.rule("DC-106", "DC-30")
def test_a_step_that_cannot_be_paid_does_not_land() -> None:
    scene = drawn("A......C...B").act(0)
    assert scene.refused(f"move {spot(7, 0)}") == "OUT_OF_REACH"


@pytest.mark.rule("DC-106", "DC-31")
def test_nobody_walks_over_the_chest() -> None:
    scene = drawn("A..C......B").act(0)
    assert f"move {spot(3, 0)}" in scene.options()
    assert f"move {spot(4, 0)}" not in scene.options()


@pytest.mark.rule("DC-106", "DC-43", "DC-50")
def test_being_put_next_to_or_near_the_chest_never_wins() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[17][22])
    put_hero(scene, 1, SPACES[CENTRE][2])
    scene.state.tiles[17] = scene.state.pile.pop()
    scene.hand(0, "switch_trap").act(0)
    if "play switch-trap" in scene.options():
        scene.do("play switch-trap")
        scene.do(scene.options()[0])
    assert scene.state.winner == -1


@pytest.mark.rule("DC-107")
def test_the_others_are_ranked_by_their_way() -> None:
    scene = drawn("A.....C..B.D", seats=3).act(0)
    scene.do(f"move {spot(6, 0)}")
    assert scene.state.ranks == [0, 1, 2]
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.scores == (2, 1, 0)


@pytest.mark.rule("DC-108")
def test_after_the_last_round_the_nearest_wins() -> None:
    scene = drawn("A.....C....B", round_limit="2").ask("none")
    scene.state.stack = []
    scene.act(1)
    scene.do("done")
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason == "last round played"
    assert outcome.winners == [1]


@pytest.mark.rule("DC-108")
def test_ties_go_to_cards_then_wounds_then_turn_order() -> None:
    scene = drawn("A....C....B")
    state = scene.state
    assert way_to_chest(state, 0) == way_to_chest(state, 1) == 5
    assert ranking(state) == [0, 1]
    state.wounds[hero(0)] = 1
    assert ranking(state) == [1, 0]
    scene.hand(0, "lure")
    assert ranking(state) == [0, 1]
    scene.gear(1, "magic_belt", "magic_ring")
    assert ranking(state) == [1, 0]


@pytest.mark.rule("DC-107", "DC-108", "DC-104")
@pytest.mark.parametrize("turned", [False, True])
def test_the_nearest_of_two_chests_counts(turned: bool) -> None:
    scene = drawn("A.C........B")
    scene.state.chests = [at(2, 0), at(10, 0)][:: -1 if turned else 1]
    assert (way_to_chest(scene.state, 0), way_to_chest(scene.state, 1)) == (2, 1)
    assert ranking(scene.state) == [1, 0]


@pytest.mark.rule("DC-108", "DC-107")
def test_off_the_mat_counts_as_infinitely_far() -> None:
    scene = drawn("......C....B")
    assert way_to_chest(scene.state, 0) == FAR
    assert ranking(scene.state) == [1, 0]


@pytest.mark.rule("DC-109")
def test_options_have_defaults_and_bounds() -> None:
    params = game().params
    assert (params.hard, params.must_join, params.round_limit) == (False, True, 0)
    assert (params.window_seconds, params.joining, params.empty_seats) == (15, True, 0)
    with pytest.raises(BadSetting):
        game(round_limit="501")
    with pytest.raises(BadSetting):
        game(laying="loose")


@pytest.mark.rule("DC-118", "DC-108")
@pytest.mark.parametrize(("chosen", "limit"), [({}, 60), ({"round_limit": "0"}, 0)])
def test_the_round_limit_is_sixty_among_bots_unless_the_table_says_otherwise(
    chosen: dict[str, str], limit: int
) -> None:
    rulebook = game(**among_bots(DungeonCrawler.offered, chosen))
    table = Table(rulebook, ["racer", "racer"], 1)
    assert table.view(0).round_limit == limit  # type: ignore[attr-defined]
    again = find_game("dungeon-crawler").open(parse(table.record.text()).settings)
    assert Table(again, ["racer", "racer"], 1).view(0).round_limit == limit  # type: ignore[attr-defined]


@pytest.mark.rule("DC-118")
def test_with_a_person_at_the_table_there_is_no_round_limit() -> None:
    assert game().params.round_limit == 0
    assert game().settings.ranked


@pytest.mark.rule("DC-109", "DC-108")
def test_without_a_round_limit_rounds_go_on() -> None:
    scene = drawn("A.....C....B", round_limit="0").ask("none")
    scene.state.round = 400
    scene.act(1)
    scene.do("done")
    assert scene.state.round == 401


def test_names_of_spaces() -> None:
    assert name_of(SPAWNS[3][0]) == "32:32"
