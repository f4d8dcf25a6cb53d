"""What stands beside the mat: the players, the own hand, what is under way."""

from __future__ import annotations

from rich.text import Text

from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards.dungeon_crawler.choices import switch_of
from waystone.terminal.boards.dungeon_crawler.picture import COLOURS, HEROES
from waystone.terminal.boards.dungeon_crawler.sentences import SWITCH_WORDS, adventurer, card

BELT = BOX.cards[BOX.card_by_id["magic_belt"]]


def panel(view: CrawlerView, narrator: Narrator, marks: Marks) -> list[Text]:
    """All of it, the most important first."""
    limit = f" of {view.round_limit}" if view.round_limit else ""
    lines = [
        Text("Dungeon Crawler Labyrinth", style="bold #e0a458"),
        Text(f"Round {view.round}{limit}"),
    ]
    for seat in range(len(view.players)):
        lines += _player(view, narrator, seat, marks)
    return [*lines, *_hand(view)]


def _player(view: CrawlerView, narrator: Narrator, seat: int, marks: Marks) -> list[Text]:
    player = view.players[seat]
    pointer = "> " if view.active == seat else "  "
    line = Text(pointer).append(HEROES[seat], style=f"bold {COLOURS[seat]}")
    line.append(f" {narrator.subject(seat)}", style="bold" if view.active == seat else "default")
    if not player.playing:
        return [line.append(" (gone)", style="dim")]
    if player.adventurer is None:
        return [line]
    line.append(f", {adventurer(player.adventurer)}")
    return [line, Text(f"    {books(view, seat)}", style="dim")]


def books(view: CrawlerView, seat: int) -> str:
    """Body points, cards, monsters and gear of a player."""
    player = view.players[seat]
    if player.adventurer is None:
        return "no adventurer"
    most = next(each.bp for each in BOX.adventurers if each.id == player.adventurer)
    most += BELT.amount("bp") * (BELT.id in player.gear)
    gear = "".join(f", {card(each)}" for each in player.gear)
    webbed = ", webbed" if player.webbed else ""
    return f"{most - player.wounds}/{most} BP, {player.hand} cards{gear}{webbed}"


def _hand(view: CrawlerView) -> list[Text]:
    """The own cards (H-1)."""
    if not view.hand:
        return []
    return [
        Text("Your hand:", style="dim"),
        *(Text(f"  {_held(view, each)}") for each in view.hand),
    ]


def _held(view: CrawlerView, name: str) -> str:
    """A card, with its switch where that is not as usual (DC-112)."""
    switch = switch_of(view, name)
    return card(name) if switch == "usual" else f"{card(name)} (asked {SWITCH_WORDS[switch]})"


def summary(view: CrawlerView, narrator: Narrator) -> str:
    """The position in one line."""
    seats = range(len(view.players))
    players = "; ".join(f"{narrator.subject(seat)}: {books(view, seat)}" for seat in seats)
    hand = ", ".join(card(each) for each in view.hand)
    return f"Round {view.round}. {players}." + (f" Your hand: {hand}." if hand else "")
