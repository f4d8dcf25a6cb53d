"""What can be played on one device alone."""

from __future__ import annotations

from msgspec.structs import replace

from waystone.service.matches import all_games
from waystone.wire import calls
from waystone.wire.game_info import GameInfo


def offered() -> calls.Games:
    """All games, with the ways to play that need nobody elsewhere, and without leaderboards."""
    known = all_games()
    return replace(known, games=[alone(game) for game in known.games])


def alone(game: GameInfo) -> GameInfo:
    """A game as one device plays it."""
    modes = [mode for mode in game.modes if "open" not in mode.seats]
    return replace(game, modes=modes, leaderboards=None)
