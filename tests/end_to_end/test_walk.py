"""A stranger with a phone: a match, its result sent on, and whoever gets it plays, too."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.end_to_end.moves import ended
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import soonest
from tests.end_to_end.test_extrikate import is_over_after_a_while

OpenPage = Callable[..., Page]
PHONE = (390, 844)


def seat_of(open_page: OpenPage, language: str, **words: object) -> tuple[Page, Pilot]:
    """A page in this language, and who plays there without knowing it."""
    pilots: list[Pilot] = []
    page = open_page(
        settings={"language": language},
        before=lambda page: pilots.append(Pilot(page)),
        seed=soonest(Pilot, ["me"], {"mode": "solo"}, is_over_after_a_while),
        **words,
    )
    return page, pilots[0]


def test_a_result_leads_others_to_a_match_of_their_own(open_page: OpenPage) -> None:
    phone, player = seat_of(open_page, "de", size=PHONE, touch=True)
    phone.locator("button.play").click()
    assert player.finish(keys=True)["state"] == "over"
    ended(phone).wait_for()
    phone.get_by_role("button", name="Karte teilen").click()
    phone.get_by_role("button", name="Bild speichern").wait_for()
    text = phone.get_by_label("Text dazu").input_value()
    assert text.startswith("Delve & Dash · ")
    link = re.search(r"http\S+", text)
    assert link is not None

    desk, other = seat_of(open_page, "fr", address=link.group())
    desk.get_by_role("button", name="Jouer", exact=True).first.click()
    assert other.finish(keys=True)["state"] == "over"
    ended(desk).wait_for()
    # A replay that was sent is no dead end either.
    phone.keyboard.press("Escape")
    phone.get_by_role("link", name="Aufzeichnung ansehen").click()
    phone.wait_for_url(re.compile("/replay/"))
    desk.goto(phone.url)
    desk.get_by_role("link", name="Jouer à ce jeu").click()
    expect(desk.locator("button.play").first).to_be_visible()


def test_who_gave_no_name_is_called_so_in_every_language(open_page: OpenPage) -> None:
    host = open_page(settings={"language": "de"})
    host.get_by_role("button", name="Mit irgendwem spielen").click()
    expect(host.get_by_role("list", name="Plätze")).to_contain_text("Anonym")
    expect(host.get_by_role("list", name="Plätze")).not_to_contain_text("Anonymous")
    guest = open_page(address=host.url, settings={"language": "fr"}, size=PHONE, touch=True)
    expect(guest.get_by_role("heading", level=1)).to_have_text("On t’invite à une partie.")
