"""Make what a page needs to run the engine itself: CPython as WebAssembly, and this package.

    python -m tools.build_engine [--must]

The result lies in the package (`api/engine`), where the server and `waystone site` find it, and is
made again only when its sources change. Two things are fetched, once, each known by its checksum:
Pyodide from the npm registry and msgspec from the package index. Where they can't be fetched, the
offline part is left out with a sentence; with `--must` that is a failure.
"""

from __future__ import annotations

import gzip
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256, sha512
from pathlib import Path

from tools import build_web
from tools.build_web import ROOT, WEB, say

ENGINE = ROOT / "src" / "waystone" / "api" / "engine"
STAMP = ENGINE / ".built-from"
FETCHED = WEB / "build" / "engine"
COMPILER = ROOT / "tools" / "engine" / "compile.mjs"
PYODIDE = "314.0.7"
PYODIDE_SHA512 = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
MSGSPEC = "0.22.0"
MSGSPEC_SHA256 = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
WHEEL = f"msgspec-{MSGSPEC}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
# Scripts are read by the browser as they are; the rest is squeezed, so that any web space serves
# it small and a damaged file is noticed.
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
SQUEEZED = ("pyodide.asm.wasm", "python_stdlib.zip")
# The part of the standard library that is used here, by the beginnings of names: Pyodide's own,
# what asyncio brings along, and what our modules import.
USED = (
    *("_pyodide/", "pyodide/", "_collections_abc", "_colorize", "_opcode_metadata", "_py_warnings"),
    *("_sitebuiltins", "_weakrefset", "__future__", "abc", "annotationlib", "ast", "base64"),
    *("bisect", "bz2", "codecs", "codeop", "collections/", "compression/", "contextlib", "copy"),
    *("contextvars", "copyreg", "dataclasses", "datetime", "decimal", "difflib", "dis", "enum"),
    *("email/__init__", "fnmatch", "fractions", "functools", "genericpath", "glob", "gzip"),
    *("hashlib", "heapq", "hmac", "html/__init__", "html/entities", "importlib/", "inspect", "io"),
    *("ipaddress", "json/", "keyword", "linecache", "locale", "logging/__init__", "lzma"),
    *("ntpath", "numbers", "opcode", "operator", "os", "pathlib/", "pickle", "_compat_pickle"),
    *("posixpath", "queue", "random", "re/", "reprlib", "secrets", "selectors", "shutil"),
    *("signal", "site", "socket", "ssl", "stat", "statistics", "string/", "string", "struct"),
    *("subprocess", "sysconfig/__init__", "tempfile", "textwrap", "threading", "token", "tokenize"),
    *("tomllib/", "traceback", "types", "typing", "urllib/__init__", "urllib/parse", "uuid"),
    *("warnings", "weakref", "zipfile/", "concurrent/__init__", "concurrent/futures/__init__"),
    *("concurrent/futures/_base", "concurrent/futures/thread", "encodings/__init__"),
    *("encodings/aliases", "encodings/ascii", "encodings/cp437", "encodings/idna"),
    *(
        "encodings/latin_1",
        "encodings/utf_8",
        "encodings/utf_8_sig",
        "_threading_local",
        "asyncio/",
    ),
)
NOT_USED = ("importlib/_bootstrap", "asyncio/windows", "asyncio/proactor", "asyncio/tools")
# Rooms of ours that a page has no use for: it brings its own words and its own screen.
ELSEWHERE = (
    *("api/", "cli/", "tcp/", "terminal/", "lab/", "environments/", "laws/", "library/"),
    *(
        "outside/",
        "__main__",
        "match/workers",
        "match/thinking",
        "service/doctor",
        "service/signatures",
    ),
    *("storage/sqlite", "storage/postgres", "storage/writer", "storage/folder", "storage/schema"),
    *("storage/migrations", "storage/compression", "words/de", "words/fr"),
    *("words/en/command_line", "words/en/terminal", "words/en/invitation"),
    "words/en/analysis",
)


class NotFetched(Exception):
    """Something can't be had here; says what."""


# Fetching


