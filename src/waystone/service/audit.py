"""Leaderboards are what the records say: whatever else stands there is corrected or marked."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Protocol

from msgspec.structs import replace

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
    """Compute every score again from its match; returns how many were not what the record says.

    Wrong figures are corrected, and a victory that the record does not show is marked. Nothing is
    ever deleted, and what can't be replayed by its own rulebook is left as it is.
    """
    wrong = 0
    for score in await store.all_scores():
        stored = await store.load(score.match)
        truth = await asyncio.to_thread(true_score, score, *stored) if stored is not None else score
        if truth != score:
            wrong += 1
            log.error("the score of match %s %s", score.match, truth.mark or "is corrected")
            await store.correct(truth)
        await asyncio.sleep(PAUSE)  # players come first
    return wrong


def true_score(score: Score, info: MatchInfo, steps: list[Written]) -> Score:
    """What the record says, whatever the score says; the name stays."""
    try:
        game = find_game(info.game).open(info.settings, info.version)
    except WaystoneError as unknown:
        log.info("the score of match %s can't be checked: %s", score.match, unknown.message)
        return score
    record = record_of(info, steps)
    try:
        record.start = Table(game, record.players, record.seed).record.start
        feat = boards.feat(game, record)
    except WaystoneError as differs:
        return marked(score, f"does not replay: {differs.message}")
    if info.state != OVER or not info.ranked or feat is None:
        return marked(score, "is no victory that counts")
    return score_for(info, game, record, feat, score.name)


def marked(score: Score, why: str) -> Score:
    """The same score, kept but shown nowhere."""
    return replace(score, mark=why)


def record_of(info: MatchInfo, steps: list[Written]) -> Record:
    """A match on paper; `start` is empty where the store does not know it."""
    record = Record(info.game, info.version, info.settings, info.seed, info.first_players())
    for step in steps:
        record.add(step.seat, step.text, step.digest, step.at, step.name)
    info.name_people(record, lambda seat: False)
    record.start = info.start
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
        rules=info.version,
    )
