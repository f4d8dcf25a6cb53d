"""A small house with two languages: what is made of it, and which mistakes are told."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.words.__main__ import main
from tools.words.build import generated
from tools.words.catalogues import ROOT
from tools.words.model import BadMessage

COMMON = "language_name = {name}\n"
ENGLISH = """\
way = { $way ->
    [n] north
   *[s] south
}
moved = { $who ->
    [you] You walk { way }, { $count ->
        [0] no move left
        [one] 1 move left
       *[other] { $count } moves left
    }.
   *[other] { $who } walks { way }, { $count } left.
}
found = { $is_new ->
    [yes] A new “{ $thing }” \\ for { NUMBER($price, maximumFractionDigits: 1) }
   *[no] Nothing `new`
}
names =
    .orc = Orc
    .cave-troll = Cave troll
only_there = Only in the terminal
"""
GERMAN = """\
way = { $way ->
    [n] nach Norden
   *[s] nach Süden
}
moved = { $who ->
    [you] Du gehst { way }.
   *[other] { $who } geht { way }; { $count ->
        [one] noch 1 Schritt
       *[other] noch { $count } Schritte
    }.
}
found = { $is_new ->
    [yes] Neu: { $thing } für { NUMBER($price, maximumFractionDigits: 1) }
   *[no] Nichts Neues
}
names =
    .orc = Ork
    .cave-troll = Höhlentroll
