"""Which catalogues there are, who uses them, and where their code goes.

`languages/LANGUAGE/NAME.ftl` is a catalogue. A game's is called like its folder, and further ones
of a game, or of the page around the games, have a part behind a hyphen: `dooom-maps`, `app-learn`.
Parts are what the browser loads on its own, so its code goes beside who uses it; Python uses of
them only names and cards, and its code is one package.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
REFERENCE = "en"
LANGUAGE_LIST = "web/src/kit/languages.ts"
PYTHON = "src/waystone/words"
SHARED = {
    "app": "web/src/app",
    "common": "web/src/kit",
    "refusals": "web/src/kit/refusals",
    "analysis": "web/src/app/analysis",
}
PYTHON_ONLY = ("terminal", "command_line", "invitation")


def names_of(root: Path, language: str) -> list[str]:
    """The catalogues of a language."""
    return sorted(path.stem for path in (root / "languages" / language).glob("*.ftl"))


def languages_of(root: Path) -> list[str]:
    """Every language that has a folder, English first."""
    found = sorted(path.name for path in (root / "languages").iterdir() if path.is_dir())
    return [REFERENCE, *(each for each in found if each != REFERENCE)]


def browser_home(name: str) -> str:
    """The folder of the browser's code that uses a catalogue, or nothing."""
    if name in PYTHON_ONLY:
        return ""
    if name in SHARED:
        return SHARED[name]
    game, _, part = name.partition("-")
    home = "web/src/app" if game == "app" else f"web/src/games/{game}"
    return f"{home}/{part}".rstrip("/")


def browser_users(name: str) -> list[str]:
    """Where TypeScript may use it: its game or floor, and everybody above the kit."""
    if name in ("common", "refusals"):
        return ["web/src"]
    if name in PYTHON_ONLY:
        return []
    if name in ("app", "analysis"):
        return ["web/src/app"]
    game, _, part = name.partition("-")
    if game == "app":
        return [f"web/src/app/{part}"]
    return [f"web/src/games/{game}", *(["web/src/app"] if part == "listing" else [])]


def python_users(name: str) -> list[str]:
    """Where Python may use it: folders, or single files."""
    if name == "app":
        return []
    if name in ("command_line", "analysis"):
        return ["src/waystone/cli"]
    if name == "invitation":
        return ["src/waystone/api"]
    if name in ("common", "refusals", "terminal"):
        rooms = ["src/waystone/terminal", "src/waystone/cli", "src/waystone/kernel"]
        return [*rooms, "src/waystone/catalogue.py"]
    game, _, part = name.partition("-")
    if part in ("listing", "settings"):
        rooms = ["src/waystone/terminal/listing.py", "src/waystone/bots"]
        return [*rooms, f"src/waystone/games/{game}"]
    if part not in ("", "names", "cards"):
        return []
    return [f"src/waystone/terminal/boards/{game}", f"src/waystone/games/{game}"]


def python_module(name: str, language: str) -> str:
    """The file of one catalogue in one language."""
    return f"{PYTHON}/{language}/{name.replace('-', '_')}.py"
