"""What a client must never be sent: change anything hidden, and nobody's bytes change."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import game, scene
from waystone.games.delve_and_dash.board import PLAYING
from waystone.games.delve_and_dash.dragon import is_dragon_seen
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.state import DelveState, code_boundary, flip_lock, own_seats
from waystone.games.delve_and_dash.view import DelveView, Secrets, Warrior
from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table

GAMES = [(1, game(level="1")), (1, game(level="2")), (2, game(level="2")), (2, game(mode="cpu"))]
matches = pytest.mark.parametrize(
    ("seats", "rulebook"), GAMES, ids=["solo", "solo2", "duel2", "cpu"]
)


def positions(rulebook: DelveAndDash, seats: int) -> Iterator[DelveState]:
    """Positions along random matches, asleep and awake, hidden and found."""
    for seed in range(10 if seats == 1 else 4):
        table = Table(rulebook, ["x"] * seats, seed)
        dice = SeededDice(seed, "chooser")
        while (seat := first_acting(table)) >= 0:
            if table.state.phase == PLAYING and table.number % (4 * seats + 1) == 0:
                yield table.state.copy()
            legal = table.legal(seat)
            table.do(seat, legal[dice.index(len(legal))])


def views(rulebook: DelveAndDash, state: DelveState) -> dict[int, bytes]:
    """What goes to each seat: view and choices."""
    watchers = [*range(len(state.lives)), SPECTATOR]
    sent = {seat: msgspec.json.encode(rulebook.view(state, seat)) for seat in watchers}
    for seat in range(len(state.lives)):
        sent[seat] += b"".join(a.text.encode() for a in rulebook.legal(state, seat))
    return sent


def after(rulebook: DelveAndDash, state: DelveState, action: Action) -> dict[int, bytes]:
    """What goes to each seat after an action: events, then view and choices."""
    state = state.copy()
    events = rulebook.apply(state, state.turn, action, SeededDice("luck"))
    sent = views(rulebook, state)
    for seat in sent:
        heard = [event for audience, event in events if audience >> seat & 1]
        sent[seat] = msgspec.json.encode(heard) + sent[seat]
    return sent


def quiet_moves(rulebook: DelveAndDash, state: DelveState) -> Iterator[tuple[Action, int, int]]:
    """Attempts that can't end the turn, with the boundary tried and the chamber beyond."""
    if state.left == 1:
        return
    for action in rulebook.actions.moves:
        way = state.place[state.turn] * 4 + rulebook.actions.moves.index(action)
        edge, far = rulebook.params.board.edge[way], rulebook.params.board.neighbour[way]
        if rulebook.refusal(state, state.turn, action) == "" and not holds(state, edge):
            yield action, edge, far


def holds(state: DelveState, edge: int) -> bool:
    """A locked door may end the turn, and with it bring the dragon."""
    return state.locked[edge] == 1


@matches
@pytest.mark.rule("DD-26", "DD-27", "DD-90")
def test_unknown_boundaries_and_their_locks(seats: int, rulebook: DelveAndDash) -> None:
    compared = 0
    for state in positions(rulebook, seats):
        before = views(rulebook, state)
        for edge in [e for e in range(112) if not state.known[e]][::5]:
            twin = state.copy()
            turn_kind(twin, edge)
            assert views(rulebook, twin) == before
            flip_lock(twin, edge)
            assert views(rulebook, twin) == before
        unknown = [e for e in range(112) if not state.known[e]]
        for action, tried, _ in quiet_moves(rulebook, state):
            twin = state.copy()
            for edge in unknown:
                if edge != tried:
                    turn_kind(twin, edge)
                    flip_lock(twin, edge)
            if not ends(rulebook, state, action):
                assert after(rulebook, twin, action) == after(rulebook, state, action)
                compared += 1
    assert compared > 50


def turn_kind(state: DelveState, edge: int) -> None:
    """The boundary is of the next kind from now on; its lock stays."""
    code = state.boundaries[edge]
    code_boundary(state, edge, code - code % 4 + (code % 4 + 1) % 3)


def ends(rulebook: DelveAndDash, state: DelveState, action: Action) -> bool:
    """Whether the match is over after it, when nothing is hidden any more; or somebody respawns.

    A respawn leaves out the hidden treasure's chamber and waystones by rule (DD-78).
    """
    state = state.copy()
    deaths = sum(state.deaths)
    rulebook.apply(state, state.turn, action, SeededDice("luck"))
    return state.phase != PLAYING or sum(state.deaths) > deaths


@matches
@pytest.mark.rule("DD-31")
def test_the_sleeping_dragon_and_its_lair(seats: int, rulebook: DelveAndDash) -> None:
    compared = 0
    for state in positions(rulebook, seats):
        if state.awake:
            continue
        before = views(rulebook, state)
        apart = rulebook.params.board.steps_apart
        for cell in range(state.round % 7, 64, 7):
            twin = state.copy()
            twin.lair = twin.dragon = twin.last_known = cell
            assert views(rulebook, twin) == before
            for action, _, far in quiet_moves(rulebook, state):
                heard = min(apart[cell][far], apart[state.lair][far]) <= 3
                if not heard and not ends(rulebook, state, action):
                    assert after(rulebook, twin, action) == after(rulebook, state, action)
                    compared += 1
    assert compared > 100


