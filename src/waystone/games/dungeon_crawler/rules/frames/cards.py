"""Frames of treasure cards: the card that was played, and its effect with what was chosen."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.frame import FIRST_STAGE, Frame, Kind
from waystone.games.dungeon_crawler.terrain import NO_DOOR
from waystone.kernel.compiling import mypyc_attr


class PlayedStage:
    """The effect is done."""

    PUT_AWAY: Final = 0


@mypyc_attr(acyclic=True)
class PlayedFrame(Frame):
    """A card lies on the table until its effect is done (DC-94)."""

    __slots__ = ("card",)
    kind: int = Kind.PLAYED

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.card: Final = card

    def copy(self) -> PlayedFrame:
        """A frame of its own."""
        return PlayedFrame(self.seat, self.card)

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.card)


class CardStage:
    """Cards that do it at once, or after one question."""

    BEGIN: Final = 0
    RESOLVE: Final = 1


@mypyc_attr(acyclic=True)
class CardFrame(Frame):
    """The effect of a card that keeps nothing in mind between its questions."""

    __slots__ = ("card", "kind")

    def __init__(self, seat: int, card: int) -> None:
        self.kind = Kind.CARD + card
        self.seat = seat
        self.stage = FIRST_STAGE
        self.card: Final = card

    def copy(self) -> CardFrame:
        """A frame of its own."""
        twin = CardFrame(self.seat, self.card)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order()


class TwoQuestionStage:
    """Cards that do it after two questions."""

    ASK_FIRST: Final = 0
    ASK_SECOND: Final = 1
    RESOLVE: Final = 2


@mypyc_attr(acyclic=True)
class FigureFrame(CardFrame):
    """A card about one `figure`: whom it has caught, or who was chosen first."""

    __slots__ = ("figure",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.figure = NOBODY

    def copy(self) -> FigureFrame:
        """A frame of its own."""
        twin = FigureFrame(self.seat, self.card)
        twin.stage, twin.figure = self.stage, self.figure
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(figure=self.figure)


@mypyc_attr(acyclic=True)
class DoppelgangerFrame(CardFrame):
    """The Doppelganger, whose model is kept with the position."""

    __slots__ = ()

    def copy(self) -> DoppelgangerFrame:
        """A frame of its own."""
        twin = DoppelgangerFrame(self.seat, self.card)
        twin.stage = self.stage
        return twin


class CrushingTrapStage:
    """Crushing Trap."""

    CHOOSE_TILE: Final = 0
    CLOSE: Final = 1
    STRIKE: Final = 2


@mypyc_attr(acyclic=True)
class CrushingTrapFrame(CardFrame):
    """The Crushing Trap: `targets` are the figures yet to be struck."""

    __slots__ = ("targets",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.targets: list[int] = []

    def copy(self) -> CrushingTrapFrame:
        """A frame of its own."""
        twin = CrushingTrapFrame(self.seat, self.card)
        twin.stage, twin.targets = self.stage, self.targets[:]
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return [*self.in_order(), *self.targets]


class LureStage:
    """Lure."""

    CHOOSE_BAIT: Final = 0
    CALL: Final = 1
    CHOOSE_MONSTER: Final = 2
    MOVE: Final = 3


@mypyc_attr(acyclic=True)
class LureFrame(CardFrame):
    """The Lure: `bait` is the Adventurer, `lured` the Monsters that have moved."""

    __slots__ = ("bait", "lured")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.bait = NOBODY
        self.lured: list[int] = []

    def copy(self) -> LureFrame:
        """A frame of its own."""
        twin = LureFrame(self.seat, self.card)
        twin.stage, twin.bait, twin.lured = self.stage, self.bait, self.lured[:]
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return [*self.in_order(other=self.bait), *self.lured]


class RoomsStage:
    """Rotating Rooms and Shifting Rooms."""

    CHOOSE_TILE: Final = 0
    CLOSE_DOOR: Final = 1
    MOVE_TILE: Final = 2


@mypyc_attr(acyclic=True)
class RotatingRoomsFrame(CardFrame):
    """Rotating Rooms: the `tiles` chosen, how many have `turned`, the last by `quarters`."""

    __slots__ = ("quarters", "tiles", "turned")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.tiles: list[int] = []
        self.turned = 0
        self.quarters = 0

    def copy(self) -> RotatingRoomsFrame:
        """A frame of its own."""
        twin = RotatingRoomsFrame(self.seat, self.card)
        twin.stage, twin.tiles = self.stage, self.tiles[:]
        twin.turned, twin.quarters = self.turned, self.quarters
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return [*self.in_order(number=self.turned, spare=self.quarters), *self.tiles]


@mypyc_attr(acyclic=True)
class TilesFrame(CardFrame):
    """A card about several tile spaces: the `tiles` chosen so far."""

    __slots__ = ("tiles",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.tiles: list[int] = []

    def copy(self) -> TilesFrame:
        """A frame of its own."""
        twin = TilesFrame(self.seat, self.card)
        twin.stage, twin.tiles = self.stage, self.tiles[:]
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return [*self.in_order(), *self.tiles]


class SecretDoorStage:
    """Secret Door."""

    CHOOSE_SIDE: Final = 0
    CLOSE_DOOR: Final = 1
    OPEN_DOOR: Final = 2


@mypyc_attr(acyclic=True)
class SecretDoorFrame(CardFrame):
    """The Secret Door: the side where it opens."""

    __slots__ = ("door",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.door = NO_DOOR

    def copy(self) -> SecretDoorFrame:
        """A frame of its own."""
        twin = SecretDoorFrame(self.seat, self.card)
        twin.stage, twin.door = self.stage, self.door
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=max(0, self.door))


class MapStage:
    """Map."""

    LOOK: Final = 0
    PICK: Final = 1
    LAY: Final = 2
    ASK_ORDER: Final = 3
    PUT_BACK: Final = 4


@mypyc_attr(acyclic=True)
class MapFrame(CardFrame):
    """The Map: `looked_at` tiles are still on the pile, `sorted_tiles` of them put back (H-4)."""

    __slots__ = ("looked_at", "sorted_tiles")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.looked_at = 0
        self.sorted_tiles = 0

    def copy(self) -> MapFrame:
        """A frame of its own."""
        twin = MapFrame(self.seat, self.card)
        twin.stage, twin.looked_at = self.stage, self.looked_at
        twin.sorted_tiles = self.sorted_tiles
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.looked_at, spare=self.sorted_tiles)


_WITH_CHOICES: Final[dict[str, type[CardFrame]]] = {
    "crushing_trap": CrushingTrapFrame,
    "doppelganger": DoppelgangerFrame,
    "extra_wealth": TilesFrame,
    "lure": LureFrame,
    "map": MapFrame,
    "rotating_rooms": RotatingRoomsFrame,
    "secret_door": SecretDoorFrame,
    "shifting_rooms": TilesFrame,
    "sliding_trap": FigureFrame,
    "summoning_trap": FigureFrame,
    "switch_trap": FigureFrame,
    "warp_space": FigureFrame,
}
_FRAMES: Final = tuple([_WITH_CHOICES.get(card.id, CardFrame) for card in BOX.cards])


def frame_of_card(seat: int, card: int) -> CardFrame:
    """The effect of a card that a seat has played, about to begin."""
    return _FRAMES[card](seat, card)
