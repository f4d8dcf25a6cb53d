"""Reads a Fluent file: messages, variables, selectors, terms, NUMBER; refuses everything else."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tools.words.model import (
    BadMessage,
    Call,
    Catalogue,
    Kind,
    Message,
    Number,
    Pattern,
    Piece,
    Print,
    Select,
    Where,
    is_plain,
)
from tools.words.plurals import CATEGORIES, COUNTING

DIGITS = "maximumFractionDigits"
Given = dict[str, str]
"""The literal arguments of a term, while it is resolved."""


def read(path: Path, name: str, language: str, text: str | None = None) -> Catalogue:
    """The catalogue in a file; raises BadMessage at the first thing that is wrong."""
    source = path.read_text(encoding="utf-8") if text is None else text
    return Reader(path, name, language, source).catalogue()


@dataclass(frozen=True)
class Reader:
    """One file in the reading."""

    path: Path
    name: str
    language: str
    source: str

    def catalogue(self) -> Catalogue:
        """All messages, with references and terms put in."""
        resource = FluentParser(with_spans=True).parse(self.source)
        self.check_syntax(resource)
        entries = [each for each in resource.body if isinstance(each, ast.Message | ast.Term)]
        resolver = Resolver(self, self.by_name(entries))
        found = {
            each.id.name: resolver.message(each)
            for each in entries
            if isinstance(each, ast.Message)
        }
        return Catalogue(self.name, self.language, self.path, found)

    def check_syntax(self, resource: ast.Resource) -> None:
        """Fluent leaves out what it can't read; we do not."""
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                flaw = entry.annotations[0]
                at = flaw.span.start if flaw.span else 0
                raise BadMessage(self.where(at), flaw.message or "this can't be read")

    def by_name(self, entries: list[ast.Message | ast.Term]) -> dict[str, ast.Message | ast.Term]:
        """Messages by id, terms by id with their hyphen."""
        found: dict[str, ast.Message | ast.Term] = {}
        for entry in entries:
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in found:
                raise BadMessage(self.of(entry), f"{name} is there twice")
            found[name] = entry
        return found

    def where(self, offset: int) -> Where:
        """Line and column of a character."""
        before = self.source[:offset]
        return Where(self.path, before.count("\n") + 1, offset - before.rfind("\n"))

    def of(self, node: ast.SyntaxNode) -> Where:
        """Where a part of the file begins."""
        return self.where(node.span.start if node.span else 0)


