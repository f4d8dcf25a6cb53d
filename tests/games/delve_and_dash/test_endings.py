"""Ends of the match, and the statistics of its winner (DD-80 to DD-90)."""

from __future__ import annotations

import pytest

from tests.acting import first_of
from tests.games.delve_and_dash.scene import Scene, game, kinds, pick, scene
from waystone.kernel.event import NOBODY, SPECTATOR
from waystone.kernel.outcome import Outcome
from waystone.kernel.rules import explain
from waystone.kernel.table import Table


def outcome(match: Scene) -> Outcome:
    found = match.game.outcome(match.state)
    assert found is not None
    assert first_of(match.game, match.state) == NOBODY
    assert match.state.left == 0
    return found


@pytest.mark.rule("DD-80")
@pytest.mark.parametrize("things", ["1a1 *b1 dh8", "1a1 2h1 *b1 %h5 dh8"])
def test_stepping_home_with_the_treasure_wins(things: str) -> None:
    match = scene(things, carrier=1)
    events = match.do("move e")
    assert kinds(events) == ["Stepped", "Ended"]
    assert pick(events, "Ended") == {"reason": "home with the treasure", "winner": 0}
    ended = outcome(match)
    assert (ended.results[0], ended.scores[0], ended.winners) == ("win", 1, [0])
    assert all(result == "loss" for result in ended.results[1:])


@pytest.mark.rule("DD-80")
def test_stepping_home_without_it_wins_nothing() -> None:
    match = scene("1a1 2h1 *b1 %h5 dh8", carrier=2)
    match.do("move e")
    assert match.game.outcome(match.state) is None


@pytest.mark.rule("DD-80")
def test_the_others_waystone_is_no_home() -> None:
    match = scene("1a1 2h1 *b8 %b1 dh8", carrier=1)
    match.do("move e")
    assert match.game.outcome(match.state) is None


@pytest.mark.rule("DD-80")
def test_winning_it_at_home_in_a_battle_as_mover() -> None:
    match = scene("1a1 2b1 *b1 %h5 dh8", carrier=2)
    events = match.do("move e", 1)
    assert kinds(events) == ["Stepped", "Robbed", "Ended"]
    assert outcome(match).winners == [0]


@pytest.mark.rule("DD-80")
def test_winning_it_at_home_in_a_battle_as_defender() -> None:
    match = scene("1a1 2b1 *h5 %b1 dh8", carrier=1)
    events = match.do("move e", 2)
    assert kinds(events) == ["Stepped", "Robbed", "Ended"]
    assert outcome(match).winners == [1]


@pytest.mark.rule("DD-80", "DD-17")
def test_a_shared_waystone_is_home_to_both() -> None:
    match = scene("1a1 2h1 *b1 %b1 dh8", carrier=1)
    match.do("move e")
    assert outcome(match).winners == [0]


@pytest.mark.rule("DD-81")
def test_solo_without_lives_is_lost() -> None:
    match = scene("1d3 *a1 Dd4 ?d4", lives="1")
    events = match.do("move s")
    assert pick(events, "Ended") == {"reason": "dead", "winner": None}
    assert str(outcome(match)) == "loss (dead)"


@pytest.mark.rule("DD-82")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_plays_on_and_can_still_win(seat: int) -> None:
    lives = "0 2" if seat else "2 0"
    things = f"{seat + 1}a1 *b1 %b1 Dh8 ?h8"
    match = scene(things, mode="duel", lives=lives, turn=seat + 1, carrier=seat + 1)
    match.do("move e")
    assert outcome(match).winners == [seat]


@pytest.mark.rule("DD-82")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_one_dead_is_lost_for_both(seat: int) -> None:
    lives = "0 1" if seat else "1 0"
    match = scene(f"{seat + 1}d3 *a1 %h1 Dd4 ?d4", mode="duel", lives=lives, turn=seat + 1)
    match.do("move s")
    assert str(outcome(match)) == "loss loss (both dead)"


@pytest.mark.rule("DD-83")
def test_the_human_dead_is_a_win_for_the_computer_at_once() -> None:
    match = scene("1d3 2h8 *a1 %h1 Dd4 ?d4", mode="cpu", lives="1 3")
    events = match.do("move s")
    assert kinds(events) == ["Stepped", "Attacked", "Died", "Ended"]
    assert pick(events, "Ended") == {"reason": "human dead", "winner": 1}
    assert str(outcome(match)) == "loss win (human dead)"


@pytest.mark.rule("DD-83")
def test_the_human_dead_in_the_dragons_phase() -> None:
    match = scene("1d5 2h8 *a1 %h1 Dd4 ?d4", mode="cpu", lives="1 3", turn=2)
    match.do("next turn")
    assert outcome(match).winners == [1]


