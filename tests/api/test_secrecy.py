"""Nobody is sent what their seat may not know: compared byte by byte.

A match is played for a while; then its hidden part is replaced by another one that the first seat
could just as well be in. Whatever the first seat, an onlooker, the lobby and the calls are sent
from then on must be the same bytes.
"""

import itertools
import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tests.api.kit import Json, Line, Server, begin, duel, serving, stroll, wander
from tests.match.kit import FakeClock, run, settle
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import View
from waystone.kernel.record import Record
from waystone.match.host import Host
from waystone.service.limits import MEASURING

# The games with secrets, and how far their matches go before what is hidden is replaced.
STEPS = {"delve-and-dash": 40, "dooom": 60, "dungeon-crawler": 150}
GUESSES = ("move n", "move e", "move s", "move w", "waystone a1", "fly", "agree draw", "join")


class Names:
    """The same ids and tokens in every run."""

    def __init__(self) -> None:
        self.numbers: Iterator[int] = itertools.count(1)

    def new_id(self, length: int = 16) -> str:
        return f"{next(self.numbers):0{length}}"

    def new_token(self) -> str:
        return f"{next(self.numbers):043}"


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> Names:
    """Runs that differ in nothing but what is hidden."""
    names = Names()
    for place in ("waystone.match.wishes.new_id", "waystone.service.guests.new_id"):
        monkeypatch.setattr(place, names.new_id)
    monkeypatch.setattr("waystone.service.guests.new_token", names.new_token)
    monkeypatch.setattr("waystone.match.wishes.new_invite", names.new_token)
    monkeypatch.setattr("tests.api.kit.ShiftedClock", FakeClock)
    return names


async def listen(server: Server, match: str, lines: list[Line]) -> list[str]:
    """Everything that the first seat, an onlooker and a follower of the lobby can get."""
    player, watcher, idler = lines
    for line in lines:
        line.texts.clear()
    await player.join(match)
    await player.join(match, since=0)
    snapshot = await watcher.join(match)
    n = snapshot["n"]
    if snapshot["acting"] != [0]:  # guesses that change nothing
        for do in GUESSES[:6]:
            await player.act(match, n, do)
    for do in GUESSES:
        await watcher.act(match, n, do)
        await idler.act(match, n, do)
    await player.act(match, n + 5, "move n")
    await player.act(match, 0, "fly", seat=1)
    await player.say("look", match=match, seat=1)
    await player.until("refused")
    await idler.say("lobby", follow=True)
    await idler.until("matches")
    calls = [await call(server, path) for path in paths(match)]
    return [text for line in lines for text in line.texts] + calls


def paths(match: str) -> list[str]:
    """Calls that tell something about a match, or refuse to."""
    what = ("", "/record", "/replay", "/replay?viewpoint=all", "/replay?viewpoint=1", "/verify")
    whole = ["/api/matches", "/api/past", "/api/daily"]
    return [f"/api/matches/{match}{each}" for each in what] + whole


async def call(server: Server, path: str) -> str:
    """The bytes of an answer; the day's own secret is another in each run."""
    async with server.session.get(server.address + path) as response:
        text = await response.text()
    if path == "/api/daily":
        answer = json.loads(text)
        del answer["commitment"], answer["yesterday"]["seed"]
        return json.dumps(answer)
    return text


async def overheard(
    names: Names, game: str, seed: str, steps: int, hidden: int, view: View | None
) -> tuple[list[str], View, bytes]:
    """Play, replace what is hidden, and listen; also the view and the position it was done at."""
    names.numbers = itertools.count(1)
    async with serving(limits=MEASURING) as server:
        match, _, lines, frames = await duel(server, seed=seed, game=game)
        await stroll(match, lines, frames, steps, seed)
        host = server.context.lobby.hosts[match]
        if view is None:
            view = host.match.table.view(0)
        if hidden:
            host.match.table.state = host.match.game.imagine(view, SeededDice(f"hidden {hidden}"))
            assert host.match.table.view(0) == view
        idler = await (await server.person("Eve")).line()
        heard = await listen(server, match, [lines[0], await server.line(), idler])
        return heard, view, host.match.table.state.key()


async def compare(names: Names, game: str, seeds: Iterable[int]) -> int:
    """How many of the seeds had a hidden part that could be replaced by another."""
    differed = 0
    for number in seeds:
        seed, steps = f"secret {number}", number * 7 % STEPS[game]
        real, view, position = await overheard(names, game, seed, steps, 0, None)
        other, _, replaced = await overheard(names, game, seed, steps, number + 1, view)
        assert len(real) > 30
        assert real == other
        differed += position != replaced
    return differed


