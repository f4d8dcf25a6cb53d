"""Step 5, Moves and Push Past (DC-26 to DC-31, DC-36, DC-39, DC-43 to DC-50)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import Scene, at, drawn, put_monster, spot
from waystone.games.dungeon_crawler.events import (
    PathCommitted,
    PushEnded,
    Rolled,
    Slain,
    Walked,
    Wounded,
)
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.rules.steps import budget_of


@pytest.mark.rule("DC-30", "DC-31")
def test_a_segment_is_walked_and_the_points_left_are_kept() -> None:
    scene = drawn("A..........B").act(0)  # MV 6
    assert f"move {spot(6, 0)}" in scene.options()
    assert scene.refused(f"move {spot(7, 0)}") == "OUT_OF_REACH"
    events = scene.do(f"move {spot(2, 0)}")
    assert PathCommitted(hero(0), (at(1, 0), at(2, 0))) in events
    assert Walked(hero(0), (at(1, 0), at(2, 0))) in events
    assert scene.question == "move"
    assert scene.refused(f"move {spot(7, 0)}") == "OUT_OF_REACH"
    scene.do(f"move {spot(6, 0)}")
    assert scene.cell(0) == at(6, 0)
    assert scene.question != "move"  # nothing is left


@pytest.mark.rule("DC-33", "DC-31")
def test_diagonals_are_counted_through_the_whole_move() -> None:
    scene = drawn("""A.......
                     ........
                     ........
                     ........
                     .......B""").act(0)
    scene.do(f"move {spot(1, 1)}")  # 1
    scene.do(f"move {spot(2, 2)}")  # 2
    scene.do(f"move {spot(3, 3)}")  # 1
    view = scene.game.view(scene.state, 0)
    assert view.going is not None
    assert (view.going.points, view.going.odd) == (2, True)


@pytest.mark.rule("DC-31", "DC-53")
def test_a_segment_ends_on_a_treasure_pile_which_is_taken() -> None:
    scene = drawn("A.X.........B").act(0)
    assert f"move {spot(3, 0)}" not in scene.options()
    scene.do(f"move {spot(2, 0)}")
    assert scene.state.piles == []
    assert scene.state.hands[0] == [39]
    assert f"move {spot(6, 0)}" in scene.options()


@pytest.mark.rule("DC-26", "DC-28")
def test_the_pairs_of_halves() -> None:
    def after(*texts: str) -> set[str]:
        scene = drawn("A.m.......B", monsters={"m": "minotaur_templar"}, boss=0)
        scene.ask("none").act(0)
        for text in texts:
            rolls = (1,) * 4 if text.startswith("melee") else ()
            scene.do(text, *rolls)
        return {text.split()[0] for text in scene.options()} if scene.state.active == 0 else set()

    strike = f"melee {spot(2, 0)}"
    near = f"move {spot(1, 0)}"
    assert after() == {"done", "move", "stay"}
    assert after(near) == {"move", "stop"}  # no attack inside a Move (DC-28)
    assert after(near, "stop") == {"melee", "done"}
    assert after(near, "stop", strike) == set()

    scene = drawn("Am.......B", monsters={"m": "minotaur_templar"}, boss=0)
    scene.ask("none").act(0)
    blow = f"melee {spot(1, 0)}"
    assert {text.split()[0] for text in scene.options()} == {"melee", "done", "stay"}
    scene.do(blow, 1, 1, 1, 1)
    assert {text.split()[0] for text in scene.options()} == {"melee", "done", "stay"}
    scene.do("stay")
    assert scene.state.active == 1


@pytest.mark.rule("DC-26")
def test_attack_then_attack_and_no_third() -> None:
    scene = drawn("Am.......B", monsters={"m": "minotaur_templar"}, boss=0)
    scene.ask("none").act(0)
    blow = f"melee {spot(1, 0)}"
    scene.do(blow, 1, 1, 1, 1)
    scene.do(blow, 1, 1, 1, 1)
    assert scene.state.active == 1


@pytest.mark.rule("DC-27")
def test_halves_may_be_declined() -> None:
    scene = drawn("A.......B").act(0)
    scene.do("stay")
    assert scene.state.active == 1
    scene = drawn("A.......B").act(0)
    scene.do("done")
    assert scene.state.active == 1


@pytest.mark.rule("DC-92", "DC-30")
def test_a_web_limits_the_next_move_only() -> None:
    scene = drawn("A.......B")
    scene.state.webbed[0] = True
    assert budget_of(scene.state, hero(0)) == 2
    scene.act(0)
    assert f"move {spot(3, 0)}" not in scene.options()
    scene.do(f"move {spot(2, 0)}")
    assert not scene.state.webbed[0]
    assert budget_of(scene.state, hero(0)) == 6


@pytest.mark.rule("DC-36")
def test_entering_lava_destroys() -> None:
    scene = drawn("AL.......B").act(0)
    assert f"move {spot(2, 0)}" not in scene.options()
    events = scene.do(f"move {spot(1, 0)}")
    assert Slain(hero(0), "lava", None) in events
    assert scene.cell(0) < 0


@pytest.mark.rule("DC-35")
def test_ending_a_move_on_deep_water_destroys_crossing_does_not() -> None:
    scene = drawn("Add......B").act(0)
    scene.do(f"move {spot(2, 0)}")  # all six points, and still in the water
    assert scene.cell(0) < 0
    scene = drawn("Ad.......B").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.cell(0) == at(2, 0)
    scene = drawn("Ad.......B").act(0)
    scene.do(f"move {spot(1, 0)}")  # a pause is not the end
    assert scene.cell(0) == at(1, 0)
    scene.do("stop")
    assert scene.cell(0) < 0


@pytest.mark.rule("DC-39")
def test_an_adventurer_never_walks_through_figures() -> None:
    scene = drawn("Am.B", monsters={"m": "zombie"}).act(0)
    assert scene.options("move") == []


# Push Past


def pushing(picture: str, **monsters: str) -> Scene:
    return drawn(picture, monsters=monsters).ask("none").act(0)


@pytest.mark.rule("DC-44", "DC-46", "DC-47")
def test_a_successful_push_puts_the_defender_aside_and_goes_on() -> None:
    scene = pushing(
        """Am.....B
           ##.....#""",
        m="zombie",
    )
    assert scene.options("push") == [f"push {spot(1, 0)}"]
    events = scene.do(f"push {spot(1, 0)}", 4, 3)
    assert Rolled("push", (4, 3), (0, 1), None, None) in events
    assert scene.question == "push"
    assert set(scene.options()) == {f"target {spot(0, 0)}", f"target {spot(2, 0)}"}
    scene.do(f"target {spot(0, 0)}")
    assert (scene.cell(0), scene.cell("zombie")) == (at(1, 0), at(0, 0))
    view = scene.game.view(scene.state, 0)
    assert view.going is not None
    assert view.going.points == 5


