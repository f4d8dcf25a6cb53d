"""How a window is filled: the board, what stands beside it, the log below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.text import Text

from waystone.words.en.terminal import Words

GAP: Final = 3
PANEL_WIDTH: Final = 28
LEAST_LOG: Final = 3
LEAST_BOARD: Final = 40
_MEASURE: Final = Console()


@dataclass
class Page:
    """The parts of a picture before they are laid out."""

    picture: Sequence[Text]
    panel: Sequence[Text]
    summary: str
    log: Sequence[Text]
    status: Text
    says: Words
    keys: str = ""
    notice: Text = field(default_factory=Text)


def picture_room(width: int, height: int) -> tuple[int, int]:
    """How large a board may draw itself so that question, log and, if it can be, panel remain."""
    beside_panel = width - GAP - PANEL_WIDTH
    return (beside_panel if beside_panel >= LEAST_BOARD else width), max(5, height - 5 - LEAST_LOG)


def panel_width(page: Page, width: int) -> int:
    """The columns beside the board, or 0 where there is no room for a panel."""
    left = width - max(line.cell_len for line in page.picture) - GAP
    return left if left >= PANEL_WIDTH else 0


def lay_out(page: Page, width: int, height: int) -> list[Text]:
    """The page as lines for a window of this size; the board and the status come first."""
    board_width = max(line.cell_len for line in page.picture)
    if board_width > width or len(page.picture) + 2 > height:
        return _too_small(page, board_width, width, height)
    top = beside(page) if panel_width(page, width) else _below(page, width)
    bottom = _bottom(page, width, height - len(page.picture))
    room = height - len(bottom)
    top = top[: max(len(page.picture), room - LEAST_LOG)]
    log = page.log[max(0, len(page.log) - (room - len(top) - 1)) :] if room > len(top) + 1 else ()
    lines = [*top, *([Text()] if log else []), *log]
    lines = lines[:room]
    return [*lines, *bottom][:height]


def _bottom(page: Page, width: int, room: int) -> list[Text]:
    """The question with what belongs to it; where room is short, the keys go first."""
    lines = [*_wrapped(page.notice, width), page.status]
    with_keys = [*lines, Text(page.keys, style="dim")]
    return with_keys if len(with_keys) <= room else lines[-room:]


def beside(page: Page) -> list[Text]:
    """The board with its panel at the right."""
    board_width = max(line.cell_len for line in page.picture)
    lines: list[Text] = []
    for number in range(max(len(page.picture), len(page.panel))):
        left = page.picture[number].copy() if number < len(page.picture) else Text()
        left.append(" " * (board_width - left.cell_len + GAP), style="default")
        lines.append(left.append_text(page.panel[number]) if number < len(page.panel) else left)
    return lines


def _below(page: Page, width: int) -> list[Text]:
    return [*page.picture, *_wrapped(Text(page.summary), width)]


def _wrapped(text: Text, width: int) -> list[Text]:
    return list(text.wrap(_MEASURE, width)) if text.plain else []


def _too_small(page: Page, board_width: int, width: int, height: int) -> list[Text]:
    rows = len(page.picture) + 2
    lines = [
        page.says.too_small(width=width, height=height),
        page.says.board_needs(columns=board_width, rows=rows),
    ]
    return [*map(Text, lines), page.status][:height]
