"""What a bot does with its activations: `python -m tests.games.dungeon_crawler.manners 100 check`.

Duels of champion and warlord, each seed from both seats. An activation is idle if its Adventurer
neither walks nor attacks nor pushes nor is put anywhere, and its player plays no card.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.board import FIRST_HERO
from waystone.games.dungeon_crawler.events import (
    ActivationBegan,
    AdventurerTaken,
    AttackDeclared,
    CardPlayed,
    PickedUp,
    PushTried,
    Put,
    Walked,
)
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

PAIR = ("champion", "warlord")


def is_deed(event: Any, seat: int) -> bool:
    """Whether something was done in a seat's activation."""
    if isinstance(event, (Walked, AttackDeclared, Put)):
        return event.figure == FIRST_HERO + seat
    if isinstance(event, CardPlayed):
        return event.seat == seat
    return isinstance(event, (PushTried, PickedUp, AdventurerTaken))


def count(number: int, seed: str, counts: Counter[str]) -> None:
    """One duel, added to the counts of both bots."""
    entry = find_game("dungeon-crawler")
    game = entry.open({"round_limit": "60"})
    names = PAIR if number % 2 == 0 else PAIR[::-1]
    table: Table[CrawlerState] = Table(game, list(names), f"{seed}/{number // 2}")
    bots = [
        entry.bot(name).make(game, SeededDice(f"{seed}/{number}", f"bot {seat}"), Budget())
        for seat, name in enumerate(names)
    ]
    active, deeds = -1, 0
    while acting := table.acting():
        seat = acting[0]
        action = bots[seat].choose(table.view(seat), table.legal(seat))
        boss, spots = table.state.boss[:], table.state.spot[:]
        for _, event in table.do(seat, action).events:
            if isinstance(event, ActivationBegan):
                if active >= 0:
                    counts[f"{names[active]} activations"] += 1
                    counts[f"{names[active]} idle"] += not deeds
                active, deeds = event.seat, 0
            elif active >= 0:
                deeds += is_deed(event, active)
                if isinstance(event, AttackDeclared) and event.figure == FIRST_HERO + active:
                    counts[f"{names[active]} attacks"] += 1
                    own = [at for at, cell in enumerate(spots[:FIRST_HERO]) if cell == event.cell]
                    counts[f"{names[active]} at own"] += bool(own) and boss[own[0]] == active
    counts[f"won by {names[table.state.winner]}"] += 1
    counts["over 30 rounds"] += table.state.round > 30


if __name__ == "__main__":
    found: Counter[str] = Counter()
    for each in range(int(sys.argv[1])):
        count(each, sys.argv[2], found)
    print("\n".join(f"{what}: {times}" for what, times in sorted(found.items())))
