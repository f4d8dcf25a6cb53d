"""A match that is over is tried again from one of its steps on, and its record stays true."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.match.kit import FakeClock, FakeThinker, run, settle
from tests.postgres import empty_database
from tests.storage.kit import run_on
from waystone.catalogue import find_game
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import open_table, replay, steps
from waystone.kernel.table import Table
from waystone.match import brought
from waystone.match.host import Host
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.match.model import Guest, Refusal
from waystone.match.records import record_of
from waystone.service.context import Store
from waystone.storage.memory import MemoryStore
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.sqlite import SqliteStore

GOLDEN = Path(__file__).parents[1] / "golden"
SHORTEST = {
    game: min((GOLDEN / game).glob("*.record"), key=lambda path: path.stat().st_size)
    for game in ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
}
ADA = Guest("ada", "Ada")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "postgres":
        yield PostgresStore(empty_database())
    elif request.param == "memory":
        yield MemoryStore()
    else:
        made = SqliteStore(tmp_path / "w.db")
        yield made
        made.close()


def golden(game: str) -> Record:
    return parse(SHORTEST[game].read_text(encoding="utf-8"))


def lobby_on(store: Store) -> Lobby:
    return Lobby(one_process(store, FakeClock(), FakeThinker()))


async def kept(lobby: Lobby, record: Record) -> Host:
    """The match of a record, which is over."""
    return await lobby.find(await brought.bring(lobby, ADA, record))


def table_before(record: Record, step: int) -> Table[Any]:
    """The record played again up to the step before."""
    table = open_table(find_game(record.game).open(record.settings, record.version), record)
    for _, _ in zip(range(step - 1), steps(table, record), strict=False):
        pass
    return table


def choices_of(record: Record) -> list[tuple[int, int]]:
    """Every step at which its seat had a choice, and the seat."""
    table = open_table(find_game(record.game).open(record.settings, record.version), record)
    found, played = [], steps(table, record)
    for step, entry in enumerate(record.entries, 1):
        if entry.seat in table.acting():
            found.append((step, entry.seat))
        next(played)
    return found


def some(record: Record) -> list[tuple[int, int]]:
    """An early, a middle and a late choice."""
    found = choices_of(record)
    return [found[len(found) * part // 4] for part in (0, 2, 3)]


@pytest.mark.parametrize("game", SHORTEST)
def test_the_seat_sees_what_it_saw_then_and_nothing_else(game: str) -> None:
    """The position is the real one, with all that was hidden; the view is that of the seat."""

    async def scene() -> None:
        lobby, record = lobby_on(MemoryStore()), golden(game)
        before = await kept(lobby, record)
        for step, seat in some(record):
            host = await lobby.try_again(before, ADA, step, None)
            then, match = table_before(record, step), host.match
            assert match.number == step - 1
            assert match.view(seat) == then.view(seat)
            assert [each.text for each in match.table.legal(seat)] == [
                each.text for each in then.legal(seat)
            ]
            assert match.info.seats_of("ada") == [seat]
            told = [each.step for each in match.logs.of((seat,)).after(0)]
            assert all(each.tells(seat) for each in told)
            await lobby.abandon(host, ADA)

    run(scene())


@pytest.mark.parametrize("game", SHORTEST)
def test_it_is_played_to_its_end_and_its_record_is_right(game: str, store: Store) -> None:
    """Whatever is chosen anew, the record of it replays, says whence it comes, and counts never."""

    async def scene() -> None:
        lobby, record = lobby_on(store), golden(game)
        before = await kept(lobby, record)
        step, seat = some(record)[1]
        host = await lobby.try_again(before, ADA, step, seat)
        info = host.match.info
        assert (info.ranked, info.public, info.daily) == (False, False, "")
        await host.act("ada", seat, 0, host.match.game.alphabet.leave.text, "")
        await settle()
        found = await lobby.store.load(info.id)
        assert found is not None
        after = record_of(*found)
        assert after.again == f"{step} {record.checksum()}"
        assert after.seed == record.seed
        assert [(each.seat, each.text, each.digest) for each in after.entries[: step - 1]] == [
            (each.seat, each.text, each.digest) for each in record.entries[: step - 1]
        ]
        assert len(after.entries) >= step
        again = parse(after.text())
        replay(find_game(game).open(again.settings, again.version), again)

    run_on(store, scene())


def test_who_opens_the_store_later_finds_it_where_it_stood(store: Store) -> None:
    """All of it is stored at once: another process plays on from there, and says whence it is."""

    async def scene() -> None:
        lobby, record = lobby_on(store), golden("extrikate")
        before = await kept(lobby, record)
        step, seat = some(record)[1]
        host = await lobby.try_again(before, ADA, step, seat)
        other = await lobby_on(store).find(host.match.info.id)
        assert other.match.info == host.match.info
        assert other.match.view(seat) == host.match.view(seat)
        assert other.match.table.record.text() == host.match.table.record.text()
        n, first = other.match.log_of("ada").count, other.match.table.legal(seat)[0]
        assert await other.act("ada", seat, n, first.text, "x")

    run_on(store, scene())


@pytest.mark.parametrize(
    ("step", "seat", "code"),
    [
        (0, None, "NO_SUCH_STEP"),
        (-3, None, "NO_SUCH_STEP"),
        (10_000, None, "NO_SUCH_STEP"),
        (3, 2, "NO_SUCH_SEAT"),
        (3, -1, "NO_SUCH_SEAT"),
        (4, 0, "NOT_YOUR_TURN"),
    ],
)
def test_where_nobody_had_a_choice_nothing_begins(step: int, seat: int | None, code: str) -> None:
    async def scene() -> None:
        lobby = lobby_on(MemoryStore())
        before = await kept(lobby, parse((GOLDEN / "delve-and-dash/forfeit.record").read_text()))
        stored = set(lobby.store.matches)  # type: ignore[attr-defined]
        with pytest.raises(Refusal) as refused:
            await lobby.try_again(before, ADA, step, seat)
        assert refused.value.code == code
        assert set(lobby.store.matches) == stored  # type: ignore[attr-defined]

    run(scene())


def test_bots_sit_where_they_sat_and_the_usual_one_for_people() -> None:
    async def scene() -> None:
        path = GOLDEN / "extrikate" / "two-hard-medium.record"
        lobby, record = lobby_on(MemoryStore()), parse(path.read_text(encoding="utf-8"))
        record.players[:] = ["hard", "Ben Private"]
        before = await kept(lobby, record)
        step, seat = next(each for each in choices_of(record) if each[1] == 0)
        host = await lobby.try_again(before, ADA, step, seat)
        assert host.match.info.names()[0] == "Ada"
        assert "Ben Private" not in host.match.table.record.text()
        step, seat = next(each for each in choices_of(record) if each[1] == 1)
        host = await lobby.try_again(before, ADA, step, seat)
        assert host.match.info.names() == ["hard", "Ada"]

    run(scene())


def test_it_may_be_tried_again_itself_and_played_once_more() -> None:
    """What follows is said of the match that was tried last; a rematch repeats nothing."""

    async def scene() -> None:
        lobby, record = lobby_on(MemoryStore()), golden("delve-and-dash")
        first = await kept(lobby, record)
        step, seat = some(record)[1]
        host = await lobby.try_again(first, ADA, step, seat)
        await lobby.abandon(host, ADA)
        second = await lobby.try_again(host, ADA, step, seat)
        again = second.match.info.again
        assert again is not None
        assert (again.match, again.step) == (host.match.info.id, step)
        assert again.checksum == host.match.table.record.checksum()
        anew = await lobby.rematch(host, ADA)
        assert anew is not None
        assert anew.match.info.again is None
        assert anew.match.info.seed != record.seed

    run(scene())
