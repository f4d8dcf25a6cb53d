"""All catalogues in all languages, from Fluent files to the text of the generated files."""

from __future__ import annotations

from os.path import relpath
from pathlib import Path

from tools.words import python, typescript, usage
from tools.words.catalogues import (
    LANGUAGE_LIST,
    PYTHON,
    REFERENCE,
    browser_home,
    languages_of,
    names_of,
    python_module,
)
from tools.words.judge import check_names, check_same, kinds_of
from tools.words.model import BadMessage, Catalogue, Kind, Where
from tools.words.pages import PAGES, pages_of
from tools.words.plurals import COUNTING
from tools.words.reader import read

KIT = "web/src/kit/words.svelte"
OWN_NAME = "language_name"
MARK = "Made by `make words`"


def generated(root: Path) -> dict[str, str]:
    """Every generated file by its path; raises BadMessage."""
    languages = languages_of(root)
    check_languages(root, languages)
    files: dict[str, str] = {}
    own_names: dict[str, str] = {}
    for name in names_of(root, REFERENCE):
        catalogues = [read_one(root, name, language) for language in languages]
        if name == "common":
            own_names = {each.language: own_name(each) for each in catalogues}
        files |= code_of(root, name, catalogues) | pages_of(name, catalogues)
    files[LANGUAGE_LIST] = typescript.language_list(own_names)
    files[f"{PYTHON}/languages.py"] = python.language_list(own_names)
    return files


def check_languages(root: Path, languages: list[str]) -> None:
    """Every language has a counting rule and exactly the files that English has."""
    wanted = names_of(root, REFERENCE)
    for language in languages:
        where = Where(Path("languages") / language, 1, 1)
        if language not in COUNTING:
            raise BadMessage(where, "tools/words/plurals.py does not know how it counts")
        found = names_of(root, language)
        for name in sorted(set(wanted) ^ set(found)):
            problem = "is missing" if name in wanted else "is not there in English"
            raise BadMessage(where, f"{name}.ftl {problem}")


def read_one(root: Path, name: str, language: str) -> Catalogue:
    """One file; its problems are told with the way from the root."""
    path = Path("languages") / language / f"{name}.ftl"
    return read(path, name, language, (root / path).read_text(encoding="utf-8"))


def own_name(catalogue: Catalogue) -> str:
    """What a language calls itself."""
    message = catalogue.messages.get(OWN_NAME)
    if message is None or message.text is None:
        raise BadMessage(Where(catalogue.path, 1, 1), f"{OWN_NAME} is missing")
    return str(message.text[0])


def code_of(root: Path, name: str, catalogues: list[Catalogue]) -> dict[str, str]:
    """The generated files of one catalogue, after all checks."""
    english = catalogues[0]
    check_names(english)
    for other in catalogues[1:]:
        check_same(english, other)
    kinds = kinds_of(catalogues)
    in_browser, in_python = usage.browser(root, name), usage.python(root, name)
    usage.check_used(english, [in_browser, in_python], besides=OWN_NAME)
    shown, said = in_browser.needed(english, catalogues), in_python.needed(english, catalogues)
    return browser_files(name, catalogues, kinds, shown) | python_files(
        name, catalogues, kinds, said
    )


def browser_files(
    name: str, catalogues: list[Catalogue], kinds: dict[str, Kind], shown: list[str]
) -> dict[str, str]:
    """A module per language, and the one that loads them."""
    home, english = browser_home(name), catalogues[0]
    if not home or not shown:
        return {}
    kit = relpath(KIT, f"{home}/words").replace("\\", "/")
    files = {
        f"{home}/words/{each.language}.ts": typescript.module(each, english, kinds, shown, kit)
        for each in catalogues
    }
    languages = [each.language for each in catalogues]
    return files | {f"{home}/words/index.ts": typescript.index(languages, kit)}


def python_files(
    name: str, catalogues: list[Catalogue], kinds: dict[str, Kind], said: list[str]
) -> dict[str, str]:
    """A module per language, in a package per language."""
    files: dict[str, str] = {}
    for each in catalogues if said else []:
        files[f"{PYTHON}/{each.language}/__init__.py"] = python.package(each.language)
        text = python.module(each, catalogues[0], kinds, said)
        files[python_module(name, each.language)] = text
    return files


def stale(root: Path) -> list[Path]:
    """Every file that was generated before, by the mark in its first line."""
    pages = (root / PAGES).rglob("*.md")
    places = [*(root / PYTHON).rglob("*.py"), *(root / "web/src").rglob("*.ts"), *pages]
    return [path for path in places if MARK in first_line(path)]


def first_line(path: Path) -> str:
    """The heading of a file."""
    with path.open(encoding="utf-8") as file:
        return file.readline()
