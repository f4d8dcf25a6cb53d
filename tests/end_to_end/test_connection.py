"""Losing the line, coming back, and watching without a seat."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.end_to_end.moves import begin, board
from tests.end_to_end.pilot import Pilot

OpenPage = Callable[..., Page]

KEEP_SOCKETS = """
const Real = WebSocket
window.sockets = []
window.WebSocket = class extends Real {
  constructor(...words) { super(...words); window.sockets.push(this) }
}
"""


def piloted(open_page: OpenPage, **words: object) -> Pilot:
    pilots: list[Pilot] = []

    def prepare(page: Page) -> None:
        page.add_init_script(KEEP_SOCKETS)
        pilots.append(Pilot(page))

    open_page(before=prepare, **words)
    return pilots[0]


def test_a_lost_connection_comes_back_and_misses_nothing(open_page: OpenPage) -> None:
    pilot = piloted(open_page)
    page = pilot.page
    begin(page, "Solo")
    board(page)
    for _ in range(6):
        pilot.step()
    before = pilot.now
    page.evaluate("window.sockets.forEach(socket => socket.close())")
    expect(page.get_by_text("Connection lost. Coming back…")).to_be_visible()
    expect(page.get_by_text("Connection lost. Coming back…")).to_be_hidden()
    assert pilot.now["n"] == before["n"]
    assert pilot.now["view"] == before["view"]
    assert pilot.sent[-1]["since"] == before["n"], "it asks for what it missed only"
    pilot.step()
    assert pilot.now["n"] == before["n"] + 1


def test_a_reload_at_any_moment_restores_the_same_view(open_page: OpenPage) -> None:
    pilot = piloted(open_page)
    page = pilot.page
    begin(page, "Computer")
    board(page)
    for _ in range(4):
        before = pilot.now
        lines = page.locator("ol li").all_inner_texts()
        page.reload()
        board(page)
        assert pilot.now["view"] == before["view"]
        assert pilot.now["choices"] == before["choices"]
        assert page.locator("ol li").all_inner_texts() == lines
        pilot.step()


def test_the_friend_sees_who_is_away(open_page: OpenPage) -> None:
    host = piloted(open_page, settings={"name": "Ada"})
    begin(host.page, "Friend")
    address = host.page.get_by_label("Link to this match").input_value()
    guest = piloted(open_page, address=address, settings={"name": "Bo"})
    guest.page.get_by_role("button", name="Take the free seat").click()
    board(host.page)
    expect(host.page.get_by_text("(away)")).to_have_count(0)
    guest.page.close()
    expect(host.page.get_by_text("(away)")).to_have_count(1)


def test_a_spectator_is_sent_no_secret(open_page: OpenPage) -> None:
    """DD-30: inspect every frame: no waystone, no lair in its sleep, no unfound treasure."""
    player = piloted(open_page, settings={"name": "Ada"})
    begin(player.page, "Computer", level=2)
    board(player.page)
    for _ in range(3):
        player.step()
    watcher = piloted(open_page, address=player.page.url)
    board(watcher.page)
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    assert watcher.page.locator(".target").count() == 0
    for _ in range(12):
        if not player.step():
            break
    watcher.page.wait_for_timeout(200)
    running = [frame for frame in watcher.states() if frame["state"] == "running"]
    assert len(running) > 3
    for frame in running:
        view = frame["view"]
        assert frame["choices"] == []
        assert view["waystone"] is None
        assert view["secrets"] is None
        assert view["awake"] or (view["dragon"] is None and view["lair"] is None)
        assert view["found"] or view["treasure"] is None
    text = json.dumps(running)
    assert "waystone_placed" not in text
    assert '"seed"' not in text
    if watcher.states()[-1]["state"] == "running":  # the end shows everything (DD-85)
        assert watcher.page.locator(".gem").count() == 0


def test_the_lobby_is_live(open_page: OpenPage) -> None:
    watcher = open_page()
    player = piloted(open_page, settings={"name": "Zoë & Co"})
    begin(player.page, "Computer")
    board(player.page)
    row = watcher.get_by_role("listitem").filter(has_text="Zoë & Co")
    row.get_by_role("button", name="Watch").click()
    board(watcher)
    expect(watcher.get_by_text("You are watching").first).to_be_visible()


def test_without_a_network_the_page_still_opens(open_page: OpenPage, complaints: list[str]) -> None:
    page = open_page(offline=True)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # from now on the worker keeps what the page loads
    page.get_by_role("button", name="Play now").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("Connection lost. Coming back…")).to_be_visible()
    page.close()
    complaints.clear()  # a browser without a network says so, with every call


def test_a_private_match_is_not_there_for_who_has_half_of_its_link(open_page: OpenPage) -> None:
    asked = {"game": "extrikate", "settings": {}, "seats": ["me", "bot:easy"], "public": False}
    page = open_page("/player")
    page.get_by_role("heading", name="Results", exact=True).wait_for()
    match = page.evaluate(
        "asked => fetch('/api/matches', {method: 'POST', headers: {'X-Waystone': '1'},"
        " body: JSON.stringify(asked)}).then(each => each.json()).then(each => each.match)",
        asked,
    )
    page.goto(f"/g/{match}")
    board(page)
    other = open_page(f"/g/{match}")
    expect(other.get_by_role("heading", name="No such match")).to_be_visible()


def test_the_labyrinth_of_the_day_can_be_left_and_continued(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play today’s").click()
    board(page)
    address = page.url
    page.goto("/")
    page.get_by_role("button", name="Continue today’s").click()
    board(page)
    assert page.url == address
