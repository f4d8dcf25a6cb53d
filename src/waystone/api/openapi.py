"""The description of the HTTP interface, built from the routes themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import msgspec

from waystone.api.calls import Route
from waystone.wire.calls import Failed

REF: Final = "#/components/schemas/{name}"


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    types = [kind for route in routes for kind in (route.asked, route.answer) if kind is not None]
    _, components = msgspec.json.schema_components([*types, Failed], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Waystone", "version": own_version()},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "waystone"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def own_version() -> str:
    """The version of this package."""
    try:
        return version("waystone")
    except PackageNotFoundError:
        return "0"


def operation(route: Route) -> dict[str, Any]:
    """One call."""
    content = {"application/json": {"schema": schema(route.answer)}} if route.answer else {}
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": {
            "200": {"description": "done", "content": content or {"text/plain": {}}},
            "default": {
                "description": "refused",
                "content": {"application/json": {"schema": schema(Failed)}},
            },
        },
    }
    if route.asked is not None:
        body = {"application/json": {"schema": schema(route.asked)}}
        found["requestBody"] = {"content": body}
    if route.takes_text:
        found["requestBody"] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
    return found


def parameters(route: Route) -> list[dict[str, Any]]:
    """What the path, the query and the headers carry."""
    text = {"type": "string"}
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": text}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    found += [{"name": name, "in": "query", "schema": text} for name in route.query]
    if route.method == "POST":
        header = {"type": "string", "const": "1"}
        found.append({"name": "X-Waystone", "in": "header", "required": True, "schema": header})
    return found


def schema(kind: type) -> dict[str, str]:
    """A reference to a type's schema."""
    return {"$ref": REF.format(name=kind.__name__)}
