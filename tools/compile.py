"""Build the package with its engine compiled by mypyc:

tools/compile.py --check | [--trained] FOLDER [GAME …]

With `--check` nothing is built: mypyc only says whether it understands the engine. With `--trained`
it is built twice, which takes twice as long and runs a tenth faster: the first build plays
(`tools/training.py`) and counts which ways are taken, the second lays those out straight.

The folder gets a whole `waystone` package, to be put first on PYTHONPATH. Kernel, games and bots
are compiled as one unit with what a move comes by on a server; or, of games and bots, the rules of
the named games only, which is soon done and enough for measuring. Everything else is copied. `src`
stays as it is: plain Python is the reference, this is the same source made faster.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from copy import deepcopy
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "waystone"
TRAINING = ROOT / "tools" / "training.py"
COMPILED_FLOORS = ("kernel", "bots", "games")
# Where a move comes by on a server, from its frame to those of who follow; the rest seldom runs.
ON_A_MOVES_WAY = {
    "api": ("frames", "socket"),
    "service": ("credits", "following", "session"),
    "match": (
        *("asking", "audience", "bot_patience", "bots_alone", "clock", "gathering", "host"),
        *("live", "making", "news", "seating", "step_logs", "timed", "times", "turnstile"),
    ),
    "storage": ("steps", "writer"),
    "wire": ("codec", "patch", "render"),
}
# Structs gain nothing when compiled, and lose their tags when defined in a compiled module.
STRUCTS = ("event.py", "events.py", "view.py")
# Pictures are drawn for people: nobody waits for them.
PICTURES = ("drawing.py", "notation.py", "picture.py")
INTERPRETED = ("__init__.py", "compiling.py", *STRUCTS, *PICTURES)
STAMP = ".stamp"
# What the training has not come by is compiled as if there had been none, not for size.
COUNTING = ["-fprofile-generate"]
BY_COUNTS = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]


def modules(source: Path, games: Sequence[str] = ()) -> list[str]:
    """The files of a `waystone` package to compile, as seen from the folder around it."""
    server = [f"{room}/{name}.py" for room, names in ON_A_MOVES_WAY.items() for name in names]
    return engine_modules(source, games) + [f"{source.name}/{each}" for each in server]


def engine_modules(source: Path, games: Sequence[str] = ()) -> list[str]:
    """Those of them that are the engine: kernel, bots and games, or what is named of these."""
    folders = ("kernel", *(f"games/{game}" for game in games)) if games else COMPILED_FLOORS
    found = [path for folder in folders for path in sorted((source / folder).rglob("*.py"))]
    if games:
        found = [path for path in found if path.parent.name != "bots"]
    return [str(path.relative_to(source.parent)) for path in found if path.name not in INTERPRETED]


def compiler() -> str:
    """The C compiler that setuptools will call."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def whole_program_flags() -> list[str]:
    """Let the compiler look into mypyc's own functions, which almost every line calls.

    Only gcc is known to do so without further tools.
    """
    if "gcc" not in Path(compiler()).name:
        return []
    return ["-O3", "-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]


def complaint() -> str:
    """What is missing on this machine, or nothing."""
    if shutil.which(compiler()) is None:
        return f"The compiled build needs a C compiler, and {compiler()} was not found."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "The compiled build needs Python's C headers (on Debian or Ubuntu: python3-dev)."
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "The compiled build needs mypyc, which comes with mypy: make test installs it."
    return ""


def fingerprint(games: list[str], trained: bool) -> str:
    """Changes whenever the build would."""
    print_of = sha256(f"{sys.version} mypy {version('mypy')} {games} {trained}".encode())
    for path in (Path(__file__), *[TRAINING] * trained, *sorted(SOURCE.rglob("*.py"))):
        print_of.update(str(path.relative_to(ROOT)).encode() + b"\n" + path.read_bytes())
    return print_of.hexdigest()


@contextlib.contextmanager
def silence(log: Path) -> Iterator[None]:
    """Send all output, that of the C compiler too, to a file."""
    sys.stdout.flush()
    kept = os.dup(1), os.dup(2)
    with log.open("w") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        try:
            yield
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for number, copy in enumerate(kept, 1):
                os.dup2(copy, number)
                os.close(copy)


def translate_in(folder: Path, files: list[str]) -> list[Any]:
    """The files of the copy in this folder as one unit of C, not compiled yet."""
    from mypyc.build import mypycify

    os.chdir(folder)
    return mypycify(files, group_name="waystone", debug_level="0")


def compile_in(folder: Path, files: list[str], lessons: list[str] | None = None) -> None:
    """Compile the files of the copy in this folder, each in its place, as one unit.

    With lessons the compiler is trained: by these games, or by all where none is named.
    """
    units = translate_in(folder, files)
    flags = whole_program_flags()
    if lessons is not None and flags:
        link(units, [*flags, *COUNTING])
        train(folder, lessons)
        flags += BY_COUNTS
    link(units, flags)


def link(units: list[Any], flags: list[str]) -> None:
    """Make the units, with these flags besides their own, whatever was made before."""
    from setuptools import setup  # type: ignore[import-untyped]

    made = deepcopy(units)  # they share their lists of flags
    for unit in made:
        unit.extra_compile_args = [*unit.extra_compile_args, *flags]
        unit.extra_link_args = [*unit.extra_link_args, *flags]
    command = ["--quiet", "build_ext", "--force", "--inplace", "--build-temp", "build"]
    setup(name="waystone", packages=[], ext_modules=made, script_args=command)


def train(folder: Path, games: list[str]) -> None:
    """Play with the build that counts; it writes its counts down when it ends."""
    paths = os.pathsep.join((str(folder), str(ROOT)))
    command = [sys.executable, str(TRAINING), *games]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=True)


