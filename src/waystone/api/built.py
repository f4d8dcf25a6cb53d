"""What was built for the browser and lies in the package: the client, and an engine for pages that
play without a server. Needs no web library: `waystone site` copies it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

PAGE: Final = "index.html"
ENGINE: Final = "engine"
WORKER: Final = "assets/worker-"
"""The script in which the engine runs begins so."""
_MARKED: Final = '<html lang="en"'


def find_client() -> Path:
    """Inside the package where it was installed, or in the source tree where it was built."""
    inside = Path(str(files("waystone.api"))) / "static"
    beside = Path(__file__).resolve().parents[3] / "web" / "dist"
    return beside if (beside / PAGE).is_file() else inside


def find_engine() -> Path | None:
    """The engine for pages, where one was built."""
    inside = Path(str(files("waystone.api"))) / ENGINE
    return inside if (inside / "engine.json").is_file() else None


def built_files(folder: Path) -> dict[str, bytes]:
    """Every file below a folder by its name; notes of the build begin with a dot."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def with_engine(page: str) -> str:
    """The page of a server that can also be played without it."""
    return page.replace(_MARKED, f"{_MARKED} data-engine", 1)


def local(page: str, served: bool = False) -> str:
    """The page that plays without a server; `served` if it comes from one all the same, which then
    takes records."""
    mark = 'data-local="served"' if served else "data-local"
    return page.replace(_MARKED, f"{_MARKED} {mark}", 1)
