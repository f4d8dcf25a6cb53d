"""What the protocol's own description is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from waystone.catalogue import GAMES
from waystone.wire import schema
from waystone.wire.analysis import AnalysisProgress


def test_every_game_of_the_house_is_described() -> None:
    assert set(schema.packages()) == set(GAMES)
    assert schema.packages()["dooom"] == "waystone.games.dooom"


@pytest.mark.parametrize("room", ["view", "events"])
def test_a_game_without_one_of_the_rooms_is_left_out(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plug-in need not be built as our games are."""

    def find(name: str) -> object | None:
        return None if name == f"waystone.games.dooom.{room}" else object()

    monkeypatch.setattr(schema, "find_spec", find)
    assert set(schema.packages()) == set(GAMES) - {"dooom"}


@pytest.mark.parametrize("word", ["none", "waiting", "running", "done", "cancelled", "failed"])
def test_a_program_knows_an_analysis_by_its_state(word: str) -> None:
    told = msgspec.json.encode(AnalysisProgress(word, 1, 2, None))  # type: ignore[arg-type]
    assert msgspec.json.decode(told, type=AnalysisProgress).state == word
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(told.replace(word.encode(), b"begun"), type=AnalysisProgress)


def refs(node: Any) -> Iterator[str]:
    """Every name that a schema refers to."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from [value] if key == "$ref" else refs(value)
    elif isinstance(node, list):
        for each in node:
            yield from refs(each)


@pytest.fixture(scope="module")
def everything() -> dict[str, Any]:
    """The schemas of all that is sent."""
    return schema.everything()


def test_every_type_that_is_referred_to_is_there(everything: dict[str, Any]) -> None:
    found = set(refs(everything))
    assert len(found) > 100
    assert {name.removeprefix(schema.REF) for name in found} <= set(everything)


@pytest.mark.parametrize("base", ["View", "Event"])
def test_a_view_or_an_event_is_that_of_one_of_the_games(
    base: str, everything: dict[str, Any]
) -> None:
    names = [f"#/components/schemas/{game}{base}" for game in ("Delve", "Dooom", "Crawler")]
    told = everything[base]
    assert set(names) < {each["$ref"] for each in told["anyOf"]}
    assert len(told["anyOf"]) == len(GAMES)
    assert not {"properties", "required"} & set(told)


def test_any_object_may_be_the_view_of_a_game_without_rooms_like_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(schema, "packages", lambda: {"dooom": "waystone.games.dooom"})
    told = schema.everything()["View"]["anyOf"]
    assert told == [{"$ref": "#/components/schemas/DooomView"}, {"type": "object"}]


def test_what_is_described_is_described_in_order(everything: dict[str, Any]) -> None:
    """No line of a docstring keeps the room that stood before it in the code."""
    told = [each["description"] for each in everything.values() if "description" in each]
    assert len(told) > 100
    assert not [text for text in told if "\n " in text or text != text.strip()]


def test_what_a_game_sends_is_described_as_whole_as_the_rest(everything: dict[str, Any]) -> None:
    """Lists of a schema stay what they were: names of fields, and types."""
    required = {name: each["required"] for name, each in everything.items() if "required" in each}
    assert required["DooomView"]
    for name, fields in required.items():
        assert set(fields) <= set(everything[name]["properties"])
    either = everything["DelveView"]["properties"]["secrets"]["anyOf"]
    assert {"$ref": f"{schema.REF}DelveSecrets"} in either


def test_a_field_has_its_own_sentence_or_that_of_its_name() -> None:
    said = {"Told.seat": "Who acts.", "seat": "A seat.", "step": "Its number."}
    fields = {"seat": {"type": "integer"}, "step": {"type": "integer"}, "text": {"type": "string"}}
    told = {"type": "object", "description": " One.\n\n    Two.\n", "properties": fields}
    assert schema.explained("Told", told, said) == {
        "type": "object",
        "description": "One.\n\nTwo.",
        "properties": {
            "seat": {"type": "integer", "description": "Who acts."},
            "step": {"type": "integer", "description": "Its number."},
            "text": {"type": "string"},
        },
    }
    assert schema.explained("Other", told, said)["properties"]["seat"]["description"] == "A seat."


def test_sentences_of_the_house_stand_at_their_fields(everything: dict[str, Any]) -> None:
    said = schema.sentences(schema.OWN)
    own = {name: text for name, text in said.items() if name.count(".") == 1}
    assert own
    for name, text in own.items():
        kind, field = name.split(".")
        assert everything[kind]["properties"][field]["description"] == text, name
    assert schema.sentences("waystone.kernel") == {}, "who has written none has none"