@pytest.mark.rule("DD-83")
def test_the_computer_dead_and_the_human_plays_on() -> None:
    match = scene("1a1 2d3 *b1 %h1 Dd4 ?d4", mode="cpu", lives="3 1", turn=2, carrier=1)
    match.do("move s")
    assert match.game.outcome(match.state) is None
    assert first_of(match.game, match.state) == 0
    match.do("move e")
    assert outcome(match).winners == [0]


@pytest.mark.rule("DD-83")
def test_the_computer_home_wins_and_both_dead_is_lost() -> None:
    match = scene("1h1 2a1 *b8 %b1 dh8", mode="cpu", turn=2, carrier=2)
    match.do("move e")
    assert outcome(match).winners == [1]
    last = scene("1d3 *a1 %h1 Dd4 ?d4", mode="cpu", lives="1 0")
    last.do("move s")
    assert str(outcome(last)) == "loss loss (both dead)"


@pytest.mark.rule("DD-82")
def test_one_dead_in_a_duel_does_not_end_it() -> None:
    match = scene("1d3 2h8 *a1 %h1 Dd4 ?d4", lives="1 3")
    match.do("move s")
    assert match.game.outcome(match.state) is None


# Leaving and drawing


@pytest.mark.rule("DD-84")
@pytest.mark.parametrize("seat", [0, 1])
def test_leaving_gives_the_other_a_win_by_forfeit(seat: int) -> None:
    match = scene("1a1 2h8 *a4 %h5 dd5")
    events = match.do("leave", seat=seat)
    assert kinds(events) == ["Left", "Ended"]
    assert pick(events, "Left") == {"seat": seat}
    ended = outcome(match)
    assert (ended.reason, ended.winners) == ("forfeit", [1 - seat])


@pytest.mark.rule("DD-84")
def test_leaving_alone_or_beside_the_dead_is_lost() -> None:
    alone = scene("1a1 *a4 dd5")
    alone.do("leave")
    assert str(outcome(alone)) == "loss (forfeit)"
    beside = scene("1a1 *a4 %h1 Dd4 ?d4", mode="duel", lives="3 0")
    beside.do("leave")
    assert str(outcome(beside)) == "loss loss (forfeit)"


@pytest.mark.rule("DD-84")
def test_leaving_while_waystones_are_chosen() -> None:
    rulebook = game()
    table = Table(rulebook, ["one", "two"], 1)
    table.act(1, "leave")
    assert table.outcome is not None
    assert table.outcome.winners == [0]
    secrets = rulebook.view(table.state, SPECTATOR).secrets
    assert secrets is not None
    assert secrets.waystones == (None, None)


@pytest.mark.rule("DD-84")
@pytest.mark.parametrize("first", [0, 1])
def test_a_draw_needs_both(first: int) -> None:
    match = scene("1a1 2h8 *a4 %h5 dd5")
    assert kinds(match.do("agree draw", seat=first)) == ["DrawOffered"]
    assert match.game.outcome(match.state) is None
    assert match.game.view(match.state, SPECTATOR).draw_offers == (first,)
    assert match.refuse("agree draw", seat=first) == "ALREADY_OFFERED"
    assert kinds(match.do("agree draw", seat=1 - first)) == ["DrawOffered", "Ended"]
    ended = outcome(match)
    assert (str(ended), ended.scores) == ("draw draw (draw agreed)", (0, 0))


@pytest.mark.rule("DD-84")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_offer_stands_until_the_next_own_turn_begins(seat: int) -> None:
    match = scene("1a1 2h8 *a4 %h5 dd5", turn=seat + 1)
    match.do("agree draw", seat=seat)
    match.do("next turn")
    assert match.game.view(match.state, 0).draw_offers == (seat,)
    match.do("next turn")
    assert match.game.view(match.state, 0).draw_offers == ()
    match.do("agree draw", seat=1 - seat)
    assert match.game.outcome(match.state) is None


@pytest.mark.rule("DD-84")
def test_the_last_one_alive_cannot_draw_alone() -> None:
    """Agreement takes two people; the dead warrior's player is still one of them."""
    match = scene("1a1 *a4 %h1 Dd4 ?d4", mode="duel", lives="3 0")
    match.do("agree draw", seat=0)
    assert match.game.outcome(match.state) is None
    match.do("agree draw", seat=1)
    assert outcome(match).reason == "draw agreed"


@pytest.mark.rule("DD-84")
@pytest.mark.parametrize(
    ("things", "mode"), [("1a1 *a4 dd5", "solo"), ("1a1 2h8 *a4 %h5 dd5", "cpu")]
)
def test_only_a_duel_can_be_drawn(things: str, mode: str) -> None:
    assert scene(things, mode=mode).refuse("agree draw") == "NOT_A_DUEL"


