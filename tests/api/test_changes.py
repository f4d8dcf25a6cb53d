"""Who asks for changes knows at every moment what who asks for whole views knows."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from tests.api.kit import Json, Line, Person, Server, duel, serving
from tests.match.kit import run
from tests.wire.kit import patched, plain
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.service.limits import MEASURING

GAMES = ("delve-and-dash", "dooom", "dungeon-crawler", "extrikate")
MOST = 2048  # bytes of an ordinary step on any map


class Reader:
    """A tab that asks for changes and keeps the view itself, as the documentation says."""

    def __init__(self, line: Line, match: str) -> None:
        self.line = line
        self.match = match
        self.frame: Json = {}
        self.kinds: list[str] = []

    async def join(self, since: int | None = None) -> None:
        await self.line.say("join", match=self.match, since=since, views="changes")
        self.frame = await self.line.until("snapshot")

    async def catch_up(self) -> Json:
        """Take everything that was told until now."""
        await self.line.say("ping", t=1)
        while (frame := await self.line.hear())["kind"] != "pong":
            if frame["kind"] in ("steps", "changes", "snapshot"):
                self.kinds.append(frame["kind"])
                self.frame = self.whole(frame)
        return self.frame

    def whole(self, frame: Json) -> Json:
        if frame["kind"] != "changes":
            return frame
        assert frame["since"] == self.frame["n"]
        view = patched(self.frame["view"], frame.pop("patch"))
        del frame["since"]
        return {**frame, "kind": "steps", "view": view}


def same(one: Json, other: Json) -> bool:
    """Equal but for the moment at which the clock was read, and for what a snapshot adds."""
    fields = ("match", "n", "state", "viewpoint", "acting", "view", "choices", "result")
    return all(one[field] == other[field] for field in fields)


async def readers(people: list[Person], match: str) -> list[Reader]:
    found = [Reader(await person.line(), match) for person in people]
    for reader in found:
        await reader.join()
    return found


async def compare(server: Server, game: str, steps: int) -> list[str]:
    """Two people with two tabs each; another connection comes back after every step."""
    dice, kinds = SeededDice(game), []
    match, people, lines, frames = await duel(server, game=game, seed="changes")
    tabs = await readers(people, match)
    for _ in range(steps):
        seat = next((at for at, frame in enumerate(frames) if frame["choices"]), -1)
        if seat < 0:
            break
        choices = frames[seat]["choices"]
        do = choices[dice.index(len(choices))]["do"]
        await lines[seat].act(match, frames[seat]["n"], do)
        for at, line in enumerate(lines):
            frames[at] = json.loads(last_steps(line) or json.dumps(frames[at]))
            frames[at] = await line.newest(frames[at])
            line.texts.clear()
            now = await tabs[at].catch_up()
            assert same(now, frames[at])
            late = Reader(await people[at].line(), match)
            await late.join(dice.index(frames[at]["n"] + 1))
            assert same(late.frame, frames[at])
            kinds += tabs[at].kinds
            tabs[at].kinds.clear()
            old, tabs[at] = (tabs[at], late) if dice.chance(30) else (late, tabs[at])
            await old.line.socket.close()
    return kinds


def last_steps(line: Line) -> str | None:
    return next((text for text in reversed(line.texts) if '"kind":"steps"' in text[:20]), None)


@pytest.fixture
def never_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes are looked for in the shortest frames, too."""
    if os.environ.get("COMPILED"):
        pytest.skip("it bends a constant, which compiled can't be bent")
    monkeypatch.setattr("waystone.service.following.SHORT", 0)


@pytest.mark.parametrize("game", GAMES)
def test_changes_lead_to_the_same_views_with_returns_at_every_step(
    game: str, never_short: None
) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            kinds = await compare(server, game, 40)
            assert kinds.count("changes") > len(kinds) / 2

    run(scene(), 60)


@pytest.mark.parametrize("game", ["delve-and-dash", "dooom"])
def test_changes_follow_the_viewpoint_on_a_shared_device(game: str, never_short: None) -> None:
    """Looks, covers and other seats' turns: each frame builds on the one before."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.person()
            match = (await ada.open("me", "me", game=game, seed="device"))["match"]
            host = server.context.lobby.hosts[match]
            tab = Reader(await ada.line(), match)
            await tab.join()
            for number in range(30):
                if not host.match.is_running():
                    break
                seat = host.match.acting[0]
                await tab.line.say("look", match=match, seat=seat)
                assert (await tab.catch_up())["viewpoint"] == seat
                legal = host.match.table.legal(seat)
                do, n = legal[number % len(legal)].text, tab.frame["n"]
                await tab.line.say("act", match=match, n=n, do=do, seat=seat)
                while (await tab.catch_up())["n"] == n:
                    pass
                view = host.match.table.view(tab.frame["viewpoint"])
                assert tab.frame["view"] == plain(view)
            assert "changes" in tab.kinds

    run(scene())


@pytest.mark.parametrize(("game", "most"), [("extrikate", 2), ("dungeon-crawler", 99)])
def test_short_frames_come_whole_and_long_ones_by_changes(game: str, most: int) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.person()
            seats = ("me",) if game == "extrikate" else ("me", "bot:racer")
            match = (await ada.open(*seats, game=game, seed="short"))["match"]
            host = server.context.lobby.hosts[match]
            tab = Reader(await ada.line(), match)
            await tab.join()
            for _ in range(12):
                n, do = tab.frame["n"], host.match.table.legal(0)[0].text
                await tab.line.say("act", match=match, n=n, do=do, seat=0)
                while (await tab.catch_up())["n"] == n:
                    pass
                assert tab.frame["view"] == plain(host.match.table.view(0))
            assert 0 < tab.kinds.count("changes") <= most
            assert ("steps" in tab.kinds) == (game == "extrikate")

    run(scene())


@pytest.mark.parametrize("views", ["all", "", None, 3])
def test_other_views_are_refused(views: Any) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            line = await ada.line()
            await line.say("join", match=match, views=views)
            refusal = await line.until("refused", "snapshot")
            assert refusal["code"] == "BAD_FRAME"

    run(scene())


async def explore(server: Server, side: int, steps: int) -> tuple[list[int], int]:
    """A bot walks through a large dungeon for somebody who asks for changes: the length of each
    frame, and of a whole view at the end."""
    ada = await server.person()
    size = {"map": "generated", "width": str(side), "height": str(side), "max_rounds": "0"}
    wish = {"game": "dooom", "settings": size | {"map_goal": "99"}, "seed": "large"}
    match = (await ada.open("me", **wish))["match"]
    host = server.context.lobby.hosts[match]
    bot = host.match.entry.bot("seeker").make(host.match.game, SeededDice("large"), Budget())
    tab = Reader(await ada.line(), match)
    await tab.join()
    tab.line.texts.clear()
    for _ in range(steps):
        action = bot.choose(host.match.table.view(0), host.match.table.legal(0))
        await tab.line.say("act", match=match, n=tab.frame["n"], do=action.text)
        tab.frame = tab.whole(await tab.line.until("changes", "steps", "refused"))
    sizes = [len(text) for text in tab.line.texts]
    assert tab.frame["view"] == plain(host.match.table.view(0))
    return sizes, len(json.dumps(tab.frame["view"]))


def test_a_step_on_a_large_map_is_short() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            sizes, whole = await explore(server, 200, 500)
            assert whole > 5 * MOST
            assert max(sizes) <= MOST

    run(scene(), 120)