@pytest.mark.rule("DC-46", "DC-48")
@pytest.mark.parametrize(("pusher", "defender"), [(3, 3), (2, 5)])
def test_a_tie_or_less_ends_the_move(pusher: int, defender: int) -> None:
    scene = pushing("Am.....B", m="zombie")
    events = scene.do(f"push {spot(1, 0)}", pusher, defender)
    assert any(isinstance(event, PushEnded) and not event.success for event in events)
    assert (scene.cell(0), scene.cell("zombie")) == (at(0, 0), at(1, 0))
    assert scene.question == "act"
    assert scene.options("move") == []


@pytest.mark.rule("DC-47")
def test_pushes_may_follow_one_another_until_one_fails() -> None:
    scene = pushing("Amm....B", m="zombie")
    scene.do(f"push {spot(1, 0)}", 4, 3)
    assert scene.cell(0) == at(1, 0)
    scene.do(f"push {spot(2, 0)}", 6, 5)
    scene.do(f"target {spot(1, 0)}")
    assert scene.cell(0) == at(2, 0)


@pytest.mark.rule("DC-47", "DC-54", "DC-43")
def test_a_defender_pushed_into_lava_dies_and_is_rewarded() -> None:
    scene = pushing("AmL....B", m="minotaur")
    scene.do(f"push {spot(1, 0)}", 4, 3)
    events = scene.do(f"target {spot(2, 0)}")
    assert any(
        isinstance(event, Slain) and (event.how, event.by) == ("lava", 0) for event in events
    )
    assert len(scene.state.hands[0]) == 2  # a Minotaur is worth two cards


