"""What happens in the labyrinth, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.dungeon_crawler import events as told
from waystone.games.dungeon_crawler.board import DOPPELGANGER, FIRST_HERO, name_of, place_name
from waystone.games.dungeon_crawler.box import BOX
from waystone.kernel.event import Event
from waystone.terminal.board import Voice

SWITCH_WORDS: Final = {
    "usual": "as usual",
    "always": "always",
    "later": "not until your next activation",
}
Sentence = Callable[[Any, Voice], str]

PAUSES: Final[dict[type[Event], float]] = {
    told.CardPlayed: 0.8,
    told.Rolled: 0.5,
    told.Slain: 0.8,
    told.Walked: 0.2,
    told.TileLaid: 0.4,
}
TONES: Final[dict[type[Event], str]] = {
    told.RoundBegan: "bold",
    told.ActivationBegan: "bold",
    told.CardPlayed: "bold cyan",
    told.Wounded: "red",
    told.Slain: "bold red",
    told.CardsGained: "yellow",
    told.PileTaken: "yellow",
    told.HoardTaken: "yellow",
    told.Ended: "bold",
}


TIES: Final = {
    "auto": "Between equally good spaces your monsters take the first.",
    "ask": "You choose between equally good spaces for your monsters.",
}


def adventurer(id: str) -> str:
    """An adventurer card's name."""
    return next(each.name for each in BOX.adventurers if each.id == id)


def card(id: str) -> str:
    """A treasure card's name."""
    return BOX.cards[BOX.card_by_id[id]].name


def shape(id: str) -> str:
    """A tile's name."""
    return BOX.shapes[BOX.shape_by_id[id]].name


def creature(figure: int) -> str:
    """A creature's name."""
    return "Doppelganger" if figure == DOPPELGANGER else BOX.creatures[figure].name


def sentence(event: Event, voice: Voice) -> str:
    """An event in plain words; a few go without saying."""
    return _SENTENCES[type(event)](event, voice)


def _who(figure: int, voice: Voice) -> str:
    """A figure in the middle of a sentence."""
    if figure >= FIRST_HERO:
        return voice.name(figure - FIRST_HERO)
    return f"the {creature(figure)}"


def _does(figure: int, voice: Voice, do: str, does: str) -> str:
    """A figure at the beginning of a sentence, with its verb."""
    if figure >= FIRST_HERO:
        return voice.does(figure - FIRST_HERO, do, does)
    return f"The {creature(figure)} {does}"


def _by(do: str, does: str, rest: str) -> Sentence:
    """A player does something."""
    return lambda event, voice: f"{voice.does(event.seat, do, does)} {rest.format(event=event)}"


def _figure(do: str, does: str, rest: str) -> Sentence:
    """A figure does something."""
    return lambda event, voice: f"{_does(event.figure, voice, do, does)} {rest.format(event=event)}"


def _silence(event: Any, voice: Voice) -> str:
    return ""


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def _taken(event: told.AdventurerTaken, voice: Voice) -> str:
    return f"{voice.does(event.seat, 'are', 'is')} the {adventurer(event.adventurer)}."


def _laid(event: told.TileLaid, voice: Voice) -> str:
    over = f" over {shape(event.over)}" if event.over else ""
    lays = voice.does(event.seat, "lay", "lays")
    return f"{lays} {shape(event.shape)} at {place_name(event.place)}{over}."


def _gained(event: told.CardsGained, voice: Voice) -> str:
    names = ", ".join(card(each) for each in event.cards)
    return f"{voice.does(event.seat, 'draw', 'draws')} {names}."


def _drew(event: told.CardsDrawn, voice: Voice) -> str:
    if event.seat == voice.you:
        return ""  # which ones is told as well
    return f"{voice.does(event.seat, 'draw', 'draws')} {_cards(event.cards)}."


def _discarded(event: told.CardsDiscarded, voice: Voice) -> str:
    names = ", ".join(card(each) for each in event.cards)
    return f"{voice.does(event.seat, 'discard', 'discards')} {names}." if names else ""


def _walked(event: told.Walked, voice: Voice) -> str:
    walks = _does(event.figure, voice, "walk", "walks")
    return f"{walks} to {name_of(event.path[-1])}." if event.path else ""


def _put(event: told.Put, voice: Voice) -> str:
    stands = _does(event.figure, voice, "are", "is")
    return f"{stands} put on {name_of(event.cell)} ({event.how.replace('_', ' ')})."


def _appeared(event: told.Appeared, voice: Voice) -> str:
    whose = "" if event.figure >= FIRST_HERO else f", for {voice.name(event.seat)}"
    return f"{_does(event.figure, voice, 'appear', 'appears')} at {name_of(event.cell)}{whose}."


def _pushed(event: told.PushEnded, voice: Voice) -> str:
    if event.success:
        return f"{_does(event.figure, voice, 'get', 'gets')} past {_who(event.other, voice)}."
    return f"{_who(event.other, voice).capitalize()} will not let {_who(event.figure, voice)} past."


def _attack(event: told.AttackDeclared, voice: Voice) -> str:
    whom = " and ".join(_who(each, voice) for each in event.targets) or name_of(event.cell)
    attacks = _does(event.figure, voice, "attack", "attacks")
    return f"{attacks} {whom} ({event.attack})."


