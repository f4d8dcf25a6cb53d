"""What carries calls and frames, part by part: frames on the wire, lines of the log, the door."""

from __future__ import annotations

import json
import logging
import sys
from ipaddress import ip_network

import pytest
from aiohttp.http_exceptions import HttpProcessingError

from tests.api.kit import serving
from tests.match.kit import run
from waystone.api.options import Options
from waystone.api.serve import JsonLines, is_our_concern
from waystone.api.socket import text_frame
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
