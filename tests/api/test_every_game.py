"""The server knows no game: whatever is in the catalogue can be played, followed and replayed."""

import pytest

from tests.api.kit import Json, Line, Server, serving
from tests.match.kit import run
from waystone.catalogue import GAMES
from waystone.kernel.dice import SeededDice
from waystone.match.host import Host
from waystone.service.limits import MEASURING

EVERY = [
    (game, bot)
    for game, entry in GAMES.items()
    for bot in ("", *(each.name for each in entry.bots.values()))
]


def seats_for(game: str, bot: str) -> list[str]:
    """People on one device, or one against bots, as few as the game takes."""
    low, high = GAMES[game].info.seats
    count = min(high, max(low, 2))
    return ["me"] + [f"bot:{bot}" if bot else "me"] * (count - 1)


async def play_some(line: Line, match: str, frame: Json, steps: int) -> Json:
    """Do anything legal for whichever own seat is to act."""
    dice = SeededDice(match)
    for number in range(steps):
        mine = [seat for seat in frame["acting"] if frame["choices"]]
        if not mine or frame["state"] != "running":
            break
        do = frame["choices"][dice.index(len(frame["choices"]))]["do"]
        before = frame["n"]
        await line.say("act", match=match, n=before, do=do, seat=mine[0], id=str(number))
        frame = await line.until("steps", "refused")
        while frame["kind"] == "steps" and frame["n"] <= before:
            frame = await line.until("steps")
        assert frame["kind"] == "steps", frame
    return frame


async def loaded(server: Server, match: str) -> Host:
    """The match once more, from the store; its bots sleep, or they would play against the first."""
    context = server.context
    stored = await context.store.load(match)
    assert stored is not None
    info, steps = stored
    host = Host(info, GAMES[info.game], context.lobby.ports)
    host.match.rebuild(steps)
    return host


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_a_match_of_every_game_with_every_bot(game: str, bot: str) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.person()
            match = (await ada.open(*seats_for(game, bot), game=game))["match"]
            line, watcher = await ada.line(), await server.line()
            frame = await line.join(match)
            await watcher.join(match)
            frame = await play_some(line, match, frame, 40)
            assert frame["state"] in ("running", "over")
            host = server.context.lobby.hosts[match]
            assert (
                await loaded(server, match)
            ).match.table.record.text() == host.match.table.record.text()
            await line.say("act", match=match, n=0, do="leave", seat=0)
            await line.sync()
            if host.match.info.state != "over":
                return  # a game that goes on without who left
            for viewpoint in ("0", "spectator", "all"):
                status, replay = await ada.get(f"/api/matches/{match}/replay?viewpoint={viewpoint}")
                assert status == 200
                assert len(replay["frames"]) == len(host.match.table.record.entries) + 1
            assert (await ada.get(f"/api/matches/{match}/verify"))[1]["ok"]

    run(scene())
