"""Who may come in: origins, hosts, tokens, headers; and what every answer carries."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest

from tests.api.kit import Server, serving
from tests.match.kit import run, until
from tests.processes import PATIENCE
from waystone.api.policy import POLICY
from waystone.match.seats import new_token
from waystone.service.limits import Limits
from waystone.storage.sqlite import SqliteStore

FOREIGN = (
    "null",
    "http://evil.example",
    "https://evil.example:8000",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example/127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://user@evil.example",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "ftp://127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "file://",
    "http://[bad",
    "",
)


async def upgrade(server: Server, **headers: str) -> int:
    """The status with which the socket is answered."""
    try:
        socket = await server.session.ws_connect(f"{server.address}/api/socket", headers=headers)
    except aiohttp.WSServerHandshakeError as refused:
        return refused.status
    await socket.close()
    return 101


def test_foreign_pages_are_refused_before_the_upgrade() -> None:
    """Foreign, null, look-alike and missing origins, with and without a cookie."""

    async def scene() -> None:
        async with serving() as server:
            port = urlsplit(server.address).port
            ada = await server.person()
            cookie = {"Cookie": f"waystone={ada.token}"}
            for origin in FOREIGN:
                text = origin.format(port=port)
                assert await upgrade(server, Origin=text, **cookie) == 403
                assert await upgrade(server, Origin=text, **ada.headers) == 403
            assert await upgrade(server, **cookie) == 403
            assert await upgrade(server) == 403
            assert await upgrade(server, Origin=server.address, **cookie) == 101
            assert await upgrade(server, **ada.headers) == 101

    run(scene())


def test_foreign_pages_can_not_call() -> None:
    async def scene() -> None:
        async with serving() as server:
            port = urlsplit(server.address).port
            for origin in FOREIGN:
                status, answer = await server.post(
                    "/api/guest", {}, Origin=origin.format(port=port)
                )
                assert (status, answer["error"]["code"]) == (403, "BAD_ORIGIN")
            url = f"{server.address}/api/guest"
            for headers in ({}, {"X-Waystone": "0"}, {"Content-Type": "text/plain"}):
                async with server.session.post(url, data="{}", headers=headers) as response:
                    assert response.status == 403
                    assert (await response.json())["error"]["code"] == "NO_HEADER"
                    assert "Access-Control-Allow-Origin" not in response.headers
            async with server.session.options(url, headers={"Origin": "http://x"}) as response:
                assert response.status == 403

    run(scene())


def test_an_allowed_public_address_is_ours_too() -> None:
    async def scene() -> None:
        async with serving(origins=("https://play.example.org",)) as server:
            good = {"Origin": "https://play.example.org", "Host": "play.example.org"}
            assert await upgrade(server, **good) == 101
            for host in ("evil.example", "play.example.org.evil.example", ""):
                status, answer = await server.get("/health", Host=host)
                assert (status, answer["error"]["code"]) == (421, "BAD_HOST")

    run(scene())


def test_a_name_that_somebody_pointed_at_loopback_is_not_ours() -> None:
    async def scene() -> None:
        async with serving() as server:
            for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[bad"):
                status, answer = await server.get("/api/games", Host=host)
                assert (status, answer["error"]["code"]) == (421, "BAD_HOST")
            for host in ("localhost", "localhost:1", "127.0.0.1:99", "[::1]:8000"):
                assert (await server.get("/health", Host=host))[0] == 200

    run(scene())


def test_guessing_tokens_is_slowed_down() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            for _ in range(5):
                wrong = {"Authorization": f"Bearer {new_token()}"}
                status, answer = await server.get("/api/matches", **wrong)
                assert (status, answer["error"]["code"]) == (401, "BAD_TOKEN")
            status, answer = await server.get("/api/matches", **wrong)
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_TRIES")
            # Ada sits behind the same address, and is not to blame.
            assert (await ada.get("/api/matches"))[0] == 200
            assert await upgrade(server, **ada.headers) == 101
            server.context.clock.later_by += 11  # type: ignore[attr-defined]
            assert (await server.get("/api/matches", **wrong))[0] == 401

    run(scene())


def test_guessing_invites_is_slowed_down() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, eve = await server.person(), await server.person("Eve")
            opened = await ada.open("me", "open", public=False)
            path = f"/api/matches/{opened['match']}/join"
            for number in range(5):
                status, _ = await eve.post(path, {"invite": f"{number:022}"})
                assert status == 403
            status, answer = await eve.post(path, {"invite": opened["invite"]})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_TRIES")
            bob = await server.person("Bob")
            assert (await bob.post(path, {"invite": opened["invite"]}))[0] == 200

    run(scene())


def test_a_token_of_somebody_elses_making_is_nobodys() -> None:
    """A planted cookie is not taken over: the server gives its own token or none."""

    async def scene() -> None:
        async with serving() as server:
            planted = new_token()
            url, headers = f"{server.address}/api/guest", {"X-Waystone": "1"}
            headers["Cookie"] = f"waystone={planted}"
            async with server.session.post(url, json={}, headers=headers) as response:
                assert response.status == 200
                assert response.cookies["waystone"].value != planted
            status, _ = await server.get("/api/matches", Authorization=f"Bearer {planted}")
            assert status == 401

    run(scene())


def test_a_token_that_was_given_back_opens_nothing() -> None:
    """Neither calls, nor sockets, nor those that are open; the seat stays taken."""

    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = (await ada.open())["match"]
            line = await ada.line()
            await line.join(match)
            status, answer = await ada.post("/api/guest/leave")
            assert (status, answer) == (200, {"guest": ada.guest})
            assert await line.close_code() in (1006, None)
            assert (await ada.get("/api/matches"))[0] == 401
            assert await upgrade(server, **ada.headers) == 401
            status, answer = await bob.post(f"/api/matches/{match}/join")
            assert (status, answer["error"]["code"]) == (409, "NO_FREE_SEAT")
            cookie = {"Cookie": f"waystone={bob.token}", "X-Waystone": "1"}
            url = f"{server.address}/api/guest/leave"
            async with server.session.post(url, json={}, headers=cookie) as response:
                assert response.cookies["waystone"]["max-age"] == "0"
            assert (await server.post("/api/guest/leave", {}))[0] == 401

    run(scene())


def test_tokens_are_not_kept_only_their_checksums(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        async with serving(store) as server:
            ada = await server.person()
            await ada.open()
        store.close()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert ada.guest.encode() in kept
        assert ada.token.encode() not in kept

    run(scene())


SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def test_every_answer_carries_the_headers_that_keep_pages_safe() -> None:
    async def scene() -> None:
        async with serving() as server:
            for path in ("/", "/g/abc", "/api/games", "/api/nope", "/health", "/nope.js"):
                async with server.session.get(server.address + path) as response:
                    assert response.headers["Content-Security-Policy"] == POLICY
                    assert SAFE.items() <= dict(response.headers).items()
                    assert "Server" not in response.headers

    run(scene())
    script = next(part for part in POLICY.split("; ") if part.startswith("script-src"))
    assert script == "script-src 'self'"
    assert "'unsafe-eval'" not in POLICY
    assert "default-src 'none'" in POLICY


XSS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "</title><script>x</script>",
    "\u2028\u2029\u0000<b>",
    "${alert(1)}",
)


def test_names_and_chat_travel_as_data_only() -> None:
    """JSON with its own content type and no sniffing; nothing that was said is ever in a page."""

    async def scene() -> None:
        async with serving() as server:
            for payload in XSS:
                ada = await server.person(payload)
                match = (await ada.open("me", "open"))["match"]
                line = await ada.line()
                await line.join(match)
                await line.say("chat", match=match, text=payload)
                said = await line.until("said")
                assert not set(said["text"]) & set("\u0000\u2028\u2029\u202e")
                for path in ("/", f"/g/{match}", f"/api/matches/{match}", "/api/matches"):
                    async with server.session.get(server.address + path) as response:
                        if response.content_type == "text/html":
                            assert payload not in await response.text()
                        else:
                            assert response.content_type == "application/json"
                await line.socket.close()

    run(scene())


async def raw(server: Server, data: bytes, drip: float = 0) -> bytes:
    """Send bytes, perhaps one by one; what comes back until the server ends it."""
    address = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)

    async def send() -> None:
        for number in range(len(data) if drip else 1):
            writer.write(data[number : number + 1] if drip else data)
            await writer.drain()
            await asyncio.sleep(drip)

    sending = asyncio.create_task(send())
    try:
        answer = await asyncio.wait_for(reader.read(), 15)
    except ConnectionError:
        answer = b""
    sending.cancel()
    writer.close()
    return answer


def test_words_that_come_drop_by_drop_are_not_waited_for() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(request_seconds=0.5)) as server:
            head = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            for data, drip in ((head, 0.05), (b"", 0), (head, 0)):
                assert await raw(server, data, drip) == b""
            assert server.context.bites.counts["request_seconds"] == 3
            post = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Waystone: 1\r\n"
            assert b"408" in await raw(server, post + b"Content-Length: 9\r\n\r\n{")
            assert server.context.bites.counts["request_seconds"] == 4

    run(scene())


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 20_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n",
    ],
)
def test_broken_requests_get_an_error_and_harm_nobody(data: bytes) -> None:
    async def scene() -> None:
        async with serving(limits=Limits(request_seconds=0.5)) as server:
            answer = await raw(server, data)
            assert answer == b"" or answer.split(b" ")[1][:1] in (b"4", b"5")
            assert (await server.get("/health"))[0] == 200

    run(scene())


def test_no_script_gets_the_token_of_a_cookie() -> None:
    """A program that names its token, or is new, is told it."""

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            wanted = {"token": True}
            _, answer = await server.post("/api/guest", wanted, Cookie=f"waystone={ada.token}")
            assert (answer["guest"], answer["token"]) == (ada.guest, None)
            _, answer = await ada.post("/api/guest", wanted)
            assert answer["token"] == ada.token
            _, answer = await server.post("/api/guest", wanted)
            assert answer["token"]

    run(scene())


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/openapi.json"])
def test_a_head_is_a_get_without_its_body(path: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            async with server.session.head(server.address + path) as head:
                assert (head.status, await head.read()) == (200, b"")
            async with server.session.get(server.address + path) as whole:
                assert head.headers["Content-Type"] == whole.headers["Content-Type"]

    run(scene())


def test_pings_count_as_frames() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(watcher_frames=(5, 60))) as server:
            line = await (await server.person()).line()
            for _ in range(5):
                await line.socket.ping()
            await line.say("ping", t=1)
            assert (await line.hear())["code"] == "TOO_FAST", "five were not too many"
            await line.socket.ping()
            assert await line.close_code() == 1008
            await until(lambda: not server.context.sessions)

    run(scene())


def test_one_address_has_so_many_connections() -> None:
    """The next one is closed and counted; room that somebody leaves is there again."""

    async def scene() -> None:
        async with serving(limits=Limits(connections_per_address=3)) as server:
            port = urlsplit(server.address).port
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()
            assert server.context.metrics.cut["crowd"] == 1
            for _, each in silent:
                each.close()
            while True:
                with suppress(aiohttp.ClientError):
                    assert (await server.get("/health"))[0] == 200
                    break
                await asyncio.sleep(0.05)

    run(scene())


@pytest.mark.parametrize(
    "told",
    [
        lambda number: [f"{number}.2.3.4, 198.51.100.1"],
        lambda number: [f"{number}.2.3.4", "198.51.100.1"],
        lambda number: ["127.0.0.1", f"{number}.2.3.4,198.51.100.1"],
        lambda number: [f"198.51.100.1:{4000 + number}"],
        lambda number: [f"[2001:db8:1:3::{number}]:{4000 + number}"],
        lambda number: [f"2001:db8:1:3::{number}"],
        lambda number: ["::ffff:198.51.100.1" if number % 2 else "198.51.100.1"],
    ],
    ids=["one line", "two lines", "both", "port", "port of IPv6", "IPv6", "IPv4 in IPv6"],
)
def test_only_the_last_word_of_our_proxy_says_who_comes(told: Callable[[int], list[str]]) -> None:
    """What a stranger wrote before stays before it, whether the proxy adds to the line or adds a
    line; a port is no other address."""

    async def scene() -> list[int]:
        limits = replace(Limits(), new_guests=(3, 600.0))
        async with serving(behind_proxy=True, limits=limits) as server:
            statuses = []
            for number in range(1, 6):
                lines = [("X-Waystone", "1"), *(("X-Forwarded-For", each) for each in told(number))]
                url = f"{server.address}/api/guest"
                async with server.session.post(url, json={}, headers=lines) as response:
                    statuses.append(response.status)
            return statuses

    assert run(scene()) == [200, 200, 200, 429, 429]
