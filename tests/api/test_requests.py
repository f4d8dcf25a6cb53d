"""Single decisions about a request, in tables: no server has to run for them."""

from __future__ import annotations

from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from waystone.api.carrying import LONG, cookie_name, set_cookie, to_web, token_of
from waystone.api.guards import add_headers, check_host, check_origin, http_failure
from waystone.api.invitation import Invitation, headline, language_of, written_into
from waystone.api.options import Options
from waystone.api.server import SERVER, address_of
from waystone.match.model import OPEN, OVER, RUNNING, MatchInfo, Place, Refusal
from waystone.service.calls import Response

SECURE = ("https://play.example.org",)


def request(**headers: str) -> web.Request:
    return make_mocked_request("GET", "/", {k.replace("_", "-"): v for k, v in headers.items()})


def server(**options: Any) -> Any:
    return SimpleNamespace(options=Options(**options))


@pytest.mark.parametrize(
    ("options", "host", "fits"),
    [
        ({}, "localhost:8000", True),
        ({}, "[::1]", True),
        ({}, "127.0.0.1", True),
        ({}, "192.0.2.1", False),
        ({}, "evil.example", False),
        ({}, "", False),
        ({}, "[bad", False),
        ({"host": "0.0.0.0"}, "anything.example:80", True),
        ({"host": "0.0.0.0"}, "", False),
        ({"host": "0.0.0.0"}, ":80", False),
        ({"origins": SECURE}, "Play.Example.org", True),
        ({"origins": SECURE}, "play.example.org:8000", False),
        ({"origins": SECURE}, "localhost:8000", True),
        ({"origins": SECURE, "host": "0.0.0.0"}, "evil.example", False),
        ({"origins": ("http://a.org:81",)}, "a.org:81", True),
        ({"origins": ("http://a.org:81",)}, "a.org", False),
    ],
)
def test_a_server_answers_to_its_own_names(options: dict[str, Any], host: str, fits: bool) -> None:
    if fits:
        check_host(request(Host=host), server(**options))
        return
    with pytest.raises(Refusal) as refused:
        check_host(request(Host=host), server(**options))
    assert refused.value.code == "BAD_HOST"


@pytest.mark.parametrize(
    ("origin", "host", "fits"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://Localhost:8000", "LOCALHOST:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("ftp://localhost:8000", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("http://", "", False),
        ("http://[bad", "localhost", False),
        ("https://play.example.org", "somewhere.else", True),
        ("https://play.example.org.evil", "somewhere.else", False),
    ],
)
def test_a_page_calls_its_own_server(origin: str, host: str, fits: bool) -> None:
    for needed in (False, True):
        asked = request(Origin=origin, Host=host)
        if fits:
            check_origin(asked, server(origins=SECURE), needed)
            continue
        with pytest.raises(Refusal) as refused:
            check_origin(asked, server(origins=SECURE), needed)
        assert refused.value.code == "BAD_ORIGIN"


def test_only_a_browser_has_to_say_where_it_comes_from() -> None:
    check_origin(request(Host="localhost"), server(), needed=False)
    with pytest.raises(Refusal, match="Browsers say where they come from"):
        check_origin(request(Host="localhost"), server(), needed=True)


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ({}, ("", False)),
        ({"Authorization": "Bearer  abc "}, ("abc", True)),
        ({"Authorization": "bearer abc"}, ("abc", True)),
        ({"Authorization": "Basic abc"}, ("", False)),
        ({"Authorization": "Basic abc", "Cookie": "waystone=xyz"}, ("xyz", False)),
        ({"Authorization": "Bearer abc", "Cookie": "waystone=xyz"}, ("abc", True)),
        ({"Cookie": "other=1; waystone=xyz"}, ("xyz", False)),
        ({"Cookie": "__Host-waystone=xyz"}, ("", False)),
    ],
)
def test_a_token_comes_in_a_header_or_a_cookie(
    headers: dict[str, str], found: tuple[str, bool]
) -> None:
    assert token_of(request(**headers), Options()) == found


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    for options, name, secure in (
        (Options(), "waystone", False),
        (Options(origins=SECURE), "__Host-waystone", True),
        (Options(origins=("http://a.org", *SECURE)), "__Host-waystone", True),
        (Options(origins=("http://a.org",)), "waystone", False),
    ):
        assert cookie_name(options) == name
        for token, age in (("abc", "31536000"), ("", "0")):
            response = web.Response()
            set_cookie(response, options, token)
            cookie = response.cookies[name]
            assert (cookie.value, cookie["max-age"], cookie["path"]) == (token, age, "/")
            assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
            assert bool(cookie["secure"]) is secure


@pytest.mark.parametrize(("size", "squeezed"), [(LONG, False), (LONG + 1, True)])
def test_only_what_is_long_is_squeezed(size: int, squeezed: bool) -> None:
    told = Response(201, b"x" * size, media="text/csv", headers={"X-Mine": "1"})
    response = to_web(told)
    assert LONG == 16_384
    assert response.compression is squeezed
    assert (response.status, response.headers["X-Mine"]) == (201, "1")
    assert response.headers["Content-Type"] == "text/csv"


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (web.HTTPNotFound(), 404, b"NOT_FOUND"),
        (web.HTTPMethodNotAllowed("PUT", ["GET", "POST"]), 405, b"WRONG_METHOD"),
        (web.HTTPRequestEntityTooLarge(1, 2), 413, b"TOO_LARGE"),
        (web.HTTPBadRequest(), 400, b"BAD_REQUEST"),
    ],
)
def test_errors_of_the_library_have_our_codes(
    error: web.HTTPException, status: int, code: bytes
) -> None:
    response = http_failure(error)
    assert response.status == status
    assert isinstance(response.body, bytes)
    assert b'"code":"' + code + b'"' in response.body
    assert response.headers.get("Allow") == ("GET,POST" if status == 405 else None)


