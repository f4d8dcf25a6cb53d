"""What happens in Extrikate, in plain sentences, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from waystone.games.extrikate import events as told
from waystone.games.extrikate.board import GRID
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTIONS
from waystone.terminal.board import Narrator
from waystone.words.en.extrikate import Words
from waystone.words.runtime import named

Sentence = Callable[[Any, Narrator, Words], str]

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


def question(view: ExtrikateView, narrator: Narrator, words: Words) -> str:
    """What the seat to act is asked."""
    if not view.acting:
        return words.over
    who = narrator.who(view.acting[0])
    if view.step == "monster":
        can_pay = view.delvers[view.acting[0]].treasure >= view.strength
        return words.prompt_monster(who=who, strength=view.strength, can_pay=can_pay)
    return words.status(who=who, task=named(words.tasks, _task(view)))


def _task(view: ExtrikateView) -> str:
    """What is to be done; nobody can turn back before a first roll, or a second time (EX-14)."""
    if view.step != "turn_start":
        return view.step
    delver = view.delvers[view.turn]
    if delver.phase == "exit":
        return "homewards"
    return "turn_start" if delver.rolls else "first_roll"


def roll_off(view: ExtrikateView, narrator: Narrator, words: Words) -> list[str]:
    """Who begins, and by which dice; a lone player has not rolled (EX-11)."""
    if not view.roll_off:
        return []
    throws = words.roll_off_again.join(_throw(throw, narrator) for throw in view.roll_off)
    last = view.roll_off[-1]
    return [words.roll_off(throws=throws, who=narrator.who(last.index(max(last))))]


def _throw(throw: tuple[int, ...], narrator: Narrator) -> str:
    return ", ".join(f"{narrator.label(seat)} ({die})" for seat, die in enumerate(throw) if die)


def fate(delver: Delver, words: Words) -> str:
    """What became of a player."""
    if delver.status == "home":
        return words.fate_home(all=delver.treasure, count=delver.turns)
    return words.fate_dead(count=delver.turns)


def sentence(event: Event, narrator: Narrator, words: Words) -> str:
    """An event in plain words; every kind of event has some."""
    return _SENTENCES[type(event)](event, narrator, words)


def cell_name(cell: int) -> str:
    """A cell as players read it, such as C5."""
    return GRID.name(cell).upper()


def sides(ways: Sequence[int], narrator: Narrator, words: Words) -> str:
    """Directions in a row: `north and east`."""
    return narrator.listed([words.side(way=DIRECTIONS[way]) for way in ways])


def _rolled(event: told.Rolled, narrator: Narrator, words: Words) -> str:
    return words.rolled(
        who=narrator.who(event.seat),
        dice=" + ".join(map(str, event.dice)),
        sum=event.sum,
        result=event.result,
        strength=event.strength,
    )


def _moved(event: told.Moved, narrator: Narrator, words: Words) -> str:
    return words.moved(
        who=narrator.who(event.seat),
        way=DIRECTIONS[event.way],
        cell=cell_name(event.cell),
        is_new=event.explored,
    )


def _dug(event: told.Dug, narrator: Narrator, words: Words) -> str:
    way, who = DIRECTIONS[event.way], narrator.who(event.seat)
    return words.dug(who=who, way=way, die=event.die, is_open=event.opened)


def _wall(event: told.WallDrawn, narrator: Narrator, words: Words) -> str:
    way, cell = DIRECTIONS[event.way], cell_name(event.cell)
    return words.wall_drawn(who=narrator.who(event.seat), way=way, cell=cell)


def _door(event: told.DoorDrawn, narrator: Narrator, words: Words) -> str:
    way, cell = DIRECTIONS[event.way], cell_name(event.cell)
    return words.door_drawn(who=narrator.who(event.seat), way=way, cell=cell)


def _fell(event: told.CaveInEnded, narrator: Narrator, words: Words) -> str:
    ways = sides(event.ways, narrator, words)
    return words.cave_in_ended(cell=cell_name(event.cell), sides=ways)


def _trap(event: told.TrapSprung, narrator: Narrator, words: Words) -> str:
    who, strength = narrator.who(event.seat), event.strength
    return words.trap_sprung(who=who, strength=strength, die=event.die, is_safe=event.escaped)


def _fought(event: told.Fought, narrator: Narrator, words: Words) -> str:
    who, strength = narrator.who(event.seat), event.strength
    return words.fought(who=who, strength=strength, die=event.die, is_won=event.won)


def _ended(event: told.Ended, narrator: Narrator, words: Words) -> str:
    names = narrator.listed([narrator.label(seat) for seat in event.winners])
    first = narrator.who(event.winners[0]) if event.winners else narrator.nobody
    return words.ended(text=words.reason(reason=event.reason, who=first, names=names))


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.TurnBegan: lambda e, v, w: w.turn_began(who=v.who(e.seat), turn=e.turn),
    told.ExitDeclared: lambda e, v, w: w.exit_declared(who=v.who(e.seat)),
    told.Rolled: _rolled,
    told.NothingHappened: lambda e, v, w: w.nothing_happened,
    told.Moved: _moved,
    told.Dug: _dug,
    told.WallDrawn: _wall,
    told.DoorDrawn: _door,
    told.CaveInBegan: lambda e, v, w: w.cave_in_began(die=e.die, count=e.walls),
    told.CaveInEnded: _fell,
    told.TreasureGained: lambda e, v, w: w.treasure_gained(
        who=v.who(e.seat), gained=e.gained, all=e.treasure
    ),
    told.TrapSprung: _trap,
    told.Fought: _fought,
    told.SpoilsRolled: lambda e, v, w: w.spoils_rolled(die=e.die, gained=e.gained),
    told.Bribed: lambda e, v, w: w.bribed(who=v.who(e.seat), paid=e.paid, all=e.treasure),
    told.LifeLost: lambda e, v, w: w.life_lost(who=v.who(e.seat), count=e.lives),
    told.Died: lambda e, v, w: w.died(who=v.who(e.seat), cause=e.cause),
    told.CameHome: lambda e, v, w: w.came_home(who=v.who(e.seat), all=e.treasure),
    told.Ended: _ended,
}
