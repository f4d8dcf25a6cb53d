"""A player who has lost the cookie, in a real browser with a keeper of passkeys."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.end_to_end.looks import look

KEEPER = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_brings_a_player_back_in_a_browser_that_lost_its_cookie(
    browser: Browser, server: str
) -> None:
    """Passkeys belong to a name: the page is asked for by one."""
    named = server.replace("127.0.0.1", "localhost")
    context = browser.new_context(base_url=named, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": KEEPER})
    page.goto("/player")
    # Not before the page knows who it is: two that ask at once for a cookie get two guests.
    expect(page.get_by_role("button", name="Make a passkey")).to_be_visible()
    id = guest_of(page)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("Your passkey is made.")).to_be_visible()
    look(page, "player with a passkey", "desktop")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("This device has a passkey of yours already.")).to_be_visible()
    context.clear_cookies()
    page.goto("/")
    page.get_by_role("link", name="Played here before?").click()
    page.get_by_role("button", name="I have a passkey: bring everything back").click()
    expect(page.get_by_role("list", name="Your passkeys")).to_be_visible()
    assert guest_of(page) == id
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_role("list", name="Your passkeys")).to_be_hidden()
    page.get_by_role("button", name="I have a passkey: bring everything back").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey is not known here")
    context.close()


def guest_of(page: Page) -> str:
    asked = "{method: 'POST', headers: {'X-Waystone': '1'}, body: '{}'}"
    found: str = page.evaluate(
        f"fetch('/api/guest', {asked}).then(each => each.json()).then(each => each.guest)"
    )
    return found
