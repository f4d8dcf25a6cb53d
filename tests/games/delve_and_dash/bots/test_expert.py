"""The expert: beliefs, look-ahead, patience; beyond the manual (DD-108)."""

from __future__ import annotations

import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.bots.asking import ask, facts, table, view
from tests.games.delve_and_dash.scene import Scene, cell, scene
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.bots.belief import open_odds
from waystone.games.delve_and_dash.bots.duelling import duel_plan, warily
from waystone.games.delve_and_dash.bots.expert import Expert
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.homes import HomeBelief
from waystone.games.delve_and_dash.bots.knight import STAY, Knight, possible_lairs
from waystone.games.delve_and_dash.bots.map import cells_of, discs, prices, walks
from waystone.games.delve_and_dash.bots.outlook import Outlook
from waystone.games.delve_and_dash.bots.pursuit import Pursuit, Survival
from waystone.games.delve_and_dash.bots.quest import Quest
from waystone.games.delve_and_dash.bots.scene import Scene as Facts
from waystone.games.delve_and_dash.bots.sequel import Sequel
from waystone.games.delve_and_dash.bots.struggle import Struggle
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.bot import Budget, Limit, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.grid import EAST, NORTH, SOUTH

BOARD = board_of(8)
HALL = {"known": "all"}


# Beliefs


def test_known_boundaries_are_certain_and_a_last_way_in_nearly_so() -> None:
    match = scene("1a1 *a1", walls="b2-e b2-s a2-e", known="b2-e b2-s a2-e c3-e")
    odds = open_odds(BOARD, view(match).boundaries)
    assert odds[match.edge("b2-e")] == 0
    assert odds[match.edge("c3-e")] == 100
    assert odds[match.edge("b1-s")] >= 90
    assert 50 <= odds[match.edge("f6-e")] <= 75


def test_beliefs_about_boundaries_come_true_as_often_as_they_say() -> None:
    """Attempts of knights on unknown boundaries, sorted by what was believed of them."""
    believed: dict[int, list[bool]] = {0: [], 1: []}
    for seed in range(10):
        match, bots = table("knight", f"belief {seed}")
        while (seat := first_acting(match)) >= 0:
            seen = match.view(seat)
            assert isinstance(seen, DelveView)
            action = bots[seat].choose(seen, match.legal(seat))
            if action.text.startswith("move"):
                edge = BOARD.edge[match.state.place[0] * 4 + action.id - 4]
                if seen.boundaries[edge] == "?":
                    odds = open_odds(BOARD, seen.boundaries)[edge]
                    believed[odds >= 70].append(match.state.kinds[edge] != 0)
            step = match.do(seat, action)
            bots[seat].watch(step.visible_to(seat), match.view(seat))
    unlikely, likely = (sum(each) / len(each) for each in believed.values())
    assert unlikely < 0.7 < likely


def test_the_others_waystone_is_never_ruled_out() -> None:
    for seed in range(4):
        match, bots = table("knight expert", f"home {seed}", level="2")
        expert = bots[1]
        assert isinstance(expert, Expert)
        play_out(match, bots)
        home, start = match.state.waystones[0], match.state.starts[0]
        assert home in expert.homes.weights or match.state.winner == 0
        assert all(2 <= BOARD.steps_apart[start][each] <= 4 for each in expert.homes.weights)


# Ground and dragon


def test_floods_agree_with_walks() -> None:
    for seed in range(20):
        match, _ = table("knight", f"ground {seed}", level="2")
        match.act(0, "waystone a1")
        state = match.state
        signs = "".join("# /"[kind] for kind in state.kinds)
        ground, price = KnownGround(BOARD, signs), prices(BOARD, signs)
        start, shut, moves = seed, 63 - seed, seed % 9
        reached = ground.reach(start, moves, 1 << shut)
        assert set(cells_of(reached)) == set(walks(BOARD, price, start, moves, shut))


