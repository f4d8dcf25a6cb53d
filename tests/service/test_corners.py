"""Refusals and repairs that no usual visit meets."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.match.kit import run, until
from tests.service.kit import Server, say
from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.mode import Mode
from waystone.kernel.table import Table
from waystone.leaderboard import boards
from waystone.match.ports import GuestNotice
from waystone.match.seats import token_hash
from waystone.service import guests, lessons, matches, somebody
from waystone.service.credits import Accounts
from waystone.service.limits import Limits
from waystone.wire import calls

SOLO = {"game": "delve-and-dash", "seats": ["me"]}


def test_one_client_follows_no_more_than_the_limit_says() -> None:
    async def scene() -> None:
        server = Server(Limits(follows=2))
        ada = await server.enter("Ada")
        ids = [(await server.post("/api/matches", SOLO, ada))["match"] for _ in range(3)]
        session, page = await server.connect(ada)
        for match in ids:
            await say(session, "join", match=match)
        assert page.last("refused")["code"] == "TOO_MANY"
        assert list(session.following) == ids[:2]

    run(scene())


def test_who_does_not_follow_a_match_neither_chats_nor_looks() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", SOLO, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "chat", match=match, text="hello")
        assert page.last("refused")["code"] == "NOT_FOLLOWING"
        await say(session, "look", match=match, seat=0)
        assert [frame["code"] for frame in page.frames[1:]] == ["NOT_FOLLOWING"] * 2

    run(scene())


def test_a_failure_ends_one_command_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        server = Server()
        session, page = await server.connect(await server.enter("Ada"))

        async def fail(match: str) -> None:
            raise RuntimeError(match)

        monkeypatch.setattr(server.context.lobby, "find", fail)
        assert await say(session, "join", match="a" * 16)
        refused = page.last("refused")
        assert (refused["code"], refused["match"]) == ("INTERNAL", "a" * 16)
        assert refused["message"].endswith(".")
        assert await say(session, "ping", t=7)
        assert page.last("pong")["t"] == 7

    run(scene())


@pytest.mark.parametrize("match", ["a-b", "ä", "x" * 25, "x" * 24])
def test_what_is_no_id_names_no_match(match: str) -> None:
    async def scene() -> None:
        server = Server()
        answer = await server.ask("GET", f"/api/matches/{match}")
        assert (answer.status, json.loads(answer.content)["error"]["code"]) == (
            404,
            "NO_SUCH_MATCH",
        )

    run(scene())


def test_maps_are_made_to_order_as_often_as_long_calls_are_answered() -> None:
    async def scene() -> None:
        server = Server(Limits(long_calls=(1, 60.0)))
        order = {"settings": {"style": "cave"}, "seats": 2, "seed": "7"}
        path = "/api/games/dooom/files/map_text/make"
        made = [await server.ask("POST", path, order) for _ in range(2)]
        assert [each.status for each in made] == [200, 429]
        assert json.loads(made[0].content)["seed"] == "7"

    run(scene())


@pytest.mark.rule("DM-12")
def test_a_map_from_far_away_has_a_million_tiles_at_most() -> None:
    """The rules themselves would play a larger one."""
    text = "\n".join(["name Hall", "win 0", "E" + "." * 1000, *["." * 1001] * 999])
    settings = {"map": "custom", "map_text": text}
    with pytest.raises(BadSetting, match="1000000 tiles"):
        matches.wish(calls.MatchAsked(game="dooom", settings=settings))


def test_a_name_changed_elsewhere_is_known_here_at_once() -> None:
    async def scene() -> None:
        server = Server()
        session, _ = await server.connect(await server.enter("Ada"))
        other, _ = await server.connect(await server.enter("Bob"))
        assert session.guest is not None
        assert other.guest is not None
        await server.context.store.rename(session.guest.id, "Eve")
        await server.context.store.rename(other.guest.id, "Mallory")
        await server.context.guests.look_again(session.guest.id)
        assert (session.guest.name, other.guest.name) == ("Eve", "Bob")

    run(scene())


def test_a_token_given_back_elsewhere_ends_the_sessions_here() -> None:
    async def scene() -> None:
        server = Server()
        session, page = await server.connect(await server.enter("Ada"))
        other, _ = await server.connect(await server.enter("Bob"))
        assert session.guest is not None
        server.context.lobby.ports.bus.announce(GuestNotice(session.guest.id, "p2", forgotten=True))
        assert page.is_cut
        assert server.context.metrics.cut == {"forgotten": 1}
        assert other in server.context.sessions

    run(scene())


def test_those_who_came_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "REMEMBERED", 2)

    async def scene() -> None:
        server = Server()
        for name in ("Ada", "Bob", "Eve"):
            await server.enter(name)
        recent = server.context.guests.recent.values()
        assert [guest.name for guest, _ in recent] == ["Bob", "Eve"]

    run(scene())


@pytest.mark.rule("DC-111")
def test_a_learner_is_not_told_who_else_is_asked_in_secret() -> None:
    game = find_game("dungeon-crawler").open()
    table: Table[Any] = Table(game, ["Anna", "Ben", "Cem"], 3)
    dice, told = SeededDice(3, "learner"), 0
    while table.number < 200 and table.acting():
        asked, secret = list(table.acting()), not game.policy.open_questions(table.state)
        for seat in range(3):
            known = lessons.acting(table, seat)
            assert known == ([seat] * (seat in asked) if secret else asked)
            told += secret and seat not in asked
            assert bool(lessons.choices(table, seat)) == (seat in asked)
        legal = table.legal(asked[0])
        table.do(asked[0], legal[dice.index(len(legal))])
    assert told > 5


def test_whom_another_process_has_renamed_is_looked_up_again_soon() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        session, _ = await server.connect(ada)
        assert session.guest is not None
        await server.context.look_after()
        try:
            await server.context.store.rename(session.guest.id, "Countess")
            server.context.hear(GuestNotice(session.guest.id, "elsewhere", False))
            await until(lambda: not server.context.looking_again)
            assert (await server.post("/api/guest", {}, ada))["name"] == "Countess"
        finally:
            await server.context.close()

    run(scene())


@pytest.mark.parametrize(
    ("is_shared", "seconds", "is_known"),
    [(True, 4.9, True), (True, 5.0, False), (False, 3600.0, True)],
)
def test_a_token_taken_back_unheard_is_trusted_for_five_seconds_where_others_may_take_it(
    is_shared: bool, seconds: float, is_known: bool
) -> None:
    """A process alone on its store hears of everything, so it need not ask again."""

    async def scene() -> None:
        server = Server()
        store, clock = server.context.store, server.clock
        ports = replace(server.context.lobby.ports, is_shared=is_shared)
        known = guests.Guests(store, ports, Accounts((5, 10.0), clock.now))
        _, token = await known.welcome()
        await store.forget_token(token_hash(token))
        await clock.pass_by(seconds)
        assert (await known.find(token) is not None) == is_known

    run(scene())


def test_a_table_for_whoever_comes_counts_for_the_boards_as_its_bots_allow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game may seat computers beside those who find each other; they are named to the boards."""
    entry, named = find_game("dooom"), list[list[str]]()

    def may_count(rules: object, bots: list[str], own_seed: bool) -> bool:
        named.append(bots)
        return not any(bots)

    monkeypatch.setattr(boards, "may_count", may_count)
    monkeypatch.setattr(entry, "modes", [Mode("mixed", ["me", "open", "bot"])])
    wish = somebody.usual_table(entry)
    assert list(wish.seats) == ["me", "open", f"bot:{entry.usual_bot}"]
    assert named == [["", "", entry.usual_bot]]
    assert wish.ranked is False
