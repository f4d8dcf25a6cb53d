"""In a dungeon that nobody knows a navigator goes after the other player of a duel."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, Scene, rulebook
from tests.games.dooom.strangers import KINDS, played, strangers_map
from waystone.games.dooom.board import NEAR_SIGHT, is_seen
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.quarry import Quarry
from waystone.games.dooom.bots.stalker import Stalker
from waystone.kernel.dice import SeededDice


def stalker(scene: Scene) -> Stalker:
    return Stalker(scene.game, SeededDice(1))


def choice(bot: Stalker, scene: Scene) -> str:
    view = scene.view(0)
    assert view.own is not None
    return bot.wish(view, view.own, Chart(view.own)).text


def first_choice(drawing: str, win: int = 3, ap: int = 6, **under: str) -> str:
    scene = Scene(drawing, win=win, under={0: under.get("below", ".")})
    scene.state.ap = ap
    return choice(stalker(scene), scene)


def told(scene: Scene, bot: Stalker, seat: int, text: str, *rolls: int) -> None:
    """Somebody acts, and the bot in the first seat hears what it may."""
    scene.do(seat, text, *rolls)
    heard = scene.heard(0)
    if heard:
        bot.watch(heard, scene.view(0))


def turn_of_other(scene: Scene, bot: Stalker, ways: str) -> None:
    """The bot's turn is over; the other walks and says that it has done so."""
    told(scene, bot, 0, "end turn")
    for way in ways:
        told(scene, bot, 1, f"move {way}")
    if scene.state.turn == 1:
        told(scene, bot, 1, "end turn")


@pytest.mark.rule("DM-54")
def test_it_strikes_whom_it_reaches_in_this_turn() -> None:
    assert first_choice("E....0.1...GGG") == "move e"
    assert first_choice("E....01....GGG") == "attack e"


def test_it_does_not_go_where_no_point_is_left_for_the_blow() -> None:
    """Here the corridor is the way on anyhow; in a fork it would look elsewhere."""
    drawing = "#######.###\nGGGE..0..1#\n#######.###"
    assert first_choice(drawing, ap=3) == "move e"
    scene = Scene(drawing, win=3)
    scene.state.ap = 2
    view = scene.view(0)
    assert view.own is not None
    assert stalker(scene).strike_down(view, view.own, Chart(view.own)) is None


def test_gold_comes_first_where_there_is_time_for_it_before_the_blow() -> None:
    assert first_choice("E...G01....GGG") == "move w"
    assert first_choice("E...G01....GGG", ap=4) == "move w"
    assert first_choice("E...G01....GGG", ap=3) == "attack e"
    assert first_choice("E....01....GGG", below="G") == "pick up"
    assert first_choice("E....01....GGG", ap=1, below="G") == "attack e"


def test_it_strikes_from_where_the_other_has_fewest_ways_on() -> None:
    """Nobody walks about for a place that is not much better than this one."""
    shut_in = "######\n##1..#\n##.###\n##0...\n##....\nEGGG.."
    assert first_choice(shut_in, ap=2) == "move n"
    assert first_choice(shut_in) == "move n"
    beside = "#####\n#10..\n#....\n#....\n#....\n#....\n#EGGG"
    assert first_choice(beside) == "attack w"


def test_who_is_rich_has_better_things_to_do() -> None:
    scene = Scene("E.01.....GGG", win=3).give(0, gold=3)
    assert choice(stalker(scene), scene) == "move w"


def test_nor_has_who_wins_in_the_next_turn() -> None:
    """The last pile and the exit are near enough, but for a blow there is no time before."""
    scene = Scene("#E##########\nG.01.....GG#", win=3).give(0, gold=2)
    scene.state.ap = 5
    assert choice(stalker(scene), scene) == "move w"
    assert choice(stalker(scene.give(0, gold=-1)), scene) == "attack e"


def test_among_three_it_runs_after_nobody_while_there_is_gold_to_be_found() -> None:
    scene = Scene("G.0.1....GG2E", win=3)
    assert choice(stalker(scene), scene) == "move w"
    emptied = Scene("####\n#01#\n#2E#\n####", win=3, under={1: "G", 2: "G", 0: "G"})
    assert choice(stalker(emptied), emptied) == "pick up"
    emptied.do(0, "pick up")
    assert choice(stalker(emptied), emptied).startswith("attack")


@pytest.mark.rule("DM-51")
def test_bare_hands_do_not_try_armour_twice() -> None:
    scene = Scene("GE..01....GG", win=3).give(1, gear="A")
    bot = stalker(scene)
    assert choice(bot, scene) == "attack e"
    told(scene, bot, 0, "attack e", HIT)
    told(scene, bot, 1, "end turn")
    assert choice(bot, scene) != "attack e"
    assert choice(bot, scene.give(0, gear="S")) == "attack e"


