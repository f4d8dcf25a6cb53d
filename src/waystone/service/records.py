"""Matches that are over: their record, seen again from any seat, checked again."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.dice import commitment
from waystone.kernel.errors import WaystoneError, texts_of
from waystone.kernel.event import SPECTATOR, Event, View
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import open_table, replay, steps
from waystone.kernel.rules import Rules
from waystone.kernel.table import Step, Table
from waystone.leaderboard.counting import is_ranked
from waystone.match.archive import Archived
from waystone.match.boards import LARGE_BOARD
from waystone.match.host import Host
from waystone.match.model import OVER, Refusal
from waystone.match.records import record_of
from waystone.service.calls import NOT_KEPT, Call, Response
from waystone.service.context import AppContext
from waystone.wire import calls, render

ALL: Final = "all"
TEXT: Final = "text/plain; charset=utf-8"
MOST_REPLAY_BYTES: Final = 64 * 1024 * 1024


class ReplayError(msgspec.Struct, frozen=True):
    """What is wrong with a record, as a refusal would say it."""

    code: str
    message: str
    details: dict[str, str]


async def finished(call: Call) -> Host:
    """The match in the path, which must be over and no secret of a day that is not."""
    if not call.context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    host = await call.host()
    check_open(call.context, host)
    call.context.charge_tiles(call.address, host.match.tiles)
    return host


def check_open(context: AppContext, host: Host) -> None:
    """Records are for matches that are over (DD-85)."""
    if host.match.info.state != OVER or host.match.table.outcome is None:
        raise Refusal("NOT_OVER")
    if context.lobby.is_redacted(host.match.info):
        raise Refusal("SEALED")


async def record(call: Call) -> Response:
    """The record as text; also of a match whose rulebook is gone, for programs that have it."""
    try:
        host = await finished(call)
        info, found = host.match.info, host.match.table.record
    except Archived as archived:
        info, found = archived.info, archived_record(call.context, archived)
    name = f"{info.game}-{info.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', **NOT_KEPT}
    return Response(200, found.text().encode(), TEXT, headers)


def archived_record(context: AppContext, archived: Archived) -> Record:
    """The record as it was stored; the first digest of matches of long ago was not."""
    info = archived.info
    if info.state != OVER or not info.start or context.lobby.is_redacted(info):
        raise archived
    return record_of(info, list(archived.steps))


class ReplayViewpoint:
    """For whom a replay is shown: a seat, a spectator, or somebody who sees everything."""

    def __init__(self, word: str, seats: int) -> None:
        if word not in (ALL, "spectator", *map(str, range(seats))):
            message = f"A viewpoint is a seat below {seats}, spectator or all."
            raise Refusal("BAD_VIEWPOINT", message)
        self.word: Final = word
        self.seat: Final = int(word) if word.isdigit() else SPECTATOR

    def view(self, table: Table[Any]) -> View:
        """What is seen; who has not sat down yet looks on."""
        if self.word == ALL:
            return table.reveal()
        return table.view(self.seat if self.seat < table.seats else SPECTATOR)

    def heard(self, step: Step) -> list[Event]:
        """What is told of a step."""
        if self.word == ALL:
            return [event for _, event in step.events]
        return step.visible_to(self.seat)

    def did(self, step: Step) -> str:
        """The action's text, or nothing where it is a secret."""
        return step.action.text if self.word == ALL else step.seen_by(self.seat)


async def show_replay(call: Call) -> calls.Replay:
    """Every step of a match, from the viewpoint asked for; `eyes` is its older name."""
    host = await finished(call)
    asked = call.asked_for("viewpoint") or call.asked_for("eyes", "spectator")
    viewpoint = ReplayViewpoint(asked, host.match.table.seats)
    result = render.result(host, render.Observer(call.guest_id).viewpoint(host))
    assert result is not None
    return calls.Replay(
        about=render.about(host.match.info, call.guest_id, is_ranked(host.match)),
        seats=render.seats(host, call.guest_id),
        viewpoint=viewpoint.word,
        result=result,
        frames=await asyncio.to_thread(frames, host, host.match.table.record, viewpoint),
    )


def frames(host: Host, record: Record, viewpoint: ReplayViewpoint) -> list[calls.ReplayFrame]:
    """The record played again, one frame per step."""
    layout = host.match.layouts.get(len(record.players), "")
    table = open_table(host.match.game, record, layout)
    check_size(viewpoint.view(table), len(record.entries))
    found = [calls.ReplayFrame(0, -1, "", 0, [], viewpoint.view(table), choice=False)]
    acting = table.acting()
    for step in steps(table, record):
        did, events = viewpoint.did(step), viewpoint.heard(step)
        view, choice = viewpoint.view(table), step.seat in acting
        found.append(calls.ReplayFrame(step.number, step.seat, did, step.at, events, view, choice))
        acting = table.acting()
    return found


def check_size(first: View, steps: int) -> None:
    """Many steps over a very large board are too much to send at once."""
    if len(msgspec.json.encode(first)) * steps > MOST_REPLAY_BYTES:
        raise Refusal("REPLAY_TOO_LARGE")


async def verify(call: Call) -> calls.Verified:
    """Play the record again, from the seed that was committed to."""
    host = await finished(call)
    record = host.match.table.record
    if host.match.tiles > LARGE_BOARD:
        found = await call.context.lobby.ports.thinker.make(error_in_text, record.text())
    else:
        found = await asyncio.to_thread(error_in, host.match.game, record)
    return calls.Verified(
        found is None,
        len(record.entries),
        commitment(record.seed),
        record.seed,
        found.message if found else "the seed fits its commitment and every step replays",
        record.checksum(),
        found.code if found else "",
        found.details if found else {},
    )


def error_in(game: Rules[Any, Any], record: Record) -> ReplayError | None:
    """Why a record is not what playing it again gives; None if it is."""
    try:
        replay(game, record)
    except WaystoneError as error:
        return ReplayError(error.code, error.message, texts_of(error))
    return None


def error_in_text(text: str) -> ReplayError | None:
    """In the worker: the same of a record as text."""
    record = parse(text)
    return error_in(find_game(record.game).open(record.settings, record.version), record)
