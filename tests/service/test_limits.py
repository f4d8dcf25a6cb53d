"""How much one client may do: the figures of docs/protocol/socket.md, and how they are counted."""

from dataclasses import asdict, replace
from pathlib import Path
from re import findall
from typing import Any

import pytest

from tests.match.kit import run
from tests.service.kit import Server, say
from waystone.match.addresses import counted
from waystone.match.bites import Bites
from waystone.service.calls import STATUS
from waystone.service.credits import MOST_ACCOUNTS, Accounts, Credits
from waystone.service.limits import MEASURING, Limits, with_limit

PAGE = Path(__file__).parents[2] / "docs" / "protocol" / "socket.md"
FIGURES = {
    "frame_bytes": (4096, "4,096 bytes"),
    "body_bytes": (16_384, "bodies of 16 kB"),
    "large_body_bytes": (4 * 1024 * 1024, "4 MiB"),
    "uploads": ((32 * 1024 * 1024, 600), "32 MiB in 10 minutes per address"),
    "player_frames": ((200, 20), "200 in 20 s while you follow a match"),
    "watcher_frames": ((50, 20), "else 50 in 20 s"),
    "chats": ((6, 12), "6 in 12 s"),
    "reports": ((5, 600), "5 in 10 minutes"),
    "outbound_bytes": (256 * 1024, "256 kB"),
    "heartbeat": (25, "a ping of the protocol after 25 to 50 s of silence"),
    "sockets_per_address": (50, "50 per address"),
    "sockets_per_guest": (10, "10 per guest"),
    "connections_per_address": (200, "200 per address"),
    "new_matches": ((30, 600), "30 in 10 minutes"),
    "new_guests": ((100, 600), ""),
    "calls_per_guest": ((120, 60), "120 more for a guest who was here lately"),
    "calls": ((1200, 60), "1,200 a minute per address"),
    "long_calls": ((60, 60), "60 for records, replays and verifying"),
    "lessons": ((600, 60), "600 of them for steps of lessons"),
    "analysed_steps": ((4000, 600), "analyses of 4,000 steps in ten minutes"),
    "analyses_waiting": (50, "50 at once on the server"),
    "request_seconds": (10, "within 10 s"),
    "wrong_guesses": ((5, 10), "5 in 10 s per address"),
    "follows": (20, "20 matches followed on each"),
    "follows_per_address": (200, "200 from one address"),
    "shows_per_address": (10, "10 tables of computers alone from one address"),
    "held_steps": (200_000, "200,000 steps of long ones held at once"),
    "fetches": ((600, 60), "600 fetched again in a minute"),
    "held_tiles": (3_000_000, "as many followed at once"),
    "tiles_in_memory": (20_000_000, "20,000,000 in memory in all"),
    "connections": (60_000, ""),
    "line_connections": (4096, ""),
    "daily_tries": (4, "4 tries per address count"),
    "matches_per_address": ((120, 600), "120 per address"),
    "map_tiles": ((3_000_000, 600), "3,000,000 tiles of large maps in 10 minutes per address"),
    "line_connections_per_address": (32, ""),
    "line_idle": (300, ""),
    "shouts": ((6, 12), ""),
}


def test_the_limits_are_those_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {name: figure for name, (figure, _) in FIGURES.items()} == asdict(Limits())
    assert [words for _, words in FIGURES.values() if words not in page] == []


def test_who_measures_a_server_is_never_too_fast() -> None:
    figures = [value for value in asdict(MEASURING).values() if isinstance(value, tuple)]
    usual = {"chats", "reports", "wrong_guesses"}
    assert figures.count((10**12, 1.0)) == len(figures) - len(usual)
    assert MEASURING.sockets_per_address == MEASURING.sockets_per_guest == 10**9
    assert MEASURING.connections_per_address == MEASURING.line_connections_per_address == 10**9
    assert MEASURING.daily_tries == MEASURING.follows_per_address == MEASURING.held_tiles == 10**9


def test_credits_are_given_anew_when_their_time_is_over() -> None:
    account = Credits()
    assert [account.spend(1.0, (2, 5.0)) for _ in range(3)] == [1, 0, -1]
    assert account.spend(5.9, (2, 5.0)) == -2
    assert account.spend(6.0, (2, 5.0), cost=3) == -1
    assert account.spend(11.0, (2, 5.0), cost=2) == 0


def test_each_address_has_its_own_account() -> None:
    now = [0.0]
    accounts = Accounts((2, 10.0), lambda: now[0])
    assert accounts.has("here")
    assert [accounts.may("here") for _ in range(3)] == [True, True, False]
    assert not accounts.has("here")
    assert accounts.may("there")
    assert accounts.has("there")
    now[0] = 10.0
    assert accounts.has("here")
    assert accounts.may("here", 2)
    assert not accounts.has("here")
    assert not accounts.may("elsewhere", 3)


