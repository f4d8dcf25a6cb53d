"""Who plays whom, where and in which order: settled before the first game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

HOST_WORD: Final = "{host}"
PORT_WORD: Final = "{port}"


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: one of our bots, or a command that connects to a port."""

    name: str
    bot: str = ""
    command: tuple[str, ...] = ()

    def words(self, host: str, port: int) -> list[str]:
        """The command for a game at this address; unless it says where, that comes last."""
        words = self.command
        if not any(PORT_WORD in word for word in words):
            words = (*words, HOST_WORD, PORT_WORD)
        return [each.replace(HOST_WORD, host).replace(PORT_WORD, str(port)) for each in words]


@dataclass(frozen=True)
class Fixture:
    """One game to be played: `seats` holds entrants by their number."""

    number: int
    map: str
    settings: Mapping[str, str]
    seed: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """What came of a game; gold and status by seat, forfeits with the reason."""

    fixture: Fixture
    winner: int | None
    reason: str
    rounds: int
    gold: tuple[int, ...]
    status: tuple[str, ...]
    record: str
    forfeits: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Tournament:
    """All line-ups on all maps, each seed once per seating, for as many games as are wanted."""

    entrants: Sequence[Entrant]
    maps: Mapping[str, Mapping[str, str]]
    seats: int
    seed: str
    settings: Mapping[str, str]

    def line_ups(self) -> list[tuple[int, ...]]:
        """Every choice of as many entrants as there are seats."""
        return list(combinations(range(len(self.entrants)), self.seats))

    def round(self) -> int:
        """How many games let everybody meet everybody on every map from every seat."""
        return len(self.maps) * len(self.line_ups()) * self.seats

    def fixture(self, number: int) -> Fixture:
        """The game of this number; those with the same luck follow each other."""
        share, turn = divmod(number, self.seats)
        line_ups, names = self.line_ups(), list(self.maps)
        rest, which = divmod(share, len(line_ups))
        line_up, name = line_ups[which], names[rest % len(names)]
        return Fixture(
            number=number,
            map=name,
            settings={**self.maps[name], **self.settings},
            seed=f"{self.seed}/{share}",
            seats=line_up[turn:] + line_up[:turn],
        )
