"""Make a wheel in dist/: tools/wheel.py [--compiled]

The plain wheel fits every machine and needs no compiler. With `--compiled` its engine is replaced
by the same source compiled by mypyc, for this Python and this kind of machine; both play the same
matches, to the digest.
"""

from __future__ import annotations

import csv
import io
import subprocess
import sys
import sysconfig
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from tools import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
COMPILED = ROOT / "build" / "compiled-wheel"


def build_plain() -> Path:
    """The wheel that fits every machine."""
    DIST.mkdir(exist_ok=True)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "-w", str(DIST), "."], cwd=ROOT, check=True
    )
    return max(DIST.glob("waystone-*-py3-none-any.whl"), key=lambda path: path.stat().st_mtime)


def build_compiled() -> Path:
    """The wheel for this Python and machine."""
    compiling.build_if_changed(COMPILED, [], trained=True)
    plain = build_plain()
    return repack(plain, COMPILED, tag())


def tag() -> str:
    """For which Python and which kind of machine, as wheels are named."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def repack(plain: Path, compiled: Path, tag: str) -> Path:
    """The plain wheel with the compiled package in the place of its own modules."""
    with zipfile.ZipFile(plain) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist()}
    replaced = exchanged(files, modules_in(compiled))
    info = next(name.partition("/")[0] for name in files if name.endswith(".dist-info/WHEEL"))
    replaced[f"{info}/WHEEL"] = retagged(files[f"{info}/WHEEL"], tag)
    replaced[f"{info}/METADATA"] = with_runtime(files[f"{info}/METADATA"])
    replaced[f"{info}/RECORD"] = record(replaced, f"{info}/RECORD")
    target = plain.with_name(plain.name.replace("py3-none-any", tag))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in replaced.items():
            wheel.writestr(name, content)
    return target


def modules_in(compiled: Path) -> dict[str, bytes]:
    """The Python files and libraries of the compiled package, by their names in a wheel."""
    found = (path for path in sorted(compiled.rglob("*")) if path.suffix in (".py", ".so", ".pyd"))
    return {path.relative_to(compiled).as_posix(): path.read_bytes() for path in found}


def exchanged(files: Mapping[str, bytes], modules: Mapping[str, bytes]) -> dict[str, bytes]:
    """No plain module stays where there is a compiled one, so that none can be used unseen."""
    kept = {name: content for name, content in files.items() if not name.endswith(".py")}
    return {**kept, **modules}


def retagged(wheel: bytes, tag: str) -> bytes:
    """What a wheel says of itself, for one kind of machine."""
    lines = [line for line in wheel.decode().splitlines() if not line.startswith("Tag: ")]
    lines = [line.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false") for line in lines]
    return "\n".join([*filter(None, lines), f"Tag: {tag}", ""]).encode()


def with_runtime(metadata: bytes) -> bytes:
    """Compiled modules need the runtime that came with their compiler, and its kinds of numbers."""
    head, blank, text = metadata.decode().partition("\n\n")
    needs = [f"Requires-Dist: {name}>={version(name)}" for name in ("librt", "mypy_extensions")]
    return "\n".join([head, *needs]).encode() + f"{blank}{text}".encode()


def record(files: Mapping[str, bytes], own: str) -> bytes:
    """The list of all files with their checksums; its own line has none."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name, content in files.items():
        if name != own:
            mark = urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
            rows.writerow((name, f"sha256={mark}", len(content)))
    rows.writerow((own, "", ""))
    return text.getvalue().encode()


def main() -> None:
    """As asked."""
    made = build_compiled() if "--compiled" in sys.argv[1:] else build_plain()
    print(made.relative_to(ROOT))


if __name__ == "__main__":
    main()
