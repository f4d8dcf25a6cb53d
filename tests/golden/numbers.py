"""The numbers and words that the house is run by, as they stand: limits, times, sizes, styles, and
what is usual where nobody says otherwise.

Most of them matter to hosts, clients or players, some to nobody, but none should change unseen.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from dataclasses import asdict, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.golden.told import HERE

PATH: Final = HERE / "numbers.txt"
KERNEL: Final = "kernel"
SERVERS: Final = ("match", "leaderboard", "wire", "storage", "service", "api", "tcp", "local")
OTHERS: Final = (
    *("analysis", "terminal", "cli", "lab", "outside", "environments", "library", "teaching"),
)
BOTS: Final = ("bots", "games/*/bots", "games/*/foresight", "games/*/coach.py")
"""What bots and coaches weigh by; the rules' own numbers are held by their tests."""
NOT_HERE: Final = ("openspiel", "cluster")
"""Their packages are not among those of `make test`."""
LONGEST: Final = 60
"""Signs of a word; longer ones, such as sentences and queries, are held where they are used."""
KINDS: Final = (bool, int, float, str, dict, list, tuple, set, frozenset)
EMPTY: Final = ("set", "dict", "list", "deque", "WeakSet")
FOLLOWING: Final = ("PATTERNS", "_RESERVED_KEYS", "REFUSALS")
"""What is made of others of these."""


def modules() -> Iterator[tuple[str, Path]]:
    """All modules of these packages, by their names."""
    home = HERE.parents[1] / "src" / "waystone"
    for package in (KERNEL, *SERVERS, *OTHERS, *BOTS):
        paths = sorted(home.glob(package if package.endswith(".py") else f"{package}/**/*.py"))
        for path in (each for each in paths if each.stem not in NOT_HERE):
            names = path.relative_to(home.parent).with_suffix("").parts
            yield ".".join(name for name in names if name != "__init__"), path


def constants(path: Path) -> Iterator[str]:
    """The names in capitals that a module gives to something, and those of what it makes."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        if is_empty(getattr(node, "value", None)):
            continue  # it is filled while the program runs
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for name in (each for target in targets if target for each in ast.walk(target)):
            if isinstance(name, ast.Name) and name.id.isupper() and name.id not in FOLLOWING:
                yield name.id


def is_empty(made: ast.AST | None) -> bool:
    """Whether this makes a collection without anything in it."""
    if isinstance(made, ast.Call):
        return isinstance(made.func, ast.Name) and made.func.id in EMPTY and not made.args
    parts = made.keys if isinstance(made, ast.Dict) else getattr(made, "elts", [made])
    return not parts


def is_kept(value: Any) -> bool:
    """Whether it is a number, a short word, or something that may be made of them."""
    if is_dataclass(value):
        return not isinstance(value, type)
    return isinstance(value, KINDS) and not (isinstance(value, str) and len(value) > LONGEST)


def plain(value: Any) -> Any:
    """A value as JSON has it, without what can't be written there."""
    if is_dataclass(value) and not isinstance(value, type):
        value = asdict(value)
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items() if is_kept(each)}
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=str)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value if is_kept(each)]
    return value


def usual(kind: type) -> Any:
    """What stands in a thing of this kind, or is meant by it, where nobody says otherwise."""
    own = {name: each for name, each in vars(kind).items() if not is_made(name)}
    made = {name: left_out(each) for name, each in own.items() if inspect.isfunction(each)}
    made = {f"{name}()": each for name, each in made.items() if each}
    if is_dataclass(kind):
        made.pop("__init__()", None)  # it says the same
        return {each.name: each.default for each in fields(kind)} | made
    if issubclass(kind, msgspec.Struct):
        return {each.name: each.default for each in msgspec.structs.fields(kind)} | made
    return {name: each for name, each in own.items() if not name.startswith("_")} | made


def is_made(name: str) -> bool:
    """Whether Python or a library gave this name to a class."""
    return name.startswith("__") and name != "__init__"


def left_out(call: Any) -> dict[str, Any]:
    """What is meant where a function is called without it."""
    words = inspect.signature(inspect.unwrap(call)).parameters.values()
    return {each.name: plain(each.default) for each in words if is_kept(each.default)}


def lines(name: str, value: Any) -> Iterator[str]:
    """What is written of one of them; a list of large things has a line for each."""
    if isinstance(value, type):
        value = usual(value)
    elif callable(value):
        value = left_out(value)
    if isinstance(value, tuple) and value and all(map(is_dataclass, value)):
        for each in value:
            yield from lines(name, each)
    elif is_kept(value) and (found := plain(value)) not in ({}, []):
        yield f"{name} = {json.dumps(found)}"


def settled(name: str, path: Path) -> list[str]:
    """What a module has settled, line by line."""
    module, short = vars(import_module(name)), name.partition(".")[2]
    return [line for each in constants(path) for line in lines(f"{short} {each}", module[each])]


def text() -> str:
    """All of it, module by module."""
    return "".join(f"{line}\n" for name, path in modules() for line in settled(name, path))


def kept(name: str) -> list[str]:
    """What is written of a module."""
    short = name.partition(".")[2]
    written = PATH.read_text(encoding="utf-8").splitlines()
    return [line for line in written if line.partition(" ")[0] == short]
