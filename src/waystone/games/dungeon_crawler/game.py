"""The rulebook of Dungeon Crawler Labyrinth, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler import imagination
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import NOBODY, OVER
from waystone.games.dungeon_crawler.collector import CrawlerWitness
from waystone.games.dungeon_crawler.generation import set_up
from waystone.games.dungeon_crawler.options import SETTINGS, Params
from waystone.games.dungeon_crawler.rules import answers
from waystone.games.dungeon_crawler.rules.play import default_choice
from waystone.games.dungeon_crawler.rules.windows import facing, is_response, moment
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView, look, reveal
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent, View
from waystone.kernel.game import Game, GameInfo
from waystone.kernel.outcome import LOSS, WIN, Outcome
from waystone.kernel.settings import Settings


class DungeonCrawler(Game[CrawlerState]):
    """A labyrinth laid tile by tile, a chest in its middle, and cards at any moment."""

    info = GameInfo(
        name="dungeon-crawler",
        title="Dungeon Crawler Labyrinth",
        summary="lay the labyrinth, set monsters on each other and be first at the chest",
        version=2,
        seats=(2, 6),
    )
    offered = SETTINGS
    refusals = answers.REFUSALS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings)
        self.alphabet = ACTIONS

    def takes_newcomers(self) -> bool:
        """Up to six, unless the table forbade it when it began (DC-117)."""
        return self.params.joining

    def setup(self, seats: int, dice: Dice) -> CrawlerState:
        """The mat and the decks; the first player is about to choose (DC-16 to DC-18)."""
        self.check_seats(seats)
        state = set_up(self.params, seats, dice)
        answers.start(self.params, state, dice)
        return state

    def to_act(self, state: CrawlerState) -> int:
        """The seat that is asked."""
        return state.asked

    def asks_openly(self, state: CrawlerState) -> bool:
        """Windows do not betray who could respond (H-7)."""
        return not is_response(state)

    def choices_are_open(self, state: CrawlerState) -> bool:
        """They name the cards of a hand, if there are any (H-1)."""
        if self.is_paced(state):
            return False
        return state.asked == NOBODY or not state.hands[state.asked]

    def refusal(self, state: CrawlerState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return answers.refusal(self.params, facing(self.params, state, seat), seat, action)

    def legal(self, state: CrawlerState, seat: int) -> Sequence[Action]:
        """The choices of the question."""
        return answers.legal(facing(self.params, state, seat), seat)

    def apply(
        self, state: CrawlerState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Do it."""
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

    def imagine(self, view: View, dice: Dice) -> CrawlerState:
        """A position that the seat of this view could be in."""
        assert isinstance(view, CrawlerView)
        return imagination.imagine(self.params, view, dice)

    def turn(self, state: CrawlerState) -> int:
        """Every question of a window has its own time, everything else its activation's."""
        if is_response(state):
            return moment(self.params, state)
        return (state.round * 8 + state.active) * 8 + state.asked

    def seconds(self, state: CrawlerState) -> int:
        """A window that nobody answers passes after a while (DC-100, H-7)."""
        seconds = self.params.even_pace or self.params.window_seconds
        return seconds if is_response(state) else 0

    def is_paced(self, state: CrawlerState) -> bool:
        """At an even pace every window lasts its time (H-7)."""
        return self.params.even_pace > 0 and is_response(state)

    def is_timed_alone(self) -> bool:
        """At an even pace windows close by themselves at every table (H-7)."""
        return self.params.even_pace > 0

    def on_clock(self, state: CrawlerState, seat: int, dice: Dice) -> Action:
        """To do nothing where that is possible, else the first choice (DC-100)."""
        return ACTIONS[default_choice(state.options)]

    def collector(self) -> CrawlerWitness:
        """Somebody to follow a match for the balance of the game."""
        return CrawlerWitness()
