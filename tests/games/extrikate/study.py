"""Measures bots and plain policies over many seeded games, for docs/bots/extrikate.md.

python -m tests.games.extrikate.study solo 10000
python -m tests.games.extrikate.study table 10000 hard medium
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from tests.acting import first_acting
from waystone.games.extrikate.actions import MOVES, family_of
from waystone.games.extrikate.bots import BOTS
from waystone.games.extrikate.bots.easy import Drifter
from waystone.games.extrikate.bots.ground import KnownSheet
from waystone.games.extrikate.bots.hard import Reckoner
from waystone.games.extrikate.bots.medium import Wanderer
from waystone.games.extrikate.bots.player import DelverBot
from waystone.games.extrikate.game import Extrikate
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.settings import Settings
from waystone.kernel.table import Table

Make = Callable[[Dice], Bot[Any]]
GAME = Extrikate(Settings(Extrikate.offered))


class Explorer(Wanderer):
    """Walks into the unknown, but draws no wall across its way home, and doors on it."""

    def at_edges(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        if view.step in ("place_wall", "place_door", "cave_in"):
            return Reckoner().at_edges(view, legal)
        return super().at_edges(view, legal)


class Payer(Explorer):
    """Bribes whenever it can."""

    def wants_to_pay(self, view: ExtrikateView) -> bool:
        return True


class Homebody(Explorer):
    """Steps to and fro beside the start."""

    def at_edges(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        if view.step == "move_or_dig" and view.delvers[view.seat].phase == "delve":
            moves = [each for each in legal if family_of(each) == MOVES]
            return min(moves or legal, key=KnownSheet(view).steps_after)
        return super().at_edges(view, legal)


class Rival(Explorer):
    """Leaves when ahead of all at home: with the last life and two treasures, or as the last."""

    def wants_out(self, view: ExtrikateView) -> bool:
        me = view.delvers[view.seat]
        home = [each.treasure for each in view.delvers if each.status == "home"]
        is_last = [each.status for each in view.delvers].count("active") == 1
        is_time = is_last or (me.lives <= 1 and me.treasure >= 2)
        return is_time and me.treasure > max(home, default=-1)


class Rambler(Drifter):
    """Moves, digs and draws anywhere, but fights, and ends a turn only to leave."""

    def after_roll(self, view: ExtrikateView) -> Action:
        return DelverBot.after_roll(self, view)

    def wants_to_pay(self, view: ExtrikateView) -> bool:
        return False


def treasure_of(least: int) -> Callable[[Delver], bool]:
    return lambda me: me.treasure >= least


def lives_of(most: int) -> Callable[[Delver], bool]:
    return lambda me: me.lives <= most


def last_life_with_two(me: Delver) -> bool:
    return me.lives <= 1 and me.treasure >= 2


def last_life_or_four(me: Delver) -> bool:
    return me.lives <= 1 or me.treasure >= 4


def never(me: Delver) -> bool:
    return False


def shelf_bot(name: str, game: Extrikate = GAME) -> Make:
    kind = next(each for each in BOTS if each.name == name)
    return lambda dice: kind.make(game, dice, Budget())


POLICIES: dict[str, Make] = {
    "≥ 1 treasure": lambda dice: Explorer(dice, treasure_of(1)),
    "≥ 3 treasure": lambda dice: Explorer(dice, treasure_of(3)),
    "≥ 5 treasure": lambda dice: Explorer(dice, treasure_of(5)),
    "≤ 2 lives": lambda dice: Explorer(dice, lives_of(2)),
    "≤ 1 life": lambda dice: Explorer(dice, lives_of(1)),
    "≤ 1 life or ≥ 4 treasure": lambda dice: Explorer(dice, last_life_or_four),
    "1 life and ≥ 2 treasure (explore)": lambda dice: Explorer(dice, last_life_with_two),
    "1 life and ≥ 2 treasure (home)": lambda dice: Homebody(dice, last_life_with_two),
    "1 life and ≥ 2, always bribing": lambda dice: Payer(dice, last_life_with_two),
    "1 life and ≥ 2, all else random": lambda dice: Rambler(dice, last_life_with_two),
    "never exit": lambda dice: Explorer(dice, never),
    **{f"bot {kind.name}": shelf_bot(kind.name) for kind in BOTS},
}


@dataclass
class Tally:
    """What came of some solo games."""

    scores: list[int] = field(default_factory=list)
    homes: int = 0
    turns: list[int] = field(default_factory=list)
    rolls: list[int] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    def error(self) -> float:
        """The standard error of the mean score."""
        mean, size = self.mean(), len(self.scores)
        return sqrt(sum((each - mean) ** 2 for each in self.scores) / (size - 1) / size)

    def survival(self) -> float:
        return self.homes / len(self.scores)


def player(name: str) -> Make:
    """A bot of the shelf, or the rival of the rule page."""
    return (lambda dice: Rival(dice, never)) if name == "rival" else shelf_bot(name)


def play_solo(make: Make, games: int, game: Extrikate = GAME, seed: str = "study") -> Tally:
    """Play this many games; game number i has the seed `study/i`."""
    tally = Tally()
    for number in range(games):
        table = Table(game, ["solo"], f"{seed}/{number}")
        play_out(table, [make(SeededDice(f"{seed}/{number}", "bot"))])
        tally.scores.append(table.state.treasure[0])
        tally.homes += table.state.lives[0] > 0
        tally.turns.append(table.state.turns[0])
        tally.rolls.append(table.state.rolls[0])
    return tally


def solo_row(name: str, tally: Tally) -> str:
    games, turns = len(tally.scores), sorted(tally.turns)
    brought = sum(tally.scores) / tally.homes if tally.homes else 0
    return (
        f"| {name} | {tally.survival():.3f} | {tally.mean():.3f} ± {1.96 * tally.error():.3f} "
        f"| {brought:.2f} | {sum(turns) / games:.1f} / {turns[games * 95 // 100]} / {turns[-1]} "
        f"| {sum(tally.rolls) / games:.1f} |"
    )


@dataclass
class TableTally:
    """What came of some games of several bots; results by bot, not by seat."""

    wins: list[int]
    shared: list[int]
    homes: list[int]
    first: int = 0
    decided: int = 0
    nobody: int = 0
    ties: int = 0
    turns: list[int] = field(default_factory=list)
    hauls: list[int] = field(default_factory=list)


def play_table(makes: Sequence[Make], games: int, seed: str = "study") -> TableTally:
    """Play games in which the bots change seats from game to game."""
    seats = len(makes)
    tally = TableTally([0] * seats, [0] * seats, [0] * seats)
    for number in range(games):
        name = f"{seed}/{number // seats}"
        seating = [(seat + number) % seats for seat in range(seats)]
        bots = [makes[bot](SeededDice(name, f"bot {bot}")) for bot in seating]
        table = Table(GAME, [str(bot) for bot in seating], name)
        first = first_acting(table)
        play_out(table, bots)
        count(tally, table, seating, first)
    return tally


def count(
    tally: TableTally, table: Table[ExtrikateState], seating: Sequence[int], first: int
) -> None:
    ended, state = table.outcome, table.state
    assert ended is not None
    for seat, bot in enumerate(seating):
        tally.wins[bot] += ended.results[seat] == "win"
        tally.shared[bot] += ended.results[seat] == "draw"
        tally.homes[bot] += state.lives[seat] > 0
    best = [
        score for score, each in zip(ended.scores, ended.results, strict=True) if each != "loss"
    ]
    tally.hauls += best[:1]
    tally.nobody += not best
    tally.ties += len(best) > 1
    tally.decided += len(best) == 1
    tally.first += ended.results[first] == "win"
    tally.turns.append(sum(state.turns))


def table_rows(names: Sequence[str], tally: TableTally) -> list[str]:
    games = len(tally.turns)
    lines = []
    for bot, name in enumerate(names):
        share = tally.wins[bot] / games
        margin = 1.96 * sqrt(share * (1 - share) / games)
        lines.append(
            f"| {name} | {share:.3f} ± {margin:.3f} | {tally.shared[bot] / games:.3f} "
            f"| {tally.homes[bot] / games:.3f} |"
        )
    turns = sorted(tally.turns)
    lines.append(
        f"nobody home {tally.nobody / games:.3f}, tie {tally.ties / games:.3f}, winning haul "
        f"{sum(tally.hauls) / max(1, len(tally.hauls)):.2f}, turns {sum(turns) / games:.1f} "
        f"(p95 {turns[games * 95 // 100]}, max {turns[-1]}), first player's share of decided games "
        f"{tally.first / max(1, tally.decided):.3f}"
    )
    return lines


def main(words: Sequence[str]) -> None:
    if words[0] == "solo":
        for name, make in POLICIES.items():
            if not words[2:] or name in words[2:]:
                print(solo_row(name, play_solo(make, int(words[1]))), flush=True)
    else:
        makes = [player(name) for name in words[2:]]
        for line in table_rows(words[2:], play_table(makes, int(words[1]))):
            print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
