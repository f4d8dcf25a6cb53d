"""Rulebooks as pages of the documentation, from the same catalogues that the app shows."""

from __future__ import annotations

import re

from tools.words.catalogues import ROOT
from tools.words.model import Catalogue, Message

PAGES = "docs/rulebook"
PART = "-rulebook"
NUMBER = re.compile(r"[A-Z]+-\d+")


def pages_of(name: str, catalogues: list[Catalogue]) -> dict[str, str]:
    """A page per language, where this catalogue is a rulebook."""
    if not name.endswith(PART):
        return {}
    file = name.removesuffix(PART).replace("_", "-")
    return {f"{PAGES}/{each.language}/{file}.md": page(file, each) for each in catalogues}


def page(file: str, book: Catalogue) -> str:
    """A chapter per message; every rule with its number, which the rule page explains in full."""
    mark = f"<!-- Made by `make words` from {book.path.as_posix()} -->"
    chapters = [chapter(each) for each in book.messages.values()]
    heading = f"# [{title_of(file)}](../../rules/{file}.md)"
    return "\n\n".join([mark, heading, *chapters]) + "\n"


def title_of(file: str) -> str:
    """A game's title, from its rule page: the package itself needs words to be imported."""
    with (ROOT / "docs" / "rules" / f"{file}.md").open(encoding="utf-8") as page:
        return page.readline().removeprefix("# ").partition(":")[0].strip()


def chapter(message: Message) -> str:
    """Its title, then its sentences."""
    texts = {key: "".join(map(str, text)) for key, text in message.table.items()}
    title = texts.pop("title")
    lines = [
        f"- {text} ({key})" if NUMBER.match(key) else f"- {text}" for key, text in texts.items()
    ]
    return "\n".join([f"## {title}", "", *lines])
