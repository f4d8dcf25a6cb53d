"""Is a step back on the way home a mistake? python -m bench.analysis.back DUELS [BUDGET …]

Knights play duels; in each, halfway between finding the treasure and the end, the carrier is made
to step back where it came from instead of going on. Prints what an analysis says of that, with each
budget, and how often each mark was given.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import count
from typing import Any, NamedTuple

from bench.analysis.population import open_match
from waystone.analysis.model import Decision
from waystone.analysis.study import USUAL_BUDGET, Study
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record, RecordedStep
from waystone.kernel.replay import open_table, steps
from waystone.kernel.table import Table

GAME = "delve-and-dash"
BOT = "knight"
LONGEST = 300
BACK = {"move n": "move s", "move s": "move n", "move e": "move w", "move w": "move e"}


class Spot(NamedTuple):
    """A moment at which a carrier went on, and could have gone back."""

    step: int
    seat: int
    back: str


def duel(number: int) -> tuple[Record, list[Spot]]:
    """A duel, and all such moments in it."""
    rules, bots, seed = open_match(GAME, "back", number)
    table: Table[Any] = Table(rules, [BOT] * len(bots), seed)
    make = find_game(GAME).bots[BOT].make
    players = [
        make(rules, SeededDice(seed, f"bot {seat}"), Budget(nodes=200)) for seat in range(len(bots))
    ]
    spots, last = [], [""] * len(bots)
    while len(bots) == 2 and table.outcome is None and table.number < LONGEST:
        seat = table.acting()[0]
        legal = table.legal(seat)
        chosen = players[seat].choose(table.view(seat), legal)
        back = BACK.get(last[seat], "") if chosen.text in BACK else ""
        can = back != chosen.text and any(each.text == back for each in legal)
        if can and table.state.carrier == seat:
            spots.append(Spot(table.number + 1, seat, back))
        last[seat] = chosen.text
        table.do(seat, chosen)
    return table.record, spots


def judged(record: Record, spot: Spot, budget: int) -> Decision:
    """What is said of the step back."""
    study = Study(record, budget, "analysis")
    table = open_table(study.rules, record)
    for _, _ in zip(range(spot.step - 1), steps(table, record), strict=False):
        pass
    found = study.decided(table, RecordedStep(spot.seat, spot.back, ""), spot.step)
    assert found is not None
    return found


def tell(where: str, budget: int, found: Decision) -> None:
    """One line; `lost` is what it seems to cost, whether chance explains it or not."""
    print(
        f"{where}, budget {budget}: {found.mark or 'no mark'}, {found.after / 100:.1f} % instead of"
        f" {found.best / 100:.1f} %; {found.lost / 100:.1f} lost, give {found.give / 100:.1f}",
        flush=True,
    )


def main(arguments: list[str]) -> None:
    """One of each duel that has at least three, with one budget or several."""
    wanted, budgets = int(arguments[0]), [int(each) for each in arguments[1:]] or [USUAL_BUDGET]
    marks: dict[int, Counter[str]] = {budget: Counter() for budget in budgets}
    for number in count():
        record, spots = duel(number)
        if len(spots) < 3:
            continue
        spot = spots[len(spots) // 2]
        for budget in budgets:
            found = judged(record, spot, budget)
            marks[budget][found.mark or "none"] += 1
            tell(f"duel {number}, step {spot.step}", budget, found)
        if marks[budgets[0]].total() == wanted:
            break
    for budget, given in marks.items():
        print(f"budget {budget}: " + ", ".join(f"{mark} {many}" for mark, many in given.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
