"""What the site of docs/ needs beside MkDocs.

Links that lead out of docs/ become plain words, and marks become what they stand for: a file of the
source, or what a game shows to bots.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # MkDocs loads hooks by their path

from tools import docs_facts  # noqa: E402

_FILE = re.compile(r"^<!-- file (\S+) -->$", re.M)
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#:]+)(#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The page as the site shows it; whoever reads it in the source keeps the links."""
    folder = PurePosixPath(page.file.src_uri).parent
    linked = _LINK.sub(lambda found: inside(found, folder), markdown)
    return _FILE.sub(lambda found: shown(found[1]), docs_facts.filled(linked))


def shown(name: str) -> str:
    """A file of the source as a block, for those who have only the site."""
    text = (ROOT / name).read_text("utf-8")
    language = {".py": "python", ".mjs": "js"}[PurePosixPath(name).suffix]
    return f'```{language} title="{PurePosixPath(name).name}"\n{text}```'


def inside(found: re.Match[str], folder: PurePosixPath) -> str:
    """A link as it is, its words alone where it leads to the source or to a folder."""
    depth = len([part for part in folder.parts if part != "."])
    path = found[2]
    leaves = path.count("../") > depth
    return found[1] if leaves or path.endswith("/") else found[0]
