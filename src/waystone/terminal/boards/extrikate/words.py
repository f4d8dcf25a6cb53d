"""What happens in Extrikate, in plain sentences, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.extrikate import events as told
from waystone.games.extrikate.board import DIG_NEEDS, GRID
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTION_WORDS
from waystone.terminal.board import Voice

Sentence = Callable[[Any, Voice], str]

PAUSES: Final[dict[type[Event], float]] = {
    told.Rolled: 0.5,
    told.TrapSprung: 0.6,
    told.Fought: 0.6,
    told.CaveInBegan: 0.6,
}
TONES: Final[dict[type[Event], str]] = {
    told.TurnBegan: "bold",
    told.Rolled: "cyan",
    told.TrapSprung: "red",
    told.Fought: "red",
    told.LifeLost: "bold red",
    told.Died: "bold red",
    told.TreasureGained: "bold yellow",
    told.CameHome: "bold green",
    told.Ended: "bold",
}
_ASKS: Final = {
    "turn_start": "roll (r), or declare the exit (x)",
    "between_rolls": "roll again (r), or end the turn (e)",
    "move_or_dig": "move or dig: choose a direction",
    "dig_only": "dig: choose a direction",
    "place_wall": "draw a wall: choose a direction",
    "place_door": "draw a door: choose a direction",
    "cave_in": "the roof comes down: choose which edges become walls",
}


def count(number: int, thing: str, things: str) -> str:
    """A number with its noun."""
    return f"{number} {thing if number == 1 else things}"


def prompt(view: ExtrikateView, voice: Voice) -> str:
    """What the seat to act is asked."""
    if view.to_act is None:
        return "The match is over."
    who = voice.subject(view.to_act)
    if view.step == "monster":
        can_pay = view.delvers[view.to_act].treasure >= view.strength
        bribe = f" or bribe it with ${view.strength} (b)" if can_pay else ""
        return f"{who}: a monster of strength {view.strength}! Fight (f){bribe}?"
    if view.step == "turn_start" and view.delvers[view.turn].phase == "exit":
        return f"{who}: on the way home, roll (r)."
    return f"{who}: {_ASKS[view.step]}."


def roll_off(view: ExtrikateView, voice: Voice) -> list[str]:
    """Who begins, and by which dice; a lone player has not rolled (EX-11)."""
    if not view.roll_off:
        return []
    throws = [_throw(throw, voice) for throw in view.roll_off]
    last = view.roll_off[-1]
    begins = voice.does(last.index(max(last)), "begin", "begins")
    return [f"Roll-off for the first turn: {'; again '.join(throws)}. {begins}."]


def _throw(throw: tuple[int, ...], voice: Voice) -> str:
    return ", ".join(f"{voice.subject(seat)} {die}" for seat, die in enumerate(throw) if die)


def fate(delver: Delver) -> str:
    """What became of a player."""
    if delver.status == "home":
        return f"home with ${delver.treasure} after {count(delver.turns, 'turn', 'turns')}"
    return f"{delver.status} after {count(delver.turns, 'turn', 'turns')}"


def sentence(event: Event, voice: Voice) -> str:
    """An event in plain words; every kind of event has some."""
    return _SENTENCES[type(event)](event, voice)


def _name(cell: int) -> str:
    return GRID.name(cell).upper()


def _turn(event: told.TurnBegan, voice: Voice) -> str:
    way = "delving" if event.phase == "delve" else "on the way home"
    return f"{voice.first_owner(event.seat)} turn {event.turn}, {way}."


def _rolled(event: told.Rolled, voice: Voice) -> str:
    dice = " + ".join(map(str, event.dice))
    strength = f" {event.strength}" if event.strength else ""
    rolls = voice.does(event.seat, "roll", "rolls")
    return f"{rolls} {dice} = {event.sum}: {event.result}{strength}."


def _moved(event: told.Moved, voice: Voice) -> str:
    new = ", a new cell" if event.explored else ""
    goes = voice.does(event.seat, "go", "goes")
    return f"{goes} {DIRECTION_WORDS[event.way]} to {_name(event.cell)}{new}."


def _dug(event: told.Dug, voice: Voice) -> str:
    digs = f"{voice.does(event.seat, 'dig', 'digs')} {DIRECTION_WORDS[event.way]}"
    if event.opened:
        return f"{digs}: a {event.die}, through!"
    return f"{digs}, but a {event.die} is too low; it takes {DIG_NEEDS}."


def _drawn(thing: str) -> Sentence:
    def say(event: Any, voice: Voice) -> str:
        draws = voice.does(event.seat, "draw", "draws")
        return f"{draws} a {thing} {DIRECTION_WORDS[event.way]} of {_name(event.cell)}."

    return say


def _began_to_fall(event: told.CaveInBegan, voice: Voice) -> str:
    walls = count(event.walls, "wall", "walls")
    return f"The roof comes down: a {event.die}, so {walls} for {voice.name(event.seat)} to draw."


def _fell(event: told.CaveInEnded, voice: Voice) -> str:
    ways = " and ".join(DIRECTION_WORDS[way] for way in event.ways)
    return f"{_name(event.cell)} is walled up {ways}."


def _trap(event: told.TrapSprung, voice: Voice) -> str:
    end = "escaped" if event.escaped else "caught"
    whom = voice.name(event.seat)
    return f"A trap of strength {event.strength} snaps at {whom}: a {event.die}, {end}."


def _fought(event: told.Fought, voice: Voice) -> str:
    fights = voice.does(event.seat, "fight", "fights")
    end = "won" if event.won else "lost"
    return f"{fights} a monster of strength {event.strength}: a {event.die}, {end}."


def _spoils(event: told.SpoilsRolled, voice: Voice) -> str:
    if event.gained:
        return f"The monster's hoard: a {event.die}, ${event.gained}."
    return f"The monster's hoard: a {event.die} is too high, nothing."


def _died(event: told.Died, voice: Voice) -> str:
    lost = f", ${event.treasure} is lost" if event.treasure else ""
    return f"{voice.does(event.seat, 'are', 'is')} out of the game: {event.cause}{lost}."


def _ended(event: told.Ended, voice: Voice) -> str:
    if not event.winners:
        return f"Nobody wins: {event.reason}."
    names = " and ".join(voice.name(seat) for seat in event.winners)
    return f"The match is over, won by {names}: {event.reason}."


def _by(do: str, does: str, rest: str) -> Sentence:
    return lambda event, voice: f"{voice.does(event.seat, do, does)} {rest.format(event=event)}"


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.TurnBegan: _turn,
    told.ExitDeclared: _by("turn", "turns", "back: from now on it is the way home."),
    told.Rolled: _rolled,
    told.NothingHappened: lambda event, voice: "There is nothing to do with that; on it goes.",
    told.Moved: _moved,
    told.Dug: _dug,
    told.WallDrawn: _drawn("wall"),
    told.DoorDrawn: _drawn("door"),
    told.CaveInBegan: _began_to_fall,
    told.CaveInEnded: _fell,
    told.TreasureGained: _by("gain", "gains", "${event.gained}, that makes ${event.treasure}."),
    told.TrapSprung: _trap,
    told.Fought: _fought,
    told.SpoilsRolled: _spoils,
    told.Bribed: _by("pay", "pays", "the monster ${event.paid}; ${event.treasure} left."),
    told.LifeLost: _by("lose", "loses", "a life; left: {event.lives}."),
    told.Died: _died,
    told.CameHome: _by("come", "comes", "home with ${event.treasure}!"),
    told.Ended: _ended,
}
