"""Calls about files that players bring along, such as a map somebody drew."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.user_file import Diagnostic, UserFile
from waystone.match.model import Refusal
from waystone.match.seats import new_id
from waystone.service.calls import Call
from waystone.service.matches import setting_info
from waystone.wire import calls

SMALL_FILE: Final = 50_000
"""Bytes of a file for which a thread will do."""
SEATS: Final = [str(number) for number in range(1, 9)]


def user_file_of(call: Call) -> UserFile:
    """The kind of file in the path."""
    return known_file(call.words["game"], call.words["setting"])


def known_file(game: str, name: str) -> UserFile:
    """The kind of file that a setting of a game takes."""
    for setting in find_game(game).settings:
        if setting.name == name and setting.user_file is not None:
            return setting.user_file
    raise Refusal("NO_SUCH_FILE")


async def show(call: Call) -> calls.UserFiles:
    """The files that come with the game, and what can be ordered."""
    user_file = user_file_of(call)
    examples = [calls.Example(name, text) for name, text in user_file.examples().items()]
    return calls.UserFiles(examples, [setting_info(each) for each in user_file.orders])


async def check(call: Call) -> calls.Checked:
    """The first error, or the warnings; a large file takes a while, so it is read in a worker."""
    user_file = user_file_of(call)
    seats = call.asked_for("seats", "1")
    if seats not in SEATS:
        raise Refusal("BAD_SEATS", "The number of seats is from 1 to 8.")
    if len(call.content) <= SMALL_FILE:
        return await asyncio.to_thread(judge, user_file, call.content, int(seats))
    sent = Sent(call.words["game"], call.words["setting"], call.content, int(seats))
    return await call.context.lobby.ports.thinker.make(judge_sent, sent)


class Sent(msgspec.Struct, frozen=True):
    """A file for a setting of a game."""

    game: str
    setting: str
    data: bytes
    seats: int


def judge_sent(sent: Sent) -> calls.Checked:
    """In the worker: what the game says to a large file."""
    return judge(known_file(sent.game, sent.setting), sent.data, sent.seats)


def judge(user_file: UserFile, data: bytes, seats: int) -> calls.Checked:
    """What the game says to a text."""
    error = user_file.error(data)
    if error is not None:
        return calls.Checked(diagnostic(error), [])
    return calls.Checked(None, [diagnostic(each) for each in user_file.warnings(data, seats)])


def diagnostic(said: Diagnostic) -> calls.Diagnostic:
    """A diagnostic as it is sent."""
    return calls.Diagnostic(said.code, said.line, said.column, said.message)


async def make(call: Call) -> calls.UserFile:
    """A new file to order."""
    user_file, asked = user_file_of(call), call.body(calls.UserFileOrder)
    if not call.context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    seed = asked.seed or new_id()
    text = await asyncio.to_thread(user_file.make, asked.settings, asked.seats, seed)
    return calls.UserFile(text, seed)
