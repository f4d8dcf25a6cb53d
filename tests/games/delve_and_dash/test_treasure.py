"""Treasure and battles (DD-67 to DD-76)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.delve_and_dash.scene import PLAIN, cell, game, kinds, pick, scene
from waystone.games.delve_and_dash.state import row_of_numbers
from waystone.kernel.branching import branches
from waystone.kernel.dice import SeededDice

MEET = "1a1 2b1 *a4 %h5 dh8"


@pytest.mark.rule("DD-67", "DD-70", "DD-71")
def test_stepping_onto_it_finds_it() -> None:
    match = scene("1a1 2h8 *a4 %h5 dh1 $b1")
    events = match.do("move e")
    assert kinds(events) == ["Stepped", "TreasureFound"]
    assert pick(events, "TreasureFound") == {"seat": 0, "cell": 1}
    assert (match.state.carrier, match.state.treasure, match.state.found) == (0, -1, True)


@pytest.mark.rule("DD-71")
def test_later_pick_ups_are_plain() -> None:
    match = scene("1a1 2h8 *a4 %h5 dh1 $b1", found="yes")
    events = match.do("move e")
    assert pick(events, "TreasureTaken") == {"seat": 0, "cell": 1}
    assert "TreasureFound" not in kinds(events)


@pytest.mark.rule("DD-67")
def test_a_bump_beside_it_finds_nothing() -> None:
    match = scene("1a1 2h8 *a4 %h5 dh1 $b1", walls="a1-e")
    assert kinds(match.do("move e")) == ["Bumped"]
    assert (match.state.treasure, match.state.found) == (1, False)


@pytest.mark.rule("DD-68")
def test_there_is_no_action_to_put_it_down_or_hand_it_over() -> None:
    verbs = {action.text.split()[0] for action in PLAIN.alphabet}
    assert verbs == {"join", "leave", "agree", "next", "move", "waystone"}


@pytest.mark.rule("DD-68")
def test_it_goes_where_its_carrier_goes() -> None:
    match = scene("1a1 2h8 *a4 %h5 dh1", carrier=1)
    match.do("move e")
    assert (match.state.carrier, match.state.treasure) == (0, -1)


@pytest.mark.rule("DD-69", "DD-77")
def test_an_attack_drops_it_where_the_attack_was() -> None:
    match = scene("1d5 2h8 *a8 %h5 Dd4 ?d4", carrier=1, turn=2)
    events = match.do("next turn", 1)
    assert kinds(events)[2:5] == ["Attacked", "TreasureDropped", "Respawned"]
    assert pick(events, "TreasureDropped") == {"seat": 0, "cell": cell("d5")}
    assert (match.state.treasure, match.state.carrier) == (cell("d5"), -1)
    assert match.dragon == "d5"  # even if that chamber is the dragon's


@pytest.mark.rule("DD-69")
def test_a_dying_carrier_drops_it_too() -> None:
    match = scene("1d5 2h8 *a8 %h5 Dd4 ?d4", carrier=1, turn=2, lives="1 3")
    events = match.do("next turn")
    assert kinds(events)[2:5] == ["Attacked", "TreasureDropped", "Died"]
    assert match.state.treasure == cell("d5")


@pytest.mark.rule("DD-70")
def test_a_bystander_where_it_falls_gets_nothing() -> None:
    """Both stand in d5; Warrior 2's last life keeps the picture simple."""
    match = scene("1d5 2d5 *a8 %h5 Dd4 ?d4", carrier=1, turn=2)
    events = match.do("next turn", 1, 1)
    assert "TreasureTaken" not in kinds(events)
    assert (match.state.carrier, match.state.treasure) == (-1, cell("d5"))


@pytest.mark.rule("DD-70")
def test_standing_on_it_gives_nothing_until_somebody_steps_there() -> None:
    match = scene("1a1 2b1 *a4 %h5 dh8 $b1", found="yes", turn=2)
    match.do("move s")
    assert match.state.carrier == -1
    match.do("move n")
    assert match.state.carrier == 1


@pytest.mark.rule("DD-72", "DD-56")
def test_the_dragons_target_changes_with_the_holder() -> None:
    match = scene("1b1 2b2 *a8 %h5 Dh8 ?h8", carrier=2, left=1)
    match.do("move s", 1)
    assert match.state.carrier == 0
    match.state.place = row_of_numbers([cell("a8") - 8, cell("h1")])
    match.do("next turn")
    assert match.state.prey == 0


