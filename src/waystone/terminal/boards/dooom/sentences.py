"""What happens in the dark, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.dooom import events as told
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS
from waystone.terminal.board import Narrator

Sentence = Callable[[Any, Narrator], str]

TONES: Final[dict[type[Event], str]] = {
    told.Struck: "bold red",
    told.Attacked: "red",
    told.Died: "bold red",
    told.PickedUp: "yellow",
    told.TurnBegan: "dim",
    told.Changed: "cyan",
    told.Won: "bold green",
    told.Lost: "bold red",
    told.Ended: "bold",
}
_TAKEN: Final = {
    "potion": ("drink", "drinks", "a potion: one more hit point"),
    "armour": ("put", "puts", "on an armour"),
}


def points(number: int) -> str:
    """A number of points with its noun."""
    return f"{number} point" if number == 1 else f"{number} points"


def sentence(event: Event, narrator: Narrator) -> str:
    """An event in plain words; what the owner of an event is told, others never hear."""
    return _SENTENCES[type(event)](event, narrator)


def _picked_up(event: told.PickedUp, narrator: Narrator) -> str:
    if event.thing == "gold":
        return f"{narrator.does(event.seat, 'take', 'takes')} {event.amount} gold."
    do, does, what = _TAKEN.get(event.thing, ("take", "takes", f"a {event.thing}"))
    return f"{narrator.does(event.seat, do, does)} {what}."


def _attacked(event: told.Attacked, narrator: Narrator) -> str:
    where = DIRECTION_WORDS[event.way]
    strike = f"{narrator.does(event.seat, 'strike', 'strikes')} {where}"
    if not event.hit:
        return f"{strike}: a miss."
    harm = f"{event.damage} damage" if event.damage else "no harm done"
    return f"{strike}: {harm}{', and a kill' if event.killed else ''}."


def _struck(event: told.Struck, narrator: Narrator) -> str:
    whom = narrator.name(event.seat)
    if not event.hit:
        return f"Somebody to the {DIRECTION_WORDS[event.way]} strikes at {whom} and misses."
    harm = f"{event.lost} lost" if event.lost else "no harm done"
    return f"Somebody to the {DIRECTION_WORDS[event.way]} strikes {whom}: {harm}."


def _ended(event: told.Ended, narrator: Narrator) -> str:
    if event.winner is None:
        return f"Nobody wins: {event.reason}."
    return f"{narrator.does(event.winner, 'win', 'wins')}: {event.reason}."


def _by(do: str, does: str, rest: str) -> Sentence:
    return lambda event, narrator: f"{narrator.does(event.seat, do, does)} {rest}"


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.Joined: _by("are", "is", "somewhere in the dungeon."),
    told.Began: lambda event, narrator: "The match begins.",
    told.TurnBegan: lambda event, narrator: (
        f"Round {event.round}: {narrator.owner(event.seat)} turn."
    ),
    told.TurnEnded: lambda event, narrator: "",
    told.Moved: lambda event, narrator: (
        f"{narrator.does(event.seat, 'go', 'goes')} {DIRECTION_WORDS[event.way]}."
    ),
    told.PickedUp: _picked_up,
    told.Attacked: _attacked,
    told.Struck: _struck,
    told.Changed: lambda event, narrator: f"Something moves near {narrator.name(event.seat)}.",
    told.Died: _by("have", "has", "died."),
    told.Left: _by("are", "is", "gone."),
    told.Won: lambda event, narrator: "",
    told.Lost: lambda event, narrator: "",
    told.Ended: _ended,
}
