"""Words for the compiler, which mean nothing where nothing is compiled. Not compiled."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from librt.strings import read_i64_le as read_i64_le
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int  # native integers of 64 bits; for plain Python any integer is one
    C = TypeVar("C")

    def u8(number: int) -> int:
        """A native integer of 8 bits; for plain Python any is one that is small enough."""
        return number

    def read_i64_le(packed: bytes, at: int) -> int:
        """Eight bytes from one on as one integer, which is what this is for plain Python too."""
        return int.from_bytes(packed[at : at + 8], "little", signed=True)

    class Row:
        """A row of native integers, without an object for each; for plain Python bytes that can be
        changed, or a list, are one."""

        def __class_getitem__(cls, kind: object) -> type:
            """The kind of row for this kind of integer."""
            return bytearray if kind is u8 else list

    vec = Row

    def mypyc_attr(**attributes: bool | int) -> Callable[[C], C]:
        """Leave the class as it is: plain Python needs no telling."""
        return lambda kind: kind


def is_native(function: object) -> bool:
    """Whether a function was compiled, so that native integers are worth their loops."""
    return not isinstance(function, FunctionType)
