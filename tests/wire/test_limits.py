"""How long what clients write may be, to the letter, and what is meant where they say nothing.

A limit is part of the protocol: clients check against it, and what lies beyond it is refused.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from waystone.catalogue import FIRST_GAME
from waystone.wire import calls, codec, up
from waystone.wire import host_tools as host
from waystone.wire.analysis import AgainAsked, AnalysisAsked, HintAsked
from waystone.wire.bodies import Asked
from waystone.wire.host_figures import HostAsked
from waystone.wire.player import (
    CodeAsked,
    DeviceAsked,
    PasskeyAsked,
    PasskeyGone,
    PasskeyMade,
    PasskeySigned,
)

FULL: dict[str, dict[str, Any]] = {
    "join": {"match": "abcd"},
    "part": {"match": "abcd"},
    "act": {"match": "abcd", "n": 0, "do": "x"},
    "look": {"match": "abcd"},
    "chat": {"match": "abcd"},
    "lobby": {"follow": True},
    "ping": {},
}


@pytest.mark.parametrize("kind", FULL)
def test_every_frame_is_understood_and_without_any_of_its_fields_refused(kind: str) -> None:
    fields = FULL[kind]
    assert type(codec.decode(json.dumps({"kind": kind, **fields}))).__name__.lower() == kind
    for field in fields:
        less = {name: value for name, value in fields.items() if name != field}
        with pytest.raises(msgspec.ValidationError, match=f"`{field}`"):
            codec.decode(json.dumps({"kind": kind, **less}))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        codec.decode(json.dumps({"kind": kind, **fields, "more": 1}))


TEXTS = [
    ("act", "do", 1, 80),
    ("act", "id", 0, 40),
    ("chat", "text", 1, 500),
    ("chat", "phrase", 0, 40),
    ("join", "match", 4, 24),
    ("part", "match", 4, 24),
]
NUMBERS = [
    ("act", "n", 0, 1_000_000_000),
    ("join", "since", 0, 1_000_000_000),
    ("act", "seat", 0, 30),
    ("look", "seat", 0, 30),
]


def is_understood(kind: str, field: str, value: object) -> bool:
    try:
        frame = codec.decode(json.dumps({"kind": kind, **FULL[kind], field: value}))
    except msgspec.ValidationError:
        return False
    assert getattr(frame, field) == value
    return True


@pytest.mark.parametrize(("kind", "field", "least", "most"), TEXTS)
def test_how_long_texts_of_frames_may_be(kind: str, field: str, least: int, most: int) -> None:
    sizes = [least, most, most + 1, *([least - 1] if least else [])]
    assert [is_understood(kind, field, "x" * size) for size in sizes] == [
        least <= size <= most for size in sizes
    ]


@pytest.mark.parametrize(("kind", "field", "least", "most"), NUMBERS)
def test_how_large_numbers_of_frames_may_be(kind: str, field: str, least: int, most: int) -> None:
    numbers = [least - 1, least, most, most + 1]
    assert [is_understood(kind, field, each) for each in numbers] == [False, True, True, False]


@pytest.mark.parametrize("name", ["ABCD", "ab d", "ab-d", "abc\u00e9", "abcd\n"])
def test_a_match_is_named_by_small_letters_and_digits(name: str) -> None:
    assert not is_understood("join", "match", name)
    assert is_understood("join", "match", "az09")


def test_what_frames_mean_where_they_say_nothing() -> None:
    assert codec.decode(b'{"kind":"join","match":"abcd"}') == up.Join("abcd", None, "whole")
    assert codec.decode(b'{"kind":"act","match":"abcd","n":1,"do":"x"}') == up.Act(
        "abcd", 1, "x", "", None
    )
    assert codec.decode(b'{"kind":"ping"}') == up.Ping(0.0)


# Calls

USUAL: dict[type[Asked], dict[str, Any]] = {
    calls.GuestAsked: {"name": None, "token": False},
    calls.GoneAsked: {},
    CodeAsked: {},
    DeviceAsked: {"code": "", "token": False},
    PasskeyAsked: {},
    PasskeyMade: {"credential": ""},
    PasskeySigned: {"credential": "", "token": False},
    PasskeyGone: {"id": ""},
    calls.MatchAsked: {
        "game": FIRST_GAME,
        "settings": {},
        "seats": ["me"],
        "clock": None,
        "public": True,
        "seed": None,
        "daily": False,
    },
    calls.SomebodyAsked: {"game": FIRST_GAME},
    calls.UserFileOrder: {"settings": {}, "seats": 2, "seed": None},
    HostAsked: {"token": ""},
    calls.LessonAsked: {"actions": []},
    AnalysisAsked: {"cancel": False},
    HintAsked: {"seat": None},
    calls.SeatAsked: {"invite": None},
    calls.BeginningAsked: {"bot": None},
    calls.CallingOffAsked: {},
    calls.OpeningAsked: {"seat": "open"},
    calls.ClosingAsked: {},
    calls.RematchAsked: {},
    calls.ReportAsked: {"by": 31, "name": "", "at": 0},
    AgainAsked: {"seat": None},
    calls.ScoreAsked: {"name": ""},
}
NEEDED: dict[type[Asked], dict[str, str | int]] = {
    AgainAsked: {"step": 1},
    host.EntryAsked: {"match": "abcd", "do": "hide"},
    host.RenamingAsked: {"guest": "ada"},
    host.BanAsked: {"who": "ada"},
    host.UnbanAsked: {"who": "ada"},
    host.VoidingAsked: {"match": "abcd"},
    host.PersonAsked: {"guest": "ada"},
}
"""What must be said in calls that mean nothing without it."""
USUAL |= {
    host.EntriesAsked: {"token": "", "game": "", "board": ""},
    host.EntryAsked: {"token": ""},
    host.RenamingAsked: {"token": "", "name": ""},
    host.BansAsked: {"token": ""},
    host.BanAsked: {"token": "", "hours": 24, "why": ""},
    host.UnbanAsked: {"token": ""},
    host.VoidingAsked: {"token": ""},
    host.PersonAsked: {"token": ""},
}
TEXTS_OF_CALLS: list[tuple[type[Asked], str, int, int]] = [
    (calls.GuestAsked, "name", 0, 200),
    (calls.MatchAsked, "game", 0, 80),
    (calls.MatchAsked, "seed", 1, 200),
    (calls.UserFileOrder, "seed", 1, 200),
    (HostAsked, "token", 0, 200),
    (calls.SeatAsked, "invite", 0, 64),
    (DeviceAsked, "code", 0, 80),
    (PasskeyMade, "credential", 0, 10_000),
    (PasskeySigned, "credential", 0, 10_000),
    (PasskeyGone, "id", 0, 10_000),
    (calls.SomebodyAsked, "game", 0, 80),
    (calls.BeginningAsked, "bot", 0, 80),
    (calls.OpeningAsked, "seat", 0, 80),
    (calls.ReportAsked, "name", 0, 200),
    (calls.ScoreAsked, "name", 0, 200),
]
NUMBERS_OF_CALLS: list[tuple[type[Asked], str, int, int]] = [
    (calls.MatchAsked, "clock", 10, 86_400),
    (calls.UserFileOrder, "seats", 1, 8),
    (calls.ReportAsked, "by", 0, 31),
    (HintAsked, "seat", 0, 30),
    (AgainAsked, "seat", 0, 30),
]


def as_sent(asked: Asked) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(msgspec.json.encode(asked))
    return fields


def test_what_calls_mean_where_they_say_nothing() -> None:
    assert set(USUAL) == set(calls.ASKED)
    for kind, usual in USUAL.items():
        needed = NEEDED.get(kind, {})
        assert as_sent(msgspec.json.decode(json.dumps(needed), type=kind)) == {**usual, **needed}
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.json.decode(json.dumps({**needed, "more": 1}), type=kind)


@pytest.mark.parametrize(("kind", "field"), [(k, field) for k in NEEDED for field in NEEDED[k]])
def test_calls_that_mean_nothing_without_a_field_are_refused(kind: type[Asked], field: str) -> None:
    less = {name: text for name, text in NEEDED[kind].items() if name != field}
    with pytest.raises(msgspec.ValidationError, match=f"`{field}`"):
        msgspec.json.decode(json.dumps(less), type=kind)


@pytest.mark.parametrize(
    ("hours", "is_right"), [(0, False), (1, True), (87_600, True), (87_601, False)]
)
def test_a_ban_lasts_from_an_hour_to_ten_years(hours: int, is_right: bool) -> None:
    body = json.dumps({"who": "ada", "hours": hours})
    try:
        msgspec.json.decode(body, type=host.BanAsked)
    except msgspec.ValidationError:
        assert not is_right
    else:
        assert is_right


def is_taken(kind: type[Asked], field: str, value: object) -> bool:
    try:
        asked = msgspec.json.decode(json.dumps({**NEEDED.get(kind, {}), field: value}), type=kind)
    except msgspec.ValidationError:
        return False
    assert as_sent(asked)[field] == value
    return True


@pytest.mark.parametrize(("kind", "field", "least", "most"), TEXTS_OF_CALLS)
def test_how_long_texts_of_calls_may_be(
    kind: type[Asked], field: str, least: int, most: int
) -> None:
    sizes = [least, most, most + 1, *([least - 1] if least else [])]
    assert [is_taken(kind, field, "x" * size) for size in sizes] == [
        least <= size <= most for size in sizes
    ]


@pytest.mark.parametrize(("kind", "field", "least", "most"), NUMBERS_OF_CALLS)
def test_how_large_numbers_of_calls_may_be(
    kind: type[Asked], field: str, least: int, most: int
) -> None:
    numbers = [least - 1, least, most, most + 1]
    assert [is_taken(kind, field, each) for each in numbers] == [False, True, True, False]


def test_a_lesson_takes_a_hundred_actions_of_eighty_letters() -> None:
    long, longer = "x" * 80, "x" * 81
    lists: list[list[str]] = [[long] * 100, [long] * 101, [longer]]
    assert [is_taken(calls.LessonAsked, "actions", each) for each in lists] == [True, False, False]


def test_a_match_has_one_to_eight_seats() -> None:
    tables = [["me"] * seats for seats in range(10)]
    assert [is_taken(calls.MatchAsked, "seats", table) for table in tables] == [
        False,
        *[True] * 8,
        False,
    ]
