"""`play --from`: a match that is over, tried again from one of its steps on."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from waystone.catalogue import GameEntry, find_game
from waystone.cli.files import opened_record
from waystone.cli.language import explain, language, says
from waystone.cli.output import BadUse
from waystone.cli.play import SPEEDS, draws_boxes, tidy
from waystone.kernel.errors import WaystoneError
from waystone.kernel.record import Record
from waystone.terminal.board import TerminalBoard
from waystone.terminal.boards import board_of
from waystone.terminal.match import LocalMatch, MatchPlan, Repetition


def plan_again(chosen: Namespace) -> MatchPlan:
    """One person in the seat that is tried again, bots in all others."""
    record = opened_record(chosen.from_file)
    try:
        entry = find_game(record.game)
        entry.open(record.settings, record.version)  # raises where these rules are gone
    except WaystoneError as error:
        raise BadUse(f"{chosen.from_file}: {explain(error)}") from None
    if chosen.game not in (None, record.game):
        raise BadUse(says().from_other_game(game=record.game))
    board = board_of(entry, language())
    return checked(plan_of(chosen, record, entry, board))


def plan_of(
    chosen: Namespace, record: Record, entry: GameEntry, board: TerminalBoard[Any]
) -> MatchPlan:
    """Everything that is settled before the first match."""
    repeats = repetition(chosen, record)
    names = record.names(repeats.step - 1)
    others = [name for seat, name in enumerate(names) if seat != repeats.seat]
    return MatchPlan(
        entry=entry,
        board=board,
        settings=record.settings,
        names=[tidy(each) for each in chosen.names[:1]] or [board.lone_name],
        bots=[bot_for(name, chosen, entry) for name in others],
        seed=record.seed,
        covers=chosen.covers or board.is_private,
        speed=SPEEDS[chosen.speed],
        plain=chosen.ascii or not draws_boxes(),
        repeats=repeats,
        version=record.version,
    )


def repetition(chosen: Namespace, record: Record) -> Repetition:
    """Which step is chosen anew, and by whom: usually by the seat that made it."""
    most = len(record.entries)
    if chosen.step is None or not 1 <= chosen.step <= most:
        raise BadUse(says().from_step(count=most))
    seat = record.entries[chosen.step - 1].seat if chosen.seat is None else chosen.seat
    seats = len(record.names(chosen.step - 1))
    if seat >= seats:
        raise BadUse(says().no_seat(given=seat, count=seats))
    return Repetition(record, chosen.step, seat)


def bot_for(name: str, chosen: Namespace, entry: GameEntry) -> str:
    """The bot that was asked for, the one that sat there, or for a person the usual one."""
    if chosen.bot:
        return entry.bot(chosen.bot[0]).name
    return name if name in entry.bots else entry.usual_bot


def checked(plan: MatchPlan) -> MatchPlan:
    """Refuse what does not lead to a choice, before a window is taken."""
    try:
        LocalMatch(plan, 1, plan.first_seating())
    except WaystoneError as error:
        raise BadUse(explain(error)) from None
    return plan
