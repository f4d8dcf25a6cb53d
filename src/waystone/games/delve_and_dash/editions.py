"""The two editions: strings and art only; no rule looks at them (DD-1, DD-2)."""

from __future__ import annotations

from typing import Final


class Edition:
    """How one edition calls itself."""

    def __init__(self, title: str, subtitle: str, name: str, credit: str, theme: str) -> None:
        self.title: Final = title
        self.subtitle: Final = subtitle
        self.name: Final = name
        self.credit: Final = credit
        self.theme: Final = theme


OTHER_EDITION: Final = "computer-labyrinth"
EDITIONS: Final = {
    "delve-and-dash": Edition(
        title="DELVE & DASH",
        subtitle="THE DUNGEON CRAWLER",
        name="Delve & Dash",
        credit="Inspired by a labyrinth board game of 1980.",
        theme="ember",
    ),
    OTHER_EDITION: Edition(
        title="COMPUTER LABYRINTH",
        subtitle="THE DRAGON'S MAZE",
        name="Computer Labyrinth",
        credit="Based on a labyrinth board game of 1980.",
        theme="frost",
    ),
}
