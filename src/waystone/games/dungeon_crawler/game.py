"""The rulebook of Dungeon Crawler Labyrinth, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from waystone.games.dungeon_crawler import imagination
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import OVER
from waystone.games.dungeon_crawler.collector import CrawlerCollector
from waystone.games.dungeon_crawler.generation import set_up
from waystone.games.dungeon_crawler.options import SETTINGS, Params
from waystone.games.dungeon_crawler.picture import CrawlerDrawing
from waystone.games.dungeon_crawler.policy import CrawlerPolicy
from waystone.games.dungeon_crawler.rules import answers, windows
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView, look, reveal
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent
from waystone.kernel.outcome import LOSS, WIN, Outcome
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Settings
from waystone.kernel.statistics import GameStatistics
from waystone.words.en.dungeon_crawler import Words
from waystone.words.en.dungeon_crawler_listing import Words as Listing
from waystone.words.runtime import texts

CrawlerView.drawing = CrawlerDrawing()


class DungeonCrawler(Rules[CrawlerState, CrawlerView]):
    """A labyrinth laid tile by tile, a chest in its middle, and cards at any moment."""

    info = GameInfo(
        name="dungeon-crawler",
        title="Dungeon Crawler Labyrinth",
        summary=Listing.summary,
        version=3,
        seats=(2, 6),
    )
    halves_first: ClassVar[bool] = False
    offered = SETTINGS
    refusals = texts(Words.refusals)
    statistics = GameStatistics(collector=CrawlerCollector)

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings, self.halves_first)
        self.alphabet = ACTIONS
        self.policy = CrawlerPolicy(self, self.params)

    def setup(self, seats: int, dice: Dice) -> CrawlerState:
        """The mat and the decks; the first player is about to choose (DC-16 to DC-18)."""
        self.check_seats(seats)
        state = set_up(self.params, seats, dice)
        answers.start(self.params, state, dice)
        return state

    def acting(self, state: CrawlerState) -> Sequence[int]:
        """The seat that is asked; all who are waited for where windows have a fixed length."""
        return windows.acting(self.params, state)

    def refusal(self, state: CrawlerState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return answers.refusal(self.params, windows.facing(self.params, state, seat), seat, action)

    def legal(self, state: CrawlerState, seat: int) -> Sequence[Action]:
        """The choices of the question."""
        return answers.legal(windows.facing(self.params, state, seat), seat)

    def apply(
        self, state: CrawlerState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Refusals are not checked again: `Table.do` asks first."""
        return answers.apply(self.params, state, seat, action, dice)

    def outcome(self, state: CrawlerState) -> Outcome | None:
        """One winner; the others score by their way to the chest (DC-107)."""
        if state.phase != OVER:
            return None
        seats = range(state.seats)
        results = tuple(WIN if seat == state.winner else LOSS for seat in seats)
        scores = tuple(state.seats - 1 - state.ranks.index(seat) for seat in seats)
        return Outcome(state.reason, results, scores)

    def view(self, state: CrawlerState, seat: int) -> CrawlerView:
        """What this seat, or SPECTATOR, may know."""
        return look(self.params, state, seat)

    def reveal(self, state: CrawlerState) -> CrawlerView:
        """Everybody's hand, for those who watch a match that is over (H-11)."""
        return reveal(self.params, state)

    def imagine(self, view: CrawlerView, dice: Dice) -> CrawlerState:
        """A position that the seat of this view could be in."""
        return imagination.imagine(self.params, view, dice)


class CrawlerTwo(DungeonCrawler):
    """Rules version 2: what cards grant is done after the halves of the pair."""

    info = GameInfo(
        DungeonCrawler.info.name,
        DungeonCrawler.info.title,
        DungeonCrawler.info.summary,
        2,
        DungeonCrawler.info.seats,
    )
    halves_first = True
