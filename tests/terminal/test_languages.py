"""Every game in every language: nothing is left in English, and nothing goes without a word."""

from __future__ import annotations

import re

import pytest

from tests.terminal.test_games import NAMES, plain, steps_of
from waystone.kernel.event import SPECTATOR
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards import BOARDS
from waystone.words.languages import LANGUAGES
from waystone.words.runtime import DEFAULT

OTHERS = [each for each in LANGUAGES if each != DEFAULT]
SPOKEN = list(BOARDS)
IN_A_TURN = {
    "delve-and-dash": ["ALREADY_CHOSEN", "RIM", "KNOWN_WALL", "TOO_LATE", "DEAD"],
    "dooom": ["BLOCKED_WALL", "BLOCKED_PLAYER", "NOTHING_HERE", "ALREADY_HAVE", "NO_TARGET"],
    "dungeon-crawler": ["NOT_NOW", "CARD_NOT_PLAYABLE", "TAKEN", "OUT_OF_REACH", "CANNOT_LAY"],
    "extrikate": ["SETTLE_FIRST", "ROLL_FIRST", "WALL_AHEAD", "NO_WALL", "NOT_OPEN"],
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", SPOKEN)
def test_what_is_told_and_asked_is_told_in_the_language(name: str, language: str) -> None:
    """Sentences of a match differ from the English ones, for who acts, others and who watches."""
    english, other = BOARDS[name](), BOARDS[name](language)
    for table, step in steps_of(name, 2, 120):
        for viewpoint in (0, 1, SPECTATOR):
            view, you = table.view(viewpoint), None if viewpoint == SPECTATOR else viewpoint
            said = Narrator(NAMES[:2], you)
            there = Narrator(NAMES[:2], you, language)
            assert other.question(view, there) != english.question(view, said)
            assert other.summary(view, there) != english.summary(view, said)
            assert plain(other.panel(view, there, Marks())) != plain(
                english.panel(view, said, Marks())
            )
            for event in step.visible_to(viewpoint):
                told = english.sentence(event, said, view)
                assert bool(other.sentence(event, there, view)) == bool(told)
                assert not told or other.sentence(event, there, view) != told


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", SPOKEN)
def test_help_and_refusals_are_given_in_the_language(name: str, language: str) -> None:
    english, other = BOARDS[name](), BOARDS[name](language)
    for one, two in (
        (english.key_help(), other.key_help()),
        (english.typed_help(), other.typed_help()),
        (english.signs(), other.signs()),
    ):
        assert len(one) == len(two)
        assert all(said != there for (_, said), (_, there) in zip(one, two, strict=True))
    for code in IN_A_TURN[name]:
        assert other.refusal(code).endswith(".")
        assert other.refusal(code) != english.refusal(code)


@pytest.mark.parametrize("name", SPOKEN)
def test_in_french_a_blank_comes_before_colons_and_semicolons(name: str) -> None:
    board = BOARDS[name]("fr")
    for table, step in steps_of(name, 2, 120):
        view, narrator = table.view(0), Narrator(NAMES[:2], 0, "fr")
        events = step.visible_to(0)
        told = [board.sentence(event, narrator, view) for event in events]
        for text in (board.summary(view, narrator), board.question(view, narrator), *told):
            assert re.search(r"\w[:;](\s|$)", text) is None
