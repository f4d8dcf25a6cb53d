"""What can go wrong in a line: the flaws that people make, found in a syntax tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from typing import Final

from tools.mutants.source import Flaw, Source

COMPARISONS: Final[dict[type[ast.cmpop], tuple[bytes, tuple[bytes, ...]]]] = {
    ast.Lt: (rb"<", (b"<=", b">=")),
    ast.LtE: (rb"<=", (b"<", b">")),
    ast.Gt: (rb">", (b">=", b"<=")),
    ast.GtE: (rb">=", (b">", b"<")),
    ast.Eq: (rb"==", (b"!=",)),
    ast.NotEq: (rb"!=", (b"==",)),
    ast.In: (rb"\bin\b", (b"not in",)),
    ast.NotIn: (rb"\bnot\s+in\b", (b"in",)),
    ast.Is: (rb"\bis\b", (b"is not",)),
    ast.IsNot: (rb"\bis\s+not\b", (b"is",)),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[bytes, bytes]]] = {
    ast.Add: (b"+", b"-"),
    ast.Sub: (b"-", b"+"),
    ast.Mult: (b"*", b"//"),
    ast.Div: (b"/", b"*"),
    ast.FloorDiv: (b"//", b"*"),
    ast.Mod: (b"%", b"//"),
    ast.LShift: (b"<<", b">>"),
    ast.RShift: (b">>", b"<<"),
    ast.BitAnd: (b"&", b"|"),
    ast.BitOr: (b"|", b"&"),
    ast.BitXor: (b"^", b"&"),
}
TWINS: Final = {"min": b"max", "max": b"min", "any": b"all", "all": b"any"}
SYMMETRIC: Final = {"gcd", "is_same_secret", "suppress"}
"""Whichever argument comes first, the result is the same."""
NEUTRAL: Final = {"isinstance", "issubclass", "cast", "TypeVar", "NewType", "getattr", "getLogger"}
EMPTY: Final = {"list": b"[]", "tuple": b"()", "dict": b"{}", "set": b"set()", "str": b'""'}
TYPES: Final = {"tuple", "list", "dict", "set", "Callable", "Sequence", "Mapping", "Iterable"}
SPEECHLESS: Final = {"__slots__", "__all__", "__doc__"}
CODECS: Final = {"ascii", "utf-8", "latin-1"}
"""Their names may be written with any punctuation: a flaw in it is none."""
LONGEST_WORD: Final = 40
Function = ast.FunctionDef | ast.AsyncFunctionDef


def flaws_of(source: Source) -> list[Flaw]:
    """Every flaw that a file can have, in the order of its lines."""
    finder = Finder(source)
    finder.visit(source.tree)
    unique = {(each.start, each.end, each.new): each for each in finder.found}
    return sorted(unique.values(), key=lambda each: (each.start, each.end, each.new))


class Finder(ast.NodeVisitor):
    """Walks through what is executed; annotations, docstrings, logs and asserts are left alone."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[Flaw] = []
        self.names: list[str] = []
        self.returns: list[str] = []

    # Writing down

    def note(self, kind: str, start: int, end: int, new: bytes) -> None:
        """Keep a flaw."""
        where = ".".join(self.names) or "module"
        self.found.append(Flaw(self.source, kind, where, start, end, new))

    def replace(self, kind: str, node: ast.expr | ast.stmt, new: bytes) -> None:
        """Something else stands in a node's place."""
        self.note(kind, self.source.start(node), self.source.end(node), new)

    def between(
        self, kind: str, left: ast.expr, right: ast.expr, sign: bytes, others: Sequence[bytes]
    ) -> None:
        """Another sign stands between two nodes."""
        begin = self.source.end(left)
        found = re.search(sign, self.source.data[begin : self.source.start(right)])
        for other in others if found else ():
            assert found is not None
            self.note(kind, begin + found.start(), begin + found.end(), other)

    def negate(self, kind: str, test: ast.expr) -> None:
        """A question is asked the other way round, unless its own sign can be turned."""
        if isinstance(test, ast.UnaryOp | ast.Constant):
            return
        if not (isinstance(test, ast.Compare) and len(test.ops) == 1):
            self.replace(kind, test, b"not (" + self.source.text(test) + b")")

    # What is not executed, or says nothing

    def visit_Import(self, node: ast.Import) -> None: ...
    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...
    def visit_Assert(self, node: ast.Assert) -> None: ...

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
            self.remove_kept(node, [node.target])

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for each in node.body:
            self.visit(each)
        self.names.pop()

    def visit_function(self, node: Function) -> None:
        self.names.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        defaults = [each for each in node.args.kw_defaults if each is not None]
        for each in (*node.args.defaults, *defaults, *node.body):
            self.visit(each)
        self.returns.pop()
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_function(node)

    # Statements

    def remove(self, node: ast.stmt) -> None:
        """A statement is forgotten."""
        self.replace("removed", node, b"pass")

    def remove_kept(self, node: ast.stmt, targets: Sequence[ast.expr]) -> None:
        """What is kept elsewhere can be forgotten; a name that was never set is found at once."""
        is_kept = all(isinstance(each, ast.Attribute | ast.Subscript) for each in targets)
        if is_kept and self.names and self.names[-1] != "__init__":
            self.remove(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(value, ast.Call) and not is_log(value):
            self.remove(node)
            self.visit(node.value)
        elif isinstance(value, ast.Yield):
            self.visit(value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(isinstance(each, ast.Name) and each.id in SPEECHLESS for each in node.targets):
            self.remove_kept(node, node.targets)
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        sign, other = ARITHMETIC.get(type(node.op), (b"", b""))
        if sign:
            pattern = re.escape(sign) + b"="
            self.between("arithmetic", node.target, node.value, pattern, [other + b"="])
        self.remove(node)
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.remove(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if "NotImplementedError" not in ast.unparse(node):
            self.remove(node)
            self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace("removed", node, b"break")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace("removed", node, b"continue")

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self.negate("condition", node.test)
            self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.remove(node)
            return
        for new in other_results(self.returns[-1], node.value, self.source.text(node.value)):
            self.replace("result", node.value, new)
        self.visit(node.value)

    # Expressions

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate("condition", node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate("condition", test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        parts = [node.left, *node.comparators]
        for left, right, sign in zip(parts, parts[1:], node.ops, strict=False):
            pattern, others = COMPARISONS[type(sign)]
            self.between("comparison", left, right, pattern, others)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        sign, other = (b"and", b"or") if isinstance(node.op, ast.And) else (b"or", b"and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between("boolean", left, right, rb"\b%b\b" % sign, [other])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start = self.source.start(node)
        if isinstance(node.op, ast.Not):
            self.note("boolean", start, start + 3, b"")
        elif isinstance(node.op, ast.USub):
            self.note("arithmetic", start, start + 1, b"")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sign, other = ARITHMETIC.get(type(node.op), (b"", b""))
        if sign and not (is_text(node.left) or is_text(node.right)):
            pattern = rb"(?<![*/<>])" + re.escape(sign)
            self.between("arithmetic", node.left, node.right, pattern, [other])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if is_log(node):
            return
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in NEUTRAL:
            return
        if name in TWINS:
            self.replace("twin", node.func, TWINS[name])
        elif len(node.args) > 1 and name not in SYMMETRIC:
            self.swap(node.args[0], node.args[1])
        self.generic_visit(node)

    def swap(self, one: ast.expr, other: ast.expr) -> None:
        """Two arguments change their places."""
        if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
            return
        source = self.source
        middle = source.data[source.end(one) : source.start(other)]
        new = source.text(other) + middle + source.text(one)
        self.note("swapped", source.start(one), source.end(other), new)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        kind = node.value.id if isinstance(node.value, ast.Name) else ""
        if kind not in TYPES:  # what stands in an alias of types is read by nobody
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # as an assert: it promises what is so anyway
            self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        for new in other_constants(node.value):
            self.replace("constant", node, new)


def other_constants(value: object) -> Iterator[bytes]:
    """What could stand there by mistake; sentences are free."""
    if isinstance(value, bool):
        yield str(not value).encode()
    elif isinstance(value, int):
        yield from (str(each).encode() for each in (value + 1, value - 1) if each >= 0)
    elif isinstance(value, float):
        yield str(value * 2 if value else 1.0).encode()
    elif isinstance(value, str) and value not in CODECS and is_word(value):
        yield repr(value + "_").encode()


def is_word(text: str) -> bool:
    """Not a sentence."""
    return bool(text) and " " not in text and len(text) <= LONGEST_WORD


def other_results(returns: str, value: ast.expr, text: bytes) -> Iterator[bytes]:
    """Another value that the caller would take."""
    if isinstance(value, ast.Constant):
        return
    kind = returns.partition("[")[0].rpartition(".")[2]
    if returns == "bool" and not isinstance(value, ast.Compare | ast.UnaryOp):
        yield b"not (" + text + b")"
    elif returns == "int":
        yield b"(" + text + b") + 1"
    elif returns.endswith("| None"):
        yield b"None"
    elif kind in EMPTY and text != EMPTY[kind]:
        yield EMPTY[kind]


def is_log(node: ast.Call) -> bool:
    """Whether only a host's log would miss it."""
    return isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) in (
        "log",
        "logging",
        "logger",
        "warnings",
    )


def is_text(node: ast.expr) -> bool:
    """Whether it can't be calculated with."""
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
