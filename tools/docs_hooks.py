"""What the site of docs/ needs beside MkDocs: links that lead out of docs/ become plain words."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Any

_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#:]+)(#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The page as the site shows it; whoever reads it in the source keeps the links."""
    folder = PurePosixPath(page.file.src_uri).parent
    return _LINK.sub(lambda found: inside(found, folder), markdown)


def inside(found: re.Match[str], folder: PurePosixPath) -> str:
    """A link as it is, its words alone where it leads to the source or to a folder."""
    depth = len([part for part in folder.parts if part != "."])
    path = found[2]
    leaves = path.count("../") > depth
    return found[1] if leaves or path.endswith("/") else found[0]
