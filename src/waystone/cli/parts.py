"""Parts of the program that not everybody installs, and what to say where one is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from waystone.cli.output import BadUse

PACKAGES: Final = {
    "server": ("aiohttp", "prometheus_client"),
    "postgres": ("asyncpg",),
    "lab": ("pyarrow",),
    "ray": ("ray",),
}
"""The packages of each extra of pyproject.toml without which nothing of it works."""


def need(part: str, who: str) -> None:
    """Raise BadUse with the way to install a part, unless it is there."""
    missing = [name for name in PACKAGES[part] if find_spec(name) is None]
    if missing:
        one = "one more package" if len(missing) == 1 else f"{len(missing)} more packages"
        raise BadUse(f"{who} needs {one}: pip install 'waystone[{part}]'")