@pytest.mark.rule("DC-47", "DC-35", "DC-43")
def test_a_pusher_who_enters_lava_is_destroyed_and_nobody_rewarded() -> None:
    scene = drawn("AL.....B")
    put_monster(scene, "zombie", 1, at(1, 0))
    scene.ask("none").act(0)
    scene.do(f"push {spot(1, 0)}", 4, 3)
    events = scene.do(f"target {spot(2, 0)}")
    assert Slain(hero(0), "lava", None) in events
    assert scene.cell(0) < 0


@pytest.mark.rule("DC-44", "DC-30")
@pytest.mark.parametrize(("steps", "can"), [(5, True), (6, False)])
def test_the_step_of_a_push_must_be_affordable(steps: int, can: bool) -> None:
    scene = pushing("A" + "." * steps + "m..B", m="zombie")
    scene.do(f"move {spot(steps, 0)}")
    assert bool(scene.options("push")) is can


@pytest.mark.rule("DC-45")
def test_thorns_wound_the_pusher_even_if_it_fails() -> None:
    scene = pushing("Am.....B", m="slime")
    events = scene.do(f"push {spot(1, 0)}", 1, 6)
    assert Wounded(hero(0), 1, 1) in events
    scene = pushing("Am.....B", m="slime")
    scene.state.wounds[hero(0)] = 4
    scene.do(f"push {spot(1, 0)}")  # slain by the thorns: nothing is rolled
    assert scene.cell(0) < 0


@pytest.mark.rule("DC-45")
def test_the_unpushable_are_not_pushed() -> None:
    assert pushing("Am.....B", m="stone_golem").options("push") == []


@pytest.mark.rule("DC-48")
def test_a_failed_push_beside_lava_is_deadly_if_a_monster_wins() -> None:
    scene = pushing(
        """Am.....B
           L.......""",
        m="zombie",
    )
    events = scene.do(f"push {spot(1, 0)}", 1, 2)
    assert Slain(hero(0), "lava", None) in events


@pytest.mark.rule("DC-48")
def test_an_adventurers_owner_may_spare_the_pusher() -> None:
    for answer, alive in (("spare", True), (f"target {spot(0, 1)}", False)):
        scene = drawn(
            """AB......
               L......."""
        ).ask("none")
        scene.act(0)
        scene.do(f"push {spot(1, 0)}", 1, 2)
        assert (scene.state.asked, scene.question) == (1, "shove")
        scene.do(answer)
        assert (scene.cell(0) >= 0) is alive


@pytest.mark.rule("DC-48")
def test_the_fireproof_are_not_shoved() -> None:
    scene = drawn("Am.....B\nL.......", monsters={"m": "zombie"}).gear(0, "potion_of_firewalk")
    scene.ask("none").act(0)
    scene.do(f"push {spot(1, 0)}", 1, 2)
    assert scene.cell(0) == at(0, 0)


@pytest.mark.rule("DC-46")
def test_the_die_of_ones_own_monster_is_rolled_by_the_next_player() -> None:
    scene = drawn("Am.....B", monsters={"m": "zombie"}, boss=0).ask("none").act(0)
    events = scene.do(f"push {spot(1, 0)}", 1, 2)
    assert Rolled("push", (1, 2), (0, 1), None, None) in events


@pytest.mark.rule("DC-49")
def test_a_failed_push_in_deep_water_is_deadly() -> None:
    scene = drawn("Adm....B", monsters={"m": "zombie"}).ask("none").act(0)
    scene.do(f"move {spot(1, 0)}")
    events = scene.do(f"push {spot(2, 0)}", 1, 2)
    assert Slain(hero(0), "water", None) in events


@pytest.mark.rule("DC-50")
def test_nobody_is_pushed_onto_a_chest() -> None:
    scene = pushing("AmC....B", m="zombie")
    scene.do(f"push {spot(1, 0)}", 4, 3)
    assert scene.cell("zombie") == at(0, 0)  # the only space left


@pytest.mark.rule("DC-44", "DC-37")
def test_no_push_round_a_corner() -> None:
    assert pushing("A#\n.m\n.B", m="zombie").options("push") == []


@pytest.mark.rule("DC-43", "DC-53")
def test_a_pushed_adventurer_collects_a_pile() -> None:
    scene = drawn("ABX").ask("none").act(0)
    scene.do(f"push {spot(1, 0)}", 4, 3)
    scene.do(f"target {spot(2, 0)}")
    assert scene.state.hands[1] == [39]
    assert scene.state.piles == []
