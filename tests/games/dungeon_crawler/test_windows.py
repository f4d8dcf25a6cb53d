"""Windows: who is asked when, and what may be played (part 11)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import CARD, Scene, at, drawn, spot
from waystone.games.dungeon_crawler.board import TURN_WINDOW
from waystone.games.dungeon_crawler.events import CardPlayed, Planned, StopsChosen
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.rules.hand import playable
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR


def begin_activation(scene: Scene, seat: int = 0) -> Scene:
    scene.begin_activation(seat)
    return scene


@pytest.mark.rule("DC-93", "DC-95")
def test_a_turn_window_opens_at_the_start_and_at_the_end() -> None:
    scene = begin_activation(drawn("A......B").hand(1, "magic_boots").ask())
    assert (scene.state.asked, scene.question) == (1, "respond")
    assert scene.state.step == 0
    assert scene.options() == ["pass", "play magic-boots"]
    while scene.state.step < 6:
        texts = scene.options()
        scene.do(next(text for text in ("pass", "done", texts[0]) if text in texts))
    assert (scene.state.asked, scene.question, scene.state.step) == (1, "respond", 6)


@pytest.mark.rule("DC-95", "DC-100")
def test_with_all_stops_there_is_a_window_before_every_step() -> None:
    scene = begin_activation(drawn("A......B").hand(1, "magic_boots").ask("all"))
    steps = []
    while scene.state.active == 0:
        if scene.question == "respond":
            steps.append(scene.state.step)
            scene.do("pass")
        else:
            texts = scene.options()
            scene.do("done" if "done" in texts else texts[0])
    assert steps[:5] == [0, 1, 2, 3, 4]


@pytest.mark.rule("DC-94")
def test_priority_goes_clockwise_from_the_active_player_and_starts_again() -> None:
    scene = drawn("A...B...D", seats=3)
    scene.hand(0, "magic_boots").hand(1, "magic_cloak", "magic_belt").hand(2, "magic_weapon").ask()
    begin_activation(scene, 1)
    assert scene.state.asked == 1
    scene.do("pass")
    assert scene.state.asked == 2
    scene.do("play magic-weapon")
    assert scene.state.gear[2] == [CARD["magic_weapon"]]
    assert scene.state.asked == 1  # priority has started again
    scene.do("pass")
    assert scene.state.asked == 0
    scene.do("pass")
    assert (scene.state.step, scene.state.asked) == (1, 1)  # the next window


@pytest.mark.rule("DC-100")
def test_a_window_without_a_legal_card_never_stops_the_game() -> None:
    scene = begin_activation(drawn("A......B").hand(1, "power_card_1", "pit_trap").ask("all"))
    assert scene.question == "lay"


@pytest.mark.rule("DC-100")
def test_stops_are_chosen_with_words_and_told_to_nobody_else() -> None:
    scene = drawn("A......B").hand(1, "magic_boots")
    scene.act(0)
    events = scene.do("ask none", seat=1)
    assert events == [StopsChosen(1, "none")]
    scene.do("done")
    assert scene.question == "lay"
    assert scene.game.view(scene.state, 1).stops == "none"
    assert scene.game.view(scene.state, 0).stops == "usual"


@pytest.mark.rule("DC-100")
@pytest.mark.parametrize(("stops", "asked"), [("usual", False), ("all", True), ("none", False)])
def test_rolls_of_others_are_no_usual_stop(stops: str, asked: bool) -> None:
    scene = drawn("Am.....B", monsters={"m": "minotaur_templar"}).hand(1, "power_card_1")
    scene.ask(stops).act(0)
    scene.do(f"melee {spot(1, 0)}", 1, 1, 1, 1)
    assert (scene.question == "respond") is asked


@pytest.mark.rule("DC-100", "DC-97")
def test_an_attack_on_ones_own_adventurer_is_a_usual_stop() -> None:
    scene = drawn("AB").hand(1, "power_card_1").act(0)
    scene.do(f"melee {spot(1, 0)}", 5, 1, 1, 1)
    assert (scene.state.asked, scene.question) == (1, "respond")
    assert scene.game.view(scene.state, 1).window == "roll"
    scene.do("play power-card-1")
    scene.do("change 1 -1")
    assert scene.wounds(1) == 0


@pytest.mark.rule("DC-98")
def test_a_path_window_cuts_the_segment_and_the_mover_plans_anew() -> None:
    scene = drawn("A........B").hand(1, "warp_space").ask().act(0)
    scene.do(f"move {spot(4, 0)}")
    assert (scene.state.asked, scene.game.view(scene.state, 1).window) == (1, "path")
    path = scene.game.view(scene.state, 1).path
    assert path is not None
    assert path.cells == tuple(at(x, 0) for x in (1, 2, 3, 4))
    scene.do("play warp-space")
    scene.do(f"target {spot(9, 0)}")
    scene.do(f"target {spot(2, 0)}")  # into the way
    assert scene.cell(1) == at(2, 0)
    assert scene.cell(0) == at(1, 0)
    assert (scene.state.asked, scene.question) == (0, "move")
    view = scene.game.view(scene.state, 0)
    assert view.going is not None
    assert view.going.points == 5


@pytest.mark.rule("DC-100")
def test_the_usual_stops_are_on_the_ways_of_other_adventurers_only() -> None:
    scene = drawn("z.......A", monsters={"z": "minotaur"}).hand(0, "spear_trap")
    scene.monsters_move(1)
    assert scene.cell("minotaur") == at(5, 0)
    scene = drawn("A.......B").hand(0, "spear_trap").act(0)
    scene.do(f"move {spot(3, 0)}")
    assert (scene.cell(0), scene.question) == (at(3, 0), "move")


@pytest.mark.rule("DC-98", "DC-84")
def test_a_monster_that_is_stopped_thinks_anew_with_the_points_left() -> None:
    scene = drawn("z.......A", monsters={"z": "minotaur"}).hand(0, "spear_trap").ask()
    scene.monsters_move(1)
    scene.do("play spear-trap")
    events = scene.do(f"target {spot(3, 0)}", 1, 1, 1)
    assert [event.target for event in events if isinstance(event, Planned)] == [hero(0)]
    assert scene.cell("minotaur") == at(5, 0)  # three of its five points were gone


@pytest.mark.rule("DC-98")
def test_a_trap_names_a_space_of_the_segment_and_it_is_the_only_one() -> None:
    scene = drawn("A........B").hand(1, "pit_trap", "spear_trap").act(0)
    scene.do(f"move {spot(4, 0)}")
    scene.do("play pit-trap")
    assert set(scene.options()) == {f"target {spot(x, 0)}" for x in (1, 2, 3, 4)}
    scene.do(f"target {spot(2, 0)}")
    assert scene.cell(0) == at(2, 0)
    assert scene.wounds(0) == 1
    assert scene.state.asked != 1 or scene.question != "respond" or scene.state.step == 6


@pytest.mark.rule("DC-99")
def test_harm_windows_come_before_the_wounds() -> None:
    scene = drawn("AB").hand(1, "potion_of_healing").ask()
    scene.state.wounds[hero(1)] = 3
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}")
    assert scene.game.view(scene.state, 1).window == "attack"
    scene.do("pass", 5, 5, 1, 1)
    assert scene.game.view(scene.state, 1).window == "harm"
    scene.do("play potion-of-healing")
    assert scene.wounds(1) == 2
    assert scene.cell(1) == at(1, 0)


@pytest.mark.rule("DC-99", "DC-36")
def test_a_potion_saves_from_lava() -> None:
    scene = drawn("AL......B").hand(0, "potion_of_flight").act(0)
    scene.do(f"move {spot(1, 0)}")
    assert (scene.state.asked, scene.game.view(scene.state, 0).window) == (0, "harm")
    scene.do("play potion-of-flight")
    assert scene.cell(0) == at(1, 0)
    assert scene.question == "move"  # and the Move goes on


@pytest.mark.rule("DC-96")
def test_an_attack_window_comes_before_the_dice() -> None:
    scene = drawn("AB").hand(0, "magic_weapon", "combat_prowess").act(0)
    scene.do(f"melee {spot(1, 0)}")
    assert scene.game.view(scene.state, 0).window == "attack"
    scene.do("play magic-weapon", 4, 1, 1, 1, 1)  # five dice; a point more would be a hit
    assert scene.game.view(scene.state, 0).window == "roll"


@pytest.mark.rule("DC-101")
def test_loot_needs_the_adventurer_and_events_do_not() -> None:
    scene = drawn("..........B", monsters={"z": "zombie"})
    scene.hand(0, "magic_boots", "reinforcements")
    scene.state.active = 0
    params, state = scene.game.params, scene.state
    texts = [scene.game.alphabet[id].text for id in playable(params, state, 0, TURN_WINDOW)]
    assert texts == ["play reinforcements"]


@pytest.mark.rule("DC-101")
def test_the_maximum_limits_cards_that_bring_monsters() -> None:
    scene = drawn("A.........B").hand(0, "reinforcements", "doppelganger")
    scene.state.active = 0
    params, state = scene.game.params, scene.state
    assert len(playable(params, state, 0, TURN_WINDOW)) == 2
    state.packs[0] = list(range(12))
    assert playable(params, state, 0, TURN_WINDOW) == []


@pytest.mark.rule("DC-95")
def test_own_cards_are_for_the_own_activation() -> None:
    scene = drawn("A.........B").hand(0, "map", "potion_of_quickness")
    params, state = scene.game.params, scene.state
    state.active = 1
    assert playable(params, state, 0, TURN_WINDOW) == []
    state.active = 0
    assert len(playable(params, state, 0, TURN_WINDOW)) == 1  # step 5 cards only in step 5
    assert len(playable(params, state, 0, TURN_WINDOW, step_5=True)) == 2


@pytest.mark.rule("DC-100")
def test_time_that_runs_out_passes() -> None:
    scene = drawn("AB").hand(1, "power_card_1").act(0)
    assert scene.game.policy.turn_seconds(scene.state) == 0
    scene.do(f"melee {spot(1, 0)}", 5, 1, 1, 1)
    assert scene.game.policy.on_timeout(scene.state, 1, SeededDice(1)).text == "pass"
    assert scene.game.policy.turn_seconds(scene.state) == 15
    turn = scene.game.policy.turn(scene.state)
    scene.do("pass")
    assert scene.game.policy.turn(scene.state) != turn


@pytest.mark.rule("DC-100")
def test_nobody_else_knows_who_is_asked() -> None:
    """H-7: the display says that responses are awaited, never from whom."""
    scene = drawn("A...B...D", seats=3).hand(2, "pit_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.state.asked == 2
    assert not scene.game.policy.open_questions(scene.state)
    own = scene.game.view(scene.state, 2)
    assert (own.asked, own.waiting) == (2, True)
    assert own.choices
    for watcher in (0, 1, SPECTATOR):
        view = scene.game.view(scene.state, watcher)
        assert view.waiting
        assert view.asked is None
        assert view.choices == ()
        assert view.question == "respond"
    assert scene.game.alphabet.parse("pass").secret


@pytest.mark.rule("DC-94")
def test_a_played_card_is_told_and_discarded_when_it_is_resolved() -> None:
    scene = drawn("A......B").hand(1, "pit_trap").act(0)
    scene.do(f"move {spot(1, 0)}")
    events = scene.do("play pit-trap")
    assert CardPlayed(1, "pit_trap") in events
    assert scene.state.discards == [CARD["pit_trap"]]
    assert scene.state.hands[1] == []


@pytest.mark.rule("DC-97")
def test_spawn_and_chest_rolls_have_windows_too() -> None:
    scene = drawn(".......B").hand(1, "power_card_4").ask("all")
    scene.act(0)
    scene.do("spawn")
    scene.do("take human-thief", 1)
    assert scene.game.view(scene.state, 1).window == "roll"
    scene.do("play power-card-4")
    scene.do("turn-die 1 4")
    assert scene.cell(0) == 32 * 35 + 2


@pytest.mark.rule("DC-95", "DC-26")
@pytest.mark.parametrize("card", ["potion_of_quickness", "pit_trap", "mirror_trap"])
def test_the_end_of_step_5_does_not_tell_what_somebody_holds(card: str) -> None:
    """H-7: whoever holds a card is asked after the halves, whether or not it can be played."""
    scene = drawn("A......B").hand(0, card).ask("none").act(0)
    scene.do("stay")
    assert (scene.state.asked, scene.question) == (0, "act")
    assert scene.options("play") == ["play potion-of-quickness"] * (card == "potion_of_quickness")
    for seat in (1, SPECTATOR):
        view = scene.game.view(scene.state, seat)
        assert [scene.game.alphabet[id].text for id in view.choices] == ["done"]
    scene.do("done")
    assert scene.state.active == 1


@pytest.mark.rule("DC-95")
def test_without_cards_step_5_ends_by_itself() -> None:
    scene = drawn("A......B").ask("none").act(0)
    scene.do("stay")
    assert scene.state.active == 1
