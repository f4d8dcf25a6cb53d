"""The dialect: commands, replies, their order, names, talk and extensions."""

from __future__ import annotations

import asyncio

import pytest

from tests.match.kit import run
from tests.tcp.kit import demo, duel, opened
from tests.tcp.test_golden import will_hit
from waystone.games.dooom.events import Attacked, PickedUp, Struck
from waystone.tcp.commands import CommandFailed, parse
from waystone.tcp.dialect import Dialect, clean_name, clean_shout, unlike

ROOM = ["......", ".GHSA.", "..L..E"]


def told(line: str) -> str:
    """What a line comes to: its word and argument, or the failure."""
    try:
        command = parse(line)
    except CommandFailed as failed:
        return f"FAIL {failed}"
    return " ".join((command.word, command.argument)).strip()


@pytest.mark.rule("DM-N2", "DM-N4", "DM-N6", "DM-33", "DM-31")
@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("MOVE N", "MOVE N"),
        ("move   n", "MOVE n"),
        ("Attack w", "ATTACK w"),
        ("look", "LOOK"),
        ("hello Big Al", "HELLO Big Al"),
        ("HELLO", "HELLO"),
        ("MOVE", "FAIL MOVE needs a direction"),
        ("attack", "FAIL ATTACK needs a direction"),
        ("MOVE NE", "FAIL invalid direction"),
        ("MOVE NORTH", "FAIL invalid direction"),
        ("ATTACK X", "FAIL invalid direction"),
        ("PICKUP sword", "FAIL PICKUP does not take an argument"),
        ("LOOK N", "FAIL LOOK does not take an argument"),
        ("ENDTURN now", "FAIL ENDTURN does not take an argument"),
        ("DANCE", "FAIL invalid command"),
        ("MOVEN", "FAIL invalid command"),
        ("STARTTURN", "FAIL invalid command"),
        ("\u0131 look", "FAIL invalid command"),
    ],
)
def test_commands(line: str, found: str) -> None:
    assert told(line) == found


@pytest.mark.rule("DM-N10")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("alice", "alice"),
        ("  Big   Al ", "Big   Al"),
        ("a<b>&\"c'", "abc"),
        ("x" * 40, "x" * 24),
        ("*** $$$", ""),
        ("Zoë #1 (ok!)", "Zoë #1 (ok!)"),
        ("a\tb\x07c", "abc"),
        ("\u202eecila\u200d\u2066", "ecila"),
        ("al\u3164ice\u115f\ufe0f", "alice"),
        ("Zoe\u0308", "Zoë"),
        ("\u3164\uffa0", ""),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.rule("DM-N10")
def test_equal_names_are_numbered() -> None:
    assert unlike("Bob", ["alice", ""]) == "Bob"
    assert unlike("Bob", ["bob"]) == "Bob 2"
    assert unlike("Bob", ["bob", "BOB 2"]) == "Bob 3"


@pytest.mark.rule("DM-N11")
def test_shouts_are_cleaned() -> None:
    assert clean_shout("hi\x00\x1b[31m there") == "hi[31m there"
    assert clean_shout("x" * 500) == "x" * 200
    assert clean_shout("\x01\x02 ") == ""
    assert clean_shout("one  two\tthree") == "one  twothree"
    assert clean_shout("\u202egnorts\u202c \u2067is\u2069 \u200f\u061cthis") == "gnorts is this"
    assert clean_shout("in\u200bvi\u2060si\u00adble\ufeff \u3164\u2800\U000e0041") == "invisible"
    assert clean_shout("a\u2028b\u2029c") == "a b c"
    assert clean_shout("fire \U0001f525\u2764\ufe0f") == "fire \U0001f525\u2764\ufe0f"


