"""Ports for one process, and two lobbies that share them as two processes would."""

from __future__ import annotations

import pytest

from tests.match.kit import ADA, BOB, EVE, FakeThinker, Hall, Notes, act, run, settle
from waystone.match.closing import close
from waystone.match.host import Host
from waystone.match.in_process import LocalBus, LocalPresence, StoredDueTimes, one_process
from waystone.match.lobby import Lobby
from waystone.match.model import OVER, RUNNING, VOID, ChatLine, Refusal, StoreFailed
from waystone.match.news import AllNew, ChatSaid, SeatsChanged, StepsMade
from waystone.match.ports import GuestNotice, Notice
from waystone.match.wishes import Wish


class Cluster(Hall):
    """Two lobbies on one store, which hear of each other as two processes would."""

    def __init__(self) -> None:
        super().__init__()
        self.bus, self.presence = LocalBus(), LocalPresence()
        self.lobby, self.other = self.process(), self.process()

    def process(self) -> Lobby:
        shared = (self.bus, self.presence)
        return Lobby(one_process(self.store, self.clock, FakeThinker(), *shared))

    async def both(self, host: Host) -> Host:
        """The same match in the other lobby."""
        again = await self.other.find(host.match.info.id)
        await settle()
        return again


def test_a_bus_tells_everybody_who_listens() -> None:
    bus = LocalBus()
    heard: list[Notice | GuestNotice] = []
    bus.announce(Notice("m", 1, "p"))
    bus.listen(heard.append)
    bus.listen(heard.append)
    bus.announce(Notice("m", 2, "p"))
    assert heard == [Notice("m", 2, "p")] * 2


def test_presence_counts_connections() -> None:
    presence = LocalPresence()
    assert presence.following("m") == {}
    for guest in ("ada", "ada", ""):
        presence.enter("m", guest)
    assert presence.following("m") == {"ada": 2, "": 1}
    presence.leave("m", "ada")
    presence.leave("m", "")
    assert presence.following("m") == {"ada": 1}
    presence.leave("m", "ada")
    assert presence.following("m") == {}
    assert presence.counts == {}


def test_what_one_process_did_another_tells_its_own_followers() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel(begun=False)
        again = await cluster.both(host)
        notes = Notes(EVE.id)
        again.follow(notes)
        await act(host, 0, "waystone a1")
        await settle()
        assert notes.numbers() == [1]
        assert again.match.number == 1
        await act(again, 1, "waystone h8")
        await settle()
        assert host.match.number == 2
        assert notes.numbers() == [1, 2]
        assert host.match.table.state.key() == again.match.table.state.key()

    run(scene())


@pytest.mark.parametrize("begun", [True, False])
def test_what_the_host_closes_in_one_process_is_closed_in_all(begun: bool) -> None:
    async def scene() -> None:
        cluster = Cluster()
        seats = ["me", "me" if begun else "open"]
        host = await cluster.lobby.open(ADA, Wish("delve-and-dash", {}, seats))
        assert host.match.is_running() == begun
        again = await cluster.both(host)
        notes = Notes(EVE.id)
        again.follow(notes)
        await close(cluster.lobby, host.match.info.id)
        await settle()
        assert again.match.info.state == cluster.store.matches[host.match.info.id].state == VOID
        assert [type(news) for news in notes.heard].count(StepsMade) == 1
        assert not any(isinstance(news, AllNew) for news in notes.heard)
        for lobby in (cluster.lobby, cluster.other):
            with pytest.raises(Refusal) as refused:
                await lobby.find(host.match.info.id)
            assert refused.value.code == "VOID"
        with pytest.raises(Refusal) as refused:
            await act(again, 0, "waystone a1")
        assert refused.value.code == "VOID"

    run(scene())


def test_processes_agree_about_numbers_places_and_the_beginning() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.open("me", "open")
        again = await cluster.both(host)
        notes = Notes(ADA.id)
        host.follow(notes)
        assert await cluster.other.join(again, BOB, "") in (0, 1)
        await settle()
        assert host.match.info.state == RUNNING
        assert host.match.info.places == again.match.info.places
        assert any(isinstance(news, AllNew) for news in notes.heard)
        seat = host.match.acting[0]
        await act(host, seat, "waystone a1")
        await settle()
        assert again.match.number == 0  # nobody follows it there
        assert await cluster.other.find(host.match.info.id) is again
        for guest in (ADA, BOB, EVE):
            assert host.match.log_of(guest.id).count == again.match.log_of(guest.id).count

    run(scene())


def test_who_is_slower_is_stale_and_sees_what_the_faster_one_did() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel()
        again = await cluster.both(host)
        cluster.bus.listeners.clear()  # the notice is lost
        seat = host.match.acting[0]
        legal = host.match.table.legal(seat)
        await act(host, seat, legal[0].text)
        notes = Notes(EVE.id)
        again.follow(notes)
        with pytest.raises(Refusal, match="moved on"):
            await act(again, seat, legal[0].text)
        assert again.match.number == host.match.number
        assert notes.numbers() == [host.match.number]
        assert len(cluster.store.steps[host.match.info.id]) == host.match.number

    run(scene())


def test_presence_and_chat_are_known_everywhere() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel()
        again = await cluster.both(host)
        here, there = Notes(EVE.id), Notes(BOB.id)
        host.follow(here)
        assert again.audience.is_present(ADA.id)
        again.follow(there)
        await settle()
        assert any(isinstance(news, SeatsChanged) for news in here.heard)
        await cluster.clock.pass_by(1)
        assert host.audience.spectators() == again.audience.spectators() == 1
        await host.say(ChatLine(0, "Ada", "Hello!", "hello", 5))
        await settle()
        said = [news.line.text for news in there.heard if isinstance(news, ChatSaid)]
        assert said == ["Hello!"]

    run(scene())


