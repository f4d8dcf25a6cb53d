"""What a seat is told, in the lines of the dialect (DM-N5 to DM-N17)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from waystone.games.dooom.actions import END_TURN_ID
from waystone.games.dooom.board import FULL_AP
from waystone.games.dooom.events import (
    Attacked,
    Changed,
    Died,
    Joined,
    Left,
    Lost,
    Moved,
    PickedUp,
    Struck,
    TurnBegan,
    TurnEnded,
    Won,
)
from waystone.games.dooom.view import DooomView
from waystone.kernel.event import Event
from waystone.kernel.table import Step
from waystone.match.seats import visible

MOST_NAME: Final = 24
MOST_SHOUT: Final = 200
OPTIONS: Final = ("AP", "FEED", "GEAR", "BLANK")
_NAME_SIGNS: Final = " -_.,:!()#"
_WAYS: Final = "NESW"
_GEAR_LETTERS: Final = {"sword": "S", "armour": "A", "lantern": "L"}


def clean_name(text: str) -> str:
    """Letters, digits and a few signs that can be seen, at most 24 of them (DM-N10)."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(sign for sign in normal if sign.isalnum() or sign in _NAME_SIGNS)
    return visible(kept).strip()[:MOST_NAME].strip()


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number where somebody else has it already (DM-N10)."""
    taken = {other.casefold() for other in others}
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found


def clean_shout(text: str) -> str:
    """At most 200 characters, without those that steer or can't be seen (DM-N11)."""
    return visible(text.replace("\t", ""))[:MOST_SHOUT].strip()


def result(hit: bool, damage: int) -> str:
    """A blow in words (DM-N12)."""
    if not hit:
        return "missed"
    return f"{damage} damage" if damage else "no damage"


class Dialect:
    """One connection's way to be told things: its seat and the options it asked for (DM-N16).

    It counts action points as clients do, since a batch of steps ends in a later position.
    """

    success: ClassVar[str] = "SUCCESS"
    options: ClassVar[frozenset[str]] = frozenset({"BLANK"})

    def __init__(self, seat: int, name_of: Callable[[int], str]) -> None:
        self.seat: Final = seat
        self.name_of: Final = name_of
        self.wants = set(self.options)
        self.ap = 0
        self.gear = 0

    # Coming

    @classmethod
    def goal(cls, goal: int) -> str:
        """The gold needed to win (DM-N5)."""
        return f"GOLD {goal}"

    @classmethod
    def welcome(cls, goal: int) -> list[str]:
        """What is said to whoever connects: the goal first, always (DM-N5)."""
        return [cls.goal(goal)]

    def hello(self, name: str, goal: int) -> list[str]:
        """The name as accepted (DM-N10)."""
        return [f"HELLO {name}"]

    # Steps

    def lines(self, step: Step) -> list[str]:
        """All lines about one step; the reply to the own command comes first (DM-N8)."""
        out = [line for event in step.visible_to(self.seat) for line in self.line(event)]
        if step.seat == self.seat and step.action.id == END_TURN_ID:
            out[1:1] = self.points()
        return out

    def line(self, event: Event) -> list[str]:
        """The lines of one event."""
        say = _SAYINGS.get(type(event))
        return say(self, event) if say is not None else []

    def points(self) -> list[str]:
        """`AP n` for those who asked for it (DM-N16)."""
        return [f"AP {self.ap}"] if "AP" in self.wants else []

    def moved(self, event: Moved) -> list[str]:
        """A step of one's own."""
        self.ap -= 1
        return [self.success, *self.points()]

    def picked_up(self, event: PickedUp) -> list[str]:
        """What it gives is told after the reply."""
        self.ap -= 1
        if event.thing == "gold":
            return [self.success, f"TREASUREMOD {event.amount}", *self.points()]
        if event.thing == "potion":
            self.ap = 0
            return [self.success, "HITMOD 1", *self.points()]
        self.gear += 1
        told = [f"{event.thing.upper()}MOD 1"] if "GEAR" in self.wants else []
        return [self.success, *told, *self.points()]

    def attacked(self, event: Attacked) -> list[str]:
        """A miss is the one failure with effects (DM-N6)."""
        self.ap = 0
        if not event.hit:
            return ["FAIL attack missed", *self.points()]
        died = ", target died" if event.killed else ""
        note = f"MESSAGE * your attack: {result(event.hit, event.damage)}{died}"
        return [self.success, note, *self.points()]

    def struck(self, event: Struck) -> list[str]:
        """Hit points first, then where it came from (DM-N12)."""
        note = f"MESSAGE * attacked from {_WAYS[event.way]}: {result(event.hit, event.damage)}"
        return [f"HITMOD -{event.lost}", note] if event.lost else [note]

    def turn_began(self, event: TurnBegan) -> list[str]:
        """The own turn; others' only for those who asked for the feed."""
        if event.seat != self.seat:
            return self.feed(f"turn of {self.name_of(event.seat)}")
        self.ap = FULL_AP - self.gear
        return ["STARTTURN", *self.points()]

    def turn_ended(self, event: TurnEnded) -> list[str]:
        """What is left is lost."""
        self.ap = 0
        return ["ENDTURN"]

    def feed(self, text: str) -> list[str]:
        """A public event, for those who asked for the feed."""
        return [f"MESSAGE * {text}"] if "FEED" in self.wants else []

    # Answers

    def option(self, argument: str) -> str:
        """Switch an extension on or off."""
        name, _, state = argument.upper().partition(" ")
        if name not in OPTIONS or state.strip() not in ("ON", "OFF"):
            return "FAIL unknown option"
        (self.wants.add if state.strip() == "ON" else self.wants.discard)(name)
        return self.success

    def look(self, view: DooomView) -> list[str]:
        """The window, and the empty line that some bots wait for (DM-N9)."""
        if view.own is None:
            return ["FAIL you are dead"]
        return ["LOOKREPLY", *view.own.window, *([""] if "BLANK" in self.wants else [])]

    def status(self, view: DooomView) -> str:
        """The own books in one line (DM-N17)."""
        own, turn = view.own, int(self.seat in view.acting)
        if own is None:
            return f"STATUS hp=0 gold=0 ap=0 gear=- turn=0 goal={view.goal}"
        gear = "".join(_GEAR_LETTERS[name] for name in own.gear) or "-"
        books = f"hp={own.hp} gold={own.gold} ap={own.ap} gear={gear}"
        return f"STATUS {books} turn={turn} goal={view.goal}"

    def action_points(self, view: DooomView) -> str:
        """0 outside the own turn (DM-N17)."""
        return f"AP {view.own.ap if view.own is not None else 0}"


