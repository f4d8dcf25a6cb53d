"""A game's settings in words: what a host can choose, and what holds if nothing is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from waystone.kernel.settings import Setting


def sheet(settings: Iterable[Setting]) -> str:
    """A line for each setting: name, default, what may be written, and what else is true of it."""
    return "\n".join(map(line, settings))


def line(setting: Setting) -> str:
    """Both ends of a range and every word can be chosen, and so can the default."""
    assert setting.parse(setting.write(setting.default)) == setting.default
    marks = [mark for mark in ("ranked_any", "secret") if getattr(setting, mark)]
    bots = [] if setting.among_bots is None else [f"bots: {setting.among_bots}"]
    default = setting.write(setting.default) or "–"
    may_be = " ".join(setting.words) or setting.expected()
    return "; ".join([f"{setting.name} = {default}", may_be, *marks, *bots])
