"""What becomes of a bot's cards, for `manners`.

A card counts as held once for every time it came into the hand, as offered if it was among the
legal choices at least once before it left it, as lost if its Adventurer was slain with it or a
Curse took it, and as held in vain if it was in the hand when somebody else won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import CardPlayed, CardsDiscarded, CardsGained
from waystone.kernel.action import Action

Counts = dict[str, Counter[str]]
"""How often what happened, by card."""


class Hands:
    """Follows one seat's hand and counts what happens to each of its cards."""

    def __init__(self, seat: int, counts: Counts) -> None:
        self.seat = seat
        self.counts = counts
        self.hand: set[str] = set()
        self.seen: set[str] = set()
        """The cards in hand that were offered already."""

    def offer(self, legal: Sequence[Action]) -> None:
        """The seat is about to choose."""
        last = ACTIONS.play + len(BOX.cards)
        names = {BOX.cards[a.id - ACTIONS.play].id for a in legal if ACTIONS.play <= a.id < last}
        self.note("choices", names)
        self.note("offered", names - self.seen)
        self.seen |= names

    def follow(self, event: Any) -> None:
        """Something happened, maybe to this seat's hand."""
        if getattr(event, "seat", -1) != self.seat:
            return
        if isinstance(event, CardsGained):
            self.note("held", event.cards)
            self.hand.update(event.cards)
        elif isinstance(event, CardPlayed):
            self.leave("played", {event.card})
        elif isinstance(event, CardsDiscarded):
            self.leave("lost", set(event.cards) & self.hand)

    def end(self, winner: int) -> None:
        """The match is over."""
        if winner != self.seat:
            self.note("vain", self.hand)

    def leave(self, what: str, cards: set[str]) -> None:
        """Some cards left the hand; there is one of each (DC-3)."""
        self.note(what, cards)
        self.hand -= cards
        self.seen -= cards

    def note(self, what: str, cards: Iterable[str]) -> None:
        """The same happened to some cards."""
        for name in cards:
            self.counts[name][what] += 1


def table_of(counts: Counts) -> str:
    """The counts card by card, those that are played least first."""
    columns = ("held", "offered", "choices", "played", "lost", "vain")
    cards = sorted(
        (card.id for card in BOX.cards),
        key=lambda name: counts[name]["played"] / max(1, counts[name]["held"]),
    )
    rows = [f"{name:24}" + "".join(f"{counts[name][what]:9}" for what in columns) for name in cards]
    return "\n".join([f"{'':24}" + "".join(f"{what:>9}" for what in columns), *rows])
