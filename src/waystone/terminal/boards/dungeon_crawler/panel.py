"""What stands beside the mat: the players, the own hand, what is under way."""

from __future__ import annotations

from rich.text import Text

from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.terminal.boards.dungeon_crawler.choices import switch_of
from waystone.terminal.boards.dungeon_crawler.names import Names, Speaker
from waystone.terminal.boards.dungeon_crawler.picture import COLOURS, HEROES
from waystone.words.en.dungeon_crawler import Words
from waystone.words.runtime import named

BELT = BOX.cards[BOX.card_by_id["magic_belt"]]
TITLE = "Dungeon Crawler Labyrinth"


def panel(speaker: Speaker) -> list[Text]:
    """All of it, the most important first."""
    view = speaker.view
    rounds = speaker.words.round_of(round=view.round, limit=view.round_limit)
    lines = [Text(TITLE, style="bold #e0a458"), Text(rounds)]
    for seat in range(len(view.players)):
        lines += _player(speaker, seat)
    return [*lines, *_hand(view, speaker.words, speaker.names)]


def _player(speaker: Speaker, seat: int) -> list[Text]:
    view, player = speaker.view, speaker.view.players[seat]
    pointer = "> " if view.active == seat else "  "
    line = Text(pointer).append(HEROES[seat], style=f"bold {COLOURS[seat]}")
    name = speaker.narrator.label(seat)
    line.append(f" {name}", style="bold" if view.active == seat else "default")
    if not player.playing:
        return [line.append(f" {speaker.words.gone_short}", style="dim")]
    if player.adventurer is None:
        return [line]
    line.append(f", {speaker.names.adventurer(player.adventurer)}")
    return [line, Text(f"    {books(view, seat, speaker.words, speaker.names)}", style="dim")]


def books(view: CrawlerView, seat: int, words: Words, names: Names) -> str:
    """Body points, cards and gear of a player."""
    player = view.players[seat]
    if player.adventurer is None:
        return words.no_adventurer
    most = next(each.bp for each in BOX.adventurers if each.id == player.adventurer)
    most += BELT.amount("bp") * (BELT.id in player.gear)
    parts = [words.body_points(bp=most - player.wounds, most=most), words.cards(count=player.hand)]
    parts += map(names.card, player.gear)
    return ", ".join(parts + [words.webbed_short] * player.webbed)


def _hand(view: CrawlerView, words: Words, names: Names) -> list[Text]:
    """The own cards (H-1)."""
    if not view.hand:
        return []
    cards = [_held(view, each, words, names) for each in view.hand]
    return [Text(words.your_hand, style="dim"), *(Text(f"  {each}") for each in cards)]


def _held(view: CrawlerView, id: str, words: Words, names: Names) -> str:
    """A card, with its switch where that is not as usual (DC-112)."""
    switch = switch_of(view, id)
    if switch == "usual":
        return names.card(id)
    return words.held_card(card=names.card(id), when=named(words.switches, switch))


def summary(speaker: Speaker) -> str:
    """The position in one line."""
    view, words, names, narrator = speaker.view, speaker.words, speaker.names, speaker.narrator
    players = narrator.apart(
        [
            narrator.labelled(narrator.label(seat), books(view, seat, words, names))
            for seat in range(len(view.players))
        ]
    )
    hand = [words.hand_summary(names=speaker.cards(view.hand))] if view.hand else []
    return " ".join([words.round_began(round=view.round), f"{players}.", *hand])
