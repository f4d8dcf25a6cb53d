"""Reports of what was said reach whoever runs the server, and are bounded."""

from __future__ import annotations

import logging

import pytest

from tests.api.kit import duel, serving
from tests.match.kit import run
from waystone.service.limits import Limits


def test_what_was_said_can_be_reported_and_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with serving(limits=Limits(reports=(2, 60.0))) as server:
            match, people, lines, _ = await duel(server)
            await lines[1].say("chat", match=match, text="you fool")
            said = await lines[0].until("said")
            meant = {key: said[key] for key in ("by", "name", "at")}
            path = f"/api/matches/{match}/report"
            claimed = {**meant, "at": meant["at"] + 1}
            assert (await people[0].post(path, claimed))[1]["error"]["code"] == "NO_SUCH_LINE"
            with caplog.at_level(logging.WARNING, "waystone.service"):
                assert await people[0].post(path, meant) == (200, {"match": match})
            [line] = [each.getMessage() for each in caplog.records]
            assert f"guest {people[0].guest} reports what guest {people[1].guest}" in line
            assert line.endswith(f"said at match {match}: 'you fool'")
            assert (await people[0].post(path, meant))[0] == 200
            status, answer = await people[0].post(path, meant)
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_REPORTS")

    run(scene())
