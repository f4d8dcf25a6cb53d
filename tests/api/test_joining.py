"""A match in progress is joined over real sockets (DC-117)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.kit import Json, Line, Person, Server, serving
from tests.match.kit import run
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.service.limits import MEASURING

GAME = "dungeon-crawler"


class Table:
    """Ada and Bob at a table of two, and Eve who looks on; each with a line of their own."""

    def __init__(self, server: Server, match: str, people: list[Person], lines: list[Line]) -> None:
        self.server = server
        self.match = match
        self.ada, self.bob, self.eve = people
        self.lines = lines
        self.path = f"/api/matches/{match}"
        self.host = server.context.lobby.hosts[match]

    async def play_until_round(self, round: int) -> None:
        """Whoever is asked does anything, over their own line."""
        dice, host = SeededDice("round"), self.host
        while host.match.is_running() and host.match.table.state.round < round:
            seat = host.match.acting[0]
            legal = host.match.table.legal(seat)
            guest = host.match.info.places[seat].guest
            line = next(each for each in self.lines if each.guest == guest)  # type: ignore[attr-defined]
            n = host.match.log_of(guest).count
            do = legal[dice.index(len(legal))].text
            frame = await line.act(self.match, n, do)
            while frame["kind"] == "steps" and frame["n"] <= n:
                frame = await line.until("steps", "refused")
            assert frame["kind"] == "steps", frame


async def gathered(server: Server, **wish: Any) -> Table:
    people = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
    settings = {"window_seconds": "0"}
    asked = {"game": GAME, "settings": settings, "seed": "table", **wish}
    opened = await people[0].open("me", "open", **asked)
    match = opened["match"]
    await people[1].post(f"/api/matches/{match}/join", {"invite": opened["invite"]})
    lines = []
    for person in people:
        line = await person.line()
        line.guest = person.guest  # type: ignore[attr-defined]
        await line.join(match)
        lines.append(line)
    return Table(server, match, people, lines)


def told_seats(frame: Json) -> list[tuple[str, str]]:
    return [(seat["player"], seat["name"]) for seat in frame["seats"]]


@pytest.mark.rule("DC-117", "DC-21")
def test_a_spectator_is_let_in_and_plays_without_coming_anew() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            table = await gathered(server)
            await table.play_until_round(2)
            status, answer = await table.ada.post(f"{table.path}/seats")
            assert (status, answer) == (200, {"seat": 2, "invite": None})
            for line in table.lines:
                frame = await line.until("seats")
                while len(frame["seats"]) < 3:
                    frame = await line.until("seats")
                assert told_seats(frame)[2] == ("open", "")
                assert frame["can_open"] == frame["can_close"] == (line is table.lines[0])
            listed = (await table.eve.get("/api/matches"))[1]["matches"][0]
            assert (listed["state"], listed["free"]) == ("running", 1)
            assert (await table.eve.post(f"{table.path}/join"))[1] == {"seat": 2}
            frame = await table.lines[2].until("steps")
            while frame["viewpoint"] != 2:
                frame = await table.lines[2].until("steps")
            assert frame["view"]["newcomers"] == [2]
            assert [each["did"] for each in frame["steps"]] == ["join"]
            await table.play_until_round(4)
            assert table.host.match.table.state.heroes[2] >= 0
            frame = await table.lines[0].newest({})
            assert len(frame["view"]["players"]) == 3

    run(scene())


@pytest.mark.rule("DC-117")
def test_the_record_of_a_match_with_a_newcomer_is_replayed_and_verified() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            table = await gathered(server)
            await table.play_until_round(2)
            await table.ada.post(f"{table.path}/seats", {"seat": "open"})
            await table.eve.post(f"{table.path}/join")
            await table.play_until_round(3)
            await table.ada.post(f"{table.path}/seats", {"seat": "open"})  # nobody comes
            for seat, line in enumerate(table.lines[:2]):
                await line.act(table.match, 0, "leave", seat=seat)
            status, answer = await table.eve.get(f"{table.path}/verify")
            assert (status, answer["ok"]) == (200, True)
            for viewpoint in ("0", "2", "spectator", "all"):
                status, answer = await table.eve.get(f"{table.path}/replay?viewpoint={viewpoint}")
                assert status == 200
                assert [seat["name"] for seat in answer["seats"]] == ["Ada", "Bob", "Eve"]
                assert len(answer["frames"][0]["view"]["players"]) == 2
                assert len(answer["frames"][-1]["view"]["players"]) == 3
            assert (await table.eve.get(f"{table.path}/replay?viewpoint=3"))[1]["error"][
                "code"
            ] == "BAD_VIEWPOINT"
            past = (await table.eve.get("/api/past"))[1]["matches"][0]
            assert (past["names"], past["mine"]) == (["Ada", "Bob", "Eve"], [2])
            assert past["results"] == ["loss", "loss", "win"]
            url = f"{server.address}{table.path}/record"
            async with server.session.get(url) as response:
                record = parse(await response.text())
            assert record.names() == ["Ada", "Bob", "Eve"]
            assert replay(table.host.match.game, record).seats == 3

    run(scene())


@pytest.mark.rule("DC-117")
def test_who_may_and_when_with_a_clear_answer() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            table = await gathered(server)
            code = [
                (table.bob, "seats", {}, 403, "NOT_KEEPER"),
                (table.eve, "seats", {}, 403, "NOT_KEEPER"),
                (table.bob, "seats/close", {}, 403, "NOT_KEEPER"),
                (table.ada, "seats/close", {}, 409, "NO_OPEN_SEAT"),
                (table.eve, "join", {}, 409, "NO_FREE_SEAT"),
                (table.ada, "seats", {"seat": "bot:racer"}, 409, "TOO_EARLY"),
                (table.ada, "seats", {"seat": "bot:nobody"}, 400, "UNKNOWN_BOT"),
                (table.ada, "seats", {"seat": "throne"}, 400, "BAD_SEATS"),
                (table.ada, "seats", {"seat": 7}, 400, "BAD_BODY"),
                (table.ada, "seats", {"chair": "open"}, 400, "BAD_BODY"),
            ]
            for who, path, body, status, wanted in code:
                found, answer = await who.post(f"{table.path}/{path}", body)
                assert (found, answer["error"]["code"]) == (status, wanted), answer
                assert answer["error"]["message"]
            assert (await server.post(f"{table.path}/seats", {}))[0] == 401
            assert len(table.host.match.info.places) == 2
            assert (await table.ada.post(f"{table.path}/seats"))[0] == 200
            assert (await table.eve.post(f"{table.path}/join"))[1]["error"]["code"] == "TOO_EARLY"
            assert (await table.ada.post(f"{table.path}/seats/close"))[0] == 200

    run(scene())


@pytest.mark.rule("DC-117")
def test_the_link_of_a_private_match_lets_in_and_nothing_else_does() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            table = await gathered(server, public=False)
            await table.play_until_round(2)
            _, answer = await table.ada.post(f"{table.path}/seats")
            for wrong in ({}, {"invite": "x" * 22}):
                status, refusal = await table.eve.post(f"{table.path}/join", wrong)
                assert (status, refusal["error"]["code"]) == (403, "NOT_INVITED")
            frame = await table.lines[2].newest({})
            assert all(answer["invite"] not in text for text in table.lines[2].texts), frame
            right = {"invite": answer["invite"]}
            assert (await table.eve.post(f"{table.path}/join", right))[1] == {"seat": 2}

    run(scene())
