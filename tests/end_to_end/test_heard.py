"""What a screen reader is told: each event once, and nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.end_to_end.crawler import Crawler
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.test_dooom import Crawler as Walker
from tests.end_to_end.test_extrikate import Delver

OpenPage = Callable[..., Page]
DECISIONS = 6
SPACES = "text => text.replace(/\\s+/g, ' ').trim()"
# Reads aloud as screen readers do: of the chronicle what is added, of a status all that it says.
LISTENING = f"""() => {{
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'
  const plain = {SPACES}
  const isSilent = node => node.closest('[inert], [aria-hidden=true], details:not([open])')
  window.heard = []
  const say = text => plain(text) && window.heard.push(plain(text))
  new MutationObserver(changes => {{
    const told = new Set()
    for (const {{ target, addedNodes, type }} of changes) {{
      const element = target.nodeType === 1 ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (!region || isSilent(region)) continue
      if (region.getAttribute('aria-relevant') !== 'additions') told.add(region)
      else for (const node of addedNodes) if (node.isConnected) say(node.textContent)
    }}
    for (const region of told) say(region.textContent)
  }}).observe(document, {{ subtree: true, childList: true, characterData: true }})
}}"""
LINES = (
    f"() => [...document.querySelectorAll('.chronicle li')].map(li => ({SPACES})(li.textContent))"
)


@pytest.mark.parametrize(
    ("game", "player"),
    [
        ("delve-and-dash", Pilot),
        ("dungeon-crawler", Crawler),
        pytest.param("dooom", Walker, marks=pytest.mark.slow),
        pytest.param("extrikate", Delver, marks=pytest.mark.slow),
    ],
)
def test_every_event_is_heard_once(open_page: OpenPage, game: str, player: type[Pilot]) -> None:
    pilots: list[Pilot] = []
    page = open_page(
        before=lambda page: pilots.append(player(page)), settings={"game": game, "speed": "fast"}
    )
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar .more").wait_for()
    before = Counter(page.evaluate(LINES))
    page.evaluate(LISTENING)
    for _ in range(DECISIONS):
        pilots[0].step()
    page.locator(".board.mine").wait_for()
    told = Counter(page.evaluate(LINES)) - before
    heard = Counter(page.evaluate("window.heard"))
    assert told
    assert {line: heard[line] for line in told} == dict(told)
