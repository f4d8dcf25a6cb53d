"""How a match ended."""

from __future__ import annotations

from typing import Final

WIN: Final = "win"
DRAW: Final = "draw"
LOSS: Final = "loss"


class Outcome:
    """The end of a match: a reason, and for each seat a result and a score."""

    __slots__ = ("reason", "results", "scores")

    def __init__(self, reason: str, results: tuple[str, ...], scores: tuple[int, ...]) -> None:
        self.reason: Final = reason
        self.results: Final = results
        self.scores: Final = scores

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat, result in enumerate(self.results) if result == WIN]

    def __repr__(self) -> str:
        return f"<Outcome {self}>"

    def __str__(self) -> str:
        return f"{' '.join(self.results)} ({self.reason})"
