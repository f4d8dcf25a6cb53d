"""The files of the browser client, read once: what was not built can't be asked for."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web

from waystone.api.built import (
    ENGINE,
    WORKER,
    built_files,
    find_client,
    find_engine,
    local,
    with_engine,
)
from waystone.api.invitation import CARD, about, find, home, language_of, written_into
from waystone.api.picture import Pictures, can_draw
from waystone.api.policy import WORKER_POLICY
from waystone.api.server import SERVER, address_of
from waystone.match.addresses import counted
from waystone.words.runtime import DEFAULT, known

PAGES: Final = (
    "",
    "g",
    "replay",
    "analysis",
    "games",
    "leaderboard",
    "past",
    "player",
    "rules",
    "learn",
    "reference",
    "credits",
    "host",
)
LOCAL: Final = "local"
"""Where the page lies that plays without this server."""
SQUEEZED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Which files come after the first ones, by the beginning of an address and by game.
AHEAD: Final = "ahead.json"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Waystone</title></head><body>
<h1>Waystone is running</h1>
<p>The browser client is not built here yet. From a copy of the source, <code>make play</code>
builds it and starts the server; the programming interface already answers, see
<a href="/api/openapi.json">its description</a>.</p></body></html>
"""
TYPES: Final = mimetypes.MimeTypes()
"""Python's own: what a machine believes of its files may be wrong."""
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("image/webp", ".webp")
TYPES.add_type("text/javascript", ".js")
TYPES.add_type("text/javascript", ".mjs")


def type_of(name: str) -> str:
    """What a browser is told that a file is; squeezed ones are unpacked by who asked for them."""
    if name == LOCAL:
        return "text/html"
    kind, squeezed = TYPES.guess_type(name)
    return "application/gzip" if squeezed else kind or "application/octet-stream"


