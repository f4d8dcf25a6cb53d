"""The pages that are made from the code name all of it."""

import re
from pathlib import Path

import pytest

import waystone
from tools import docs_facts, docs_hooks

DOCS = Path(__file__).parents[2] / "docs"
HOUSE = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")


def page(name: str) -> str:
    """As the site shows it."""
    text = (DOCS / name).read_text("utf-8")
    return docs_hooks.on_page_markdown(text, page=Page(name))


class Page:
    """The little that a hook asks of MkDocs."""

    def __init__(self, name: str) -> None:
        self.file = self
        self.src_uri = name


@pytest.mark.parametrize("game", HOUSE)
def test_the_page_has_every_field_event_and_family_of_actions(game: str) -> None:
    shown = page("views.md")
    for room in ("view", "events"):
        for struct in docs_facts.structs(docs_facts.room(game, room)):
            assert f"**`{struct.__name__}`**" in shown
            assert docs_facts.told(struct), f"{struct.__name__} has no sentence"
    assert docs_facts.view(game) in shown
    for bot_action in waystone.new_match(game, ["a", "b"], seed=1).legal():
        assert f"`{bot_action.text.split()[0]} " in shown or f"`{bot_action.text}`" in shown


def test_no_mark_is_left_on_any_page() -> None:
    marked = [file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md")]
    left = [name for name in marked if re.search(r"<!-- (view|events|actions|file) ", page(name))]
    assert left == []


def test_a_field_stands_with_its_type() -> None:
    assert "class Warrior:\n    chosen: bool\n    start: int | None\n" in page("views.md")
    assert "- **`Stepped`**`(seat, cell, way, edge)` · An attempt succeeded;" in page("views.md")
    assert "| `waystone a1`, `waystone b1`," in page("views.md")


def test_a_file_of_the_source_is_shown_whole() -> None:
    example = (DOCS.parent / "examples" / "dooom_bot.py").read_text("utf-8")
    assert f'```python title="dooom_bot.py"\n{example}```' in page("how-to/write-a-dooom-bot.md")


def test_the_reference_has_every_name_of_the_library() -> None:
    text = (DOCS / "reference.md").read_text("utf-8")
    named = set(re.findall(r"waystone\.(\w+)", text))
    assert set(waystone.__all__) <= named


def test_nobody_is_told_to_install_what_another_project_is_called() -> None:
    """On the public index `waystone` is not ours: extras are added to an installed one, no more."""
    pages = [*DOCS.rglob("*.md"), DOCS.parent / "README.md"]
    told = [
        each.name for each in pages if re.search(r"pip install waystone\b(?!-)", each.read_text())
    ]
    assert told == []
