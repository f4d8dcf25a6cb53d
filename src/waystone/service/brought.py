"""A record that somebody brings along: checked first, then kept for the replay viewer."""

from __future__ import annotations

import asyncio
from typing import Final

from waystone.catalogue import find_game
from waystone.kernel.errors import WaystoneError
from waystone.kernel.record import Record, RecordError, parse
from waystone.match import brought
from waystone.match.boards import LARGE_BOARD
from waystone.match.model import Refusal
from waystone.service.calls import Call
from waystone.service.matches import check_new_match, check_user_files
from waystone.service.records import ReplayError, error_in, error_in_text
from waystone.wire import calls

SHORT: Final = 300
"""So many steps are played again in a thread; more of them in a worker, which has a bound."""


async def bring(call: Call) -> calls.Brought:
    """Play it again, and keep it if every step is right."""
    guest, context = call.who(), call.context
    if not context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    check_new_match(context, guest, call.address)
    text = text_of(call.content)
    record = await asyncio.to_thread(read, text)
    found = await error_of(call, record, text)
    if found is not None:
        raise WaystoneError(found.code, found.message, **found.details)
    return calls.Brought(await brought.bring(context.lobby, guest, record))


def text_of(content: bytes) -> str:
    """What was sent, which must be text."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise RecordError(1, 1, "a record is text in UTF-8") from None


def read(text: str) -> Record:
    """The record that it is, as far as that can be seen without playing it."""
    record = parse(text)
    brought.check_form(record)
    check_user_files(find_game(record.game), record.settings)
    return record


async def error_of(call: Call, record: Record, text: str) -> ReplayError | None:
    """What is wrong with it; much of it is played again where nobody else waits."""
    game = find_game(record.game).open(record.settings, record.version)
    tiles = game.policy.board_tiles
    call.context.charge_tiles(call.address, tiles)
    if tiles > LARGE_BOARD or len(record.entries) > SHORT:
        thinker = call.context.lobby.ports.thinker
        return await thinker.make(error_in_text, text)
    return await asyncio.to_thread(error_in, game, record)
