"""What guests send is text and stays text, wherever it is shown, even without the page's policy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from tests.api.kit import Line, Person
from tests.end_to_end.hall import OPEN, Hall, opened_hall
from tests.end_to_end.moves import board, ended
from tests.end_to_end.payloads import NAMES, payloads
from waystone.catalogue import FIRST_GAME, GAMES
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.seats import CHAT_LENGTH, clean, clean_name

OpenPage = Callable[..., Page]
SHOWN_AT_ONCE = 150  # lines of talk: the page keeps 200
LOBBY_ROWS = 8
BOARDS = ("solo-1", "solo-2", "duel-1", "duel-2", "cpu-1", "cpu-2")
FEW, ALL = 12, 10**6

WATCH = """
window.found = []
window.hit = () => window.found.push('a script ran')
window.alert = window.confirm = window.prompt = () => window.found.push('a dialog')
document.addEventListener('securitypolicyviolation', (event) =>
  window.found.push(`policy: ${event.violatedDirective} ${event.blockedURI}`))
"""
FOREIGN = """() => {
  const strangers = 'iframe, object, embed, base, meta[http-equiv], marquee, math, video, audio,'
    + 'template, body script, body style, body link, [href^="javascript:" i]'
  const isArmed = (each) => each.getAttributeNames().some((name) => name.startsWith('on'))
  const grown = [...document.querySelectorAll('*')].filter(
    (each) => isArmed(each) || each.matches(strangers))
  return [...window.found, ...grown.map((each) => each.outerHTML.slice(0, 120))]
}"""

GO = """async (address) => {
  for (const each of ['/nowhere', address]) {
    history.pushState(null, '', each)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}"""


@pytest.fixture(scope="module")
def hall(client: None) -> Iterator[Hall]:
    with opened_hall() as hall:
        yield hall


@pytest.fixture(scope="module")
def server(hall: Hall) -> str:
    return hall.server.address


@pytest.fixture(
    params=[pytest.param(FEW, id="few"), pytest.param(ALL, id="all", marks=pytest.mark.soak)]
)
def many(request: pytest.FixtureRequest) -> int:
    """How many payloads: some of each kind, or all."""
    return int(request.param)


def some(texts: list[str], many: int) -> list[str]:
    """So many of them, from all over the list."""
    return texts[:: max(1, len(texts) // many)]


def watched(open_page: OpenPage, address: str, trusting: bool = True) -> Page:
    """A page that notices; a trusting one lets scripts run that its policy would have stopped."""
    page = open_page(address, trusting=trusting, before=lambda page: page.add_init_script(WATCH))
    page.on("dialog", lambda dialog: dialog.dismiss())
    return page


def visit(page: Page, address: str) -> None:
    """Go there as a link of the page itself does, without loading everything again."""
    page.evaluate(GO, address)


def harm(page: Page) -> list[str]:
    """What happened in the page that should not."""
    page.wait_for_timeout(60)  # errors of pictures and the like come a moment later
    found: list[str] = page.evaluate(FOREIGN)
    return found


def only_network_errors(complaints: list[str]) -> None:
    """An address that does not exist is answered by 404 or 400, and browsers log that."""
    complaints[:] = [each for each in complaints if "Failed to load resource" not in each]


@pytest.mark.parametrize("trusting", [True, False])
def test_the_watch_notices(open_page: OpenPage, complaints: list[str], trusting: bool) -> None:
    """Markup put into the page on purpose is noticed, with the policy and without."""
    page = watched(open_page, "/credits", trusting)
    page.get_by_role("heading", level=1).wait_for()
    assert harm(page) == []
    page.evaluate("document.querySelector('h1').innerHTML = '<img src=x onerror=hit()>'")
    page.wait_for_function("window.found.length")  # the picture's error may be late
    found = harm(page)
    assert any(each.startswith("a script ran" if trusting else "policy") for each in found)
    assert any(each.startswith("<img") for each in found)
    complaints.clear()


def test_there_are_five_hundred() -> None:
    assert len(payloads()) >= 500
    assert all(clean(text, CHAT_LENGTH) for text in payloads())
    assert all(len(clean_name(name)) <= 20 for name in NAMES)


def test_talk_is_text_for_players_and_spectators(
    open_page: OpenPage, hall: Hall, many: int
) -> None:
    """DD-94: every payload is said by a guest whose name is one, too; shown word for word."""
    match, rude, line = hall.do(hall.present("Eve", *OPEN))
    player = watched(open_page, f"/g/{match}")
    player.get_by_role("button", name="Take the free seat").click()
    board(player)
    spectator = watched(open_page, f"/g/{match}", trusting=False)
    board(spectator)
    texts = some(payloads(), many)
    for start in range(0, len(texts), SHOWN_AT_ONCE):
        part = texts[start : start + SHOWN_AT_ONCE]
        said = hall.do(talk(match, rude, line, part))
        for page in (player, spectator):
            lines = page.locator("section[aria-labelledby=chat-title] li")
            lines.filter(has_text=said[-1]).last.wait_for()
            assert lines.all_inner_texts()[-len(said) :] == said
            assert harm(page) == []
    hall.do(line.socket.close())


async def talk(match: str, rude: Person, line: Line, texts: list[str]) -> list[str]:
    """Say them all under changing names; what a page should show."""
    said = []
    for at, text in enumerate(texts):
        name = NAMES[at % len(NAMES)]
        await rude.post("/api/guest", {"name": name})
        await line.say("chat", match=match, text=text)
        await line.until("said")
        said.append(f"{clean_name(name)} {clean(text, CHAT_LENGTH)}")
    return said


def test_names_are_text_in_the_lobby(open_page: OpenPage, hall: Hall, many: int) -> None:
    page = watched(open_page, "/")
    names = some(list(NAMES), many)
    for start in range(0, len(names), LOBBY_ROWS):
        part = names[start : start + LOBBY_ROWS]
        hosts = hall.do(gather(hall, part))
        for name in part:
            page.locator("li strong").get_by_text(clean_name(name)).first.wait_for()
        assert harm(page) == []
        hall.do(go_home(hosts))


async def gather(hall: Hall, names: list[str]) -> list[Line]:
    return [(await hall.present(name, *OPEN))[2] for name in names]


async def go_home(lines: list[Line]) -> None:
    await asyncio.gather(*(line.socket.close() for line in lines))


def test_names_are_text_at_the_table(open_page: OpenPage, hall: Hall, many: int) -> None:
    """The invitation, the panel, the chronicle and the announcement of the end."""
    page = watched(open_page, "/credits")
    for name in some(list(NAMES), many // 6):
        match, _, line = hall.do(hall.present(name, *OPEN))
        visit(page, f"/g/{match}")
        page.get_by_text(f"{clean_name(name)} invites you").wait_for()
        assert harm(page) == []
        page.get_by_role("button", name="Take the free seat").click()
        board(page)
        page.get_by_text(clean_name(name)).first.wait_for()
        hall.do(line.say("act", match=match, n=0, do="leave", id="1"))
        ended(page).wait_for()
        assert harm(page) == []
        hall.do(line.socket.close())


def test_names_and_seeds_are_text_in_a_replay(open_page: OpenPage, hall: Hall, many: int) -> None:
    """The seed is a guest's own text, and shown by the button that verifies."""
    names = some(list(NAMES), many // 6)
    seeds = some([text for text in payloads() if len(text) <= 60], len(names))
    page = watched(open_page, "/credits")
    for name, seed in zip(names, seeds, strict=False):
        visit(page, f"/replay/{hall.do(hall.finished((name, name[::-1]), seed))}")
        page.get_by_role("button", name="To the end").click()
        page.get_by_role("button", name="Verify").click()
        page.locator(".code").filter(has_text=seed).wait_for()
        assert clean_name(name) in page.locator("main").inner_text()
        assert harm(page) == []


def test_names_are_text_on_the_leaderboard(open_page: OpenPage, hall: Hall, many: int) -> None:
    """Names longer than the server lets anybody have, straight from the store."""
    texts = some(payloads(), many)
    hall.do(sign(hall, texts))
    page = watched(open_page, "/credits")
    for number, name in enumerate(BOARDS):
        visit(page, f"/leaderboard?board={name}")
        page.locator("tbody tr").first.wait_for()
        assert sorted(page.locator("tbody th").all_text_contents()) == sorted(texts[number::6])
        assert harm(page) == []


async def sign(hall: Hall, texts: list[str]) -> None:
    """Put the texts on all boards in turn."""
    hall.server.context.store.signed.clear()  # type: ignore[attr-defined]
    figures = {"millis": 1000, "moves": 10, "deaths": 0, "explored": 50}
    sort_key = GAMES[FIRST_GAME].rulebook.leaderboards.sort_key(figures)
    for at, text in enumerate(texts):
        board = BOARDS[at % 6]
        score = LeaderboardEntry(
            f"match{at}", FIRST_GAME, board, "eve", text, sort_key, figures, {}, at, rules=1
        )
        assert await hall.server.context.store.sign(score)


def test_addresses_are_text(
    open_page: OpenPage, hall: Hall, many: int, complaints: list[str]
) -> None:
    """A link that somebody was lured to: every part of it that a page reads."""
    match = hall.do(hall.finished(("Ada", "Bob"), "seed"))
    page = watched(open_page, "/credits")
    for text in some(payloads(), min(many // 4, 60)):
        sign = quote(text, safe="")
        for address in (
            f"/leaderboard?board={sign}",
            f"/g/{sign}#{sign}",
            f"/replay/{sign}",
            f"/replay/{match}?eyes={sign}&t={sign}",
        ):
            visit(page, address)
            page.wait_for_load_state("networkidle")
            assert harm(page) == [], address
    only_network_errors(complaints)
