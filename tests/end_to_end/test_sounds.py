"""The sounds of every game, rendered by the browser's own audio engine and measured."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.end_to_end.browser import only_one

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in ROOT.glob("web/src/games/*/sounds.ts"))
NAMED = ["step", "thud", "creak", "chime", "roar", "wings", "clash", "fanfare", "treasure"]
Heard = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def heard(client: None, browser: Browser) -> dict[str, Heard]:
    with only_one():
        subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py"), "sounds"], check=True)
    page = browser.new_page()
    script = (ROOT / "web" / "build" / "sounds.js").read_text()
    page.add_script_tag(content=script, type="module")
    page.wait_for_function("window.listen")
    result: dict[str, Heard] = page.evaluate("window.listen()")
    page.close()
    return result


@pytest.mark.rule("DD-95")
def test_the_sounds_of_the_manual_are_there(heard: dict[str, Heard]) -> None:
    assert set(NAMED) <= set(heard["delve_and_dash"])


def test_every_game_was_heard(heard: dict[str, Heard]) -> None:
    assert sorted(heard) == GAMES
    folders = [path for path in ROOT.glob("web/src/games/*") if path.is_dir()]
    folders = [path for path in folders if path.name != "plain"]  # the board of any game is silent
    assert len(GAMES) == len(folders), "a game without sounds.ts would be silent"


@pytest.mark.parametrize("game", GAMES)
def test_every_sound_is_heard_and_none_is_too_loud_or_too_long(
    heard: dict[str, Heard], game: str
) -> None:
    """DD-95 for the first game; the same ears for the others."""
    for name, sound in heard[game].items():
        assert 0.05 <= sound["peak"] <= 0.95, name
        assert sound["seconds"] < 1.5, name


@pytest.mark.parametrize("game", GAMES)
def test_sounds_can_be_told_apart(heard: dict[str, Heard], game: str) -> None:
    """Two sounds of equal pitch and length must at least differ in shape: motifs run both ways.

    The signs for whose turn it is are alike on purpose (DD-95).
    """
    sounds = {name: each for name, each in heard[game].items() if not name.startswith("turn")}
    for (one, first), (other, second) in combinations(sounds.items(), 2):
        pitch = abs(first["crossings"] / second["crossings"] - 1)
        length = abs(first["seconds"] - second["seconds"])
        loudness = abs(first["energy"] / second["energy"] - 1)
        assert pitch > 0.05 or length > 0.1 or loudness > 0.3, (one, other)
