"""The application: every route in one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import web

from waystone.api import guests, leaderboard, lobby, papers, records
from waystone.api.bodies import read_body
from waystone.api.calls import JSON, Call, Route, address_of, json_response
from waystone.api.doors import add_headers, answer_errors, check_doors, check_figures
from waystone.api.guests import Reception, set_cookie
from waystone.api.house import HOUSE, House
from waystone.api.metrics import TYPE
from waystone.api.openapi import describe
from waystone.api.socket import open_socket
from waystone.api.static import Client
from waystone.wire import calls

MATCH: Final = "/api/matches/{match}"
PAPERS: Final = "/api/games/{game}/papers/{setting}"
KEPT: Final = ("NOT_OVER", "SEALED")
PLAIN: Final = {
    "/api/socket": ("the socket, see docs/protocol/socket.md", "101", ""),
    "/api/openapi.json": ("this description", "200", JSON),
    "/health": ("alive?", "200", JSON),
    "/metrics": ("figures for Prometheus, for this machine", "200", "text/plain"),
}
ROUTES: Final = (
    Route("GET", "/api/games", lobby.games, "games, settings, bots", answer=calls.Games),
    Route(
        "GET",
        PAPERS,
        papers.show,
        "papers of the house",
        answer=calls.Papers,
        refuses=("NO_SUCH_PAPER",),
    ),
    Route(
        "POST",
        f"{PAPERS}/check",
        papers.check,
        "is this a good one?",
        answer=calls.Checked,
        query=("seats",),
        refuses=("NO_SUCH_PAPER", "BAD_SEATS"),
        takes_text=True,
        takes_much=True,
    ),
    Route(
        "POST",
        f"{PAPERS}/make",
        papers.make,
        "one to order",
        calls.PaperAsked,
        calls.Paper,
        refuses=("NO_SUCH_PAPER", "BAD_SETTING", "BAD_SEATS"),
    ),
    Route(
        "POST",
        "/api/guest",
        guests.enter,
        "who am I?",
        calls.GuestAsked,
        calls.Guest,
        refuses=("TOO_MANY_GUESTS",),
    ),
    Route(
        "POST",
        "/api/guest/leave",
        guests.leave,
        "forget me",
        calls.GoneAsked,
        calls.Gone,
        refuses=("NO_GUEST",),
    ),
    Route(
        "POST",
        "/api/matches",
        lobby.open_match,
        "open a match",
        calls.MatchAsked,
        calls.Created,
        refuses=(
            *("NO_GUEST", "UNKNOWN_GAME", "UNKNOWN_BOT", "UNKNOWN_SETTING", "BAD_SETTING"),
            *("BAD_SEATS", "NO_DAILY", "DAILY_PLAYED", "TOO_MANY_MATCHES", "CLOSING"),
        ),
        takes_much=True,
    ),
    Route("GET", "/api/matches", lobby.matches, "the lobby", answer=calls.MatchList),
    Route("GET", "/api/past", lobby.past, "what I have played", answer=calls.PastList),
    Route("GET", MATCH, lobby.summary, "a match from outside", answer=calls.Summary),
    Route(
        "POST",
        f"{MATCH}/join",
        lobby.join,
        "take a free seat",
        calls.SeatAsked,
        calls.Seated,
        refuses=("NO_GUEST", "NOT_INVITED", "NO_FREE_SEAT", "NO_JOINING", "TOO_EARLY"),
    ),
    Route(
        "POST",
        f"{MATCH}/seats",
        lobby.open_seat,
        "open one more seat of a running match",
        calls.OpeningAsked,
        calls.Opened,
        refuses=(
            *("NO_GUEST", "NOT_KEEPER", "NO_JOINING", "TABLE_FULL", "TOO_EARLY", "BAD_SEATS"),
            *("UNKNOWN_BOT", "NOT_BEGUN", "MATCH_OVER", "NO_FREE_SEAT"),
        ),
    ),
    Route(
        "POST",
        f"{MATCH}/seats/close",
        lobby.close_seat,
        "close a seat that nobody took",
        calls.ClosingAsked,
        calls.Opened,
        refuses=(
            *("NO_GUEST", "NOT_KEEPER", "NO_JOINING", "NO_OPEN_SEAT", "NOT_BEGUN"),
            *("MATCH_OVER", "NO_FREE_SEAT"),
        ),
    ),
    Route(
        "POST",
        f"{MATCH}/rematch",
        lobby.rematch,
        "play again",
        calls.RematchAsked,
        calls.Rematch,
        refuses=("NO_GUEST", "NOT_SEATED", "NO_REMATCH", "TOO_MANY_MATCHES", "CLOSING"),
    ),
    Route("GET", f"{MATCH}/record", records.record, "the record as text", refuses=KEPT),
    Route(
        "GET",
        f"{MATCH}/replay",
        records.show_replay,
        "every step, with the eyes asked for",
        answer=calls.Replay,
        query=("eyes",),
        refuses=(*KEPT, "BAD_EYES", "REPLAY_TOO_LARGE"),
    ),
    Route(
        "GET",
        f"{MATCH}/verify",
        records.verify,
        "play it again",
        answer=calls.Verified,
        refuses=KEPT,
    ),
    Route(
        "POST",
        f"{MATCH}/score",
        leaderboard.sign,
        "the winner signs",
        calls.ScoreAsked,
        calls.Signed,
        refuses=(
            "NO_GUEST",
            "NOT_OVER",
            "NOT_SEATED",
            "NOT_RANKED",
            "DAY_OVER",
            "NOT_WINNER",
            "SIGNED",
        ),
    ),
    Route(
        "GET",
        "/api/leaderboard",
        leaderboard.show,
        "one board",
        answer=calls.Leaderboard,
        query=("game", "board"),
        refuses=("NO_SUCH_BOARD",),
    ),
    Route(
        "GET",
        "/api/daily",
        leaderboard.today,
        "a game's match of the day",
        answer=calls.Daily,
        query=("game",),
        refuses=("NO_DAILY",),
    ),
)


def build(house: House, client: Client | None = None) -> web.Application:
    """The application for one house."""
    app = web.Application(middlewares=(answer_errors, check_doors))
    app[HOUSE] = house
    reception = Reception(house)
    for route in ROUTES:
        app.router.add_route(route.method, route.path, call_by(route, house, reception))
    add_plain_routes(app, house, reception, client or Client())
    app.on_response_prepare.append(add_headers)
    app.on_startup.append(lambda _: house.start())
    app.on_shutdown.append(lambda _: house.close())
    return app


Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]


def call_by(route: Route, house: House, reception: Reception) -> Answering:
    """What answers a route's requests."""

    async def answer(request: web.Request) -> web.StreamResponse:
        guest = await reception.recognise(request, address_of(request, house))
        call = Call(house, reception, request, guest)
        if route.asked is not None or route.takes_text:
            call.content = await read_body(call, route.takes_much)
        result = await route.handler(call)
        response = result if isinstance(result, web.Response) else json_response(result)
        if call.cookie is not None:
            set_cookie(response, house, call.cookie)
        return response

    return answer


def add_plain_routes(
    app: web.Application, house: House, reception: Reception, client: Client
) -> None:
    """The socket, what machines ask, and the files."""
    description = msgspec.json.encode(describe(ROUTES, PLAIN))

    async def socket(request: web.Request) -> web.StreamResponse:
        return await open_socket(request, house, reception)

    async def openapi(request: web.Request) -> web.StreamResponse:
        return web.Response(body=description, content_type=JSON)

    async def health(request: web.Request) -> web.StreamResponse:
        return json_response({"ok": not house.is_closing, "matches": len(house.lobby.hosts)})

    async def metrics(request: web.Request) -> web.StreamResponse:
        check_figures(request, house)
        return web.Response(body=house.metrics.text(), headers={"Content-Type": TYPE})

    app.router.add_get("/api/socket", socket)
    app.router.add_get("/api/openapi.json", openapi)
    app.router.add_get("/health", health)
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/{path:(?!api/).*}", client.answer)
