"""What large maps cost is charged to whoever wants them."""

from dataclasses import replace

from tests.api.kit import serving
from tests.match.kit import run
from waystone.service.limits import Limits

LARGE = {"map": "generated", "width": "150", "height": "100"}


def test_an_address_has_so_many_tiles_of_large_maps() -> None:
    async def scene() -> None:
        async with serving(limits=replace(Limits(), map_tiles=(40_000, 600.0))) as server:
            codes = []
            for name in ("Ada", "Bob", "Eve", "Zoe"):  # another guest is the same address
                person = await server.browser(name)
                wish = {"game": "dooom", "settings": LARGE, "seats": ["me"]}
                status, answer = await person.post("/api/matches", wish)
                codes.append("" if status == 200 else answer["error"]["code"])
            assert codes == ["", "", "TOO_LARGE_MAPS", "TOO_LARGE_MAPS"]
            assert server.context.bites.counts["map_tiles"] == 2
            small = {**LARGE, "width": "99", "height": "99"}
            assert (await person.open(game="dooom", settings=small))["match"]
            assert (await person.open(game="dooom"))["match"]

    run(scene())


def test_an_address_opens_so_many_matches_as_whatever_guest() -> None:
    async def scene() -> None:
        async with serving(limits=replace(Limits(), matches_per_address=(2, 600.0))) as server:
            for name in ("Ada", "Bob"):
                await (await server.browser(name)).open()
            eve = await server.browser("Eve")
            status, answer = await eve.post("/api/matches", {"seats": ["me"]})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_MATCHES")

    run(scene())