@pytest.mark.parametrize(
    ("is_behind", "lines", "found"),
    [
        (False, "192.0.2.9", "10.0.0.1"),
        (True, "192.0.2.9", "192.0.2.9"),
        (True, "192.0.2.9:4711", "192.0.2.9"),
        (True, "stranger, 192.0.2.9 ", "192.0.2.9"),
        (True, "192.0.2.9, ", "10.0.0.1"),
        (True, "", "10.0.0.1"),
    ],
)
def test_the_last_word_of_our_proxy_says_who_comes(is_behind: bool, lines: str, found: str) -> None:
    asked = request(X_Forwarded_For=lines).clone(remote="10.0.0.1")
    assert address_of(asked, Options(behind_proxy=is_behind)) == found


@pytest.mark.parametrize(
    ("address", "may"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.1.2.3", True),
        ("::ffff:10.1.2.3", True),
        ("11.1.2.3", False),
        ("fe80::1%eth0", True),
        ("fe81::1", False),
        ("unknown", False),
        ("", False),
    ],
)
def test_figures_are_for_this_machine_and_the_networks_that_were_named(
    address: str, may: bool
) -> None:
    networks = (ip_network("10.0.0.0/8"), ip_network("fe80::/16"))
    assert Options(metrics_for=networks).may_see_figures(address) is may


def test_browsers_stay_with_https_where_there_is_https() -> None:
    for origins, found in (((), None), (SECURE, "max-age=31536000")):
        asked = cast(Any, SimpleNamespace(app={SERVER: server(origins=origins)}))
        response = web.Response(headers={"Server": "x", "Referrer-Policy": "own"})
        coroutine = add_headers(asked, response)
        with pytest.raises(StopIteration):
            coroutine.send(None)
        assert response.headers.get("Strict-Transport-Security") == found
        assert "Server" not in response.headers
        assert response.headers["Referrer-Policy"] == "own"
        assert response.headers["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9", "de"),
        ("tlh, de;q=0.5, en", "de"),
        (" de ;q=0.1", "de"),
        ("tlh", "en"),
    ],
)
def test_a_link_speaks_the_first_language_that_we_have(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def info(state: str, name: str = "Ada", daily: str = "", host: str = "ada") -> MatchInfo:
    places = [Place("guest", guest="bob", name="Bob"), Place("guest", guest="ada", name=name)]
    wanted = {"state": state, "daily": daily, "host": host, "places": places}
    return cast(MatchInfo, SimpleNamespace(**wanted))


def test_a_headline_names_who_invites_and_nobody_else() -> None:
    assert "Ada" in headline(info(OPEN), "en")
    nameless = headline(info(OPEN, "Anonymous"), "en")
    assert nameless == headline(info(OPEN, ""), "en") == headline(info(OPEN, host="eve"), "en")
    running, over = headline(info(RUNNING), "en"), headline(info(OVER), "en")
    daily = headline(info(OPEN, daily="2026-01-01"), "en")
    assert len({nameless, running, over}) == 3
    assert daily == over
    assert not any("Ada" in each for each in (nameless, running, over, daily))


PAGE = '<title>Waystone</title>\n<meta name="description" content="old">\n<title>x</title>'
ASKED = Invitation("Ada & Bob", "Extrikate", "A <game>.", "de", "extrikate")


def test_the_tags_of_a_preview_to_the_letter() -> None:
    assert written_into(PAGE, ASKED, "https://a.org", "m1").splitlines() == [
        "<title>Extrikate · Ada &amp; Bob</title>",
        '<meta name="description" content="A &lt;game&gt;." />',
        '    <meta name="twitter:card" content="summary_large_image" />',
        '    <meta property="og:type" content="website" />',
        '    <meta property="og:site_name" content="Waystone" />',
        '    <meta property="og:title" content="Extrikate · Ada &amp; Bob" />',
        '    <meta property="og:description" content="A &lt;game&gt;." />',
        '    <meta property="og:locale" content="de" />',
        '    <meta property="og:url" content="https://a.org/g/m1" />',
        '    <meta property="og:image" content="https://a.org/g/m1/picture.png?language=de" />',
        '    <meta property="og:image:type" content="image/png" />',
        '    <meta property="og:image:alt" content="Extrikate: Ada &amp; Bob" />',
        '    <meta property="og:image:width" content="1200" />',
        '    <meta property="og:image:height" content="630" />',
        "<title>x</title>",
    ]
    home = written_into(PAGE, ASKED._replace(game=""), "https://a.org", "")
    assert "<title>Extrikate</title>" in home
    assert 'content="https://a.org/"' in home
    assert 'content="https://a.org/card.png"' in home
    nowhere = written_into(PAGE, ASKED, "", "m1")
    assert 'content="summary" />' in nowhere
    assert "og:url" not in nowhere
    assert "og:image" not in nowhere