@pytest.mark.rule("DD-73")
@pytest.mark.parametrize("carrier", [1, 2])
@pytest.mark.parametrize("roll", [1, 2])
def test_a_coin_decides_a_battle(carrier: int, roll: int) -> None:
    match = scene(MEET, carrier=carrier)
    events = match.do("move e", roll)
    winner = roll - 1
    if winner == carrier - 1:
        assert kinds(events) == ["Stepped", "BattleHeld"]
        assert pick(events, "BattleHeld") == {"carrier": winner, "other": 1 - winner}
    else:
        assert kinds(events) == ["Stepped", "Robbed"]
        assert pick(events, "Robbed") == {"winner": winner, "loser": 1 - winner}
    assert match.state.carrier == winner
    assert (match.state.turn, list(match.state.lives)) == (0, [3, 3])


@pytest.mark.rule("DD-73")
def test_the_coin_is_fair() -> None:
    match = scene(MEET, carrier=2)
    action = match.game.alphabet.parse("move e")
    found = branches(match.game, match.state, 0, action)
    assert [(b.odds, b.state.carrier) for b in found] == [(Fraction(1, 2), 0), (Fraction(1, 2), 1)]
    dice, won = SeededDice(4), 0
    for _ in range(5_000):
        state = match.state.copy()
        match.game.apply(state, 0, action, dice)
        won += state.carrier == 0
    assert abs(won / 5_000 - 0.5) < 0.02


@pytest.mark.rule("DD-73")
@pytest.mark.parametrize(
    "facts",
    [{}, {"carrier": 2, "lives": "3 0"}, {"carrier": 2, "battles": 1}],
    ids=["nobody carries", "the other is dead", "one battle per turn"],
)
def test_no_battle(facts: dict[str, object]) -> None:
    match = scene(MEET, **facts)
    assert kinds(match.do("move e")) == ["Stepped"]


@pytest.mark.rule("DD-75")
def test_a_second_meeting_in_the_turn_is_silent() -> None:
    match = scene(MEET, carrier=2, left=8)
    assert kinds(match.do("move e", 2)) == ["Stepped", "BattleHeld"]
    match.do("move w")
    assert kinds(match.do("move e")) == ["Stepped"]
    match.do("next turn")
    match.do("next turn")
    match.do("move w")
    assert kinds(match.do("move e", 2)) == ["Stepped", "BattleHeld"]


@pytest.mark.rule("DD-6", "DD-75")
@pytest.mark.parametrize(("battles", "rolls"), [("0", ()), ("2", (2,))])
def test_battles_per_turn_are_a_setting(battles: str, rolls: tuple[int, ...]) -> None:
    match = scene(MEET, game(battles=battles), carrier=2)
    match.do("move e", *rolls)
    match.do("move w")
    match.do("move e", *rolls)
    assert match.state.battles == len(rolls) * 2


@pytest.mark.rule("DD-75")
def test_standing_together_starts_no_battle() -> None:
    match = scene("1b1 2b1 *a4 %h5 Dh8 ?h8", carrier=2)
    assert kinds(match.do("next turn")) == ["TurnBegan"]
    assert kinds(match.do("next turn")) == ["DragonStirred", "DragonMoved", "TurnBegan"]
    bump = scene("1b1 2b1 *a4 %h5 dh8", carrier=2, walls="b1-e")
    assert kinds(bump.do("move e")) == ["Bumped"]


@pytest.mark.rule("DD-75", "DD-78")
def test_respawns_start_no_battle_and_land_on_nobody() -> None:
    match = scene("1d5 2h8 *a8 %h5 Dd4 ?d4", carrier=2)
    match.do("next turn")
    assert "BattleHeld" not in kinds(match.do("next turn"))


@pytest.mark.rule("DD-76")
def test_a_battle_costs_no_life_and_moves_nobody() -> None:
    match = scene(MEET, carrier=1)
    match.do("move e", 2)
    assert (list(match.state.lives), match.places()) == ([3, 3], ["b1", "b1"])
    assert list(match.state.deaths) == [0, 0]


@pytest.mark.rule("DD-76")
def test_solo_has_no_battles() -> None:
    match = scene("1a1 *a4 dh8", carrier=1)
    assert kinds(match.do("move e")) == ["Stepped"]


@pytest.mark.rule("DD-74")
def test_a_carrier_who_wins_keeps_its_turn_as_it_was() -> None:
    match = scene(MEET, carrier=1, left=4)
    events = match.do("move e", 1)
    assert "Robbed" not in kinds(events)
    assert (match.state.left, match.state.turn) == (3, 0)
