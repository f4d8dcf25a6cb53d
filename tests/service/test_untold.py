"""What neither lists, nor logs, nor notices of a server tell."""

import json
import logging
import re

import pytest

from tests.match.kit import act, run
from tests.service.kit import Server, say
from waystone.match.ports import GuestNotice, Notice


def test_settings_that_are_secrets_are_told_when_the_match_is_over() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        settings = {"map": "generated", "width": "17", "max_rounds": "30"}
        wish = {"game": "dooom", "seats": ["me", "bot:random"], "settings": settings}
        match = (await server.post("/api/matches", wish, ada))["match"]
        session, page = await server.connect(ada)
        await say(session, "join", match=match)
        listed = (await server.get("/api/matches", ada))["matches"][0]
        summary = await server.get(f"/api/matches/{match}")
        for told in (listed, summary["about"], page.last("snapshot")["about"]):
            assert told["settings"] == {"map": "generated", "max_rounds": "30"}
        await server.context.lobby.hosts[match].act(session.guest_id, 0, 0, "leave", "")
        await server.clock.pass_by(20)
        session.close()
        await server.clock.pass_by(20)
        (past,) = (await server.get("/api/past", ada))["matches"]
        assert past["settings"]["width"] == "17"

    run(scene())


def test_logs_hold_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        wish = {"seats": ["me", "open"], "public": False}
        opened = await server.post("/api/matches", wish, ada)
        bob = await server.enter("Bob")
        path = f"/api/matches/{opened['match']}/join"
        await server.post(path, {"invite": "wrong"}, bob)
        await server.post(path, {"invite": opened["invite"]}, bob)
        host = server.context.lobby.hosts[opened["match"]]
        for seat, cell in enumerate(("c3", "f6")):
            await act(host, seat, f"waystone {cell}")
        await act(host, 0, "leave")
        assert "is over" in caplog.text
        secrets = (ada, bob, opened["invite"], host.match.info.seed, "c3", "f6")
        # As words: an id may hold the letters of a cell by chance.
        assert not [each for each in secrets if re.search(rf"\b{re.escape(each)}\b", caplog.text)]

    run(scene())


def test_notices_say_that_something_happened_and_never_what() -> None:
    async def scene() -> None:
        server = Server()
        heard: list[Notice | GuestNotice] = []
        server.context.lobby.ports.bus.listen(heard.append)
        ada = await server.enter("Ada")
        match = (await server.post("/api/matches", {"seats": ["me", "me"]}, ada))["match"]
        host = server.context.lobby.hosts[match]
        heard.clear()
        await act(host, 0, "waystone c3")
        process = server.context.lobby.ports.process
        assert heard == [Notice(match, 1, process)]
        assert "c3" not in json.dumps([str(notice) for notice in heard])

    run(scene())
