"""The host of the server closes a match: it has no result, and whoever follows it is told."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.lobby import Lobby
from waystone.match.model import VOID, Refusal


async def close(lobby: Lobby, match: str) -> None:
    """Nobody plays on, here or in any other process."""
    host = await lobby.find(match)
    await host.command(partial(voided, host.match))
    lobby.changed(host.match.info.guests())


def voided(match: LiveMatch) -> Change:
    """The match without a result; what is over has one."""
    if match.info.is_over():
        raise Refusal("MATCH_OVER")
    return Change(info=replace(match.info, state=VOID))
