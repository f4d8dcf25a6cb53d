"""Where haste betrays a hand: who may meet at a table without windows of a fixed length (H-7)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from waystone.catalogue import find_game
from waystone.match.model import Refusal
from waystone.match.wishes import check_windows


def match(game: str, online: bool, **settings: str) -> Any:
    entry = find_game(game)
    info = SimpleNamespace(is_online=lambda: online)
    return SimpleNamespace(entry=entry, info=info, game=entry.open(settings))


@pytest.mark.rule("DC-117")
@pytest.mark.parametrize(
    ("seconds", "game", "online", "settings"),
    [
        (0, "dungeon-crawler", False, {}),
        (3, "dungeon-crawler", True, {}),
        (3, "dungeon-crawler", False, {"fixed_windows": "3"}),
        (3, "dooom", False, {}),
        (3, "dooom", True, {}),
    ],
    ids=["not wanted", "they met already", "it has them", "no windows", "no windows, online"],
)
def test_a_stranger_may_come(
    seconds: int, game: str, online: bool, settings: dict[str, str]
) -> None:
    check_windows(match(game, online, **settings), seconds)


@pytest.mark.rule("DC-117")
def test_a_stranger_may_not_come_to_a_table_whose_pauses_tell() -> None:
    with pytest.raises(Refusal, match="fixed length") as refused:
        check_windows(match("dungeon-crawler", False), 3)
    assert refused.value.code == "NO_JOINING"
