"""Languages for tests: one puts every text of a catalogue into brackets, so that what has none was
never in one; another says the names of texts instead, whatever their words are."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import waystone.words.en

LANGUAGE = "xx"
INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")


class Bracketed:
    """A catalogue whose texts are in brackets."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.words, name)
        if callable(found):
            return lambda **given: f"⟦{found(**given)}⟧"
        if isinstance(found, dict):
            return {key: f"⟦{text}⟧" for key, text in found.items()}
        return f"⟦{found}⟧" if found.strip() else found


class Named:
    """A catalogue that says the name of each text, and what was put into it."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.words, name)
        if callable(found):
            return lambda **given: f"{name}({', '.join(map(str, given.values()))})"
        if isinstance(found, dict):
            return {key: f"{name}.{key}" for key in found}
        return name


@contextmanager
def spoken(kind: type[Bracketed | Named] = Bracketed) -> Iterator[None]:
    """While this lasts, `speak` knows the language."""
    folder = Path(waystone.words.en.__file__ or "").parent
    names = [path.stem for path in folder.glob("*.py")]
    made = {f"waystone.words.{LANGUAGE}.{name}": module_of(name, kind) for name in names}
    sys.modules.update(made)
    try:
        yield
    finally:
        for name in made:
            del sys.modules[name]


def module_of(name: str, kind: type[Bracketed | Named]) -> ModuleType:
    """The module of a catalogue in such a language."""
    english, made = import_module(f"waystone.words.en.{name}"), ModuleType(name)
    if hasattr(english, "Words"):
        made.Words = lambda: kind(english.Words())  # type: ignore[attr-defined]
    return made


def outside(text: str, known: re.Pattern[str]) -> list[str]:
    """The lines with words that are neither in brackets nor known."""
    while (less := INNERMOST.sub("", text)) != text:
        text = less
    return [line for line in text.splitlines() if WORD.search(known.sub("", line))]
