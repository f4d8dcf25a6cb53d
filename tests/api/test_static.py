"""The files of the browser client."""

import os
import re
from pathlib import Path

import pytest
from yarl import URL

from tests.api.kit import serving
from tests.match.kit import run
from waystone.api.built import with_engine
from waystone.api.static import PAGES, type_of

ROUTER = Path(__file__).parents[2] / "web" / "src" / "app" / "router.svelte.ts"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Waystone</title>" + "x" * 500)
    (built / "assets" / "main-abc123.js").write_text("console.log('hello')\n" * 100)
    (built / "assets" / "font-x.woff2").write_bytes(b"wOF2" * 10)
    (built / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return built


def test_the_page_is_served_wherever_the_client_has_addresses(client: Path) -> None:
    async def scene() -> None:
        async with serving(client=client) as server:
            for path in ("/", "/g/abc", "/replay/abc", "/leaderboard", "/past", "/rules"):
                async with server.session.get(server.address + path) as response:
                    assert response.status == 200
                    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
                    assert response.headers["Cache-Control"] == "no-cache"
                    assert "Waystone" in await response.text()

    run(scene())


def test_every_address_that_the_client_knows_is_one_of_the_server() -> None:
    """A page that shows behind a 404 is replaced by proxies with pages of their own."""
    text = ROUTER.read_text()
    known = set(re.findall(r"first === '(\w*)'", text))
    plain = re.search(r"\[(.*)\]\.includes\(first\)", text)
    assert plain is not None
    known |= set(re.findall(r"'(\w+)'", plain.group(1)))
    assert known == set(PAGES)


def test_a_mistyped_address_shows_the_page_and_programs_an_error(client: Path) -> None:
    async def scene() -> None:
        async with serving(client=client) as server:
            url = f"{server.address}/nowhere/at/all"
            async with server.session.get(url, headers={"Accept": "text/html,*/*"}) as response:
                assert response.status == 404
                assert await response.text() == (client / "index.html").read_text()
                again = {"Accept": "text/html", "If-None-Match": response.headers["ETag"]}
            async with server.session.get(url, headers=again) as response:
                assert (response.status, await response.text()) == (304, "")
            async with server.session.get(url) as response:
                assert response.status == 404
                assert (await response.json())["error"]["code"] == "NOT_FOUND"

    run(scene())


def test_files_with_a_checksum_in_their_name_are_kept_for_ever(client: Path) -> None:
    async def scene() -> None:
        async with serving(client=client) as server:
            url = f"{server.address}/assets/main-abc123.js"
            async with server.session.get(url) as response:
                assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
                assert response.headers["Content-Encoding"] == "gzip"
                assert response.content_type == "text/javascript"
                assert (await response.text()).startswith("console.log")
                mark = response.headers["ETag"]
            async with server.session.get(url, headers={"If-None-Match": mark}) as response:
                assert response.status == 304
            plain = {"Accept-Encoding": "identity"}
            async with server.session.get(url, headers=plain) as response:
                assert "Content-Encoding" not in response.headers
            async with server.session.get(f"{server.address}/favicon.svg") as response:
                assert response.content_type == "image/svg+xml"
                assert response.headers["Cache-Control"] == "no-cache"
            async with server.session.get(f"{server.address}/assets/font-x.woff2") as response:
                assert response.content_type == "font/woff2"

    run(scene())


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("local", "text/html"),
        ("index.html", "text/html"),
        ("assets/main.css", "text/css"),
        ("assets/main.js", "text/javascript"),
        ("engine/loader.mjs", "text/javascript"),
        ("assets/font.woff2", "font/woff2"),
        ("assets/wall.webp", "image/webp"),
        ("icon.svg", "image/svg+xml"),
        ("card.png", "image/png"),
        ("ahead.json", "application/json"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("engine/python.wasm", "application/wasm"),
        ("engine/engine.tar.gz", "application/gzip"),
        ("engine/engine.whl", "application/octet-stream"),
    ],
)
def test_a_file_is_called_what_it_is_whatever_the_machine_believes(name: str, kind: str) -> None:
    assert type_of(name) == kind


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//etc/passwd",
        "/%00",
        "/assets/",
        "/assets",
        "/secret.txt",
        "/index.html/x",
    ],
)
def test_nothing_outside_can_be_asked_for(client: Path, path: str) -> None:
    async def scene() -> None:
        async with serving(client=client) as server:
            url = URL(server.address + path, encoded=True)
            async with server.session.get(url) as response:
                assert "secret" not in (await response.text()).replace("secret.txt", "")
                assert response.status in (400, 404) or response.content_type == "text/html"

    run(scene())


