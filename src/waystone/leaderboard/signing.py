"""Who may sign the leaderboard for a match, and the entry that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waystone.kernel.leaderboards import MatchFigures
from waystone.kernel.record import Record
from waystone.kernel.rules import Rules
from waystone.leaderboard import boards
from waystone.leaderboard.counting import is_late
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.live import LiveMatch
from waystone.match.model import OVER, MatchInfo, Refusal


def refusal_to_sign(match: LiveMatch, held: Sequence[int]) -> str:
    """Why who holds these seats may not sign for this match, as a code; empty when they may.

    Only the person may who did what the board is for, in a ranked match, once.
    """
    info = match.info
    if info.state != OVER:
        return "NOT_OVER"
    if not held:
        return "NOT_SEATED"
    found = _figures_at_the_end(match) if info.ranked else None
    if found is None:
        return "NOT_RANKED"
    if is_late(match):
        return "DAY_OVER"
    if found.seat not in held:
        return "NOT_WINNER"
    return "SIGNED" if info.signed else ""


def check_signer(match: LiveMatch, guest: str) -> None:
    """Raise a Refusal unless this guest may sign."""
    code = refusal_to_sign(match, match.info.seats_of(guest))
    if code:
        raise Refusal(code)


def may_sign(match: LiveMatch, held: Sequence[int]) -> bool:
    """Whether somebody who holds these seats may sign for this match, and has not."""
    return not refusal_to_sign(match, held)


def _figures_at_the_end(match: LiveMatch) -> MatchFigures | None:
    """Without the time, which only the record tells: who may sign does not depend on it."""
    game = match.game
    return game.leaderboards.figures_of(game.settings, match.table.state, 0)


def entry_of(match: LiveMatch, name: str) -> LeaderboardEntry:
    """The entry that the record of this match is worth; the caller has checked the signer."""
    record = match.table.record
    found = boards.figures_of(match.game, record)
    assert found is not None
    return make_entry(match.info, match.game, record, found, name)


def make_entry(
    info: MatchInfo, game: Rules[Any, Any], record: Record, found: MatchFigures, name: str
) -> LeaderboardEntry:
    """Of the one who signs only the name is taken: all else comes from the server's record."""
    board = boards.board_of(game, info)
    if boards.is_by_program(info, record, found.seat):
        board = boards.programs_board(board)
    return LeaderboardEntry(
        match=info.id,
        game=info.game,
        board=board,
        guest=info.places[found.seat].guest,
        name=name,
        sort_key=game.leaderboards.sort_key(found.figures),
        figures=found.figures,
        details=found.details,
        date=info.began + record.entries[-1].at,
        rules=info.version,
    )