@pytest.mark.rule("DD-26", "DD-30", "DD-31", "DD-33")
@pytest.mark.parametrize("game", sorted(STEPS))
def test_hidden_things_change_no_byte(same_names: Names, game: str) -> None:
    assert run(compare(same_names, game, range(6)), 60) >= 4


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(STEPS))
def test_hidden_things_change_no_byte_in_10_000_matches(same_names: Names, game: str) -> None:
    assert run(compare(same_names, game, range(10_000 // len(STEPS))), 3 * 3600) > 0


async def first_choice(names: Names, cell: str) -> list[str]:
    """What the first seat and an onlooker hear while the other chooses a waystone."""
    names.numbers = itertools.count(1)
    async with serving() as server:
        match, _, lines, _ = await duel(server, seed="the same")
        watcher = await server.line()
        await watcher.join(match)
        await lines[1].act(match, 0, f"waystone {cell}")
        await lines[0].until("steps")
        await watcher.until("steps")
        idler = await (await server.person("Eve")).line()
        return await listen(server, match, [lines[0], watcher, idler])


@pytest.mark.rule("DD-17", "DD-30")
def test_the_others_waystone_changes_no_byte_while_choosing(same_names: Names) -> None:
    heard = [run(first_choice(same_names, cell)) for cell in ("a1", "h8", "d4")]
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("DD-17")
def test_the_same_waystone_is_accepted_with_the_same_words(same_names: Names) -> None:
    """Choosing the other's chamber is answered like any other choice."""

    async def second_choice(cell: str) -> dict[str, Any]:
        same_names.numbers = itertools.count(1)
        async with serving() as server:
            match, _, lines, _ = await duel(server, seed="the same")
            await lines[1].act(match, 0, "waystone c3")
            await lines[0].until("steps")
            frame = await lines[0].act(match, 1, f"waystone {cell}")
            return {key: frame[key] for key in ("kind", "n", "state", "viewpoint", "acting")}

    assert run(second_choice("c3")) == run(second_choice("f6"))


def test_neither_seed_nor_digest_is_sent_before_the_end() -> None:
    """All bytes of a whole match, to both seats and an onlooker, up to the last step."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            match, _, lines, _ = await duel(server, seed="4d6f9c0b7a1e")
            watcher = await server.line()
            await watcher.join(match)
            frame = await begin(match, lines)
            await watcher.until("steps")
            await watcher.until("steps")
            await wander(match, [*lines, watcher], frame, 60, "x")
            host = server.context.lobby.hosts[match]
            record: Record = host.match.table.record
            for line in [*lines, watcher]:
                text = "".join(line.texts)
                assert record.seed not in text
                assert not any(entry.digest in text for entry in record.entries)
            await lines[0].say("act", match=match, n=0, do="leave")
            last = await watcher.until("steps")
            while last["result"] is None:
                last = await watcher.until("steps")
            assert last["result"]["seed"] == record.seed

    run(scene())


async def three(server: Server) -> tuple[str, list[Line], list[Json]]:
    """A table of Dungeon Crawler with three people, in the order of their seats."""
    people = [await server.person(name) for name in ("Ada", "Bob", "Cleo")]
    wish = {"game": "dungeon-crawler", "seed": "windows"}
    match = (await people[0].open("me", "open", "open", **wish))["match"]
    for person in people[1:]:
        await person.post(f"/api/matches/{match}/join")
    lines = [await person.line() for person in people]
    frames = [await line.join(match) for line in lines]
    for line in lines:
        await line.sync()
    order = sorted(range(3), key=lambda at: frames[at]["viewpoint"])
    return match, [lines[at] for at in order], [frames[at] for at in order]


@pytest.mark.rule("DC-100")
def test_a_window_betrays_to_nobody_whom_it_asks() -> None:
    """Who is asked for a card holds one that fits: only that seat is told, before and after."""

    async def scene() -> int:
        windows = 0
        async with serving(limits=MEASURING) as server:
            match, lines, frames = await three(server)
            for number in range(400):
                if frames[0]["state"] != "running":
                    break
                asked = [at for at, frame in enumerate(frames) if frame["choices"]]
                is_window = frames[0]["view"]["waiting"]
                before = list(frames)
                frames = await stroll(match, lines, frames, 1, f"windows {number}")
                (chooser,) = asked
                if is_window and frames[chooser]["steps"][-1]["did"] == "pass":
                    windows += 1
                    others = [at for at in range(len(frames)) if at != chooser]
                    for at in others:
                        if frames[at] is not before[at]:  # else it was told nothing at all
                            made = frames[at]["steps"][-1]
                            assert (made["by"], made["did"]) == (-1, "")
                for seat, frame in enumerate(frames):
                    if frame["view"]["waiting"]:
                        asked = [seat] if frame["choices"] else []
                        assert frame["acting"] == asked
        return windows

    assert run(scene(), 60) >= 3


class Overhearing:
    """What some lines hear, and when by the clock of the table."""

    def __init__(self, server: Server, lines: list[Line]) -> None:
        clock = server.context.clock
        assert isinstance(clock, FakeClock)
        self.clock = clock
        self.lines = lines
        self.heard: list[tuple[float, int, str]] = []

    async def listen(self) -> None:
        for at, line in enumerate(self.lines):
            await line.sync()
            told = [text for text in line.texts if '"pong"' not in text]
            self.heard += [(self.clock.now(), at, text) for text in told]
            line.texts.clear()

    async def pass_by(self, seconds: int) -> None:
        for _ in range(seconds):
            await self.clock.pass_by(1)
            await settle()
            await self.listen()


def unseen(host: Host, seat: int) -> list[str]:
    """What a seat can do now without anybody else being told."""
    found = []
    for action in host.match.table.legal(seat):
        twin = host.match.table.state.copy()
        told = host.match.game.apply(twin, seat, action, SeededDice("try"))
        if all(audience == 1 << seat for audience, _ in told):
            found.append(action.text)
    return found


Deeds = list[tuple[int, int]]
"""After so many seconds, which of the hidden things that can be done."""
TURN = 40


async def in_the_dark(names: Names, turns: list[Deeds]) -> tuple[list[Any], int]:
    """All that the first seat and an onlooker hear, and when, while the other does these things;
    then all that they and the lobby can get. Also how many steps the match had."""
    names.numbers = itertools.count(1)
    size = {"map": "generated", "width": "60", "height": "60"}
    async with serving(limits=MEASURING) as server:
        wish = {"game": "dooom", "seed": "far apart", "settings": size}
        match, people, lines, _ = await duel(server, **wish)
        watcher, tab = await server.line(), await people[0].line()
        await watcher.join(match)
        await tab.say("join", match=match, views="changes")
        host = server.context.lobby.hosts[match]
        overheard = Overhearing(server, [lines[0], watcher, tab])

        async def act(seat: int, do: str) -> None:
            told = await lines[seat].act(match, host.match.logs.of((seat,)).count, do)
            assert told["kind"] == "steps"
            await overheard.listen()

        for deeds in turns:
            if host.match.acting == [0]:
                await act(0, "end turn")
            for pause, which in deeds:
                await overheard.pass_by(pause)
                able = unseen(host, 1)
                if able:
                    await act(1, able[which % len(able)])
            await overheard.pass_by(TURN - sum(pause for pause, _ in deeds))
            await act(1, "end turn")
        idler = await (await server.person("Eve")).line()
        heard = await listen(server, match, [lines[0], watcher, idler])
        return [*overheard.heard, *heard], host.match.number


DARK_MATCHES: list[list[Deeds]] = [
    [[], [], []],
    [[(1, 0)], [(5, 1), (5, 2), (5, 3), (5, 4)], []],
    [[(0, 2), (0, 3)], [(30, 0)], [(1, 1), (2, 2), (3, 3)]],
    [[(10, 5)] * 3, [(0, 1)] * 5, [(39, 7)]],
]


@pytest.mark.rule("DM-81")
def test_what_is_done_in_the_dark_changes_no_byte_and_no_moment(same_names: Names) -> None:
    """Matches that differ in number, kind and time of hidden actions are the same to the others."""
    heard = [run(in_the_dark(same_names, turns)) for turns in DARK_MATCHES]
    assert len({steps for _, steps in heard}) > 2
    assert len(heard[0][0]) > 30
    for other, _ in heard[1:]:
        assert other == heard[0][0]


async def with_stops(names: Names, chosen: list[str]) -> list[Any]:
    """What everybody else hears while one player changes when to be asked."""
    names.numbers = itertools.count(1)
    async with serving(limits=MEASURING) as server:
        match, _, lines, frames = await duel(server, game="dungeon-crawler", seed="stops")
        watcher = await server.line()
        await watcher.join(match)
        overheard = Overhearing(server, [lines[0], watcher])
        for do in chosen:
            frames[1] = await lines[1].act(match, frames[1]["n"], do)
            assert frames[1]["kind"] == "steps"
            await overheard.listen()
        await overheard.listen()
        idler = await (await server.person("Eve")).line()
        return [*overheard.heard, *await listen(server, match, [lines[0], watcher, idler])]


@pytest.mark.rule("DM-81", "DC-100", "DC-112")
def test_a_wish_when_to_be_asked_changes_no_byte_for_the_others(same_names: Names) -> None:
    wishes: list[list[str]] = [[], ["ask all"], ["ties ask"], ["ask none", "ties ask", "ask usual"]]
    wishes += [["ask pit-trap always"], ["ask lure later", "ask magic-ring always"]]
    heard = [run(with_stops(same_names, each)) for each in wishes]
    assert all(each == heard[0] for each in heard)


@pytest.mark.rule("DM-81")
def test_no_number_of_the_store_leaves_while_the_match_runs(same_names: Names) -> None:
    """Whoever looks from one place is told 1, 2, 3, whatever happens elsewhere."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            match, people, lines, frames = await duel(server, game="dooom", seed="count")
            watcher = await server.line()
            told = [frame["n"] for frame in frames] + [(await watcher.join(match))["n"]]
            frames = await stroll(match, lines, frames, 60, "count")
            host = server.context.lobby.hosts[match]
            assert host.match.is_running()
            for at, line in enumerate([*lines, watcher]):
                await line.sync()
                for text in line.texts:
                    frame = json.loads(text)
                    if frame["kind"] == "steps":
                        steps = [step["n"] for step in frame["steps"]]
                        assert steps == list(range(told[at] + 1, frame["n"] + 1))
                        told[at] = frame["n"]
            assert max(told) < host.match.number
            for at, who in enumerate([*people, await server.person("Eve")]):
                _, about = await who.get(f"/api/matches/{match}")
                assert about["n"] == told[at]

    run(scene())
