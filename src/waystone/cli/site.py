"""`site`: the browser client as a folder that any web space serves, with the engine in it."""

from __future__ import annotations

import shutil
from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from re import fullmatch
from typing import Final

from waystone.api.built import ENGINE, PAGE, built_files, find_client, find_engine, local
from waystone.api.policy import POLICY
from waystone.cli.output import BadUse
from waystone.cli.parser import Parser

EXAMPLES: Final = """\
  waystone site public                          a folder for any web space, below any path
  waystone site public --base /waystone/        with a page for mistyped addresses there
  python -m http.server --directory public      see it on this machine

The how-to "A site without a server" has the steps for the usual free hosts.
"""
NOT_SERVED: Final = ("ahead.json",)
MARK: Final = "waystone-site.txt"
MARK_TEXT: Final = "Made by `waystone site`; the next one takes its place.\n"
# Some hosts leave out names that they take for their own unless this file is there.
AS_IT_IS: Final = ".nojekyll"
LOST: Final = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Waystone</title>
<script>
  const base = {base!r}, path = location.pathname
  const inside = path.startsWith(base) ? path.slice(base.length) : ''
  const query = inside && '?/' + inside + location.search.replace('?', '&')
  location.replace(base + query + location.hash)
</script></head><body><p><a href="{base}">Waystone</a></p></body></html>
"""


def add_to(parser: Parser) -> None:
    command = parser.command("site", write, "a folder that plays without a server", EXAMPLES)
    command.add_argument("folder", metavar="DIR", help="where to write it")
    command.add_argument(
        "--base",
        type=base_path,
        metavar="/PATH/",
        help="where it will lie, for the page at mistyped addresses (any path works without)",
    )


def base_path(text: str) -> str:
    """A path as an address has it, from slash to slash."""
    path = f"/{text.strip('/')}/".replace("//", "/")
    if fullmatch(r"/([\w.~-]+/)*", path) is None:
        raise ArgumentTypeError(f"expected a path like /waystone/, not {text[:80]!r}")
    return path


def write(chosen: Namespace) -> int:
    """Write the folder, or a newer one in the place of an older."""
    client, engine = find_client(), find_engine()
    if not (client / PAGE).is_file():
        raise BadUse("the browser client is not built here; from a copy of the source: make site")
    if engine is None:
        message = "the engine for pages is not in this installation"
        raise BadUse(f"{message}; from a copy of the source: make site")
    folder = Path(chosen.folder)
    make_room(folder)
    found = site_files(built_files(client), built_files(engine), chosen.base)
    for name, content in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    size = sum(map(len, found.values())) / 1e6
    print(f"{folder}: {len(found)} files, {size:.1f} MB. Any web space serves them as they are.")
    return 0


def make_room(folder: Path) -> None:
    """An empty folder; one that holds anything but an older site is left alone."""
    if folder.is_dir() and any(folder.iterdir()):
        if not (folder / MARK).is_file():
            raise BadUse(f"{folder} holds something else; choose a new or empty folder")
        shutil.rmtree(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUse(f"{folder} can't be made: {error.strerror or error}") from None


def site_files(
    client: dict[str, bytes], engine: dict[str, bytes], base: str | None
) -> dict[str, bytes]:
    """Every file of the site by its name."""
    found = {name: content for name, content in client.items() if name not in NOT_SERVED}
    found |= {f"{ENGINE}/{name}": content for name, content in engine.items()}
    found[PAGE] = site_page(client[PAGE].decode()).encode()
    if base is not None:
        found["404.html"] = LOST.format(base=base).encode()
    return found | {MARK: MARK_TEXT.encode(), AS_IT_IS: b""}


def site_page(page: str) -> str:
    """The page with relative addresses, its policy inside, since no server sends one."""
    rules = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith("frame-"))
    policy = f'<meta http-equiv="Content-Security-Policy" content="{rules}" />'
    marked = local(page).replace(
        '<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1
    )
    return marked.replace('="/', '="./')
