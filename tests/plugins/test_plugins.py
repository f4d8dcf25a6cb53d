"""A game and a bot in somebody else's package, made as the how-tos say and installed by pip."""

import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import waystone
from waystone import plugins
from waystone.catalogue import OUR_GAMES, Catalogue, GameEntry
from waystone.outside.files import load

ROOT = Path(__file__).parents[2]
HOW_TO = ROOT / "docs" / "how-to"
PAGE = (HOW_TO / "plug-in-a-game.md").read_text("utf-8")
BOT_PAGE = (HOW_TO / "bring-a-bot.md").read_text("utf-8")
NIM = ROOT / "examples" / "nim"
TITLED = re.compile(r'^```\w+ title="(\S+)"\n(.*?)^```$', re.M | re.S)
SHOWN = dict([*TITLED.findall(PAGE), *TITLED.findall(BOT_PAGE)])
COMMANDS = re.findall(r"^\$ (.*)$", PAGE, re.M)


@pytest.mark.parametrize("name", sorted(SHOWN))
def test_the_pages_show_the_very_files(name: str) -> None:
    folder = NIM if (NIM / name).exists() else ROOT / "examples" / "bots"
    assert SHOWN[name] == (folder / name).read_text("utf-8"), f"paste {name} into its page again"


def test_every_file_of_the_package_is_shown() -> None:
    assert {path.name for path in NIM.iterdir() if path.is_file()} <= set(SHOWN)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of the page, as pip installs it there."""
    source, target = tmp_path_factory.mktemp("package"), tmp_path_factory.mktemp("site")
    for name in ("pyproject.toml", "waystone_nim.py", "waystone_coward.py"):
        (source / name).write_text(SHOWN[name], "utf-8")
    assert COMMANDS[0] == "pip install ."
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*pip, *offline, "."], cwd=source, check=True)
    return target


def run(installed: Path, *words: str) -> str:
    paths = [str(installed), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(
        [sys.executable, *words], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("command", "said"),
    list(
        zip(
            COMMANDS[1:],
            ["who takes the last stone wins", "last stone", "coward", "all laws are kept"],
            strict=True,
        )
    ),
)
def test_the_commands_of_the_page_work(installed: Path, command: str, said: str) -> None:
    program, *words = command.split()
    words = words if program == "python" else ["-m", program, *words]
    assert said in run(installed, *words)


def test_the_library_of_the_page_works(installed: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
    assert "heaps:\n" in run(installed, "-c", code)


OFFERED = """
from waystone.catalogue import GAMES
from waystone.service.matches import game_info
from waystone.wire.schema import everything
from waystone.terminal.boards import board_of
info = game_info(GAMES["nim"])
print(info.title, [bot.name for bot in info.bots], [each.name for each in info.settings])
print([bot.name for bot in game_info(GAMES["extrikate"]).bots])
print({"type": "object"} in everything()["View"]["anyOf"])
print(type(board_of(GAMES["nim"])).__name__)
"""


def test_the_server_and_the_terminal_offer_it(installed: Path) -> None:
    nim, extrikate, described, board = run(installed, "-c", OFFERED).splitlines()
    assert nim == "Nim ['random', 'perfect'] ['stones']"
    assert "'coward'" in extrikate
    assert described == "True"
    assert board == "PlainBoard"


def test_the_coward_of_the_page_turns_back_as_soon_as_it_may() -> None:
    coward: waystone.BotKind = load(NIM / "waystone_coward.py").COWARD
    played = waystone.play_match("extrikate", [coward], seed=1)
    texts = [step.action.text for step in played.steps]
    assert "declare exit" in texts


# What a package may not do


def offer(monkeypatch: pytest.MonkeyPatch, group: str, *points: tuple[str, str]) -> None:
    """As if packages declared these."""
    found = [EntryPoint(name, value, group) for name, value in points]
    plugins.offered.cache_clear()
    monkeypatch.setattr(
        plugins, "entry_points", lambda group: [p for p in found if p.group == group]
    )


@pytest.fixture(autouse=True)
def looked_up_anew() -> object:
    yield
    plugins.offered.cache_clear()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        (
            "nim",
            "surely_not_there:ENTRY",
            "ModuleNotFoundError: No module named 'surely_not_there'",
        ),
        ("nim", "json:loads", "expected a GameEntry, found <function loads"),
        ("nim", "tests.tic_tac_toe.entry:TIC_TAC_TOE", "it calls itself 'tic-tac-toe', not 'nim'"),
    ],
)
def test_a_game_that_can_not_be_used_is_told_with_its_package(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, plugins.GAMES, (name, value))
    games = Catalogue(OUR_GAMES)
    assert games["extrikate"].name == "extrikate"
    with pytest.raises(plugins.BadPlugin, match=re.escape(said)):
        games[name]


def test_nobody_takes_the_place_of_a_game_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, plugins.GAMES, ("dooom", "elsewhere:ENTRY"))
    with pytest.raises(plugins.BadPlugin, match="a game of the house has this name"):
        list(Catalogue(OUR_GAMES))
    assert Catalogue(OUR_GAMES)["dooom"].rulebook.__module__ == "waystone.games.dooom.game"


def test_two_packages_with_one_name_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, plugins.GAMES, ("nim", "one:ENTRY"), ("nim", "other:ENTRY"))
    with pytest.raises(plugins.BadPlugin, match="offers the same name"):
        list(Catalogue(OUR_GAMES))


def test_nobody_takes_the_place_of_a_bot_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, plugins.BOTS, ("extrikate.easy", "elsewhere:EASY"))
    entry: GameEntry = OUR_GAMES["extrikate"]()
    assert entry.bot("easy").name == "easy"
    with pytest.raises(plugins.BadPlugin, match="a bot of the house has this name"):
        entry.bots  # noqa: B018
