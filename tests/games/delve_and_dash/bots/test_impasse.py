"""A knight with the treasure does not stand before the dragon for ever (DD-111)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.acting import first_acting
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY
from waystone.kernel.table import Table

ENTRY = find_game("delve-and-dash")


def repeats(seats: int, settings: dict[str, str], seed: int) -> int:
    """How often one carrier began its turns in one chamber with the dragon in one chamber."""
    game = ENTRY.open(settings)
    table = Table(game, ["knight"] * seats, seed)
    kind = ENTRY.bot("knight")
    bots = [kind.make(game, SeededDice(f"{seed}/{seat}"), Budget()) for seat in range(seats)]
    seen: list[Counter[tuple[int, int]]] = [Counter() for _ in range(seats)]
    most, turn = 0, (0, 0)
    while (seat := first_acting(table)) != NOBODY:
        state = table.state
        if state.awake and (state.round, seat) != turn:
            turn = state.round, seat
            if state.carrier == seat:
                seen[seat][state.place[seat], state.dragon] += 1
                most = max(most, *seen[seat].values())
            else:
                seen[seat].clear()
        step = table.do(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
        for ear, bot in enumerate(bots):
            bot.watch(step.visible_to(ear), table.view(ear))
    return most


# Matches in which knights stood before the dragon, 264 times in a row at worst.
STOOD = [
    (1, {"level": "1"}, 47),
    (2, {"level": "2"}, 36),
    (2, {"level": "2"}, 58),
    (2, {"level": "1", "mode": "cpu"}, 18),
    (1, {"size": "6", "level": "2"}, 58),
    (1, {"level": "2"}, 6),
]


@pytest.mark.rule("DD-111")
@pytest.mark.parametrize(("seats", "settings", "seed"), STOOD)
def test_knights_that_stood_before_the_dragon_move_on(
    seats: int, settings: dict[str, str], seed: int
) -> None:
    assert repeats(seats, settings, seed) <= 3


@pytest.mark.slow
@pytest.mark.rule("DD-111")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("size", ["6", "8", "12", "20"])
def test_no_knight_repeats_itself_more_than_three_times(seats: int, level: str, size: str) -> None:
    """Long matches are fewer: on the largest board one may take a minute."""
    settings, matches = {"level": level, "size": size}, 100 if size in "68" else 20
    found = Counter(repeats(seats, settings, seed) for seed in range(500, 500 + matches))
    assert max(found) <= 3, found
