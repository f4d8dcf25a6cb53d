"""What happens in the labyrinth, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waystone.games.dungeon_crawler import events as told
from waystone.games.dungeon_crawler.board import FIRST_HERO, name_of, place_name
from waystone.kernel.event import Event
from waystone.terminal.boards.dungeon_crawler.names import INDIRECT, OBJECT, Speaker

Sentence = Callable[[Any, Speaker], str]

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


def sentence(event: Event, speaker: Speaker) -> str:
    """An event in plain words; a few go without saying."""
    return _SENTENCES[type(event)](event, speaker)


def located(text: str, where: str, speaker: Speaker) -> str:
    """What happened with its place, which the numbers at the rim of this mat explain."""
    return speaker.words.located(sentence=text, where=where)


def _silence(event: Any, speaker: Speaker) -> str:
    return ""


def _taken(event: told.AdventurerTaken, speaker: Speaker) -> str:
    who, name = speaker.narrator.who(event.seat), speaker.names.adventurer(event.adventurer)
    return speaker.words.adventurer_taken(who=who, adventurer=name)


def _laid(event: told.TileLaid, speaker: Speaker) -> str:
    words, who = speaker.words, speaker.narrator.who(event.seat)
    tile, place = speaker.names.tile(event.shape), place_name(event.place)
    if event.over is None:
        return located(words.tile_laid(who=who, tile=tile), place, speaker)
    over = speaker.names.tile(event.over)
    return located(words.tile_replaced(who=who, tile=tile, over=over), place, speaker)


def _swapped(event: told.TilesSwapped, speaker: Speaker) -> str:
    place, other = place_name(event.one), place_name(event.other)
    return located(speaker.words.tiles_swapped, f"{place}, {other}", speaker)


def _drew(event: told.CardsDrawn, speaker: Speaker) -> str:
    who = speaker.narrator.who(event.seat)
    # Which ones is told as well to who drew them.
    return "" if who.is_you else speaker.words.cards_drawn(who=who, count=event.cards)


def _gained(event: told.CardsGained, speaker: Speaker) -> str:
    who = speaker.narrator.who(event.seat)
    return speaker.words.cards_gained(who=who, names=speaker.cards(event.cards))


def _discarded(event: told.CardsDiscarded, speaker: Speaker) -> str:
    who, names = speaker.narrator.who(event.seat), speaker.cards(event.cards)
    return speaker.words.cards_discarded(who=who, names=names) if names else ""


def _creature(event: told.CreatureDrawn, speaker: Speaker) -> str:
    who, monster = speaker.narrator.who(event.seat), speaker.names.monster(event.figure)
    return speaker.words.creature_drawn(who=who, monster=monster)


def _appeared(event: told.Appeared, speaker: Speaker) -> str:
    words, cell = speaker.words, name_of(event.cell)
    if event.figure >= FIRST_HERO:
        return located(words.appeared(who=speaker.who(event.figure)), cell, speaker)
    monster = speaker.monster(event.figure, event.seat)
    return located(words.monster_appeared(who=monster), cell, speaker)


def _planned(event: told.Planned, speaker: Speaker) -> str:
    target = event.target
    whom = speaker.narrator.nobody if target is None else speaker.who(target, OBJECT)
    return speaker.words.planned(
        who=speaker.who(event.figure), whom=whom, line=event.line, tactic=event.tactic
    )


def _walked(event: told.Walked, speaker: Speaker) -> str:
    if not event.path:
        return ""
    who, cell = speaker.who(event.figure), name_of(event.path[-1])
    return located(speaker.words.walked(who=who, count=len(event.path)), cell, speaker)


def _put(event: told.Put, speaker: Speaker) -> str:
    who, cell = speaker.who(event.figure), name_of(event.cell)
    return located(speaker.words.put(who=who, how=event.how), cell, speaker)


def _pushing(event: told.PushTried, speaker: Speaker) -> str:
    who, whom = speaker.who(event.figure), speaker.who(event.other, INDIRECT)
    return speaker.words.push_tried(who=who, whom=whom)


def _pushed(event: told.PushEnded, speaker: Speaker) -> str:
    who, whom = speaker.who(event.figure), speaker.who(event.other, INDIRECT)
    return speaker.words.push_ended(who=who, whom=whom, is_past=event.success)


def _attack(event: told.AttackDeclared, speaker: Speaker) -> str:
    words, names = speaker.words, speaker.listed(event.targets, OBJECT)
    text = words.attack_declared(
        who=speaker.who(event.figure), attack=event.attack, names=names or words.empty_space
    )
    return text if names else located(text, name_of(event.cell), speaker)


def _rolled(event: told.Rolled, speaker: Speaker) -> str:
    return speaker.words.rolled(
        who=speaker.narrator.who(event.rollers[0]),
        dice=row(event.dice),
        purpose=speaker.purpose(event.purpose),
        against=event.against or 0,
    )


def row(dice: tuple[int, ...]) -> str:
    """Dice as they lie."""
    return " ".join(map(str, dice))


def _wounded(event: told.Wounded, speaker: Speaker) -> str:
    return speaker.words.wounded(
        who=speaker.who(event.figure),
        count=event.amount,
        all=event.wounds,
        is_first=event.wounds == event.amount,
    )


def _slain(event: told.Slain, speaker: Speaker) -> str:
    who = speaker.who(event.figure)
    if event.by is not None and event.how == "wounds":
        return speaker.words.slain_by(who=who, whom=speaker.narrator.who(event.by))
    return speaker.words.slain(who=who, how=event.how)


def _switched(event: told.SwitchThrown, speaker: Speaker) -> str:
    card = speaker.names.card(event.card)
    return speaker.words.switch_thrown(switch=event.switch, card=card)


def _ended(event: told.Ended, speaker: Speaker) -> str:
    words, who = speaker.words, speaker.narrator.who(event.winner)
    return words.ended(text=words.reason(reason=event.reason, who=who))


_SENTENCES: Final[dict[type[Event], Sentence]] = {
    told.AdventurerTaken: _taken,
    told.RoundBegan: lambda e, s: s.words.round_began(round=e.round),
    told.ActivationBegan: lambda e, s: s.words.activation_began(who=s.narrator.who(e.seat)),
    told.StepBegan: _silence,
    told.Healed: lambda e, s: s.words.healed(who=s.who(e.figure), count=e.amount),
    told.TileDrawn: lambda e, s: s.words.tile_drawn(
        who=s.narrator.who(e.seat), tile=s.names.tile(e.shape)
    ),
    told.TileLaid: _laid,
    told.TilePutBack: lambda e, s: s.words.tile_put_back(who=s.narrator.who(e.seat)),
    told.TileDiscarded: lambda e, s: s.words.tile_discarded(tile=s.names.tile(e.shape)),
    told.TileRemoved: lambda e, s: located(s.words.tile_removed, place_name(e.place), s),
    told.TileTurned: lambda e, s: located(s.words.tile_turned, place_name(e.place), s),
    told.TilesSwapped: _swapped,
    told.DoorPlaced: lambda e, s: located(s.words.door_placed, place_name(e.place), s),
    told.DoorGone: lambda e, s: s.words.door_gone,
    told.PilePlaced: lambda e, s: located(s.words.pile_placed, name_of(e.cell), s),
    told.PileTaken: lambda e, s: s.words.pile_taken(who=s.narrator.who(e.seat)),
    told.HoardLaid: lambda e, s: s.words.hoard_laid(count=e.cards),
    told.HoardTaken: lambda e, s: s.words.hoard_taken(who=s.narrator.who(e.seat), count=e.cards),
    told.CardsDrawn: _drew,
    told.CardsGained: _gained,
    told.CardPlayed: lambda e, s: s.words.card_played(
        who=s.narrator.who(e.seat), card=s.names.card(e.card)
    ),
    told.CardsDiscarded: _discarded,
    told.Shuffled: lambda e, s: s.words.shuffled(pile=e.pile),
    told.TilesSeen: lambda e, s: s.words.tiles_seen(names=s.tiles(e.shapes)),
    told.CreatureDrawn: _creature,
    told.CreatureDiscarded: lambda e, s: s.words.creature_discarded(
        monster=s.names.monster(e.figure)
    ),
    told.Appeared: _appeared,
    told.Planned: _planned,
    told.PathCommitted: _silence,
    told.Walked: _walked,
    told.Put: _put,
    told.PushTried: _pushing,
    told.PushEnded: _pushed,
    told.AttackDeclared: _attack,
    told.Rolled: _rolled,
    told.DiceChanged: lambda e, s: s.words.dice_changed(dice=row(e.dice)),
    told.Struck: lambda e, s: s.words.struck(who=s.who(e.figure), count=e.hits),
    told.Wounded: _wounded,
    told.HarmPrevented: lambda e, s: s.words.harm_prevented(who=s.who(e.figure)),
    told.Slain: _slain,
    told.PickedUp: lambda e, s: s.words.picked_up(who=s.narrator.who(e.seat)),
    told.Webbed: lambda e, s: s.words.webbed(who=s.narrator.who(e.seat)),
    told.ChestPlaced: lambda e, s: located(s.words.chest_placed, name_of(e.cell), s),
    told.ChestFalse: lambda e, s: located(s.words.chest_false, name_of(e.cell), s),
    told.StopsChosen: lambda e, s: s.words.stops_chosen(stops=e.stops),
    told.SwitchThrown: _switched,
    told.TiesChosen: lambda e, s: s.words.ties_chosen(ties=e.ties),
    told.Joined: lambda e, s: s.words.joined(who=s.narrator.who(e.seat)),
    told.Left: lambda e, s: s.words.left(who=s.narrator.who(e.seat)),
    told.Ended: _ended,
}