class OlderDialect(Dialect):
    """The wording of the family before: GOAL after HELLO, SUCCEED, no empty line after a window,
    and who moves is told of the change like everybody else."""

    success = "SUCCEED"
    options = frozenset()

    @classmethod
    def goal(cls, goal: int) -> str:
        """By its older name."""
        return f"GOAL {goal}"

    @classmethod
    def welcome(cls, goal: int) -> list[str]:
        """Nothing is said before the client has said HELLO."""
        return []

    def hello(self, name: str, goal: int) -> list[str]:
        """The name as accepted, and the goal."""
        return [f"HELLO {name}", self.goal(goal)]

    def moved(self, event: Moved) -> list[str]:
        """A step of one's own shows another window."""
        return [*super().moved(event), "CHANGE"]


USUAL: Final = "usual"
DIALECTS: Final[dict[str, type[Dialect]]] = {USUAL: Dialect, "older": OlderDialect}

_SAYINGS: Final[dict[type[Event], Callable[[Dialect, Any], list[str]]]] = {
    Moved: lambda dialect, event: dialect.moved(event),
    PickedUp: Dialect.picked_up,
    Attacked: Dialect.attacked,
    Struck: Dialect.struck,
    TurnBegan: Dialect.turn_began,
    TurnEnded: Dialect.turn_ended,
    Changed: lambda dialect, event: ["CHANGE"],
    Won: lambda dialect, event: ["WIN"],
    Lost: lambda dialect, event: ["LOSE"],
    Joined: lambda dialect, event: dialect.feed(f"{dialect.name_of(event.seat)} joined"),
    Left: lambda dialect, event: dialect.feed(f"{dialect.name_of(event.seat)} left"),
    Died: lambda dialect, event: dialect.feed(f"{dialect.name_of(event.seat)} died"),
}