@pytest.mark.rule("DM-N12", "DM-N7")
@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (Attacked(0, 1, False, 0, False), ["FAIL attack missed"]),
        (Attacked(0, 1, True, 0, False), ["SUCCESS", "MESSAGE * your attack: no damage"]),
        (
            Attacked(0, 1, True, 2, True),
            ["SUCCESS", "MESSAGE * your attack: 2 damage, target died"],
        ),
        (Struck(0, 0, False, 0, 0), ["MESSAGE * attacked from N: missed"]),
        (Struck(0, 1, True, 0, 0), ["MESSAGE * attacked from E: no damage"]),
        (Struck(0, 2, True, 2, 1), ["HITMOD -1", "MESSAGE * attacked from S: 2 damage"]),
        (PickedUp(0, "gold", 3), ["SUCCESS", "TREASUREMOD 3"]),
        (PickedUp(0, "potion", 1), ["SUCCESS", "HITMOD 1"]),
        (PickedUp(0, "sword", 1), ["SUCCESS"]),
    ],
)
def test_events_in_words(event: Attacked | Struck | PickedUp, lines: list[str]) -> None:
    assert Dialect(0, str).line(event) == lines


@pytest.mark.rule("DM-N2", "DM-N3", "DM-N19", "DM-N6")
def test_blanks_case_empty_lines_and_a_clients_own_change() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, _ = await duel(hall, (0, 0), (5, 0))
            one.send(b"\n  \r\n\r\nCHANGE\nchange x\n  mOvE   s  \r\nMOVE n\n")
            await one.expect("SUCCESS", "SUCCESS")
            assert await one.ask("ApGeT") == ["AP 4"]

    run(scenario())


@pytest.mark.rule("DM-N6", "DM-N8", "DM-48")
def test_replies_come_before_what_they_cause() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, other = await duel(hall, (1, 1), (5, 0))
            assert await one.ask("PICKUP", 2) == ["SUCCESS", "TREASUREMOD 1"]
            assert await one.ask("PICKUP") == ["FAIL nothing to pick up"]
            one.say("MOVE E", "PICKUP")
            await one.expect("SUCCESS", "SUCCESS", "HITMOD 1", "ENDTURN")
            await other.until("STARTTURN")
            other.say("MOVE S", "MOVE S")
            await other.expect("SUCCESS", "SUCCESS")  # an exit without enough gold
            other.say("ENDTURN")
            await other.expect("ENDTURN")

    run(scenario())


@pytest.mark.rule("DM-N6", "DM-27")
def test_alone_the_turn_comes_back_at_once() -> None:
    async def scenario() -> None:
        async with opened(seats=1, min_players="1", **demo(ROOM)) as hall:
            one = await hall.connect()
            await one.expect("STARTTURN")
            assert await one.ask("ENDTURN", 2) == ["ENDTURN", "STARTTURN"]

    run(scenario())


@pytest.mark.rule("DM-N5", "DM-19", "DM-N6")
def test_before_the_start_one_may_look_and_talk() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM, 1)) as hall:
            one = await hall.connect(greeted=False)
            await one.expect("GOLD 1")
            assert await one.ask("HELLO") == ["GOLD 1"]
            assert len(await one.look()) == 5
            for line in ("MOVE N", "PICKUP", "ATTACK E", "ENDTURN"):
                assert await one.ask(line) == ["FAIL the game has not started"]
            assert await one.ask("SHOUT anybody?") == ["MESSAGE Player 1: anybody?"]
            await hall.connect()
            await one.until("STARTTURN")

    run(scenario())


@pytest.mark.rule("DM-N10", "DM-N11")
def test_names_and_talk_at_a_table() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, other = await duel(hall)
            assert await one.ask("HELLO $%&") == ["HELLO Player 1"]
            assert await one.ask("HELLO Al<ice>") == ["HELLO Alice"]
            assert await one.ask("HELLO again") == ["FAIL name already set"]
            assert await one.ask("HELLO") == ["GOLD 1"]
            assert await other.ask("HELLO ALICE") == ["HELLO ALICE 2"]
            assert await one.ask("SHOUT") == ["FAIL need something to shout"]
            assert await one.ask("SHOUT \x07") == ["FAIL need something to shout"]
            other.say("shout  Hello You ")
            for client in (one, other):
                await client.expect("MESSAGE ALICE 2: Hello You")
            assert hall.table.match.info.names() == ["Alice", "ALICE 2"]

    run(scenario())


