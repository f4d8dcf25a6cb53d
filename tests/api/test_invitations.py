"""What a link to a match says where it is sent: previews tell who invites, and no secret."""

import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.api.kit import Server, serving
from tests.match.kit import run
from waystone.api import static
from waystone.api.invitation import Invitation, language_of
from waystone.api.picture import KEPT, Pictures
from waystone.service.limits import Limits

PUBLIC = "https://play.example.org"
PAGE = """<!doctype html><html><head>
<meta
  name="description"
  content="Waystone: dungeon games."
/>
<title>Waystone</title></head><body></body></html>"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "card.png").write_bytes(b"the card of the house")
    return tmp_path


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Invitation]:
    """What was drawn, by a quick hand."""
    done: list[Invitation] = []

    def draw(told: Invitation, *_: object) -> bytes:
        done.append(told)
        return told.headline.encode()

    monkeypatch.setattr("waystone.api.picture.draw", draw)
    return done


async def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page by their names."""
    fixed = {"Host": "play.example.org", **headers}
    async with server.session.get(server.address + path, headers=fixed) as response:
        assert response.status == 200
        text = await response.text()
    found = re.findall(r'<meta (?:name|property)="(.*?)" content="(.*?)" />', text)
    title = re.search("<title>(.*?)</title>", text)
    assert title is not None
    return {name: unescape(content) for name, content in found} | {"title": unescape(title[1])}


async def picture(server: Server, match: str, query: str = "") -> bytes:
    """What a preview shows."""
    url = f"{server.address}/g/{match}/picture.png{query}"
    async with server.session.get(url, headers={"Host": "play.example.org"}) as response:
        assert response.status == 200
        assert response.headers["Content-Type"] == "image/png"
        assert response.headers["Cache-Control"] == "public, max-age=300"
        content: bytes = await response.read()
        return content


def scene(client: Path, play: Callable[[Server], Awaitable[None]], **options: Any) -> None:
    async def served() -> None:
        given = {"origins": (PUBLIC,), **options}
        async with serving(client=client, **given) as server:
            await play(server)

    run(served())


def test_a_link_tells_who_invites_to_which_game(client: Path) -> None:
    async def play(server: Server) -> None:
        ada = await server.person("Ada <b>&\"'")
        opened = await ada.open("me", "open", public=False)
        match = opened["match"]
        told = await tags(server, f"/g/{match}")
        line = "Ada <b>&\"' invites you to a match"
        assert told["title"] == told["og:title"] == f"Delve & Dash · {line}"
        assert "treasure" in told["og:description"] == told["description"]
        assert told["og:url"] == f"{PUBLIC}/g/{match}"
        assert told["og:image"] == f"{PUBLIC}/g/{match}/picture.png?language=en"
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert told["twitter:card"] == "summary_large_image"
        host = await server.context.lobby.find(match)
        for secret in (opened["invite"], host.match.info.seed, host.match.info.host):
            assert secret not in str(told)

    scene(client, play)


def test_a_link_speaks_the_language_of_who_opens_it(client: Path) -> None:
    async def play(server: Server) -> None:
        match = (await (await server.person("Ada")).open("me", "open"))["match"]
        told = await tags(server, f"/g/{match}", **{"Accept-Language": "sv, de-AT;q=0.8, en"})
        assert told["og:title"] == "Delve & Dash · Ada lädt dich zu einer Partie ein"
        assert told["og:image"].endswith("language=de")
        told = await tags(server, "/", **{"Accept-Language": "fr"})
        assert told["og:description"].startswith("Quatre jeux")

    assert language_of("") == language_of("sv;q=1,*") == "en"
    scene(client, play)


def test_what_a_link_says_follows_the_match(client: Path) -> None:
    """Nobody is invited where no seat is free; and the match of a day is its player's own."""

    async def play(server: Server) -> None:
        ada, bob = await server.person("Ada"), await server.person("Bob")
        match = (await ada.open("me", "open"))["match"]
        await bob.post(f"/api/matches/{match}/join")
        assert (await tags(server, f"/g/{match}"))["title"].endswith("· Watch this match")
        line = await ada.line()
        await line.join(match)
        await line.act(match, 0, "leave")
        assert (await tags(server, f"/g/{match}"))["title"].endswith("how this match ended")
        daily = (await ada.open(daily=True))["match"]
        assert "Ada" not in str(await tags(server, f"/g/{daily}"))
        nameless = (await (await server.person("")).open("me", "open"))["match"]
        assert (await tags(server, f"/g/{nameless}"))["title"].endswith("are invited to a match")

    scene(client, play)


def test_other_addresses_show_the_house(client: Path) -> None:
    async def play(server: Server) -> None:
        for path in ("/", "/rules", "/g/nosuchmatch", "/g/%3Cb%3E"):
            told = await tags(server, path)
            assert (told["title"], told["og:image"]) == ("Waystone", f"{PUBLIC}/card.png")

    scene(client, play)


def test_where_nobody_said_the_address_none_is_told(client: Path) -> None:
    """A preview needs whole addresses, and what a caller says of ours is not to be repeated."""

    async def play(server: Server) -> None:
        told = await tags(server, "/", Host="127.0.0.1")
        assert {name for name in told if "image" in name or "url" in name} == set()
        assert told["twitter:card"] == "summary"

    scene(client, play, origins=())


def test_a_match_that_left_memory_is_looked_up_but_not_all_the_time(client: Path) -> None:
    async def play(server: Server) -> None:
        ada = await server.person("Ada")
        match = (await ada.open("me", "open"))["match"]
        server.context.lobby.hosts.clear()
        assert "Ada" in (await tags(server, f"/g/{match}"))["title"]
        assert (await tags(server, f"/g/{match}"))["title"] == "Waystone"

    scene(client, play, limits=Limits(long_calls=(1, 60.0)))


def test_a_picture_is_drawn_once(client: Path, drawn: list[Invitation]) -> None:
    async def play(server: Server) -> None:
        match = (await (await server.person("Ada")).open("me", "open"))["match"]
        for _ in range(2):
            assert await picture(server, match) == b"Ada invites you to a match"
        assert "Ada t’invite".encode() in await picture(server, match, "?language=fr")
        assert await picture(server, match, "?language=../x") == b"Ada invites you to a match"
        assert len(drawn) == 2

    scene(client, play)


def test_who_asks_for_too_many_pictures_gets_the_card(
    client: Path, drawn: list[Invitation]
) -> None:
    async def play(server: Server) -> None:
        ada = await server.person("Ada")
        first, other = [
            (await ada.open("me", "open", game=name))["match"] for name in ("extrikate", "dooom")
        ]
        assert b"Ada" in await picture(server, first)
        assert await picture(server, other) == b"the card of the house"
        assert b"Ada" in await picture(server, first), "what is at hand costs nothing"

    scene(client, play, limits=Limits(long_calls=(1, 60.0)))


def test_without_pillow_there_is_the_card(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "can_draw", lambda: False)

    async def play(server: Server) -> None:
        match = (await (await server.person("Ada")).open("me", "open"))["match"]
        assert await picture(server, match) == b"the card of the house"

    scene(client, play)


def test_only_the_latest_pictures_are_kept(drawn: list[Invitation]) -> None:
    async def played() -> None:
        pictures = Pictures()
        told = [Invitation(str(n), "t", "s", "en", "g") for n in range(KEPT + 1)]
        for each in told:
            await pictures.draw(each, {}, [])
        assert len(pictures.kept) == KEPT
        assert pictures.at_hand(told[0]) is None
        assert pictures.at_hand(told[-1]) == str(KEPT).encode()

    run(played())
