"""A catalogue as TypeScript: one module per language, English with the types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

from tools.words.model import (
    Call,
    Catalogue,
    Kind,
    Message,
    Number,
    Pattern,
    Piece,
    Select,
    is_plain,
    variables,
)
from tools.words.plurals import COUNTING

TYPES = {
    Kind.TEXT: "string | number",
    Kind.KEY: "string",
    Kind.NUMBER: "number",
    Kind.FLAG: "boolean",
    Kind.PERSON: "Person",
}


def module(
    catalogue: Catalogue,
    reference: Catalogue,
    kinds: dict[str, Kind],
    messages: Iterable[str],
    kit: str,
) -> str:
    """The module of one language; `kit` is the way to kit/words.svelte."""
    writer = Writer(catalogue, reference, kinds)
    lines = [writer.message(catalogue.messages[name]) for name in messages]
    return f"{writer.head(kit)}{''.join(lines)}}}\nexport default words\n"


def index(languages: Sequence[str], kit: str) -> str:
    """The module that gives the words of the language in use."""
    others = [f"  {each}: () => import('./{each}'),\n" for each in languages if each != "en"]
    return (
        "// Made by `make words`: do not edit.\n"
        f"import {{ catalogue }} from '{kit}'\nimport english from './en'\n\n"
        f"export const words = catalogue(english, {{\n{''.join(others)}}})\n"
    )


def language_list(names: dict[str, str]) -> str:
    """All languages with their own names."""
    rows = "".join(f"  {code}: {quoted(name)},\n" for code, name in names.items())
    return (
        "// Made by `make words` from the folders of languages/: do not edit.\n"
        f"export const LANGUAGES = {{\n{rows}}} as const\n"
    )


def quoted(text: str) -> str:
    """A plain text."""
    return json.dumps(text, ensure_ascii=False)


class Writer:
    """One language of one catalogue."""

    def __init__(self, catalogue: Catalogue, reference: Catalogue, kinds: dict[str, Kind]) -> None:
        self.catalogue = catalogue
        self.reference = reference
        self.kinds = kinds
        self.helpers: set[str] = set()

    def head(self, kit: str) -> str:
        """Where it comes from, what it needs, and its type unless it is the type."""
        made = f"// Made by `make words` from {self.catalogue.path}: do not edit.\n"
        if self.catalogue is self.reference:
            return f"{made}{self.imports(kit)}\nconst words = {{\n"
        shape = f"import type {{ Shape }} from '{kit}'\nimport type en from './en'\n"
        return f"{made}{self.imports(kit)}{shape}\nconst words: Shape<typeof en> = {{\n"

    def imports(self, kit: str) -> str:
        """The helpers that the messages call; all messages must have been written before."""
        values = sorted(self.helpers - {"Person"})
        line = f"import {{ {', '.join(values)} }} from '{kit}'\n" if values else ""
        if "Person" in self.helpers:
            line += f"import type {{ Person }} from '{kit}'\n"
        return line

    def message(self, message: Message) -> str:
        """One property."""
        if message.text is None:
            rows = "".join(
                f"    {property_name(key)}: {quoted(str(text[0]))},\n"
                for key, text in message.table.items()
            )
            return f"  {message.id}: {{\n{rows}  }},\n"
        names = variables(self.reference.messages[message.id].text or ())
        if not names:
            return f"  {message.id}: {self.text(message.text)},\n"
        used = bool(variables(message.text))
        return f"  {message.id}: ({self.parameter(names, used)} => {self.text(message.text)},\n"

    def parameter(self, names: list[str], used: bool) -> str:
        """The variables as one object, typed where English is."""
        if self.catalogue is not self.reference:
            return "a)" if used else ")"
        if any(self.kinds[name] is Kind.PERSON for name in names):
            self.helpers.add("Person")
        rows = "; ".join(f"{name}: {TYPES[self.kinds[name]]}" for name in names)
        return f"a: {{ {rows} }}): string"

    def text(self, pattern: Pattern) -> str:
        """A string, a template or a choice."""
        if is_plain(pattern):
            return quoted("".join(map(str, pattern)))
        if len(pattern) == 1 and isinstance(pattern[0], Select):
            return self.select(pattern[0])
        return f"`{''.join(self.piece(piece) for piece in pattern)}`"

    def piece(self, piece: Piece) -> str:
        """A part of a template."""
        if isinstance(piece, str):
            return re.sub(r"([`\\]|\$\{)", r"\\\1", piece)
        if isinstance(piece, Select):
            return f"${{{self.select(piece)}}}"
        if isinstance(piece, Call):
            return f"${{words.{piece.message}(a)}}"
        if isinstance(piece, Number):
            self.helpers.add("number")
            return f"${{number(a.{piece.variable}, {piece.digits})}}"
        is_person = self.kinds[piece.variable] is Kind.PERSON
        return f"${{a.{piece.variable}{'.name' if is_person else ''}}}"

    def select(self, select: Select) -> str:
        """A look into a table of plain texts, or a chain of conditions."""
        otherwise = self.text(select.default)
        texts = [text for _, text in select.variants]
        if select.kind is Kind.KEY and all(is_plain(text) for text in texts):
            self.helpers.add("pick")
            rows = ", ".join(
                f"{property_name(key)}: {self.text(text)}" for key, text in select.variants
            )
            return f"pick(a.{select.variable}, {{ {rows} }}) ?? {otherwise}"
        chain = "".join(
            f"{self.condition(select, key)} ? {self.text(text)} : " for key, text in select.variants
        )
        return f"{chain}{otherwise}"

    def condition(self, select: Select, key: str) -> str:
        """Whether a variant is the right one."""
        name = f"a.{select.variable}"
        if select.kind is Kind.PERSON:
            return f"{name}.is_you"
        if select.kind is Kind.FLAG:
            return name if key == "yes" else f"!{name}"
        if select.kind is Kind.KEY:
            self.helpers.add("key")
            return f"key({name}) === {quoted(key)}"
        if key.isdigit():
            return f"{name} === {key}"
        return self.plural(name, key)

    def plural(self, name: str, category: str) -> str:
        """A plural rule, written for this variable."""
        rule = COUNTING[self.catalogue.language].rules[category]
        for old, new in ((" and ", " && "), (" or ", " || "), ("==", "==="), ("!=", "!==")):
            rule = rule.replace(old, new)
        written = re.sub(r"\bn\b", name, rule)
        return f"({written})"


def property_name(key: str) -> str:
    """A key of an object literal."""
    return key if key.isidentifier() else quoted(key)
