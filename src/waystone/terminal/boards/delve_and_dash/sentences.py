"""What happens in the labyrinth, in plain sentences, at a pace that can be followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.delve_and_dash import events as told
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.event import Event
from waystone.kernel.grid import DIRECTIONS
from waystone.terminal.board import Narrator
from waystone.words.en.delve_and_dash import Words

Sentence = Callable[[Any, Narrator, Words, DelveView], str]

# Seconds for what takes its time (DD-97).
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


def sentence(event: Event, narrator: Narrator, words: Words, view: DelveView) -> str:
    """An event in plain words; every kind of event has some (DD-95)."""
    return _SENTENCES[type(event)](event, narrator, words, view)


def reason(event: told.Ended, narrator: Narrator, words: Words) -> str:
    """How a match ended; who dies alone, or against the computer, sits in the first seat."""
    is_given_up = event.reason == "forfeit" and event.winner is None
    seat = 0 if event.reason in ("dead", "human dead") else event.winner
    who = narrator.nobody if seat is None else narrator.who(seat)
    return words.reason(reason="given up" if is_given_up else event.reason, who=who)


def _woke(event: told.DragonWoke, narrator: Narrator, words: Words, view: DelveView) -> str:
    return words.dragon_woke(cell=name_of(event.lair, view.size), reach=view.treasure_reach)


def _flew(event: told.DragonMoved, narrator: Narrator, words: Words, view: DelveView) -> str:
    if event.cell is None:
        return words.dragon_moved_unseen
    return words.dragon_moved(cell=name_of(event.cell, view.size))


def _fought(event: told.BattleHeld, narrator: Narrator, words: Words, view: DelveView) -> str:
    carrier, other = narrator.who(event.carrier), narrator.who(event.other)
    return words.battle_held(carrier=carrier, other=other)


def _robbed(event: told.Robbed, narrator: Narrator, words: Words, view: DelveView) -> str:
    return words.robbed(winner=narrator.who(event.winner), loser=narrator.who(event.loser))


def _ended(event: told.Ended, narrator: Narrator, words: Words, view: DelveView) -> str:
    return words.ended(text=reason(event, narrator, words))


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.WaystoneChosen: lambda e, n, w, v: w.waystone_chosen(who=n.who(e.seat)),
    told.WaystonePlaced: lambda e, n, w, v: w.waystone_placed(
        who=n.who(e.seat), cell=name_of(e.cell, v.size)
    ),
    told.MatchBegan: lambda e, n, w, v: w.match_began,
    told.TurnBegan: lambda e, n, w, v: w.turn_began(who=n.who(e.seat), left=e.left),
    told.Stepped: lambda e, n, w, v: w.stepped(
        who=n.who(e.seat), way=DIRECTIONS[e.way], cell=name_of(e.cell, v.size)
    ),
    told.Bumped: lambda e, n, w, v: w.bumped(who=n.who(e.seat), way=DIRECTIONS[e.way]),
    told.DoorHeld: lambda e, n, w, v: w.door_held(who=n.who(e.seat), way=DIRECTIONS[e.way]),
    told.DoorForced: lambda e, n, w, v: w.door_forced(who=n.who(e.seat)),
    told.DoorLocked: lambda e, n, w, v: w.door_locked,
    told.DragonWoke: _woke,
    told.DragonSeen: lambda e, n, w, v: w.dragon_seen(cell=name_of(e.cell, v.size)),
    told.DragonStirred: lambda e, n, w, v: w.dragon_stirred,
    told.DragonMoved: _flew,
    told.Attacked: lambda e, n, w, v: w.attacked(
        who=n.who(e.seat), cell=name_of(e.cell, v.size), lives=e.lives
    ),
    told.TreasureDropped: lambda e, n, w, v: w.treasure_dropped(cell=name_of(e.cell, v.size)),
    told.Respawned: lambda e, n, w, v: w.respawned(who=n.who(e.seat), cell=name_of(e.cell, v.size)),
    told.Died: lambda e, n, w, v: w.died(who=n.who(e.seat)),
    told.TreasureFound: lambda e, n, w, v: w.treasure_found(
        who=n.who(e.seat), cell=name_of(e.cell, v.size)
    ),
    told.TreasureTaken: lambda e, n, w, v: w.treasure_taken(
        who=n.who(e.seat), cell=name_of(e.cell, v.size)
    ),
    told.BattleHeld: _fought,
    told.Robbed: _robbed,
    told.DrawOffered: lambda e, n, w, v: w.draw_offered(who=n.who(e.seat)),
    told.Left: lambda e, n, w, v: w.left(who=n.who(e.seat)),
    told.Ended: _ended,
}
