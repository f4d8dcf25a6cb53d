"""The choices in words, and what is worth knowing about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import NOWHERE, Action
from waystone.terminal.boards.dungeon_crawler.names import Names
from waystone.words.en.dungeon_crawler import Words
from waystone.words.runtime import key, named, texts

Label = Callable[[Sequence[str], Words, Names], str]
_WHOLE_TILES: Final = ("lay", "tile", "turn", "door")


def label(action: Action, view: CrawlerView, words: Words, names: Names) -> str:
    """A choice with names instead of numbers where that says more."""
    buttons = texts(words.buttons)
    family, *rest = action.text.split()
    if key(action.text) in buttons:
        return buttons[_button(action, view)]
    if family not in _LABELS:
        return action.text
    said, more = _LABELS[family](rest, words, names), _more(action, view, words, names)
    return f"{said} ({more})" if more else said


def _button(action: Action, view: CrawlerView) -> str:
    """Some are called by what they do here."""
    if action.id == ACTIONS.done and view.question == "act":
        return "end_turn"
    if action.id == ACTIONS.spawn and view.asked is not None:
        return "spawn" if view.players[view.asked].cell is None else "teleport"
    return key(action.text)


def _more(action: Action, view: CrawlerView, words: Words, names: Names) -> str:
    """What lies in the place of a choice."""
    family = ACTIONS.family_of[action.id]
    if family in ("pick", "put") and view.known_tiles:
        return names.tile(_tile_of_map(action, view))
    if action.cell == NOWHERE or family in _WHOLE_TILES:
        return ""
    return _who_is_at(action.cell, view, words, names)


def _tile_of_map(action: Action, view: CrawlerView) -> str:
    """Tiles that are back in order lie on top: the numbers count from below them (H-4)."""
    ordered = len(view.known_tiles) - len(view.choices)
    return view.known_tiles[ordered + int(action.text.split()[1]) - 1]


def _who_is_at(cell: int, view: CrawlerView, words: Words, names: Names) -> str:
    for monster in view.monsters:
        if monster.cell == cell:
            return names.monster(monster.figure)
    for player in view.players:
        if player.cell == cell and player.adventurer is not None:
            return names.adventurer(player.adventurer)
    if cell in view.chests:
        return words.chest_there
    return words.treasure_there if cell in view.piles else ""


def _there(verb: str) -> Label:
    return lambda rest, words, names: words.do_there(verb=verb, cell=rest[0])


def _degrees(turns: str) -> int:
    """`r2` is two quarter turns."""
    return int(turns[1:]) * 90


def _ask(rest: Sequence[str], words: Words, names: Names) -> str:
    if len(rest) == 1:
        return words.ask_when(when=named(words.stops, rest[0]))
    return words.ask_for_when(card=names.card(rest[0]), when=named(words.switches, rest[1]))


_LABELS: Final[dict[str, Label]] = {
    **{verb: _there(verb) for verb in ("move", "push", "melee", "shoot", "blast", "place")},
    "target": _there("target"),
    "take": lambda rest, w, names: w.take(adventurer=names.adventurer(rest[0])),
    "play": lambda rest, w, names: w.play_card(card=names.card(rest[0])),
    "gate": lambda rest, w, names: w.do_gate(number=rest[0]),
    "tile": lambda rest, w, names: w.do_tile(place=rest[0]),
    "lay": lambda rest, w, names: w.do_lay(place=rest[0], degrees=_degrees(rest[1])),
    "turn": lambda rest, w, names: w.do_turn(place=rest[0], degrees=_degrees(rest[1])),
    "door": lambda rest, w, names: w.do_door(place=rest[0], way=rest[1]),
    "way": lambda rest, w, names: w.do_way(way=rest[0]),
    "die": lambda rest, w, names: w.do_die(number=rest[0]),
    "change": lambda rest, w, names: w.do_change(number=rest[0], by=rest[1]),
    "turn-die": lambda rest, w, names: w.do_turn_die(number=rest[0], to=rest[1]),
    "reroll": lambda rest, w, names: w.do_reroll(names=", ".join(rest[0])),
    "pick": lambda rest, w, names: w.do_pick(number=rest[0]),
    "put": lambda rest, w, names: w.do_put(number=rest[0]),
    "ask": _ask,
    "ties": lambda rest, w, names: w.ties_when(when=named(w.ties, rest[0])),
}


def hint(action: Action, view: CrawlerView, words: Words, names: Names) -> str:
    """What a card says, or what an adventurer or creature is like."""
    family = ACTIONS.family_of[action.id]
    if family == "play":
        return names.card_text(BOX.cards[action.id - ACTIONS.play].id)
    if family == "take":
        return _adventurer(action, words, names)
    if view.question == "place" and view.drawn_creature is not None:
        return _creature(view.drawn_creature, words, names)
    return ""


def _adventurer(action: Action, words: Words, names: Names) -> str:
    who = BOX.adventurers[action.id - ACTIONS.take]
    return words.hint_adventurer(
        name=names.adventurer(who.id),
        mv=who.mv,
        bp=who.bp,
        melee=who.melee,
        ranged=who.ranged,
        area=who.area,
    )


def _creature(figure: int, words: Words, names: Names) -> str:
    kind = BOX.creatures[figure]
    return words.hint_creature(
        name=names.monster(figure),
        mv=kind.mv,
        bp=kind.bp,
        defence=kind.defence,
        melee=kind.melee,
        ranged=kind.ranged,
        area=kind.area,
    )
