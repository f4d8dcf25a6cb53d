"""What is asked, and the choices in words."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS, SWITCHES, TIES
from waystone.games.dungeon_crawler.board import FIRST_HERO
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import NOWHERE, Action
from waystone.kernel.grid import DIRECTION_WORDS, DIRECTIONS
from waystone.terminal.board import Narrator
from waystone.terminal.boards.dungeon_crawler.sentences import (
    SWITCH_WORDS,
    adventurer,
    card,
    creature,
    shape,
)

_ASKS: Final = {
    "adventurer": "Choose your adventurer.",
    "gate": "Choose the gate where you come in.",
    "act": "Move, attack, play a card, or be done.",
    "push": "Push past somebody, or stop.",
    "shove": "Choose where the other is pushed to.",
    "spawn": "A monster may come.",
    "target": "Choose a target.",
    "order": "Choose which monster is next.",
    "space": "Choose a space.",
    "tile": "Choose a tile.",
    "pick": "Choose one of them.",
    "put": "Choose which goes on top.",
    "die": "Choose a die.",
    "way": "Choose a direction.",
    "door": "Choose a side for the secret door.",
    "turn": "Choose a tile and how it is turned.",
}
_WINDOWS: Final = {
    "turn": "An activation begins",
    "path": "Somebody is about to walk",
    "attack": "An attack is about to be rolled",
    "roll": "Dice lie on the table",
    "harm": "Somebody is about to be harmed",
}


def prompt(view: CrawlerView, narrator: Narrator) -> str:
    """What the seat to act is asked; who could respond is nobody else's business (H-7)."""
    if view.ending is not None:
        return "The match is over."
    if view.asked != view.seat:
        return "The others decide."
    resolving = f"{card(view.card)}: " if view.card is not None else ""
    return resolving + _question(view, narrator)


def _question(view: CrawlerView, narrator: Narrator) -> str:
    if view.question == "respond":
        stake = " The chest is at stake." if view.at_stake else ""
        moment = _WINDOWS.get(view.window or "", "Wait")
        return f"{moment}{_context(view, narrator)}.{stake} Play a card?"
    if view.question == "lay" and view.drawn_tile is not None:
        return f"Lay the tile {shape(view.drawn_tile)}: where, and how turned?"
    if view.question == "place" and view.drawn_creature is not None:
        return f"Set the {creature(view.drawn_creature)}: where?"
    if view.question == "move" and view.going is not None:
        return f"Move on, with {view.going.points} points left, or stop."
    return _ASKS.get(view.question or "", "Choose.")


def _context(view: CrawlerView, narrator: Narrator) -> str:
    """Who does what to whom, as far as it is on the table."""
    if view.window == "harm" and view.harm is not None:
        what = "destroyed" if view.harm.wounds is None else f"{view.harm.wounds} wounds"
        return f" ({figure(view.harm.figure, narrator)}: {what})"
    if view.window == "roll" and view.roll is not None:
        return f" ({view.roll.purpose}: {' '.join(map(str, view.roll.dice))})"
    if view.window == "path" and view.path is not None:
        return f" ({figure(view.path.figure, narrator)}, {len(view.path.cells)} spaces)"
    if view.window == "attack" and view.attack is not None:
        targets = ", ".join(figure(each, narrator) for each in view.attack.targets)
        return f" ({figure(view.attack.attacker, narrator)} on {targets})"
    if view.active is not None:
        return f" ({narrator.name(view.active)})"
    return ""


def figure(number: int, narrator: Narrator) -> str:
    """A figure's name in the middle of a sentence."""
    return narrator.name(number - FIRST_HERO) if number >= FIRST_HERO else f"the {creature(number)}"


def wishes(view: CrawlerView) -> list[str]:
    """Stops, ties, and the switch of every own card, as they do not stand yet (DC-100, DC-112)."""
    if not 0 <= view.seat < len(view.players):
        return []
    ring = [each for each in view.players[view.seat].gear if each == "magic_ring"]
    tables = [f"ask {stops}" for stops in STOPS if stops != view.stops]
    tables += [f"ties {ties}" for ties in TIES if ties != view.ties]
    return tables + [
        f"ask {each.replace('_', '-')} {switch}"
        for each in (*view.hand, *ring)
        for switch in SWITCHES
        if switch != switch_of(view, each)
    ]


def switch_of(view: CrawlerView, name: str) -> str:
    """How the own switch of a card stands."""
    return "always" if name in view.always else "later" if name in view.later else "usual"


def label(action: Action, view: CrawlerView) -> str:
    """A choice with names instead of numbers where that says more."""
    family = ACTIONS.family_of[action.id]
    if action.id >= ACTIONS.ask_card:
        number, setting = divmod(action.id - ACTIONS.ask_card, len(SWITCHES))
        return f"ask for {BOX.cards[number].name}: {SWITCH_WORDS[SWITCHES[setting]]}"
    if family == "take":
        return f"take the {adventurer(BOX.adventurers[action.id - ACTIONS.take].id)}"
    if family == "play":
        return f"play {BOX.cards[action.id - ACTIONS.play].name}"
    if family == "way":
        return f"way {DIRECTION_WORDS[DIRECTIONS.index(action.text[-1])]}"
    if view.question in ("pick", "put") and view.known_tiles:
        return f"{action.text} ({shape(_tile_of_map(action, view))})"
    if action.cell != NOWHERE and family not in ("lay", "tile", "turn", "door"):
        return action.text + _who_is_at(action.cell, view)
    return action.text


def _tile_of_map(action: Action, view: CrawlerView) -> str:
    """Tiles that are back in order lie on top: the numbers count from below them (H-4)."""
    ordered = len(view.known_tiles) - len(view.choices)
    return view.known_tiles[ordered + int(action.text.split()[1]) - 1]


def _who_is_at(cell: int, view: CrawlerView) -> str:
    for monster in view.monsters:
        if monster.cell == cell:
            return f" ({creature(monster.figure)})"
    for player in view.players:
        if player.cell == cell and player.adventurer is not None:
            return f" ({adventurer(player.adventurer)})"
    if cell in view.chests:
        return " (the chest)"
    return " (treasure)" if cell in view.piles else ""


def hint(action: Action, view: CrawlerView) -> str:
    """What a card says, or what an adventurer or creature is like."""
    family = ACTIONS.family_of[action.id]
    if family == "play":
        return BOX.cards[action.id - ACTIONS.play].text
    if family == "take":
        who = BOX.adventurers[action.id - ACTIONS.take]
        attacks = f"melee {who.melee}, ranged {who.ranged}, area {who.area}"
        return f"{who.name}: {who.mv} MV, {who.bp} BP, dice: {attacks}"
    if view.question == "place" and view.drawn_creature is not None:
        kind = BOX.creatures[view.drawn_creature]
        dice = f"melee {kind.melee}, ranged {kind.ranged}, area {kind.area}"
        return f"{kind.name}: {kind.mv} MV, {kind.bp} BP, DEF {kind.defence}, dice: {dice}"
    return ""