def test_a_changed_boundary_changes_both_sides() -> None:
    ground = KnownGround(BOARD, " " * BOARD.edges)
    for way in (cell("d4") * 4 + side for side in range(4)):
        walled = ground.with_sign(way, "#")
        far = BOARD.neighbour[way]
        assert far not in cells_of(walled.reach(cell("d4"), 1, 0))
        assert cell("d4") not in cells_of(walled.reach(far, 1, 0))
        assert walled.with_sign(way, " ").reach(far, 1, 0) == ground.reach(far, 1, 0)


def test_a_dead_end_does_not_last_and_a_hall_does() -> None:
    hall = scene("1h8 *a1 Df8 ?a8", **HALL)
    dead_end = scene("1h8 *a1 Df8 ?a8", walls="h7-s g7-s f7-s e7-s d7-s c7-s b7-s a7-s", **HALL)
    for match, lasts in ((hall, True), (dead_end, False)):
        seen = facts(match)
        survival = Survival(KnownGround(BOARD, view(match).boundaries), Pursuit(seen, 8))
        assert survival.lasts(cell("h8"), cell("g8"), False, 4) == lasts


def test_a_lone_warriors_dragon_is_followed_out_of_sight() -> None:
    """With no sight at all it is only heard, and yet always known where it is (DD-31)."""
    followed = 0
    for seed in range(4):
        match, bots = table("knight", f"trace {seed}", sight="0")
        player = bots[0]
        assert isinstance(player, Knight)
        while first_acting(match) == 0:
            seen = match.view(0)
            assert isinstance(seen, DelveView)
            if seen.awake:
                assert player.trace.place(seen) == match.state.dragon
                followed += seen.dragon is None
            step = match.do(0, player.choose(seen, match.legal(0)))
            player.watch(step.visible_to(0), match.game.view(match.state, 0))
    assert followed > 100


# Alone


def test_it_maps_all_that_it_can_before_it_risks_waking_the_dragon() -> None:
    """A step that may wake it comes only when no boundary could be tried without risk (DD-53)."""
    near, hearing, risks = scene("1a1 *a1"), discs(BOARD, 3), 0
    for seed in range(5):
        match, bots = table("expert", f"quiet {seed}")
        while first_acting(match) == 0 and not match.state.awake:
            seen = match.view(0)
            action = bots[0].choose(seen, match.legal(0))
            assert isinstance(seen, DelveView)
            if match.state.phase == 1:
                known = Facts(near.params, seen, -1)
                lairs, price = possible_lairs(known), known.price
                far = BOARD.neighbour[known.here * 4 + action.id - 4]
                if seen.visited[far] == "0" and lairs & hearing[far]:
                    risks += 1
                    home_range = walks(BOARD, price, known.here, 64, -1)
                    untried = [
                        BOARD.neighbour[way]
                        for each in home_range
                        for way in range(each * 4, each * 4 + 4)
                        if price[way] == 190
                    ]
                    assert all(
                        seen.visited[other] == "0" and lairs & hearing[other] for other in untried
                    )
            match.do(0, action)
    assert risks >= 5


def test_it_does_not_grab_what_it_can_not_carry_away() -> None:
    """Down a corridor with the treasure's four moves a warrior would not get past the dragon."""
    walls = "d7-s e7-s f7-s g7-s h7-s"
    near = scene("1g8 *a1 De7 ?d4 $h8", found="yes", walls=walls, **HALL)
    assert ask("expert", near) == ("move w", "Seek Treasure")
    far = scene("1g8 *a1 Db1 ?d4 $h8", found="yes", walls=walls, **HALL)
    assert ask("expert", far) == ("move e", "Seek Treasure")


def test_it_carries_the_treasure_home() -> None:
    match = scene("1d4 *d6 Dh1 ?d4", carrier=1, **HALL)
    assert ask("expert", match) == ("move s", "Return to Base")


def test_it_wins_most_matches_alone() -> None:
    won = 0
    for seed in range(4):
        match, bots = table("expert", f"alone {seed}")
        play_out(match, bots)
        won += match.state.winner == 0
    assert won >= 3


# Against another


def sequel(match: Scene, home: str) -> Sequel:
    """What follows in a picture, if the other's waystone is there."""
    return Sequel(Outlook(facts(match), [(1.0, cell(home))]))


def struggle(match: Scene, home: str) -> Struggle:
    """One decision in a picture, if the other's waystone is there."""
    return Struggle(facts(match), sequel(match, home))


