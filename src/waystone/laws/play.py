"""Laws of play: what server, records, replays and bots rely on."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec

from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY, SPECTATOR
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.rules import explain
from waystone.kernel.shortcuts import mask, play_randomly, view_like
from waystone.kernel.table import Table, digest
from waystone.laws.setup import Setup, encoded, first_acting, first_of


def the_same_seed_gives_the_same_match(setup: Setup) -> None:
    """The same seed and choices give the same match, another seed another one."""
    texts = []
    for seed in (1, 1, 2):
        table = setup.table(seed)
        list(setup.steps(table, 5))
        texts.append(table.record.text())
    assert texts[0] == texts[1] != texts[2]


def legal_is_all_without_refusal_in_order(setup: Setup) -> None:
    """Of all actions those that `refusal` does not refuse, by their ids; never none of them."""
    game = setup.game
    moves = [action for action in game.alphabet if not action.table_action]
    for table in setup.positions(3, every=7):
        for seat in range(setup.seats):
            allowed = [a for a in moves if game.refusal(table.state, seat, a) == ""]
            assert list(table.legal(seat)) == allowed
        assert first_acting(table) == NOBODY or table.legal(first_acting(table))


def the_alphabet_is_in_order(setup: Setup) -> None:
    """An action's id is its place, and every text leads back to its action."""
    alphabet = setup.game.alphabet
    assert [action.id for action in alphabet] == list(range(len(alphabet)))
    assert all(alphabet.parse(action.text) is action for action in alphabet)
    assert [action.text for action in alphabet][:2] == ["join", "leave"]


def a_copy_is_apart(setup: Setup) -> None:
    """Whatever is done to a copy, the position that it was made of stays."""
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


def what_was_copied_is_apart_from_its_copy(setup: Setup) -> None:
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


def to_play_randomly_is_to_apply_unheard_to_the_end(setup: Setup) -> None:
    """The fast path of a game, if it has one, comes to the same end as its rules do."""
    game = setup.game
    one, dice, steps = setup.table(2).state, SeededDice(5), 0
    other = one.copy()
    while (seat := first_of(game, one)) != NOBODY:
        legal = game.legal(one, seat)
        game.apply(one, seat, legal[dice.roll(len(legal)) - 1], dice)
        steps += 1
    assert play_randomly(game, other, SeededDice(5)) == steps
    assert other.key() == one.key()


def a_mask_marks_what_is_legal(setup: Setup) -> None:
    """A mask marks what is legal, and nothing else."""
    game = setup.game
    for table in setup.positions(4, every=7):
        for seat in range(setup.seats):
            legal = {action.id for action in game.legal(table.state, seat)}
            marked = {number for number, bit in enumerate(mask(game, table.state, seat)) if bit}
            assert marked == legal


def play_on(setup: Setup, state: Any, dice: SeededDice, most: int) -> None:
    """So many moves at most, whatever comes first."""
    game = setup.game
    for number in range(most):
        seat = first_of(game, state)
        if seat == NOBODY:
            return
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[number * 5 % len(legal)], dice)


def the_table_waits_for_exactly_those_who_can_move(setup: Setup) -> None:
    """`acting` and `legal` agree: nobody else has a move, and who acts has one."""
    for table in setup.positions(4, every=7):
        acting = table.acting()
        assert sorted(acting) == [seat for seat in range(table.seats) if table.legal(seat)]
        assert len(set(acting)) == len(acting)
        assert bool(acting) or table.outcome is not None or setup.game.policy.opens_empty


def views_and_questions_change_nothing(setup: Setup) -> None:
    """Only `apply` changes a position: whatever else is asked leaves its key as it was."""
    for table in setup.positions(4, every=9):
        before = table.state.key()
        for seat in setup.watchers:
            assert encoded(table.view(seat)) == encoded(table.view(seat))
        for seat in range(setup.seats):
            table.legal(seat)
        assert table.outcome is None or first_acting(table) == NOBODY
        assert table.state.key() == before


def events_and_views_hold_what_their_fields_say(setup: Setup) -> None:
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


def a_view_made_from_another_is_the_same_as_one_from_the_start(setup: Setup) -> None:
    """Nothing of one seat's secrets stays in a view that is made from it for another seat."""
    game, everyone = setup.game, [*range(setup.seats), SPECTATOR]
    for table in setup.positions(5, every=5):
        for one, other in permutations(everyone, 2):
            likewise = view_like(game, table.view(one), table.state, other)
            assert encoded(likewise) == encoded(table.view(other))


def refused_actions_leave_no_trace(setup: Setup) -> None:
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
                refused = refusal_of(table, seat, action)
                assert refused.code == code
                assert refused.message == explain(setup.game, code) != code
    assert (table.state.key(), len(table.record.entries)) == before


def refusal_of(table: Table[Any], seat: int, action: Action) -> IllegalAction:
    """What a table says to an action that the rules refuse."""
    try:
        table.do(seat, action)
    except IllegalAction as refused:
        return refused
    raise AssertionError(f"the rules refuse {action.text!r} to seat {seat}, yet it was done")


def is_for_newcomer(setup: Setup, seat: int, action: Action) -> bool:
    """Where a table may grow, the rules also judge who would sit down next to the last seat."""
    grows = setup.game.policy.joins_late and setup.seats < setup.game.info.seats[1]
    return grows and seat == setup.seats and action is setup.game.alphabet.join


def records_replay_and_their_text_round_trips(setup: Setup) -> None:
    """A match that is written, read and played again has the same digests and the same text."""
    for seed in (7, 8):
        table = setup.table(seed)
        list(setup.steps(table, seed))
        text = table.record.text()
        record = parse(text)
        assert record.text() == text
        again = replay(setup.game, record)
        assert again.state.key() == table.state.key()
        assert again.record.text() == text


def a_record_has_the_digest_of_every_position(setup: Setup) -> None:
    """By these a replay names the first step that differs."""
    table = setup.table(9)
    digests = [digest(table.state), *(step.digest for step in setup.steps(table, 9))]
    record = table.record
    assert [record.start, *(entry.digest for entry in record.entries)] == digests


def random_play_ends_with_a_result_per_seat(setup: Setup) -> None:
    """Whatever is chosen, a match comes to an end, and then nobody acts any more."""
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


def leaving_is_possible_at_any_time_and_is_no_win(setup: Setup) -> None:
    """Whoever the table waits for may leave instead, and nobody wins by it."""
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


def the_clock_does_something_allowed(setup: Setup) -> None:
    """What `on_timeout` does for a seat is one of its legal moves."""
    game = setup.game
    for table in setup.positions(16, every=5):
        seat = first_acting(table)
        if seat != NOBODY:
            action = game.policy.on_timeout(table.state, seat, SeededDice(table.number))
            assert game.refusal(table.state, seat, action) == ""


def the_cell_of_an_action_is_where_a_click_would_be(setup: Setup) -> None:
    """Cells say nothing that legal actions don't: they exist for all of them, and are ints."""
    game = setup.game
    for table in setup.positions(17, every=13):
        seat = first_acting(table)
        if seat != NOBODY:
            assert all(game.policy.cell_of(table.state, seat, a) >= -1 for a in table.legal(seat))
