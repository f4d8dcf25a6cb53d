"""What happens in the dark, in plain sentences, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.dooom import events as told
from waystone.games.dooom.view import DooomView
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTIONS
from waystone.terminal.board import Narrator
from waystone.terminal.boards.dooom.picture import below
from waystone.words.en.dooom import Words
from waystone.words.runtime import named

Sentence = Callable[[Any, Narrator, Words], str]

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


def question(view: DooomView, narrator: Narrator, words: Words) -> str:
    """What the seat to act is asked."""
    if view.ending is not None:
        return words.over
    if not view.acting:
        return words.refusals["NOT_STARTED"]
    who = narrator.who(view.acting[0])
    if view.seat not in view.acting or view.own is None:
        return words.status_theirs(who=who)
    thing = below(view.own)
    if not thing:
        return words.status(who=who, ap=view.own.ap)
    text = named(words.lying_here, thing)
    return words.prompt_on_thing(who=who, ap=view.own.ap, text=text)


def sentence(event: Event, narrator: Narrator, words: Words) -> str:
    """An event in plain words; what the owner of an event is told, others never hear."""
    return _SENTENCES[type(event)](event, narrator, words)


def _blow(event: told.Attacked | told.Struck) -> str:
    """What came of a blow, as messages know it."""
    if not event.hit:
        return "missed"
    if event.damage == 0:
        return "held"
    return "killed" if isinstance(event, told.Attacked) and event.killed else "hit"


def _picked_up(event: told.PickedUp, narrator: Narrator, words: Words) -> str:
    who = narrator.who(event.seat)
    return words.picked_up(who=who, thing=event.thing, amount=event.amount)


def _attacked(event: told.Attacked, narrator: Narrator, words: Words) -> str:
    who, way = narrator.who(event.seat), DIRECTIONS[event.way]
    return words.attacked(who=who, way=way, blow=_blow(event), damage=event.damage)


def _struck(event: told.Struck, narrator: Narrator, words: Words) -> str:
    who, way = narrator.who(event.seat), DIRECTIONS[event.way]
    return words.struck(who=who, way=way, blow=_blow(event), count=event.lost)


def _ended(event: told.Ended, narrator: Narrator, words: Words) -> str:
    winner = narrator.nobody if event.winner is None else narrator.who(event.winner)
    return words.ended(reason=event.reason, who=winner)


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.Joined: lambda e, v, w: w.joined(who=v.who(e.seat)),
    told.Began: lambda e, v, w: w.began(who=v.who(e.order[0])),
    told.TurnBegan: lambda e, v, w: w.turn_began(who=v.who(e.seat), round=e.round),
    told.TurnEnded: lambda e, v, w: "",
    told.Moved: lambda e, v, w: w.moved(who=v.who(e.seat), way=DIRECTIONS[e.way]),
    told.PickedUp: _picked_up,
    told.Attacked: _attacked,
    told.Struck: _struck,
    told.Changed: lambda e, v, w: w.changed(who=v.who(e.seat)),
    told.Died: lambda e, v, w: w.died(who=v.who(e.seat)),
    told.Left: lambda e, v, w: w.left(who=v.who(e.seat)),
    told.Won: lambda e, v, w: "",
    told.Lost: lambda e, v, w: "",
    told.Ended: _ended,
}
