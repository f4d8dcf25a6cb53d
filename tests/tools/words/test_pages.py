"""The rulebooks of the documentation say what the app says, and cite rules that exist."""

import re
from pathlib import Path

import pytest

from tools.words.build import read_one
from tools.words.catalogues import ROOT, languages_of
from tools.words.pages import pages_of
from waystone.catalogue import GAMES

PAGES = sorted((ROOT / "docs" / "rulebook").rglob("*.md"))


def test_every_game_has_a_page_in_every_language() -> None:
    wanted = {(language, name) for language in languages_of(ROOT) for name in GAMES}
    assert {(page.parent.name, page.stem) for page in PAGES} == wanted


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_begins_with_the_quick_reference_and_cites_rules_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    first = text.split("## ")[1]
    assert all(re.search(r"\([A-Z]+-\d+.*\)$", line) for line in first.splitlines()[2:] if line)
    rules = (ROOT / "docs" / "rules" / page.name).read_text(encoding="utf-8")
    cited = re.findall(r"[A-Z]{2}-\d+", text)
    assert len(cited) > 20
    assert not [each for each in cited if f"**{each}**" not in rules]


def test_other_catalogues_have_no_page() -> None:
    assert pages_of("extrikate", [read_one(ROOT, "extrikate", "en")]) == {}
