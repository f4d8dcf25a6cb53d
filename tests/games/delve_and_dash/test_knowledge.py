"""What is known, and to whom (DD-26 to DD-33, DD-49)."""

from __future__ import annotations

import msgspec
import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import PLAIN, Scene, cell, game, kinds, pick, scene
from waystone.games.delve_and_dash.drawing import edge_names
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table

DUEL = "1a1 2h8 *c1 %f8 dd4 $d5"


def view(match: Scene, seat: int = 0) -> DelveView:
    return match.game.view(match.state, seat)


def signs(match: Scene, seat: int = 0) -> dict[str, str]:
    """The known boundaries by name."""
    drawn = view(match, seat).boundaries
    return {n: s for n, s in zip(edge_names(match.board), drawn, strict=True) if s != "?"}


@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(
    ("kind", "rolls", "sign"),
    [
        ("walls", (), "#"),
        ("passage", (), " "),
        ("doors", (), "+"),
        ("locked", (1,), "/"),
        ("locked", (2,), "+"),
    ],
)
def test_an_attempt_reveals_that_boundary_and_no_other(
    kind: str, rolls: tuple[int, ...], sign: str
) -> None:
    facts = {} if kind == "passage" else {kind: "a1-e"}
    match = scene(DUEL, **facts)
    assert signs(match) == {}
    match.do("move e", *rolls)
    assert signs(match) == {"a1-e": sign}


