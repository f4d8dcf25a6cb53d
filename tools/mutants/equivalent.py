"""Mutants that no test can tell from the original, each with the reason why."""

from __future__ import annotations

from pathlib import Path

Key = tuple[str, str, str, str]


class BadEntry(Exception):
    """A note that says too little."""


def read(path: Path) -> dict[Key, str]:
    """The reasons by mutant: paragraphs of a place, `- before`, `+ after` and `= reason`."""
    found: dict[Key, str] = {}
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    for paragraph in text.split("\n\n"):
        lines = [line for line in paragraph.splitlines() if line and not line.startswith("#")]
        if lines:
            key, reason = entry(lines)
            found[key] = reason
    return found


def entry(lines: list[str]) -> tuple[Key, str]:
    """One paragraph."""
    signs = [line[:2] for line in lines]
    if signs[1:] != ["- ", "+ ", "= "] or len(lines[0].split()) != 2:
        raise BadEntry("expected: file and place, - before, + after, = reason\n" + "\n".join(lines))
    file, where = lines[0].split()
    return (file, where, lines[1][2:], lines[2][2:]), lines[3][2:]
