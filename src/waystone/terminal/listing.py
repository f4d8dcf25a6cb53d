"""What is said about a game before it is played: the same words as on the browser's home page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.mode import Mode
from waystone.kernel.settings import Setting
from waystone.words.en import (
    delve_and_dash_listing,
    delve_and_dash_settings,
    dooom_listing,
    dooom_settings,
    dungeon_crawler_listing,
    dungeon_crawler_settings,
    extrikate_listing,
    extrikate_settings,
    plain_listing,
    terminal,
)
from waystone.words.runtime import DEFAULT, speak, texts

_LISTINGS: Final[Mapping[str, type[Any]]] = {
    "delve-and-dash": delve_and_dash_listing.Words,
    "extrikate": extrikate_listing.Words,
    "dooom": dooom_listing.Words,
    "dungeon-crawler": dungeon_crawler_listing.Words,
}
_SETTINGS: Final[Mapping[str, type[Any]]] = {
    "delve-and-dash": delve_and_dash_settings.Words,
    "extrikate": extrikate_settings.Words,
    "dooom": dooom_settings.Words,
    "dungeon-crawler": dungeon_crawler_settings.Words,
}


class Listing:
    """A game's summary, modes, bots and settings in a language; a game without a catalogue of its
    own is described in the words of its code, which are English."""

    def __init__(self, entry: GameEntry, language: str = DEFAULT) -> None:
        self.entry: Final = entry
        self.shared: Final = speak(terminal.Words, language)
        words = speak(_LISTINGS.get(entry.info.name, plain_listing.Words), language)
        usual = speak(plain_listing.Words, language)
        self.summary: Final[str] = getattr(words, "summary", entry.info.summary)
        self.modes: Final = {**texts(usual.modes), **texts(words.modes)}
        self.bots: Final = {**texts(usual.bots), **texts(words.bots)}
        self.offers: Final = texts(getattr(words, "offers", {}))
        self.boards: Final = texts(getattr(words, "boards", {}))
        settings = _SETTINGS.get(entry.info.name)
        self.setting_help: Final = texts(speak(settings, language).setting_help) if settings else {}

    def mode(self, mode: Mode) -> str:
        """What a mode means, in a sentence."""
        if mode.free:
            return self.shared.own_table
        return self.modes.get(f"{mode.name}_help") or mode.name

    def bot(self, name: str) -> str:
        """What a bot is called at the table."""
        return self.bots.get(name, name)

    def bot_help(self, name: str) -> str:
        """What a bot plays like."""
        return self.bots.get(f"{name}_help") or self.entry.bot(name).summary

    def bot_strength(self, name: str) -> str:
        """What a bot plays like, and how strong it is where that was measured."""
        like, rating = self.bot_help(name), self.entry.rating(name)
        if rating is None:
            return like
        return self.shared.opponent_strength(like=like, rating=rating)

    def setting(self, setting: Setting) -> str:
        """What a setting is called."""
        title = self.offers.get(setting.name) or self.setting_help.get(f"{setting.name}_title")
        return title or setting.name.replace("_", " ").capitalize()

    def help(self, setting: Setting) -> str:
        """What a setting does."""
        return self.setting_help.get(setting.name) or setting.help

    def value(self, setting: Setting, value: str) -> str:
        """What a value of a setting is called."""
        key = f"{setting.name}_{value}"
        said = self.offers.get(key) or self.setting_help.get(key)
        return said or self.boards.get(value) or value
