"""A player for any game: it imagines positions and tries out what could follow.

Information-set Monte Carlo tree search: each round of thinking imagines a position that fits the
view, walks down one tree by upper confidence bounds among the actions that are legal there, adds
an action, and lets quick players go on to the end. So it learns what is good on average over all
that it can't know, luck included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from waystone.bots.guide import Guide
from waystone.bots.tree import Node
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget, Limit
from waystone.kernel.dice import Dice
from waystone.kernel.event import View
from waystone.kernel.rules import Rules
from waystone.kernel.state import State
from waystone.words.en.plain_listing import Words

_USUAL_NODES: Final = 20_000
_NO_MATTER_HOW_MANY: Final = 1 << 60


class Searcher(Bot[Any]):
    """Thinks about each decision as long as its budget lasts, and forgets in between."""

    def __init__(self, guide: Guide[Any], dice: Dice, budget: Budget) -> None:
        self.guide: Final = guide
        self.rules: Final = guide.rules
        self.dice: Final = dice
        self.budget: Final = budget
        self.nodes = 0
        """How many positions it looked at for its last decision."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The action that it came back to most often."""
        if len(legal) == 1:
            return legal[0]
        root = Node()
        usual = _NO_MATTER_HOW_MANY if self.budget.seconds else _USUAL_NODES
        limit = Limit(self.budget, usual)
        self.nodes = 0
        while not limit.is_over(self.nodes):
            self.think(root, view, legal, limit.nodes)
        return root.favourite(legal)

    def think(self, root: Node, view: View, legal: Sequence[Action], most: int) -> None:
        """One imagined position, played to its end or as far as its worth can be judged."""
        state = self.rules.imagine(view, self.dice)
        self.nodes += 1
        seat = _seat_of(view, self.rules.acting(state))
        path = self.descend(root, state, seat, legal)
        rewards = self.play_on(state, min(self.guide.longest, most - self.nodes))
        root.tried += 1
        for who, node in path:
            node.tried += 1
            node.total += rewards[who]

    def descend(
        self, node: Node, state: State, seat: int, legal: Sequence[Action]
    ) -> list[tuple[int, Node]]:
        """Do actions of the tree, and one that is new to it; returns who did what."""
        path: list[tuple[int, Node]] = []
        while True:
            looked_at = self.guide.promising(state, seat, legal)
            fresh = node.untried(looked_at)
            action = node.most_urgent(looked_at) if fresh is None else fresh
            node = node.after[action] if fresh is None else node.add(action)
            path.append((seat, node))
            self.do(state, seat, action)
            acting = self.rules.acting(state)
            if fresh is not None or not acting:
                return path
            seat = acting[0]
            legal = self.rules.legal(state, seat)

    def play_on(self, state: State, longest: int) -> Sequence[float]:
        """What each seat got when quick players went on, or may hope for where they were cut."""
        guide, rules = self.guide, self.rules
        for _ in range(longest):
            acting = rules.acting(state)
            if not acting:
                break
            seat = acting[0]
            legal = rules.legal(state, seat)
            self.do(state, seat, guide.quick(state, seat, legal, self.dice))
        return guide.judge(state)

    def do(self, state: State, seat: int, action: Action) -> None:
        """An action in an imagined position, with luck of the bot's own."""
        self.rules.apply(state, seat, action, self.dice)
        self.nodes += 1


def _seat_of(view: View, acting: Sequence[int]) -> int:
    """Whose view it is; where views do not say, one seat is asked at a time."""
    seat: int = getattr(view, "seat", acting[0])
    return seat


def searcher(guide: Callable[[Rules[Any, Any]], Guide[Any]] = Guide) -> BotKind:
    """The search as a bot of the catalogue, with what a game knows about playing well."""

    def make(rules: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        return Searcher(guide(rules), dice, budget)

    return BotKind("searcher", Words.bots["searcher_help"], make, slow=True)


SEARCHER: Final = searcher()
