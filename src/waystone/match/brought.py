"""Records of matches that were played elsewhere, such as on a device without a network: brought
here to be watched, and for nothing else."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.record import Record, again_from
from waystone.match.lobby import Lobby
from waystone.match.model import (
    OVER,
    RECORDED,
    Again,
    Guest,
    MatchInfo,
    Overtaken,
    Place,
    Refusal,
    Written,
)
from waystone.match.records import record_of
from waystone.match.seats import ID_SIGNS, clean_name

MOST_STEPS: Final = 20_000
"""More than any match has that people play; each is played again whenever somebody watches."""
MOST_PAST: Final = 1000
_ID_LENGTH: Final = 16


def check_form(record: Record) -> None:
    """Refuse what no table of ours would have written, before anything is played."""
    if not record.result:
        raise Refusal("NOT_OVER")
    if len(record.entries) > MOST_STEPS:
        message = f"A record that is brought here has at most {MOST_STEPS} steps."
        raise Refusal("TOO_LARGE", message)
    names = {*record.players, *(entry.name for entry in record.entries)} - {""}
    for name in sorted(names):
        if clean_name(name) != name:
            message = f"No player is called {name[:40]!r}: a name has 1 to 20 visible signs."
            raise Refusal("BAD_NAMES", message)


def id_of(record: Record) -> str:
    """The same record is the same match, however often it is brought."""
    number = int.from_bytes(sha256(f"brought {record.checksum()}".encode()).digest(), "big")
    signs = []
    for _ in range(_ID_LENGTH):
        number, at = divmod(number, len(ID_SIGNS))
        signs.append(ID_SIGNS[at])
    return "".join(signs)


async def bring(lobby: Lobby, guest: Guest, record: Record) -> str:
    """Keep a record that was found to be right; the id of its match, which never counts.

    The record of a match that the guest has played here is nothing new.
    """
    for info in await lobby.store.past_of(guest.id, MOST_PAST):
        if (info.game, info.seed, info.state) == (record.game, record.seed, OVER):
            found = await lobby.store.load(info.id)
            if found and record_of(*found).checksum() == record.checksum():
                return info.id
    id = id_of(record)
    stored = await lobby.store.load(id)
    if stored is None:
        info = brought_match(id, guest, record, lobby.clock.wall())
        await lobby.check_maps(info)
        await lobby.store.create(info)
        stored = info, []
    info, steps = stored
    if not steps:  # somebody may have been interrupted here before
        try:
            await lobby.store.change(info, written(record))
        except Overtaken:
            return id  # by somebody who brought the same
    return id


def brought_match(id: str, guest: Guest, record: Record, wall: int) -> MatchInfo:
    """The match of a record: over, of no rank, with seats that nobody holds."""
    entry = find_game(record.game)
    return MatchInfo(
        id=id,
        game=record.game,
        version=record.version,
        settings=dict(record.settings),
        seed=record.seed,
        ranked=False,
        host=guest.id,
        created=wall,
        places=[place_of(entry, guest, name) for name in record.names()],
        state=OVER,
        began=wall,
        result=record.result,
        start=record.start,
        players=list(record.players),
        again=again_in(record),
    )


def again_in(record: Record) -> Again | None:
    """What it says of another match, which was played elsewhere, too."""
    if not record.again:
        return None
    return Again(again_from(record.again), "", record.again.partition(" ")[2])


def place_of(entry: GameEntry, guest: Guest, name: str) -> Place:
    """Who sat there, as the record says; the name of a bot is a bot's."""
    return Place(RECORDED, guest.id, name if name in entry.bots else "", name)


def written(record: Record) -> list[Written]:
    """Its steps as the store keeps them."""
    return [
        Written(n, step.seat, step.text, step.digest, step.at, name=step.name)
        for n, step in enumerate(record.entries, 1)
    ]
