"""The compiled build is what it claims to be: compiled where it should, and only there."""

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import waystone
from tools import training
from tools.compile import SOURCE, fingerprint, modules
from waystone.catalogue import find_game

ROOT = Path(__file__).resolve().parent.parent.parent
TOOL = ROOT / "tools" / "compile.py"


@pytest.mark.parametrize("file", modules(SOURCE))
def test_every_module_of_the_engine_is_of_the_asked_build(file: str) -> None:
    found = import_module(file.removesuffix(".py").replace("/", "."))
    is_plain = str(found.__file__).endswith(".py")
    assert is_plain is not bool(os.environ.get("COMPILED"))


@pytest.mark.parametrize("file", modules(SOURCE))
def test_no_struct_is_defined_in_a_module_that_is_compiled(file: str) -> None:
    text = (SOURCE.parent / file).read_text("utf-8")
    assert not re.search(r"^class \w+\([^\[\n]*(Struct|Event|View)\b", text, re.M)


@pytest.mark.parametrize("file", modules(SOURCE))
def test_no_name_of_a_type_stands_for_itself(file: str) -> None:
    """The compiler breaks down at `Link = tuple[int, "Link | None"]`; a class does instead."""
    text = (SOURCE.parent / file).read_text("utf-8")
    assert not re.search(r"^([A-Z_]\w*) = .*\[.*[\"'| ]\1\b", text, re.M)


@pytest.mark.parametrize("file", modules(SOURCE))
def test_no_row_of_fractions_has_a_fixed_length(file: str) -> None:
    """The compiler takes such a constant for one that was never set; `tuple[float, ...]` helps."""
    text = (SOURCE.parent / file).read_text("utf-8")
    assert not re.search(r"^\w+: Final = \(\s*-?\d+\.\d[^()]*\)$", text, re.M)


def test_open_rules_have_a_dictionary() -> None:
    """Without one the interpreter looks for their methods anew at every call."""
    assert vars(find_game("delve-and-dash").open())


def ragged(text: str) -> list[str]:
    """Constants that are rows of rows, not all equally long, without a type of their own."""
    made = (each for each in ast.parse(text).body if isinstance(each, ast.AnnAssign))
    return [
        ast.unparse(each.target)
        for each in made
        if ast.unparse(each.annotation) == "Final" and isinstance(each.value, ast.Tuple)
        if len({len(row.elts) for row in each.value.elts if isinstance(row, ast.Tuple)}) > 1
        if "." in ast.unparse(each.value.elts[0])
    ]


@pytest.mark.parametrize("file", modules(SOURCE))
def test_rows_of_fractions_of_several_lengths_have_a_type(file: str) -> None:
    """The compiler takes these, too, for never set: `tuple[tuple[float, ...], ...]` helps."""
    assert ragged((SOURCE.parent / file).read_text("utf-8")) == []


def test_ragged_rows_are_found() -> None:
    assert ragged("A: Final = ((3.5, 1.5), (0.5,))\nB: Final = ((0.5,), (1.5,))") == ["A"]


def test_a_build_for_measuring_holds_the_kernel_and_the_rules_of_one_game() -> None:
    some = modules(SOURCE, ["delve_and_dash"])
    assert set(some) < set(modules(SOURCE))
    assert {"waystone/kernel/dice.py", "waystone/games/delve_and_dash/rules.py"} < set(some)
    assert not [file for file in some if "/bots/" in file or "extrikate" in file]


@pytest.mark.parametrize(
    ("words", "change", "said"),
    [
        ([], {}, "usage"),
        (["--trained"], {}, "usage"),
        (["unused", "chess"], {}, "no game in the folder games/chess"),
        (["--trained", "unused", "go"], {}, "no game in the folder games/go"),
        (["unused"], {"CC": "no-such-compiler"}, "needs a C compiler, and no-such-compiler was"),
    ],
)
def test_the_tool_says_what_is_missing(
    words: list[str], change: dict[str, str], said: str, tmp_path: Path
) -> None:
    asked = subprocess.run(
        [sys.executable, str(TOOL), *words],
        env={**os.environ, **change},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode != 0
    assert said in asked.stderr
    assert not list(tmp_path.iterdir())


def test_a_trained_build_is_another_build() -> None:
    builds = [([], False), ([], True), (["dooom"], False), (["dooom"], True)]
    assert len({fingerprint(games, trained) for games, trained in builds}) == len(builds)


def test_a_compiler_is_trained_with_every_game_and_bots_of_its_own() -> None:
    folders = {path.parent.name.replace("_", "-") for path in SOURCE.glob("games/*/rules*")}
    assert set(training.GAMES) == folders
    for game, (_, bots) in training.GAMES.items():
        assert set(bots) <= set(find_game(game).own_bots)


def test_training_plays_until_it_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four matches of bots are too long for a test; everything else is played for a moment."""
    played: list[str] = []
    short = {name: (120, bots) for name, (_, bots) in training.GAMES.items()}
    monkeypatch.setattr(training, "GAMES", short)
    monkeypatch.setattr(waystone, "play_match", lambda game, bots, seed: played.append(game))
    training.main(["extrikate", "delve_and_dash"])
    assert played == ["extrikate", "delve-and-dash"]
