"""Laws of secrecy: nobody is told what their seat may not know."""

from __future__ import annotations

from typing import Any, Final

from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY, AddressedEvent
from waystone.kernel.table import Table
from waystone.laws.setup import Setup, encoded, first_acting, first_of

MOST_COMPARED: Final = 16
"""Of secret choices of one kind so many are compared at a time, others next time."""


def an_imagined_position_has_the_same_view_and_moves(setup: Setup) -> None:
    """A bot that searches what it imagines sees there what it sees here, and can do the same."""
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


def a_forfeit_can_be_imagined_too(setup: Setup) -> None:
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


def what_a_seat_cannot_know_tells_it_nothing(setup: Setup) -> None:
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
    assert compared > 0, "no moment was found in which somebody could be told something"


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
    views = [setup.as_told(game.view(state, watcher)) for state in (one, other)]
    assert views[0] == views[1]
    return True


def the_words_of_a_secret_action_stay_with_its_seat(setup: Setup) -> None:
    """Others see an empty text where the action is a secret one."""
    table = setup.table(24)
    for step in setup.steps(table, 24):
        for watcher in setup.watchers:
            expected = step.action.text if watcher == step.seat or not step.action.secret else ""
            assert step.seen_by(watcher) == expected


def two_secret_choices_look_alike_to_the_others(setup: Setup) -> int:
    """Who hears the same sees the same; of a choice that is only noted everybody hears the same."""
    return sum(
        alike(setup, table, seat)
        for seed in (25, 26)
        for table in setup.positions(seed, every=1)
        for seat in range(setup.seats)
    )


def alike(setup: Setup, table: Table[Any], seat: int) -> int:
    """How often two secret choices of this seat were heard alike by somebody else."""
    game, state = setup.game, table.state
    choices = [action for action in game.alphabet if action.secret and not action.automatic]
    choices = [action for action in choices if not game.refusal(state, seat, action)]
    others = [each for each in setup.watchers if each != seat and each not in setup.sees_all]
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
        seen.setdefault(heard, []).append(setup.as_told(game.view(after, watcher)))
    assert all(len(set(views)) == 1 for views in seen.values())
    turn = game.policy.turn(table.state)
    if not setup.deeds and all(game.policy.turn(after) == turn for after, _ in made):
        assert len(seen) <= 1
    return sum(len(views) - 1 for views in seen.values())
