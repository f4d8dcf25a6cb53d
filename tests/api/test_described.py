"""What the descriptions say is what is sent: a client written from them alone is not surprised."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from tests.api.kit import Json, Line, Server, serving
from tests.golden import described as kept
from tests.match.kit import run
from waystone.catalogue import GAMES
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table
from waystone.storage.memory import MemoryStore
from waystone.wire.schema import BASES, OWN, REF, everything, game_types, packages, sentences

BOTS = {"extrikate": "easy"}
SETTINGS = {"delve-and-dash": {"mode": "cpu"}, "dooom": {"map": "duel", "start_delay": "0"}}
STEPS = 25


def strict(schema: Any) -> Any:
    """The same, but an object has the fields that are described and no others."""
    if isinstance(schema, list):
        return [strict(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: strict(value) for key, value in schema.items()}
    return {**found, "additionalProperties": False} if "properties" in found else found


class Reader:
    """Reads the descriptions strictly, expecting views and events of one game alone."""

    def __init__(self, game: str) -> None:
        self.schemas = strict(everything())
        prefix, _ = game_types(packages()[game])
        self.schemas |= {base: self.schemas[prefix + base] for base in BASES}
        self.validators: dict[str, Any] = {}

    def complaints(self, name: str, thing: Json) -> list[str]:
        """Why something is not what the description of this name says."""
        if name not in self.validators:
            document = {"$ref": REF + name, "components": {"schemas": self.schemas}}
            self.validators[name] = Draft202012Validator(document)
        return [error.message[:300] for error in self.validators[name].iter_errors(thing)]


async def described(server: Server) -> dict[str, str]:
    """The name of each frame's schema by its kind, as the server tells it."""
    _, document = await server.get("/api/asyncapi.json")
    assert document["asyncapi"] == "3.0.0"
    kinds = {}
    for message in document["operations"]["down"]["messages"]:
        name = message["$ref"].rsplit("/", 1)[1]
        payload = document["components"]["messages"][name]["payload"]["$ref"]
        schema = document["components"]["schemas"][payload.removeprefix(REF)]
        kinds[schema["properties"]["kind"]["enum"][0]] = name
    return kinds


async def play(line: Line, match: str) -> None:
    """Do what can be done, at random, with some chat and a mistake in between."""
    dice = SeededDice("described")
    frame = await line.join(match)
    for step in range(STEPS):
        while frame["state"] == "running" and not frame["choices"]:
            frame = await line.until("steps")
        if frame["state"] != "running":
            return
        if step == 3:
            await line.say("chat", match=match, text="hello")
            await line.say("act", match=match, n=frame["n"], do="nonsense", id="x")
            await line.until("refused")
        do = frame["choices"][dice.index(len(frame["choices"]))]["do"]
        await line.say("act", match=match, n=frame["n"], do=do)
        frame = await line.until("steps")


@pytest.mark.parametrize("game", list(GAMES))
def test_frames_and_answers_are_as_described(game: str) -> None:
    reader = Reader(game)

    async def scene() -> None:
        async with serving() as server:
            kinds = await described(server)
            person = await server.person("Ada")
            seats, settings = ("me", f"bot:{BOTS.get(game, 'random')}"), SETTINGS.get(game, {})
            match = (await person.open(*seats, game=game, seed="7", settings=settings))["match"]
            line = await person.line()
            await line.say("lobby", follow=True)
            await play(line, match)
            frames = [json.loads(text) for text in line.texts]
            wrong = [
                (frame["kind"], found)
                for frame in frames
                if (found := reader.complaints(kinds[frame["kind"]], frame))
            ]
            assert wrong == []
            assert {"snapshot", "steps", "seats"} <= {frame["kind"] for frame in frames}
            for path, name in (("/api/games", "Games"), (f"/api/matches/{match}", "Summary")):
                _, answer = await person.get(path)
                assert reader.complaints(name, answer) == []

    run(scene(), 60)


def test_what_machines_ask_is_answered_as_described() -> None:
    """Whether a server lives and is fit, and what it says when it is not."""

    async def scene() -> None:
        store = MemoryStore()
        async with serving(store) as server:
            _, document = await server.get("/api/openapi.json")
            for is_failing, statuses in ((False, (200, 200)), (True, (200, 503))):
                store.is_failing = is_failing
                await server.web.context.readiness.look_at_store()
                for path, expected in zip(("/health", "/ready"), statuses, strict=True):
                    status, answer = await server.get(path)
                    assert status == expected
                    answers = document["paths"][path]["get"]["responses"][str(status)]
                    schema = strict(answers["content"]["application/json"]["schema"])
                    shapes = {"components": {"schemas": strict(document["components"]["schemas"])}}
                    Draft202012Validator({**schema, **shapes}).validate(answer)

    run(scene(), 60)


def test_every_field_has_its_sentence_and_no_sentence_is_left_over() -> None:
    said = {package: set(sentences(package)) for package in (OWN, *packages().values())}
    used: set[str] = set()
    for name, schema in everything().items():
        for field, kind in schema.get("properties", {}).items():
            assert field == "kind" or kind.get("description"), f"{name}.{field}"
        title = schema.get("title", name)
        used |= {
            word for field in schema.get("properties", ()) for word in (field, f"{title}.{field}")
        }
    assert {word for words in said.values() for word in words} - used == set()


def test_every_reference_leads_somewhere() -> None:
    found = everything()
    text = json.dumps(found)
    assert {part.partition('"')[0] for part in text.split(REF)[1:]} <= set(found)


def test_calls_and_frames_are_described_as_they_were() -> None:
    """A program may have been written from it; `make golden` renews it on purpose."""
    assert kept.text() == kept.PATH.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_view_and_an_event_are_those_of_any_game(game: str) -> None:
    """Who does not know which game it is reads them by `View` and `Event`."""
    schemas = everything()
    view, event = (
        Draft202012Validator({"$ref": REF + base, "components": {"schemas": schemas}})
        for base in ("View", "Event")
    )
    seats = GAMES[game].info.seats[0]
    table = Table(GAMES[game].open(SETTINGS.get(game, {})), ["x"] * max(2, seats), 7)
    for number in range(12):
        seat = table.acting()[0]
        assert view.is_valid(json.loads(msgspec.json.encode(table.view(seat))))
        step = table.do(seat, table.legal(seat)[number % len(table.legal(seat))])
        for told in step.visible_to(seat):
            assert event.is_valid(json.loads(msgspec.json.encode(told))), told
    assert not event.is_valid({"kind": "event"})
    assert not event.is_valid({"kind": "nonsense"})
    assert not view.is_valid({"seat": 0})
