"""A match that is over, tried again from one of its steps on: by somebody alone, with bots in all
other seats, and for nothing but to learn from it.

The new match has the seed and the first steps of the old one, so that its record is a record like
any other: whoever plays it again comes through the same positions. Luck goes on as it would have
gone on. Names are those of who plays now, for nobody else has agreed to be in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from waystone.catalogue import GameEntry
from waystone.kernel.record import Record, RecordedStep
from waystone.match.live import LiveMatch
from waystone.match.model import (
    BOT,
    FREE,
    PERSON,
    RUNNING,
    Again,
    Guest,
    MatchInfo,
    Place,
    Refusal,
    Written,
)
from waystone.match.seats import new_id


def seat_at(record: Record, step: int, seat: int | None) -> int:
    """Whose choice is tried again; usually that of who made this step."""
    if not 1 <= step <= len(record.entries):
        raise Refusal("NO_SUCH_STEP")
    chosen = record.entries[step - 1].seat if seat is None else seat
    if not 0 <= chosen < len(record.names(step - 1)):
        raise Refusal("NO_SUCH_SEAT")
    return chosen


def repeated(
    match: LiveMatch, guest: Guest, step: int, seat: int
) -> tuple[MatchInfo, list[Written]]:
    """The new match, and the steps of the old one that it begins with."""
    old, record = match.info, match.table.record
    places = seated(match, guest, step, seat)
    info = MatchInfo(
        id=new_id(),
        game=old.game,
        version=old.version,
        settings=dict(old.settings),
        seed=old.seed,
        ranked=False,
        host=guest.id,
        created=match.clock.wall(),
        places=places,
        public=False,
        state=RUNNING,
        began=match.clock.wall(),
        start=record.start,
        players=[places[seat].name if name else "" for seat, name in enumerate(record.players)],
        again=Again(step, old.id, record.checksum()),
    )
    return info, written(record.entries[: step - 1], places)


def seated(match: LiveMatch, guest: Guest, step: int, seat: int) -> list[Place]:
    """Who sits where now: the guest in that seat, bots in all others that were taken."""
    names = match.table.record.names(step - 1)
    places = [
        Place(FREE) if not name else bot_for(match.entry, match.info.places[number])
        for number, name in enumerate(names)
    ]
    places[seat] = Place(PERSON, guest=guest.id, name=guest.name)
    return places


def bot_for(entry: GameEntry, before: Place) -> Place:
    """The bot that sat there; for a person, or a bot that is gone, the game's usual one."""
    name = before.bot if before.bot in entry.bots else entry.usual_bot
    return Place(BOT, bot=name, name=name)


def written(steps: Sequence[RecordedStep], places: Sequence[Place]) -> list[Written]:
    """The old steps as they are kept; who sat down in their course has another name now."""
    return [
        Written(n, step.seat, step.text, step.digest, step.at, name=name_of(step, places))
        for n, step in enumerate(steps, 1)
    ]


def name_of(step: RecordedStep, places: Sequence[Place]) -> str:
    """Who sits down with it; one who left again is called like who is there now."""
    return (places[step.seat].name or places[step.seat].bot or step.text) if step.name else ""


def check_choice(match: LiveMatch, seat: int) -> None:
    """Refuse a moment at which the seat had nothing to choose."""
    if not match.is_running() or seat not in match.acting:
        raise Refusal("NOT_YOUR_TURN")
