"""What a server does again and again, shows to whom, and ends when it goes down."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import GAME, run
from tests.service.kit import Server, say
from waystone.match import housekeeping
from waystone.match.model import RUNNING, ChatLine
from waystone.match.news import AllNew, ChatSaid, SeatsChanged, StepsMade
from waystone.service import context as context_module
from waystone.service import readiness
from waystone.service.following import Rendered, ShownView, by_changes
from waystone.wire import down, render

SOLO = {"game": GAME, "seats": ["me"]}


class Repeated:
    """Notes what is to be done how often, and does nothing."""

    def __init__(self) -> None:
        self.noted: list[tuple[float, str]] = []

    def __call__(self, seconds: float, work: Any) -> Any:
        name = getattr(work, "__name__", None) or work.func.__qualname__
        self.noted.append((seconds, name))
        return name


def test_what_is_done_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        repeated = Repeated()
        for module in (context_module, readiness, housekeeping):
            monkeypatch.setattr(module, "repeat", repeated)

        async def end(tasks: Any) -> None:
            ended.append(list(tasks))

        ended: list[Any] = []
        for module in (context_module, housekeeping):
            monkeypatch.setattr(module, "end", end)
        context = Server().context
        await context.look_after()
        assert sorted(repeated.noted) == [
            (0, "count_lateness"),
            (0, "look_at_loop"),
            (0.2, "look_again"),
            (0.5, "show_lobby"),
            (1.0, "wake_overdue"),
            (2.0, "Bans.look"),
            (2.0, "look_at_store"),
            (10.0, "audit"),
            (10.0, "forget_idle"),
            (10.0, "sweep"),
            (60.0, "look_at_size"),
        ]
        assert context.daily_secret == await context.store.secret("daily")
        await context.close()
        assert context.is_closing
        assert len(ended) == 2
        assert "audit" in ended[0]
        assert "wake_overdue" in ended[1]

    run(scene())


def test_where_others_share_the_matches_what_was_missed_is_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        repeated = Repeated()
        monkeypatch.setattr(housekeeping, "repeat", repeated)

        async def end(tasks: Any) -> None:
            pass

        monkeypatch.setattr(housekeeping, "end", end)
        lobby: Any = Server().context.lobby
        shared = SimpleNamespace(
            ports=SimpleNamespace(is_shared=True),
            bans=lobby.bans,
            wake_overdue=lobby.wake_overdue,
            find_missed=lobby.find_missed,
            close=lobby.close,
        )
        async with housekeeping.looked_after(cast(Any, shared), cast(Any, lobby.store)):
            assert (3.0, "find_missed") in repeated.noted

    run(scene())


# The list of matches


class Follower:
    """A session as far as the list goes."""

    def __init__(self, guest: str, follows: bool = True, other_turns: bool = False) -> None:
        self.guest_id, self.follows_lobby = guest, follows
        self.own_until = 5.0
        self.has_other_turns = lambda: other_turns
        self.shown = 0

    async def show_lobby(self) -> None:
        self.shown += 1


def test_a_list_is_shown_when_it_is_due_or_a_turn_has_changed() -> None:
    async def scene() -> None:
        server = Server()
        context: Any = server.context
        ada, bob, eve = Follower("ada"), Follower("bob", other_turns=True), Follower("eve", False)
        context.sessions.update({ada, bob, eve})
        await context.show_lobby()
        assert [each.shown for each in (ada, bob, eve)] == [0, 1, 0]
        context.lobby_changed(["ada"])
        assert context.lobby_list.asked_at == -inf
        context.lobby_bytes = 99
        await context.show_lobby()
        assert [each.shown for each in (ada, bob, eve)] == [1, 2, 0]
        assert (ada.own_until, bob.own_until) == (-inf, 5.0)
        assert (context.show_lobby_at, context.lobby_bytes, context.others_own) == (inf, 0, set())
        await context.show_lobby()
        assert [each.shown for each in (ada, bob, eve)] == [1, 3, 0]

    run(scene())


def test_two_megabytes_of_lists_a_second_are_enough() -> None:
    async def scene() -> None:
        server = Server()
        context: Any = server.context
        ada = Follower("ada")
        context.sessions.add(ada)

        async def show() -> None:
            ada.shown += 1
            context.lobby_bytes += 3_000_000

        ada.show_lobby = show  # type: ignore[method-assign]
        for seconds, shown in ((0.0, 1), (1.4, 1), (0.1, 2), (1.0, 2), (0.5, 3)):
            await server.clock.pass_by(seconds)
            context.lobby_changed()
            await context.show_lobby()
            assert ada.shown == shown, seconds

    run(scene())


def test_what_changed_elsewhere_is_shown_within_a_second() -> None:
    context = Server().context
    now = context.clock.now()
    context.lobby_changed_elsewhere()
    assert context.show_lobby_at == now + 1.0
    context.lobby_changed()
    context.lobby_changed_elsewhere()
    assert context.show_lobby_at == now


# What one client is sent of one match


async def followed(server: Server) -> tuple[Any, Any]:
    ada = await server.enter("Ada")
    match = (await server.post("/api/matches", SOLO, ada))["match"]
    session, page = await server.connect(ada)
    await say(session, "join", match=match)
    return session.following[match], page


def test_nothing_is_passed_on_before_the_whole_was_sent() -> None:
    async def scene() -> None:
        following, page = await followed(Server())
        heard = len(page.frames)
        following.has_arrived = False
        for news in (SeatsChanged(), AllNew(), StepsMade([])):
            following.hear(news)
        assert len(page.frames) == heard
        following.has_arrived = True
        following.hear(SeatsChanged())
        following.hear(AllNew())
        following.hear(AllNew(hides=True))
        kinds = [frame["kind"] for frame in page.frames[heard:]]
        assert kinds == ["seats", "snapshot", "snapshot"], "who sits there sees no less"

    run(scene())


def test_who_only_watches_hears_that_they_see_less() -> None:
    async def scene() -> None:
        server = Server()
        following, _ = await followed(server)
        match = following.host.match.info.id
        session, page = await server.connect()
        await say(session, "join", match=match)
        heard = len(page.frames)
        session.following[match].hear(AllNew(hides=True))
        session.following[match].hear(AllNew())
        kinds = [frame["kind"] for frame in page.frames[heard:]]
        assert kinds == ["hidden", "snapshot", "snapshot"]

    run(scene())


def test_what_somebody_said_is_written_once_for_all_and_seats_for_each() -> None:
    async def scene() -> None:
        following, _ = await followed(Server())
        said, seats = ChatSaid(ChatLine(0, "Ada", "hi", None, 1)), SeatsChanged()
        assert following.rest(said) is following.rest(said)
        assert list(said.encoded) == [""]
        following.rest(seats)
        assert list(seats.encoded) == [following.guest]

    run(scene())


def test_a_frame_is_written_once_for_those_who_want_it_alike() -> None:
    async def scene() -> None:
        following, _ = await followed(Server())
        viewpoint = following.observer.viewpoint(following.host)
        frame = render.steps_frame(following.host, viewpoint, [])
        rendered = Rendered(frame)
        whole = rendered.as_wanted(frame, None)
        assert rendered.as_wanted(frame, None) is whole
        one, other = ShownView(), ShownView()
        for shown in (one, other):
            shown.note(frame, 0)
        assert rendered.as_wanted(frame, one) is rendered.as_wanted(frame, other)
        assert (one.n, one.view, one.size) == (frame.n, frame.view, len(whole))
        changes = by_changes(frame, 7, down.Patch([], []))
        assert (changes.match, changes.n, changes.since) == (frame.match, frame.n, 7)
        assert (changes.state, changes.viewpoint, changes.acting) == (
            *(RUNNING, frame.viewpoint),
            frame.acting,
        )
        assert (changes.steps, changes.choices, changes.clock, changes.result) == (
            *(frame.steps, frame.choices),
            frame.clock,
            frame.result,
        )

    run(scene())


def test_a_client_wants_whole_views_or_what_changes() -> None:
    async def scene() -> None:
        following, page = await followed(Server())
        assert not following.shown
        following.arrive(None, True)
        assert following.shown.size == 0
        before = page.last("snapshot")
        following.arrive(0, False)
        assert not following.shown
        assert page.last("snapshot")["n"] == before["n"]

    run(scene())