class File:
    """One file in memory, also squeezed."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content: Final = content
        self.type: Final = type_of(name)
        self.mark: Final = f'"{sha256(content).hexdigest()[:24]}"'
        self.keep: Final = FOREVER if name.startswith("assets/") else ASK_AGAIN
        squeezed = (
            gzip.compress(content, 9, mtime=0) if name.endswith((*SQUEEZED, LOCAL)) else content
        )
        self.squeezed: Final = squeezed if len(squeezed) < len(content) else None
        self.is_engine: Final = name.startswith(f"{ENGINE}/")
        self.is_worker: Final = name.startswith(WORKER)

    def answer(self, request: web.Request) -> web.Response:
        """The file as this browser takes it."""
        vary = "Accept-Encoding, Accept-Language" if self.type == "text/html" else "Accept-Encoding"
        # Who names a file of the engine by its checksum never gets another one.
        keep = FOREVER if self.is_engine and request.query_string else self.keep
        headers = {"Cache-Control": keep, "ETag": self.mark, "Vary": vary}
        if self.is_worker:
            headers["Content-Security-Policy"] = WORKER_POLICY
        if request.headers.get("If-None-Match") == self.mark:
            return web.Response(status=304, headers=headers)
        body = self.content
        if self.squeezed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            body = self.squeezed
            headers["Content-Encoding"] = "gzip"
        charset = "utf-8" if self.type.startswith("text/") else None
        return web.Response(body=body, content_type=self.type, charset=charset, headers=headers)


class Client:
    """All files of the built client; read again when its page was built again."""

    def __init__(self, folder: Path | None = None, engine: Path | None = None) -> None:
        self.folder: Final = folder or find_client()
        self.engine: Final = engine or (find_engine() if folder is None else None)
        self.files: dict[str, File] = {}
        self.ahead: dict[str, list[str]] = {}
        self.built = 0.0
        self.pictures: Final = Pictures()

    def refresh(self) -> None:
        """Read the files if there are newer ones."""
        page = self.folder / "index.html"
        built = page.stat().st_mtime if page.is_file() else 0.0
        if built == self.built:
            return
        self.built = built
        found = built_files(self.folder) if built else {}
        if self.engine is not None and built:
            found |= {f"{ENGINE}/{name}": each for name, each in built_files(self.engine).items()}
            text = found["index.html"].decode()
            found["index.html"] = with_engine(text).encode()
            found[LOCAL] = local(text, served=True).encode()
        self.files = {name: File(name, content) for name, content in found.items()}
        ahead = self.files.get(AHEAD)
        self.ahead = msgspec.json.decode(ahead.content, type=dict[str, list[str]]) if ahead else {}

    async def answer(self, request: web.Request) -> web.Response:
        """A file by its name, or the page for the addresses that the page itself knows."""
        path = request.path.lstrip("/")
        if path.rstrip("/") == LOCAL:
            return self.local(request)
        if path.partition("/")[0] in PAGES:
            self.refresh()
            return await self.inviting_page(request, path)
        if path not in self.files:
            self.refresh()
        if path in self.files:
            return self.files[path].answer(request)
        if "text/html" not in request.headers.get("Accept", ""):
            raise web.HTTPNotFound
        return self.nowhere(request)

    def local(self, request: web.Request) -> web.Response:
        """The page that plays without this server, if there is one."""
        self.refresh()
        page = self.files.get(LOCAL)
        return self.nowhere(request) if page is None else page.answer(request)

    def nowhere(self, request: web.Request) -> web.Response:
        """A mistyped address in a browser: the page itself says so, in the reader's language."""
        answer = self.page(request, "")
        if answer.status == HTTPStatus.OK:
            answer.set_status(HTTPStatus.NOT_FOUND)
        return answer

    async def inviting_page(self, request: web.Request, path: str) -> web.Response:
        """The page with what its link says where it is sent."""
        server, page = request.app[SERVER], self.files.get("index.html")
        if page is None:
            return self.page(request, path)
        language = language_of(request.headers.get("Accept-Language", ""))
        kind, _, match = path.partition("/")
        told, address = home(language), counted(address_of(request, server.options))
        info = await find(server.context, match, address) if kind == "g" else None
        if info is not None:
            told = about(info, language)
        text = written_into(
            page.content.decode(), told, server.options.public_url, match if info else ""
        )
        return self.page(request, path, File("index.html", text.encode()))

    async def picture(self, request: web.Request) -> web.Response:
        """What the preview of a link to a match shows; the card of the house where it can't be
        drawn, or is asked for too often."""
        self.refresh()
        server, match = request.app[SERVER], request.match_info["match"]
        address = counted(address_of(request, server.options))
        info = await find(server.context, match, address)
        if info is None:
            raise web.HTTPNotFound
        told = about(info, known(request.query.get("language", "")) or DEFAULT)
        drawn = self.pictures.at_hand(told)
        if drawn is None and can_draw() and server.context.long_calls.may(address):
            doors = self.ahead.get(f"door/{told.game}", [])
            drawn = await self.pictures.draw(told, self.contents(), doors)
        if drawn is None and CARD not in self.files:
            raise web.HTTPNotFound
        body = drawn or self.files[CARD].content
        headers = {"Cache-Control": "public, max-age=300"}
        return web.Response(body=body, content_type="image/png", headers=headers)

    def contents(self) -> dict[str, bytes]:
        """Every file as it is."""
        return {name: file.content for name, file in self.files.items()}

    def page(self, request: web.Request, path: str, page: File | None = None) -> web.Response:
        """The page, and beside it the files that its script would ask for only later."""
        page = page or self.files.get("index.html") or File("index.html", NOT_BUILT)
        answer = page.answer(request)
        kind, _, match = path.partition("/")
        host = request.app[SERVER].context.lobby.hosts.get(match)
        game = self.ahead.get(f"games/{host.match.info.game}", []) if host else []
        soon = dict.fromkeys(self.ahead.get(kind, []) + game)
        if soon:
            answer.headers["Link"] = ", ".join(map(link_to, soon))
        return answer


def link_to(name: str) -> str:
    """A file to fetch before it is asked for, as a header says it."""
    kind = "modulepreload" if name.endswith(".js") else "preload; as=style; crossorigin"
    return f"</{name}>; rel={kind}"