@pytest.mark.rule("DD-84")
@pytest.mark.parametrize("things", ["1a1 2h8 *a4 %h5 dd5", "1a1 *a4 Dh8 ?h8"])
def test_after_round_300_the_match_is_closed_without_a_winner(things: str) -> None:
    match = scene(things, round=299)
    while match.state.round < 300:
        match.do("next turn")
    assert match.game.outcome(match.state) is None
    events = match.do("next turn")
    if "2" in things:
        assert match.state.round == 300
        events = match.do("next turn")
    assert pick(events, "Ended") == {"reason": "last round played", "winner": None}
    assert set(outcome(match).results) == {"draw"}


@pytest.mark.rule("DD-84")
def test_the_dragon_still_flies_in_the_last_round() -> None:
    match = scene("1d5 *a1 Dd4 ?d4", round=300, lives="1")
    match.do("next turn")
    assert outcome(match).reason == "dead"


@pytest.mark.rule("DD-85")
def test_when_over_nothing_more_is_accepted() -> None:
    match = scene("1a1 2h8 *a4 %h5 dd5")
    match.do("leave")
    for action in match.game.alphabet:
        for seat in (0, 1):
            assert match.game.refusal(match.state, seat, action) == "MATCH_OVER"
    assert match.game.legal(match.state, 0) == match.game.legal(match.state, 1) == ()


@pytest.mark.parametrize(
    "text", ["move n", "next turn", "agree draw", "leave", "waystone a1", "join"]
)
def test_every_refusal_can_be_explained(text: str) -> None:
    places = [
        scene("1a1 2h8 *a4 %h5 dd5", walls="a1-e", known="a1-e"),
        scene("1a1 *a4 dd5"),
        scene("1a1 *a4 %h1 Dd4 ?d4", mode="duel", lives="3 0"),
    ]
    for match in places:
        for seat in range(len(match.state.lives)):
            code = match.refuse(text, seat=seat)
            assert code == "" or explain(match.game, code) != code


# Statistics


@pytest.mark.rule("DD-88")
def test_moves_count_steps_bumps_and_held_doors_but_not_next_turn() -> None:
    match = scene("1a1 2h8 *a4 %h5 dd5", walls="a1-s", locked="b1-s")
    match.do("move s")
    match.do("move e")
    match.do("move s", 2)
    match.do("next turn")
    match.do("next turn")
    assert list(match.state.moves) == [3, 0]
    assert match.game.view(match.state, 1).warriors[0].moves == 3
    free = scene("1a1 *a4 dh8", walls="a1-s", locked="a1-e")
    free.do("move s")
    free.do("move e", 2)
    free.do("move e", 1)
    assert list(free.state.moves) == [3]  # free exploration included


@pytest.mark.rule("DD-89")
def test_deaths_count_attacks_suffered() -> None:
    match = scene("1d5 2d3 *a8 %h5 Dd4 ?d4", turn=2)
    match.do("move s", 1, 1)  # Warrior 2 walks into it, then it flies at Warrior 1
    assert list(match.state.deaths) == [1, 1]
    assert [each.deaths for each in match.game.view(match.state, 0).warriors] == [1, 1]


@pytest.mark.rule("DD-90")
@pytest.mark.parametrize(
    ("walls", "known", "explored"),
    [
        ("a1-e b1-e c1-e", "a1-e", 33),
        ("a1-e b1-e c1-e", "a1-e c1-e", 66),
        ("a1-e b1-e c1-e", "a1-e b1-e c1-e", 100),
        ("a1-e b1-e", "", 0),
        ("a1-e b1-e", "c1-e d4-s h7-s b2-e", 0),
    ],
)
def test_explored_is_known_walls_of_all_walls_rounded_down(
    walls: str, known: str, explored: int
) -> None:
    match = scene("1a1 *a4 dd5", walls=walls, known=known, locked="h7-s", doors="b2-e")
    match.do("leave")
    secrets = match.game.view(match.state, 0).secrets
    assert secrets is not None
    assert secrets.explored == explored


@pytest.mark.rule("DD-90")
def test_a_labyrinth_without_walls_is_explored() -> None:
    match = scene("1a1 *a4 dd5")
    match.do("leave")
    secrets = match.game.view(match.state, 0).secrets
    assert secrets is not None
    assert secrets.explored == 100


def test_the_end_is_seen_by_all() -> None:
    match = scene("1a1 2h8 *a4 %h5 dd5")
    match.do("leave")
    for seat in (0, 1, SPECTATOR):
        seen = match.game.view(match.state, seat)
        assert (seen.phase, seen.acting) == ("over", ())
        assert seen.ending is not None
        assert (seen.ending.reason, seen.ending.winner) == ("forfeit", 1)
