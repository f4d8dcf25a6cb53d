"""Lessons over calls: a learner is sent what the learner's seat may know, and bounded work."""

import json

from tests.match.kit import run
from tests.service.kit import Server
from waystone.service.limits import Limits
from waystone.teaching.library import scenes_of
from waystone.teaching.scenes import Problem

LIST = "/api/games/delve-and-dash/lessons"
FIRST = f"{LIST}/first"


def test_a_game_lists_its_lessons_and_problems() -> None:
    async def scene() -> None:
        server = Server()
        listed = (await server.get(LIST))["lessons"]
        assert listed[0] == {"name": "first", "kind": "lesson"}
        assert [each["name"] for each in listed] == list(scenes_of("delve-and-dash"))
        unknown = await server.get("/api/games/chess/lessons")
        assert unknown["error"]["code"] == "UNKNOWN_GAME"

    run(scene())


def test_a_lesson_answers_with_what_the_last_action_led_to() -> None:
    async def scene() -> None:
        server = Server()
        begun = await server.post(FIRST)
        assert (begun["kind"], begun["at"], begun["state"]) == ("lesson", 0, "open")
        assert begun["wanted"] == ["waystone b6"]
        assert len(begun["choices"]) == 64
        assert begun["last"] == []
        chosen = await server.post(FIRST, {"actions": ["waystone b6"]})
        assert chosen["view"]["waystone"] == 41
        assert chosen["steps"][chosen["at"]] == "walk"
        assert [event["kind"] for event in chosen["last"][0]["events"]] == [
            "waystone_chosen",
            "waystone_placed",
            "match_began",
        ]
        wrong = await server.ask("POST", FIRST, {"actions": ["waystone a1"]})
        assert (wrong.status, json.loads(wrong.content)["error"]["code"]) == (409, "NOT_WANTED")

    run(scene())


def test_the_end_of_a_lesson_is_a_result_that_counts_nowhere() -> None:
    async def scene() -> None:
        server = Server()
        actions: list[str] = []
        while (moment := await server.post(FIRST, {"actions": actions}))["state"] == "open":
            assert moment["result"] is None
            actions.append(moment["wanted"][0])
        assert moment["state"] == "solved"
        assert moment["result"]["results"] == ["win"]
        assert (moment["result"]["seed"], moment["result"]["can_enter"]) == ("", False)
        over = await server.ask("POST", FIRST, {"actions": [*actions, "read on"]})
        assert (over.status, json.loads(over.content)["error"]["code"]) == (409, "LESSON_OVER")

    run(scene())


def test_a_problem_that_is_failed_says_why() -> None:
    async def scene() -> None:
        server = Server()
        found = scenes_of("delve-and-dash").items()
        name, problem = next((name, each) for name, each in found if isinstance(each, Problem))
        wrong = problem.wrong[0]
        answer = await server.post(f"{LIST}/{name}", {"actions": wrong.actions})
        assert (answer["kind"], answer["state"], answer["why"]) == ("problem", "failed", wrong.why)
        assert (answer["at"], answer["most"]) == (len(wrong.actions), problem.most)
        assert (answer["wanted"], answer["steps"]) == ([], [])

    run(scene())


def test_nothing_hidden_is_sent() -> None:
    """Neither the seed, nor a wall, lair or treasure that the learner has not found."""

    async def scene() -> None:
        server = Server()
        answer = await server.ask("POST", FIRST, {"actions": ["waystone b6", "move e"]})
        assert b'"426"' not in answer.content
        view = json.loads(answer.content)["view"]
        assert set(view["boundaries"]) == {"?", " "}
        assert (view["lair"], view["treasure"], view["secrets"]) == (None, None, None)

    run(scene())


def test_what_a_stranger_can_make_us_play_is_bounded() -> None:
    async def scene() -> None:
        server = Server(Limits(lessons=(2, 60.0)))
        long = await server.post(FIRST, {"actions": ["move e"] * 101})
        assert long["error"]["code"] == "BAD_BODY"
        missing = await server.ask("POST", f"{LIST}/last")
        assert (missing.status, json.loads(missing.content)["error"]["code"]) == (
            404,
            "NO_SUCH_LESSON",
        )
        for status in (200, 200, 429):
            assert (await server.ask("POST", FIRST)).status == status
        await server.clock.pass_by(61)
        assert (await server.ask("POST", FIRST)).status == 200

    run(scene())
