"""What carries calls and frames, part by part: frames on the wire, lines of the log, the door."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import AsyncIterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any, cast

import pytest
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.test_utils import make_mocked_request

from tests.api.kit import serving
from tests.match.kit import run
from waystone.api import built
from waystone.api.frames import MaskedOnly, text_frame
from waystone.api.options import Options
from waystone.api.pages import Pages
from waystone.api.serve import JsonLines, is_our_concern
from waystone.api.static import File
from waystone.service.limits import Limits


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_says_its_length_as_the_protocol_wants_it(size: int, head: bytes) -> None:
    """RFC 6455, 5.2."""
    payload = b"x" * size
    assert text_frame(payload) == head + payload


def masked(size: int) -> bytes:
    """A frame of a client whose payload looks like heads of frames that are not masked."""
    head = bytearray(text_frame(b"\x01" * size))
    head[1] |= 0x80
    at = len(head) - size
    return bytes(head[:at]) + b"\0\0\0\0" + bytes(head[at:])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, 65_535, 65_536])
def test_a_frame_that_is_not_masked_is_noticed_wherever_it_begins(size: int) -> None:
    """RFC 6455, 5.1; the one before it may come in two pieces, cut anywhere."""
    first, parser = masked(size), cast(Any, None)
    cuts = [*range(min(20, len(first))), len(first) - 1, len(first)]
    for cut in cuts:
        for last, good in ((masked(1), True), (text_frame(b"x"), False)):
            looked = MaskedOnly(parser, parser, 9)
            assert looked.are_good(first[:cut])
            assert looked.are_good(first[cut:] + last[:1])
            assert looked.are_good(last[1:]) is good


def test_more_frames_at_once_than_somebody_may_send_are_a_flood() -> None:
    looked = MaskedOnly(cast(Any, None), cast(Any, None), 3)
    assert looked.are_good(masked(1) * 3)
    assert looked.are_good(masked(1) * 3), "each time anew"
    assert not looked.is_flood
    assert not looked.are_good(masked(1) * 4)
    assert looked.is_flood


def logged(error: BaseException | None) -> logging.LogRecord:
    try:
        if error is not None:
            raise error
    except Exception:
        found = sys.exc_info()
    else:
        found = None  # type: ignore[assignment]
    return logging.LogRecord("waystone.api", logging.WARNING, "f", 1, "match %s", ("m1",), found)


def test_a_line_of_the_log_is_one_object() -> None:
    line = json.loads(JsonLines().format(logged(None)))
    assert line.pop("time")[:2] == "20"
    assert line == {"level": "warning", "name": "waystone.api", "message": "match m1"}
    failed = json.loads(JsonLines().format(logged(ValueError("odd"))))
    assert "ValueError: odd" in failed["trace"]


def test_strangers_who_speak_no_http_fill_no_log() -> None:
    assert is_our_concern(logged(None))
    assert is_our_concern(logged(ValueError("odd")))
    assert not is_our_concern(logged(HttpProcessingError(message="no verb")))


def test_a_server_is_for_this_machine_unless_told_otherwise() -> None:
    usual = Options()
    assert (usual.host, usual.port, usual.origins) == ("127.0.0.1", 8000, ())
    assert (usual.behind_proxy, usual.fixed_windows, usual.host_token) == (False, 0, "")
    assert (usual.is_loopback, usual.is_secure, usual.hosts()) == (True, False, set())
    others = [
        Options(host=host).is_loopback for host in ("::1", "localhost", "0.0.0.0", "10.0.0.1")
    ]
    assert others == [True, True, False, False]
    public = Options(origins=("https://Play.example.org", "http://here:81"))
    assert (public.is_secure, public.hosts()) == (True, {"play.example.org", "here:81"})
    assert not Options(origins=("http://here",)).is_secure


def test_figures_are_for_this_machine_and_the_named_networks() -> None:
    options = Options(metrics_for=(ip_network("10.1.0.0/16"),))
    seen = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3", "fe80::1%eth0"]
    assert [options.may_see_figures(each) for each in seen] == [True] * 5 + [False]
    assert not any(map(options.may_see_figures, ("10.2.0.1", "", "nonsense")))


def test_too_many_calls_and_wrong_methods_are_refused_in_our_words() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(calls=(3, 60.0))) as server:
            address = f"{server.address}/api/games"
            async with server.session.delete(address, headers={"X-Waystone": "1"}) as answer:
                assert (answer.status, answer.headers["Allow"]) == (405, "GET")
                assert (await answer.json())["error"]["code"] == "WRONG_METHOD"
            statuses = []
            for _ in range(3):
                async with server.session.get(address) as answer:
                    statuses.append(answer.status)
            assert statuses == [200, 200, 429]
            async with server.session.get(server.address + "/rules") as answer:
                assert answer.status != 429  # pages are no calls

    run(scene())


def test_what_goes_wrong_in_the_library_is_told_in_our_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with serving() as server:

            async def fail(*_: Any) -> Any:
                raise RuntimeError("a secret")

            monkeypatch.setattr("waystone.api.static.find", fail)
            picture = f"{server.address}/g/abc/picture.png"
            async with server.session.get(picture) as answer:
                assert (answer.status, (await answer.json())["error"]["code"]) == (500, "INTERNAL")
                assert "secret" not in await answer.text()
            async with server.session.put(picture, headers={"X-Waystone": "1"}) as answer:
                assert (answer.status, answer.headers["Allow"]) == (405, "GET,HEAD")
            assert server.context.metrics.calls[500] == 1

    run(scene())


def test_there_is_no_picture_of_no_match_nor_without_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing can be drawn the card of the house is shown, if the client was built."""
    monkeypatch.setattr("waystone.api.static.can_draw", lambda: False)

    async def scene() -> None:
        async with serving() as server:
            match = (await (await server.person()).open())["match"]
            for each in ("nobody", match):
                status, answer = await server.get(f"/g/{each}/picture.png")
                assert (status, answer["error"]["code"]) == (404, "NOT_FOUND")

    run(scene())