def test_a_lobby_does_not_hear_itself() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel()
        await act(host, host.match.acting[0], "next turn")
        assert not host.notices
        assert not host.tasks

    run(scene())


@pytest.mark.rule("DD-41")
def test_when_a_process_dies_another_lets_the_clock_run() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel(clock=60)
        seat = host.match.acting[0]
        await cluster.lobby.ports.due_times.flush()
        host.close()  # as if the process had been killed: nobody leaves, nothing is cleared
        assert await cluster.store.overdue(cluster.clock.wall(), 9, 0) == []
        await cluster.clock.pass_by(61)
        await cluster.other.wake_overdue()
        again = cluster.other.hosts[host.match.info.id]
        before = again.match.number
        await cluster.clock.pass_by(61)
        assert again.match.number > before
        assert again.match.table.record.entries[before].seat == seat

    run(scene())


@pytest.mark.rule("DM-80")
def test_bots_alone_are_closed_after_a_restart_although_nobody_looks() -> None:
    async def scene() -> None:
        hall = Hall()
        settings = {"map": "long-dark", "turn_seconds": "0"}
        wish = Wish("dooom", settings, ("me", "bot:random", "bot:random"))
        host = await hall.lobby.open(ADA, wish)
        notes = Notes(ADA.id)
        host.follow(notes)
        await host.act(ADA.id, 0, host.match.number, "leave", "")
        host.part(notes)
        await hall.clock.pass_by(2)
        await hall.lobby.close()
        lobby = hall.afresh()
        await hall.clock.pass_by(10)
        await lobby.wake_overdue()
        await hall.clock.pass_by(10.1)
        assert hall.store.matches[host.match.info.id].state == OVER
        await lobby.wake_overdue()
        assert await hall.store.overdue(hall.clock.wall() + 10**9, 9, 0) == []

    run(scene())


def test_a_match_that_leaves_memory_has_nothing_to_do() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        for watcher in list(host.audience.watchers):
            host.part(watcher)
        await hall.lobby.ports.due_times.flush()
        assert hall.store.due[host.match.info.id] is not None
        await hall.clock.pass_by(1)
        hall.clock.time += 100  # nobody comes
        assert hall.lobby.forget_idle() == 1
        await hall.lobby.ports.due_times.flush()
        assert hall.store.due[host.match.info.id] is None

    run(scene())


def test_due_times_that_could_not_be_kept_are_kept_next_time() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open()
        times = StoredDueTimes(hall.store)
        times.set(host.match.info.id, 5)
        times.set("gone", None)
        hall.store.is_failing = True
        with pytest.raises(StoreFailed):
            await times.flush()
        times.set("gone", 7)
        hall.store.is_failing = False
        assert await times.overdue(4) == []
        assert await times.overdue(5) == [host.match.info.id]

    run(scene())


def test_what_is_due_in_a_match_that_is_gone_is_forgotten() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        hall.lobby.ports.due_times.set(host.match.info.id, 1)
        await hall.lobby.close()
        hall.store.matches[host.match.info.id].version = 99  # of a rulebook that is not here
        lobby = hall.afresh()
        await lobby.wake_overdue()
        await lobby.ports.due_times.flush()
        assert hall.store.due[host.match.info.id] is None

    run(scene())


def test_what_no_notice_told_is_found_by_looking() -> None:
    """A notice may get lost: every few seconds a process looks into the store."""

    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel(begun=False)
        again = await cluster.both(host)
        notes = Notes(EVE.id)
        again.follow(notes)
        cluster.bus.listeners.clear()
        await act(host, 0, "waystone a1")
        await host.say(ChatLine(0, "Ada", "hello", "", 5))
        await settle()
        assert (again.match.number, again.talk.number) == (0, 0)
        await cluster.other.find_missed()
        await settle()
        assert (again.match.number, again.talk.number) == (1, 1)
        assert notes.numbers() == [1]

    run(scene())


def test_what_was_noticed_before_somebody_came_holds_nothing_up() -> None:
    """A notice that comes while the last one is looked after, and nobody follows yet."""

    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel(begun=False)
        again = await cluster.both(host)
        notes = Notes(EVE.id)

        def arrive() -> None:
            again.hear(Notice(host.match.info.id, 0, "another", seats=True))
            again.follow(notes)

        await again.command(arrive)
        for seat, place in enumerate(("a1", "h8")):
            await act(host, seat, f"waystone {place}")
            await settle()
        assert notes.numbers() == [1, 2]
        assert not again.notices

    run(scene())


def test_whoever_comes_is_told_what_was_noticed_before() -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel(begun=False)
        again = await cluster.both(host)
        await act(host, 0, "waystone a1")
        await settle()
        assert again.match.number == 0  # nobody follows it there
        notes = Notes(EVE.id)
        again.follow(notes)
        await settle()
        assert notes.numbers() == [1]

    run(scene())


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_turn_goes_on_where_somebody_comes_to_another_process(in_memory: bool) -> None:
    async def scene() -> None:
        cluster = Cluster()
        host = await cluster.duel(clock=120)
        if in_memory:
            await cluster.both(host)
        await act(host, host.match.acting[0], "next turn")
        await cluster.clock.pass_by(50)
        again = await cluster.both(host)
        assert again.table_clock.left() == host.table_clock.left() == 70_000
        await act(host, host.match.acting[0], "next turn")
        await settle()
        again = await cluster.both(host)
        assert again.table_clock.left() == host.table_clock.left() == 120_000

    run(scene())
