"""Frames of seeded matches and patches between views, as sums: clients are sent what they were."""

from __future__ import annotations

from typing import Final

from tests.golden.told import HERE
from tests.match.kit import run
from tests.wire import frames, patches

PATH: Final = HERE / "frames.txt"


def text() -> str:
    """A line for each kind."""
    found = {f"patches {kind.__name__}": patches.sum_of(kind) for kind in patches.KINDS}
    found |= {f"frames {game}": run(frames.sum_of(game)) for game in frames.WISHES}
    return "".join(f"{name} {each}\n" for name, each in found.items())


def kept() -> dict[str, str]:
    """The sums as they are written, by their names."""
    lines = PATH.read_text(encoding="utf-8").splitlines()
    return {line.rpartition(" ")[0]: line.rpartition(" ")[2] for line in lines}