@pytest.mark.rule("DM-52")
def test_who_would_fall_goes_nowhere_for_a_blow() -> None:
    scene = Scene("EG.0.1....GG", win=3).give(0, hp=2)
    bot = stalker(scene)
    told(scene, bot, 0, "end turn")
    told(scene, bot, 1, "move w")
    told(scene, bot, 1, "attack w", HIT)
    assert bot.quarry.hits_hard == 1
    scene.state.ap = 2  # not enough to take the gold first
    assert choice(bot, scene) == "attack e"
    told(scene, bot, 0, "end turn")
    told(scene, bot, 1, "move e")
    told(scene, bot, 1, "end turn")
    assert choice(bot, scene) == "move w"
    bot.quarry.hp = 1
    assert choice(bot, scene) == "move e"


def test_who_stands_in_its_only_way_is_struck_at_once() -> None:
    """It once stepped to and fro in its dead end until its patience was gone."""
    scene = Scene("#######\n#G01..E\n#######", win=0, goal="0")
    assert choice(stalker(scene), scene) == "attack e"


def test_it_follows_who_went_out_of_sight() -> None:
    """A corridor leads on one way only; both of these are unseen yet."""
    drawing = "########.##########\nGGG....01..........\n########.##########\n########E##########"
    scene = Scene(drawing, win=3)
    bot = stalker(scene)
    turn_of_other(scene, bot, "eeeee")
    assert not any("P" in line for line in scene.window(0))
    assert choice(bot, scene) == "move e"
    turn_of_other(scene, bot, "")
    assert bot.quarry.cold == 2


def test_it_does_not_run_after_somebody_for_ever() -> None:
    """Who walks straight on is as fast as it is."""
    corridor = "GGGE.01" + "." * 60
    scene = Scene("#" * len(corridor) + "\n" + corridor, win=3)
    bot = stalker(scene)
    chased = []
    for _ in range(6):
        turn_of_other(scene, bot, "eeeeee")
        choice(bot, scene)
        chased.append(bot.phase == "hunting")
        for _ in range(5):
            told(scene, bot, 0, "move e")
    assert chased[:2] == [True, True]
    assert not any(chased[2:])


def test_it_does_not_look_where_others_have_been() -> None:
    """Once it gave up a chase and walked on behind the other, to find what they had left."""
    corridor = "G" + "." * 29 + "01" + "." * 29 + "E"
    scene = Scene(corridor)
    bot = stalker(scene)
    turn_of_other(scene, bot, "eeeeee")
    bot.chased = [0, 1]
    assert choice(bot, scene) == "move w"
    bot.quarry.wake.clear()
    assert choice(bot, scene) == "move e"


def test_it_leaves_no_exit_open_for_a_blow() -> None:
    """The warden's law holds for it as well: beside the exit it strikes from the exit alone."""
    game = rulebook(map="generated")
    scene = Scene("E.0.1.GGG\n.........", win=3)
    scene.state.round = 60
    view = scene.view(0)
    assert view.own is not None
    bot = Stalker(game, SeededDice(1))
    assert bot.wish(view, view.own, Chart(view.own)).text == "move w"


def quarry_after(scene: Scene, ways: str) -> Quarry:
    bot = stalker(scene)
    bot.watch([], scene.view(0))
    turn_of_other(scene, bot, ways)
    return bot.quarry


@pytest.mark.rule("DM-36")
def test_who_is_in_sight_is_where_they_are_seen() -> None:
    assert quarry_after(Scene("GGGE.0.1..", win=3), "").spots == {(0, 2, -1): 1.0}
    assert quarry_after(Scene("GGGE.01...", win=3), "e").spots == {(0, 2, 1): 1.0}


def test_guesses_are_certain_together_and_nowhere_in_sight() -> None:
    drawing = "GGGE.01.........\n#########.######\n#########.######"
    quarry = quarry_after(Scene(drawing, win=3), "eeeeee")
    assert sum(quarry.spots.values()) == pytest.approx(1, abs=0.05)
    assert not any(is_seen(row, column, NEAR_SIGHT) for row, column, _ in quarry.spots)
    assert (0, 7, 1) in quarry.spots


@pytest.mark.parametrize("kind", KINDS)
def test_four_of_them_make_a_table_that_ends(kind: str) -> None:
    """On maps that nobody tuned for, nobody stands about until the rounds run out."""
    outcome = played(strangers_map("22", kind), ["navigator"] * 4, "table").outcome
    assert outcome is not None
    assert outcome.winners
