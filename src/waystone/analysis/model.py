"""What an analysis says. All values are whole numbers, so that their parts add up exactly.

A value is in hundredths of its unit: of a per cent where the unit is `chance` (10,000 is a sure
win), of a treasure where it is `treasure`.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

CHANCE: Final = "chance"
TREASURE: Final = "treasure"
Mark = Literal["", "inaccuracy", "mistake", "blunder", "find"]
Kind = Literal["chance", "treasure"]
Grain = Literal["cells", "edges", "cards"]


class Reason(msgspec.Struct, frozen=True):
    """A sentence of the catalogue `analysis`: which one, and what stands in it.

    Cells are written as in the record, seats are counted from 0, shares are whole per cent.
    """

    why: str
    values: dict[str, str | int]


class Tried(msgspec.Struct, frozen=True):
    """What could have been done, and what it was worth; `tries` is how often it was tried."""

    action: str
    value: int
    tries: int


class Decision(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat knew then.

    `before` is the value of the position for who does the best there, `after` that of what was
    done, `best` that of the `better` choice, which is empty where none is better. `cost` is what
    was given away, `give` how far two such values may be apart by chance alone. `lost` is the same
    as `cost` without regard to chance, so that it may be less than nothing, and `stake` how far
    the best choice was ahead of one by lot: accuracy is made of these two.
    """

    step: int
    seat: int
    before: int
    after: int
    best: int
    cost: int
    give: int
    lost: int
    stake: int
    played: str
    better: str
    mark: Mark
    reasons: list[Reason]
    tried: list[Tried]


class LinePoint(msgspec.Struct, frozen=True):
    """How a seat stood after a step, and what the step changed: `luck` and `skill` add up to it.

    Skill is what a choice gave away: the seat's own is a minus, another's a plus. Luck is the rest.
    """

    step: int
    value: int
    luck: int
    skill: int


class SeatLine(msgspec.Struct, frozen=True):
    """A seat's line through the match: `first` plus all luck and all skill is its end."""

    seat: int
    first: int
    end: int
    luck: int
    skill: int
    points: list[LinePoint]


class SeatSummary(msgspec.Struct, frozen=True):
    """How well a seat played: `accuracy` in hundredths of a per cent, null without a decision."""

    seat: int
    accuracy: int | None
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    cost: int


class Assumed(msgspec.Struct, frozen=True):
    """What an analysis rests on: repeat it with the same budget and seed, and it is the same.

    `budget` is how many imagined positions were tried for a decision. The others are taken to play
    on as the game's quick player does, whose name is in `others`.
    """

    budget: int
    seed: str
    engine: int
    rules: int
    others: str


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, or the decisions of some of its seats."""

    game: str
    checksum: str
    unit: Kind
    seats: list[SeatSummary]
    decisions: list[Decision]
    lines: list[SeatLine]
    assumed: Assumed


class Share(msgspec.Struct, frozen=True):
    """In how many imagined positions something is at a place, in hundredths of a per cent."""

    place: int
    share: int


class BeliefLayer(msgspec.Struct, frozen=True):
    """Where one thing could have been. `kind` is a word of the game, such as `treasure`, `wall` or
    `rival`; `who` the seat that it belongs to, null for nobody's; `grain` what is numbered."""

    kind: str
    who: int | None
    grain: Grain
    shares: list[Share]


class Belief(msgspec.Struct, frozen=True):
    """What a seat could have known after a step, counted in so many imagined positions."""

    step: int
    seat: int
    imagined: int
    layers: list[BeliefLayer]
