"""Looks for wins that a player let go by; it shares no code with the bots.

At every free choice of a seat in its step 5 all lines of own cards and Moves are tried out on the
true position, by the rulebook alone: everybody else passes, no die may be thrown, and a line ends
well if the match is won. A win counts as missed if there was such a line at some choice of an
activation, and the activation came to its end without a landing although nobody else responded.

    python -m tests.games.dungeon_crawler.missed_wins champion,warlord 20 seed
"""

from __future__ import annotations

import sys
from typing import Any, Final

from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import FIRST_HERO, OVER, SIDE
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import ActivationBegan, CardPlayed, PathCommitted
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.bot import Budget
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.table import Table

MOST_TRIED: Final = 4000
USEFUL: Final = frozenset(
    ACTIONS.play + BOX.card_by_id[name]
    for name in (
        "magic_boots",
        "potion_of_quickness",
        "potion_of_flight",
        "potion_of_firewalk",
        "scroll_of_teleportation",
        "secret_door",
        "warp_space",
        "switch_trap",
        "lure",
        "rotating_rooms",
        "shifting_rooms",
        "cave_in",
    )
)
"""Cards of the turn windows that can bring somebody nearer without a die."""


class Thrown(Exception):
    """Somebody would have to throw a die."""


class Untouched(Dice):
    """No die is thrown; decks stay as they are."""

    def roll(self, sides: int) -> int:
        raise Thrown

    def shuffle(self, items: list[int]) -> None:
        pass


class Checker:
    """A search through all that one seat can do before its activation is over."""

    def __init__(self, game: DungeonCrawler, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seen: set[bytes] = set()
        self.held: set[int] = set()
        self.tried = 0

    def line(self, state: CrawlerState) -> list[str] | None:
        """A line that wins, as texts; the nearest positions to the chest are looked at first."""
        alone = state.copy()
        self.held = {ACTIONS.play + card for card in state.hands[self.seat]}
        for seat, hand in enumerate(alone.hands):
            if seat != self.seat:
                alone.deck[:0] = hand
                alone.hands[seat] = []
        waiting: list[tuple[int, list[str], CrawlerState]] = [(0, [], alone)]
        while waiting and self.tried < MOST_TRIED:
            waiting.sort(key=lambda each: each[0], reverse=True)
            _, line, before = waiting.pop()
            for id in self.worth_trying(before):
                after = self.after(before, id)
                if after is None:
                    continue
                longer = [*line, ACTIONS[id].text]
                if after.phase == OVER:
                    if after.winner == self.seat:
                        return longer
                    continue
                key = after.key()
                is_on = after.active == self.seat and after.round == state.round
                if after.asked == self.seat and is_on and key not in self.seen:
                    self.seen.add(key)
                    waiting.append((self.far(after), longer, after))
        return None

    def worth_trying(self, state: CrawlerState) -> list[int]:
        """Moves, useful cards, and every answer to a card's question."""
        options = state.options
        if ACTIONS.done in options or ACTIONS.stop in options:
            moves = [id for id in options if ACTIONS.move <= id < ACTIONS.push]
            # Nobody can plan with a card that lies in a pile of treasure still.
            useful = USEFUL & self.held
            more = [id for id in options if id in useful or id == ACTIONS.stop]
            chest = [id for id in moves if id - ACTIONS.move in state.chests]
            if chest:
                return chest
            if ACTIONS.stop not in options and not more:
                piles = [id for id in moves if id - ACTIONS.move in state.piles]
                return piles if self.far(state) <= 14 else []
            return [*more, *moves]
        return [id for id in options if id < ACTIONS.push or id >= ACTIONS.target]

    def after(self, state: CrawlerState, id: int) -> CrawlerState | None:
        """What follows if nobody responds, None if a die decides."""
        self.tried += 1
        state = state.copy()
        try:
            self.game.apply(state, self.seat, ACTIONS[id], Untouched())
            while state.asked >= 0 and (ACTIONS.pass_ in state.options or state.asked != self.seat):
                answer = ACTIONS.pass_ if ACTIONS.pass_ in state.options else state.options[0]
                self.game.apply(state, state.asked, ACTIONS[answer], Untouched())
        except Thrown:
            return None
        return state

    def far(self, state: CrawlerState) -> int:
        """How far the seat's Adventurer is from the chest, walls ignored."""
        here, chest = state.spot[FIRST_HERO + self.seat], state.chests[0]
        if here < 0:
            return 99
        return max(abs(here % SIDE - chest % SIDE), abs(here // SIDE - chest // SIDE))


class MissedWins:
    """Follows a match and notes what each activation missed."""

    def __init__(self, table: Table[CrawlerState], watched: set[str]) -> None:
        assert isinstance(table.game, DungeonCrawler)
        self.game = table.game
        self.table = table
        self.watched = watched
        self.chance: tuple[int, list[str]] | None = None
        self.missed: list[str] = []

    def before(self, seat: int, question: str) -> None:
        """A seat is about to choose."""
        state = self.table.state
        is_free = question == "act" and state.active == seat and self.chance is None
        if is_free and self.table.record.players[seat] in self.watched and len(state.chests) == 1:
            line = Checker(self.game, seat).line(state)
            if line is not None:
                self.chance = (seat, line)

    def follow(self, events: list[Any]) -> None:
        """What somebody else has stopped, or a landing that was begun, was not missed."""
        for event in events:
            if isinstance(event, PathCommitted) and self.chance is not None:
                is_own = event.figure == FIRST_HERO + self.chance[0]
                if is_own and event.path[-1] in self.table.state.chests:
                    self.chance = None
            elif isinstance(event, CardPlayed) and self.chance is not None:
                if event.seat != self.chance[0]:
                    self.chance = None
            elif isinstance(event, ActivationBegan) and self.chance is not None:
                seat, line = self.chance
                where = f"round {self.table.state.round}, {self.table.record.players[seat]}"
                self.missed.append(f"{where}: {', '.join(line)}")
                self.chance = None
        if self.table.outcome is not None:
            self.chance = None


def missed(names: list[str], watched: set[str], seed: str) -> list[str]:
    """One match to its end, and the wins that these bots missed in it."""
    entry = find_game("dungeon-crawler")
    game = entry.open({"round_limit": "60"})
    table: Table[CrawlerState] = Table(game, names, seed)
    bots = [
        entry.bot(name).make(game, SeededDice(seed, f"bot {seat}"), Budget())
        for seat, name in enumerate(names)
    ]
    collector = MissedWins(table, watched)
    while acting := table.acting():
        seat = acting[0]
        view = table.view(seat)
        assert isinstance(view, CrawlerView)
        collector.before(seat, view.question or "")
        step = table.do(seat, bots[seat].choose(view, table.legal(seat)))
        collector.follow([event for _, event in step.events])
    return collector.missed


if __name__ == "__main__":
    players, games, seed = sys.argv[1].split(","), int(sys.argv[2]), sys.argv[3]
    found = 0
    for number in range(games):
        turned = players[number % len(players) :] + players[: number % len(players)]
        lines = missed(turned, {players[0]}, f"{seed}/{number}")
        found += len(lines)
        for line in lines:
            print(f"game {number}, {line}", flush=True)
    print(f"{found} missed wins of {players[0]} in {games} games")
