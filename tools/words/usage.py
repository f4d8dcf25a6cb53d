"""Who uses which message: each surface is given what it uses, and what nobody uses is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tools.words.catalogues import browser_users, python_users
from tools.words.model import BadMessage, Catalogue, Message, calls

WHOLE = ("-rulebook", "-lessons", "-settings")
"""Catalogues whose messages are asked for by names that stand in data."""
_GENERATED = re.compile(r"(^|/)words/(.*/)?\w+\.(ts|py)$")
_NAMES = re.compile(r"\.([A-Za-z]\w*)")
_TAKEN_APART = re.compile(r"\{([^{}]*)\}\s*=\s")


class Users:
    """The sources that may use a catalogue, as text."""

    def __init__(
        self, root: Path, folders: list[str], endings: tuple[str, ...], is_whole: bool = False
    ) -> None:
        self.is_whole = is_whole
        paths = [path for each in folders for path in files_of(root / each)]
        self.text = "\n".join(
            path.read_text(encoding="utf-8")
            for path in paths
            if path.suffix in endings and not _GENERATED.search(path.relative_to(root).as_posix())
        )
        self.apart = set(re.findall(r"\w+", " ".join(_TAKEN_APART.findall(self.text))))
        self.names = {*_NAMES.findall(self.text), *self.apart}

    def use(self, message: Message) -> bool:
        """Whether a message occurs: `.id`, or in what is taken apart; some are used whole."""
        return message.id in self.names or self.is_whole

    def needed(self, english: Catalogue, catalogues: Sequence[Catalogue]) -> list[str]:
        """The messages that these sources use, with those that they take in, in their order."""
        used = {each.id for each in english.messages.values() if self.use(each)}
        taken = {
            name
            for one in catalogues
            for each in used
            for name in calls(one.messages[each].text or ())
        }
        return [each for each in english.messages if each in used | taken]

    def unused_keys(self, message: Message) -> list[str]:
        """The keys of a table nobody asks for, where it is only used key by key."""
        uses = re.findall(rf"\.{message.id}\b(?:\.(\w+)|\[[\"'](\w+)[\"']\])?", self.text)
        keys = {one or other for one, other in uses}
        is_one = "" in keys or not keys or message.id in self.apart or self.is_whole
        return [] if is_one else [key for key in message.table if key not in keys]


def files_of(place: Path) -> list[Path]:
    """A file itself, or all there is in a folder."""
    return [place] if place.is_file() else sorted(place.rglob("*"))


def browser(root: Path, name: str) -> Users:
    """TypeScript and Svelte."""
    return Users(root, browser_users(name), (".ts", ".svelte"), name.endswith(WHOLE))


def python(root: Path, name: str) -> Users:
    """The terminal, the command line, the rules that refuse."""
    return Users(root, python_users(name), (".py",))


def check_used(catalogue: Catalogue, surfaces: list[Users], besides: str) -> None:
    """Raise BadMessage for the first message or key that no surface uses, `besides` one."""
    taken = {name for each in catalogue.messages.values() for name in calls(each.text or ())}
    for message in catalogue.messages.values():
        if message.id == besides or message.id in taken:
            continue
        if not any(users.use(message) for users in surfaces):
            raise BadMessage(message.where, f"nobody uses {message.id}")
        unused = [set(users.unused_keys(message)) for users in surfaces if users.use(message)]
        for key in message.table:
            if all(key in each for each in unused):
                raise BadMessage(message.places[key], f"nobody uses {message.id}.{key}")
