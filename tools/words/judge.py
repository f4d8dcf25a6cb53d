"""Do the languages agree with each other, and variables with themselves?"""

from __future__ import annotations

import keyword
from collections.abc import Sequence

from tools.words.model import BadMessage, Catalogue, Kind, Message, evidence, variables

RESERVED = {"str", "int", "float", "bool", "staticmethod", "default", "new", "delete", "function"}


def check_names(english: Catalogue) -> None:
    """Ids are written into Python and TypeScript as they are, so both must be able to read them."""
    for message in english.messages.values():
        names = [message.id, *(name for each in message.patterns() for name in variables(each))]
        for name in names:
            if not name.isidentifier() or keyword.iskeyword(name) or name in RESERVED:
                raise BadMessage(message.where, f"{name!r} can't be a name in code")
        if message.text is not None and message.table:
            raise BadMessage(message.where, "a message has a text or a table, not both")


def check_same(english: Catalogue, other: Catalogue) -> None:
    """Another language has the same messages with the same keys, and no variable of its own."""
    for message in other.messages.values():
        if message.id not in english.messages:
            raise BadMessage(message.where, f"{message.id} is not in {english.path}")
        _check_message(english.messages[message.id], message)
    for message in english.messages.values():
        if message.id not in other.messages:
            raise BadMessage(message.where, f"{message.id} is missing in {other.path}")


def _check_message(english: Message, other: Message) -> None:
    for key in english.table:
        if key not in other.table:
            raise BadMessage(other.where, f"{other.id}.{key} is missing")
    for key in other.table:
        if key not in english.table:
            raise BadMessage(other.places[key], f"{english.where.path} has no {other.id}.{key}")
    if (english.text is None) != (other.text is None):
        raise BadMessage(other.where, f"{other.id} is a text here and a table there")
    known = set(variables(english.text or ()))
    for name in variables(other.text or ()):
        if name not in known:
            raise BadMessage(other.where, f"{other.id} has no ${name} in {english.where.path}")


def kinds_of(catalogues: Sequence[Catalogue]) -> dict[str, Kind]:
    """What each variable holds, as all languages together tell; one name is one kind."""
    kinds: dict[str, Kind] = {}
    for message in [each for one in catalogues for each in one.messages.values()]:
        for name, kind in (found for each in message.patterns() for found in evidence(each)):
            before = kinds.setdefault(name, kind)
            if before is Kind.TEXT:
                kinds[name] = kind
            elif kind not in (before, Kind.TEXT):
                problem = f"${name} is {kind.value} here and {before.value} elsewhere"
                raise BadMessage(message.where, problem)
    _check_flags(catalogues, kinds)
    return kinds


def _check_flags(catalogues: Sequence[Catalogue], kinds: dict[str, Kind]) -> None:
    for message in [each for one in catalogues for each in one.messages.values()]:
        for name, kind in (found for each in message.patterns() for found in evidence(each)):
            if kind is Kind.TEXT and kinds[name] is Kind.FLAG:
                raise BadMessage(message.where, f"${name} is yes or no and can't be printed")
