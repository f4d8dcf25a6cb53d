"""`serve` says where it can be found."""

from argparse import ArgumentTypeError
from dataclasses import replace
from io import StringIO
from ipaddress import ip_address, ip_network
from socket import AF_INET, SOCK_DGRAM
from typing import Any

import pytest

from tests.cli.command import call
from waystone.api.options import Options
from waystone.cli import serve
from waystone.cli.main import build_parser
from waystone.cli.output import BadUse
from waystone.match.map_quota import MapQuota
from waystone.match.retention import NEVER, Retention
from waystone.service.limits import MEASURING, Limits


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_who_listens_everywhere_is_told_the_address_for_others(
    host: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "address_in_network", lambda: "10.0.0.5")
    serve.tell("http://localhost:8000/", host)
    assert "at http://localhost:8000/ and for others in your network at http://10.0.0.5:8000/ " in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize(("host", "address"), [("127.0.0.1", "10.0.0.5"), ("0.0.0.0", "")])
def test_there_is_no_address_for_others_where_nobody_else_can_come(
    host: str,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "address_in_network", lambda: address)
    serve.tell("http://localhost:8000/", host)
    assert capsys.readouterr().out == (
        "Waystone is served at http://localhost:8000/  (Ctrl-C ends it)\n"
    )


def test_the_address_in_the_network_is_one_or_none() -> None:
    found = serve.address_in_network()
    assert not found or ip_address(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("https://Play.Example.org", "https://play.example.org"),
        ("http://localhost:8000/", "http://localhost:8000"),
    ],
)
def test_a_public_address_is_one_that_browsers_name(text: str, found: str) -> None:
    assert serve.public_address(text) == found


@pytest.mark.parametrize(
    "text",
    ["play.example.org", "https://a/b", "https://a?b", "https://me@a", "ftp://a", "https://"],
)
def test_other_addresses_are_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="expected one like https://play"):
        serve.public_address(text)


def test_a_host_token_is_long_and_may_come_from_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYSTONE_HOST_TOKEN", raising=False)
    assert serve.host_token(None) == ""
    assert serve.host_token("t" * 16) == "t" * 16
    with pytest.raises(BadUse, match="at least 16 signs"):
        serve.host_token("t" * 15)
    monkeypatch.setenv("WAYSTONE_HOST_TOKEN", "e" * 20)
    assert serve.host_token(None) == "e" * 20
    assert serve.host_token("t" * 16) == "t" * 16


def test_limits_are_the_usual_ones_but_for_those_that_are_named() -> None:
    wanted = ["new-matches=5/60", "follows=3"]
    assert serve.chosen_limits(Limits(), wanted) == Limits(new_matches=(5, 60.0), follows=3)
    with pytest.raises(BadUse, match="--limit: "):
        serve.chosen_limits(Limits(), ["nothing=3"])


@pytest.mark.parametrize(
    ("platform", "names", "found"),
    [
        ("linux", (), False),
        ("linux", ("DISPLAY",), True),
        ("linux", ("WAYLAND_DISPLAY",), True),
        ("darwin", (), True),
        ("win32", (), True),
    ],
)
def test_a_page_is_opened_only_where_somebody_could_see_it(
    platform: str, names: tuple[str, ...], found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name in names:
        monkeypatch.setenv(name, ":0")
    assert serve.has_screen() is found


@pytest.mark.parametrize(
    ("is_watched", "words", "level", "as_json"),
    [
        (False, (), "info", True),
        (True, (), "warning", False),
        (True, ("--log-level", "debug"), "debug", False),
        (True, ("--log-format", "json"), "warning", True),
        (False, ("--log-format", "text", "--log-level", "error"), "error", False),
    ],
)
def test_who_wants_to_play_sees_less_of_the_log_than_what_collects_logs(
    is_watched: bool,
    words: tuple[str, ...],
    level: str,
    as_json: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logged: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        "waystone.api.serve.log_to_standard_error", lambda *told: logged.append(told)
    )
    monkeypatch.setattr("sys.stderr", Watched(is_watched))
    assert options_of(monkeypatch, *words) == Options()
    assert logged == [(level, as_json)]


class Watched(StringIO):
    """A terminal or a pipe."""

    def __init__(self, is_watched: bool) -> None:
        super().__init__()
        self.is_watched = is_watched

    def isatty(self) -> bool:
        return self.is_watched


def options_of(monkeypatch: pytest.MonkeyPatch, *words: str) -> Options:
    """What a server is made of that is started with these words."""
    served: list[Options] = []

    def run(work: Any) -> None:
        served.append(work.cr_frame.f_locals["options"])
        work.close()

    monkeypatch.setattr("waystone.api.serve.run", run)
    monkeypatch.delenv("WAYSTONE_HOST_TOKEN", raising=False)
    assert serve.serve(build_parser().parse(["serve", *words])) == 0
    return served[0]


def test_every_word_of_a_host_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.api.serve.log_to_standard_error", lambda *told: None)
    words = ("--host", "10.0.0.1", "--port", "81", "--behind-proxy", "--fixed-windows", "7")
    pages = (
        "--origin",
        "http://b.org",
        "--public-url",
        "https://a.org",
        "--origin",
        "https://a.org",
    )
    rights = ("--metrics-for", "10.0.0.0/8", "--host-token", "t" * 16, "--limit", "follows=3")
    kept = ("--maps-per-guest", "2", "--maps-in-all", "3", "--remove-finished", "40")
    ages = ("--remove-unfinished", "never", "--compress-finished", "36500")
    assert options_of(monkeypatch, *words, *pages, *rights, *kept, *ages) == Options(
        host="10.0.0.1",
        port=81,
        origins=("https://a.org", "http://b.org"),
        behind_proxy=True,
        fixed_windows=7,
        metrics_for=(ip_network("10.0.0.0/8"),),
        host_token="t" * 16,
        limits=Limits(follows=3),
        retention=Retention(remove_finished=40, remove_unfinished=NEVER, compress_finished=36500),
        map_quota=MapQuota(2_000_000, 3_000_000),
    )
    freed = options_of(monkeypatch, "--no-limits", "--limit", "follows=3")
    assert freed.limits == replace(MEASURING, follows=3)


def test_a_server_that_can_not_listen_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(work: Any) -> None:
        work.close()
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("waystone.api.serve.log_to_standard_error", lambda *told: None)
    monkeypatch.setattr("waystone.api.serve.run", run)
    for command in ("serve", "dooom"):
        done = call(command, "--port", "80")
        assert (done.returncode, done.stdout) == (2, "")
        assert "can't serve: Permission denied" in done.stderr


def test_the_way_out_tells_the_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A probe is connected, which sends nothing, and says from where it would have sent."""
    asked: list[Any] = []

    class Probe:
        def __init__(self, *words: Any) -> None:
            asked.append(words)

        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None:
            asked.append("closed")

        def connect(self, place: tuple[str, int]) -> None:
            asked.append(place)
            if len(asked) > 3:
                raise OSError("no way out")

        def getsockname(self) -> tuple[str, int]:
            return "10.1.2.3", 999

    monkeypatch.setattr(serve, "socket", Probe)
    assert serve.address_in_network() == "10.1.2.3"
    assert asked == [(AF_INET, SOCK_DGRAM), ("192.0.2.1", 9), "closed"]
    assert serve.address_in_network() == ""
    assert asked[-1] == "closed"
