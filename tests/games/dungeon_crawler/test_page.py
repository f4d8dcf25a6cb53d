"""What the browser is given of the box, and what it may know on a shared device."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.dungeon_crawler.scene import Scene, drawn
from waystone.kernel.event import SPECTATOR

ROOT = Path(__file__).parents[3]


def test_the_pages_box_is_the_data() -> None:
    """`python tools/export_crawler_box.py` renews it."""
    tool = ROOT / "tools" / "export_crawler_box.py"
    assert subprocess.run([sys.executable, str(tool), "--check"], check=False).returncode == 0


@pytest.mark.rule("DC-52")
def test_choices_are_secret_while_there_is_a_hand() -> None:
    """H-1: on a shared device choices would name its cards."""
    assert are_open(drawn("A...B").act(0))
    assert not are_open(drawn("A...B").hand(0, "magic_boots").act(0))


def test_whoever_watches_a_match_that_is_over_sees_all_hands() -> None:
    """H-11: until then a spectator sees none."""
    scene = drawn("A...B").hand(0, "magic_boots").hand(1, "map").act(0)
    assert scene.game.reveal(scene.state).hands == (("magic_boots",), ("map",))
    assert scene.game.view(scene.state, SPECTATOR).hands is None


def are_open(scene: Scene) -> bool:
    return scene.game.policy.open_choices(scene.state)


@pytest.mark.rule("DC-100")
def test_where_somebody_wants_to_be_asked_is_their_own_business() -> None:
    """H-7: it would tell of a hand."""
    alphabet = drawn("A...B").game.alphabet
    assert all(alphabet.parse(f"ask {stops}").secret for stops in ("usual", "all", "none"))
