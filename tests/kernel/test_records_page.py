"""The page on records tells the truth: its examples of luck and keys are what the engine makes."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from waystone.catalogue import find_game
from waystone.games.dungeon_crawler import board
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.frame import Kind
from waystone.games.dungeon_crawler.rules.frames.questions import PURPOSE_WORDS, QUESTION_WORDS
from waystone.games.dungeon_crawler.rules.machine import STAGES
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.table import Table, digest

PAGE = (Path(__file__).parents[2] / "docs" / "protocol" / "records.md").read_text(encoding="utf-8")
SEED = "open sesame"


def section(title: str) -> str:
    """The part of the page below a heading that begins like this."""
    return PAGE.split(f"\n## {title}")[1].split("\n## ")[0]


def blocks(title: str) -> list[list[str]]:
    """The blocks of code in a section, as lines."""
    return [each.splitlines() for each in re.findall(r"```\n(.*?)```", section(title), re.DOTALL)]


def played(game: str, *actions: tuple[int, str]) -> Table[Any]:
    table = Table(find_game(game).open(), ["Anna", "Ben"], SEED)
    for seat, text in actions:
        table.act(seat, text)
    return table


def test_the_first_words_and_rolls() -> None:
    luck = section("Luck")
    dice = SeededDice(SEED)
    assert ", ".join(f"`{dice.word():08x}`" for _ in range(4)) in luck
    dice = SeededDice(SEED)
    assert f"`{' '.join(str(dice.roll(6)) for _ in range(10))}`" in luck


def test_the_key_of_delve_and_dash() -> None:
    (text,), rows = blocks("Delve & Dash: luck")
    parts = [text.encode(), *(bytes(map(int, row)) for row in rows)]
    record = parse(PAGE.split("```\n")[1])
    table = Table(find_game(record.game).open(record.settings), record.players, record.seed)
    for entry in record.entries[:3]:
        table.act(entry.seat, entry.text)
    assert table.state.key() == b"|".join(parts)
    assert sha256(b"|".join(parts)).hexdigest()[:8] == record.entries[2].digest
    assert f"`{record.entries[2].digest}`" in section("Delve & Dash: luck")


def test_the_keys_of_extrikate() -> None:
    (lines,) = blocks("Extrikate: luck")
    table = played("extrikate")
    for line in lines:
        numbers, mark, *done = line.split(maxsplit=3)
        if done:
            table.act(int(done[0]), done[1])
        assert table.state.key().split(b"|")[0].decode() == numbers
        assert f"#{digest(table.state)}" == mark
    edges, dots = table.state.edges, table.state.dots
    assert [at for at, each in enumerate(edges) if each] == [186]
    assert (len(edges), len(dots)) == (264, 144)
    assert [at for at, each in enumerate(dots) if each] == [66, 131]


def test_the_keys_of_dooom() -> None:
    (lines,) = blocks("Dungeon of Dooom: luck")
    table = played("dooom")
    for line in lines:
        key, mark, *done = re.split(r" {2,}#| ", line.replace("The Duel", "The_Duel"), maxsplit=3)
        if done:
            table.act(int(done[0]), done[1])
        assert table.state.key().decode() == key.replace("_", " ")
        assert digest(table.state) == mark
    seen = "0,0X##GX..#.##...##..E#X###X"
    assert f"`{seen}` is {crc32(seen.encode())}" in section("Dungeon of Dooom: luck").replace(
        "\n", " "
    )


@pytest.mark.parametrize(
    ("title", "game"), [("Delve & Dash: luck", "delve-and-dash"), ("Extrikate: luck", "extrikate")]
)
def test_every_setting_is_named_with_its_bounds(title: str, game: str) -> None:
    text = section(title) if game != "extrikate" else rules_of(game)
    for each in find_game(game).settings:
        assert f"| `{each.name}` |" in text, each.name
        if not each.words:
            cell = text.split(f"| `{each.name}` | ")[1].split(" | ")
            assert cell[0] == each.write(each.default), each.name
            assert cell[1].startswith(f"{each.write(each.low)}–{each.write(each.high)}"), each.name


def rules_of(game: str) -> str:
    page = Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md"
    return page.read_text(encoding="utf-8")


CRAWLER = "Dungeon Crawler Labyrinth: luck"


def test_the_key_of_dungeon_crawler() -> None:
    (lines,) = blocks(CRAWLER)
    state = played("dungeon-crawler").state
    assert "".join(lines) == state.key().decode()
    assert f"Its digest is `{digest(state)}`" in section(CRAWLER)


def test_every_frame_of_dungeon_crawler_is_named_with_its_stages() -> None:
    rows = dict(re.findall(r"\| (\d+) [a-z ]+ \| (.*?) \|", section(CRAWLER)))
    kinds = {kind: len(stages) for kind, stages in STAGES.items() if kind < Kind.CARD}
    assert {int(kind) for kind in rows} == {Kind.ASK, *kinds}
    for kind, stages in kinds.items():
        assert rows[str(kind)].count(";") == stages - 1, rows[str(kind)]


@pytest.mark.parametrize(
    "names",
    [
        QUESTION_WORDS,
        PURPOSE_WORDS,
        board.TACTICS,
        board.ATTACK_NAMES,
        board.PHASE_NAMES,
        ("unrevealed", "rock", "floor", "shallow", "deep", "lava"),
    ],
    ids=lambda names: names[0],
)
def test_numbers_of_dungeon_crawler_have_their_names(names: tuple[str, ...]) -> None:
    counted = ", ".join(f"{name} {number}" for number, name in enumerate(names))
    assert counted in section(CRAWLER)


def test_actions_of_dungeon_crawler_come_in_the_order_of_the_page() -> None:
    """What a seat saw at a window is made from their numbers."""
    listed = section(CRAWLER).split("### Actions")[1]
    named = re.findall(r"`([^`]+)`", listed.split("In this order")[1])
    numbers = {action.text: action.id for action in ACTIONS}
    whole = [numbers[text] for text in named if text in numbers]
    assert whole == sorted(whole)
    assert {action.text.split()[0] for action in ACTIONS} <= {text.split()[0] for text in named}
