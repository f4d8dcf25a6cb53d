"""What lies around a match: ports of one process, what is closed, erased, kept or lost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, GAME, STANDS_IN, Hall, Notes, run
from tests.match.test_host_parts import Heard, kinds, step
from tests.storage.test_stores import info
from waystone.match import brought, closing, erasing, rematch
from waystone.match.archive import Archived, is_playable
from waystone.match.host import Host
from waystone.match.in_process import LocalBus, LocalPresence, StoredDueTimes, one_process
from waystone.match.lobby import Lobby, all_would
from waystone.match.model import (
    NEVER_BEGUN,
    OVER,
    VOID,
    Refusal,
    StoreFailed,
)
from waystone.match.news import News, SeatsChanged, StepsMade
from waystone.match.ports import Notice
from waystone.match.wishes import Wish

pytestmark = STANDS_IN

# Ports of one process


def test_due_times_are_kept_when_somebody_asks() -> None:
    asked: list[Any] = []

    class Store:
        fails = False

        async def set_due(self, changed: dict[str, int | None]) -> None:
            asked.append(changed)
            if self.fails:
                raise StoreFailed

        async def overdue(self, before: int, most: int, until: int) -> list[str]:
            asked.append((before, most, until))
            return ["m"]

    async def scene() -> None:
        store: Any = Store()
        times = StoredDueTimes(store, grace=200)
        assert await times.overdue(10_000) == ["m"]
        assert asked == [(9_800, 50, 15_000)]
        asked.clear()
        times.set("a", 5)
        times.set("b", None)
        store.fails = True
        with pytest.raises(StoreFailed):
            await times.flush()
        times.set("a", 7)
        store.fails = False
        await times.flush()
        await times.flush()
        assert asked == [{"a": 5, "b": None}, {"a": 7, "b": None}]
        assert StoredDueTimes(store).grace == 0

    run(scene())


def test_presence_counts_connections_and_forgets_who_is_gone() -> None:
    presence = LocalPresence()
    presence.enter("m", "ada")
    presence.enter("m", "ada")
    presence.enter("m", "bob")
    assert presence.following("m") == {"ada": 2, "bob": 1}
    presence.leave("m", "ada")
    presence.leave("m", "bob")
    assert (presence.following("m"), presence.following("n")) == ({"ada": 1}, {})
    presence.leave("m", "ada")
    assert presence.all_following() == {}


def test_processes_are_apart_unless_they_share_a_bus() -> None:
    hall = Hall()
    one = one_process(hall.store, hall.clock, hall.thinker)
    bus, presence = LocalBus(), LocalPresence()
    other = one_process(hall.store, hall.clock, hall.thinker, bus, presence)
    assert one.process != other.process
    assert other.bus is bus
    assert other.presence is presence
    assert one.bus is not bus
    assert not one.is_shared


# What is closed, erased, archived


def test_a_match_without_its_rules_says_what_is_known_of_it() -> None:
    void, older = info(state=VOID), info(version=0, state=OVER)
    assert [Archived(each, [step(1)]).code for each in (void, older)] == ["VOID", "OTHER_RULES"]
    assert Archived(older, [step(1)]).steps == [step(1)]
    version = info().version
    playable = [is_playable(each) for each in (info(), void, older, info(state=OVER))]
    assert playable == [True, False, False, True]
    assert version == 1


def test_a_match_is_closed_for_everybody_and_once() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        told: list[Any] = []
        hall.lobby.changed = told.append
        await closing.close(hall.lobby, host.match.info.id)
        assert host.match.info.state == VOID
        assert told[-1] == host.match.info.guests()
        with pytest.raises(Refusal) as refused:
            closing.voided(host.match)
        assert refused.value.code == "MATCH_OVER"

    run(scene())


def test_whoever_has_a_match_in_memory_looks_at_it_anew() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        heard, id = Heard(hall), host.match.info.id
        looked: list[str] = []

        async def look_anew() -> None:
            looked.append(id)

        host.look_anew = look_anew  # type: ignore[method-assign]
        await erasing.tell(hall.lobby, id)
        await erasing.tell(hall.lobby, "elsewhere")
        assert looked == [id]
        process = hall.lobby.ports.process
        assert heard.notices == [
            Notice(id, 0, process, seats=True),
            Notice("elsewhere", 0, process, seats=True),
        ]

    run(scene())


def test_everybody_who_played_must_want_it() -> None:
    both = info(places=[replace(info().places[0], guest=each) for each in ("ada", "bob")])
    assert not all_would(both, "ada")
    assert all_would(replace(both, offers=["bob"]), "ada")
    assert not all_would(replace(both, offers=["bob"]), "eve")
    assert all_would(replace(both, offers=["bob", "ada"]), "eve")


def test_the_same_record_has_the_same_id_of_sixteen_signs() -> None:
    record: Any = SimpleNamespace(checksum=lambda: "c0ffee")
    other: Any = SimpleNamespace(checksum=lambda: "c0ffef")
    assert brought.id_of(record) == "87stfhep852bn7mh"
    assert brought.id_of(other) != brought.id_of(record)


def test_a_server_may_count_nothing() -> None:
    async def scene() -> None:
        hall = Hall()
        assert (await hall.open("me", settings={"mode": "solo"}, ranked=True)).match.info.ranked
        hall.lobby.is_ranked = False
        host = await hall.open("me", settings={"mode": "solo"}, ranked=True)
        assert not host.match.info.ranked
        assert host.match.info.start == host.match.table.record.start
        assert host.match.info.began == hall.clock.wall()
        assert host.match.info.players == host.match.info.names() == ["Ada"]

    run(scene())


def test_who_leaves_a_match_that_waits_closes_it_and_a_running_one_is_lost() -> None:
    async def scene() -> None:
        hall = Hall()
        waiting, running = await hall.open("me", "open"), await hall.open("me", "bot:random")
        for host in (waiting, running):
            await hall.lobby.abandon(host, ADA)
        assert (waiting.match.info.state, waiting.match.info.result) == (OVER, NEVER_BEGUN)
        assert (running.match.info.state, running.match.info.result != NEVER_BEGUN) == (OVER, True)
        assert hall.lobby.hosts.keys() == {each.match.info.id for each in (waiting, running)}

    run(scene())


def test_news_are_told_to_all_who_follow_although_one_goes_meanwhile() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()

        class Leaver(Notes):
            def hear(self, news: News) -> None:
                super().hear(news)
                if isinstance(news, StepsMade):
                    host.part(self)

        one, other = Leaver(""), Notes("")
        host.follow(one)
        host.follow(other)
        host.audience.tell(StepsMade([]))
        host.audience.tell(SeatsChanged())
        assert (kinds(one), kinds(other)) == (["StepsMade"], ["StepsMade", "SeatsChanged"])

    run(scene())


def test_a_host_begins_with_nothing_to_do() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        fresh = Host(host.match.info, host.match.entry, hall.lobby.ports)
        facts = (fresh.timer, fresh.thinking, fresh.is_in_line, fresh.told, fresh.is_behind)
        assert facts == (None, -1, False, 0, False)
        assert (fresh.notices, fresh.is_minding, fresh.tasks) == ([], False, set())
        assert fresh.idle_since == hall.clock.now()
        assert isinstance(hall.lobby, Lobby)
        assert fresh.match.info.game == GAME

    run(scene())


def test_a_match_that_has_its_rematch_or_its_day_already_gets_no_other() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")

        async def create(*_: object) -> bool:
            return False

        hall.store.create = create  # type: ignore[assignment, method-assign]
        entry, other = host.match.entry, replace(host.match.info, id="other")
        with pytest.raises(rematch.Linked):
            await hall.lobby.admit(other, entry, rematch_of=host.match.info.id)
        with pytest.raises(Refusal) as refused:
            await hall.lobby.admit(other, entry)
        assert refused.value.code == "DAILY_PLAYED"
        assert "other" not in hall.lobby.hosts

    run(scene())


def test_the_list_of_matches_is_told_whenever_somebody_s_match_is_another() -> None:
    async def scene() -> None:
        hall = Hall()
        told: list[Any] = []
        hall.lobby.changed = told.append
        crawl = await hall.lobby.open(ADA, Wish("dungeon-crawler", {}, ("me", "open")))
        assert told == [[ADA.id]]
        await hall.lobby.join(crawl, BOB, "")
        assert sorted(told[-1]) == [ADA.id, BOB.id]
        told.clear()
        await hall.lobby.open_seat(crawl, ADA, "open")
        assert len(told) == 1
        await hall.lobby.close_seat(crawl, ADA)
        assert len(told) == 2
        waits = await hall.lobby.open(ADA, Wish("extrikate", {}, ("me", "open", "open")))
        await hall.lobby.join(waits, BOB, "")
        told.clear()
        await hall.lobby.call_off(waits, BOB)
        assert told == [[ADA.id, BOB.id]], "who got up, too"
        await hall.lobby.begin(waits, ADA, "")
        assert told[1:] == [[ADA.id]] * 2, "that it runs, and who plays"

    run(scene())