@pytest.mark.rule("DD-26", "DD-27")
def test_random_play_reveals_at_most_one_boundary_per_step() -> None:
    rulebook = game(level="2")
    table = Table(rulebook, ["one", "two"], 77)
    dice = SeededDice(1)
    before = "?" * 112
    while (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        action = legal[dice.index(len(legal))]
        table.do(seat, action)
        views = [rulebook.view(table.state, each) for each in (0, 1, SPECTATOR)]
        after = views[0].boundaries
        assert all(each.boundaries == after for each in views)  # one map, shared
        new = [e for e in range(112) if before[e] == "?" != after[e]]
        lost = [e for e in range(112) if after[e] == "?" != before[e]]
        assert len(new) <= action.text.startswith("move")
        assert lost == []
        before = after


@pytest.mark.rule("DD-28", "DD-46")
def test_the_lock_of_a_known_door_is_shown_after_each_flip() -> None:
    match = scene("1a1 2h8 *c3 %f8 dd8", doors="a1-e", left=8)
    for way, rolls, sign in (("e", (), "+"), ("w", (1,), "/"), ("e", (), "+"), ("w", (1,), "/")):
        match.do(f"move {way}", *rolls)
        assert signs(match)["a1-e"] == sign


@pytest.mark.rule("DD-29")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_warriors_are_public(seat: int) -> None:
    match = scene(
        "1a1 2h8 *c1 %f8 Dd4", lives="2 1", carrier=2, moves="7 9", deaths="1 2", left=5, round=4
    )
    seen = view(match, seat)
    one, two = seen.warriors
    assert (one.cell, one.lives, one.carrying, one.moves, one.deaths) == (0, 2, False, 7, 1)
    assert (two.cell, two.lives, two.carrying, two.moves, two.deaths) == (63, 1, True, 9, 2)
    assert (seen.round, seen.acting, seen.left) == (4, (0,), 5)
    assert (seen.visited[0], seen.visited[63], seen.visited.count("0")) == ("1", "2", 62)


@pytest.mark.rule("DD-29")
def test_the_dead_have_no_chamber() -> None:
    match = scene("1a1 *c1 %f8 Dd4", lives="2 0", mode="duel")
    assert view(match).warriors[1].cell is None


@pytest.mark.rule("DD-30")
def test_a_waystone_is_shown_to_its_owner_only() -> None:
    match = scene(DUEL)
    assert view(match, 0).waystone == cell("c1")
    assert view(match, 1).waystone == cell("f8")
    assert view(match, SPECTATOR).waystone is None
    assert all(view(match, seat).secrets is None for seat in (0, 1, SPECTATOR))


@pytest.mark.rule("DD-31")
@pytest.mark.parametrize("things", ["1a1 *a1 dd4", DUEL])
def test_asleep_dragon_and_lair_are_unknown(things: str) -> None:
    seen = view(scene(things))
    assert (seen.awake, seen.dragon, seen.lair, seen.hint, seen.last_seen) == (
        (False, None, None, False, None)
    )


@pytest.mark.rule("DD-31")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_awake_it_is_always_shown_to_two_warriors(seat: int) -> None:
    match = scene("1a1 2a2 *c1 %c2 Dh8 ?h8")
    assert view(match, seat).dragon == cell("h8")


@pytest.mark.rule("DD-31")
@pytest.mark.parametrize(("place", "seen"), [("a6", True), ("a7", False), ("f1", True)])
def test_a_lone_warrior_sees_it_within_five_steps(place: str, seen: bool) -> None:
    """Manhattan distance: f1 is 5 away from a1 and g1 is 6."""
    match = scene(f"1{place} *h8 Da1 ?a1")
    assert (view(match).dragon is not None) == seen
    assert view(scene("1g1 *h8 Da1 ?a1")).dragon is None
    assert view(scene("1d3 *h8 Da1 ?a1")).dragon == 0


@pytest.mark.rule("DD-31")
def test_sight_is_tested_after_a_step() -> None:
    match = scene("1a6 *h8 Da1 ?a1")
    match.do("move s")
    assert (view(match).dragon, view(match).last_seen) == (None, cell("a1"))
    match.do("move n")
    assert view(match).dragon == cell("a1")


@pytest.mark.rule("DD-31")
def test_a_step_that_brings_it_into_sight_moves_the_last_seen_mark() -> None:
    match = scene("1a7 *h8 Da1 ?a1", last_seen="d4")
    assert (view(match).dragon, view(match).last_seen) == (None, cell("d4"))
    match.do("move n")
    assert (view(match).dragon, view(match).last_seen) == (cell("a1"), cell("a1"))


@pytest.mark.rule("DD-31")
@pytest.mark.parametrize("mark", ["a1", "d4"])
def test_a_step_that_brings_it_into_sight_is_told_once(mark: str) -> None:
    """Told even where the mark was right: an unseen dragon may be elsewhere."""
    match = scene("1a7 *h8 Da1 ?a1", last_seen=mark)
    assert kinds(match.do("move e")) == ["Stepped"]
    assert kinds(match.do("move w")) == ["Stepped"]
    events = match.do("move n")
    assert kinds(events) == ["Stepped", "DragonSeen"]
    assert pick(events, "DragonSeen") == {"cell": cell("a1")}
    assert kinds(match.do("move n")) == ["Stepped"]


@pytest.mark.rule("DD-31", "DD-54")
def test_waking_tells_where_it_is_by_itself() -> None:
    match = scene("1a5 *h8 da1", game(sight="3"))
    assert kinds(match.do("move n")) == ["Stepped", "DragonWoke", "TurnBegan"]


@pytest.mark.rule("DD-31")
def test_two_warriors_see_it_all_the_time_and_are_told_nothing() -> None:
    match = scene("1a7 2h1 *h8 %h7 Da1 ?a1")
    assert kinds(match.do("move n")) == ["Stepped"]


@pytest.mark.rule("DD-31", "DD-55")
def test_sight_is_tested_after_the_dragons_phase() -> None:
    match = scene("1a8 *h8 Da1 ?a1", last_seen="h1")
    events = match.do("next turn")
    assert match.dragon == "a2"
    assert pick(events, "DragonMoved") == {"cell": None}
    assert (view(match).dragon, view(match).last_seen) == (None, cell("h1"))
    events = match.do("next turn")
    assert pick(events, "DragonMoved") == {"cell": cell("a3")}
    assert (view(match).dragon, view(match).last_seen) == (cell("a3"), cell("a3"))


@pytest.mark.rule("DD-31")
def test_sight_is_tested_after_a_respawn() -> None:
    """The attacking dragon was seen; from the new chamber it is not."""
    match = scene("1a2 *h8 Da1 ?a1")
    pool = [c for c in range(64) if max(c // 8 - 1, c % 8) > 1 or c // 8 > 2]
    pool.remove(cell("h8"))
    events = match.do("next turn", pool.index(cell("h7")) + 1)
    assert kinds(events)[:4] == ["DragonStirred", "DragonMoved", "Attacked", "Respawned"]
    assert pick(events, "DragonMoved") == {"cell": cell("a2")}
    assert match.places() == ["h7"]
    assert (view(match).dragon, view(match).last_seen) == (None, cell("a2"))


@pytest.mark.rule("DD-31", "DD-66")
def test_walking_into_it_shows_it_where_the_warrior_was() -> None:
    match = scene("1b1 *h8 Da1 ?a1", last_seen="d4", lives="1")
    match.do("move w")
    assert view(match).last_seen == cell("d4")  # the dead see nothing more
    again = scene("1b1 *h8 Da1 ?a1", last_seen="d4")
    again.do("move w", 1)
    assert again.places() == ["c1"]
    assert view(again).last_seen == view(again).dragon is not None


@pytest.mark.rule("DD-32", "DD-54")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_hint_is_on_from_waking_to_finding(seat: int) -> None:
    match = scene("1a1 2h8 *c1 %f8 dd2 $d1")
    assert (view(match, seat).lair, view(match, seat).hint) == (None, False)
    events = match.do("move e")  # b1 is three steps from d2
    assert pick(events, "DragonWoke") == {"seat": 0, "lair": cell("d2")}
    assert (view(match, seat).lair, view(match, seat).hint) == (cell("d2"), True)
    match.do("move e")
    assert view(match, seat).hint
    events = match.do("move e")
    assert "TreasureFound" in kinds(events)
    assert not view(match, seat).hint


@pytest.mark.rule("DD-33", "DD-67")
def test_the_treasure_is_unknown_until_somebody_steps_onto_it() -> None:
    match = scene("1a1 2h8 *a4 %f8 dh1 $b1")
    assert view(match).treasure is None
    match.do("move e")
    seen = view(match, 1)
    assert (seen.found, seen.treasure, seen.warriors[0].carrying) == (True, None, True)


@pytest.mark.rule("DD-33", "DD-69")
def test_a_dropped_treasure_is_public() -> None:
    match = scene("1b1 2h8 *a4 %f8 Da1 ?c1", carrier=1)
    match.do("move w", 1)
    assert [view(match, seat).treasure for seat in (0, 1, SPECTATOR)] == [0, 0, 0]


@pytest.mark.rule("DD-49")
def test_an_unlocked_door_looks_like_a_passage_before_the_first_step() -> None:
    halls = [scene(DUEL), scene(DUEL, doors="a1-e"), scene(DUEL, walls="a1-e")]
    halls.append(scene(DUEL, locked="a1-e"))
    for seat in (0, 1, SPECTATOR):
        assert len({repr(view(hall, seat)) for hall in halls}) == 1
    assert len({tuple(hall.game.legal(hall.state, 0)) for hall in halls}) == 1
    results = [
        kinds(hall.do("move e", *rolls))
        for hall, rolls in zip(halls, ((), (), (), (2,)), strict=True)
    ]
    assert results[0] == ["Stepped"]
    assert results[1] == ["Stepped", "DoorLocked"]
    assert results[2] == ["Bumped"]
    assert results[3] == ["DoorHeld", "TurnBegan"]


@pytest.mark.rule("DD-27")
def test_flight_and_respawn_reveal_nothing() -> None:
    match = scene("1b2 2h8 *a8 %f8 Da1 ?a1", turn=2, left=1, walls="h7-s")
    match.do("move n", 1)
    assert signs(match) == {"h7-s": "#"}
    assert match.places()[0] != "b2"


@pytest.mark.rule("DD-85")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everything_is_shown_when_the_match_is_over(seat: int) -> None:
    match = scene(DUEL, walls="d4-e", doors="d4-s", locked="e4-s")
    match.do("leave")
    secrets = view(match, seat).secrets
    assert secrets is not None
    assert (secrets.lair, secrets.treasure) == (cell("d4"), cell("d5"))
    assert secrets.waystones == (cell("c1"), cell("f8"))
    named = {
        name: secrets.boundaries[match.edge(name)] for name in ("d4-e", "d4-s", "e4-s", "a1-e")
    }
    assert named == {"d4-e": "#", "d4-s": "/", "e4-s": "+", "a1-e": " "}


@pytest.mark.rule("DD-30", "DD-85")
def test_nothing_is_shown_before_the_end() -> None:
    table = Table(PLAIN, ["one", "two"], 31)
    dice = SeededDice(2)
    while (seat := first_acting(table)) >= 0:
        assert all(PLAIN.view(table.state, each).secrets is None for each in (0, 1, SPECTATOR))
        assert all(PLAIN.view(table.state, each).ending is None for each in (0, 1, SPECTATOR))
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    ending = PLAIN.view(table.state, SPECTATOR).ending
    assert ending is not None
    assert ending.reason == table.state.reason


@pytest.mark.rule("DD-85")
def test_a_replay_may_reveal_everything_at_every_step() -> None:
    match = scene("1a1 *c1 dd4 $d5", walls="d4-e")
    shown = match.game.reveal(match.state)
    assert (shown.seat, shown.dragon) == (SPECTATOR, cell("d4"))
    assert shown.secrets is not None
    assert (shown.secrets.lair, shown.secrets.treasure) == (cell("d4"), cell("d5"))
    assert shown.secrets.waystones == (cell("c1"),)
    assert shown.secrets.boundaries[match.edge("d4-e")] == "#"


@pytest.mark.rule("DD-35")
def test_exploring_is_free_in_play_only_neither_before_nor_after() -> None:
    rules = game()
    table = Table(rules, ["one"], 1)
    seen = [rules.view(table.state, 0).free]
    for text in ("waystone a1", "leave"):
        table.act(0, text)
        seen.append(rules.view(table.state, 0).free)
    assert seen == [False, True, False]


@pytest.mark.rule("DD-6")
def test_a_view_tells_the_settings_that_sentences_need() -> None:
    events = view(scene(DUEL, game(carrier_moves="7", treasure_reach="5")), 0)
    assert (events.carrier_moves, events.treasure_reach) == (7, 5)


@pytest.mark.rule("DD-85")
@pytest.mark.parametrize(("seat", "homes"), [(0, (2, None)), (1, (None, 61)), (31, (None, None))])
def test_the_end_of_a_match_of_the_day_shows_no_more_than_was_found(
    seat: int, homes: tuple[int | None, ...]
) -> None:
    """Others still walk that labyrinth: who is done keeps what they knew, and how much that is."""
    match = scene(DUEL, walls="d4-e", doors="d4-s", locked="e4-s")
    running = view(match, seat)
    assert running.redacted() == running
    match.do("leave")
    shown, kept = view(match, seat), view(match, seat).redacted()
    assert shown.secrets is not None
    assert kept.secrets is not None
    assert kept.secrets.boundaries == kept.boundaries
    assert (kept.secrets.lair, kept.secrets.treasure) == (kept.lair, kept.treasure)
    assert kept.secrets.waystones == homes
    assert kept.secrets.explored == shown.secrets.explored
    assert msgspec.structs.replace(kept, secrets=None) == msgspec.structs.replace(
        shown, secrets=None
    )
