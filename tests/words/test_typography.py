"""What readers of a language expect of its signs, and what no line break may tear apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

LANGUAGES = Path(__file__).parents[2] / "languages"
RULES = {
    "fr": (
        "a narrow no-break space before ; : ! ? » and after «",
        re.compile(r"[^\s,;=][ \u00A0][;:!?»](?=[\s.,)*]|$)|«(?!\u202F)|[^\u202F]»"),
    ),
    "de": ("quotation marks that open below", re.compile(r"[”«»]")),
    "en": ("quotation marks that open above", re.compile(r"[„«»]")),
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line of its catalogues but comments, with its place."""
    for path in sorted((LANGUAGES / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", line


@pytest.mark.parametrize("language", RULES)
def test_signs_are_set_as_its_readers_expect(language: str) -> None:
    rule, flaw = RULES[language]
    found = [f"{place} {line.strip()}" for place, line in lines(language) if flaw.search(line)]
    assert found == [], rule


@pytest.mark.parametrize(
    ("language", "text"),
    [("fr", "Attends : viens"), ("fr", "« Jouer »"), ("de", "auf ”Spielen“"), ("en", "«Play»")],
)
def test_the_rules_have_teeth(language: str, text: str) -> None:
    assert RULES[language][1].search(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Attends\u202f: «\u202fJouer\u202f», puis { $way ->"),
        ("fr", "Entrée confirme, ? aide"),
        ("de", "dann „Hier hinlegen“ und „Gut!“"),
    ],
)
def test_what_is_right_passes(language: str, text: str) -> None:
    assert not RULES[language][1].search(text)