@pytest.mark.rule("DM-N14", "DM-N13", "DM-55", "DM-N11", "DM-71")
def test_the_dead_hear_and_talk_but_see_nothing() -> None:
    async def scenario() -> None:
        async with opened(linger=0.2, **demo(ROOM, 0)) as hall:
            one, other = await duel(hall, (0, 0), (1, 0))
            hall.table.match.table.state.hp[1] = 1
            will_hit(hall.table.match.table.dice)
            one.say("ATTACK E")
            note = "MESSAGE * your attack: 1 damage, target died"
            await one.expect("SUCCESS", note, "ENDTURN", "STARTTURN")
            await other.expect("HITMOD -1", "MESSAGE * attacked from W: 1 damage", "LOSE")
            for line in ("LOOK", "MOVE N", "PICKUP", "ENDTURN"):
                assert await other.ask(line) == ["FAIL you are dead"]
            assert await other.ask("STATUS") == ["STATUS hp=0 gold=0 ap=0 gear=- turn=0 goal=0"]
            other.say("SHOUT boo")
            for client in (one, other):
                await client.expect("MESSAGE Player 2: boo")
            one.say("SETPLAYERPOS 4 2", "MOVE E")
            await one.expect("SUCCESS", "SUCCESS", "WIN")
            assert await one.ask("MOVE W") == ["FAIL the game is over"]
            assert len(await one.look()) == 5
            await one.expect("<closed>")
            await other.expect("<closed>")

    run(scenario())


@pytest.mark.rule("DM-N16")
def test_extensions_are_silent_until_asked_for() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, other = await duel(hall, (3, 1), (0, 0))
            for line in ("OPT", "OPT AP", "OPT AP MAYBE", "OPT MAGIC ON"):
                assert await one.ask(line) == ["FAIL unknown option"]
            for line in ("OPT AP ON", "opt gear on", "OPT FEED ON"):
                assert await one.ask(line) == ["SUCCESS"]
            assert await one.ask("PICKUP", 3) == ["SUCCESS", "SWORDMOD 1", "AP 5"]
            assert await one.ask("MOVE W", 2) == ["SUCCESS", "AP 4"]
            one.say("ENDTURN")
            await one.expect("ENDTURN", "AP 0", "MESSAGE * turn of Player 2")
            await other.until("STARTTURN")
            other.say("QUIT")
            await one.expect("MESSAGE * Player 2 left")
            await one.until("STARTTURN")
            await one.expect("AP 5")
            assert await one.ask("OPT AP OFF") == ["SUCCESS"]
            assert await one.ask("MOVE E") == ["SUCCESS"]
            assert await one.ask("OPT BLANK OFF") == ["SUCCESS"]
            one.say("LOOK", "APGET")
            found = await one.until("AP 4")
            assert found[0] == "LOOKREPLY"
            assert "" not in found

    run(scenario())


@pytest.mark.rule("DM-N17")
def test_queries_are_free_at_any_time() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, other = await duel(hall, (1, 1), (5, 0))
            one.say("PICKUP", "SETPLAYERPOS 4 1", "PICKUP", "SETPLAYERPOS 2 2", "PICKUP")
            await one.until("SUCCESS")
            for _ in range(10):
                one.say("APGET")
            await one.until("AP 3")
            one.say("STATUS")
            lines = await one.until("STATUS hp=3 gold=1 ap=3 gear=AL turn=1 goal=1")
            assert set(lines[:-1]) <= {"AP 3", "SUCCESS", "TREASUREMOD 1"}
            other.say("STATUS", "APGET")
            await other.until("STATUS hp=3 gold=0 ap=0 gear=- turn=0 goal=1")
            await other.until("AP 0")

    run(scenario())


@pytest.mark.rule("DM-N18")
def test_players_can_be_put_only_on_tables_for_tests() -> None:
    async def scenario() -> None:
        async with opened(map="cellar") as hall:
            one = await hall.connect()
            assert await one.ask("SETPLAYERPOS 1 1") == ["FAIL invalid command"]
            assert hall.table.match.info.public
        async with opened(**demo(["..#", "..E"], 0)) as hall:
            one, _ = await duel(hall, (0, 0), (1, 0))
            assert not hall.table.match.info.public
            for line, reply in (
                ("SETPLAYERPOS 2 0", "FAIL can't move into a wall"),
                ("SETPLAYERPOS 1 0", "FAIL can't move into another player"),
                ("SETPLAYERPOS 9 9", "FAIL can't move into a wall"),
                ("SETPLAYERPOS 9999 0", "FAIL invalid position"),
                ("SETPLAYERPOS -1 0", "FAIL invalid position"),
                ("SETPLAYERPOS x", "FAIL invalid position"),
                ("SETPLAYERPOS 0 1", "SUCCESS"),
            ):
                assert await one.ask(line) == [reply]

    run(scenario())