@matches
@pytest.mark.rule("DD-33", "DD-67")
def test_the_hidden_treasure(seats: int, rulebook: DelveAndDash) -> None:
    compared = 0
    for state in positions(rulebook, seats):
        if state.found:
            continue
        before = views(rulebook, state)
        for cell in range(state.round % 7, 64, 7):
            twin = state.copy()
            twin.treasure = cell
            assert views(rulebook, twin) == before
            for action, _, far in quiet_moves(rulebook, state):
                if far not in (cell, state.treasure) and not ends(rulebook, state, action):
                    assert after(rulebook, twin, action) == after(rulebook, state, action)
                    compared += 1
    assert compared > 100


@pytest.mark.rule("DD-30", "DD-51")
@pytest.mark.parametrize("rulebook", [game(level="2"), game(mode="cpu")], ids=["duel", "cpu"])
def test_the_others_waystone(rulebook: DelveAndDash) -> None:
    """It stays its owner's secret; spectators see none at all."""
    compared = 0
    for state in positions(rulebook, 2):
        before = views(rulebook, state)
        for owner in (0, 1):
            for cell in range(state.round % 9, 64, 9):
                twin = state.copy()
                own_seats(twin)
                twin.waystones[owner] = cell
                others = [seat for seat in before if seat != owner]
                shown = views(rulebook, twin)
                assert [shown[seat] for seat in others] == [before[seat] for seat in others]
                for action, _, far in quiet_moves(rulebook, state):
                    if far in (cell, state.waystones[owner]) or ends(rulebook, state, action):
                        continue
                    one = after(rulebook, twin, action)
                    other = after(rulebook, state, action)
                    assert [one[seat] for seat in others] == [other[seat] for seat in others]
                    compared += 1
    assert compared > 100


@matches
@pytest.mark.rule("DD-57", "DD-58", "DD-59")
def test_the_dragons_intentions(seats: int, rulebook: DelveAndDash) -> None:
    compared = 0
    for state in positions(rulebook, seats):
        before = views(rulebook, state)
        twin = state.copy()
        twin.prey = -1 if state.prey == 0 else 0
        twin.last_known = (state.last_known + 17) % 64
        twin.homing = not state.homing
        assert views(rulebook, twin) == before
        for action, _, _ in quiet_moves(rulebook, state):
            if not ends(rulebook, state, action):
                assert after(rulebook, twin, action) == after(rulebook, state, action)
                compared += 1
    assert compared > 50


@pytest.mark.rule("DD-31")
def test_the_unseen_dragon_of_a_lone_warrior() -> None:
    rulebook, compared = GAMES[0][1], 0
    for state in positions(rulebook, 1):
        if not state.awake or is_dragon_seen(rulebook.params, state):
            continue
        before = views(rulebook, state)
        apart = rulebook.params.board.steps_apart
        for cell in range(64):
            if apart[state.place[0]][cell] <= 5:
                continue
            twin = state.copy()
            twin.dragon = cell
            assert views(rulebook, twin) == before
            for action, _, far in quiet_moves(rulebook, state):
                if min(apart[far][cell], apart[far][state.dragon]) > 5:
                    assert after(rulebook, twin, action) == after(rulebook, state, action)
                    compared += 1
    assert compared > 20


@pytest.mark.rule("DD-31")
def test_an_unseen_flight_is_told_without_a_place() -> None:
    """The same turn with the dragon in two far corners sounds the same."""
    sounds = []
    for corner in ("a1", "h1", "a2", "g1"):
        match = scene(f"1d8 *d5 D{corner} ?d1", last_seen="d4")
        events = match.do("next turn")
        sounds.append((repr(events), repr(match.game.view(match.state, 0))))
    assert len(set(sounds)) == 1


@pytest.mark.rule("DD-17", "DD-18")
def test_a_choice_in_progress() -> None:
    """Seat 1 sees the same whatever seat 0 has chosen, refusals included."""
    rulebook = game()
    seen = set()
    for text in ("waystone a1", "waystone d4", "waystone h8"):
        table = Table(rulebook, ["one", "two"], 3)
        step = table.act(0, text)
        heard = msgspec.json.encode(step.visible_to(1)), step.seen_by(1)
        codes = tuple(rulebook.refusal(table.state, 1, action) for action in rulebook.alphabet)
        seen.add((heard, msgspec.json.encode(table.view(1)), codes, tuple(table.legal(1))))
    assert len(seen) == 1


@pytest.mark.rule("DD-30")
def test_the_two_views_of_a_duel_differ_only_in_the_own_waystone() -> None:
    rulebook = game(level="2")
    for state in positions(rulebook, 2):
        sent = [msgspec.to_builtins(rulebook.view(state, seat)) for seat in (0, 1, SPECTATOR)]
        for each in sent:
            del each["seat"], each["waystone"]
        assert sent[0] == sent[1] == sent[2]


def test_a_view_has_these_fields_and_no_others() -> None:
    """A new field is a decision about secrets: think, then add it here."""
    assert DelveView.__struct_fields__ == (
        *("seat", "mode", "level", "size", "edition", "phase", "acting", "round", "left", "free"),
        *("battles", "warriors", "waystone", "boundaries", "visited", "awake", "dragon"),
        *("last_seen", "lair", "hint", "found", "treasure", "draw_offers", "ending", "secrets"),
        *("carrier_moves", "treasure_reach"),
    )
    assert Warrior.__struct_fields__ == (
        *("chosen", "start", "cell", "lives", "carrying", "moves", "deaths"),
    )
    assert Secrets.__struct_fields__ == (
        *("boundaries", "lair", "treasure", "waystones", "explored"),
    )