def test_in_a_duel_its_waystone_lies_in_the_middle() -> None:
    match, bots = table("expert knight", 1)
    chosen = bots[0].choose(match.view(0), match.legal(0))
    assert chosen.text in {f"waystone {column}{row}" for column in "de" for row in "45"}


def test_a_carrier_goes_around_the_hunter() -> None:
    """With home in reach both ways, and with home further off."""
    for home in ("e6", "d8"):
        match = scene(f"1d4 2d5 *{home} %h8 Da1 ?a1", carrier=1, walls="d4-e", **HALL)
        around = scene(f"1d4 2d5 *{home} %h8 Da1 ?a1", carrier=1, left=3, **HALL)
        assert ask("expert", around)[0] in ("move e", "move w")
        assert ask("knight", match)[0] == "move s"


def test_after_a_lost_battle_it_stands_in_the_carriers_way() -> None:
    """The corridor leads south to the only waystone that the carrier can have."""
    walls = " ".join(f"{column}{row}-e" for column in "cd" for row in range(2, 8))
    match = scene("1d3 2d3 *h1 %d7 Dh8 ?h8", carrier=2, battles=1, left=5, walls=walls, **HALL)
    assert struggle(match, "d7").decide() == SOUTH


def test_the_chance_of_a_carrier_falls_with_its_way_and_with_its_hunter() -> None:
    def chance(text: str, at: str) -> float:
        match = scene(f"{text} %a8 Da1 ?a1", carrier=1, **HALL)
        return Outlook(facts(match), [(1.0, cell("a8"))]).chance(True, cell(at))

    assert chance("1d4 2h8 *d1", "d3") > chance("1d4 2h8 *d1", "d6")
    assert chance("1d4 2h1 *d1", "d5") > chance("1d4 2b8 *d1", "d5")


def test_a_chance_does_not_depend_on_what_was_asked_before() -> None:
    match = scene("1d4 2h8 *d1 %a8 Da1 ?a1", carrier=1, **HALL)
    gains = (0, 1, 2, 3, 100, 200, 201)
    asked = [(ours, cell(at), gain) for ours in (0, 1) for at in ("d5", "e6") for gain in gains]
    one, other = (Outlook(facts(match), [(1.0, cell("a8"))]) for _ in range(2))
    first = {each: one.chance(bool(each[0]), *each[1:]) for each in asked}
    assert {each: other.chance(bool(each[0]), *each[1:]) for each in reversed(asked)} == first


def test_a_battle_is_half_a_win_and_half_a_loss() -> None:
    """Whoever meets the carrier on the own waystone wins if the coin is kind (DD-80)."""
    match = scene("1d4 2d5 *d5 %a8 Dh1 ?h1", carrier=2, **HALL)
    thought = struggle(match, "a8")
    assert thought.decide() == SOUTH
    assert 0.5 < thought.best < 1


def test_who_stands_with_the_carrier_steps_out_to_meet_it() -> None:
    match = scene("1d5 2d5 *d5 %a8 Dh1 ?h1", carrier=2, **HALL)
    assert struggle(match, "a8").decide() != STAY


def test_the_others_turn_is_foreseen() -> None:
    """It comes home if it can, must battle who stands in its way, and can't reach who is far."""
    walls = " ".join(f"{column}{row}-e" for column in "cd" for row in range(1, 8))
    match = scene("1h3 2d3 *h1 %d7 Dh8 ?h8", carrier=2, walls=walls, **HALL)
    ahead = sequel(match, "d7")
    assert ahead.value(False, cell("h3")) == 0
    assert 0.05 < ahead.value(False, cell("d5")) < 0.5
    far = scene("1h8 2a1 *h4 %a8 Dd1 ?d1", carrier=1, **HALL)
    near = scene("1h8 2h6 *h4 %a8 Dd1 ?d1", carrier=1, **HALL)
    assert sequel(far, "a8").value(True, cell("h8")) > sequel(near, "a8").value(True, cell("h8"))


