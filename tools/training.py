"""What a compiler learns from: every game, played as searches, bots and batches play it.

`tools/compile.py` runs this with a build that counts which ways are taken, for the games that it
has compiled. A little of everything is enough, and it is the same each time.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from random import Random
from typing import Any, Final

import waystone
from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.rules import Rules
from waystone.kernel.shortcuts import play_randomly

# Each game with as much of it as takes about a second, and bots that play a match of two.
GAMES: Final = {
    "delve-and-dash": (20_000, ("expert", "knight")),
    "extrikate": (10_000, ("hard", "easy")),
    "dooom": (5_000, ("navigator", "seeker")),
    "dungeon-crawler": (2_000, ("champion", "warlord")),
}
SETTINGS: Final[dict[str, dict[str, str]]] = {
    "dooom": {"max_rounds": "60"},  # who does anything seldom finds out
    "dungeon-crawler": {"round_limit": "60"},
}
SEEN_EVERY: Final = 50
"""Views and imagined positions are seldom asked for beside moves."""


def main(folders: Collection[str] = ()) -> None:
    """The games in these folders, or all, by all ways."""
    wanted = [folder.replace("_", "-") for folder in folders] or GAMES
    for name in wanted:
        moves, bots = GAMES[name]
        settings = SETTINGS.get(name, {})
        rules = find_game(name).open(settings)
        search(rules, moves)
        roll_out(rules, moves)
        waystone.play_match(name, [waystone.bot(name, bot) for bot in bots], seed=1, **settings)


def search(rules: Rules[Any, Any], moves: int) -> None:
    """List the moves, copy, do one; now and then look, and imagine another position."""
    dice, luck, done = SeededDice(1), Random(1), 0
    while done < moves:
        state = rules.setup(2, dice)
        while acting := rules.acting(state):
            seat = acting[0]
            legal = rules.legal(state, seat)
            state = state.copy()
            rules.apply(state, seat, luck.choice(legal), dice)
            done += 1
            if done % SEEN_EVERY == 0:
                rules.imagine(rules.view(state, seat), dice)


def roll_out(rules: Rules[Any, Any], moves: int) -> None:
    """Whole matches that nobody hears of."""
    dice, done = SeededDice(2), 0
    while done < moves:
        done += play_randomly(rules, rules.setup(2, dice), dice)


if __name__ == "__main__":
    main(sys.argv[1:])
