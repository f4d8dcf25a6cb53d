"""The laws that every game of the house keeps."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from tests.acting import first_acting, first_of
from tests.laws.setups import (
    ALL_IS_OPEN,
    DEEDS,
    NOTHING_ALIKE,
    Setup,
    as_told,
    encoded,
    every_setup,
    sees_all,
)
from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY, SPECTATOR, AddressedEvent
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.rules import explain
from waystone.kernel.shortcuts import play_randomly, view_like
from waystone.kernel.table import Table, digest

pytestmark = every_setup

MOST_COMPARED = 16
"""Of secret choices of one kind so many are compared at a time, others next time."""


def test_the_same_seed_gives_the_same_match(setup: Setup) -> None:
    texts = []
    for seed in (1, 1, 2):
        table = setup.table(seed)
        list(setup.steps(table, 5))
        texts.append(table.record.text())
    assert texts[0] == texts[1] != texts[2]


def test_legal_is_all_without_refusal_in_order(setup: Setup) -> None:
    game = setup.game
    moves = [action for action in game.alphabet if not action.table_action]
    for table in setup.positions(3, every=7):
        for seat in range(setup.seats):
            allowed = [a for a in moves if game.refusal(table.state, seat, a) == ""]
            assert list(table.legal(seat)) == allowed
        assert first_acting(table) == NOBODY or table.legal(first_acting(table))


def test_the_alphabet_is_in_order(setup: Setup) -> None:
    alphabet = setup.game.alphabet
    assert [action.id for action in alphabet] == list(range(len(alphabet)))
    assert all(alphabet.parse(action.text) is action for action in alphabet)
    assert [action.text for action in alphabet][:2] == ["join", "leave"]


def test_a_copy_is_apart(setup: Setup) -> None:
    game = setup.game
    for table in setup.positions(4, every=9):
        before = table.state.key()
        twin = table.state.copy()
        assert twin.key() == before
        for offset in range(8):
            seat = first_of(game, twin)
            if seat == NOBODY:
                break
            legal = game.legal(twin, seat)
            game.apply(twin, seat, legal[offset * 5 % len(legal)], SeededDice(offset))
        assert table.state.key() == before
        assert first_acting(table) == NOBODY or twin.key() != before


def test_what_was_copied_is_apart_from_its_copy(setup: Setup) -> None:
    """Copies may share parts until one of them changes, whichever that is."""
    game = setup.game
    for table in setup.positions(4, every=9):
        one = table.state.copy()
        play_on(setup, one, SeededDice(2), 3)  # so that parts of it are its own by now
        other, seat = one.copy(), first_of(game, one)
        before = other.key(), [list(game.legal(other, each)) for each in range(setup.seats)]
        play_on(setup, one, SeededDice(3), 8)
        after = other.key(), [list(game.legal(other, each)) for each in range(setup.seats)]
        assert after == before
        assert seat == NOBODY or one.key() != other.key()


def test_to_play_randomly_is_to_apply_unheard_to_the_end(setup: Setup) -> None:
    game = setup.game
    one, dice, steps = setup.table(2).state, SeededDice(5), 0
    other = one.copy()
    while (seat := first_of(game, one)) != NOBODY:
        legal = game.legal(one, seat)
        game.apply(one, seat, legal[dice.roll(len(legal)) - 1], dice)
        steps += 1
    assert play_randomly(game, other, SeededDice(5)) == steps
    assert other.key() == one.key()


def play_on(setup: Setup, state: Any, dice: SeededDice, most: int) -> None:
    """So many moves at most, whatever comes first."""
    game = setup.game
    for number in range(most):
        seat = first_of(game, state)
        if seat == NOBODY:
            return
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[number * 5 % len(legal)], dice)


def test_the_table_waits_for_exactly_those_who_can_move(setup: Setup) -> None:
    for table in setup.positions(4, every=7):
        acting = table.acting()
        assert sorted(acting) == [seat for seat in range(table.seats) if table.legal(seat)]
        assert len(set(acting)) == len(acting)
        assert bool(acting) or table.outcome is not None or setup.game.policy.opens_empty


def test_views_and_questions_change_nothing(setup: Setup) -> None:
    for table in setup.positions(4, every=9):
        before = table.state.key()
        for seat in setup.watchers:
            assert encoded(table.view(seat)) == encoded(table.view(seat))
        for seat in range(setup.seats):
            table.legal(seat)
        assert table.outcome is None or first_acting(table) == NOBODY
        assert table.state.key() == before


def test_events_and_views_hold_what_their_fields_say(setup: Setup) -> None:
    """A number where a number is promised, a word where a word is: clients decode by that."""
    table = setup.table(8)
    for step in setup.steps(table, 8):
        for _, event in step.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
        if step.number % 10 == 1 or table.outcome is not None:
            for view in map(table.view, setup.watchers):
                assert msgspec.json.decode(encoded(view), type=type(view)) == view
        if step.number >= 300:
            break


def test_a_view_made_from_another_is_the_same_as_one_from_the_start(setup: Setup) -> None:
    """Nothing of one seat's secrets stays in a view that is made from it for another seat."""
    game, everyone = setup.game, [*range(setup.seats), SPECTATOR]
    for table in setup.positions(5, every=5):
        for one, other in permutations(everyone, 2):
            likewise = view_like(game, table.view(one), table.state, other)
            assert encoded(likewise) == encoded(table.view(other))