def test_a_stop_where_the_dragon_comes_loses_the_treasure() -> None:
    for seats in ("1d4 2a8", "1a8 2d4"):  # the dragon flies after the second warrior's turn
        seat = seats[0] == "2"
        match = scene(f"{seats} *h4 %a1 Db4 ?b4", carrier=1 + seat, **HALL)
        ahead = sequel(match, "a1")
        assert ahead.value(True, cell("c4")) < ahead.value(True, cell("e4"))


def test_who_looks_for_the_treasure_looks_first_where_the_other_comes_later() -> None:
    """One chamber is nearer, but two more are seen before the other comes."""
    match = scene("1d4 2a4 *h8 %a1 Dd2 ?d2", left=4, **HALL)
    seen = facts(match)
    cells = [cell("b4"), cell("g4"), cell("h4")]
    assert Quest(seen, seen.price, cells).best() == cell("g4")


def test_an_attempt_of_the_carrier_speaks_for_what_lies_behind_it() -> None:
    match = scene("1h8 2d4 *h1 %d7 Dh4 ?h4", carrier=2, turn=2)
    belief = HomeBelief(match.params)
    belief.hear([], match.game.view(match.state, 0))
    before = dict(belief.weights)
    steps = match.do("move s")
    belief.hear(steps, match.game.view(match.state, 0))
    assert belief.weights[cell("d7")] == before[cell("d7")]
    assert belief.weights[cell("d1")] < before[cell("d1")] / 2
    assert cell("d5") not in belief.weights


def test_while_the_dragon_sleeps_a_duellist_maps_the_way_home() -> None:
    for home, way in (("d7", SOUTH), ("d1", NORTH)):
        intent = duel_plan(facts(scene(f"1d4 2h8 *{home} %h5")))
        assert intent.phase == "Explore"
        assert intent.values.index(min(intent.values)) == way


def test_a_hunted_duellist_counts_traps_and_the_more_so_the_fewer_its_lives() -> None:
    """The treasure lies at the end of a corridor over whose mouth the dragon hangs."""
    prices = []
    for lives in ("3 3", "2 3", "1 3"):
        trap, hall = (
            facts(
                scene(
                    "1g8 2a1 *d4 %a8 De7 ?f4 $h8",
                    found="yes",
                    lives=lives,
                    left=1,
                    walls=walls,
                    **HALL,
                )
            )
            for walls in ("b7-s c7-s d7-s e7-s f7-s g7-s h7-s", "")
        )
        intent = duel_plan(trap)
        prices.append(warily(trap, intent).values[EAST] - intent.values[EAST])
        assert warily(hall, duel_plan(hall)).values[EAST] == duel_plan(hall).values[EAST]
    assert 0 < prices[0] < prices[1] < prices[2]


def test_who_is_not_hunted_is_not_wary() -> None:
    match = scene("1g8 2f6 *d4 %a8 De6 ?f4", carrier=2, left=1, **HALL)
    seen = facts(match)
    intent = duel_plan(seen)
    assert warily(seen, intent) is intent


# Budget


@pytest.mark.parametrize("nodes", [1, 50])
def test_a_small_budget_still_plays(nodes: int) -> None:
    match, _ = table("expert", "budget")
    player = Expert(Params(match.game.settings), SeededDice(1, "x"), Budget(nodes=nodes))
    play_out(match, [player])
    assert match.outcome is not None


def test_a_lent_clock_ends_the_thinking() -> None:
    ticks = iter(range(100))
    limit = Limit(Budget(seconds=3.0, clock=lambda: float(next(ticks))), 400)
    assert [limit.is_over(1) for _ in range(4)] == [False, False, True, True]
    assert Limit(Budget(nodes=7), 400).is_over(8)
    assert not Limit(Budget(nodes=7), 400).is_over(7)


@pytest.mark.parametrize("carrier", [1, 2])
def test_the_dragon_may_sleep_while_somebody_carries(carrier: int) -> None:
    """Where it wakes late (DD-53) nobody knows its chamber, and it bars no way; asked about
    unknown boundaries, too, which is where the expert weighs what comes after an attempt."""
    match = scene("1d4 2d6 *d1 %h8", carrier=carrier)
    assert facts(match).dragon == -1
    assert ask("expert", match)[0].startswith("move")
