"""Checking a record where it is, instead of believing whoever played it."""

from __future__ import annotations

import sys

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.dice import commitment
from waystone.kernel.errors import WaystoneError, texts_of
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import Divergence, replay


class RecordCheck(msgspec.Struct, frozen=True):
    """What came of playing a record again. `step` is the first that differs, null where none does
    or the text is no record at all; `code` and `details` say the same as the message, for whoever
    says it in another language."""

    ok: bool
    message: str
    python: str
    code: str = ""
    details: dict[str, str] = {}
    step: int | None = None
    game: str = ""
    players: list[str] = []
    settings: dict[str, str] = {}
    result: str = ""
    steps: int = 0
    seed: str = ""
    commitment: str = ""
    checksum: str = ""


def version() -> str:
    """The Python that checks."""
    return sys.version.partition(" ")[0]


def check(text: str) -> RecordCheck:
    """Play a record again: luck, every digest, the result and the checksum of its text."""
    try:
        record = parse(text)
        game = find_game(record.game).open(record.settings, record.version)
    except WaystoneError as error:
        return RecordCheck(False, error.message, version(), error.code, texts_of(error))
    try:
        replay(game, record)
    except WaystoneError as error:
        return about(record, error)
    return about(record)


def about(record: Record, error: WaystoneError | None = None) -> RecordCheck:
    """What is said of a record, and what is wrong with it."""
    return RecordCheck(
        ok=error is None,
        message=error.message if error is not None else "",
        python=version(),
        code=error.code if error is not None else "",
        details=texts_of(error) if error is not None else {},
        step=error.step if isinstance(error, Divergence) else None,
        game=record.game,
        players=list(record.players),
        settings=dict(record.settings),
        result=record.result,
        steps=len(record.entries),
        seed=record.seed,
        commitment=commitment(record.seed),
        checksum=record.checksum(),
    )


def check_text(text: str) -> str:
    """The same for who speaks JSON."""
    return msgspec.json.encode(check(text)).decode()
