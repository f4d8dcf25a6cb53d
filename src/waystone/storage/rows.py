"""Matches, steps and leaderboard entries as rows of tables, the same in every database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.map_quota import LARGE_SETTINGS
from waystone.match.model import Again, MatchInfo, Place

Row = tuple[Any, ...]
MATCH: Final = (
    "id, game, version, settings, seed, ranked, host, created, daily, public, clock, invite,"
    " state, began, result, rematch, start, players, offers, revision, again"
)
SEAT: Final = "match, seat, player, guest, bot, name, created, is_over, program"
STEP: Final = "n, seat, text, digest, at, id, name"
CHAT: Final = "n, seat, name, text, phrase, at, guest"
SORT_KEY: Final = "merit_1, merit_2, merit_3, merit_4"
ENTRY: Final = (
    f"match, game, board, guest, name, {SORT_KEY}, figures, details, date, rules, mark, hidden"
)
PASSKEY: Final = "id, guest, public_key, sign_count, created, used"
PLACE: Final = "player, guest, bot, name, program"
AGED: Final = """
id, created, {greatest}(created, began + (
    coalesce((select at from step where step.match = match.id order by n desc limit 1), 0)
)), state not in ('open', 'running'), exists (select 1 from score where score.match = match.id),
(select count(*) from step where step.match = match.id)
"""
"""Columns for an `Aged`; `greatest` is what a database calls the larger of two."""
GAPS: Final = """
select step.match, count(*) + coalesce(max(steps), 0), max(n)
from step left join compressed on compressed.match = step.match
group by step.match having count(*) + coalesce(max(steps), 0) < max(n)
"""
"""Matches of which steps are missing: how many there are, and how many there should be."""
MAP_BYTES: Final = f"""
coalesce(sum(settings_bytes), 0) from match where settings_bytes > {LARGE_SETTINGS}
"""
BELONGINGS: Final = ("seat", "former", "step", "compressed", "chat", "analysis")
"""What is removed with a match."""
CHAT_KEPT: Final = 100
"""So many lines of a match are kept, the latest."""


def to_json(value: object) -> str:
    """A list or dictionary as text."""
    return msgspec.json.encode(value).decode()


def match_row(info: MatchInfo) -> Row:
    """A new match, in the order of MATCH."""
    return (
        *(info.id, info.game, info.version, to_json(info.settings), info.seed, info.ranked),
        *(info.host, info.created, info.daily, info.public, info.clock, info.invite),
        *(info.state, info.began, info.result, info.rematch, info.start),
        *(to_json(info.players), to_json(info.offers), info.revision),
        to_json(info.again) if info.again is not None else "",
    )


def seat_rows(info: MatchInfo) -> list[Row]:
    """The places of a match, in the order of SEAT."""
    when = (info.created, info.is_over())
    return [
        (info.id, seat, place.player, place.guest, place.bot, place.name, *when, place.program)
        for seat, place in enumerate(info.places)
    ]


def info_of(row: Sequence[Any], places: list[Place], signed: bool) -> MatchInfo:
    """A match from a row in the order of MATCH."""
    id, game, version, settings, seed, ranked, host, created, daily, public, clock, *rest = row
    invite, state, began, result, rematch, start, players, offers, revision, again = rest
    return MatchInfo(
        id=id,
        game=game,
        version=version,
        settings=msgspec.json.decode(settings, type=dict[str, str]),
        seed=seed,
        ranked=bool(ranked),
        host=host,
        created=created,
        places=places,
        daily=daily,
        public=bool(public),
        clock=clock,
        invite=invite,
        state=state,
        began=began,
        result=result,
        rematch=rematch,
        signed=signed,
        start=start,
        players=msgspec.json.decode(players, type=list[str]),
        offers=msgspec.json.decode(offers, type=list[str]),
        revision=revision,
        again=msgspec.json.decode(again, type=Again) if again else None,
    )


def entry_row(entry: LeaderboardEntry) -> Row:
    """A leaderboard entry, in the order of ENTRY."""
    facts = (to_json(entry.figures), to_json(entry.details))
    who = (entry.match, entry.game, entry.board, entry.guest, entry.name)
    return (*who, *entry.sort_key, *facts, entry.date, entry.rules, entry.mark, entry.hidden)


def entry_of(row: Sequence[Any]) -> LeaderboardEntry:
    """An entry from a row in the order of ENTRY."""
    match, game, board, guest, name, first, second, third, fourth, *facts, hidden = row
    sort_key = (first, second, third, fourth)
    figures = msgspec.json.decode(facts[0], type=dict[str, int])
    details = msgspec.json.decode(facts[1], type=dict[str, str])
    who = (match, game, board, guest, name)
    date, rules, mark = facts[2:]
    marks = (mark, bool(hidden))
    return LeaderboardEntry(*who, sort_key, figures, details, date, rules, *marks)
