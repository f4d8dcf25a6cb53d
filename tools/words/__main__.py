"""Write the code of all message catalogues: `python -m tools.words`.

With `--check` nothing is written, and the exit status tells whether everything is up to date.
Either way every problem in a catalogue is told with its file, line and column.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.words.build import generated, stale
from tools.words.catalogues import ROOT
from tools.words.model import BadMessage


def main(words: list[str], root: Path = ROOT) -> int:
    """Compile; what is no longer made is removed."""
    try:
        files = generated(root)
    except BadMessage as problem:
        print(problem, file=sys.stderr)
        return 1
    old = [path for path in stale(root) if path.relative_to(root).as_posix() not in files]
    changed = [name for name, text in files.items() if not is_current(root / name, text)]
    if "--check" in words:
        for name in [*changed, *(str(path.relative_to(root)) for path in old)]:
            print(f"{name} is out of date: run `make words`", file=sys.stderr)
        return 1 if changed or old else 0
    for path in old:
        path.unlink()
    for name in changed:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(files[name], encoding="utf-8")
    return 0


def is_current(path: Path, text: str) -> bool:
    """Whether a file holds this."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
