"""What a match shows about the balance of the game: who wins, how long it takes, what kills."""

from __future__ import annotations

from collections import Counter
from typing import Final

from waystone.games.dungeon_crawler.board import (
    DOPPELGANGER,
    FIRST_HERO,
    NOBODY,
    PLAYING,
    WINDOW_NAMES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    ActivationBegan,
    AdventurerTaken,
    AttackDeclared,
    CardPlayed,
    Ended,
    PickedUp,
    PushTried,
    RoundBegan,
    Slain,
)
from waystone.games.dungeon_crawler.rules.windows import asking_window, is_response
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.event import Event
from waystone.kernel.statistics import Collector, Statistics

BY_ADVENTURER: Final = "won, by the adventurer begun with"
BY_PLACE: Final = "won, by place in turn order"
DEATHS: Final = "what slew Adventurers"
ROUNDS: Final = "rounds"
SLAIN: Final = "Adventurers slain per game"
MONSTERS_SLAIN: Final = "Monsters slain per game"
PICKED_UP: Final = "Adventurers picked up per game"
CARDS: Final = "cards played per game"
RESPONSES: Final = "asked to respond, per seat and round"
TURN_RESPONSES: Final = "asked to respond in turn windows, per seat and round"
DECISIONS: Final = "own decisions, per seat and round"
BY_WINDOW: Final = "asked to respond, by window"

_WOUNDING: Final = frozenset(("crushing_trap", "pit_trap", "spear_trap"))
"""Cards that wound without an attack being declared."""


class CrawlerCollector(Collector[CrawlerState]):
    """Follows one match by its events."""

    def __init__(self) -> None:
        self.first: Final[dict[int, str]] = {}
        self.order: Final[list[int]] = []
        self.deaths: Final[list[str]] = []
        self.rounds = 1
        self.monsters_slain = 0
        self.picked_up = 0
        self.cards = 0
        self.winner = NOBODY
        self.asked: Final[Counter[tuple[int, int, str]]] = Counter()
        self.seats = 0
        self._attacker = NOBODY
        self._cause = ""

    def hear(self, event: Event) -> None:
        """Note what matters."""
        if isinstance(event, AttackDeclared):
            self._attacker, self._cause = event.figure, name_of_figure(event.figure)
        elif isinstance(event, PushTried):
            self._attacker, self._cause = NOBODY, "thorns"
        elif isinstance(event, CardPlayed):
            self.cards += 1
            if event.card in _WOUNDING:
                self._attacker, self._cause = NOBODY, event.card
        elif isinstance(event, Slain):
            self._note_death(event)
        else:
            self._note_course(event)

    def _note_death(self, event: Slain) -> None:
        """An attacker who falls in an attack of its own has met a Mirror Trap."""
        if event.figure < FIRST_HERO:
            self.monsters_slain += 1
        elif event.how != "wounds":
            self.deaths.append(event.how)
        else:
            self.deaths.append("mirror_trap" if event.figure == self._attacker else self._cause)

    def _note_course(self, event: Event) -> None:
        if isinstance(event, AdventurerTaken):
            self.first.setdefault(event.seat, event.adventurer)
        elif isinstance(event, ActivationBegan):
            if event.seat not in self.order:
                self.order.append(event.seat)
        elif isinstance(event, RoundBegan):
            self.rounds = event.round
        elif isinstance(event, PickedUp):
            self.picked_up += 1
        elif isinstance(event, Ended):
            self.winner = event.winner

    def see(self, state: CrawlerState) -> None:
        """Count the question of this moment, by round, seat and window (DC-111, DC-112)."""
        self.seats = state.seats
        if state.asked != NOBODY and state.phase == PLAYING:
            window = WINDOW_NAMES[asking_window(state).window] if is_response(state) else ""
            self.asked[state.round, state.asked, window] += 1

    def report(self, statistics: Statistics) -> None:
        """Who won with what and from where, how long it took, and what was fatal."""
        for seat, adventurer in self.first.items():
            statistics.tried(BY_ADVENTURER, adventurer, seat == self.winner)
        for place, seat in enumerate(self.order, 1):
            statistics.tried(BY_PLACE, str(place), seat == self.winner)
        for cause in self.deaths:
            statistics.happened(DEATHS, cause)
        statistics.measured(ROUNDS, self.rounds)
        statistics.measured(SLAIN, len(self.deaths))
        statistics.measured(MONSTERS_SLAIN, self.monsters_slain)
        statistics.measured(PICKED_UP, self.picked_up)
        statistics.measured(CARDS, self.cards)
        self._report_questions(statistics)

    def _report_questions(self, statistics: Statistics) -> None:
        """How often every seat was asked in every round."""
        for number in range(1, self.rounds + 1):
            for seat in range(self.seats):
                by_window = {name: self.asked[number, seat, name] for name in WINDOW_NAMES.values()}
                statistics.measured(RESPONSES, sum(by_window.values()))
                statistics.measured(TURN_RESPONSES, by_window["turn"])
                statistics.measured(DECISIONS, self.asked[number, seat, ""])
        for (_, _, window), times in self.asked.items():
            if window:
                statistics.happened(BY_WINDOW, window, times)


def name_of_figure(figure: int) -> str:
    """Its kind: a creature, the Doppelganger, or just an Adventurer."""
    if figure >= FIRST_HERO:
        return "adventurer"
    return "doppelganger" if figure == DOPPELGANGER else BOX.creatures[figure].id
