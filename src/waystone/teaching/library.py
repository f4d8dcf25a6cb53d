"""The lessons and problems that come with each game, read once from the package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.errors import UnknownName
from waystone.teaching.scenes import Lesson, Problem

ENDING = ".toml"


class BadScene(ValueError):
    """A file of a game's folder `lessons` is malformed; says which and where."""


def read(name: str, text: str) -> Lesson | Problem:
    """A lesson or a problem from the text of its file; raises BadScene."""
    try:
        return msgspec.toml.decode(text, type=Lesson | Problem)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadScene(f"{name}: {error}") from None


@cache
def scenes_of(game: str) -> Mapping[str, Lesson | Problem]:
    """All of a game by name, lessons first; raises UnknownName."""
    package = find_game(game).rulebook.__module__.rpartition(".")[0]
    folder = files(package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    found = [each for each in folder.iterdir() if each.name.endswith(ENDING)]
    scenes = {each.name.removesuffix(ENDING): read(each.name, each.read_text()) for each in found}
    return dict(sorted(scenes.items(), key=lambda item: sort_key(item[1])))


def sort_key(scene: Lesson | Problem) -> tuple[bool, int]:
    """Lessons first, each kind in its own order."""
    return isinstance(scene, Problem), scene.order


def find_scene(game: str, name: str) -> Lesson | Problem:
    """One of them, or UnknownName."""
    found = scenes_of(game).get(name)
    if found is None:
        raise UnknownName("NO_SUCH_LESSON", f"{game} has no lesson or problem {name[:80]!r}")
    return found
