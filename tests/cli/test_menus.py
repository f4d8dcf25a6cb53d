"""What the menu before a match offers in each game, and what becomes of a choice."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, cast

import pytest

from waystone.catalogue import find_game
from waystone.cli import play_screen
from waystone.cli.modes import bots_in, people_in
from waystone.kernel.mode import Mode
from waystone.terminal.boards import board_of
from waystone.terminal.listing import Listing
from waystone.terminal.menu import MenuRow

OFFERED = {
    "delve-and-dash": {
        "mode": ["solo", "cpu", "hotseat"],
        "level": ["1", "2"],
        "size": ["8", "6", "10", "12", "16", "20"],
        "edition": ["delve-and-dash", "computer-labyrinth"],
        "bot": ["knight", "random", "novice", "squire", "apprentice", "expert"],
    },
    "extrikate": {
        "mode": ["solo", "cpu", "hotseat", "table"],
        "exit_rolls": ["1", "3"],
        "explore": ["free", "forced"],
        "bot": ["medium", "random", "novice", "easy", "apprentice", "hard"],
    },
    "dooom": {
        "mode": ["cpu", "hotseat", "table"],
        "map": [
            *("ring-vault", "pillar-hall", "long-dark", "zero-sprint", "duel"),
            *("cellar", "generated"),
        ],
        "bot": ["seeker", "random", "novice", "apprentice", "hunter", "navigator"],
    },
    "dungeon-crawler": {
        "mode": ["cpu", "four", "hotseat", "table"],
        "hard": ["off", "on"],
        "laying": ["join", "free"],
        "bot": ["racer", "random", "novice", "apprentice", "warlord", "champion"],
    },
}
SHOWN = {
    # In which modes people, computers and the bot are asked for.
    "delve-and-dash": ([], ["cpu"]),
    "extrikate": (["table"], ["cpu", "table"]),
    "dooom": (["table"], ["cpu", "table"]),
    "dungeon-crawler": (["table"], ["cpu", "four", "table"]),
}


def rows_of(game: str, *names: str, **given: str) -> dict[str, MenuRow]:
    entry = find_game(game)
    chosen, listing = Namespace(names=names), Listing(entry, "en")
    rows = play_screen.menu_rows(chosen, listing, board_of(entry, "en"), given)
    return {row.name: row for row in rows}


@pytest.mark.parametrize("game", OFFERED)
def test_a_menu_offers_the_modes_the_settings_of_its_board_and_the_bots(game: str) -> None:
    rows, most = rows_of(game), find_game(game).info.seats[1]
    seats = {
        "people": [str(each) for each in range(1, most + 1)],
        "computers": [str(each) for each in range(most)],
    }
    wanted = {**OFFERED[game], **seats}
    assert {name: list(row.choices) for name, row in rows.items()} == wanted
    assert [*rows][:3] == ["mode", "people", "computers"]
    assert [*rows][-1] == "bot"


@pytest.mark.parametrize("game", OFFERED)
def test_a_menu_begins_with_what_is_usual_in_the_words_of_the_listing(game: str) -> None:
    rows, entry = rows_of(game), find_game(game)
    listing = Listing(entry, "en")
    assert rows["bot"].value == entry.usual_bot
    for setting in entry.settings:
        if setting.name in rows and setting.name != "mode":
            row = rows[setting.name]
            assert row.value == setting.write(setting.default)
            assert row.title == listing.setting(setting)
            assert row.says(row.value) == listing.help(setting)
            assert row.label(row.value) == listing.value(setting, row.value)
    bot, mode = rows["bot"], rows["mode"]
    assert bot.label(bot.value) == listing.bot(bot.value)
    assert bot.says(bot.value) == listing.bot_strength(bot.value)
    assert mode.label("cpu") == listing.modes["cpu"]
    assert mode.says("cpu") == listing.mode(next(e for e in entry.modes if e.name == "cpu"))


@pytest.mark.parametrize("game", OFFERED)
def test_what_does_not_matter_in_a_mode_is_not_asked(game: str) -> None:
    rows = rows_of(game)
    free, with_bots = SHOWN[game]
    for name, modes in (("people", free), ("computers", free), ("bot", with_bots)):
        shown = [mode for mode in rows["mode"].choices if rows[name].is_shown({"mode": mode})]
        assert shown == modes


def test_what_was_given_is_not_asked_again_and_all_who_are_named_can_play() -> None:
    assert "level" not in rows_of("delve-and-dash", level="2")
    assert "size" in rows_of("delve-and-dash", level="2")
    two, three = rows_of("extrikate", "Ada", "Ben"), rows_of("extrikate", "Ada", "Ben", "Cid")
    assert list(two["mode"].choices) == ["hotseat", "table"]
    assert list(three["mode"].choices) == ["table"]
    assert list(three["people"].choices) == ["3"]


def who(mode: Mode) -> tuple[str, int, int]:
    return mode.name, people_in(mode), bots_in(mode)


@pytest.mark.parametrize(
    ("game", "people", "bots", "found"),
    [
        ("dooom", 1, 0, ("table", 1, 0)),
        ("dungeon-crawler", 1, 0, ("cpu", 1, 1)),  # which nobody plays alone
        ("dooom", 1, 3, ("cpu", 1, 3)),
        ("dooom", 1, 4, ("table", 1, 4)),
        ("dooom", 2, 0, ("hotseat", 2, 0)),
        ("dooom", 3, 7, ("table", 3, 5)),  # of eight seats
        ("dooom", 8, 3, ("table", 8, 0)),
    ],
)
def test_a_table_has_as_many_bots_as_there_are_seats(
    game: str, people: int, bots: int, found: tuple[str, int, int]
) -> None:
    assert who(play_screen.table_of(find_game(game), people, bots)) == found


def chosen_from(
    monkeypatch: pytest.MonkeyPatch, game: str, found: dict[str, str]
) -> tuple[Mode, Namespace, dict[str, str], list[Any]]:
    """What becomes of these choices, and what the menu was made of."""
    made: list[Any] = []

    class Chosen:
        def __init__(self, *words: object) -> None:
            made.extend(words)

        def choose(self) -> dict[str, str]:
            return dict(found)

    monkeypatch.setattr(play_screen, "Menu", Chosen)
    entry, chosen, given = find_game(game), Namespace(names=(), bot=("x",)), {"level": "2"}
    board = board_of(entry, "en")
    mode = play_screen.ask_menu(cast(Any, "screen"), chosen, entry, board, given)
    return mode, chosen, given, made


def test_what_is_chosen_is_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = {"mode": "cpu", "bot": "squire", "size": "6"}
    mode, chosen, given, made = chosen_from(monkeypatch, "delve-and-dash", choices)
    assert (who(mode), chosen.bot) == (("cpu", 1, 1), ("squire",))
    assert given == {"level": "2", "size": "6"}
    screen, heading, rows, words = made
    listing = Listing(find_game("delve-and-dash"), "en")
    assert (screen, heading) == ("screen", ["Delve & Dash", listing.summary])
    assert (rows[0].name, words.mode) == ("mode", listing.shared.mode)


def test_a_table_of_ones_own_is_as_large_as_it_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = {"mode": "table", "people": "2", "computers": "3", "bot": "hunter"}
    mode, chosen, given, _ = chosen_from(monkeypatch, "dooom", choices)
    assert (who(mode), chosen.bot) == (("table", 2, 3), ("hunter",))
    assert given == {"level": "2"}
    mode, chosen, _, _ = chosen_from(monkeypatch, "dooom", {"mode": "hotseat"})
    assert (who(mode), chosen.bot) == (("hotseat", 2, 0), None)


@pytest.mark.parametrize(
    ("game", "names", "found"),
    [
        ("delve-and-dash", 0, ("hotseat", 2, 0)),
        ("delve-and-dash", 3, ("hotseat", 2, 0)),  # which says that they are too many
        ("extrikate", 0, ("table", 3, 0)),
        ("dooom", 2, ("hotseat", 2, 0)),
        ("dooom", 3, ("table", 3, 0)),
        ("dungeon-crawler", 6, ("table", 6, 0)),
    ],
)
def test_before_a_mode_is_chosen_no_names_are_too_many(
    game: str, names: int, found: tuple[str, int, int]
) -> None:
    assert who(play_screen._roomiest(find_game(game), names)) == found


def test_what_is_not_given_is_asked_when_the_window_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Any] = []

    def ask(*words: object) -> str:
        begun.append(words)
        return "asked"

    def show(*words: object) -> int:
        begun.append(words)
        return 3

    monkeypatch.setattr(play_screen, "ask_menu", ask)
    monkeypatch.setattr(play_screen, "plan_of", lambda *words: words)
    monkeypatch.setattr(play_screen, "show_matches", show)
    chosen, board, given = Namespace(names=()), cast(Any, "board"), {"lives": "2"}
    entry = find_game("extrikate")
    assert play_screen.play_on_screen(chosen, entry, board, None, given) == 3
    ((first, second, begin),) = begun
    assert (first, second) == (chosen, "board")
    assert begin("screen") == (chosen, entry, "board", "asked", given)
    assert begun[1] == ("screen", chosen, entry, "board", given)
