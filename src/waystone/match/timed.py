"""What the parts of a host have in common: they want things done in time."""

from __future__ import annotations

from abc import ABC, abstractmethod

from waystone.match.change import Change


class Timed(ABC):
    """Looks at a match, and says what it wants done and when."""

    @abstractmethod
    def due(self) -> float:
        """When to ask again, by the clock; never is infinitely late."""

    @abstractmethod
    def overdue(self) -> Change | None:
        """What is to be done by now, if anything."""
