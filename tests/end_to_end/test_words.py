"""Everything on the page comes from a catalogue: each text from one is put into brackets.

The words of a language are modules of their own. They are changed on their way to the browser, so
that whatever stands on the screen without brackets was written elsewhere, in code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, Route, expect

from tests.end_to_end.conftest import serve
from tests.end_to_end.moves import settle
from waystone import api
from waystone.catalogue import GAMES
from waystone.words.languages import LANGUAGES

OpenPage = Callable[..., Page]
ARRIVED = 20.0
"""Seconds in which the words of a part that is loaded on its own must be there."""
MARK = """
const mark = (it) =>
  typeof it === 'string' ? (it.trim() ? `⟦${it}⟧` : it)
  : typeof it === 'function' ? (...given) => mark(it(...given))
  : Array.isArray(it) ? it.map(mark)
  : it && typeof it === 'object'
    ? Object.fromEntries(Object.entries(it).map(([key, value]) => [key, mark(value)])) : it
"""
# The browser itself names the days of the week, in a `time`.
SEEN = """() => {
  const found = []
  const isShown = (element) => element.checkVisibility?.() ?? true
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (parent && !parent.closest('script, style, noscript, time') && isShown(parent))
      found.push(walk.currentNode.data)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) found.push(element.getAttribute(name))
  return [...found, document.title]
}"""
BOTS = {"extrikate": "easy"}
STATIC = Path(api.__file__).parent / "static"
TITLES = {"Waystone", "Delve & Dash", "Computer Labyrinth", *(e.info.title for e in GAMES.values())}
# Names of players, games and languages; cells such as C5; rules such as EX-44; hexadecimal ids.
KNOWN = re.compile(
    "|".join(map(re.escape, sorted({*TITLES, *LANGUAGES.values(), "Anonymous"}, key=len)[::-1]))
    + r"|\b[A-Z]\d{0,2}\b|\b[A-Z]{1,2}-\d+\b|\b[0-9a-f]{16,}\b|\bs\b"
)


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for these tests alone: names that other tests chose are no words of ours."""
    with serve(tmp_path_factory.mktemp("words")) as address:
        yield address


def bracketed(page: Page) -> None:
    """Mark the words of every language but English on their way."""

    def change(route: Route) -> None:
        source = (STATIC / "assets" / Path(route.request.url).name).read_text(encoding="utf-8")
        body, times = re.subn(
            r"export\s*\{\s*(\w+) as default\s*\}",
            rf"{MARK}\nconst marked = mark(\1)\nexport {{ marked as default }}",
            source,
        )
        assert times == 1, route.request.url
        route.fulfill(body=body, content_type="text/javascript")

    page.route(re.compile(r"/assets/de-[\w-]+\.js$"), change)


def outside(page: Page) -> list[str]:
    """Texts that stay on the page in no brackets and are no names; words may arrive late."""
    settle(page)
    end = monotonic() + ARRIVED
    while (found := outside_now(page)) and monotonic() < end:
        page.wait_for_timeout(100)
    return found


def outside_now(page: Page) -> list[str]:
    found = []
    for text in page.evaluate(SEEN):
        rest = text
        while (less := re.sub(r"⟦[^⟦⟧]*⟧", "", rest)) != rest:
            rest = less
        if re.search(r"[^\W\d_]", KNOWN.sub("", rest)):
            found.append(text)
    return sorted(set(found))


def german(open_page: OpenPage, address: str = "/", game: str = "") -> Page:
    settings = {"language": "de", **({"game": game} if game else {})}
    page = open_page(address, settings=settings, before=bracketed)
    expect(page.get_by_text("⟦").first).to_be_visible()
    return page


def test_every_page_speaks_from_a_catalogue(open_page: OpenPage) -> None:
    page = german(open_page)
    assert outside(page) == []
    for path in ("/leaderboard", "/past", "/rules", "/credits"):
        visit(page, path)
        assert outside(page) == [], path


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_text("⟦").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_dialogs_speak_from_a_catalogue(open_page: OpenPage) -> None:
    page = german(open_page)
    for names in (["Tasten und Hilfe"], ["Menü"], ["Menü", "Einstellungen"]):
        for name in names:
            page.get_by_role("button", name=f"⟦{name}⟧").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert outside(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_speaks_from_its_catalogue(open_page: OpenPage, game: str) -> None:
    """Its pages; then board, panel, chronicle and refusals, during some actions by keys."""
    page = german(open_page, game=game)
    assert outside(page) == []
    for path in ("/rules", "/leaderboard"):
        visit(page, path)
        assert outside(page) == [], path
    settings = {"mode": "cpu"} if game == "delve-and-dash" else {}
    made = page.evaluate(
        """async asked => {
            const call = (path, body) => fetch(path, {
                method: 'POST',
                headers: {'Content-Type': 'application/json', 'X-Waystone': '1'},
                body: JSON.stringify(body),
            }).then(answer => answer.json())
            await call('/api/guest', {})
            return call('/api/matches', asked)
        }""",
        {
            "game": game,
            "seats": ["me", f"bot:{BOTS.get(game, 'random')}"],
            "settings": settings,
            "seed": "7",
        },
    )
    page.goto(f"/g/{made['match']}")
    expect(page.get_by_role("status").first).to_contain_text("⟦")
    found = set(outside(page))
    for key in ("ArrowUp", " ", "ArrowRight", "ArrowDown", " ", "ArrowLeft", "Enter", " ", " "):
        page.keyboard.press(key)
        found |= set(outside(page))
    assert sorted(found) == []
