"""What coaches see in the golden matches, as sums: facts, worth, what is hidden, and reasons.

An analysis of yesterday is compared with one of today. Whether coaches judge well, the tests of
the analysis say.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import product
from typing import Any, Final

from tests.golden.told import HERE
from waystone.bots.coach import ALONE, TOGETHER, Coach
from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.table import Table

FILE: Final = "coached.txt"
RECORDS: Final = {
    "delve-and-dash": ("solo-level-2", "duel-level-1", "cpu-level-2"),
    "extrikate": ("solo-hard", "three-levels"),
    "dooom": ("duel-hunter-seeker", "vault-four"),
    "dungeon-crawler": ("two-warlord-racer", "three-hard-random"),
}
LOOKS: Final = 14
PAIRS: Final = 4
WEIGHTS: Final = {name: [at % 7 / 10 - 0.3 for at in range(200)] for name in (ALONE, TOGETHER)}
"""Not what was learnt, which may be learnt anew."""


def line(game: str, name: str) -> str:
    """One match: a sum for some of its moments."""
    record = parse((HERE / game / f"{name}.record").read_text(encoding="utf-8"))
    rules = find_game(game).open(record.settings, record.version)
    coach = find_game(game).coach(rules, WEIGHTS)
    table: Table[Any] = Table(rules, record.players, record.seed)
    often = max(1, len(record.entries) // LOOKS)
    sums = []
    for number, each in enumerate(record.entries):
        if number % often == 0:
            sums.append(sum_of(coach, table))
        table.act(each.seat, each.text, name=each.name)
    return " ".join([name, *sums, sum_of(coach, table)])


def sum_of(coach: Coach[Any, Any], table: Table[Any]) -> str:
    """All that the coach says of this moment, as if it were one of those imagined."""
    state = table.state
    found: list[Any] = []
    now = coach.moment(state)
    found.append([now, round_all(coach.nobody(state)), round_all(coach.worth(state, table.seats))])
    for seat in range(table.seats):
        view = table.view(seat)
        settled = [
            coach.is_settled(state, seat, now - ago, done) for ago in (0, 2) for done in (1, 9)
        ]
        found.append([round_all(coach.features(state, seat)), settled, coach.is_blind(view)])
        found.append(sorted(map(tuple, coach.hidden_things(state, view))))
    for seat in table.acting()[:1]:
        view = table.view(seat)
        some = coach.choices(view, table.legal(seat))
        some = [some[at * len(some) // PAIRS] for at in range(PAIRS)]
        dreams = [state, *coach.imagined(view, SeededDice(now, "coached"), 2)]
        said = [coach.reasons(view, one, other, dreams) for one, other in product(some, some)]
        found.append([[action.text for action in some], said])
    return sha256(repr(found).encode()).hexdigest()[:6]


def round_all(numbers: Any) -> list[float]:
    """To what every machine agrees on."""
    return [round(float(each), 6) for each in numbers]


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, name)}\n" for name in RECORDS[game])
