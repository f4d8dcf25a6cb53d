"""The bots of the house go by their view alone, are quick, and better than chance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.acting import first_acting
from tests.games.dooom.scene import Scene
from waystone.catalogue import find_game
from waystone.games.dooom import maps
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.seeker import Seeker
from waystone.games.dooom.view import Self
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

ENTRY = find_game("dooom")


def played(names: list[str], key: str, seed: int) -> Table:  # type: ignore[type-arg]
    game = ENTRY.open({"map": key, "max_rounds": "400"})
    table = Table(game, names, seed)
    bots = [
        ENTRY.bot(name).make(game, SeededDice(seed, f"bot {seat}"), Budget())
        for seat, name in enumerate(names)
    ]
    play_out(table, bots)
    return table


def choice(scene: Scene, name: str = "seeker") -> str:
    bot = ENTRY.bot(name).make(scene.game, SeededDice(1), Budget())
    return bot.choose(scene.view(0), scene.game.legal(scene.state, 0)).text


@pytest.mark.parametrize("name", ["seeker", "hunter"])
@pytest.mark.parametrize("key", maps.BUILT_IN)
def test_a_bot_alone_wins_every_map_of_the_house(name: str, key: str) -> None:
    outcome = played([name], key, 3).outcome
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.parametrize("key", ["duel", "ring-vault", "pillar-hall"])
def test_a_seeker_beats_three_that_wander(key: str) -> None:
    """Nine in ten and more over many games (docs/bots/dooom.md); a few of them here."""
    won = 0
    for seed in range(8):
        names = ["random"] * 4
        names[seed % 4] = "seeker"
        outcome = played(names, key, seed).outcome
        assert outcome is not None
        won += outcome.winners == [seed % 4]
    assert won >= 5


@pytest.mark.parametrize("name", ["seeker", "hunter"])
@pytest.mark.parametrize(("key", "seed"), [("cellar", 7), ("duel", 1), ("ring-vault", 58)])
def test_somebody_who_only_stands_there_holds_nobody_up(name: str, key: str, seed: int) -> None:
    """Once they went to and fro before a player who never moved, out of sight and into it."""
    game = ENTRY.open({"map": key})
    table = Table(game, ["idle", name], str(seed))
    bot = ENTRY.bot(name).make(game, SeededDice(1), Budget())
    while table.outcome is None and table.state.round < 60:
        seat = first_acting(table)
        if seat == 0:
            table.act(0, "end turn")
        else:
            table.do(1, bot.choose(table.view(1), table.legal(1)))
    assert table.outcome is not None
    assert table.outcome.winners == [1]


@pytest.mark.parametrize(
    ("drawing", "under", "expected"),
    [
        ("0.G.E", ".", "move e"),
        ("0..E\nG###", ".", "move s"),
        (".0.E", "G", "pick up"),
    ],
)
def test_what_a_seeker_does(drawing: str, under: str, expected: str) -> None:
    scene = Scene(drawing, win=0, under={0: under}, goal="1")
    assert choice(scene) == expected


def test_with_enough_gold_it_goes_to_the_exit() -> None:
    scene = Scene("G0.E", win=0, goal="1").give(0, gold=1)
    assert choice(scene) == "move e"
    assert choice(scene, "hunter") == "move e"


def test_a_potion_is_drunk_with_the_last_point_only() -> None:
    scene = Scene("0.E....G", under={0: "H"})
    assert choice(scene) != "pick up"
    scene.state.ap = 1
    assert choice(scene) == "pick up"


def test_a_hunter_strikes_with_the_last_point() -> None:
    scene = Scene("10......G\n....E####")
    scene.state.turn = 0
    scene.state.ap = 1
    assert choice(scene, "hunter") == "attack w"
    scene.state.ap = 6
    assert choice(scene, "hunter") != "attack w"


def test_who_stands_in_the_only_way_is_struck_in_the_end() -> None:
    """Otherwise one could turn back and come again for ever."""
    scene = Scene("####\n01.E", win=0, goal="0")
    bot = ENTRY.bot("seeker").make(scene.game, SeededDice(1), Budget())
    texts = [bot.choose(scene.view(0), scene.game.legal(scene.state, 0)).text for _ in range(6)]
    assert "attack e" in texts


def test_a_hunter_plans_the_round_that_ends_at_the_exit() -> None:
    """The nearest pile first would be the longer way."""
    scene = Scene("E.....G.0G", win=2)
    assert choice(scene) == "move e"
    assert choice(scene, "hunter") == "move e"
    away = Scene("E.G.0.....G", win=1)
    assert choice(away, "hunter") == "move w"


def test_a_chart_knows_ways_and_news() -> None:
    own = Scene("0....\n####.\nE....", win=0).view(0).own
    assert own is not None
    chart = Chart(own)
    assert chart.letter(chart.here) == "."
    assert chart.nearest("E") is None  # seen through the wall, but no way is known
    target = chart.place(own, 0, 2)
    assert chart.distance[target] == 2
    assert chart.first_way(target) == 1
    assert chart.news(target) > 0
    assert chart.frontier() == target


@pytest.mark.parametrize("key", ["duel", "ring-vault"])
def test_a_navigator_needs_no_exploring_where_the_map_is_public(key: str) -> None:
    """It goes for gold and exits that it has not seen; over many games in docs/bots/dooom.md."""
    steps = {
        name: sum(played([name], key, seed).number for seed in range(6))
        for name in ("hunter", "navigator")
    }
    assert steps["navigator"] < 0.9 * steps["hunter"]


@pytest.mark.parametrize("style", ["rooms", "maze", "cave"])
def test_a_navigator_alone_wins_where_nobody_knows_the_map(style: str) -> None:
    table = Table(ENTRY.open({"map": "generated", "style": style}), ["one"], 4)
    play_out(table, [ENTRY.bot("navigator").make(table.game, SeededDice(4), Budget())])
    assert table.outcome is not None
    assert table.outcome.winners == [0]


def test_who_roams_goes_where_it_set_out_for() -> None:
    """However its memory grows meanwhile, and wherever that begins."""
    rows = ("#######", "#.....#", "#.###.#", "#.....#", "#######")
    own = Self(3, 6, 0, (), 0, 0, rows[:5], -3, -3, rows)
    seeker = Seeker(SeededDice(5))
    chart = Chart(own)
    place = seeker.roam(own, chart)
    assert place in chart.reached[1:]
    later = replace(own, top=-4, left=-5, memory=("  " + "#" * 7, *("  " + row for row in rows)))
    again = Chart(later)
    assert seeker.roam(later, again) == again.place(later, *seeker.aim)
    row, column = divmod(place, chart.stride)
    down, right = divmod(chart.place(own, 0, 0), chart.stride)
    assert seeker.aim == (row - down, column - right)
    assert seeker.roam(later, again) == seeker.roam(later, again)
