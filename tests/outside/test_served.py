"""A host's own bots at a server: they think in its worker, under the names that the host gave."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.match.kit import Hall, run
from waystone.catalogue import find_game
from waystone.cli.bringing import host_bots
from waystone.match.bots import job_for
from waystone.match.thinking import WorkerThinker
from waystone.match.workers import WorkFailed
from waystone.outside import naming

BOTS = Path(__file__).parents[2] / "examples" / "bots"


def test_a_worker_knows_what_the_host_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = find_game("delve-and-dash")
    monkeypatch.chdir(BOTS)
    monkeypatch.setattr(entry, "_all_bots", dict(entry.bots))
    monkeypatch.setattr(naming, "_REGISTERED", set())
    named = ["delve-and-dash:first=program:sh first.sh", "delve-and-dash:mute=program:true"]
    prepare = host_bots(named, 60)

    async def scene() -> None:
        host = await Hall().open("me", "bot:first", settings={"mode": "cpu"})
        job = replace(job_for(host.match.info, host.match.table, 1), done=[])
        thinker = WorkerThinker(prepare=prepare)
        try:
            assert await thinker.think(job) == "waystone a1"
            with pytest.raises(WorkFailed, match="ended without an answer"):
                await thinker.think(replace(job, bot="mute"))
        finally:
            thinker.close()

    run(scene())