def test_accounts_whose_time_is_over_are_forgotten_first() -> None:
    now = [0.0]
    accounts = Accounts((1, 10.0), lambda: now[0])
    for number in range(MOST_ACCOUNTS - 1):
        accounts.credits[str(number)] = Credits()
    now[0] = 1.0
    assert accounts.may("late")
    assert len(accounts.credits) == MOST_ACCOUNTS == 100_000
    assert not accounts.may("late")  # swept: it is the only one whose time runs
    assert list(accounts.credits) == ["late"]


def test_where_nobodys_time_is_over_all_begin_anew() -> None:
    accounts = Accounts((1, 10.0), lambda: 0.0)
    for number in range(MOST_ACCOUNTS):
        accounts.credits[str(number)] = account = Credits()
        account.spend(0.0, (1, 10.0))
    assert accounts.may("1")
    assert list(accounts.credits) == ["1"]


def test_refusals_and_frames_are_counted() -> None:
    async def scenario() -> None:
        server = Server(Limits(watcher_frames=(2, 20.0)))
        session, page = await server.connect()
        assert [await say(session, "ping", t=1) for _ in range(5)] == [True] * 4 + [False]
        assert await session.take("nonsense") is False
        assert [frame["kind"] for frame in page.frames] == [
            "hello",
            *["pong"] * 2,
            *["refused"] * 4,
        ]
        metrics = server.context.metrics
        assert metrics.refused == {"TOO_FAST": 3, "BAD_FRAME": 1}
        assert {kind.__name__: many for kind, many in metrics.frames.items()} == {"Ping": 5}

    run(scenario())


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::1%", "fe80::/64"),
        ("192.0.2.7%eth0", "192.0.2.7"),
        ("unix:", "unix:"),
        ("", ""),
    ],
)
def test_a_customer_of_ipv6_is_counted_once(address: str, counted_as: str) -> None:
    assert counted(address) == counted_as


def test_the_host_s_page_has_every_limit_and_what_it_is_by_default() -> None:
    page = (PAGE.parents[1] / "how-to" / "host.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `")]
    told = {
        name.strip(" `"): value.strip()
        for names, values in rows
        for name, value in zip(names.split(","), values.split(","), strict=False)
    }
    for name, value in asdict(Limits()).items():
        plain = f"{value[0]}/{value[1]:g}" if isinstance(value, tuple) else f"{value:.0f}"
        assert told[name.replace("_", "-")] == plain, name


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("new-matches=3/60", "new_matches", (3, 60.0)),
        ("follows=2", "follows", 2),
        ("request-seconds=2.5", "request_seconds", 2.5),
        ("line_idle=60", "line_idle", 60.0),
    ],
)
def test_a_host_chooses_a_limit(text: str, name: str, value: Any) -> None:
    assert with_limit(Limits(), text) == replace(Limits(), **{name: value})


@pytest.mark.parametrize(
    "text",
    [
        *("", "nothing=1", "follows", "follows=", "follows=x", "follows=-1", "follows=1.5"),
        *("new-matches=3", "new-matches=3/0", "new-matches=/60", "heartbeat=1/2"),
    ],
)
def test_a_limit_that_makes_no_sense_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(ValueError, match=r"no limit|expected a number"):
        with_limit(Limits(), text)


def test_a_limit_that_bites_is_counted_and_told_once_a_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    bites = Bites(lambda: now[0])
    for _ in range(50):
        bites.note("new_matches", "address 192.0.2.1")
    bites.note("follows", "guest ada")
    now[0] = 60.0
    bites.note("new_matches", "address 192.0.2.2")
    assert bites.counts == {"new_matches": 51, "follows": 1}
    assert [each.getMessage() for each in caplog.records] == [
        "limit new-matches met by address 192.0.2.1, 1 times since the last line",
        "limit follows met by guest ada, 1 times since the last line",
        "limit new-matches met by address 192.0.2.2, 50 times since the last line",
    ]


def test_the_page_of_the_protocol_has_every_status() -> None:
    """A program knows what to do from the status alone: try again, give up, or ask its guest."""
    page = (PAGE.parents[1] / "protocol" / "socket.md").read_text(encoding="utf-8")
    rows = page.partition("| code | status |")[2].partition("\n## ")[0].splitlines()[2:]
    told: dict[str, int] = {}
    for codes, values in (row.split("|")[1:3] for row in rows if row):
        names = findall(r"`(\w+)`", codes)
        statuses = [int(each) for each in values.split(",")]
        told |= zip(names, statuses * (len(names) if len(statuses) == 1 else 1), strict=True)
    assert set(STATUS) <= set(told)
    assert told == {code: STATUS.get(code, 400) for code in told}