def test_a_client_that_was_built_again_is_served_anew(client: Path) -> None:
    async def scene() -> None:
        async with serving(client=client) as server:
            async with server.session.get(server.address) as response:
                assert "second" not in await response.text()
            (client / "index.html").write_text("second")
            os.utime(client / "index.html", (1, 1))
            async with server.session.get(server.address) as response:
                assert await response.text() == "second"

    run(scene())


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(client=tmp_path / "nothing") as server,
            server.session.get(server.address) as response,
        ):
            assert response.status == 200
            assert "make play" in await response.text()

    run(scene())


def test_a_page_names_the_files_that_its_script_would_ask_for_only_later(client: Path) -> None:
    ahead = '{"g": ["assets/Match.js", "assets/Match.css"], "games/extrikate": ["assets/e.js"]}'
    (client / "ahead.json").write_text(ahead)
    page = "</assets/Match.js>; rel=modulepreload, </assets/Match.css>; rel=preload; as=style"

    async def scene() -> None:
        async with serving(client=client) as server:
            ada = await server.person("Ada")
            match = (await ada.open(game="extrikate"))["match"]
            async with server.session.get(f"{server.address}/g/{match}") as response:
                named = response.headers["Link"]
                assert named == f"{page}; crossorigin, </assets/e.js>; rel=modulepreload"
            async with server.session.get(f"{server.address}/g/unknown") as response:
                assert response.headers["Link"] == f"{page}; crossorigin"
            async with server.session.get(server.address) as response:
                assert "Link" not in response.headers

    run(scene())


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """The engine for pages, as a build leaves it."""
    built = tmp_path / "engine"
    built.mkdir()
    (built / "engine.json").write_text("{}")
    (built / "waystone.zip.gz").write_bytes(b"squeezed")
    (built / "pyodide.mjs").write_text("export {}\n" * 100)
    return built


PAGE = '<!doctype html>\n<html lang="en">\n<title>Waystone</title></html>'


def test_a_page_without_a_server_is_served_where_there_is_an_engine(
    client: Path, engine: Path
) -> None:
    (client / "index.html").write_text(PAGE)

    async def scene() -> None:
        async with serving(client=client, engine=engine) as server:
            for path in ("/local", "/local/"):
                async with server.session.get(f"{server.address}{path}?/g/abc") as response:
                    assert response.status == 200
                    assert response.content_type == "text/html"
                    assert '<html lang="en" data-local' in await response.text()
            async with server.session.get(server.address) as response:
                assert '<html lang="en" data-engine' in await response.text()
        async with serving(client=client) as server:
            headers = {"Accept": "text/html"}
            url = f"{server.address}/local/"
            async with server.session.get(url, headers=headers) as response:
                assert response.status == 404
            async with server.session.get(server.address) as response:
                assert "data-" not in await response.text()

    run(scene())


def test_the_engine_is_sent_squeezed_as_it_is_and_kept_by_its_checksum(
    client: Path, engine: Path
) -> None:
    async def scene() -> None:
        async with serving(client=client, engine=engine) as server:
            url = f"{server.address}/engine/waystone.zip.gz"
            async with server.session.get(url + "?abc") as response:
                assert response.content_type == "application/gzip"
                assert "Content-Encoding" not in response.headers
                assert "immutable" in response.headers["Cache-Control"]
                assert await response.read() == b"squeezed"
            async with server.session.get(url) as response:
                assert response.headers["Cache-Control"] == "no-cache"
            async with server.session.get(f"{server.address}/engine/pyodide.mjs") as response:
                assert response.content_type == "text/javascript"
                assert response.headers["Content-Encoding"] == "gzip"

    run(scene())


def test_webassembly_runs_in_the_worker_alone(client: Path, engine: Path) -> None:
    (client / "assets" / "worker-abc.js").write_text("1")

    async def scene() -> None:
        async with serving(client=client, engine=engine) as server:

            async def policy(path: str) -> str:
                async with server.session.get(server.address + path) as response:
                    return response.headers["Content-Security-Policy"]

            assert "'wasm-unsafe-eval'" in await policy("/assets/worker-abc.js")
            for path in ("/", "/local/", "/assets/main-abc123.js", "/engine/pyodide.mjs"):
                assert "unsafe" not in await policy(path)

    run(scene())


def test_only_the_page_itself_is_marked_as_one_with_an_engine() -> None:
    """Not a text within it that shows a page."""
    page = '<html lang="en"><pre><html lang="en"></pre></html>'
    assert with_engine(page) == page.replace('lang="en"', 'lang="en" data-engine', 1)
