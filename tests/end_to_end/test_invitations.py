"""Pictures of invitations, drawn with the letters and boards of the built client."""

from io import BytesIO

import pytest
from PIL import Image

from waystone.api.invitation import HEIGHT, WIDTH, Invitation, home
from waystone.api.picture import draw
from waystone.api.static import Client

GAME = "dungeon-crawler"
TEXT = "Lay the labyrinth, set monsters on each other, be first at the chest."
MOST_BYTES = 300_000


def drawn(files: Client, headline: str) -> bytes:
    told = Invitation(headline, "Dungeon Crawler Labyrinth", TEXT, "en", GAME)
    return draw(told, files.contents(), files.ahead[f"door/{GAME}"])


@pytest.fixture
def files(client: None) -> Client:
    found = Client()
    found.refresh()
    return found


def test_a_picture_has_the_size_that_previews_want_and_tells_who_invites(files: Client) -> None:
    ada, bob = drawn(files, "Ada invites you to a match"), drawn(files, "Żółć invites you")
    with Image.open(BytesIO(ada)) as picture:
        assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))
    assert ada != bob
    assert max(len(ada), len(bob)) < MOST_BYTES
    nameless = drawn(files, "You are invited to a match")
    assert nameless not in (ada, bob)
    # Signs that our letters lack are not drawn by halves.
    assert drawn(files, "王小明 invites you to a match") == nameless


def test_every_game_has_its_own_picture_and_the_house_a_card(files: Client) -> None:
    doors = [name for name in files.ahead if name.startswith("door/")]
    assert len(doors) == 4
    contents = files.contents()
    assert len({contents[file] for name in doors for file in files.ahead[name]}) == len(doors)
    with Image.open(BytesIO(contents["card.png"])) as card:
        assert card.size == (WIDTH, HEIGHT)
    for name, size in (("touch-icon.png", 180), ("icon-192.png", 192), ("icon-512.png", 512)):
        with Image.open(BytesIO(contents[name])) as icon:
            assert icon.size == (size, size)
    assert home("en").title == "Waystone"
