"""Where the dragon is, also out of sight: it obeys rules, so it can be followed (DD-31)."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import NO_CELL
from waystone.games.delve_and_dash.events import (
    Attacked,
    DragonMoved,
    DragonWoke,
    Respawned,
    Stepped,
)
from waystone.games.delve_and_dash.flight import fly
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.event import Event


class DragonTrace:
    """Follows a lone warrior's dragon by what is heard; two warriors see it anyway."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.cell = NO_CELL
        self.last_known = NO_CELL
        self.homing = False
        self.warrior = NO_CELL

    def hear(self, heard: list[Event], view: DelveView) -> None:
        """Take in one step's events, in order."""
        for event in heard:
            if isinstance(event, Stepped | Respawned):
                self.warrior = event.cell
            elif isinstance(event, DragonWoke):
                self.cell, self.last_known = event.lair, self.warrior
            elif isinstance(event, DragonMoved):
                self._move(event, view)
            elif isinstance(event, Attacked):
                self.cell = event.cell
        if view.dragon is not None:
            self.cell = view.dragon

    def _move(self, event: DragonMoved, view: DelveView) -> None:
        """It hunts who is not at home; else it looks where it knew somebody, then rests (DD-59)."""
        if view.mode == "solo" and view.waystone is not None and self.cell != NO_CELL:
            target = self._target(view)
            self.cell = fly(self.params.board, self.cell, target, (view.waystone,))
        if event.cell is not None:
            self.cell = event.cell

    def _target(self, view: DelveView) -> int:
        if self.warrior != view.waystone:
            self.homing = False
            self.last_known = self.warrior
        elif self.cell == self.last_known:
            self.homing = True
        return view.lair if self.homing and view.lair is not None else self.last_known

    def place(self, view: DelveView) -> int:
        """The dragon's chamber as far as this seat can tell, or NO_CELL while it sleeps."""
        if not view.awake:
            return NO_CELL
        if view.dragon is not None:
            return view.dragon
        if self.cell != NO_CELL:
            return self.cell
        return view.last_seen if view.last_seen is not None else NO_CELL
