"""The description of the HTTP interface, built from the routes themselves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from waystone.catalogue import GAMES
from waystone.service.calls import JSON, STATUS, Route
from waystone.service.hosting import own_version
from waystone.wire.bodies import Answer
from waystone.wire.calls import Failed
from waystone.wire.schema import everything, refer

EVERY: Final = ("BAD_TOKEN", "TOO_MANY_TRIES", "TOO_MANY_CALLS", "BAD_HOST", "STORE_FAILED")
BANNED: Final = ("BANNED",)
SENDING: Final = ("BAD_BODY", "NO_HEADER", "BAD_ORIGIN", "TOO_SLOW", "TOO_LARGE")
NAMING: Final = {
    "match": ("NO_SUCH_MATCH", "OTHER_RULES", "VOID", "TOO_LARGE_MAPS", "NO_ROOM_FOR_MAPS"),
    "game": ("UNKNOWN_GAME",),
}


class Plain(NamedTuple):
    """What is no call of the interface: with which statuses and in which form it is answered."""

    summary: str
    statuses: tuple[str, ...] = ("200",)
    media: str = JSON
    answer: type[Answer] | None = None


def describe(routes: Sequence[Route], plain: Mapping[str, Plain]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    for path, each in plain.items():
        paths[path] = {"get": plain_operation(each)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Waystone", "version": own_version()},
        "paths": paths,
        "components": {
            "schemas": everything(),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "waystone"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def plain_operation(plain: Plain) -> dict[str, Any]:
    """What is no call."""
    shape = {"schema": refer(plain.answer.__name__)} if plain.answer is not None else {}
    done = {"description": plain.summary, "content": {plain.media: shape} if plain.media else {}}
    answers = dict.fromkeys(plain.statuses, done)
    return {
        "summary": plain.summary,
        "responses": {**answers, "default": refused("not for you, or not now")},
    }


def operation(route: Route) -> dict[str, Any]:
    """One call."""
    content = {"application/json": {"schema": refer(route.answer.__name__)}} if route.answer else {}
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": {
            "200": {"description": "done", "content": content or {"text/plain": {}}},
            **refusals(route),
            "default": refused("something went wrong here"),
        },
    }
    if route.asked is not None:
        body = {"application/json": {"schema": refer(route.asked.__name__)}}
        found["requestBody"] = {"content": body}
    if route.takes_text:
        found["requestBody"] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
    return found


def refusals(route: Route) -> dict[str, Any]:
    """The codes that a call may be refused with, by status."""
    named = [code for word in NAMING if names(route, word) for code in NAMING[word]]
    barred = () if route.for_banned else BANNED
    codes = [*EVERY, *barred, *named, *route.refuses, *(SENDING if route.method == "POST" else ())]
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS.get(code, 400), []).append(code)
    return {str(status): refused(", ".join(by_status[status])) for status in sorted(by_status)}


def names(route: Route, word: str) -> bool:
    """Whether the path or the query says which match or game is meant."""
    return f"{{{word}}}" in route.path or word in route.query


def refused(what: str) -> dict[str, Any]:
    """An answer that is an error."""
    return {
        "description": what,
        "content": {"application/json": {"schema": refer(Failed.__name__)}},
    }


def parameters(route: Route) -> list[dict[str, Any]]:
    """What the path, the query and the headers carry."""
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": text(name)}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    found += [{"name": name, "in": "query", "schema": text(name)} for name in route.query]
    if route.method == "POST":
        header = {"type": "string", "const": "1"}
        found.append({"name": "X-Waystone", "in": "header", "required": True, "schema": header})
    return found


def text(name: str) -> dict[str, Any]:
    """What stands in a path or a query; a game is one of those that there are."""
    return {"type": "string", "enum": list(GAMES)} if name == "game" else {"type": "string"}