def test_refused_actions_leave_no_trace(setup: Setup) -> None:
    """Not in the position, not in the record, and no dice are rolled."""
    calm, teased = setup.table(6), setup.table(6)
    for step in setup.steps(calm, 6):
        if step.number % 5 == 1:
            tease(setup, teased)
        teased.do(step.seat, step.action)
    tease(setup, teased)
    assert calm.record.text() == teased.record.text()


def tease(setup: Setup, table: Table[Any]) -> None:
    before = table.state.key(), len(table.record.entries)
    for seat in (*range(setup.seats), setup.seats, -1, 31):
        for action in setup.some_actions(table.number):
            known = 0 <= seat < setup.seats or is_for_newcomer(setup, seat, action)
            code = setup.game.refusal(table.state, seat, action) if known else "NO_SUCH_SEAT"
            if code:
                with pytest.raises(IllegalAction) as refused:
                    table.do(seat, action)
                assert refused.value.code == code
                assert refused.value.message == explain(setup.game, code) != code
    assert (table.state.key(), len(table.record.entries)) == before


def is_for_newcomer(setup: Setup, seat: int, action: Action) -> bool:
    """Where a table may grow, the rules also judge who would sit down next to the last seat."""
    grows = setup.game.policy.joins_late and setup.seats < setup.game.info.seats[1]
    return grows and seat == setup.seats and action is setup.game.alphabet.join


def test_records_replay_and_their_text_round_trips(setup: Setup) -> None:
    for seed in (7, 8):
        table = setup.table(seed)
        list(setup.steps(table, seed))
        text = table.record.text()
        record = parse(text)
        assert record.text() == text
        again = replay(setup.game, record)
        assert again.state.key() == table.state.key()
        assert again.record.text() == text


def test_a_replay_names_the_first_step_that_differs(setup: Setup) -> None:
    table = setup.table(9)
    digests = [digest(table.state), *(step.digest for step in setup.steps(table, 9))]
    record = table.record
    assert [record.start, *(entry.digest for entry in record.entries)] == digests


def test_random_play_ends_with_a_result_per_seat(setup: Setup) -> None:
    for seed in range(10, 14):
        table = setup.table(seed)
        for _ in setup.steps(table, seed):
            assert (table.outcome is None) == (first_acting(table) != NOBODY)
        outcome = table.outcome
        assert outcome is not None
        assert outcome.reason
        assert len(outcome.results) == len(outcome.scores) == setup.seats
        assert set(outcome.results) <= {WIN, DRAW, LOSS}
        assert table.record.result == str(outcome)
        assert all(not table.legal(seat) for seat in range(setup.seats))


def test_leaving_is_possible_at_any_time_and_is_no_win(setup: Setup) -> None:
    game = setup.game
    leave = game.alphabet.leave
    for table in setup.positions(15, every=11):
        for seat in range(setup.seats):
            if game.refusal(table.state, seat, leave) == "":
                state = table.state.copy()
                game.apply(state, seat, leave, SeededDice(1))
                outcome = game.outcome(state)
                assert outcome is None or seat not in outcome.winners
            else:
                assert first_acting(table) != seat


def test_the_clock_does_something_allowed(setup: Setup) -> None:
    game = setup.game
    for table in setup.positions(16, every=5):
        seat = first_acting(table)
        if seat != NOBODY:
            action = game.policy.on_timeout(table.state, seat, SeededDice(table.number))
            assert game.refusal(table.state, seat, action) == ""


def test_the_cell_of_an_action_is_where_a_click_would_be(setup: Setup) -> None:
    """Cells say nothing that legal actions don't: they exist for all of them, and are ints."""
    game = setup.game
    for table in setup.positions(17, every=13):
        seat = first_acting(table)
        if seat != NOBODY:
            assert all(game.policy.cell_of(table.state, seat, a) >= -1 for a in table.legal(seat))


# Secrets


def test_an_imagined_position_has_the_same_view_and_moves(setup: Setup) -> None:
    game = setup.game
    for seed in (18, 19, 20):
        for table in setup.positions(seed, every=11):
            for seat in setup.watchers:
                view = table.view(seat)
                state = game.imagine(view, SeededDice(table.number))
                assert encoded(game.view(state, seat)) == encoded(view)
                if seat in range(setup.seats):
                    assert list(game.legal(state, seat)) == list(table.legal(seat))
                assert first_of(game, state) == first_acting(
                    table
                ) or not game.policy.open_questions(table.state)
                assert str(game.outcome(state)) == str(table.outcome)


