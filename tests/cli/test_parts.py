"""Without the server's packages: the library and the laboratory work, and a server says why not."""

import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.command import call
from waystone.cli.parts import PACKAGES

ROOT = Path(__file__).parents[2]
OF_SERVERS = ("aiohttp", "prometheus_client", "uvloop", "asyncpg")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pip install waystone`."""
    for name in OF_SERVERS:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("command", ["serve", "dooom"])
def test_a_server_says_what_to_install(command: str) -> None:
    done = call(command)
    said = f"waystone: waystone {command} needs 2 more packages: pip install 'waystone[server]'\n"
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("bots", "dooom"),
        ("simulate", "extrikate", "--bots", "easy", "--games", "2"),
        ("settings", "extrikate"),
    ],
    ids=" ".join,
)
def test_everything_else_needs_no_server(words: tuple[str, ...]) -> None:
    assert call(*words).returncode == 0


def test_every_package_of_a_part_is_one_of_its_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    for part, packages in PACKAGES.items():
        listed = {each.partition(">")[0] for each in extras[part]}
        assert set(packages) <= listed
    base = {each.partition(">")[0] for each in project["dependencies"]}
    assert base == {"msgspec", "rich"}
