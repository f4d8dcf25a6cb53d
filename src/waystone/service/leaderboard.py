"""Calls about victories: signing, the boards, the match of the day."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from waystone.catalogue import FIRST_GAME, find_game
from waystone.kernel.dice import commitment
from waystone.leaderboard import boards
from waystone.leaderboard.entry import Score
from waystone.leaderboard.ranking import ranking
from waystone.match import daily
from waystone.match.counting import is_late
from waystone.match.host import Host
from waystone.match.lobby import daily_of
from waystone.match.model import OVER, Refusal
from waystone.match.seats import clean_name
from waystone.service.audit import score_for
from waystone.service.calls import Call
from waystone.service.context import AppContext
from waystone.wire import calls, render


async def sign(call: Call) -> calls.Signed:
    """The winner gives a name; every figure comes from the server's own record."""
    guest, asked = call.who(), call.body(calls.ScoreAsked)
    host = await call.host()
    async with host.mailbox:
        await host.catch_up()
        check_signer(host, guest.id)
        name = clean_name(asked.name)
        score = await asyncio.to_thread(score_of, host, name)
        if not await call.context.store.sign(score):
            raise Refusal("SIGNED", "this victory is signed already")
        host.info.signed = True
    await call.context.guests.rename(guest, score.name)
    table = await entries(call.context, score.game, score.board, guest.id)
    mine = next((entry for entry in table if entry.match == score.match), None)
    return calls.Signed(score.board, mine or entry(0, score, guest.id), mine.rank if mine else 0)


def check_signer(host: Host, guest: str) -> None:
    """Only the human who did what the game honours, in a ranked match, once."""
    info = host.info
    if info.state != OVER:
        raise Refusal("NOT_OVER", "this match is not over")
    if not info.seats_of(guest):
        raise Refusal("NOT_SEATED", "you hold no seat in this match")
    feat = host.game.feat(host.table.state, 0)
    if not info.ranked or feat is None:
        raise Refusal("NOT_RANKED", "this match does not count for a leaderboard")
    if is_late(host):
        raise Refusal("DAY_OVER", "this match of the day went on after its day had ended")
    if feat.seat not in info.seats_of(guest):
        raise Refusal("NOT_WINNER", "only the winner signs")
    if info.signed:
        raise Refusal("SIGNED", "this victory is signed already")


def score_of(host: Host, name: str) -> Score:
    """The score that the record says."""
    feat = boards.feat(host.game, host.table.record)
    assert feat is not None
    return score_for(host.info, host.game, host.table.record, feat, name)


def entry(rank: int, score: Score, guest: str) -> calls.Entry:
    """One line of a table."""
    return calls.Entry(
        rank=rank,
        name=score.name,
        figures=score.figures,
        details=score.details,
        date=score.date,
        match=score.match,
        mine=bool(guest) and score.guest == guest,
        older_rules=render.older_rules(score.game, score.rules),
        can_replay=render.can_replay(score.game, score.rules),
    )


async def entries(context: AppContext, game: str, board: str, guest: str) -> list[calls.Entry]:
    """A board's table."""
    return lines(await context.store.scores(game, board), guest)


def lines(scores: Iterable[Score], guest: str) -> list[calls.Entry]:
    """Scores in their order, with ranks."""
    return [entry(rank, score, guest) for rank, score in ranking(scores)]


async def show(call: Call) -> calls.Leaderboard:
    """One board of a game."""
    game = call.asked_for("game", FIRST_GAME)
    known = list(find_game(game).rulebook.honours.boards)
    board = call.asked_for("board", known[0] if known else "")
    if board not in known and not board.startswith(f"{boards.DAILY}-"):
        raise Refusal("NO_SUCH_BOARD", "known boards: " + (", ".join(known) or "none"))
    table = await entries(call.context, game, board, call.guest_id)
    return calls.Leaderboard(game, board, known, table)


async def is_over(context: AppContext, match: str) -> bool:
    """Whether a match has ended."""
    stored = await context.store.load(match)
    return stored is not None and stored[0].state == OVER


async def today(call: Call) -> calls.Daily:
    """A game's match of today, and yesterday's, which is no secret any more."""
    context, guest = call.context, call.guest_id
    game = call.asked_for("game", FIRST_GAME)
    what = daily_of(game)
    date = daily.day_of(context.clock.wall())
    before = daily.day_before(date)
    played = await context.store.daily_of(guest, game, date) if guest else None
    return calls.Daily(
        date=date,
        ends=daily.end_of(date),
        game=game,
        settings=what.settings,
        commitment=commitment(daily.daily_seed(context.daily_secret, what, date)),
        played=played,
        over=played is not None and await is_over(context, played),
        entries=await entries(context, game, boards.daily_board(date), guest),
        yesterday=calls.PastDaily(
            date=before,
            seed=daily.daily_seed(context.daily_secret, what, before),
            entries=await entries(context, game, boards.daily_board(before), guest),
        ),
    )
