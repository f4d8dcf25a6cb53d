"""Where the gold is not enough for two, a navigator bars the only exit of an unknown dungeon."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.dooom.scene import Scene, rulebook
from waystone.catalogue import find_game
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.warden import Warden
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

ENTRY = find_game("dooom")


def warden(**settings: str) -> Warden:
    """One that plays in a generated dungeon."""
    return Warden(rulebook(map="generated", **settings), SeededDice(1))


def choice(bot: Warden, scene: Scene, round: int = 60) -> str:
    """What it does in a round by which others may have found enough."""
    scene.state.round = round
    view = scene.view(0)
    assert view.own is not None
    return bot.wish(view, view.own, Chart(view.own)).text


@pytest.mark.rule("DM-44")
def test_it_goes_to_the_exit_and_stays_there() -> None:
    assert choice(warden(), Scene("E.0......GGG1", win=3)) == "move w"
    assert choice(warden(), Scene("...0......GGG1", win=3, under={0: "E"})) == "end turn"


def test_nobody_stands_there_before_somebody_can_be_rich() -> None:
    scene = Scene("0.........GGG1", win=3, under={0: "E"})
    assert choice(warden(), scene, 18) == "move e"
    assert choice(warden(), scene, 19) == "end turn"


def test_who_lacks_a_single_pile_looks_for_it_longer() -> None:
    scene = Scene("0.........GGG1", win=3, under={0: "E"}).give(0, gold=2)
    assert choice(warden(), scene, 36) == "move e"
    assert choice(warden(), scene, 37) == "end turn"


def test_it_looks_for_gold_while_it_knows_of_no_exit() -> None:
    assert choice(warden(), Scene("###...0......EGGG1", win=3)).startswith("move")


@pytest.mark.rule("DM-51")
def test_it_arms_itself_on_its_way() -> None:
    scene = Scene("A.0.E......GGG1", win=3)
    assert choice(warden(), scene) == "move w"
    assert choice(warden(), scene.give(0, gear="A")) == "move e"
    assert choice(warden(), Scene("..0.E......GGG1", win=3, under={0: "A"})) == "pick up"


def test_known_gold_that_is_enough_is_fetched() -> None:
    assert choice(warden(), Scene("E.0.G....GG1", win=3).give(0, gold=2)) == "move e"


@pytest.mark.parametrize("seats", [3, 4])
def test_among_more_than_two_nobody_bars_anything(seats: int) -> None:
    others = "".join(str(seat) for seat in range(2, seats))
    scene = Scene(f"0.........GGG1{others}", win=3, under={0: "E"})
    assert choice(warden(), scene) == "move e"


def test_where_there_is_gold_for_both_it_goes_on() -> None:
    assert choice(warden(map_goal="9"), Scene("0.........GGG1", win=3, under={0: "E"})) == "move e"


def test_who_comes_beside_the_exit_is_struck() -> None:
    assert choice(warden(), Scene("GGG......01", win=3, under={0: "E"})) == "attack e"


def test_it_strikes_from_where_it_bars_the_way() -> None:
    """In a corridor it goes to meet the other; in a hall the exit would be open then."""
    assert choice(warden(), Scene("E0.1.GGG", win=3)) == "move e"
    assert choice(warden(), Scene("E.01.GGG", win=3)) == "attack e"
    assert choice(warden(), Scene("E.0.1.GGG\n.........", win=3)) == "move w"


def test_who_bars_its_own_way_out_is_struck() -> None:
    scene = Scene("0.1......GGG", win=3, under={1: "E"}).give(0, gold=3)
    view = scene.view(0)
    assert view.own is not None
    memory = tuple(line.replace("p", "E") for line in view.own.memory)
    own = replace(view.own, memory=memory)
    assert warden().wish(view, own, Chart(own)).text == "move e"
    beside = replace(own, column=1, window=tuple(line[1:] + "#" for line in own.window))
    assert warden().wish(view, beside, Chart(beside)).text == "attack e"


def test_it_does_not_wait_for_ever() -> None:
    bot, scene = warden(), Scene("0.........GGG1", win=3, under={0: "E"})
    texts = [choice(bot, scene) for _ in range(200)]
    assert set(texts[:50]) == {"end turn"}
    assert set(texts[150:]) == {"move e"}


def test_in_a_strangers_dungeon_it_bars_an_exit_once_all_is_seen() -> None:
    bot = Warden(Scene("0G.E1").game, SeededDice(1))
    assert choice(bot, Scene("###\n#0#\n#E#\n#1#\n###", under={1: "G"})) == "move s"
    assert choice(bot, Scene("0E......G1")) == "move e"


@pytest.mark.parametrize("style", ["rooms", "maze", "cave"])
def test_two_of_them_come_to_an_end(style: str) -> None:
    """Nobody waits for the other until the rounds run out."""
    game = ENTRY.open({"map": "generated", "style": style})
    for seed in range(3):
        table = Table(game, ["one", "two"], seed)
        bots = [ENTRY.bot("navigator").make(game, SeededDice(seat), Budget()) for seat in range(2)]
        play_out(table, bots)
        assert table.outcome is not None
        assert table.outcome.winners
