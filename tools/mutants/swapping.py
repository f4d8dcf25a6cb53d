"""Puts a flaw into functions that are loaded already, where that has the same effect."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import CodeType, FunctionType

Key = tuple[str, int, str]
"""A code object: its qualified name, its first line, and what kind of thing it is."""


class Loaded:
    """All functions of this process by the file and place of their code."""

    def __init__(self) -> None:
        self.functions: dict[tuple[str, Key], list[FunctionType]] = {}
        for each in gc.get_objects():
            if type(each) is FunctionType:
                code = each.__code__
                self.functions.setdefault((code.co_filename, key_of(code)), []).append(each)

    def swap(self, file: str, old: bytes, new: bytes) -> bool:
        """Give loaded functions their new code; False where only a new import would do."""
        before, after = tree_of(old, file), tree_of(new, file)
        changed = {key for key, code in before.items() if differs(code[0], after[key][0])}
        wanted = {self.loaded_above(file, before, key) for key in changed}
        if None in wanted:
            return False
        try:
            for key in wanted:
                assert key is not None
                for function in self.functions[file, key]:
                    function.__code__ = after[key][0]
        except ValueError:  # it closes over other names now
            return False
        return True

    def loaded_above(self, file: str, tree: Tree, key: Key) -> Key | None:
        """The outermost loaded function that holds this code."""
        found = None
        above: Key | None = key
        while above is not None:
            found = above if (file, above) in self.functions else found
            above = tree[above][1]
        return found


Tree = dict[Key, tuple[CodeType, Key | None]]
"""Code objects by their keys, each with the key of the one around it."""


def tree_of(data: bytes, file: str) -> Tree:
    """All code of a file."""
    found: Tree = {}

    def walk(code: CodeType, above: Key | None) -> None:
        key = key_of(code)
        while key in found:  # two of a kind on one line
            key = (key[0], key[1], key[2] + "'")
        found[key] = (code, above)
        for each in codes_in(code):
            walk(each, key)

    walk(compile(data, file, "exec", dont_inherit=True), None)
    return found


def key_of(code: CodeType) -> Key:
    """What a code object is known by in its file."""
    return code.co_qualname, code.co_firstlineno, code.co_name


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code that a code object holds."""
    return (each for each in code.co_consts if isinstance(each, CodeType))


def differs(one: CodeType, other: CodeType) -> bool:
    """Whether two code objects do something different themselves, not what they hold."""
    return own(one) != own(other)


def own(code: CodeType) -> tuple[object, ...]:
    """What a code object does, without the code that it holds."""
    consts = [repr(each) for each in code.co_consts if not isinstance(each, CodeType)]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return code.co_code, consts, names, len(list(codes_in(code))), code.co_exceptiontable
