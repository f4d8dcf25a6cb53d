"""Set-up, rounds and activations (parts 3 and 4), joining and leaving."""

from __future__ import annotations

import pytest

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import ADVENTURER, at, blank, drawn, game, put_hero, spot
from waystone.games.dungeon_crawler.board import CENTRE, CENTRE_SPACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Healed, StepBegan
from waystone.games.dungeon_crawler.generation import roll_for_first, set_up
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.walking import distances
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.errors import BadSeats
from waystone.kernel.table import Table


@pytest.mark.rule("DC-2")
def test_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSeats):
            game().setup(seats, SeededDice(1))


@pytest.mark.rule("DC-16")
def test_decks_are_whole_and_shuffled() -> None:
    one, other = (set_up(game().params, 2, SeededDice(seed)) for seed in (1, 2))
    assert sorted(one.deck) == list(range(40))
    assert sorted(one.creatures) == list(range(49))
    assert sorted(one.pile) == sorted(BOX.pile)
    assert one.deck != other.deck
    assert one.pile != other.pile
    assert one.creatures != other.creatures
    assert one.hands == [[], []]
    assert one.chests == [17 * 35 + 17]


@pytest.mark.rule("DC-17")
def test_the_highest_roll_is_first_and_ties_roll_again_among_themselves() -> None:
    state = blank(4).state
    state.first_rolls = []
    roll_for_first(state, ScriptedDice([1, 2, 6, 4, 5, 5, 1, 1, 2, 2, 6, 5]))
    assert state.order == [2, 3, 0, 1]
    assert state.first_rolls == [3, 10, 10, 2]


@pytest.mark.rule("DC-18")
def test_adventurers_and_gates_are_chosen_in_turn_order() -> None:
    table = Table(game(), ["a", "b", "c"], 5)
    first, second, third = table.state.order
    table.act(first, "take elf-wizard")
    table.act(first, "gate 3")
    assert table.state.spot[hero(first)] == SPAWNS[3][0]
    rulebook = table.game
    parse = rulebook.alphabet.parse
    assert rulebook.refusal(table.state, second, parse("take elf-wizard")) == "TAKEN"
    assert rulebook.refusal(table.state, first, parse("take human-thief")) == "NOT_YOUR_TURN"
    table.act(second, "take human-thief")
    assert rulebook.refusal(table.state, second, parse("gate 3")) == "GATE_TAKEN"
    table.act(second, "gate 1")
    table.act(third, "take dwarf-cleric")
    table.act(third, "gate 2")
    assert table.view(first).phase == "playing"  # type: ignore[attr-defined]


@pytest.mark.rule("DC-19")
def test_players_five_and_six_wait_for_round_two_and_spawn() -> None:
    table = Table(game(), [str(seat) for seat in range(6)], 3)
    dice = SeededDice(1)
    acted = set()
    while table.state.round == 1:
        seat = first_acting(table)
        acted.add(table.state.active)
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    late = table.state.order[4:]
    assert not acted & set(late)
    assert all(table.state.spot[hero(seat)] < 0 for seat in late)


@pytest.mark.rule("DC-19", "DC-71")
def test_a_newcomer_takes_a_card_in_its_first_step_5() -> None:
    scene = blank(2)
    put_hero(scene, 1, SPAWNS[1][0], "elf_thief")
    scene.act(0)
    assert scene.options() == ["spawn"]
    scene.do("spawn")
    assert scene.question == "adventurer"
    assert "take elf-thief" not in scene.options()
    scene.do("take human-cleric", 2)
    assert scene.cell(0) == SPAWNS[2][0]


@pytest.mark.rule("DC-20", "DC-36", "DC-37")
def test_the_hard_game_has_the_lava_island_as_its_centre() -> None:
    scene = blank(2, hard="on")
    state = scene.state
    assert BOX.shape_by_id["lava_island"] not in state.pile
    assert len(state.pile) == 55
    assert state.tiles[CENTRE] == BOX.shape_by_id["lava_island"]
    edge = 15 * 35 + 17
    away = distances(state.terrain, 0, 6, state.chests[0])
    assert away[edge] == 3  # two diagonals between lava spaces
    put_hero(scene, 0, edge)
    put_hero(scene, 1, SPAWNS[1][0])
    scene.act(0)
    assert "move 16:15" in scene.options()  # straight into the lava, and to death
    scene.do("move 16:15")
    assert scene.cell(0) < 0


@pytest.mark.rule("DC-21", "DC-78")
def test_joining_in_progress() -> None:
    table = Table(game(empty_seats="1"), ["a", "b", "c"], 4)
    join = table.game.alphabet.join
    assert table.state.absent == [False, False, True]
    assert table.game.refusal(table.state, 2, join) == "TOO_EARLY"
    assert table.game.refusal(table.state, 0, join) == "ALREADY_PLAYING"
    dice = SeededDice(2)
    while table.state.round == 1:
        seat = first_acting(table)
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    assert table.view(0).maximum == 12  # type: ignore[attr-defined]
    table.act(2, "join")
    assert table.view(0).maximum == 8  # type: ignore[attr-defined]
    assert table.state.newcomers == [2]
    while table.state.round == 2:
        assert first_acting(table) != 2
        seat = first_acting(table)
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    assert table.state.order[-1] == 2


