"""The documentation at /docs: where it is built, and where it is not."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from tests.api.kit import serving
from waystone.api import app
from waystone.api.pages import Pages

SCRIPT = "let dark = matchMedia('(prefers-color-scheme: dark)')"
PAGE = f"<!doctype html><title>Pages</title><script>{SCRIPT}</script><p>Read me</p>"
Answer = tuple[int, str, dict[str, str]]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server that finds its pages in this folder."""
    monkeypatch.setattr(app, "Pages", lambda: Pages(tmp_path))
    return tmp_path


def ask(paths: Sequence[str], **headers: str) -> list[Answer]:
    async def asked() -> list[Answer]:
        found = []
        async with serving() as server:
            for path in paths:
                address, get = f"{server.address}{path}", server.session.get
                async with get(address, headers=headers, allow_redirects=False) as answer:
                    found.append((answer.status, await answer.text(), dict(answer.headers)))
        return found

    return asyncio.run(asked())


def fill(folder: Path) -> None:
    (folder / "how-to").mkdir()
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "404.html").write_text("<p>Nothing here</p>", "utf-8")
    (folder / "how-to" / "host.html").write_text("<p>Host it</p>", "utf-8")


def test_the_built_pages_are_shown(built: Path) -> None:
    fill(built)
    bare, home, page, none, above = ask(
        ["/docs", "/docs/", "/docs/how-to/host.html", "/docs/no.html", "/docs/%2e%2e/secret"]
    )
    assert (bare[0], bare[2]["Location"]) == (308, "/docs/")
    assert (home[0], page[0]) == (200, 200)
    assert "Read me" in home[1]
    assert page[1] == "<p>Host it</p>"
    assert (none[0], none[1]) == (404, "<p>Nothing here</p>")
    assert above[0] == 404


def test_a_page_that_a_browser_has_already_is_not_sent_again(built: Path) -> None:
    fill(built)
    ((_, _, told),) = ask(["/docs/"])
    assert told["Cache-Control"] == "no-cache"
    ((status, text, again),) = ask(["/docs/"], **{"If-None-Match": told["Etag"]})
    assert (status, text) == (304, "")
    assert again["Content-Security-Policy"] == told["Content-Security-Policy"]
    ((_, _, none),) = ask(["/docs/no.html"])
    ((status, *_),) = ask(["/docs/else.html"], **{"If-None-Match": none["Etag"]})
    assert status == 404, "what is nowhere is nowhere however often it is asked for"


def test_of_scripts_in_a_page_only_those_run_that_were_built_into_it(built: Path) -> None:
    fill(built)
    home, page = ask(["/docs/", "/docs/how-to/host.html"])
    mark = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{mark}';" in home[2]["Content-Security-Policy"]
    assert "script-src 'self' ;" in page[2]["Content-Security-Policy"]
    for answer in (home, page):
        assert answer[2]["X-Frame-Options"] == "DENY"
        assert "'unsafe-inline'" not in answer[2]["Content-Security-Policy"].split("style-src")[0]


def test_where_nothing_is_built_it_says_how_to(built: Path) -> None:
    page, file = ask(["/docs/", "/docs/index.html"])
    assert (page[0], file[0]) == (404, 404)
    assert "make docs" in page[1]


def test_other_answers_keep_the_strict_policy(built: Path) -> None:
    ((_, _, headers),) = ask(["/health"])
    assert headers["Content-Security-Policy"].startswith("default-src 'none'; script-src 'self'; ")


def test_pages_that_were_built_anew_are_read_anew(built: Path) -> None:
    pages = Pages(built)
    fill(built)
    pages.refresh()
    assert "new.html" not in pages.known
    (built / "new.html").write_text("<p>New</p>", "utf-8")
    newer = pages.built + 10
    os.utime(built / "index.html", (newer, newer))
    pages.refresh()
    assert "new.html" in pages.known
