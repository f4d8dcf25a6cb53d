"""What a crash leaves of a newcomer at a running match: all of it, or nothing (DC-117)."""

from __future__ import annotations

import pytest

from tests.match.kit import ADA, EVE, Hall, act, run, settle
from tests.match.test_newcomers import crawl, refused
from waystone.kernel.event import SPECTATOR
from waystone.match.host import Host
from waystone.match.model import PERSON, Place
from waystone.wire import render


async def break_between(hall: Hall, host: Host) -> None:
    """As an older server left it: the place is stored, the step is not."""
    info = host.match.info
    places = [*info.places[:2], Place(PERSON, EVE.id, name=EVE.name)]
    await hall.store.change(info.with_places(places))
    host.is_behind = True


@pytest.mark.rule("DC-117")
def test_a_reused_seat_and_its_step_are_stored_together() -> None:
    """Else a crash between them would leave a newcomer in the seat, and the deeds, of who left."""

    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, "me", "open", "bot:racer", "bot:racer", "bot:racer", "bot:racer")
        await act(host, 1, "leave")
        await hall.lobby.open_seat(host, ADA, "open")
        before = await hall.store.load(host.match.info.id)
        hall.store.is_failing = True
        assert await refused(hall.lobby.join(host, EVE, "")) == "STORE_FAILED"
        hall.store.is_failing = False
        assert await hall.store.load(host.match.info.id) == before
        assert await hall.lobby.join(host, EVE, "") == 1
        found = await hall.store.load(host.match.info.id)
        assert found is not None
        assert found[0].places[1].guest == EVE.id
        assert any((step.seat, step.text) == (1, "join") for step in found[1])

    run(scene())


@pytest.mark.parametrize("again", ["asks again", "another process"])
def test_a_crash_between_place_and_step_heals(again: str) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        await break_between(hall, host)
        if again == "asks again":
            assert await hall.lobby.join(host, EVE, "") == 2
        else:
            host.close()
            host = await hall.afresh().find(host.match.info.id)
            await settle()
        assert host.match.table.seats == 3
        assert host.match.table.record.names() == ["Ada", "Bob", "Eve"]
        assert render.Observer(EVE.id).viewpoint(host).viewer == 2

    run(scene())


def test_whose_step_is_missing_looks_on_until_they_sit() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        await break_between(hall, host)
        await host.command(lambda: None)
        assert host.match.info.places[2].guest == EVE.id
        frame = render.bare_snapshot(host, render.Observer(EVE.id))
        assert frame.viewpoint == SPECTATOR
        await hall.clock.pass_by(
            host.match.game.policy.absence_seconds + 1
        )  # and nobody stumbles over them
        assert host.match.is_running()

    run(scene())