only_there = Nur im Terminal
"""
BROWSER = "const w = words()\nw.moved({}); w.found({}); w.names[x]\n"
PYTHON = "words.moved(); words.found(); words.names; words.only_there\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for language, text, name in (("en", ENGLISH, "English"), ("de", GERMAN, "Deutsch")):
        write(tmp_path / f"languages/{language}/game.ftl", text)
        write(tmp_path / f"languages/{language}/common.ftl", COMMON.format(name=name))
    write(tmp_path / "web/src/games/game/index.ts", BROWSER)
    write(tmp_path / "src/waystone/terminal/boards/game/__init__.py", PYTHON)
    return tmp_path


def words_of(house: Path, language: str) -> Any:
    """The generated Python, run."""
    files = generated(house)
    for name, text in files.items():
        if name.endswith(".py"):
            write(house / "out" / name.removeprefix("src/waystone/words/"), text)
    source = (house / f"out/{language}/game.py").read_text(encoding="utf-8")
    space: dict[str, Any] = {"__name__": f"game_{language}"}
    if language != "en":
        english = type(sys)("english")
        text = (house / "out/en/game.py").read_text(encoding="utf-8")
        exec(compile(text, "en", "exec"), english.__dict__)
        source = source.replace("from waystone.words.en import game as english", "")
        space["english"] = english
    exec(compile(source, language, "exec"), space)
    return space["Words"]()


def test_python_says_what_the_file_says(house: Path) -> None:
    person = import_module("waystone.words.runtime").Person
    words = words_of(house, "en")
    you, anna = person("Anna", True), person("Anna")
    assert words.moved(who=you, way="n", count=0) == "You walk north, no move left."
    assert words.moved(who=you, way="n", count=1) == "You walk north, 1 move left."
    assert words.moved(who=you, way="s", count=2) == "You walk south, 2 moves left."
    assert words.moved(who=anna, way="n", count=1) == "Anna walks north, 1 left."
    assert words.found(is_new=True, thing="x", price=1234.55) == "A new “x” \\ for 1,234.5"
    assert words.found(is_new=False, thing="x", price=1) == "Nothing `new`"
    assert words.names == {"orc": "Orc", "cave-troll": "Cave troll"}
    german = words_of(house, "de")
    assert german.moved(who=you, way="n", count=5) == "Du gehst nach Norden."
    assert german.moved(who=anna, way="s", count=1) == "Anna geht nach Süden; noch 1 Schritt."
    assert german.found(is_new=True, thing="x", price=1234.5) == "Neu: x für 1.234,5"


def test_the_browser_is_given_what_it_uses_and_nothing_else(house: Path) -> None:
    files = generated(house)
    english = files["web/src/games/game/words/en.ts"]
    assert "only_there" not in english
    assert "way:" in english, "what a message takes in comes with it"
    assert "moved: (a: { who: Person; way: string; count: number }): string =>" in english
    assert 'names: {\n    orc: "Orc",\n    "cave-troll": "Cave troll",\n  },' in english
    german = files["web/src/games/game/words/de.ts"]
    assert "const words: Shape<typeof en> = {" in german
    assert "(a.count === 1) ? " in german
    assert "de: () => import('./de')" in files["web/src/games/game/words/index.ts"]
    assert 'de: "Deutsch"' in files["web/src/kit/languages.ts"]


MISTAKES = [
    ("de/game.ftl", "only_there = Nur im Terminal\n", "", "only_there is missing in languages/de"),
    ("de/game.ftl", "names =", "extra = x\nnames =", "extra is not in languages/en/game.ftl"),
    ("de/game.ftl", "    .orc = Ork\n", "", "names.orc is missing"),
    ("de/game.ftl", "    .orc = Ork\n", "    .orc = Ork\n    .elf = Elf\n", "has no names.elf"),
    ("de/game.ftl", "Nichts Neues", "Nichts { $old }", "found has no $old in languages/en"),
    ("*/game.ftl", "only_there", "nobody", "nobody uses nobody"),
    ("*/game.ftl", "{ $thing }", "{ $is_new }", "$is_new is yes or no and can't be printed"),
    ("*/game.ftl", "names =", "n = { $who ->\n    [0] x\n   *[other] y\n}\nnames =", "$who is"),
    ("*/game.ftl", "only_there", "class", "'class' can't be a name in code"),
    ("*/game.ftl", "names =", "names = x", "a message has a text or a table, not both"),
]


@pytest.mark.parametrize(("file", "old", "new", "problem"), MISTAKES)
def test_a_mistake_is_told_with_its_place(
    house: Path, file: str, old: str, new: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (house / "languages").glob(file):
        text = path.read_text(encoding="utf-8")
        assert old in text
        write(path, text.replace(old, new))
    assert main(["--check"], house) == 1
    said = capsys.readouterr().err
    assert problem in said
    assert said.startswith("languages/")
    assert said.split(":")[1].isdigit()


def test_a_key_that_nobody_asks_for_is_told(house: Path) -> None:
    write(house / "web/src/games/game/index.ts", "w.moved(); w.found(); w.names.orc\n")
    write(house / "src/waystone/terminal/boards/game/__init__.py", 'w.only_there\nw.names["orc"]\n')
    with pytest.raises(BadMessage, match=r"nobody uses names\.cave-troll"):
        generated(house)


def test_a_language_has_all_files_and_counts_by_known_rules(house: Path) -> None:
    (house / "languages/de/game.ftl").unlink()
    with pytest.raises(BadMessage, match=r"game\.ftl is missing"):
        generated(house)
    write(house / "languages/de/game.ftl", GERMAN)
    write(house / "languages/xx/game.ftl", GERMAN)
    with pytest.raises(BadMessage, match="does not know how it counts"):
        generated(house)


def test_files_are_written_once_and_old_ones_removed(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"], house) == 1
    assert "is out of date: run `make words`" in capsys.readouterr().err
    assert main([], house) == 0
    assert main(["--check"], house) == 0
    for language in ("en", "de"):
        (house / f"languages/{language}/game.ftl").unlink()
    assert main(["--check"], house) == 1
    assert main([], house) == 0
    assert not (house / "web/src/games/game/words/en.ts").exists()
    assert not (house / "src/waystone/words/de/game.py").exists()


def test_the_catalogues_of_the_project_are_up_to_date() -> None:
    assert main(["--check"], ROOT) == 0
