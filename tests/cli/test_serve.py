"""`serve` says where it can be found."""

from ipaddress import ip_address

import pytest

from waystone.cli import serve


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
