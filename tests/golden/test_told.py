"""What is told, refused and imagined is what it was; `make golden` renews it on purpose."""

from __future__ import annotations

import msgspec
import pytest

from tests.golden import coached, drawn, imagined, judged, pictured, told
from tools.record_web_views import FIXTURES
from waystone.catalogue import GAMES
from waystone.service.matches import game_info

PAIRS = [(game, name) for game in GAMES for name in told.names(game)]
DRAWN = [(game, name) for game in GAMES for name in pictured.names(game)]
SHOWN = [(game, number) for game in GAMES for number in range(drawn.MATCHES[game])]
COACHED = [(game, name) for game, names in coached.RECORDS.items() for name in names]
JUDGED = [(game, name) for game, names in judged.RECORDS.items() for name in names]
IMAGINED = [(game, name) for game in GAMES for name in imagined.names(game)]


def written(game: str, file: str) -> dict[str, str]:
    """The lines of a golden file by their first word."""
    text = (told.HERE / game / file).read_text(encoding="utf-8")
    return {line.split()[0]: line for line in text.splitlines()}


@pytest.mark.parametrize(("game", "name"), PAIRS)
def test_everybody_is_told_what_they_were_told(game: str, name: str) -> None:
    assert told.line(game, name) == written(game, told.FILE)[name]


@pytest.mark.parametrize(("game", "name"), IMAGINED)
def test_the_same_is_imagined_with_the_same_luck(game: str, name: str) -> None:
    assert imagined.line(game, name) == written(game, imagined.FILE)[name]


@pytest.mark.parametrize(("game", "name"), COACHED)
def test_coaches_see_what_they_saw(game: str, name: str) -> None:
    assert coached.line(game, name) == written(game, coached.FILE)[name]


@pytest.mark.parametrize(("game", "name"), JUDGED)
def test_analyses_say_what_they_said(game: str, name: str) -> None:
    """What is judged otherwise needs another number of the engine."""
    assert judged.line(game, name) == written(game, judged.FILE)[name]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "number"), SHOWN)
def test_the_terminal_shows_what_it_showed(game: str, number: int) -> None:
    assert drawn.line(game, number) == written(game, drawn.FILE)[str(number)]


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_views_are_drawn_as_they_were(game: str, name: str) -> None:
    assert pictured.line(game, name) == written(game, pictured.FILE)[name]


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_tried(game: str) -> None:
    assert list(written(game, told.FILE)) == told.names(game)
    assert list(written(game, imagined.FILE)) == imagined.names(game)
    assert len(written(game, drawn.FILE)) == drawn.MATCHES[game]
    assert list(written(game, pictured.FILE)) == pictured.names(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_what_the_client_was_tried_with(game: str) -> None:
    """Modes, settings with their bounds, bots, pauses and boards."""
    kept = msgspec.json.decode((FIXTURES / "games.json").read_bytes())
    offered = msgspec.json.decode(msgspec.json.encode(game_info(GAMES[game])))
    assert offered == next(each for each in kept if each["name"] == game)
