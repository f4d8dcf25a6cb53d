"""The compiled build is what it claims to be: compiled where it should, and only there."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tools.compile import SOURCE, modules

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
    assert not re.search(r"^class \w+\(.*(Struct|Event|View)\b", text, re.M)


@pytest.mark.parametrize(
    ("words", "change", "said"),
    [
        ([], {}, "usage"),
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
