"""A Chromium to test with: found, or installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",  # Chromium has none for root, and the pages are our own
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
]
MISSING = (
    "these tests need Chromium: install it (Debian: apt install chromium), "
    "or name yours with WAYSTONE_CHROMIUM=/path/to/chromium"
)


def find_chromium() -> str | None:
    """The path of a Chromium, or None."""
    named = os.environ.get("WAYSTONE_CHROMIUM")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in found if path), None)


@contextmanager
def only_one() -> Iterator[None]:
    """Test workers must not install or build side by side."""
    with (Path(gettempdir()) / "waystone-tests.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def install_chromium() -> None:
    """Install it from the system's packages, where we may."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        subprocess.run(["apt-get", *words], check=False, **quiet)  # type: ignore[call-overload]


def require_chromium() -> str | None:
    """The path of a Chromium, installed first if need be; None where there can be none."""
    with only_one():
        if find_chromium() is None:
            install_chromium()
    return find_chromium()


def launch(playwright: Playwright, path: str) -> Browser:
    """Start it without a window."""
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
