"""Words for the compiler, which mean nothing where nothing is compiled. Not compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # a native integer of 64 bits; for plain Python any integer is one
    C = TypeVar("C")

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """Leave the class as it is: plain Python needs no telling."""
        return lambda kind: kind
