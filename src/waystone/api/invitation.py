"""What a link to a match says where it is sent: the tags from which previews are made."""

from __future__ import annotations

import re
from html import escape
from typing import Final, NamedTuple

from waystone.catalogue import find_game
from waystone.match.model import OPEN, RUNNING, MatchInfo, StoreFailed
from waystone.match.seats import ANONYMOUS
from waystone.service.context import AppContext
from waystone.terminal.listing import Listing
from waystone.words.en import invitation
from waystone.words.runtime import DEFAULT, known, speak

WIDTH: Final = 1200
HEIGHT: Final = 630
CARD: Final = "card.png"
NAME: Final = "Waystone"
_DESCRIPTION: Final = re.compile(r'<meta\s+name="description"[^>]*>')
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_MATCH: Final = re.compile(r"[a-z0-9]{1,24}")


class Invitation(NamedTuple):
    """A preview: whose game, which one, and a sentence about it; nothing that a seat knows."""

    headline: str
    title: str
    text: str
    language: str
    game: str = ""


def language_of(accepted: str) -> str:
    """The first language of a browser's list that we have, else English."""
    codes = (known(each.partition(";")[0].strip()) for each in accepted.split(","))
    return next(filter(None, codes), DEFAULT)


def home(language: str) -> Invitation:
    """What every address says that is no match's."""
    words = speak(invitation.Words, language)
    return Invitation(words.home, NAME, words.home_text, language)


def about(info: MatchInfo, language: str) -> Invitation:
    """A match as strangers may know it; that of a day is its player's own (DD-85)."""
    entry = find_game(info.game)
    listing = Listing(entry, language)
    edition = f"edition_{info.settings.get('edition', '')}"
    title = listing.offers.get(edition, entry.info.title)
    return Invitation(headline(info, language), title, listing.summary, language, info.game)


def headline(info: MatchInfo, language: str) -> str:
    """Who invites whom to what, or what is left to see."""
    words = speak(invitation.Words, language)
    if info.state == OPEN and not info.daily:
        name = next((place.name for place in info.places if place.guest == info.host), "")
        return words.invites(name=name) if name not in ("", ANONYMOUS) else nameless(language)
    return words.watch if info.state == RUNNING else words.ended


def nameless(language: str) -> str:
    """The same of somebody whose name is not told."""
    return speak(invitation.Words, language).invited


async def find(context: AppContext, match: str, address: str) -> MatchInfo | None:
    """What is known of a match; one that is not at hand is looked up, but not all the time."""
    host = context.lobby.hosts.get(match)
    if host is not None:
        return host.match.info
    if _MATCH.fullmatch(match) is None or not context.long_calls.may(address):
        return None
    try:
        stored = await context.store.load(match)
    except StoreFailed:
        return None
    return stored[0] if stored is not None else None


def written_into(page: str, told: Invitation, where: str, match: str) -> str:
    """The page with the tags of its preview; `where` is the server's public address, or empty."""
    title = told.title if not told.game else f"{told.title} · {told.headline}"
    page = _TITLE.sub(lambda _: f"<title>{escape(title)}</title>", page, count=1)
    tags = "\n    ".join(_tags(told, title, where, match))
    return _DESCRIPTION.sub(lambda _: tags, page, count=1)


def _tags(told: Invitation, title: str, where: str, match: str) -> list[str]:
    """Addresses in a preview are whole ones, so there are none where nobody said ours."""
    named = [_tag("name", "description", told.text), _tag("name", "twitter:card", _card(where))]
    said = {"og:type": "website", "og:site_name": NAME, "og:title": title}
    said |= {"og:description": told.text, "og:locale": told.language}
    if where:
        path = f"g/{match}" if match else ""
        picture = f"{path}/picture.png?language={told.language}" if match else CARD
        said |= {"og:url": f"{where}/{path}", "og:image": f"{where}/{picture}"}
        said |= {"og:image:type": "image/png", "og:image:alt": f"{told.title}: {told.headline}"}
        said |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    return named + [_tag("property", name, text) for name, text in said.items()]


def _card(where: str) -> str:
    return "summary_large_image" if where else "summary"


def _tag(kind: str, name: str, text: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(text)}" />'
