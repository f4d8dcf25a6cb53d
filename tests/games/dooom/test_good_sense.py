"""What a person would laugh at, and what the bots do instead."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import Scene, rulebook
from waystone.catalogue import find_game
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.hunter import Hunter
from waystone.games.dooom.bots.navigator import Navigator
from waystone.games.dooom.bots.quarry import letter_at
from waystone.games.dooom.bots.seeker import SEEKER
from waystone.games.dooom.bots.sense import Sense, straying
from waystone.games.dooom.view import Self
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

ENTRY = find_game("dooom")


def own(scene: Scene) -> Self:
    found = scene.view(0).own
    assert found is not None
    return found


@pytest.mark.parametrize("seed", [0, 2, 7])
def test_a_round_that_was_begun_is_gone_on_with(seed: int) -> None:
    """Here two plans were the shortest in turn, and the navigator walked to and fro for ever."""
    game = ENTRY.open({"map": "pillar-hall", "max_rounds": "9"})
    table = Table(game, ["navigator"], seed)
    bot = ENTRY.bot("navigator").make(game, SeededDice(seed, "bot 0"), Budget())
    play_out(table, [bot])
    assert table.outcome is not None
    assert table.outcome.winners == [0]


def test_a_round_is_kept_in_mind_until_something_of_it_is_gone() -> None:
    scene = Scene("#.....\nG.0..G\n######\nE....G", win=2)
    hunter = Hunter(SeededDice(1))
    chart = Chart(own(scene))
    tiles = [(0, -2), (0, 1)]
    chart.tiles[chart.place(own(scene), 0, 1)] = ord("G")
    hunter.rounds.append(tiles)
    assert hunter.rounds_begun(own(scene), chart, 2) == [
        [chart.place(own(scene), *tile) for tile in tiles]
    ]
    assert hunter.rounds_begun(own(scene), chart, 1) == []
    chart.tiles[chart.place(own(scene), 0, 1)] = ord(".")
    assert hunter.rounds_begun(own(scene), chart, 2) == []


def test_a_guess_is_kept_until_a_look_speaks_against_it() -> None:
    game = rulebook(map="pillar-hall")
    state = game.setup(2, SeededDice(3))
    bot = Navigator(game, SeededDice(1))
    before = bot.choose(game.view(state, 0), game.legal(state, 0))
    first = {(each.top, each.left) for each in bot.imagined}
    game.apply(state, 0, before, SeededDice(1))
    bot.choose(game.view(state, 0), game.legal(state, 0))
    shown = game.view(state, 0).own
    assert shown is not None
    assert first & {(each.top, each.left) for each in bot.imagined}
    for each in bot.imagined:
        for row in range(shown.row - 2, shown.row + 3):
            letters = {letter_at(each, row, shown.column), letter_at(shown, row, shown.column)}
            assert len(letters) == 1 or " " in letters


@pytest.mark.rule("DM-47", "DM-68")
@pytest.mark.parametrize(
    ("drawing", "below", "gold", "fit"),
    [
        ("#####\n.0.G.\n#####\n....E", "G", 0, {"pick up"}),
        ("#.###\n.0G..\n#.###\n....E", ".", 0, {"move e"}),
        ("#.###\n.0E..\n#.###\n..G..", ".", 1, {"move e"}),
        ("#.###\n.0G.E\n#.###\n.....", ".", 1, {"move n", "move e", "move s", "move w"}),
    ],
)
def test_who_errs_leaves_nothing_lie_that_it_wants(
    drawing: str, below: str, gold: int, fit: set[str]
) -> None:
    scene = Scene(drawing, win=1, under={0: below}).give(0, gold=gold)
    sense, view = Sense(), scene.view(0)
    legal = scene.game.legal(scene.state, 0)
    assert {each.text for each in legal if not sense.is_absurd(view, each)} == fit


def test_who_errs_takes_a_wrong_way_on_but_not_the_way_back() -> None:
    scene = Scene("####.####\n..0......\n####.####\nG.......E", win=1)
    sense = Sense()
    for step in ("", "e", "e"):
        scene.walk(0, step)
        view, legal = scene.view(0), scene.game.legal(scene.state, 0)
        fit = {each.text for each in legal if not sense.is_absurd(view, each)}
    assert fit == {"move n", "move e", "move s"}


def test_it_errs_all_the_same() -> None:
    kind = straying("lost", "", SEEKER, 100)
    scene = Scene("####.####\n....0....\n####.####\nG.......E", win=1)
    view, legal = scene.view(0), scene.game.legal(scene.state, 0)
    best = SEEKER.make(scene.game, SeededDice(1), Budget()).choose(view, legal)
    for seed in range(9):
        lost = kind.make(scene.game, SeededDice(seed), Budget())
        assert lost.choose(view, legal) not in (best, legal[-1])
