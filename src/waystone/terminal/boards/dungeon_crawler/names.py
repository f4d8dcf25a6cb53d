"""What cards, tiles and figures are called in a language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from waystone.games.dungeon_crawler.board import DOPPELGANGER, FIRST_HERO
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.terminal.board import Narrator
from waystone.words.en.dungeon_crawler import Words
from waystone.words.en.dungeon_crawler_cards import Words as CardWords
from waystone.words.en.dungeon_crawler_names import Words as NameWords
from waystone.words.runtime import Person, named, speak

SUBJECT: Final = "subject"
OBJECT: Final = "object"
INDIRECT: Final = "indirect"
MARKED: Final = re.compile(r"\[([^\]]+)\]\(\w+\)")
"""A keyword in a card's text, which pages explain: `[words](keyword)`."""


class Names:
    """Everything in the box by its id; hyphens may stand for underscores, as in typed actions."""

    def __init__(self, language: str) -> None:
        self.words: Final = speak(NameWords, language)
        self.card_words: Final = speak(CardWords, language)

    def adventurer(self, id: str) -> str:
        return named(self.words.adventurers, id.replace("-", "_"))

    def card(self, id: str) -> str:
        return named(self.words.cards, id.replace("-", "_"))

    def card_text(self, id: str) -> str:
        """What a card does, without the marks of its keywords."""
        return MARKED.sub(r"\1", named(self.card_words.card_texts, id.replace("-", "_")))

    def tile(self, shape: str) -> str:
        return named(self.words.tiles, shape)

    def monster(self, figure: int) -> str:
        """A Monster's kind, whoever controls it."""
        return self.words.creature(creature=creature_of(figure))


def creature_of(figure: int) -> str:
    """The id of a Monster's creature card."""
    return "doppelganger" if figure == DOPPELGANGER else BOX.creatures[figure].id


@dataclass(frozen=True)
class Speaker:
    """Says who and what is meant, to somebody, about a position."""

    words: Words
    names: Names
    narrator: Narrator
    view: CrawlerView

    def who(self, figure: int, role: str = SUBJECT) -> Person:
        """A figure in a sentence: an Adventurer is its player."""
        if figure >= FIRST_HERO:
            return self.narrator.who(figure - FIRST_HERO)
        owners = [each.seat for each in self.view.monsters if each.figure == figure]
        return self.monster(figure, owners[0] if owners else None, role)

    def monster(self, figure: int, owner: int | None, role: str = SUBJECT) -> Person:
        """A Monster in a sentence, with who controls it."""
        words, creature = self.names.words, creature_of(figure)
        if owner is None:
            return Person(words.lone_monster(creature=creature, role=role))
        owned_by = self.narrator.who(owner)
        return Person(words.monster(creature=creature, owner=owned_by, role=role))

    def listed(self, figures: tuple[int, ...], role: str) -> str:
        """Figures in a row, in the middle of a sentence."""
        people = [self.who(figure, role) for figure in figures]
        you = self.names.words.you(role=role)
        return self.narrator.listed([you if each.is_you else each.name for each in people])

    def cards(self, ids: tuple[str, ...]) -> str:
        return ", ".join(map(self.names.card, ids))

    def tiles(self, shapes: tuple[str, ...]) -> str:
        return ", ".join(map(self.names.tile, shapes))

    def purpose(self, purpose: str) -> str:
        """What dice are rolled for."""
        return named(self.words.purposes, purpose)
