"""What tells somebody nothing changes nothing that they see: it can be kept from them whole."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.setups import every_setup
from waystone.kernel.event import SPECTATOR, View
from waystone.kernel.policy import visible_acting
from waystone.kernel.table import Step, Table
from waystone.laws.setup import Setup
from waystone.match.step_logs import noticed

Seen = tuple[View, list[int], list[str]]


def seen(table: Table[Any], acting: list[int], viewpoint: int) -> Seen:
    """All that a frame shows beside the steps: the view, who is asked, the choices."""
    game, state = table.game, table.state
    legal = [] if viewpoint == SPECTATOR else [each.text for each in table.legal(viewpoint)]
    return (
        table.view(viewpoint),
        visible_acting(game.policy.open_questions(state), acting, (viewpoint,)),
        legal,
    )


def lively(setup: Setup, table: Table[Any], seed: int) -> Iterator[Step]:
    """Random play in which everybody also uses the table actions that stay secret."""
    rng = random.Random(seed)
    secrets = [each for each in setup.game.alphabet if each.secret and each.table_action]
    secrets = [each for each in secrets if not each.automatic]
    for _ in range(400):
        seat = rng.choice(sorted(table.acting()) or [-1])
        if seat < 0:
            return
        if secrets and rng.random() < 0.05:
            table_action = rng.choice(secrets)
            other = rng.randrange(setup.seats)
            if not setup.game.refusal(table.state, other, table_action):
                yield table.do(other, table_action)
                continue
        yield table.do(seat, rng.choice(table.legal(seat)))


def tells(step: Step, changed: int, shows_all: bool, viewpoint: int) -> bool:
    is_open = shows_all and viewpoint == SPECTATOR
    return is_open or step.tells(viewpoint) or bool(changed >> viewpoint & 1)


@pytest.mark.rule("DM-81")
@every_setup
def test_who_is_told_nothing_sees_nothing_change(setup: Setup) -> None:
    game = setup.game
    for seed in range(2):
        table = setup.table(seed)
        acting = sorted(table.acting())
        before = {viewpoint: seen(table, acting, viewpoint) for viewpoint in setup.watchers}
        for step in lively(setup, table, seed):
            now = sorted(table.acting())
            changed = noticed(step.openly, acting, game.policy.open_questions(table.state), now)
            for viewpoint in setup.watchers:
                after = seen(table, now, viewpoint)
                if not tells(step, changed, game.policy.open_spectating, viewpoint):
                    assert after == before[viewpoint], (step.action.text, viewpoint)
                before[viewpoint] = after
            acting = now
