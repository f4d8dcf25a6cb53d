"""A Chromium to test with: found, or installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import Browser, Playwright, sync_playwright

# Those without windows first: they start sooner and have fewer processes.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
# Parts of Chromium that take a process or a moment for every window, though no page shows them.
# Chromium heeds the last such list only, so what Playwright switches off is named again.
UNUSED = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
]
FLAGS = [
    "--no-sandbox",  # Chromium has none for root, and the pages are our own
    "--disable-gpu",
    "--disable-software-rasterizer",  # drawing without a graphics card is quicker than its likeness
    # Fewer processes: a tenth less time for each page.
    "--in-process-gpu",
    "--renderer-process-limit=1",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
    f"--disable-features={','.join(UNUSED)}",
]
# Not every Debian and no Ubuntu has the first.
PACKAGES = (["chromium-headless-shell", "fonts-liberation"], ["chromium", "fonts-liberation"])
INSTALL_SECONDS = 300
MISSING = (
    "these tests need Chromium or Chrome: install one (Debian: apt install chromium), "
    "name yours with WAYSTONE_CHROMIUM=/path/to/chromium, or try: playwright install chromium"
)


def find_chromium() -> str | None:
    """The path of a Chromium: the one that was named, the system's, or Playwright's own."""
    named = os.environ.get("WAYSTONE_CHROMIUM")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    path = next((path for path in found if path), None)
    return path if path or named else playwrights_own()


def playwrights_own() -> str | None:
    """The build that `playwright install chromium` fetched for this user, if there is one."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


@contextmanager
def only_one() -> Iterator[None]:
    """Test workers must not install or build side by side."""
    with (Path(gettempdir()) / "waystone-tests.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def install_chromium() -> None:
    """Install it from the system's packages, where we may, or let Playwright fetch its own."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quietly("apt-get", "update", "-qq")
        for package in PACKAGES:
            if find_chromium() is None:
                quietly("apt-get", "install", "-y", "-qq", "--no-install-recommends", *package)
    else:
        quietly(sys.executable, "-m", "playwright", "install", "chromium")


def quietly(*words: str) -> None:
    """Try a command; whether it worked is seen by what is there afterwards."""
    quiet = subprocess.DEVNULL
    try:
        subprocess.run(words, check=False, stdout=quiet, stderr=quiet, timeout=INSTALL_SECONDS)
    except subprocess.TimeoutExpired:
        return


def require_chromium() -> str | None:
    """The path of a Chromium, installed first if need be; None where there can be none."""
    with only_one():
        if find_chromium() is None:
            install_chromium()
    return find_chromium()


def launch(playwright: Playwright, path: str) -> Browser:
    """Start it without a window."""
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