def test_a_server_that_goes_down_opens_no_socket() -> None:
    async def scene() -> None:
        async with serving() as server:
            server.context.is_closing = True
            status, answer = await server.get("/api/socket", Origin=server.address)
            assert (status, answer["error"]["code"]) == (503, "CLOSING")

    run(scene())


@pytest.mark.parametrize(("size", "status"), [(100, 200), (101, 413)])
def test_a_body_that_does_not_say_how_long_it_is_is_read_up_to_the_limit(
    size: int, status: int
) -> None:
    async def scene() -> None:
        async def pieces() -> AsyncIterator[bytes]:
            yield b'{"token": true}'
            yield b" " * (size - 15)

        async with serving(limits=Limits(body_bytes=100)) as server:
            url, headers = f"{server.address}/api/guest", {"X-Waystone": "1"}
            async with server.session.post(url, data=pieces(), headers=headers) as answer:
                assert answer.status == status

    run(scene())


def test_more_frames_at_once_than_anybody_may_send_are_a_flood() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(player_frames=(5, 60.0))) as server:
            line = await (await server.person()).line()
            connection = line.socket._response.connection
            assert connection is not None
            assert connection.transport is not None
            connection.transport.write(b"\x89\x80abcd" * 6)  # pings, each with its mask
            assert await line.close_code() == 1002
            assert server.context.metrics.cut["flood"] == 1
            assert server.context.bites.counts["player_frames"] == 1

    run(scene())


def test_a_page_that_was_not_built_is_nowhere(tmp_path: Path) -> None:
    """Neither is the page that would say so, if that was not built."""
    (tmp_path / "index.html").write_text("<p>here</p>")

    async def scene() -> None:
        pages = Pages(tmp_path)
        assert (await pages.answer(make_mocked_request("GET", "/docs/"))).status == 200
        with pytest.raises(web.HTTPNotFound):
            await pages.answer(make_mocked_request("GET", "/docs/else.html"))

    run(scene())


def test_a_client_is_found_beside_the_sources_or_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, source = tmp_path / "api", tmp_path / "src" / "waystone" / "api" / "built.py"
    monkeypatch.setattr(built, "files", lambda name: package if name == "waystone.api" else None)
    monkeypatch.setattr(built, "__file__", str(source))
    assert built.find_client() == package / "static"
    assert built.find_engine() is None
    for page in (tmp_path / "web" / "dist" / "index.html", package / "engine" / "engine.json"):
        page.parent.mkdir(parents=True)
        page.touch()
    assert built.find_client() == tmp_path / "web" / "dist"
    assert built.find_engine() == package / "engine"


def test_notes_of_the_build_are_no_files_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("b.js", "a.html", ".built", "assets/.note", "assets/c.d.css"):
        (tmp_path / name).write_text(name)
    found = built.built_files(tmp_path)
    assert found == {name: name.encode() for name in ("a.html", "assets/c.d.css", "b.js")}
    assert list(found) == sorted(found)


@pytest.mark.parametrize(
    ("name", "is_squeezed"),
    [
        ("index.html", True),
        ("assets/a.js", True),
        ("engine/a.mjs", True),
        ("assets/a.css", True),
        ("icon.svg", True),
        ("ahead.json", True),
        ("a.webmanifest", True),
        ("robots.txt", True),
        ("assets/a.js.map", True),
        ("local", True),
        ("assets/a.woff2", False),
        ("card.png", False),
        ("engine/a.wasm", False),
    ],
)
def test_a_file_is_squeezed_for_who_takes_it_so(name: str, is_squeezed: bool) -> None:
    """Only texts; and a page differs by language, too, which caches must know."""
    file = File(name, b"x" * 999)
    is_page = name in ("index.html", "local")
    for accepted in ("gzip, br", "br", None):
        words = {"Accept-Encoding": accepted} if accepted else {}
        answer = file.answer(make_mocked_request("GET", "/", words))
        is_small = is_squeezed and accepted == "gzip, br"
        assert answer.headers.get("Content-Encoding") == ("gzip" if is_small else None)
        assert (answer.body == b"x" * 999) is not is_small
        vary = "Accept-Encoding, Accept-Language" if is_page else "Accept-Encoding"
        assert answer.headers["Vary"] == vary
    assert file.keep == (
        "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    )
    assert File(name, b"x").squeezed is None, "what would grow is sent as it is"
