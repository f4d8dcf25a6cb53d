"""Several at one device: each is covered until a seat that is to act looks."""

import pytest

from tests.api.kit import Json, serving
from tests.match.kit import run


@pytest.mark.rule("DD-19")
def test_two_on_one_device_see_nothing_they_did_not_ask_for() -> None:
    """Eyes are covered until a seat that is to act looks, and again when it is not."""

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open("me", "me"))["match"]
            line = await ada.line()
            snapshot = await line.join(match)
            assert snapshot["viewpoint"] == 31
            assert len(snapshot["choices"]) == 64
            first = await line.act(match, 0, "waystone b2", seat=0)
            assert (first["viewpoint"], first["steps"][0]["did"]) == (31, "")
            await line.say("look", match=match, seat=0)
            assert (await line.until("refused"))["code"] == "NOT_YOUR_TURN"
            await line.say("look", match=match, seat=1)
            assert (await line.until("steps"))["viewpoint"] == 1
            second = await line.act(match, 1, "waystone g7", seat=1)
            assert second["viewpoint"] == 31
            assert second["view"]["waystone"] is None
            await line.say("look", match=match, seat=0)
            looked = await line.until("steps")
            assert (looked["viewpoint"], looked["view"]["waystone"]) == (0, 9)
            placed = [event for step in looked["steps"] for event in step["events"]]
            assert placed == [{"kind": "waystone_placed", "seat": 0, "cell": 9}]
            frame = await line.act(match, 2, "next turn", seat=0)
            assert (frame["viewpoint"], frame["acting"]) == (31, [1])
            assert "do" in frame["choices"][0]
            await line.say("look", match=match, seat=0)
            assert (await line.until("refused"))["code"] == "NOT_YOUR_TURN"
            bob = await server.person()
            other = await bob.line()
            await other.join(match)
            await other.say("look", match=match, seat=1)
            assert (await other.until("refused"))["code"] == "FOREIGN_SEAT"

    run(scene())


@pytest.mark.rule("DD-19")
def test_who_is_covered_stays_so_when_their_turn_comes_round_again() -> None:
    """Who looked once must ask again, even if the other one acted without looking."""

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open("me", "me"))["match"]
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "waystone b2", seat=0)
            await line.act(match, 1, "waystone g7", seat=1)
            await line.say("look", match=match, seat=0)
            assert (await line.until("steps"))["view"]["waystone"] == 9
            await line.act(match, 2, "next turn", seat=0)
            frame = await line.act(match, 3, "next turn", seat=1)
            assert (frame["acting"], frame["viewpoint"]) == ([0], 31)
            assert frame["view"]["waystone"] is None

    run(scene())


@pytest.mark.rule("DM-53")
def test_a_seat_that_looks_sees_for_a_whole_turn() -> None:
    """A seat looks once; only the end of its turn covers it."""

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            hall = {"map": "pillar-hall"}
            match = (await ada.open("me", "me", game="dooom", settings=hall))["match"]
            line = await ada.line()
            await line.join(match)
            await line.say("look", match=match, seat=0)
            frame = await line.until("steps")
            for n in range(3):
                moves = (each["do"] for each in frame["choices"] if each["do"].startswith("move"))
                frame = await line.act(match, n, next(moves), seat=0)
                assert (frame["viewpoint"], frame["acting"]) == (0, [0])
                assert frame["view"]["own"] is not None

    run(scene())


@pytest.mark.rule("DM-53")
def test_who_is_covered_hears_nothing_of_the_others_turn() -> None:
    """The one who was struck hears of it when they look, not over the other's shoulder."""
    closet = {"map": "custom", "map_text": "name Closet\nwin 1\nGE\n"}

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open("me", "me", game="dooom", settings=closet))["match"]
            line = await ada.line()
            await line.join(match)
            await line.say("look", match=match, seat=0)
            choices = [each["do"] for each in (await line.until("steps"))["choices"]]
            attack = next(each for each in choices if each.startswith("attack"))
            await line.act(match, 0, "end turn", seat=0)
            back = {"n": "s", "s": "n", "w": "e", "e": "w"}[attack.split()[1]]
            frame = await line.act(match, 1, f"attack {back}", seat=1)
            told = [event["kind"] for step in frame["steps"] for event in step["events"]]
            assert told == ["turn_began"]

    run(scene())


@pytest.mark.rule("DM-53")
def test_on_one_device_each_learns_what_came_of_a_blow_and_only_in_its_own_time() -> None:
    """An attack ends the turn: the attacker still hears of it, the other one when it looks."""
    closet = {"map": "custom", "map_text": "name Closet\nwin 1\nGE\n"}

    def told(frame: Json) -> list[str]:
        return [event["kind"] for step in frame["steps"] for event in step["events"]]

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open("me", "me", game="dooom", settings=closet))["match"]
            line = await ada.line()
            assert (await line.join(match))["choices"] == []
            await line.say("look", match=match, seat=0)
            choices = [each["do"] for each in (await line.until("steps"))["choices"]]
            attack = next(each for each in choices if each.startswith("attack"))
            frame = await line.act(match, 0, attack, seat=0)
            assert (frame["viewpoint"], frame["view"]["own"]) == (31, None)
            assert told(frame) == ["attacked", "turn_ended", "turn_began"]
            await line.say("look", match=match, seat=1)
            looked = await line.until("steps")
            assert (looked["viewpoint"], told(looked)) == (1, ["struck"])
            await line.say("look", match=match, seat=1)
            assert told(await line.until("steps")) == []
            reloaded = await ada.line()
            await reloaded.join(match)
            await reloaded.say("look", match=match, seat=1)
            assert told(await reloaded.until("steps")) == ["struck"]

    run(scene())


@pytest.mark.rule("DM-53")
def test_after_a_reload_a_seat_is_told_again_what_its_last_action_led_to_and_no_more() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            hall = {"map": "pillar-hall"}
            match = (await ada.open("me", "me", game="dooom", settings=hall))["match"]
            line = await ada.line()
            await line.join(match)
            await line.say("look", match=match, seat=0)
            frame = await line.until("steps")
            for _ in range(2):
                move = next(
                    each["do"] for each in frame["choices"] if each["do"].startswith("move")
                )
                frame = await line.act(match, frame["n"], move, seat=0)
            moved = [event["kind"] for step in frame["steps"] for event in step["events"]]
            reloaded = await ada.line()
            await reloaded.join(match)
            await reloaded.say("look", match=match, seat=0)
            told = (await reloaded.until("steps"))["steps"]
            assert [event["kind"] for step in told for event in step["events"]] == moved != []
            assert len(told) == 1

    run(scene())