class Resolver:
    """Turns syntax into messages; `open` are those being resolved, so that no circle is endless."""

    def __init__(self, reader: Reader, entries: dict[str, ast.Message | ast.Term]) -> None:
        self.reader = reader
        self.entries = entries
        self.open: list[str] = []

    def message(self, entry: ast.Message) -> Message:
        """A message with its table."""
        table: dict[str, Pattern] = {}
        places: dict[str, Where] = {}
        for each in entry.attributes:
            key, places[each.id.name] = each.id.name, self.reader.of(each)
            if key in table:
                raise self.bad(each, f"{entry.id.name}.{key} is there twice")
            table[key] = self.pattern(each.value, None)
            if not is_plain(table[key]):
                raise self.bad(each, "a table holds plain texts; with variables, write a message")
        text = self.pattern(entry.value, None) if entry.value is not None else None
        return Message(entry.id.name, self.reader.of(entry), text, table, places)

    def bad(self, node: ast.SyntaxNode, problem: str) -> BadMessage:
        """A complaint at this place."""
        return BadMessage(self.reader.of(node), problem)

    def pattern(self, pattern: ast.Pattern, given: Given | None) -> Pattern:
        """Texts and placeables; neighbouring texts become one."""
        pieces: list[Piece] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                found: Pattern = (element.value.replace("\n", " "),)
            else:
                found = self.expression(element.expression, given)
            for piece in found:
                if isinstance(piece, str) and pieces and isinstance(pieces[-1], str):
                    pieces[-1] += piece
                else:
                    pieces.append(piece)
        return tuple(piece for piece in pieces if piece != "") or ("",)

    def expression(self, node: ast.SyntaxNode, given: Given | None) -> Pattern:
        """What stands between braces."""
        if isinstance(node, ast.StringLiteral):
            return (str(node.parse()["value"]),)
        if isinstance(node, ast.NumberLiteral):
            return (node.value,)
        if isinstance(node, ast.VariableReference):
            return self.variable(node, given)
        if isinstance(node, ast.FunctionReference):
            return (self.number(node),)
        if isinstance(node, ast.MessageReference | ast.TermReference):
            return self.reference(node)
        if isinstance(node, ast.SelectExpression):
            return self.select(node, given)
        raise self.bad(node, "this is not supported here")

    def variable(self, node: ast.VariableReference, given: Given | None) -> Pattern:
        """A variable of the message, or of the term with what it was given."""
        name = node.id.name
        if given is None:
            return (Print(name),)
        if name not in given:
            raise self.bad(node, f"the term is not given ${name}")
        return (given[name],)

    def number(self, node: ast.FunctionReference) -> Number:
        """NUMBER($count), or with at most so many digits behind the point."""
        if node.id.name != "NUMBER":
            raise self.bad(node, f"{node.id.name} is unknown; there is NUMBER")
        positional, named = node.arguments.positional, node.arguments.named
        if len(positional) != 1 or not isinstance(positional[0], ast.VariableReference):
            raise self.bad(node, "NUMBER takes one variable")
        digits = 0
        for each in named:
            if each.name.name != DIGITS or not isinstance(each.value, ast.NumberLiteral):
                raise self.bad(each, f"NUMBER takes only {DIGITS}")
            digits = int(each.value.value)
        return Number(positional[0].id.name, digits)

    def reference(self, node: ast.MessageReference | ast.TermReference) -> Pattern:
        """The text of another message, with its variables, or of a term."""
        is_term = isinstance(node, ast.TermReference)
        name = f"-{node.id.name}" if is_term else node.id.name
        entry = self.entries.get(name)
        if entry is None or entry.value is None or node.attribute is not None:
            raise self.bad(node, f"there is no text {name} to refer to")
        if name in self.open:
            raise self.bad(node, f"{name} refers to itself")
        self.open.append(name)
        given = self.arguments(node) if isinstance(node, ast.TermReference) else None
        text = self.pattern(entry.value, given)
        self.open.pop()
        return text if is_term or is_plain(text) else (Call(name, text),)

    def arguments(self, node: ast.TermReference) -> Given:
        """What a term is given: literals with names."""
        if node.arguments is None:
            return {}
        if node.arguments.positional:
            raise self.bad(node, "a term takes named arguments only")
        return {each.name.name: str(each.value.parse()["value"]) for each in node.arguments.named}

    def select(self, node: ast.SelectExpression, given: Given | None) -> Pattern:
        """A choice by a variable; inside of a term the choice is made here and now."""
        selector = node.selector
        if isinstance(selector, ast.FunctionReference):
            variable = self.number(selector).variable
        elif isinstance(selector, ast.VariableReference):
            variable = selector.id.name
        else:
            raise self.bad(selector, "choose by a variable")
        if given is not None:
            return self.chosen(node, given.get(variable, ""), given)
        keys = [key_of(each) for each in node.variants]
        kind = self.kind(node, keys)
        texts = [self.pattern(each.value, None) for each in node.variants]
        defaults = [text for each, text in zip(node.variants, texts, strict=True) if each.default]
        variants = tuple(
            (key, text)
            for key, text, each in zip(keys, texts, node.variants, strict=True)
            if not each.default
        )
        return (Select(variable, kind, variants, defaults[0]),)

    def chosen(self, node: ast.SelectExpression, value: str, given: Given) -> Pattern:
        """The variant of a term for what it is given."""
        named = [each for each in node.variants if key_of(each) == value]
        default = [each for each in node.variants if each.default]
        return self.pattern((named or default)[0].value, given)

    def kind(self, node: ast.SelectExpression, keys: list[str]) -> Kind:
        """What is chosen by, as its keys tell."""
        if len(set(keys)) < len(keys):
            raise self.bad(node, "a key is there twice")
        default = next(key_of(each) for each in node.variants if each.default)
        if set(keys) == {"you", "other"} and default == "other":
            return Kind.PERSON
        if set(keys) == {"yes", "no"}:
            return Kind.FLAG
        if all(key in CATEGORIES or key.isdigit() for key in keys):
            self.check_plural(node, keys, default)
            return Kind.NUMBER
        if "you" in keys or "yes" in keys or "no" in keys:
            raise self.bad(node, "choose by you and *other, by yes and no, by number or by word")
        return Kind.KEY

    def check_plural(self, node: ast.SelectExpression, keys: list[str], default: str) -> None:
        """Numbers, and the categories that the language has; the others go by `other`."""
        if default != "other":
            raise self.bad(node, "a choice by number ends with *[other]")
        known = COUNTING[self.reader.language].rules
        for key in keys:
            if not key.isdigit() and key != "other" and key not in known:
                raise self.bad(node, f"{self.reader.language} has no plural {key!r}")


def key_of(variant: ast.Variant) -> str:
    """What stands between the square brackets."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
