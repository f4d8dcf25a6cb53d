"""What happens in the labyrinth, in plain sentences, at a pace that can be followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.delve_and_dash import events as told
from waystone.games.delve_and_dash.board import board_of
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS
from waystone.terminal.board import Narrator

Sentence = Callable[[Any, Narrator, int], str]

# Seconds for what takes its time (DD-97).
PAUSES: Final[dict[type[Event], float]] = {
    told.DragonStirred: 0.8,
    told.DragonMoved: 0.8,
    told.DragonWoke: 1.2,
    told.Robbed: 1.2,
    told.Attacked: 0.8,
}

TONES: Final[dict[type[Event], str]] = {
    told.DragonWoke: "bold red",
    told.DragonSeen: "red",
    told.DragonStirred: "red",
    told.DragonMoved: "red",
    told.Attacked: "bold red",
    told.Died: "bold red",
    told.TreasureFound: "bold yellow",
    told.TreasureTaken: "yellow",
    told.TreasureDropped: "yellow",
    told.Robbed: "bold magenta",
    told.BattleHeld: "magenta",
    told.TurnBegan: "bold",
    told.Ended: "bold",
}


def name_of(cell: int, size: int) -> str:
    """A chamber as people write it: `C5` (DD-7)."""
    return board_of(size).name(cell).upper()


def count(number: int, thing: str, things: str) -> str:
    """A number with its noun."""
    return f"{number} {thing if number == 1 else things}"


def sentence(event: Event, narrator: Narrator, size: int) -> str:
    """An event in plain words; every kind of event has some (DD-95)."""
    return _SENTENCES[type(event)](event, narrator, size)


def _began(event: told.MatchBegan, narrator: Narrator, size: int) -> str:
    starts = [
        f"{narrator.name(seat)} in {name_of(cell, size)}" for seat, cell in enumerate(event.starts)
    ]
    return f"The match begins: {', '.join(starts)}."


def _turn(event: told.TurnBegan, narrator: Narrator, size: int) -> str:
    moves = count(event.left, "move", "moves")
    return f"Round {event.round}: {narrator.owner(event.seat)} turn, {moves}."


def _stepped(event: told.Stepped, narrator: Narrator, size: int) -> str:
    does = narrator.does(event.seat, "step", "steps")
    return f"{does} {DIRECTION_WORDS[event.way]} to {name_of(event.cell, size)}."


def _bumped(event: told.Bumped, narrator: Narrator, size: int) -> str:
    does = narrator.does(event.seat, "run", "runs")
    return f"{does} into a wall {DIRECTION_WORDS[event.way]} of {name_of(event.cell, size)}."


def _held(event: told.DoorHeld, narrator: Narrator, size: int) -> str:
    where = f"{DIRECTION_WORDS[event.way]} of {name_of(event.cell, size)}"
    return f"The locked door {where} holds against {narrator.name(event.seat)}."


def _woke(event: told.DragonWoke, narrator: Narrator, size: int) -> str:
    return f"The dragon wakes in {name_of(event.lair, size)}! The treasure is near its lair."


def _flew(event: told.DragonMoved, narrator: Narrator, size: int) -> str:
    if event.cell is None:
        return "The dragon flies, out of sight."
    return f"The dragon flies to {name_of(event.cell, size)}."


def _attacked(event: told.Attacked, narrator: Narrator, size: int) -> str:
    left = f"{count(event.lives, 'life', 'lives')} left"
    return f"The dragon attacks {narrator.name(event.seat)} in {name_of(event.cell, size)}: {left}."


def _fought(event: told.BattleHeld, narrator: Narrator, size: int) -> str:
    does = narrator.does(event.carrier, "defend", "defends")
    return f"{does} the treasure against {narrator.name(event.other)}."


def _robbed(event: told.Robbed, narrator: Narrator, size: int) -> str:
    robs = narrator.does(event.winner, "rob", "robs")
    return f"{robs} {narrator.name(event.loser)} of the treasure!"


def _ended(event: told.Ended, narrator: Narrator, size: int) -> str:
    if event.winner is not None:
        return f"{narrator.does(event.winner, 'win', 'wins')}: {event.reason}."
    return f"Nobody wins: {event.reason}."


def _at(do: str, does: str, rest: str) -> Sentence:
    """Somebody does something in some chamber."""

    def say(event: Any, narrator: Narrator, size: int) -> str:
        what = rest.format(cell=name_of(event.cell, size))
        return f"{narrator.does(event.seat, do, does)} {what}"

    return say


def _by(do: str, does: str, rest: str) -> Sentence:
    """Somebody does something, no matter where."""

    def say(event: Any, narrator: Narrator, size: int) -> str:
        return f"{narrator.does(event.seat, do, does)} {rest}"

    return say


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.WaystoneChosen: _by("have", "has", "chosen a waystone."),
    told.WaystonePlaced: lambda event, narrator, size: (
        f"{narrator.first_owner(event.seat)} waystone is {name_of(event.cell, size)}."
    ),
    told.MatchBegan: _began,
    told.TurnBegan: _turn,
    told.Stepped: _stepped,
    told.Bumped: _bumped,
    told.DoorHeld: _held,
    told.DoorForced: _by("force", "forces", "a locked door open."),
    told.DoorLocked: lambda event, narrator, size: (
        f"A door falls shut and locks behind {narrator.name(event.seat)}."
    ),
    told.DragonWoke: _woke,
    told.DragonSeen: lambda event, narrator, size: (
        f"The dragon comes into sight in {name_of(event.cell, size)}."
    ),
    told.DragonStirred: lambda event, narrator, size: "The dragon spreads its wings.",
    told.DragonMoved: _flew,
    told.Attacked: _attacked,
    told.TreasureDropped: lambda event, narrator, size: (
        f"The treasure falls to the ground in {name_of(event.cell, size)}."
    ),
    told.Respawned: _at("come", "comes", "round in {cell}."),
    told.Died: _by("have", "has", "died."),
    told.TreasureFound: _at("find", "finds", "the treasure in {cell}!"),
    told.TreasureTaken: _at("pick", "picks", "up the treasure in {cell}."),
    told.BattleHeld: _fought,
    told.Robbed: _robbed,
    told.DrawOffered: _by("would", "would", "agree to a draw."),
    told.Left: _by("give", "gives", "up."),
    told.Ended: _ended,
}
