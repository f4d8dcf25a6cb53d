"""A tree of actions with what was learnt about each."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from waystone.kernel.action import Action

_CURIOSITY: Final = 1.0
"""How much an action that was seldom tried is preferred to one that went well."""


class Node:
    """What was learnt about an action, for the seat that did it.

    Positions differ between rounds of thinking, and so do the legal actions: `offered` counts the
    rounds in which this one could have been chosen, `tried` those in which it was.
    """

    __slots__ = ("after", "offered", "total", "tried")

    def __init__(self) -> None:
        self.tried = 0
        self.offered = 0
        self.total = 0.0
        self.after: dict[Action, Node] = {}

    def untried(self, legal: Sequence[Action]) -> Action | None:
        """The first of these actions that was never chosen here."""
        after = self.after
        return next((action for action in legal if action not in after), None)

    def add(self, action: Action) -> Node:
        """A new action."""
        node = self.after[action] = Node()
        node.offered = 1
        return node

    def most_urgent(self, legal: Sequence[Action]) -> Action:
        """The action of the highest upper confidence bound; all of them were tried before."""
        best, highest = legal[0], -1.0
        for action in legal:
            node = self.after[action]
            node.offered += 1
            bound = node.mean + _CURIOSITY * sqrt(log(node.offered) / node.tried)
            if bound > highest:
                best, highest = action, bound
        return best

    def favourite(self, legal: Sequence[Action]) -> Action:
        """The action that was tried most often; of equals the one that went best."""
        known = [action for action in legal if action in self.after]
        if not known:
            return legal[0]
        return max(known, key=lambda action: (self.after[action].tried, self.after[action].mean))

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.tried
