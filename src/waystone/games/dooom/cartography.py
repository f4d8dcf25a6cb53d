"""Maps as files of players: checked when somebody sends one, listed, and made to order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from waystone.games.dooom import maps
from waystone.games.dooom.generator import SMALLEST, STYLES, generate
from waystone.games.dooom.maps import MapError
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.settings import Setting, Settings
from waystone.kernel.user_file import Diagnostic, UserFile

LARGEST: Final = 200
"""The longest side of a map made to order: somebody waits for it."""


class Maps(UserFile):
    """The files of dungeons (DM-8 to DM-14, DM-M1)."""

    orders: ClassVar[Sequence[Setting]] = (
        Setting("style", "rooms", "what it looks like", words=STYLES),
        Setting("width", 31, "tiles from west to east", SMALLEST, LARGEST),
        Setting("height", 21, "tiles from north to south", SMALLEST, LARGEST),
        Setting("goal", 3, "gold needed to win", 0, 99),
        Setting("more_gold", 0, "gold beyond what the rules want to lie there", 0, 999),
    )

    def error(self, data: bytes) -> Diagnostic | None:
        """The first failing check, limits for uploads included (DM-12)."""
        try:
            maps.read_bytes(data)
        except MapError as error:
            return Diagnostic(error.code, error.line, error.column, error.reason)
        return None

    def warnings(self, data: bytes, seats: int) -> list[Diagnostic]:
        """Warnings, for so many players (DM-13)."""
        return maps.warnings(maps.read_bytes(data), seats)

    def check(self, text: str) -> None:
        """A map of one's own must load; its error is told with line and column (DM-12)."""
        try:
            maps.read_once(text)
        except MapError as error:
            raise BadSetting(error.code, f"map_text: {error.message}") from error

    def examples(self) -> dict[str, str]:
        """The maps that come with the game."""
        return {key: maps.write(maps.built_in(key)) for key in maps.BUILT_IN}

    def make(self, chosen: Mapping[str, str], seats: int, seed: str) -> str:
        """A generated map (DM-M1)."""
        order = Settings(self.orders, chosen)
        dungeon = generate(
            order.word("style"),
            order.number("width"),
            order.number("height"),
            seats,
            order.number("goal"),
            SeededDice(seed, "map"),
            order.number("more_gold"),
        )
        return maps.write(dungeon)
