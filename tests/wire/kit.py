"""The reader of patches that docs/protocol/socket.md gives to strangers, word for word."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

Json = Any
PAGE = Path(__file__).parents[2] / "docs" / "protocol" / "socket.md"


def documented() -> Callable[[Json, Json], Json]:
    """What the page says in Python."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)  # our own page
    reader: Callable[[Json, Json], Json] = names["patched"]
    return reader


patched = documented()


def plain(thing: Any) -> Json:
    """As it comes out of the wire."""
    return json.loads(msgspec.json.encode(thing))
