"""Calls about victories: signing, the boards, the match of the day."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from waystone.catalogue import FIRST_GAME, find_game
from waystone.kernel.dice import commitment
from waystone.kernel.leaderboards import Daily
from waystone.leaderboard import boards
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import ranking
from waystone.leaderboard.signing import check_signer, entry_of
from waystone.match import daily
from waystone.match.daily import daily_of
from waystone.match.model import OVER, MatchInfo, Refusal
from waystone.service.calls import Call
from waystone.service.context import AppContext
from waystone.service.daily_tries import has_tries_left
from waystone.service.matches import ending
from waystone.service.names import signed_name
from waystone.wire import calls, render, standings

LONGEST_STREAK: Final = 1000
"""Days in a row that are counted."""


async def sign(call: Call) -> calls.Signed:
    """The winner gives a name; every figure comes from the server's own record."""
    guest, asked = call.who(), call.body(calls.ScoreAsked)
    host = await call.host()
    await host.command(lambda: check_signer(host.match, guest.id))
    name = await signed_name(call.context, guest.id, asked.name)
    entry = await asyncio.to_thread(entry_of, host.match, name)
    if not await call.context.store.sign(entry):
        raise Refusal("SIGNED")
    host.match.info.signed = True
    await call.context.guests.rename(guest, entry.name)
    table = await table_of(call.context, entry.game, entry.board, guest.id)
    mine = next((each for each in table if each.match == entry.match), None)
    return calls.Signed(
        board=boards.board_of(host.match.game, host.match.info),
        by_program=boards.is_for_programs(entry.board),
        entry=mine or row(0, entry, guest.id),
        rank=mine.rank if mine else 0,
    )


def row(rank: int, entry: LeaderboardEntry, guest: str) -> standings.LeaderboardRow:
    """One line of a table."""
    return standings.LeaderboardRow(
        rank=rank,
        name=entry.name,
        figures=entry.figures,
        details=entry.details,
        date=entry.date,
        match=entry.match,
        mine=bool(guest) and entry.guest == guest,
        older_rules=render.older_rules(entry.game, entry.rules),
        can_replay=render.can_replay(entry.game, entry.rules),
    )


async def table_of(
    context: AppContext, game: str, board: str, guest: str
) -> list[standings.LeaderboardRow]:
    """A board's table."""
    return rows(await context.store.entries(game, board), guest)


async def both_tables(
    context: AppContext, game: str, board: str, guest: str
) -> tuple[list[standings.LeaderboardRow], list[standings.LeaderboardRow]]:
    """A board's table for people, and the one for programs beside it (DD-113)."""
    both = (board, boards.programs_board(board))
    people, programs = await asyncio.gather(
        *(table_of(context, game, each, guest) for each in both)
    )
    return people, programs


def rows(entries: Iterable[LeaderboardEntry], guest: str) -> list[standings.LeaderboardRow]:
    """Entries in their order, with ranks."""
    return [row(rank, entry, guest) for rank, entry in ranking(entries)]


async def show(call: Call) -> calls.Leaderboard:
    """One board of a game."""
    game = call.asked_for("game", FIRST_GAME)
    known = list(find_game(game).rulebook.leaderboards.boards)
    board = call.asked_for("board", known[0] if known else "")
    if board not in known and not board.startswith(f"{boards.DAILY}-"):
        raise Refusal("NO_SUCH_BOARD", f"Known boards: {', '.join(known) or 'none'}.")
    people, programs = await both_tables(call.context, game, board, call.guest_id)
    return calls.Leaderboard(game, board, known, people, programs)


def own_result(info: MatchInfo | None, guest: str) -> str:
    """How a match has ended for its only guest: `win`, `draw`, `loss`, or empty before the end."""
    if info is None or info.state != OVER:
        return ""
    return ending(info)[0][info.seats_of(guest)[0]]


def kind_of(what: Daily, date: str) -> standings.DailyKind:
    """What is played on a day."""
    kind = daily.kind_on(what, date)
    return standings.DailyKind(date, kind.settings, kind.opponent or None)


async def today(call: Call) -> calls.Daily:
    """A game's match of today, and yesterday's, which is no secret any more."""
    context, guest = call.context, call.guest_id
    game = call.asked_for("game", FIRST_GAME)
    what = daily_of(game)
    date = daily.day_of(context.clock.wall())
    before = daily.day_before(date)
    played = await context.store.daily_of(guest, game, date) if guest else None
    days = await context.store.finished_days(guest, game, LONGEST_STREAK) if guest else []
    stored = await context.store.load(played) if played else None
    mine = stored[0] if stored else None
    result = own_result(mine, guest)
    people, programs = await both_tables(context, game, boards.daily_board(date), guest)
    then, programs_then = await both_tables(context, game, boards.daily_board(before), guest)
    return calls.Daily(
        date=date,
        ends=daily.end_of(date),
        game=game,
        settings=daily.kind_on(what, date).settings,
        commitment=commitment(daily.daily_seed(context.daily_secret, what, date)),
        played=played,
        over=result != "",
        result=result,
        week=[each in days for each in daily.last_week(date)],
        streak=daily.streak_of(days, date),
        calendar=[kind_of(what, each) for each in daily.next_week(date)],
        entries=people,
        programs=programs,
        tries=context.limits.daily_tries,
        counts=mine.ranked if mine else await has_tries_left(call, game, date),
        yesterday=standings.PastDaily(
            date=before,
            seed=daily.daily_seed(context.daily_secret, what, before),
            entries=then,
            programs=programs_then,
        ),
    )
