"""Winning a match over real sockets, so that there is something to sign."""

from collections.abc import Sequence
from typing import Any

from tests.acting import first_acting
from tests.api.kit import Json, Line, Person, Server
from tests.leaderboard.kit import GAME
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice


async def play_like_knights(
    server: Server, match: str, lines: Sequence[Line], pace: float = 0.2
) -> dict[str, Any]:
    """Play a match to its end over the sockets, as knights with these dice would; the last frame.

    The knights look at the table inside the server, so that a known seed gives a known match. So
    many seconds pass from one action to the next.
    """
    host = server.context.lobby.hosts[match]
    kind, seed = find_game(GAME).bot("knight"), host.match.info.seed
    seats = range(len(host.match.info.places))
    bots = [kind.make(host.match.game, SeededDice(seed, f"k{seat}"), Budget()) for seat in seats]
    frame: dict[str, Any] = {}
    while host.match.is_running():
        seat = first_acting(host.match.table)
        before = host.match.number
        server.context.clock.later_by += pace  # type: ignore[attr-defined]
        action = bots[seat].choose(host.match.table.view(seat), host.match.table.legal(seat))
        line = lines[seat % len(lines)]
        await line.say("act", match=match, n=before, do=action.text, seat=seat)
        frame = await line.until("steps", "refused")
        assert frame["kind"] == "steps", frame
        for told in host.match.logs.public.after(before):
            for ear, bot in enumerate(bots):
                if bot.watches:
                    bot.watch(told.step.visible_to(ear), host.match.table.view(ear))
    return frame


async def signed_by(server: Server, person: Person, pace: float = 0.2, name: str = "Ada") -> Json:
    """Somebody wins a ranked solo match and signs; the answer."""
    match: str = (await person.open(settings={"mode": "solo"}))["match"]
    line = await person.line()
    await line.join(match)
    await play_like_knights(server, match, [line], pace)
    status, answer = await person.post(f"/api/matches/{match}/score", {"name": name})
    return answer if status == 200 else {"code": answer["error"]["code"]}
