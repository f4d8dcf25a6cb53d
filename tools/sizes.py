"""Are the files short, and the functions mostly small?

No Python file of the project is longer than FILE_LINES, and the median function of the package
is not longer than FUNCTION_LINES (docstrings not counted). A large median means that a second
noun hides in the code; a single long function may have its reasons.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
FILE_LINES = 500
FUNCTION_LINES = 10
WORDS = ROOT / "src" / "waystone" / "words"  # mostly made by tools/words


def python_files(*folders: str) -> Iterator[Path]:
    """Every Python file below the folders, in a fixed order."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def function_lengths(source: str) -> Iterator[int]:
    """The number of lines of each function, signature included, docstring not."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield span(node) - (span(node.body[0]) if ast.get_docstring(node) else 0)


def span(node: ast.stmt) -> int:
    """The number of lines a statement covers."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def long_files() -> list[str]:
    """The files that have outgrown the limit."""
    lines = {
        path: len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files("src", "tests", "tools", "bench")
        if WORDS not in path.parents
    }
    return [
        f"{path.relative_to(ROOT)}: {count} lines, more than {FILE_LINES}"
        for path, count in lines.items()
        if count > FILE_LINES
    ]


def main() -> int:
    """Print the median and every complaint; complaints fail the check."""
    written = (path for path in python_files("src") if WORDS not in path.parents)
    sources = (path.read_text(encoding="utf-8") for path in written)
    lengths = [length for source in sources for length in function_lengths(source)]
    typical = median(lengths or [0])
    print(f"{len(lengths)} functions, median {typical:g} lines")
    wrong = long_files()
    if typical > FUNCTION_LINES:
        wrong.append(f"the median function has more than {FUNCTION_LINES} lines")
    for complaint in wrong:
        print(f"  {complaint}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