def _rolled(event: told.Rolled, voice: Voice) -> str:
    needs = f", {event.against} or more hits" if event.against is not None else ""
    return f"Dice for {event.purpose}: {' '.join(map(str, event.dice))}{needs}."


def _struck(event: told.Struck, voice: Voice) -> str:
    hits = "1 hit" if event.hits == 1 else f"{event.hits or 'no'} hits"
    return f"{hits.capitalize()} on {_who(event.figure, voice)}."


def _wounded(event: told.Wounded, voice: Voice) -> str:
    wounds = "a wound" if event.amount == 1 else f"{event.amount} wounds"
    return f"{_does(event.figure, voice, 'take', 'takes')} {wounds}."


def _slain(event: told.Slain, voice: Voice) -> str:
    by = f" by {voice.name(event.by)}" if event.by is not None else ""
    how = "" if event.how == "wounds" else f" ({event.how})"
    return f"{_does(event.figure, voice, 'are', 'is')} slain{by}{how}."


def _planned(event: told.Planned, voice: Voice) -> str:
    target = f" {_who(event.target, voice)}" if event.target is not None else ""
    return f"The {creature(event.figure)}: {event.tactic}{target}."


def _seen(event: told.TilesSeen, voice: Voice) -> str:
    names = ", ".join(shape(each) for each in event.shapes)
    return f"The next tiles are: {names}."


def _ended(event: told.Ended, voice: Voice) -> str:
    return f"{voice.does(event.winner, 'win', 'wins')}: {event.reason}."


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.AdventurerTaken: _taken,
    told.RoundBegan: lambda event, voice: f"Round {event.round}.",
    told.ActivationBegan: lambda event, voice: f"{voice.first_owner(event.seat)} activation.",
    told.StepBegan: _silence,
    told.Healed: _figure("heal", "heals", "{event.amount}."),
    told.TileDrawn: lambda event, voice: (
        f"{voice.does(event.seat, 'draw', 'draws')} the tile {shape(event.shape)}."
    ),
    told.TileLaid: _laid,
    told.TileDiscarded: lambda event, voice: f"There is no place for {shape(event.shape)}.",
    told.TileRemoved: lambda event, voice: f"The tile at {place_name(event.place)} is gone.",
    told.TileTurned: lambda event, voice: f"The tile at {place_name(event.place)} turns.",
    told.TilesSwapped: lambda event, voice: (
        f"The tiles at {place_name(event.one)} and {place_name(event.other)} change places."
    ),
    told.DoorPlaced: lambda event, voice: f"A secret door opens at {place_name(event.place)}.",
    told.DoorGone: lambda event, voice: "The secret door is gone.",
    told.PilePlaced: lambda event, voice: f"Treasure lies at {name_of(event.cell)}.",
    told.PileTaken: _by("take", "takes", "a pile of treasure."),
    told.HoardLaid: lambda event, voice: f"The Secret Room holds {_cards(event.cards)}.",
    told.HoardTaken: lambda event, voice: (
        f"{voice.does(event.seat, 'take', 'takes')} {_cards(event.cards)} of the Secret Room."
    ),
    told.CardsDrawn: _drew,
    told.CardsGained: _gained,
    told.CardPlayed: lambda event, voice: (
        f"{voice.does(event.seat, 'play', 'plays')} {card(event.card)}."
    ),
    told.CardsDiscarded: _discarded,
    told.Shuffled: lambda event, voice: f"The {event.pile} are shuffled anew.",
    told.TilesSeen: _seen,
    told.CreatureDrawn: lambda event, voice: (
        f"{voice.does(event.seat, 'draw', 'draws')} a creature: {creature(event.figure)}."
    ),
    told.CreatureDiscarded: lambda event, voice: (
        f"There is no place for the {creature(event.figure)}."
    ),
    told.Appeared: _appeared,
    told.Planned: _planned,
    told.PathCommitted: _silence,
    told.Walked: _walked,
    told.Put: _put,
    told.PushTried: lambda event, voice: (
        f"{_does(event.figure, voice, 'try', 'tries')} to push past {_who(event.other, voice)}."
    ),
    told.PushEnded: _pushed,
    told.AttackDeclared: _attack,
    told.Rolled: _rolled,
    told.DiceChanged: lambda event, voice: f"The dice are now {' '.join(map(str, event.dice))}.",
    told.Struck: _struck,
    told.Wounded: _wounded,
    told.HarmPrevented: _figure("escape", "escapes", "unharmed."),
    told.Slain: _slain,
    told.PickedUp: _by("are", "is", "picked up: there was no way out."),
    told.Webbed: _by("are", "is", "caught in a web."),
    told.ChestPlaced: lambda event, voice: f"Another chest stands at {name_of(event.cell)}.",
    told.ChestFalse: lambda event, voice: f"The chest at {name_of(event.cell)} was false!",
    told.StopsChosen: lambda event, voice: f"You are asked: {event.stops}.",
    told.SwitchThrown: lambda event, voice: (
        f"You are asked for {card(event.card)}: {SWITCH_WORDS[event.switch]}."
    ),
    told.TiesChosen: lambda event, voice: TIES[event.ties],
    told.Joined: _by("come", "comes", "to the table."),
    told.Left: _by("leave", "leaves", "the table."),
    told.Ended: _ended,
}
