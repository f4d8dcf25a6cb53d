"""The leaderboard of lone delvers and the sheet of the day: the same server, another game."""

from typing import Any

import pytest

from tests.api.kit import Line, Person, Server, serving
from tests.match.kit import run
from waystone.catalogue import GAMES, find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table
from waystone.leaderboard.audit import audit
from waystone.service.limits import MEASURING

GAME = "extrikate"
BOARD = f"/api/leaderboard?game={GAME}&board=solo"


def bot_for(seed: str) -> Any:
    entry = find_game(GAME)
    return entry.bot("easy").make(entry.open(), SeededDice(seed, "bot"), Budget())


def escape_seed(most: int = 9) -> str:
    """A seed with which the easy bot comes home with some treasure, but not more than this."""
    for number in range(200):
        table = Table(find_game(GAME).open(), ["easy"], str(number))
        play_out(table, [bot_for(str(number))])
        outcome = table.outcome
        if outcome is not None and outcome.winners and 0 < outcome.scores[0] <= most:
            return str(number)
    raise AssertionError("the easy bot never comes home")


async def play(server: Server, match: str, line: Line) -> dict[str, Any]:
    """Play a match to its end as the easy bot would; the last frame."""
    host = server.context.lobby.hosts[match]
    bot = bot_for(host.match.info.seed)
    frame: dict[str, Any] = {}
    while host.match.is_running():
        server.context.clock.later_by += 0.2  # type: ignore[attr-defined]
        action = bot.choose(host.match.table.view(0), host.match.table.legal(0))
        frame = await line.act(match, host.match.number, action.text)
        assert frame["kind"] == "steps", frame
    return frame


async def escaped(server: Server, ada: Person, **wish: Any) -> tuple[str, dict[str, Any]]:
    """Ada plays a match to its end; its id and the last frame."""
    match: str = (await ada.open(game=GAME, **wish))["match"]
    line = await ada.line()
    await line.join(match)
    return match, await play(server, match, line)


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> str:
    seed = escape_seed()
    monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: seed)
    return seed


@pytest.mark.rule("EX-47")
def test_who_escapes_alone_signs_with_treasure_and_turns(luck: str) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada, eve = await server.browser("Ada"), await server.browser("Eve")
            match, frame = await escaped(server, ada)
            assert frame["result"]["reason"] == "escaped"
            assert frame["result"]["can_enter"]
            path = f"/api/matches/{match}/score"
            assert (await eve.post(path, {"name": "Eve"}))[0] == 403
            assert (await ada.post(path, {"name": "Ada", "treasure": 99}))[0] == 400
            _, signed = await ada.post(path, {"name": "Ada"})
            delver = frame["view"]["delvers"][0]
            figures = {"treasure": delver["treasure"], "turns": delver["turns"]}
            assert (signed["rank"], signed["board"]) == (1, "solo")
            assert signed["entry"]["figures"] == figures
            _, board = await eve.get(BOARD)
            assert board["boards"] == ["solo"]
            assert [each["match"] for each in board["entries"]] == [match]
            status, replay = await eve.get(f"/api/matches/{match}/replay?viewpoint=all")
            assert (status, replay["result"]["scores"]) == (200, [figures["treasure"]])
            _, others = await eve.get("/api/leaderboard")
            assert others["entries"] == []
            assert await audit(server.context.store) == 0

    run(scene())


@pytest.mark.rule("EX-47")
def test_more_treasure_ranks_before_fewer_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.browser("Ada")
            for number in range(12):
                monkeypatch.setattr("waystone.match.wishes.new_seed", lambda n=number: str(n))
                match, frame = await escaped(server, ada)
                status, _ = await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
                assert (status == 200) is (frame["result"]["results"] == ["win"])
            _, board = await ada.get(BOARD)
            found = [each["figures"] for each in board["entries"]]
            assert len(found) > 4
            assert found == sorted(found, key=lambda each: (-each["treasure"], each["turns"]))

    run(scene())


@pytest.mark.rule("EX-39", "EX-49")
def test_neither_the_dead_nor_chosen_luck_nor_other_settings_count(luck: str) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.browser("Ada")
            for wish in ({"seed": luck}, {"settings": {"exit_rolls": "3"}}):
                match, frame = await escaped(server, ada, **wish)
                assert frame["result"]["can_enter"] is False
                status, answer = await ada.post(f"/api/matches/{match}/score")
                assert (status, answer["error"]["code"]) == (409, "NOT_RANKED")
            match = (await ada.open(game=GAME))["match"]
            line = await ada.line()
            assert (await line.join(match))["about"]["ranked"]
            frame = await line.act(match, 0, "leave")
            assert frame["result"]["can_enter"] is False
            status, answer = await ada.post(f"/api/matches/{match}/score")
            assert (status, answer["error"]["code"]) == (409, "NOT_RANKED")

    run(scene())


def test_the_sheet_of_the_day_is_sealed_and_has_a_board_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        seed = escape_seed()
        monkeypatch.setattr("waystone.match.daily.daily_seed", lambda *_: seed)
        monkeypatch.setattr("waystone.match.daily.kind_on", lambda what, date: what.week[0])
        async with serving(limits=MEASURING) as server:
            ada, eve = await server.browser("Ada"), await server.browser("Eve")
            match, frame = await escaped(server, ada, daily=True)
            assert (await ada.open(game=GAME, daily=True))["match"] == match
            assert (await ada.open(daily=True))["match"] != match, "another game, another day"
            assert frame["result"]["seed"] == ""
            status, answer = await eve.get(f"/api/matches/{match}/replay")
            assert (status, answer["error"]["code"]) == (403, "SEALED")
            assert (await (await eve.line()).join(match))["code"] == "SEALED"
            _, signed = await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            _, today = await ada.get(f"/api/daily?game={GAME}")
            assert (today["game"], today["played"]) == (GAME, match)
            assert signed["board"] == f"daily-{today['date']}"
            assert [each["match"] for each in today["entries"]] == [match]
            _, other = await ada.get("/api/daily")
            assert other["entries"] == []
            assert (await ada.get(BOARD))[1]["entries"] == []
            server.context.clock.later_by = 24 * 3600  # type: ignore[attr-defined]
            assert (await eve.get(f"/api/matches/{match}/replay"))[0] == 200
            _, tomorrow = await eve.get(f"/api/daily?game={GAME}")
            assert [each["match"] for each in tomorrow["yesterday"]["entries"]] == [match]
            assert tomorrow["yesterday"]["seed"] == seed

    run(scene())


def test_games_without_boards_say_so() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.browser("Ada")
            for name, entry in GAMES.items():
                if entry.rulebook.leaderboards.boards:
                    continue
                for path in ("leaderboard", "daily"):
                    status, answer = await ada.get(f"/api/{path}?game={name}")
                    assert (status, answer["error"]["code"][:3]) == (404, "NO_")
                status, answer = await ada.post("/api/matches", {"game": name, "daily": True})
                assert (status, answer["error"]["code"]) == (404, "NO_DAILY")
            for path in ("leaderboard", "daily"):
                status, answer = await ada.get(f"/api/{path}?game=chess")
                assert (status, answer["error"]["code"]) == (400, "UNKNOWN_GAME")

    run(scene())
