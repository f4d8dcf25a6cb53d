"""Files that players bring along for a game, such as a map, and what the game says about them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from waystone.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from waystone.kernel.settings import Setting


class Diagnostic:
    """Something about one place of a file; line and column count from 1, 0 where none applies."""

    def __init__(self, code: str, line: int, column: int, message: str) -> None:
        self.code: Final = code
        self.line: Final = line
        self.column: Final = column
        self.message: Final = message

    def sentence(self) -> str:
        """With its place in front, as far as there is one."""
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column}: {self.message}" if self.line else self.message


@mypyc_attr(allow_interpreted_subclasses=True)
class UserFile(ABC):
    """One kind of file: how it is checked, examples of it, and how a new one is generated."""

    orders: ClassVar[Sequence[Setting]] = ()

    @abstractmethod
    def error(self, data: bytes) -> Diagnostic | None:
        """Why a file that somebody sent is refused: the first reason, or None for a good one."""

    @abstractmethod
    def warnings(self, data: bytes, seats: int) -> list[Diagnostic]:
        """What is odd about a good file, though it can be played."""

    @abstractmethod
    def check(self, text: str) -> None:
        """Raise BadSetting unless the rules can play this, however large it is."""

    @abstractmethod
    def examples(self) -> dict[str, str]:
        """The files that come with the game, by the word that chooses each."""

    @abstractmethod
    def make(self, chosen: Mapping[str, str], seats: int, seed: str) -> str:
        """A new one by `orders`; the same seed gives the same file."""
