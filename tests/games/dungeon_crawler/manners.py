"""What a bot does with its activations and cards.

    python -m tests.games.dungeon_crawler.manners 100 check
    python -m tests.games.dungeon_crawler.manners 100 check champion,warlord,warlord,warlord

Duels of champion and warlord or another table, each seed from every seat. An activation is idle if
its Adventurer neither walks nor attacks nor pushes nor is put anywhere, and its player plays no
card. The cards are those of the first bot.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from contextlib import suppress
from typing import Any

from tests.games.dungeon_crawler.cards import Counts, Hands, table_of
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


def count(
    bots_of: tuple[str, ...], number: int, seed: str, counts: Counter[str], cards: Counts
) -> None:
    """One match, added to the counts of all bots and of the first one's cards."""
    entry = find_game("dungeon-crawler")
    game = entry.open({"round_limit": "60"})
    place = number % len(bots_of)
    names = bots_of[-place:] + bots_of[:-place] if place else bots_of
    table: Table[CrawlerState] = Table(game, list(names), f"{seed}/{number // len(names)}")
    hands = Hands(place, cards)
    bots = [
        entry.bot(name).make(game, SeededDice(f"{seed}/{number}", f"bot {seat}"), Budget())
        for seat, name in enumerate(names)
    ]
    active, deeds = -1, 0
    while acting := table.acting():
        seat = acting[0]
        legal = table.legal(seat)
        if seat == hands.seat:
            hands.offer(legal)
        action = bots[seat].choose(table.view(seat), legal)
        boss, spots = table.state.boss[:], table.state.spot[:]
        for _, event in table.do(seat, action).events:
            hands.follow(event)
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
    hands.end(table.state.winner)
    counts[f"won by {names[table.state.winner]}"] += 1
    counts["over 30 rounds"] += table.state.round > 30


if __name__ == "__main__":
    found: Counter[str] = Counter()
    of_cards: Counts = defaultdict(Counter)
    players = tuple(sys.argv[3].split(",")) if len(sys.argv) > 3 else PAIR
    with suppress(KeyboardInterrupt):  # who has no time for all of them wants to see the rest
        for each in range(int(sys.argv[1])):
            count(players, each, sys.argv[2], found, of_cards)
            print(f"\r{each + 1}: {found[f'won by {players[0]}']} won", end="", file=sys.stderr)
    print("\n".join(f"{what}: {times}" for what, times in sorted(found.items())))
    print(table_of(of_cards))
