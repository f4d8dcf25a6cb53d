"""The laws hold where people sit down and leave in the middle of a match (DC-117, DM-21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.acting import first_acting
from tests.laws.setups import SIGHT
from waystone.catalogue import GAMES
from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY, SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.kernel.table import Step, Table
from waystone.laws.setup import Setup as PlainSetup
from waystone.laws.setup import encoded

OFTEN = 5
"""Somebody wants to come or go about every so many steps."""


class Setup(PlainSetup):
    """A table at which somebody now and then sits down or leaves."""

    def table(self, seed: int) -> Table[Any]:
        """Where seats fill one by one, two sit down and begin."""
        table = super().table(seed)
        if self.game.policy.opens_empty:
            for seat in range(2):
                table.do(seat, self.game.alphabet.join, name=f"early {seat}")
            table.act(0, "begin")
        return table

    def steps(self, table: Table[Any], seed: int) -> Iterator[Step]:
        dice = SeededDice(seed, "people")
        for step in super().steps(table, seed):
            yield step
            if table.outcome is None and dice.index(OFTEN) == 0:
                yield from self.come_or_go(table, dice)

    def come_or_go(self, table: Table[Any], dice: SeededDice) -> Iterator[Step]:
        """A random seat, the next new one included; the table is never left to one alone."""
        low, high = self.game.info.seats
        alphabet, refusal = self.game.alphabet, self.game.refusal
        grows = self.game.policy.joins_late and table.seats < high
        seat = dice.index(table.seats + grows)
        if seat == table.seats or refusal(table.state, seat, alphabet.leave):
            if not refusal(table.state, seat, alphabet.join):
                yield table.do(seat, alphabet.join, name=f"newcomer {seat}")
        elif len(self.there(table)) > max(low, 2):
            yield table.do(seat, alphabet.leave)

    def there(self, table: Table[Any]) -> list[int]:
        """The seats that play."""
        leave = self.game.alphabet.leave
        seats = range(table.seats)
        return [seat for seat in seats if not self.game.refusal(table.state, seat, leave)]


CHOSEN: dict[str, list[tuple[int, dict[str, str]]]] = {
    "dungeon-crawler": [
        (2, {"round_limit": "6"}),
        (4, {"round_limit": "5", "empty_seats": "1"}),
        (3, {"round_limit": "5", "fixed_windows": "2"}),
    ],
    "dooom": [(4, {"open_join": "yes", "gather": "yes", "max_rounds": "12"})],
}
SETUPS = [
    Setup(GAMES[name], *each, SIGHT.get(name)) for name, chosen in CHOSEN.items() for each in chosen
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def is_join(setup: Setup, step: Step) -> bool:
    return step.action is setup.game.alphabet.join


@every_setup
@pytest.mark.rule("DC-117", "DM-21")
def test_the_same_match_comes_out_and_its_record_replays(setup: Setup) -> None:
    came = 0
    for seed in range(30, 34):
        one, other = setup.table(seed), setup.table(seed)
        came += sum(is_join(setup, step) for step in setup.steps(one, seed))
        list(setup.steps(other, seed))
        text = one.record.text()
        assert other.record.text() == text
        record = parse(text)
        assert record.text() == text
        again = replay(setup.game, record)
        assert again.state.key() == one.state.key()
        assert (again.seats, again.record.text()) == (one.seats, text)
        assert one.outcome is not None
        assert len(one.outcome.results) == len(one.outcome.scores) == one.seats
    assert came > 3


@every_setup
@pytest.mark.rule("DC-117", "DM-21")
def test_legal_copies_and_imagined_positions_know_the_new_seats(setup: Setup) -> None:
    """H-9: a view tells nothing of what only others know, whoever sat down before."""
    game, seen = setup.game, 0
    moves = [action for action in game.alphabet if not action.table_action]
    for table in (each for seed in (35, 36, 37) for each in setup.positions(seed, every=13)):
        before = table.state.key()
        assert table.state.copy().key() == before
        for seat in (*range(table.seats), SPECTATOR):
            view = table.view(seat)
            other = game.imagine(view, SeededDice(table.number))
            assert encoded(game.view(other, seat)) == encoded(view)
            if seat != SPECTATOR:
                assert list(game.legal(other, seat)) == list(table.legal(seat))
        for seat in range(table.seats):
            allowed = [each for each in moves if not game.refusal(table.state, seat, each)]
            assert list(table.legal(seat)) == allowed
        assert table.state.key() == before
        seen += table.seats > setup.seats or setup.name == "dooom"
    assert seen > 0


@every_setup
@pytest.mark.rule("DC-117", "DM-21")
def test_who_comes_or_goes_tells_nobody_what_others_hold(setup: Setup) -> None:
    """Two positions with one view: joining or leaving sounds and looks the same in both."""
    game, compared = setup.game, 0
    for table in setup.positions(36, every=5):
        if first_acting(table) == NOBODY:
            continue
        for actor, action in table_actions(setup, table):
            for watcher in (*range(table.seats), SPECTATOR):
                other = game.imagine(table.view(watcher), SeededDice(table.number))
                if game.refusal(other, actor, action):
                    continue  # what lies under way may end otherwise
                compared += looks_alike(setup, table.state, other, actor, action, watcher)
    assert compared > 20


def table_actions(setup: Setup, table: Table[Any]) -> list[tuple[int, Action]]:
    """Everybody who could sit down or leave now."""
    game, high = setup.game, setup.game.info.seats[1]
    grows = game.policy.joins_late and table.seats < high
    found = [(seat, game.alphabet.join) for seat in range(table.seats + grows)]
    found += [(seat, game.alphabet.leave) for seat in range(table.seats)]
    return [each for each in found if not game.refusal(table.state, *each)]


def looks_alike(
    setup: Setup, one: Any, other: Any, actor: int, action: Action, watcher: int
) -> bool:
    game, one = setup.game, one.copy()
    heard = []
    for state in (one, other):
        events = game.apply(state, actor, action, SeededDice("luck"))
        heard.append(encoded([event for audience, event in events if audience >> watcher & 1]))
    if game.outcome(one) is not None or heard[0] != heard[1]:
        assert action is not game.alphabet.join or setup.name == "dooom"
        return False
    viewpoint = actor if action is game.alphabet.join and watcher == SPECTATOR else watcher
    assert setup.as_told(game.view(one, viewpoint)) == setup.as_told(game.view(other, viewpoint))
    return True


@pytest.mark.parametrize("setup", [each for each in SETUPS if each.name != "dooom"], ids=str)
@pytest.mark.rule("DC-117", "DC-52")
def test_who_sits_down_holds_nothing_and_knows_what_onlookers_know(setup: Setup) -> None:
    """H-1, H-4, H-11: the first view of a newcomer is a spectator's, with an empty hand."""
    came = 0
    for seed in range(40, 44):
        table = setup.table(seed)
        for step in setup.steps(table, seed):
            if is_join(setup, step) and table.outcome is None:
                came += 1
                mine, theirs = (table.view(seat) for seat in (step.seat, SPECTATOR))
                differ = {
                    name
                    for name in mine.__struct_fields__
                    if getattr(mine, name) != getattr(theirs, name)
                }
                assert differ == {"seat"}
    assert came > 3
