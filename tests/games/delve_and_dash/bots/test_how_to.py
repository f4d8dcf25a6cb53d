"""The page that shows how to write a bot shows one that runs."""

from __future__ import annotations

from pathlib import Path

import pytest

PAGE = Path(__file__).parents[4] / "docs" / "how-to" / "write-a-bot.md"


def code_blocks(text: str) -> list[str]:
    """The Python blocks of a page."""
    return [part.partition("```")[0] for part in text.split("```python\n")[1:]]


def test_the_bot_of_the_page_plays_a_whole_match(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = code_blocks(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) == 1
    exec(compile(blocks[0], str(PAGE), "exec"), {"__name__": "page"})
    printed = capsys.readouterr().out.strip()
    assert printed.endswith(("(home with the treasure)", "(both dead)", "(last round played)"))
