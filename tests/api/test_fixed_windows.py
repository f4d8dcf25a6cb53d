"""With fixed windows neither a pause nor a frame tells whether somebody could respond (H-7)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.api.kit import Json, Line, Server, duel, serving
from tests.match.kit import FakeClock, run, settle
from waystone.games.dungeon_crawler.box import BOX
from waystone.match.host import Host

PACE = 3
CARDS = {"fits": "pit_trap", "does not": "magic_boots"}
Heard = list[tuple[float, Json]]


class Scene:
    """Two people at a table; one of them holds a card, the other is about to walk."""

    def __init__(self, server: Server, host: Host, lines: list[Line]) -> None:
        self.host = host
        self.lines = lines
        clock = server.context.clock
        assert isinstance(clock, FakeClock)
        self.clock = clock
        self.frames: list[Json] = [{}, {}]
        self.heard: Heard = []

    @property
    def walker(self) -> int:
        return int(self.host.match.table.state.active)

    async def act(self, seat: int, do: str) -> None:
        match, n = self.host.match.info.id, self.host.match.number
        await self.lines[seat].say("act", match=match, n=n, do=do)
        await self.listen()

    async def listen(self) -> None:
        """Both hear everything that was sent until now; what the walker hears is kept."""
        for seat, line in enumerate(self.lines):
            await line.say("ping", t=1)
            while (frame := await line.hear())["kind"] != "pong":
                if frame["kind"] == "steps":
                    self.frames[seat] = frame
                if seat == self.walker:
                    self.heard.append((self.clock.now(), frame))

    async def play_to_step_5(self) -> None:
        """The first choices of everybody, until somebody may walk."""
        while not self.choices("move"):
            seat = self.host.match.acting[0]
            await self.act(seat, self.host.match.table.legal(seat)[0].text)

    def choices(self, word: str) -> list[str]:
        legal = self.host.match.table.legal(self.host.match.acting[0])
        return [action.text for action in legal if action.text.startswith(f"{word} ")]

    def deal(self, card: str) -> None:
        """The other one holds this card and no other; the deck lies as it lay."""
        state: Any = self.host.match.table.state
        state.hands[1 - self.walker] = [BOX.card_by_id[card]]

    async def pass_by(self, seconds: float) -> None:
        await self.clock.pass_by(seconds)
        await settle()
        await self.listen()


async def seated(server: Server, card: str) -> Scene:
    """Somebody may walk, and the other one holds this card."""
    match, _, lines, _ = await duel(server, game="dungeon-crawler", seed="even pace", clock=60)
    scene = Scene(server, server.context.lobby.hosts[match], lines)
    await scene.play_to_step_5()
    scene.deal(card)
    scene.heard.clear()
    return scene


async def walk(card: str, fixed_windows: int, hasty: bool = False) -> Scene:
    """A walk past a hand, and what time brings."""
    async with serving(fixed_windows=fixed_windows) as server:
        scene = await seated(server, card)
        await scene.act(scene.walker, scene.choices("move")[0])
        if hasty:
            await scene.act(1 - scene.walker, "pass")
        for _ in range(8):
            await scene.pass_by(PACE / 4)
        return scene


def told(scene: Scene) -> str:
    """What the walker heard and when, without the name of the match."""
    return json.dumps(scene.heard).replace(scene.host.match.info.id, "this match")


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.api.kit.ShiftedClock", FakeClock)


@pytest.mark.rule("DC-100")
@pytest.mark.parametrize("hasty", [False, True])
def test_the_same_frames_come_at_the_same_time(hasty: bool) -> None:
    async def scene() -> None:
        fits = await walk(CARDS["fits"], PACE, hasty)
        does_not = await walk(CARDS["does not"], PACE, hasty)
        assert fits.host.match.info.settings["fixed_windows"] == "3"
        assert told(fits) == told(does_not)
        moments = [at for at, frame in fits.heard if frame["kind"] == "steps"]
        assert moments[1] - moments[0] == PACE  # the walk is committed, and goes on
        assert fits.frames[1 - fits.walker]["steps"]

    run(scene())


@pytest.mark.rule("DC-100")
def test_who_holds_a_card_may_play_it_within_the_time() -> None:
    async def scene() -> None:
        async with serving(fixed_windows=PACE) as server:
            table = await seated(server, CARDS["fits"])
            await table.act(table.walker, table.choices("move")[0])
            assert table.frames[table.walker]["acting"] == []
            other = table.frames[1 - table.walker]
            assert {each["do"] for each in other["choices"]} == {"pass", "play pit-trap"}
            assert other["clock"]["left"] == PACE * 1000
            await table.act(1 - table.walker, "play pit-trap")
            assert not table.host.match.table.state.hands[1 - table.walker]

    run(scene())


def test_as_it_comes_a_pause_tells_of_a_card() -> None:
    """What the option is for."""

    async def scene() -> None:
        fits, does_not = [await walk(card, 0) for card in CARDS.values()]
        assert "fixed_windows" not in fits.host.match.info.settings
        assert told(fits) != told(does_not)

    run(scene())


def test_a_pass_before_its_time_is_answered_when_its_time_has_come() -> None:
    """Who answers every frame that offers something is not asked the same again and again."""

    async def scene() -> None:
        async with serving(fixed_windows=PACE) as server:
            table = await seated(server, CARDS["fits"])
            await table.act(table.walker, table.choices("move")[0])
            n, other = table.host.match.number, 1 - table.walker
            table.frames[other] = {}
            await table.act(other, "pass")
            assert (table.host.match.number, table.frames[other]) == (n, {})
            refused = await table.lines[table.walker].act(table.host.match.info.id, n, "pass")
            assert refused["code"] == "NOT_YOUR_TURN"
            await table.pass_by(PACE)
            assert table.frames[other]["n"] == n + 1

    run(scene())