def fetch(command: list[str], what: str) -> None:
    """Run a command that fetches something."""
    program = shutil.which(command[0]) or command[0]
    try:
        done = subprocess.run(
            [program, *command[1:]], cwd=FETCHED, capture_output=True, text=True, timeout=300
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotFetched(f"{what} can't be fetched: {error}") from None
    if done.returncode:
        raise NotFetched(
            f"{what} can't be fetched: {(done.stderr.strip() or '?').splitlines()[-1]}"
        )


def fetched_pyodide() -> Path:
    """The archive of Pyodide, the very one that was tested."""
    path = FETCHED / f"pyodide-{PYODIDE}.tgz"
    if not is_file(path, PYODIDE_SHA512):
        build_web.prepare_node()
        fetch(["npm", "pack", "--silent", f"pyodide@{PYODIDE}"], "Pyodide")
    return checked(path, PYODIDE_SHA512)


def fetched_msgspec() -> Path:
    """The wheel of msgspec, the very one that was tested."""
    path = FETCHED / WHEEL
    if not is_file(path, MSGSPEC_SHA256):
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        tags = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
        kind = ["--implementation", "cp", "--abi", "cp314", "--only-binary=:all:", "--no-deps"]
        fetch([*pip, *tags, *kind, "-d", ".", f"msgspec=={MSGSPEC}"], "msgspec for WebAssembly")
    return checked(path, MSGSPEC_SHA256)


def is_file(path: Path, mark: str) -> bool:
    """Whether a file has this checksum: SHA-256 in hexadecimal, or SHA-512 as npm writes it."""
    if not path.is_file():
        return False
    content = path.read_bytes()
    return sha256(content).hexdigest() == mark or sha512(content).digest() == b64decode(mark + "==")


def checked(path: Path, mark: str) -> Path:
    """The file, which must be the one that was tested."""
    if not is_file(path, mark):
        path.unlink(missing_ok=True)
        raise NotFetched(f"{path.name} is not the file that was tested")
    return path


# Packing


def unpack_pyodide() -> Path:
    """A folder with what the archive holds."""
    folder = FETCHED / f"pyodide-{PYODIDE}"
    if not (folder / "package" / "package.json").is_file():
        with tarfile.open(fetched_pyodide()) as archive:
            archive.extractall(folder, filter="data")
        # In Node it asks for sockets, which nothing here opens.
        sockets = folder / "node_modules" / "ws"
        sockets.mkdir(parents=True)
        (sockets / "index.js").write_text("module.exports = {}\n", encoding="utf-8")
    return folder / "package"


def is_used(name: str) -> bool:
    """Whether a module of the standard library is wanted."""
    stem = name.removesuffix(".py")
    folders = tuple(each for each in USED if each.endswith("/"))
    return (stem in USED or name.startswith(folders)) and not name.startswith(NOT_USED)


def library_files(package: Path) -> Iterator[tuple[str, bytes]]:
    """The part of the standard library that is used here."""
    with zipfile.ZipFile(package / "python_stdlib.zip") as archive:
        for name in sorted(archive.namelist()):
            if name.endswith(".py") and is_used(name):
                yield name, archive.read(name)


def our_files() -> Iterator[tuple[str, bytes]]:
    """This package without what a page has no use for."""
    source = ROOT / "src"
    for path in sorted((source / "waystone").rglob("*")):
        name = path.relative_to(source).as_posix()
        is_wanted = path.suffix in (".py", ".toml", ".map")
        if is_wanted and not name.removeprefix("waystone/").startswith(ELSEWHERE):
            yield name, path.read_bytes()


def msgspec_files() -> Iterator[tuple[str, bytes]]:
    """msgspec, whose compiled part is WebAssembly too."""
    with zipfile.ZipFile(fetched_msgspec()) as wheel:
        for name in sorted(wheel.namelist()):
            if name.endswith((".py", ".so")):
                yield name, wheel.read(name)


def packed(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Files as one archive, not squeezed: they are squeezed together, which is smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def compiled(package: Path, sources: dict[str, bytes]) -> dict[str, bytes]:
    """The same archives with bytecode in the place of source, made by the Python that reads it."""
    work = FETCHED / "work"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for name, content in sources.items():
        (work / name).write_bytes(content)
    build_web.prepare_node()
    command = ["node", str(COMPILER), str(package), *(str(work / name) for name in sources)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotFetched(f"the engine can't be compiled: {done.stderr.strip()[-400:]}")
    return {name: (work / name).read_bytes() for name in sources}


def write(folder: Path, name: str, content: bytes) -> dict[str, object]:
    """Put a file where the page finds it, and say what it is."""
    is_script = name in SCRIPTS
    stored = content if is_script else gzip.compress(content, 9, mtime=0)
    path = folder / (name if is_script else f"{name}.gz")
    path.write_bytes(stored)
    sent = len(gzip.compress(content, 9, mtime=0)) if is_script else len(stored)
    return {"name": path.name, "bytes": sent, "sha256": sha256(stored).hexdigest()}


def games() -> bytes:
    """What the home page asks first, so that it need not wait for Python."""
    import msgspec

    from waystone.local.games import offered

    return msgspec.json.encode(offered())


def mark() -> str:
    """Of all that the engine is made of."""
    total = sha256(f"{PYODIDE_SHA512} {MSGSPEC_SHA256}".encode())
    total.update(Path(__file__).read_bytes() + COMPILER.read_bytes())
    for name, content in our_files():
        total.update(name.encode() + b"\0" + content)
    return total.hexdigest()


def build() -> None:
    """Make it, unless that was done from the same sources."""
    made_from = mark()
    if build_web.is_made_from(STAMP, made_from):
        return
    FETCHED.mkdir(parents=True, exist_ok=True)
    package = unpack_pyodide()
    say("packing the engine for the browser")
    ours = packed(iter([*msgspec_files(), *our_files()]))
    archives = {"python_stdlib.zip": packed(library_files(package)), "waystone.zip": ours}
    made = compiled(package, archives)
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    lists = [write(ENGINE, name, (package / name).read_bytes()) for name in SCRIPTS]
    lists.append(write(ENGINE, SQUEEZED[0], (package / SQUEEZED[0]).read_bytes()))
    lists += [write(ENGINE, name, content) for name, content in made.items()]
    (ENGINE / "games.json").write_bytes(games())
    # Of the packages that Pyodide offers none is used; it wants to know for which of it they are.
    lock = json.loads((package / "pyodide-lock.json").read_text(encoding="utf-8"))
    kind = {"info": lock["info"], "packages": {}}
    about = {"pyodide": PYODIDE, "mark": made_from[:16], "lock": kind, "files": lists}
    (ENGINE / "engine.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    STAMP.write_text(made_from, encoding="utf-8")


def main(words: list[str]) -> None:
    """Build it, or say why there is none."""
    try:
        build()
    except NotFetched as error:
        if "--must" in words:
            build_web.stop(str(error))
        say(f"without the part for playing offline: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
