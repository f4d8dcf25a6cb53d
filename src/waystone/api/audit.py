"""Leaderboards are what the records say: whatever else stands there is corrected."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Protocol

from waystone.catalogue import find_game
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Game
from waystone.kernel.honours import Feat
from waystone.kernel.record import Record
from waystone.kernel.table import Table
from waystone.leaderboard import boards
from waystone.leaderboard.entry import Score
from waystone.leaderboard.ports import ScoreStore
from waystone.match.model import OVER, MatchInfo, Written
from waystone.match.ports import MatchStore

PAUSE: Final = 0.01
log = logging.getLogger("waystone.api")


class Kept(MatchStore, ScoreStore, Protocol):
    """Matches and the scores that were signed for them."""


async def audit(store: Kept) -> int:
    """Compute every score again from its match; returns how many were wrong and are corrected."""
    wrong = 0
    for score in await store.all_scores():
        stored = await store.load(score.match)
        truth = await asyncio.to_thread(true_score, score, *stored) if stored is not None else None
        if truth != score:
            wrong += 1
            log.error("the score of match %s was not what its record says", score.match)
            await store.correct(score.match, truth)
        await asyncio.sleep(PAUSE)  # players come first
    return wrong


def true_score(score: Score, info: MatchInfo, steps: list[Written]) -> Score | None:
    """What the record says, whatever the score says; the name stays."""
    game = find_game(info.game).open(info.settings)
    record = record_of(info, steps)
    try:
        record.start = Table(game, record.players, record.seed).record.start
        feat = boards.feat(game, record)
    except WaystoneError:
        return None
    if info.state != OVER or not info.ranked or feat is None:
        return None
    return score_for(info, game, record, feat, score.name)


def record_of(info: MatchInfo, steps: list[Written]) -> Record:
    """A match on paper."""
    record = Record(info.game, info.version, info.settings, info.seed, info.names())
    for step in steps:
        record.add(step.seat, step.text, step.digest, step.at)
    record.result = info.result
    return record


def score_for(info: MatchInfo, game: Game[Any], record: Record, feat: Feat, name: str) -> Score:
    """The score of a feat; of the one who signs only the name is taken, for only that was given."""
    place, bots = info.places[feat.seat], [place.bot for place in info.places]
    return Score(
        match=info.id,
        game=info.game,
        board=boards.board_of(game, bots, info.daily),
        guest=place.guest,
        name=name,
        merit=game.honours.merit(feat.figures),
        figures=feat.figures,
        details=feat.details,
        date=info.began + record.entries[-1].at,
    )