def test_a_forfeit_can_be_imagined_too(setup: Setup) -> None:
    """The end may come early, with much still undone."""
    game = setup.game
    for table in setup.positions(21, every=31):
        seat = first_acting(table)
        if seat == NOBODY or game.refusal(table.state, seat, game.alphabet.leave):
            continue
        state = table.state.copy()
        game.apply(state, seat, game.alphabet.leave, SeededDice(1))
        for watcher in setup.watchers:
            view = game.view(state, watcher)
            again = game.imagine(view, SeededDice(table.number))
            assert encoded(game.view(again, watcher)) == encoded(view)


def test_what_a_seat_cannot_know_tells_it_nothing(setup: Setup) -> None:
    """Two positions with one view, one action, the same luck: who hears the same sees the same."""
    game = setup.game
    compared = 0
    for seed in (22, 23):
        for table in setup.positions(seed, every=3):
            actor = first_acting(table)
            if actor == NOBODY:
                continue
            legal = table.legal(actor)
            action = legal[table.number * 7 % len(legal)]
            for watcher in setup.watchers:
                other = game.imagine(table.view(watcher), SeededDice(table.number))
                if game.refusal(other, actor, action):
                    assert watcher != actor
                    continue
                compared += same_events_same_view(setup, table.state, other, actor, action, watcher)
    assert compared > 0


def same_events_same_view(
    setup: Setup, one: Any, other: Any, actor: int, action: Action, watcher: int
) -> bool:
    game, one = setup.game, one.copy()
    heard = []
    for state in (one, other):
        events = game.apply(state, actor, action, SeededDice("luck"))
        heard.append(encoded([event for audience, event in events if audience >> watcher & 1]))
    if heard[0] != heard[1] or game.outcome(one) is not None:
        return False  # when it is over there is nothing to hide
    views = [as_told(setup, game.view(state, watcher)) for state in (one, other)]
    assert views[0] == views[1]
    return True


def test_the_words_of_a_secret_action_stay_with_its_seat(setup: Setup) -> None:
    table = setup.table(24)
    for step in setup.steps(table, 24):
        for watcher in setup.watchers:
            expected = step.action.text if watcher == step.seat or not step.action.secret else ""
            assert step.seen_by(watcher) == expected


def test_two_secret_choices_look_alike_to_the_others(setup: Setup) -> None:
    """Who hears the same sees the same; of a choice that is only noted everybody hears the same."""
    compared = sum(
        alike(setup, table, seat)
        for seed in (25, 26)
        for table in setup.positions(seed, every=1)
        for seat in range(setup.seats)
    )
    has_secrets = any(action.secret for action in setup.game.alphabet)
    assert has_secrets == (setup.name not in ALL_IS_OPEN)
    sound_alike = (setup.name, setup.seats) not in NOTHING_ALIKE
    assert (compared > 0) == (has_secrets and sound_alike)


def alike(setup: Setup, table: Table[Any], seat: int) -> int:
    """How often two secret choices of this seat were heard alike by somebody else."""
    game, state = setup.game, table.state
    choices = [action for action in game.alphabet if action.secret and not action.automatic]
    choices = [action for action in choices if not game.refusal(state, seat, action)]
    others = [each for each in setup.watchers if each != seat and each not in sees_all(setup)]
    made = [choose(game, state, seat, action) for action in some(choices, table.number)]
    return sum(compare(setup, table, [each for each in made if each], other) for other in others)


def some(choices: list[Action], number: int) -> list[Action]:
    """Of every kind of choice at least one, and of many of a kind every so many."""
    kinds = dict[str, list[Action]]()
    for action in choices:
        kinds.setdefault(action.text.split()[0], []).append(action)
    chosen = list[Action]()
    for kind in kinds.values():
        stride = len(kind) // MOST_COMPARED + 1
        chosen += kind[number % stride :: stride]
    return chosen


def choose(
    game: Any, state: Any, seat: int, action: Action
) -> tuple[Any, list[AddressedEvent]] | None:
    """Where a choice leads and what is told of it; None at the end, when nothing is hidden."""
    after = state.copy()
    events = game.apply(after, seat, action, SeededDice(1))
    return None if game.outcome(after) is not None else (after, events)


def compare(
    setup: Setup, table: Table[Any], made: list[tuple[Any, list[AddressedEvent]]], watcher: int
) -> int:
    """How many choices sounded like another one; each of them must look like that one, too."""
    game, seen = setup.game, dict[bytes, list[bytes]]()
    for after, events in made:
        heard = encoded([event for audience, event in events if audience >> watcher & 1])
        seen.setdefault(heard, []).append(as_told(setup, game.view(after, watcher)))
    assert all(len(set(views)) == 1 for views in seen.values())
    turn = game.policy.turn(table.state)
    if setup.name not in DEEDS and all(game.policy.turn(after) == turn for after, _ in made):
        assert len(seen) <= 1
    return sum(len(views) - 1 for views in seen.values())
