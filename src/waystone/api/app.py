"""The application: calls, the socket, what machines ask, and the files of the client."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import msgspec
from aiohttp import web

from waystone.api import asyncapi, openapi
from waystone.api.carrying import carry, to_web
from waystone.api.guards import add_headers, answer_errors, check_metrics_reader, guard_requests
from waystone.api.metrics import TYPE, exported
from waystone.api.openapi import Plain
from waystone.api.pages import Pages
from waystone.api.server import SERVER, WebServer
from waystone.api.socket import open_socket
from waystone.api.static import Client
from waystone.service.calls import JSON, json_response
from waystone.service.routes import ROUTES
from waystone.wire.health import Health, Ready

PLAIN: Final = {
    "/api/socket": Plain("the socket, see /api/asyncapi.json", ("101",), ""),
    "/api/asyncapi.json": Plain("the description of the socket's frames"),
    "/api/openapi.json": Plain("this description"),
    "/health": Plain("alive?", answer=Health),
    "/ready": Plain(
        "fit for players? 503 with the reasons where not", ("200", "503"), answer=Ready
    ),
    "/metrics": Plain("figures for Prometheus, for this machine", media="text/plain"),
}


def build(server: WebServer, client: Client | None = None) -> web.Application:
    """The application of one server."""
    app = web.Application(middlewares=(answer_errors, guard_requests))
    app[SERVER] = server
    add_routes(app, server, client or Client())
    app.on_response_prepare.append(add_headers)
    app.on_startup.append(lambda _: server.start())
    app.on_shutdown.append(lambda _: server.close())
    return app


@cache
def calls_described() -> bytes:
    """The description of all calls; made when somebody first asks for it, since it takes as long
    as half of a server's start."""
    return msgspec.json.encode(openapi.describe(ROUTES, PLAIN))


@cache
def frames_described() -> bytes:
    """The description of all frames, likewise."""
    return msgspec.json.encode(asyncapi.describe())


def add_routes(app: web.Application, server: WebServer, client: Client) -> None:
    """What is no call comes first: the calls take everything else below /api/."""

    async def socket(request: web.Request) -> web.StreamResponse:
        return await open_socket(request, server)

    async def describe_calls(request: web.Request) -> web.StreamResponse:
        return web.Response(body=await asyncio.to_thread(calls_described), content_type=JSON)

    async def describe_frames(request: web.Request) -> web.StreamResponse:
        return web.Response(body=await asyncio.to_thread(frames_described), content_type=JSON)

    async def health(request: web.Request) -> web.StreamResponse:
        context = server.context
        return to_web(json_response(Health(not context.is_closing, len(context.lobby.hosts))))

    async def ready(request: web.Request) -> web.StreamResponse:
        reasons = server.context.why_not_ready()
        state = Ready(not reasons, reasons)
        return to_web(json_response(state, status=503 if reasons else 200))

    async def metrics(request: web.Request) -> web.StreamResponse:
        check_metrics_reader(request, server)
        return web.Response(body=exported(server.context), headers={"Content-Type": TYPE})

    async def call(request: web.Request) -> web.StreamResponse:
        return await carry(request, server)

    app.router.add_get("/api/socket", socket)
    app.router.add_get("/api/openapi.json", describe_calls)
    app.router.add_get("/api/asyncapi.json", describe_frames)
    app.router.add_get("/health", health)
    app.router.add_get("/ready", ready)
    app.router.add_get("/metrics", metrics)
    app.router.add_route("*", "/api/{path:.*}", call)
    app.router.add_get("/g/{match}/picture.png", client.picture)
    app.router.add_get("/docs{path:(/.*)?}", Pages().answer)
    app.router.add_get("/{path:(?!api/).*}", client.answer)
