"""The documentation at /docs, where `make docs` has built it into the package."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from aiohttp import web

from waystone.api.static import File

ROOT: Final = "/docs/"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Waystone</title></head><body>
<h1>No pages here yet</h1>
<p>From a copy of the source, <code>make docs</code> builds the documentation, and this server shows
it.</p></body></html>
"""
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY: Final = (
    "default-src 'none'; script-src 'self' {scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Of scripts in a page only those run that were in it when it was built."""


class Pages:
    """All built pages; a file is read when it is first asked for, and again when built anew."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder: Final = folder or Path(str(files("waystone.api"))) / "pages"
        self.built = 0.0
        self.known: set[str] = set()
        self.read: dict[str, tuple[File, str]] = {}

    def refresh(self) -> None:
        """Look which files there are, if they were built since."""
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self.built:
            self.built = built
            self.read = {}
            found = (path for path in self.folder.rglob("*") if path.is_file() and built)
            self.known = {path.relative_to(self.folder).as_posix() for path in found}

    async def answer(self, request: web.Request) -> web.Response:
        """A page or a file of a page; what was not built can't be asked for."""
        if request.path == ROOT.rstrip("/"):
            return web.Response(status=308, headers={"Location": ROOT})
        self.refresh()
        name = request.path.removeprefix(ROOT) or "index.html"
        if not self.known:
            return web.Response(body=NOT_BUILT, content_type="text/html", status=404)
        if name not in self.known:
            return self.found(request, "404.html", 404)
        return self.found(request, name, 200)

    def found(self, request: web.Request, name: str, status: int) -> web.Response:
        """A file with the policy for the scripts that are in it."""
        if name not in self.known:
            raise web.HTTPNotFound
        if name not in self.read:
            content = (self.folder / name).read_bytes()
            self.read[name] = File(f"docs/{name}", content), policy(name, content)
        file, scripts = self.read[name]
        answer = file.answer(request)
        answer.headers["Content-Security-Policy"] = scripts
        if status != 200:
            answer.set_status(status)
        return answer


def policy(name: str, content: bytes) -> str:
    """Which scripts may run in this page."""
    inline = _INLINE.findall(content) if name.endswith(".html") else []
    marks = dict.fromkeys(
        f"'sha256-{b64encode(sha256(each).digest()).decode()}'" for each in inline
    )
    return POLICY.format(scripts=" ".join(marks))
