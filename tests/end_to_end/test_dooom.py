"""Dungeon of Dooom in the page: against computers, at two browsers, on one device, again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.looks import SIZES, look, walked
from tests.end_to_end.moves import board, choose, is_only_watched
from tests.end_to_end.pilot import KEYS, Pilot
from tests.end_to_end.seeds import is_over, soonest
from waystone.games.dooom.view import DooomView

OpenPage = Callable[..., Page]
WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
VAULT = {"map": "ring-vault", "turn_seconds": "0"}
CLOSET = {"map": "custom", "map_text": "name Closet\nwin 1\n#####\n#G.E#\n#####\n"}


class Crawler(Pilot):
    """Plays Dungeon of Dooom with a seeker's head."""

    game = "dooom"
    head = "seeker"
    view = DooomView

    def do(self, choice: dict[str, Any], keys: bool = False) -> None:
        """Do it with the mouse, or with keys only, and wait for the answer."""
        before, text = len(self.states()), choice["do"]
        if keys:
            others = {"pick up": "e", "end turn": "Space"}
            self.page.keyboard.press(others.get(text) or KEYS[f"move {text[-1]}"])
        elif text == "end turn":
            self.page.get_by_role("button", name="End the turn").click()
        else:
            self.tile(text).click()
        for _ in range(500):
            if len(self.states()) > before:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no answer to {choice}")

    def tile(self, text: str) -> Any:
        """The tile that stands for an action."""
        rows, columns = (0, 0) if text == "pick up" else WAYS[text[-1]]
        own = self.now["view"]["own"]
        place = f"{own['row'] + rows},{own['column'] + columns}"
        return self.page.locator(f'[data-cell="{place}"]')


def opened(open_page: OpenPage, size: str = "desktop", **words: Any) -> tuple[Page, Crawler]:
    pilots: list[Crawler] = []
    page = open_page(
        size=SIZES[size],
        touch=size == "phone",
        before=lambda page: pilots.append(Crawler(page)),
        **words,
    )
    return page, pilots[0]


def seat_at(page: Page, seats: list[str], settings: dict[str, str], **wish: Any) -> str:
    """A match, and the page at it; the address for friends."""
    asked = {
        "game": "dooom",
        "seats": seats,
        "settings": {**VAULT, **settings},
        **wish,
    }
    made: dict[str, str] = page.evaluate(
        """async asked => {
            const call = (path, body) => fetch(path, {
                method: 'POST',
                headers: {'Content-Type': 'application/json', 'X-Waystone': '1'},
                body: JSON.stringify(body),
            }).then(answer => answer.json())
            await call('/api/guest', {})
            return call('/api/matches', asked)
        }""",
        asked,
    )
    address = f"/g/{made['match']}" + (f"#{made['invite']}" if made["invite"] else "")
    page.goto(address)
    return address


def play(pilot: Crawler, actions: int, keys: bool = False) -> None:
    """Some actions of one's own, or fewer if the match ends."""
    for _ in range(actions):
        now = pilot.wait_for("turn")
        if now["state"] == "over":
            return
        pilot.do(pilot.decide(now), keys)


def is_blow(choice: dict[str, Any]) -> bool:
    return bool(choice["do"].startswith("attack"))


def known(page: Page) -> int:
    """How many tiles the page has drawn, lit or remembered."""
    paths = page.locator("svg .world > path").evaluate_all(
        "paths => paths.slice(0, 2).map(path => path.getAttribute('d'))"
    )
    return sum(path.count("M") for path in paths)


