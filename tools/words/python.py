"""A catalogue as Python: one class per language, English with the types."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tools.words.model import (
    Call,
    Catalogue,
    Kind,
    Message,
    Number,
    Pattern,
    Piece,
    Print,
    Select,
    is_plain,
    variables,
)
from tools.words.plurals import COUNTING

TYPES = {
    Kind.TEXT: "Text",
    Kind.KEY: "str",
    Kind.NUMBER: "int",
    Kind.FLAG: "bool",
    Kind.PERSON: "Person",
}
RUNTIME = "from waystone.words.runtime import Person, Text, key, number"


def module(
    catalogue: Catalogue,
    reference: Catalogue,
    kinds: dict[str, Kind],
    messages: Iterable[str],
) -> str:
    """The module of one language."""
    writer = Writer(catalogue, reference, kinds)
    found = [catalogue.messages[name] for name in messages]
    base = "" if catalogue is reference else "(english.Words)"
    head = [
        f'"""Made by `make words` from {catalogue.path}: do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        *writer.imports(found),
        "",
        *writer.tables(found),
        "",
        f"class Words{base}:",
        '    """The messages of this catalogue."""',
        "",
    ]
    return "\n".join(head + [line for each in found for line in writer.message(each)]) + "\n"


def package(language: str) -> str:
    """The heading of a language's package."""
    return f'"""Made by `make words` from languages/{language}: do not edit."""\n'


def language_list(names: dict[str, str]) -> str:
    """All languages with their own names."""
    rows = "".join(f"    {quoted(code)}: {quoted(name)},\n" for code, name in names.items())
    return (
        '"""Made by `make words` from the folders of languages/: do not edit."""\n\n'
        f"LANGUAGES = {{\n{rows}}}\n"
    )


def quoted(text: str) -> str:
    """A plain text."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def table_type(name: str) -> str:
    """What the type of a table is called."""
    return "".join(part.capitalize() for part in name.split("_")) + "Table"


class Writer:
    """One language of one catalogue."""

    def __init__(self, catalogue: Catalogue, reference: Catalogue, kinds: dict[str, Kind]) -> None:
        self.catalogue = catalogue
        self.reference = reference
        self.kinds = kinds

    def imports(self, messages: list[Message]) -> list[str]:
        """What the module needs."""
        found = ["from typing import TypedDict", "", RUNTIME]
        if self.catalogue is self.reference:
            return found
        name = self.catalogue.name.replace("-", "_")
        return [RUNTIME, f"from waystone.words.en import {name} as english"]

    def tables(self, messages: list[Message]) -> list[str]:
        """The types of tables, in English."""
        if self.catalogue is not self.reference:
            return []
        rows: list[str] = []
        for each in (message for message in messages if message.text is None):
            name = table_type(each.id)
            keys = "".join(f"{quoted(key)}: str, " for key in each.table)
            rows.append(f'{name} = TypedDict("{name}", {{{keys}}})')
        return rows

    def message(self, message: Message) -> list[str]:
        """An attribute or a method."""
        if message.text is None:
            owner = "" if self.catalogue is self.reference else "english."
            rows = [
                f"        {quoted(key)}: {quoted(str(text[0]))},"
                for key, text in message.table.items()
            ]
            return [f"    {message.id}: {owner}{table_type(message.id)} = {{", *rows, "    }"]
        names = variables(self.reference.messages[message.id].text or ())
        if not names:
            return [f"    {message.id}: str = {self.text(message.text)}"]
        return ["", *self.method(message.id, names, message.text), ""]

    def method(self, name: str, names: list[str], text: Pattern) -> list[str]:
        """Variables are passed by name."""
        parameters = ", ".join(f"{each}: {TYPES[self.kinds[each]]}" for each in names)
        return [
            "    @staticmethod",
            f"    def {name}(*, {parameters}) -> str:",
            f"        return {self.text(text)}",
        ]

    def text(self, pattern: Pattern) -> str:
        """An expression for a text."""
        return " + ".join(self.piece(piece) for piece in pattern)

    def piece(self, piece: Piece) -> str:
        """One summand."""
        if isinstance(piece, str):
            return quoted(piece)
        if isinstance(piece, Select):
            return f"({self.select(piece)})"
        if isinstance(piece, Call):
            names = variables(self.reference.messages[piece.message].text or ())
            return f"Words.{piece.message}({', '.join(f'{name}={name}' for name in names)})"
        if isinstance(piece, Number):
            signs = COUNTING[self.catalogue.language]
            group, decimal = quoted(signs.group), quoted(signs.decimal)
            return f"number({piece.variable}, {piece.digits}, {group}, {decimal})"
        return self.printed(piece)

    def printed(self, piece: Print) -> str:
        """A variable as text."""
        kind = self.kinds[piece.variable]
        if kind is Kind.PERSON:
            return f"{piece.variable}.name"
        return piece.variable if kind is Kind.KEY else f"str({piece.variable})"

    def select(self, select: Select) -> str:
        """A look into a table of plain texts, or a chain of conditions."""
        texts = [text for _, text in select.variants]
        if select.kind is Kind.KEY and all(is_plain(text) for text in texts):
            rows = ", ".join(f"{quoted(key)}: {self.text(text)}" for key, text in select.variants)
            return f"{{{rows}}}.get(key({select.variable})) or {self.text(select.default)}"
        chain = "".join(
            f"{self.text(text)} if {self.condition(select, key)} else "
            for key, text in select.variants
        )
        return f"{chain}{self.text(select.default)}"

    def condition(self, select: Select, key: str) -> str:
        """Whether a variant is the right one."""
        name = select.variable
        if select.kind is Kind.PERSON:
            return f"{name}.is_you"
        if select.kind is Kind.FLAG:
            return name if key == "yes" else f"not {name}"
        if select.kind is Kind.KEY:
            return f"key({name}) == {quoted(key)}"
        if key.isdigit():
            return f"{name} == {key}"
        return re.sub(r"\bn\b", name, f"({COUNTING[self.catalogue.language].rules[key]})")
