"""Every block of Python and every command on the pages is run, in the order in which it stands.

Blocks that name a file (`title="…"`) are written to it first. A block without a language is not
run: it shows what is printed, or a command that waits for somebody.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BLOCK = re.compile(r'^```(\w+)(?: title="(\S+)")?\n(.*?)^```$', re.M | re.S)
PYTHON, COMMANDS = "python", "console"
ELSEWHERE = {
    "how-to/add-a-game.md": "tests/tic_tac_toe/test_how_to.py",
    "how-to/plug-in-a-game.md": "tests/plugins/test_plugins.py",
    "how-to/translate.md": "shows lines of files that other tests read",
    "how-to/write-a-bot.md": "tests/games/delve_and_dash/bots/test_how_to.py",
    "how-to/write-a-lesson.md": "tests/teaching",
    "protocol/socket.md": "tests/examples",
}
"""Pages whose blocks are run by tests of their own, or why not."""
SHOWN = {"json", "toml", "js", "sh", "diff", "ts"}
"""Languages that are shown, or written to the files that they name."""


def blocks(page: Path) -> list[tuple[str, str, str]]:
    return BLOCK.findall(page.read_text("utf-8"))


PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md"]
RUN = {
    page.relative_to(DOCS).as_posix() if page.is_relative_to(DOCS) else page.name: page
    for page in PAGES
    if any(language in (PYTHON, COMMANDS) for language, _, _ in blocks(page))
}


def test_the_pages_that_are_run_elsewhere_exist() -> None:
    assert set(ELSEWHERE) <= set(RUN)


def test_every_language_is_known() -> None:
    """So that no block goes unrun because its language was misspelt."""
    found = {language for page in PAGES for language, _, _ in blocks(page)}
    assert found <= {PYTHON, COMMANDS, *SHOWN}


@pytest.mark.parametrize("name", sorted(set(RUN) - set(ELSEWHERE)))
def test_what_stands_on_the_page_works(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session: dict[str, object] = {"__name__": "page"}
    for language, file, text in blocks(RUN[name]):
        if file:
            Path(file).write_text(text, "utf-8")
        elif language == PYTHON:
            exec(compile(text, name, "exec"), session)
        elif language == COMMANDS:
            run_commands(text)


def run_commands(text: str) -> None:
    """Every line after a dollar, as a shell would run it in the tests' environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path}
    for line in re.findall(r"^\$ (.*)$", text, re.M):
        done = subprocess.run(line, shell=True, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


# Links

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
WALKED = [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    heads = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.M)
    plain = [re.sub(r"[^\w\- ]", "", head.lower()).strip() for head in heads]
    return {re.sub(r"\s", "-", head) for head in plain} | {
        re.sub(r"[-\s]+", "-", head) for head in plain
    }


@pytest.mark.parametrize("page", WALKED, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    lost = []
    for link in LINK.findall(text):
        target, _, anchor = link.partition("#")
        there = (page.parent / target).resolve() if target else page
        if re.match(r"[a-z]+:", link):
            continue
        if not there.exists() or (
            anchor and there.suffix == ".md" and anchor not in anchors(there)
        ):
            lost.append(link)
    assert lost == []