@pytest.mark.rule("DM-68", "DM-74")
@walked("desktop")
def test_against_computers_to_the_end_and_again(open_page: OpenPage, size: str) -> None:
    page, pilot = opened(open_page, size)
    page.get_by_role("button", name="Dungeon of Dooom", exact=True).click()
    look(page, "dooom-home", size)
    seats = ["me", "bot:seeker", "bot:seeker", "bot:seeker"]
    seat_at(page, seats, {}, seed=soonest(Crawler, seats, VAULT, is_over))
    board(page)
    play(pilot, 10, keys=size == "desktop")
    look(page, "dooom-match", size)
    end = pilot.finish(keys=size == "desktop")
    titles = {
        "win": "You made it out!",
        "loss": "Left in the dark|You died down there|The dungeon wins",
    }
    title = re.compile(titles[end["result"]["results"][0]])
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    look(page, "dooom-end", size)
    assert end["view"]["whole"] is not None
    page.get_by_role("link", name="Watch the replay").click()
    see_again(page, size)


def see_again(page: Page, size: str) -> None:
    """Everything revealed first; then with one player's eyes, which see a part of it only."""
    board(page)
    expect(page.locator(".person")).to_have_count(4)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^Step 1 of"))).to_be_visible()
    everything = known(page)
    look(page, "dooom-replay", size)
    is_only_watched(page)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator('.person[data-seat="1"]')).to_have_count(0)
    assert 0 < known(page) < everything
    look(page, "dooom-replay-eyes", size)


@pytest.mark.rule("DM-40", "DM-75", "DM-76")
def test_two_browsers_at_one_table(open_page: OpenPage) -> None:
    host, first = opened(open_page)
    host.get_by_role("button", name="Dungeon of Dooom", exact=True).click()
    choose(host, "Friend")
    host.get_by_role("button", name="Create the match").click()
    host.get_by_role("heading", name="Waiting for players").wait_for()
    guest, second = opened(open_page, address=host.url)
    guest.get_by_role("button", name="Take the free seat").click()
    board(guest)
    board(host)
    ended = {first: 0, second: 0}
    for _ in range(2000):
        if min(ended.values()) == 2 or not all(each.now["view"]["own"] for each in ended):
            break
        pilot = next((each for each in ended if each.now["choices"]), None)
        if pilot is None:  # a computer moves, or news are on their way
            host.wait_for_timeout(20)
        elif pilot.now["view"]["own"]["ap"] > 3:
            pilot.do(pilot.decide(pilot.now))
        else:
            pilot.do({"do": "end turn"})
            ended[pilot] += 1
    for page, pilot in ((host, first), (guest, second)):
        views = [frame["view"] for frame in pilot.states()]
        seats = {view["seat"] for view in views if view["own"]}
        assert len(seats) == 1
        assert all(view["whole"] is None or view["phase"] == "over" for view in views)
        page.get_by_role("button", name="Hello!").click()
    expect(guest.get_by_text(re.compile("Hello!")).first).to_be_visible()


@pytest.mark.rule("DM-76")
@walked("phone")
def test_on_one_device_a_cover_hides_the_others_sight(open_page: OpenPage, size: str) -> None:
    page, pilot = opened(open_page, size)
    page.get_by_role("button", name="Dungeon of Dooom", exact=True).click()
    choose(page, "One device")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="I am Player 1").click()
    board(page)
    play(pilot, 2)
    expect(page.get_by_text(re.compile("^Player 1 (goes|takes|drinks|puts)")).first).to_be_visible()
    look(page, "dooom-hot-seat", size)
    if pilot.wait_for("turn")["view"]["own"]:
        pilot.do({"do": "end turn"})
    expect(page.get_by_role("grid")).to_be_visible()
    page.get_by_role("button", name="Done, hide").click()
    page.get_by_role("button", name="I am Player 2").wait_for()
    look(page, "dooom-cover", size)
    covered = pilot.now["view"]
    assert covered["own"] is None
    expect(page.get_by_role("grid")).to_have_count(0)
    expect(page.get_by_text(re.compile("^Player 1 goes"))).to_have_count(0)
    page.get_by_role("button", name="I am Player 2").click()
    board(page)
    expect(page.locator('.person[data-seat="1"]')).to_have_count(1)
    assert pilot.now["view"]["own"]["row"] == 0
    expect(page.get_by_text(re.compile("^Player 1 goes"))).to_have_count(0)


