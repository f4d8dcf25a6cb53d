"""What happens in the labyrinth, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.dungeon_crawler import events as told
from waystone.games.dungeon_crawler.board import DOPPELGANGER, FIRST_HERO, name_of, place_name
from waystone.games.dungeon_crawler.box import BOX
from waystone.kernel.event import Event
from waystone.terminal.board import Narrator

SWITCH_WORDS: Final = {
    "usual": "as usual",
    "always": "always",
    "later": "not until your next activation",
}
Sentence = Callable[[Any, Narrator], str]

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


def sentence(event: Event, narrator: Narrator) -> str:
    """An event in plain words; a few go without saying."""
    return _SENTENCES[type(event)](event, narrator)


def _who(figure: int, narrator: Narrator) -> str:
    """A figure in the middle of a sentence."""
    if figure >= FIRST_HERO:
        return narrator.name(figure - FIRST_HERO)
    return f"the {creature(figure)}"


def _does(figure: int, narrator: Narrator, do: str, does: str) -> str:
    """A figure at the beginning of a sentence, with its verb."""
    if figure >= FIRST_HERO:
        return narrator.does(figure - FIRST_HERO, do, does)
    return f"The {creature(figure)} {does}"


def _by(do: str, does: str, rest: str) -> Sentence:
    """A player does something."""
    return lambda event, narrator: (
        f"{narrator.does(event.seat, do, does)} {rest.format(event=event)}"
    )


def _figure(do: str, does: str, rest: str) -> Sentence:
    """A figure does something."""
    return lambda event, narrator: (
        f"{_does(event.figure, narrator, do, does)} {rest.format(event=event)}"
    )


def _silence(event: Any, narrator: Narrator) -> str:
    return ""


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def _taken(event: told.AdventurerTaken, narrator: Narrator) -> str:
    return f"{narrator.does(event.seat, 'are', 'is')} the {adventurer(event.adventurer)}."


def _laid(event: told.TileLaid, narrator: Narrator) -> str:
    over = f" over {shape(event.over)}" if event.over else ""
    lays = narrator.does(event.seat, "lay", "lays")
    return f"{lays} {shape(event.shape)} at {place_name(event.place)}{over}."


def _gained(event: told.CardsGained, narrator: Narrator) -> str:
    names = ", ".join(card(each) for each in event.cards)
    return f"{narrator.does(event.seat, 'draw', 'draws')} {names}."


def _drew(event: told.CardsDrawn, narrator: Narrator) -> str:
    if event.seat == narrator.you:
        return ""  # which ones is told as well
    return f"{narrator.does(event.seat, 'draw', 'draws')} {_cards(event.cards)}."


def _discarded(event: told.CardsDiscarded, narrator: Narrator) -> str:
    names = ", ".join(card(each) for each in event.cards)
    return f"{narrator.does(event.seat, 'discard', 'discards')} {names}." if names else ""


def _walked(event: told.Walked, narrator: Narrator) -> str:
    walks = _does(event.figure, narrator, "walk", "walks")
    return f"{walks} to {name_of(event.path[-1])}." if event.path else ""


def _put(event: told.Put, narrator: Narrator) -> str:
    stands = _does(event.figure, narrator, "are", "is")
    return f"{stands} put on {name_of(event.cell)} ({event.how.replace('_', ' ')})."


def _appeared(event: told.Appeared, narrator: Narrator) -> str:
    whose = "" if event.figure >= FIRST_HERO else f", for {narrator.name(event.seat)}"
    return f"{_does(event.figure, narrator, 'appear', 'appears')} at {name_of(event.cell)}{whose}."


def _pushed(event: told.PushEnded, narrator: Narrator) -> str:
    if event.success:
        return f"{_does(event.figure, narrator, 'get', 'gets')} past {_who(event.other, narrator)}."
    other = _who(event.other, narrator).capitalize()
    return f"{other} will not let {_who(event.figure, narrator)} past."


def _attack(event: told.AttackDeclared, narrator: Narrator) -> str:
    whom = " and ".join(_who(each, narrator) for each in event.targets) or name_of(event.cell)
    attacks = _does(event.figure, narrator, "attack", "attacks")
    return f"{attacks} {whom} ({event.attack})."


def _rolled(event: told.Rolled, narrator: Narrator) -> str:
    needs = f", {event.against} or more hits" if event.against is not None else ""
    return f"Dice for {event.purpose}: {' '.join(map(str, event.dice))}{needs}."


def _struck(event: told.Struck, narrator: Narrator) -> str:
    hits = "1 hit" if event.hits == 1 else f"{event.hits or 'no'} hits"
    return f"{hits.capitalize()} on {_who(event.figure, narrator)}."


def _wounded(event: told.Wounded, narrator: Narrator) -> str:
    wounds = "a wound" if event.amount == 1 else f"{event.amount} wounds"
    return f"{_does(event.figure, narrator, 'take', 'takes')} {wounds}."


def _slain(event: told.Slain, narrator: Narrator) -> str:
    by = f" by {narrator.name(event.by)}" if event.by is not None else ""
    how = "" if event.how == "wounds" else f" ({event.how})"
    return f"{_does(event.figure, narrator, 'are', 'is')} slain{by}{how}."


def _planned(event: told.Planned, narrator: Narrator) -> str:
    target = f" {_who(event.target, narrator)}" if event.target is not None else ""
    return f"The {creature(event.figure)}: {event.tactic}{target}."


def _seen(event: told.TilesSeen, narrator: Narrator) -> str:
    names = ", ".join(shape(each) for each in event.shapes)
    return f"The next tiles are: {names}."


def _ended(event: told.Ended, narrator: Narrator) -> str:
    return f"{narrator.does(event.winner, 'win', 'wins')}: {event.reason}."


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.AdventurerTaken: _taken,
    told.RoundBegan: lambda event, narrator: f"Round {event.round}.",
    told.ActivationBegan: lambda event, narrator: f"{narrator.first_owner(event.seat)} activation.",
    told.StepBegan: _silence,
    told.Healed: _figure("heal", "heals", "{event.amount}."),
    told.TileDrawn: lambda event, narrator: (
        f"{narrator.does(event.seat, 'draw', 'draws')} the tile {shape(event.shape)}."
    ),
    told.TileLaid: _laid,
    told.TilePutBack: _by("put", "puts", "a tile back on the pile."),
    told.TileDiscarded: lambda event, narrator: f"There is no place for {shape(event.shape)}.",
    told.TileRemoved: lambda event, narrator: f"The tile at {place_name(event.place)} is gone.",
    told.TileTurned: lambda event, narrator: f"The tile at {place_name(event.place)} turns.",
    told.TilesSwapped: lambda event, narrator: (
        f"The tiles at {place_name(event.one)} and {place_name(event.other)} change places."
    ),
    told.DoorPlaced: lambda event, narrator: f"A secret door opens at {place_name(event.place)}.",
    told.DoorGone: lambda event, narrator: "The secret door is gone.",
    told.PilePlaced: lambda event, narrator: f"Treasure lies at {name_of(event.cell)}.",
    told.PileTaken: _by("take", "takes", "a pile of treasure."),
    told.HoardLaid: lambda event, narrator: f"The Secret Room holds {_cards(event.cards)}.",
    told.HoardTaken: lambda event, narrator: (
        f"{narrator.does(event.seat, 'take', 'takes')} {_cards(event.cards)} of the Secret Room."
    ),
    told.CardsDrawn: _drew,
    told.CardsGained: _gained,
    told.CardPlayed: lambda event, narrator: (
        f"{narrator.does(event.seat, 'play', 'plays')} {card(event.card)}."
    ),
    told.CardsDiscarded: _discarded,
    told.Shuffled: lambda event, narrator: f"The {event.pile} are shuffled anew.",
    told.TilesSeen: _seen,
    told.CreatureDrawn: lambda event, narrator: (
        f"{narrator.does(event.seat, 'draw', 'draws')} a creature: {creature(event.figure)}."
    ),
    told.CreatureDiscarded: lambda event, narrator: (
        f"There is no place for the {creature(event.figure)}."
    ),
    told.Appeared: _appeared,
    told.Planned: _planned,
    told.PathCommitted: _silence,
    told.Walked: _walked,
    told.Put: _put,
    told.PushTried: lambda event, narrator: (
        f"{_does(event.figure, narrator, 'try', 'tries')} to push past "
        f"{_who(event.other, narrator)}."
    ),
    told.PushEnded: _pushed,
    told.AttackDeclared: _attack,
    told.Rolled: _rolled,
    told.DiceChanged: lambda event, narrator: f"The dice are now {' '.join(map(str, event.dice))}.",
    told.Struck: _struck,
    told.Wounded: _wounded,
    told.HarmPrevented: _figure("escape", "escapes", "unharmed."),
    told.Slain: _slain,
    told.PickedUp: _by("are", "is", "picked up: there was no way out."),
    told.Webbed: _by("are", "is", "caught in a web."),
    told.ChestPlaced: lambda event, narrator: f"Another chest stands at {name_of(event.cell)}.",
    told.ChestFalse: lambda event, narrator: f"The chest at {name_of(event.cell)} was false!",
    told.StopsChosen: lambda event, narrator: f"You are asked: {event.stops}.",
    told.SwitchThrown: lambda event, narrator: (
        f"You are asked for {card(event.card)}: {SWITCH_WORDS[event.switch]}."
    ),
    told.TiesChosen: lambda event, narrator: TIES[event.ties],
    told.Joined: _by("come", "comes", "to the table."),
    told.Left: _by("leave", "leaves", "the table."),
    told.Ended: _ended,
}
