"""Predict: python -m bench.analysis.predict GAME PURPOSE MATCHES PER BUDGET FILE

Plays so many matches of a purpose (`map` to learn from, `held-out` to be judged by), draws PER
decisions of each by lot, and writes what the analysis counts for the choice that was made, before
it is turned into a chance, beside what came of the match. FILE is a csv.gz with a row per decision,
to which rows are added; MATCHES is a number, or from one to before another, such as 500-1000.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Any

from bench.analysis.population import played
from waystone.analysis.coaching import coach_of
from waystone.analysis.judging import Judge, TriedChoice
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record
from waystone.kernel.replay import open_table, steps
from waystone.kernel.table import Table

HEAD = "match,seats,step,seat,raw,got"
SEED = "prediction"


def decisions(table: Table[Any], record: Record, dice: SeededDice, per: int) -> dict[int, int]:
    """Some steps where a seat had a choice, by lot, with their seats."""
    again = open_table(table.game, record)
    found: list[tuple[int, int]] = []
    played_on = steps(again, record)
    for number, entry in enumerate(record.entries, 1):
        if entry.seat in again.acting() and len(again.legal(entry.seat)) > 1:
            found.append((number, entry.seat))
        next(played_on)
    chosen: dict[int, int] = {}
    while found and len(chosen) < per:
        number, seat = found.pop(dice.index(len(found)))
        chosen[number] = seat
    return chosen


def by_seat(table: Table[Any], dice: SeededDice) -> dict[int, int]:
    """One decision of each seat, by lot."""
    chosen: dict[int, int] = {}
    many = decisions(table, table.record, dice, 1_000_000)
    for seat in range(table.seats):
        own = [number for number, who in many.items() if who == seat]
        if own:
            chosen[own[dice.index(len(own))]] = seat
    return chosen


def predicted(judge: Judge, table: Table[Any], number: int, seat: int, text: str) -> float:
    """What the choice that was made is worth, by what its seat knew."""
    made = TriedChoice(table.game.alphabet.parse(text))
    imagined = judge.tries(judge.imagine(table.view(seat), number, seat))
    judge.extend(made, made.values, imagined, seat, f"{judge.seed} {number} {seat}")
    return made.mean


def rows_of(game: str, purpose: str, number: int, per: int, budget: int) -> list[str]:
    """The predictions of one match; with `per` 0 one for each seat."""
    table, _ = played(game, purpose, number)
    assert table.outcome is not None
    judge = Judge(coach_of(game, table.game), table.seats, budget, SEED)
    got = judge.coach.worth(table.state, table.seats)
    dice = SeededDice(f"{purpose} {number}", "positions")
    chosen = decisions(table, table.record, dice, per) if per else by_seat(table, dice)
    again = open_table(table.game, table.record)
    found = []
    played_on = steps(again, table.record)
    for step, entry in enumerate(table.record.entries, 1):
        if step in chosen:
            raw = predicted(judge, again, step, entry.seat, entry.text)
            found.append(
                f"{number},{table.seats},{step},{entry.seat},{raw:.4f},{got[entry.seat]:g}"
            )
        next(played_on)
    return found


def main(arguments: list[str]) -> None:
    """Predict, and write; what is there already is gone on with, so that it can be stopped."""
    game, purpose, many, per, budget, target = arguments
    first, _, last = many.rpartition("-")
    for number in range(int(first or 0), int(last)):
        is_new = not Path(target).is_file()
        rows = rows_of(game, purpose, number, int(per), int(budget))
        with gzip.open(target, "at", encoding="utf-8") as file:
            print(*([HEAD] if is_new else []), *rows, sep="\n", file=file)
        if number % 50 == 0:
            print(game, purpose, number, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
