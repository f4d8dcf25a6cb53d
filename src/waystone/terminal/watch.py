"""A recorded match on the whole window, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from waystone.terminal.page import lay_out, picture_room
from waystone.terminal.replay import Replay, ReplayFrame
from waystone.terminal.screen import Screen

PATIENCE: Final = 3600.0


def watch(screen: Screen, replay: Replay, frames: Sequence[ReplayFrame], seconds: float) -> None:
    """Show one frame after the other until somebody has seen enough."""
    at, runs = 0, True
    while True:
        replay.marks = replace(replay.marks, room=picture_room(*screen.size))
        screen.draw(lay_out(replay.page(frames, at, replay.board.shared.keys_watch), *screen.size))
        key = screen.keyboard.key(seconds if runs else PATIENCE)
        if key in ("q", "ctrl-d", "escape"):
            return
        if key == " ":
            runs = not runs
        elif key in ("left", "h", "a"):
            at, runs = max(0, at - 1), False
        elif key in ("right", "l", "d"):
            at, runs = min(len(frames) - 1, at + 1), False
        elif not key:
            at = min(len(frames) - 1, at + 1)
            runs = runs and at < len(frames) - 1
