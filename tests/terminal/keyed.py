"""A window for tests without a terminal: keys by a script, and every page that was drawn."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from rich.text import Text

from tests.terminal.typed import NAMES, plan
from waystone.kernel.table import Step
from waystone.terminal.key_prompt import KeyPrompt
from waystone.terminal.match import LocalMatch
from waystone.terminal.screen import Screen


class ScriptedScreen:
    """Presses these keys one after the other; who asks for more fails."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.size = (80, 40)
        self.keys = list(keys)
        self.pages: list[str] = []
        self.pauses: list[float] = []

    def draw(self, lines: Sequence[Text]) -> None:
        self.pages.append("\n".join(line.plain for line in lines))

    def key(self, redraw: Callable[[], None]) -> str:
        return self.keys.pop(0)

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


class Keyed:
    """A match that has begun, in a window."""

    def __init__(self, mode: str, *keys: str, speed: float = 0.0, **details: Any) -> None:
        self.screen = ScriptedScreen(keys)
        wanted = plan(mode, **details)
        seats = list(range(len(NAMES[mode]) + len(wanted.bots)))
        self.match = LocalMatch(wanted, 1, seats, lambda: 0.0)
        self.prompt = KeyPrompt(cast(Screen, self.screen), plain=True, speed=speed)
        self.prompt.begin(self.match)

    def press(self, *keys: str) -> "Keyed":
        """From now on these are pressed."""
        assert not self.screen.keys, "all before were"
        self.screen.keys = list(keys)
        self.screen.pages.clear()
        return self

    def do(self, seat: int, text: str) -> Step:
        """Somebody acts, and it is told."""
        before = self.match.view()
        step = self.match.act(seat, text)
        self.prompt.tell(self.match, before, step)
        return step

    def log(self, viewpoint: int) -> list[str]:
        """What somebody has read."""
        return [line.plain for line in self.prompt.logs[viewpoint]]
