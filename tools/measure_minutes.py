"""How many minutes a match takes, for the home page's doors: the `minutes` of the catalogue.

Bots play the first way to play that a game offers, in the places of the people and bots that would
sit there. A match takes the pauses of the page at its usual pace, and a while for every decision of
a person. What is told is the middle half of all matches, in whole minutes. With a server's data
folder, finished matches of people are measured instead, and nothing is supposed.

    python tools/measure_minutes.py [--matches 40] [--data /srv/waystone]
"""

from __future__ import annotations

import argparse
import asyncio
from collections import defaultdict
from collections.abc import Iterable
from math import log2
from pathlib import Path
from statistics import quantiles

from waystone.catalogue import GAMES, GameEntry
from waystone.cli.opening import FILE
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.mode import BOT, ME
from waystone.kernel.table import Step, Table
from waystone.match.model import OVER
from waystone.storage.sqlite import SqliteStore

USUAL_PACE = 0.5
"""The share of a pause that the page waits unless a player wants another pace."""
SECONDS_TO_LOOK = 2.0
MOST_MATCHES = 100_000


def seconds_of_bots(entry: GameEntry, seed: int) -> float:
    """One match between bots, as long as it would take the people among them."""
    mode = entry.modes[0]
    seats = [seat for seat in mode.seats if seat in (ME, BOT)]
    table = Table(entry.open(mode.settings), ["" for _ in seats], seed)
    kind = entry.bot(entry.usual_bot)
    bots = [kind.make(table.game, SeededDice(seed + at), Budget()) for at in range(len(seats))]
    seconds = 0.0
    while acting := table.acting():
        seat = acting[0]
        legal = table.legal(seat)
        step = table.do(seat, bots[seat].choose(table.view(seat), legal))
        for ear, bot in enumerate(bots):
            bot.watch(step.visible_to(ear), table.view(ear))
        is_bots = seats[seat] == BOT
        seconds += shown_for(entry, step, is_bots) + (0 if is_bots else thought_over(len(legal)))
    return seconds


def shown_for(entry: GameEntry, step: Step, is_bots: bool) -> float:
    """How long the first seat is shown a step."""
    pauses = entry.pauses
    millis = sum(
        pauses.before_event(event, is_bots, False) + pauses.after_event(event)
        for event in step.visible_to(0)
    )
    return USUAL_PACE * millis / 1000


def thought_over(choices: int) -> float:
    """Seconds that a person needs to decide, by Hick's law: one more for twice as many choices."""
    return SECONDS_TO_LOOK + log2(max(1, choices))


async def seconds_of_people(folder: Path) -> dict[str, list[float]]:
    """How long finished matches took, by game, from the first step to the last."""
    store = SqliteStore(folder / FILE)
    found: dict[str, list[float]] = defaultdict(list)
    for match in await store.some_matches(MOST_MATCHES):
        stored = await store.load(match)
        if stored and stored[0].state == OVER and stored[1]:
            info, steps = stored
            found[info.game].append((steps[-1].at - steps[0].at) / 1000)
    return found


def minutes_of(seconds: Iterable[float]) -> tuple[int, int]:
    """The middle half, at least a minute."""
    low, _, high = quantiles(seconds, n=4)
    return max(1, round(low / 60)), max(1, round(high / 60))


def main() -> None:
    """Print a line per game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--data", type=Path)
    asked = parser.parse_args()
    people = asyncio.run(seconds_of_people(asked.data)) if asked.data else None
    for name, entry in GAMES.items():
        if people is None:
            seconds = [seconds_of_bots(entry, seed) for seed in range(asked.matches)]
        else:
            seconds = people.get(name, [])
        print(name, minutes_of(seconds) if len(seconds) > 1 else "too few matches")


if __name__ == "__main__":
    main()
