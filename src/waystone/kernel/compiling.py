"""A word for the compiler, which means nothing where nothing is compiled. Not compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C")

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """Leave the class as it is: plain Python needs no telling."""
        return lambda kind: kind
