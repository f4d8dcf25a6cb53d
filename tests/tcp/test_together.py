"""A browser, a program on the line protocol and a bot at one table."""

from __future__ import annotations

import asyncio
from math import inf

import pytest
from msgspec.structs import replace

from tests.api.kit import serving
from tests.match.kit import run
from tests.tcp.kit import opened
from waystone.kernel.record import parse
from waystone.match.in_process import SystemClock, one_process
from waystone.match.lobby import Lobby
from waystone.match.thinking import WorkerThinker
from waystone.storage.memory import MemoryStore


@pytest.mark.rule("DM-N1", "DM-21")
def test_all_kinds_of_players_at_one_table() -> None:
    async def scenario() -> None:
        async with serving() as server:
            lobby = server.context.lobby
            async with opened(seats=3, bots=("random",), lobby=lobby, map="cellar") as hall:
                program = await hall.connect()
                ada = await server.person("Ada")
                listed = (await server.get("/api/matches"))[1]["matches"]
                (match,) = [each["match"] for each in listed]
                assert listed[0]["free"] == 1
                status, seated = await ada.post(f"/api/matches/{match}/join")
                assert (status, seated) == (200, {"seat": 2})
                line = await ada.line()
                snapshot = await line.join(match)
                assert snapshot["view"]["own"]["hp"] == 3
                await program.until("STARTTURN")
                program.say("HELLO Hal", "ENDTURN")
                await program.until("ENDTURN")
                frame = await line.until("steps")
                while frame["acting"] != [2]:
                    frame = await line.until("steps")
                assert all(made["did"] == "" for made in frame["steps"] if made["by"] != 2)
                await line.say("chat", match=match, text="good scenario")
                assert "MESSAGE Ada: good scenario" in await program.until(
                    "MESSAGE Ada: good scenario"
                )
                await line.say("act", match=match, n=frame["n"], do="end turn")
                await program.until("STARTTURN")
                names = [place.name for place in hall.table.match.info.places]
                assert names == ["Hal", "random", "Ada"]

    run(scenario())


@pytest.mark.rule("DM-N1")
def test_programs_find_tables_that_a_browser_opened() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            wish = {"game": "dooom", "settings": {"gather": "yes", "map": "cellar"}}
            match = (await ada.open("me", "open", **wish))["match"]
            line = await ada.line()
            await line.join(match)
            async with opened(lobby=server.context.lobby, map="duel") as hall:
                await hall.connect()
                assert hall.listener.tables == []
                host = await server.context.lobby.find(match)
                assert [place.name for place in host.match.info.places] == ["Ada", "Player 2"]

    run(scenario())


@pytest.mark.rule("DM-N1")
def test_who_comes_to_the_ports_of_two_processes_at_once_sits_at_one_table() -> None:
    async def scenario() -> None:
        store, clock = MemoryStore(), SystemClock()
        # neither knows yet who follows anything at the other
        lobbies = [Lobby(one_process(store, clock, WorkerThinker())) for _ in range(2)]
        async with opened(lobby=lobbies[0]) as here, opened(lobby=lobbies[1]) as there:
            players = await asyncio.gather(here.connect(), there.connect())
            assert len(store.matches) == 1
            for player in players:
                player.say("STATUS")
                assert (await player.hear()).startswith("STATUS hp=3")

    run(scenario())


@pytest.mark.rule("DM-N1")
def test_a_table_that_is_gone_sends_nobody_away_and_a_new_one_is_found_at_once() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            wish = {"game": "dooom", "settings": {"gather": "yes", "map": "cellar"}}
            match = (await ada.open("me", "open", **wish))["match"]
            host = await server.context.lobby.find(match)
            async with opened(lobby=server.context.lobby, map="duel") as hall:
                gone = replace(host.match.info, id="gone")
                hall.listener.shown, hall.listener.shown_at = [gone], inf
                await hall.connect()
                assert [place.name for place in host.match.info.places] == ["Ada", "Player 2"]

    run(scenario())


@pytest.mark.rule("H-12", "H-2", "DM-M2")
def test_size_and_file_of_a_map_are_not_told_before_the_end() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            text = "name Secret\nwin 0\n..E"
            settings = {"map": "custom", "map_text": text, "width": "50"}
            match = (await ada.open("me", game="dooom", settings=settings))["match"]
            _, summary = await ada.get(f"/api/matches/{match}")
            assert summary["about"]["settings"] == {"map": "custom"}
            line = await ada.line()
            snapshot = await line.join(match)
            assert snapshot["about"]["settings"] == {"map": "custom"}
            listed = (await ada.get("/api/matches"))[1]["matches"]
            assert listed[0]["settings"] == {"map": "custom"}
            await line.say("act", match=match, n=0, do="leave")
            await line.until("steps")
            _, summary = await ada.get(f"/api/matches/{match}")
            assert summary["about"]["settings"] == {"map": "custom", "width": "50"}
            url = f"{server.address}/api/matches/{match}/record"
            async with server.session.get(url) as response:
                record = parse(await response.text())
            assert record.settings == settings  # the file is in the record

    run(scenario())


@pytest.mark.rule("DM-78")
@pytest.mark.parametrize(("map", "gold"), [("duel", 4), ("generated", 5), ("custom", 1)])
def test_a_browser_is_told_that_the_map_has_too_little_gold(map: str, gold: int) -> None:
    async def scenario() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            for goal, status in ((gold + 1, 400), (gold, 200)):
                settings = {"map": map, "goal": str(goal)}
                if map == "custom":
                    settings["map_text"] = "name Poor\nwin 0\n.GE"
                wish = {"game": "dooom", "settings": settings, "seats": ["me", "bot:random"]}
                found, answer = await ada.post("/api/matches", wish)
                assert found == status
                if status == 400:
                    assert answer["error"]["code"] == "MAP_LOW_GOLD"
                    assert f"the map has only {gold} gold" in answer["error"]["message"]
                    told = {"setting": "goal", "why": "gold", "most": str(gold)}
                    assert answer["error"]["details"] == told

    run(scenario())


@pytest.mark.rule("DM-22", "DM-N1")
def test_a_program_that_goes_before_the_start_closes_its_table_behind_it() -> None:
    async def scenario() -> None:
        async with opened(min_players="2") as hall:
            lonely = await hall.connect()
            first = hall.table
            lonely.say("QUIT")
            await lonely.until_closed()
            assert (first.match.info.state, first.match.info.result) == ("over", "never begun")
            await hall.connect()
            assert hall.table is not first
            assert hall.table.match.info.state == "running"

    run(scenario())


@pytest.mark.rule("DM-28")
def test_the_clock_runs_for_a_program_alone_among_bots() -> None:
    async def scenario() -> None:
        bots = ("random",)
        async with opened(2, bots, min_players="1", turn_seconds="1", map="pillar-hall") as hall:
            program = await hall.connect()
            await program.until("STARTTURN")
            await program.until("ENDTURN")  # without a word from the program
            assert any(entry.text == "time out" for entry in hall.table.match.table.record.entries)

    run(scenario())
