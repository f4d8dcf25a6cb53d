"""Games and bots of other packages: found by the entry points that these packages declare.

Nothing is imported before somebody asks for it by name or for a list. Installing a package is the
host's own decision, so what it brings counts as part of the program.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

from waystone.kernel.errors import UnknownName

GAMES: Final = "waystone.games"
BOTS: Final = "waystone.bots"

T = TypeVar("T")


@cache
def offered(group: str) -> Mapping[str, EntryPoint]:
    """What installed packages offer, by name; a name that two of them want belongs to neither."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=group):
        other = found.setdefault(point.name, point)
        if other.value != point.value:
            raise BadPlugin(point, f"{package_of(other)} offers the same name")
    return found


def load(point: EntryPoint, kind: type[T], name: str) -> T:
    """The object that a package offers, which must be of this kind and know its own name."""
    try:
        found = point.load()
    except Exception as error:
        raise BadPlugin(point, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, kind):
        raise BadPlugin(point, f"expected a {kind.__name__}, found {found!r:.80}")
    own_name = getattr(found, "name", None)
    if own_name != name:
        raise BadPlugin(point, f"it calls itself {own_name!r}, not {name!r}")
    return found


class BadPlugin(UnknownName):
    """A package offers something that can't be used; says which, what and why."""

    def __init__(self, point: EntryPoint, reason: str) -> None:
        where = f"{point.name!r} ({point.value}) of {package_of(point)}"
        super().__init__("BAD_PLUGIN", f"{point.group}: {where} can't be used: {reason}")


def package_of(point: EntryPoint) -> str:
    """The package that offers it."""
    return f"package {point.dist.name}" if point.dist is not None else "an unknown package"
