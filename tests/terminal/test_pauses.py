"""The terminal waits as long as the game says."""

from __future__ import annotations

from typing import cast

import pytest
from rich.text import Text

from tests.terminal.typed import plan
from waystone.terminal.app import TurnLoop
from waystone.terminal.key_prompt import KeyPrompt
from waystone.terminal.match import LocalMatch
from waystone.terminal.screen import Screen


class Stopwatch:
    """A screen that shows nothing and notes how long it would be looked at."""

    size = (120, 40)

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def draw(self, lines: list[Text]) -> None:
        """Nobody looks."""

    def pause(self, seconds: float) -> None:
        """No time passes."""
        self.pauses.append(seconds)


@pytest.mark.rule("DD-97")
@pytest.mark.parametrize("speed", [1.0, 0.5, 0.0])
def test_a_bot_waits_before_each_step_and_longest_before_its_first(speed: float) -> None:
    screen = Stopwatch()
    prompt = KeyPrompt(cast(Screen, screen), plain=True, speed=speed)
    match = LocalMatch(plan("cpu"), 1, [0, 1])
    prompt.begin(match)
    loop = TurnLoop(match, prompt)
    for seat, text in ((0, "waystone a1"), (1, ""), (0, "next turn"), (1, ""), (1, "")):
        before = match.view()
        step = match.act(seat, text) if text else loop.bot_turn(seat)
        prompt.tell(match, before, step)
    expected = [0.8 * speed, 0.6 * speed] if speed else []
    assert screen.pauses == expected
