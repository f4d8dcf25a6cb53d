"""The README as a package index shows it, where no file of the project lies beside it.

A release says where its files can be read (`FILES_AT`): images and links then lead there. Without
that, blocks with images are left out, and links are plain text.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES_AT: Final = "WAYSTONE_FILES_AT"
"""The variable with an address such as https://example.org/waystone/raw/v0.2.0."""
IMAGE: Final = re.compile(r"!\[[^\]]*\]\(")
LINK: Final = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<path>[^)\s]+)\)")


def long_description() -> str:
    """By the variable FILES_AT of the environment."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return for_index(text, os.environ.get(FILES_AT, ""))


def for_index(text: str, files_at: str) -> str:
    """A Markdown text that needs no file beside it."""
    if files_at:
        return LINK.sub(lambda found: with_address(found, files_at.rstrip("/")), text)
    blocks = [block for block in text.split("\n\n") if not IMAGE.search(block)]
    return LINK.sub(without_address, "\n\n".join(blocks))


def is_elsewhere(path: str) -> bool:
    """Whether a link leads out of the project, or stays on its page."""
    return ":" in path or path.startswith("#")


def with_address(found: re.Match[str], files_at: str) -> str:
    """The same link, to where the files are."""
    if is_elsewhere(found["path"]):
        return found[0]
    return f"{found['text']}({files_at}/{found['path']})"


def without_address(found: re.Match[str]) -> str:
    """Its text alone, unless it leads elsewhere."""
    return found[0] if is_elsewhere(found["path"]) else found["text"][1:-1]
