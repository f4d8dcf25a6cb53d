"""Found on PYTHONPATH by every Python that a mutant's tests start: loads one file with its flaw."""

import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

usual = SourceFileLoader.get_code


def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
    """As usual, but for the mutant's own file; no cache is read or written for that."""
    if self.path != os.environ.get("MUTANT_FILE"):
        return usual(self, fullname)
    data = Path(os.environ["MUTANT_DATA"]).read_bytes()
    code: CodeType = compile(data, self.path, "exec", dont_inherit=True)
    return code


SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]
