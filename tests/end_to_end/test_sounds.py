"""The sounds, rendered by the browser's own audio engine and measured."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.end_to_end.browser import only_one

ROOT = Path(__file__).parents[2]
NAMED = ["step", "thud", "creak", "chime", "roar", "wings", "clash", "fanfare", "treasure"]


@pytest.fixture(scope="module")
def heard(client: None, browser: Browser) -> dict[str, Any]:
    with only_one():
        subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py"), "sounds"], check=True)
    page = browser.new_page()
    script = (ROOT / "web" / "build" / "sounds.js").read_text()
    page.add_script_tag(content=script, type="module")
    page.wait_for_function("window.listen")
    result: dict[str, Any] = page.evaluate("window.listen()")
    page.close()
    return result


@pytest.mark.rule("DD-95")
def test_every_sound_is_heard_and_none_is_too_loud_or_too_long(heard: dict[str, Any]) -> None:
    assert set(NAMED) <= set(heard)
    for name, sound in heard.items():
        assert 0.05 <= sound["peak"] <= 0.95, name
        assert sound["seconds"] < 1.5, name


@pytest.mark.rule("DD-95")
def test_sounds_can_be_told_apart(heard: dict[str, Any]) -> None:
    """Two sounds of equal pitch and length must at least differ in shape: motifs run both ways."""
    names = [name for name in heard if not name.startswith("turn")]
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            first, second = heard[one], heard[other]
            pitch = abs(first["crossings"] / second["crossings"] - 1)
            length = abs(first["seconds"] - second["seconds"])
            loudness = abs(first["energy"] / second["energy"] - 1)
            assert pitch > 0.05 or length > 0.1 or loudness > 0.3, (one, other)