@pytest.mark.rule("DM-63", "DM-64", "DM-N6")
@pytest.mark.parametrize("how", ["QUIT", "close", "abort"])
def test_the_end_of_a_connection_is_death_at_once(how: str) -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one, other = await duel(hall, (3, 1), (3, 2))
            hall.table.match.table.state.gold[0] = 4
            if how == "QUIT":
                one.say("QUIT")
                await one.expect("<closed>")
            elif how == "close":
                await one.close()
            else:
                one.writer.transport.abort()
            await other.expect("CHANGE", "STARTTURN")
            assert (await other.look())[1][2] == "G"  # the sword there made room for gold
            assert hall.table.match.info.state == "running"

    run(scenario())


@pytest.mark.rule("DM-22", "DM-N1")
def test_leaving_before_the_start_makes_room_for_the_next() -> None:
    async def scenario() -> None:
        async with opened(seats=3, min_players="3", **demo(ROOM)) as hall:
            one, other = await hall.connect(), await hall.connect()
            await other.close()
            while len(hall.table.match.info.free_seats()) < 2:
                await asyncio.sleep(0.01)
            await hall.connect()
            await hall.connect()
            await one.until("STARTTURN")
            assert len(hall.listener.tables) == 1

    run(scenario())


@pytest.mark.rule("DM-N1", "DM-21")
def test_newcomers_meet_at_the_open_table_and_a_full_one_is_followed_by_another() -> None:
    async def scenario() -> None:
        async with opened(seats=2, map="cellar") as hall:
            clients = await asyncio.gather(*(hall.connect() for _ in range(5)))
            assert len(hall.listener.tables) == 3
            for client in clients[:4]:
                client.say("HELLO")
            late = hall.listener.tables[-1].match
            assert len(late.info.free_seats()) == 1

    run(scenario())


@pytest.mark.rule("DM-18")
def test_a_full_dungeon_says_so_and_closes() -> None:
    async def scenario() -> None:
        async with opened(seats=3, **demo(["E."], 0)) as hall:
            await hall.connect()
            await hall.connect()
            third = await hall.connect(greeted=False)
            await third.expect("GOLD 0", "FAIL dungeon is full", "<closed>")

    run(scenario())


@pytest.mark.rule("DM-28", "DM-63")
def test_who_is_silent_loses_turns_and_then_the_seat() -> None:
    async def scenario() -> None:
        async with opened(turn_seconds="1", max_timeouts="1", **demo(ROOM)) as hall:
            one, other = await duel(hall, (0, 0), (5, 0))
            assert (await one.until("LOSE"))[-1] == "LOSE"
            await one.expect("<closed>")
            await other.until("STARTTURN")

    run(scenario())


@pytest.mark.rule("DM-N20")
def test_old_clients_get_their_pause() -> None:
    async def scenario() -> None:
        async with opened(pace=0.05, **demo(ROOM)) as hall:
            one = await hall.connect()
            begun = asyncio.get_running_loop().time()
            one.say(*["HELLO"] * 4)
            await one.expect(*["GOLD 1"] * 4)
            assert asyncio.get_running_loop().time() - begun >= 0.2

    run(scenario())


@pytest.mark.rule("DM-N21")
def test_the_door_is_on_this_machine_only_unless_told_otherwise() -> None:
    from waystone.tcp.options import ListenerOptions

    assert ListenerOptions().hosts == ("127.0.0.1",)


def test_bots_and_programs_sit_at_one_table() -> None:
    async def scenario() -> None:
        async with opened(seats=3, bots=("seeker", "random"), map="cellar") as hall:
            one = await hall.connect()
            await one.until("STARTTURN")
            one.say("ENDTURN")
            await one.until("ENDTURN")
            lines: list[str] = []
            while not lines or lines[-1] not in ("LOSE", "<closed>"):
                lines.append(await one.hear())
                if lines[-1] == "STARTTURN":
                    one.say("ENDTURN")
            assert lines[-1] == "LOSE"

    run(scenario())