@pytest.mark.rule("DM-76")
def test_a_reload_keeps_the_memory(open_page: OpenPage) -> None:
    page, pilot = opened(open_page)
    seat_at(page, ["me"], {"min_players": "1"})
    board(page)
    first = known(page)
    play(pilot, 9)
    page.wait_for_timeout(300)
    before, memory = known(page), pilot.now["view"]["own"]["memory"]
    assert before > first
    page.reload()
    board(page)
    assert pilot.now["view"]["own"]["memory"] == memory
    assert known(page) == before


@pytest.mark.rule("DM-53", "DM-55", "DM-77")
@walked("desktop")
def test_a_fight_to_the_death(open_page: OpenPage, size: str) -> None:
    """In a closet two can do nothing but fight: the dead one sees a grave, and no map."""
    loser, victim = opened(open_page, size)
    address = seat_at(loser, ["me", "open"], CLOSET)
    winner, killer = opened(open_page, address=address)
    winner.get_by_role("button", name="Take the free seat").click()
    board(loser)
    board(winner)
    for _ in range(60):
        if victim.now["view"]["own"] is None:
            break
        if victim.now["choices"]:
            victim.do({"do": "end turn"})
        elif killer.now["choices"]:
            killer.do(next(filter(is_blow, killer.now["choices"]), killer.now["choices"][0]))
        loser.wait_for_timeout(60)
    expect(loser.get_by_role("heading", name="You are dead")).to_be_visible()
    expect(loser.get_by_role("grid")).to_have_count(0)
    assert victim.now["view"]["whole"] is None
    look(loser, "dooom-death", size)
    expect(winner.get_by_text(re.compile("deadly blow"))).to_be_visible()


@pytest.mark.rule("DM-16", "DM-19")
def test_a_gathering_table_is_joined_in_the_browser(open_page: OpenPage) -> None:
    page, pilot = opened(open_page)
    settings = {"gather": "yes", "min_players": "2", "start_delay": "0"}
    address = seat_at(page, ["me", "open"], settings, public=True)
    expect(page.get_by_text("Waiting for players.")).to_be_visible()
    guest, other = opened(open_page, address=address)
    guest.get_by_role("button", name="Take the free seat").click()
    board(guest)
    pilot.wait_for("turn")
    assert other.now["view"]["own"]["hp"] == 3
    expect(guest.get_by_role("button", name="Take the free seat")).to_have_count(0)


def test_a_replay_too_large_to_show_whole_is_shown_with_a_players_eyes(
    open_page: OpenPage, complaints: list[str]
) -> None:
    """A million tiles at every step would be too much; the page stays small all the same."""
    page, pilot = opened(open_page)
    plain = "\n".join(["G" + "." * 998 + "E"] * 1000)
    large = {"map": "custom", "map_text": f"name Plain\nwin 9\n{plain}", "max_rounds": "12"}
    address = seat_at(page, ["me", "bot:seeker"], large)
    board(page)
    for _ in range(12):
        pilot.wait_for("turn")
        pilot.do({"do": "end turn"})
    assert pilot.wait_for("over")["view"]["whole"] is not None
    expect(page.get_by_role("heading", name="The dungeon wins")).to_be_visible()
    assert page.locator("*").count() < 4000
    page.goto(address.replace("/g/", "/replay/"))
    board(page)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    expect(page.get_by_label("Seen by")).to_have_value("0")
    assert page.locator("*").count() < 2000
    assert all("413" in each for each in complaints)
    complaints.clear()


@walked("phone")
def test_rules_and_sounds_are_explained(open_page: OpenPage, size: str) -> None:
    page, _ = opened(open_page, size)
    page.get_by_role("button", name="Dungeon of Dooom", exact=True).click()
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules: Dungeon of Dooom")).to_be_visible()
    expect(page.get_by_text("coursework classic")).to_be_visible()
    look(page, "dooom-rules", size)