@pytest.mark.rule("DC-22")
def test_who_leaves_is_removed_and_the_last_one_wins() -> None:
    scene = drawn("A..B..D", seats=3, monsters={"z": "zombie"})
    scene.hand(1, "lure").gear(1, "magic_boots")
    scene.state.webbed[1] = True
    scene.state.wounds[hero(1)] = 2
    scene.act(0)
    scene.do("leave", seat=1)
    assert scene.refused("ask all", seat=1) == "NOT_PLAYING"
    assert scene.state.asked == 0
    scene.ask("none").do("done", seat=0)
    assert scene.cell(1) < 0
    assert scene.state.hands[1] == scene.state.gear[1] == []
    assert not scene.state.webbed[1]
    assert scene.state.wounds[hero(1)] == 0  # whoever sits down there comes unhurt
    scene.do("leave", seat=2)
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.reason == "others left"


@pytest.mark.rule("DC-22", "DC-18")
def test_who_leaves_while_choosing_is_passed_over() -> None:
    table = Table(game(), ["a", "b", "c"], 5)
    first, second, third = table.state.order
    table.act(first, "take elf-wizard")
    table.act(first, "leave")
    assert first_acting(table) == second
    assert table.state.heroes[first] == -1
    table.act(second, "take elf-wizard")
    table.act(second, "gate 1")
    assert first_acting(table) == third


@pytest.mark.rule("DC-22", "DC-18")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_nobody_loses_their_gate_when_those_before_them_leave_while_choosing(seats: int) -> None:
    table = Table(game(), ["player"] * seats, 5)
    first, second, third, fourth = table.state.order[:4]
    table.act(first, "take elf-wizard")
    table.act(first, "gate 1")
    table.act(first, "leave")
    table.act(second, "leave")
    for number, seat in enumerate((third, fourth), 1):
        assert first_acting(table) == seat
        table.act(seat, table.legal(seat)[0].text)
        table.act(seat, f"gate {number}")
    assert table.state.active == third


@pytest.mark.rule("DC-22")
def test_a_question_to_who_has_left_is_answered_with_nothing() -> None:
    scene = drawn("A...B...D", seats=3).hand(1, "pit_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.state.asked == 1
    scene.do("leave", seat=1)
    assert scene.wounds(0) == 0
    assert scene.cell(0) == at(2, 0)
    assert scene.state.asked == 0


@pytest.mark.rule("DC-22")
def test_the_activation_of_who_leaves_is_over() -> None:
    scene = drawn("A..B..D", seats=3)
    scene.act(0)
    scene.do("leave", seat=0)
    assert scene.state.active == 1
    assert scene.refused("join", seat=0) == ""


@pytest.mark.rule("DC-23", "DC-25")
def test_the_five_steps_come_in_order() -> None:
    scene = drawn("A........B")
    events = scene.begin_activation()
    assert scene.question == "lay"
    events += scene.do(scene.options()[0])
    assert scene.question == "place"
    events += scene.do("place 2:2")
    assert scene.question == "act"
    events += scene.do("done")
    steps = [(event.seat, event.step) for event in events if isinstance(event, StepBegan)]
    assert steps == [(0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 1), (1, 2), (1, 3)]
    assert scene.state.active == 1


@pytest.mark.rule("DC-24")
@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (2, 1)])
def test_a_cleric_heals_at_the_start(wounds: int, left: int) -> None:
    scene = drawn("A........B", cards=("human_cleric", "elf_thief"))
    scene.state.wounds[hero(0)] = wounds
    events = scene.begin_activation()
    assert scene.wounds(0) == left
    assert any(isinstance(event, Healed) for event in events) == (wounds > 0)


@pytest.mark.rule("DC-24")
def test_others_do_not_heal() -> None:
    scene = drawn("A........B")
    scene.state.wounds[hero(0)] = 2
    scene.begin_activation()
    assert scene.wounds(0) == 2


@pytest.mark.rule("DC-29")
def test_lasting_effects_end_with_the_activation() -> None:
    scene = drawn("LA.......B").gear(0, "potion_of_firewalk", "magic_boots")
    scene.act(0)
    scene.do(f"move {spot(0, 0)}")
    assert scene.cell(0) == at(0, 0)
    scene.do("stop")
    assert scene.cell(0) < 0  # the potion ended while it stood on lava
    assert scene.state.gear[0] == []


def test_every_adventurer_has_an_action() -> None:
    assert set(ADVENTURER) == {card.id for card in BOX.adventurers}
    assert CENTRE_SPACES
