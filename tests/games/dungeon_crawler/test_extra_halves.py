"""Extra halves by cards: before, between or after the two of a pair (DC-26, DC-105)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.dungeon_crawler.scene import (
    Scene,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
)
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.board import SIDE, SPACES, name_of
from waystone.games.dungeon_crawler.game import CrawlerTwo
from waystone.kernel.settings import Settings

PAIRS = ("AM", "MA", "AA", "SA", "SM")
CARDS = {"q": "potion-of-quickness", "r": "rapid-strike"}
GRANTED = {"M": "q", "A": "r", "S": ""}
SIX = SPACES[1][12]


def by_the_book(deeds: str) -> bool:
    """Whether some of these halves are a pair's, or its beginning, and cards grant the others."""
    halves = [at for at, deed in enumerate(deeds) if deed not in CARDS]
    for is_extra in product((False, True), repeat=len(halves)):
        extra = [at for at, each in zip(halves, is_extra, strict=True) if each]
        own = "".join(deeds[at] for at in halves if at not in extra)
        cards = [GRANTED[deeds[at]] for at in extra]
        granted = [bool(card) and card in deeds[:at] for card, at in zip(cards, extra, strict=True)]
        is_once = len(set(cards)) == len(cards)
        if all(granted) and is_once and any(pair.startswith(own) for pair in PAIRS):
            return True
    return False


def on_the_six(rulebook: type[CrawlerTwo] | None = None) -> Scene:
    """Beside a Monster that no blow of ours harms, in a step 5 that begins on the Teleport."""
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0)})
    if rulebook is not None:
        scene.game = rulebook(Settings(rulebook.offered, {"round_limit": "60"}))
    put_hero(scene, 0, SIX)
    put_monster(scene, "minotaur_templar", 0, SIX + SIDE)
    return scene.hand(0, "rapid_strike", "potion_of_quickness").ask("none").act(0)


def follow(scene: Scene, deeds: str) -> bool:
    """Do all this, as far as it is offered."""
    for deed in deeds:
        text, rolls = {
            "A": (f"melee {name_of(SIX + SIDE)}", (1, 1, 1, 1)),
            "M": ("stay", ()),
            "S": ("spawn", (6,)),
        }.get(deed, (f"play {CARDS.get(deed)}", ()))
        if scene.state.active != 0 or text not in scene.options():
            return False
        scene.do(text, *rolls)
    return True


def all_deeds(deeds: str = "") -> list[str]:
    """Every order of up to four halves and the two cards, each of which is there once."""
    if len(deeds) == 6:
        return [deeds]
    onwards = [
        each
        for each in "AMSqr"
        if (each not in CARDS or each not in deeds)
        and (each in CARDS or sum(deed not in CARDS for deed in deeds) < 4)
    ]
    return [deeds, *(longer for each in onwards for longer in all_deeds(deeds + each))]


@pytest.mark.rule("DC-105", "DC-26", "DC-76")
def test_extra_halves_come_before_between_or_after_any_pair() -> None:
    """Every order that the book allows is offered, and no other."""
    allowed = {""}
    for deeds in all_deeds():
        if deeds[:-1] in allowed:
            is_right = by_the_book(deeds)
            assert follow(on_the_six(), deeds) == is_right, deeds
            if is_right:
                allowed.add(deeds)
    assert {"rAS", "qMSA", "qAMA", "qrMASA"} <= allowed
    assert not allowed & {"ArS", "MM", "SS", "AS", "qMMM", "rAAAM"}


@pytest.mark.rule("DC-74", "DC-105")
def test_who_has_done_an_extra_half_is_not_picked_up_instead_of_step_5() -> None:
    scene = drawn("#####\n#A..#\n#####\n....B").hand(0, "potion_of_quickness").ask("none").act(0)
    scene.do("play potion-of-quickness")
    assert scene.options("pick") == ["pick up"]
    scene.do("stay")
    assert scene.options("pick") == []
    assert scene.options("stay") == ["stay"]


@pytest.mark.rule("DC-105")
def test_a_scroll_takes_the_place_of_the_half_and_not_of_the_extra_move() -> None:
    scene = drawn("A.......B").hand(0, "potion_of_quickness", "scroll_of_teleportation")
    scene.ask("none").act(0).do("play potion-of-quickness")
    scene.do("play scroll-of-teleportation")
    scene.do(scene.options("target")[0])
    scene.do("stay")
    assert scene.options("stay") == []


@pytest.mark.rule("DC-105")
@pytest.mark.parametrize("deeds", ["rAS", "qMS", "qAMA", "qMAA"])
def test_rules_version_2_did_the_halves_of_the_pair_first(deeds: str) -> None:
    assert isinstance(find_game("dungeon-crawler").open({}, 2), CrawlerTwo)
    assert follow(on_the_six(), deeds)
    older = on_the_six(CrawlerTwo)
    assert follow(older, deeds[:-1])
    assert not follow(older, deeds[-1])
    for allowed in ("rAAM", "qMAM", "qMMA", "rAMA", "qrSAAM"):
        assert follow(on_the_six(CrawlerTwo), allowed), allowed