@contextlib.contextmanager
def copied(beside: Path, games: Sequence[str]) -> Iterator[tuple[Path, list[str]]]:
    """A copy of the package, for as long as it is needed, and its files to compile.

    What is said meanwhile is shown only if something fails.
    """
    with TemporaryDirectory(dir=beside, prefix="compiling-") as name:
        folder, log = Path(name, "package"), Path(name, "log")
        shutil.copytree(SOURCE, folder / "waystone", ignore=shutil.ignore_patterns("__pycache__"))
        try:
            with silence(log):
                yield folder, modules(folder / "waystone", games)
        except BaseException:
            print(log.read_text(errors="replace"), file=sys.stderr)
            raise SystemExit("✗ The engine can't be compiled; mypyc's words are above.") from None
        finally:
            os.chdir(ROOT)


def check() -> None:
    """Let mypyc read the engine, as the first step of a build does."""
    with copied(Path(gettempdir()), ()) as (folder, files):
        translate_in(folder, files)


def build(target: Path, games: list[str], trained: bool) -> None:
    """Make the package in a folder of its own, and put it in place only when it is whole."""
    target.parent.mkdir(parents=True, exist_ok=True)
    mark = fingerprint(games, trained)
    print(f"· compiling the engine{', twice' * trained} (some minutes)", flush=True)
    with copied(target.parent, games) as (folder, files):
        compile_in(folder, files, games if trained else None)
        for file in files:
            (folder / file).unlink()  # so that nothing can fall back to plain Python unseen
        for rest in ("build", ".mypy_cache"):
            shutil.rmtree(folder / rest, ignore_errors=True)
        (folder / STAMP).write_text(mark)
        shutil.rmtree(target, ignore_errors=True)
        folder.rename(target)


def build_if_changed(target: Path, games: list[str], trained: bool = False) -> None:
    """Build, unless what is there is up to date."""
    for game in games:
        if not (SOURCE / "games" / game).is_dir():
            raise SystemExit(f"✗ There is no game in the folder games/{game}.")
    lacking = complaint()
    if lacking:
        raise SystemExit(f"✗ {lacking}")
    stamp = target / STAMP
    if not stamp.exists() or stamp.read_text() != fingerprint(games, trained):
        build(target, games, trained)


def main() -> None:
    """As asked."""
    words = sys.argv[1:]
    trained = words[:1] == ["--trained"]
    if len(words) == trained:
        raise SystemExit("usage: tools/compile.py --check | [--trained] FOLDER [GAME …]")
    if words[0] == "--check":
        check()
    else:
        folder, *games = words[trained:]
        build_if_changed(Path(folder).resolve(), games, trained)


if __name__ == "__main__":
    main()
