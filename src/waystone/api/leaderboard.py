"""Calls about victories: signing, the boards, the labyrinth of the day."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from waystone.api.calls import Call
from waystone.api.house import House
from waystone.kernel.dice import commitment
from waystone.leaderboard import boards
from waystone.leaderboard.entry import Score
from waystone.leaderboard.ranking import ranking
from waystone.match import daily
from waystone.match.host import Host
from waystone.match.model import OVER, Refusal
from waystone.match.seats import clean_name
from waystone.wire import calls


async def sign(call: Call) -> calls.Signed:
    """The winner gives a name; every figure comes from the server's own record (DD-91)."""
    guest, asked = call.who(), call.body(calls.ScoreAsked)
    host = await call.host()
    async with host.mailbox:
        await host.catch_up()
        check_signer(host, guest.id)
        name = clean_name(asked.name)
        score = await asyncio.to_thread(score_of, host, guest.id, name)
        if not await call.house.store.sign(score):
            raise Refusal("SIGNED", "this victory is signed already")
        host.info.signed = True
    if score.name != guest.name:
        guest.name = score.name
        await call.house.store.rename(guest.id, guest.name)
    table = await entries(call.house, score.board, guest.id)
    mine = next((entry for entry in table if entry.match == score.match), None)
    return calls.Signed(mine or entry(0, score, guest.id), mine.rank if mine else 0)


def check_signer(host: Host, guest: str) -> None:
    """Only the human winner of a ranked match that ended at home, once (DD-91, DD-92)."""
    info = host.info
    if info.state != OVER:
        raise Refusal("NOT_OVER", "this match is not over")
    if not info.seats_of(guest):
        raise Refusal("NOT_SEATED", "you hold no seat in this match")
    seat = boards.winner(host.game, host.table.record)
    if not info.ranked or seat is None:
        raise Refusal("NOT_RANKED", "this match does not count for a leaderboard")
    if seat not in info.seats_of(guest):
        raise Refusal("NOT_WINNER", "only the winner signs")
    if info.signed:
        raise Refusal("SIGNED", "this victory is signed already")


def score_of(host: Host, guest: str, name: str) -> Score:
    """The score that the record says."""
    info, record = host.info, host.table.record
    figures = boards.figures(host.game, record)
    date = info.began + record.entries[-1].at
    return Score(info.id, boards.board_of(figures, info.daily), guest, name, figures, date)


def entry(rank: int, score: Score, guest: str) -> calls.Entry:
    """One line of a table."""
    figures = score.figures
    return calls.Entry(
        rank=rank,
        name=score.name,
        millis=figures.millis,
        moves=figures.moves,
        deaths=figures.deaths,
        explored=figures.explored,
        level=figures.level,
        mode=figures.mode,
        edition=figures.edition,
        date=score.date,
        match=score.match,
        mine=bool(guest) and score.guest == guest,
    )


async def entries(house: House, board: str, guest: str) -> list[calls.Entry]:
    """A board's table."""
    return lines(await house.store.scores(board), guest)


def lines(scores: Iterable[Score], guest: str) -> list[calls.Entry]:
    """Scores in their order, with ranks."""
    return [entry(rank, score, guest) for rank, score in ranking(scores)]


async def show(call: Call) -> calls.Leaderboard:
    """One board of a game."""
    game = call.asked_for("game", daily.GAME)
    known = boards.boards(game)
    board = call.asked_for("board", known[0] if known else "")
    if board not in known and not board.startswith(f"{boards.DAILY}-"):
        raise Refusal("NO_SUCH_BOARD", "known boards: " + (", ".join(known) or "none"))
    return calls.Leaderboard(game, board, known, await entries(call.house, board, call.guest_id))


async def today(call: Call) -> calls.Daily:
    """Today's labyrinth, and yesterday's, which is no secret any more."""
    house, guest = call.house, call.guest_id
    date = daily.day_of(house.clock.wall())
    before = daily.day_before(date)
    return calls.Daily(
        date=date,
        ends=daily.end_of(date),
        game=daily.GAME,
        settings=daily.SETTINGS,
        commitment=commitment(daily.daily_seed(house.daily_secret, date)),
        played=await house.store.daily_of(guest, date) if guest else None,
        entries=await entries(house, boards.daily_board(date), guest),
        yesterday=calls.PastDaily(
            date=before,
            seed=daily.daily_seed(house.daily_secret, before),
            entries=await entries(house, boards.daily_board(before), guest),
        ),
    )
