"""A passkey brings a player back who has lost the cookie; it lets nobody else in."""

import json
from urllib.parse import urlsplit

import pytest

from tests.api.authenticator import Authenticator
from tests.api.kit import Json, Person, Server, serving
from tests.match.kit import run
from waystone.service import passkeys
from waystone.service.limits import Limits
from waystone.service.passkeys import CHALLENGE_MILLIS, MOST, decoded, encoded

PASSKEY = "/api/guest/passkey"
CALM = Limits(wrong_guesses=(1000, 10.0), long_calls=(1000, 60.0))


def named(server: Server) -> dict[str, str]:
    """The headers of a page of this server by its name: numbers have no passkeys."""
    port = urlsplit(server.address).port
    return {"Origin": f"http://localhost:{port}", "Host": f"localhost:{port}"}


async def offered(person: Person) -> str:
    status, answer = await person.post(f"{PASSKEY}/offer", **named(person.server))
    assert status == 200, answer
    return str(answer["options"])


async def make(person: Person, keeper: Authenticator) -> tuple[int, Json]:
    made = keeper.made(await offered(person))
    return await person.post(PASSKEY, {"credential": made}, **named(person.server))


async def challenged(server: Server) -> str:
    status, answer = await server.post(f"{PASSKEY}/challenge", {}, **named(server))
    assert status == 200, answer
    return str(answer["options"])


async def use(server: Server, credential: str) -> tuple[int, Json]:
    asked = {"credential": credential, "token": True}
    return await server.post(f"{PASSKEY}/use", asked, **named(server))


def keeper_of(server: Server) -> Authenticator:
    return Authenticator(named(server)["Origin"])


def test_a_passkey_brings_everything_back_without_the_cookie() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada, keeper = await server.person("Ada"), keeper_of(server)
            status, kept = await make(ada, keeper)
            assert (status, kept["id"]) == (200, encoded(keeper.id))
            await ada.post("/api/guest/leave")
            assert (await ada.get("/api/player"))[0] == 401
            status, back = await use(server, keeper.signed(await challenged(server)))
            assert (status, back["guest"], back["name"]) == (200, ada.guest, "Ada")
            found = Person(server, back["token"], back["guest"])
            _, page = await found.get("/api/player")
            assert (page["can_keep"], page["passkeys"]) == (True, [kept])
            assert (await found.get("/api/guest/data"))[1]["passkeys"] == [kept]

    run(scene())


def test_a_signature_is_taken_once_in_time_and_for_its_own_page() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada, keeper = await server.person("Ada"), keeper_of(server)
            await make(ada, keeper)
            options = await challenged(server)
            signed = keeper.signed(options)
            assert (await use(server, signed))[0] == 200
            assert (await use(server, signed))[0] == 403
            assert (await use(server, keeper.signed(options)))[0] == 403
            for changed in ({"origin": "https://evil.example"}, {"site": "evil.example"}):
                before = dict(vars(keeper))
                vars(keeper).update(changed)
                assert (await use(server, keeper.signed(await challenged(server))))[0] == 403
                keeper.origin, keeper.site = before["origin"], before["site"]
            late = keeper.signed(await challenged(server))
            server.context.clock.later_by = CHALLENGE_MILLIS / 1000  # type: ignore[attr-defined]
            assert (await use(server, late))[0] == 403
            assert (await use(server, keeper.signed(await challenged(server))))[0] == 200

    run(scene())


def test_a_challenge_of_one_s_own_making_or_for_something_else_is_none() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            keeper = keeper_of(server)
            await make(ada, keeper)
            options = json.loads(await challenged(server))
            body = decoded(options["challenge"])
            forged = {"challenge": encoded(body[:16] + b"\x7f" + body[17:])}
            assert (await use(server, keeper.signed(json.dumps(forged))))[0] == 403
            # What was offered to make a passkey signs nobody in, nor makes it another guest's.
            offer = await offered(eve)
            assert (await use(server, keeper.signed(offer)))[0] == 403
            other = keeper_of(server).made(offer)
            assert (await ada.post(PASSKEY, {"credential": other}, **named(server)))[0] == 403

    run(scene())


def test_who_knows_a_passkey_s_id_but_not_its_key_stays_out() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            keeper, thief = keeper_of(server), keeper_of(server)
            await make(ada, keeper)
            thief.id = keeper.id
            assert (await use(server, thief.signed(await challenged(server))))[0] == 403
            assert (await make(eve, thief))[0] == 409
            assert (await eve.get("/api/player"))[1]["passkeys"] == []
            gone = {"id": encoded(keeper.id)}
            assert (await eve.post(f"{PASSKEY}/remove", gone))[0] == 404

    run(scene())


def test_a_removed_or_erased_passkey_lets_nobody_in() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada, first, second = await server.person("Ada"), keeper_of(server), keeper_of(server)
            await make(ada, first)
            await make(ada, second)
            assert (await ada.post(f"{PASSKEY}/remove", {"id": encoded(first.id)}))[0] == 200
            assert (await use(server, first.signed(await challenged(server))))[0] == 403
            assert (await use(server, second.signed(await challenged(server))))[0] == 200
            await ada.post("/api/guest/erase")
            assert (await use(server, second.signed(await challenged(server))))[0] == 403

    run(scene())


def test_nobody_has_more_than_some_passkeys() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada = await server.person("Ada")
            answers = [(await make(ada, keeper_of(server)))[0] for _ in range(MOST + 1)]
            assert answers == [200] * MOST + [409]

    run(scene())


def test_who_tries_wrong_passkeys_is_refused_for_a_while() -> None:
    async def scene() -> None:
        async with serving() as server:
            stranger = keeper_of(server)
            options = await challenged(server)
            tries = [(await use(server, stranger.signed(options)))[0] for _ in range(7)]
            assert (tries[0], tries[-1]) == (403, 429)
            status, refused = await server.post(f"{PASSKEY}/challenge", {}, **named(server))
            assert (status, refused["error"]["code"]) == (429, "TOO_MANY_TRIES")

    run(scene())


BROKEN = ("", "{}", "[]", "null", '{"id":"a","response":{"clientDataJSON":"%"}}', "\ud800" * 3)


def test_what_is_no_answer_of_a_browser_is_refused_and_nothing_fails() -> None:
    async def scene() -> None:
        async with serving(limits=CALM) as server:
            ada, keeper = await server.person("Ada"), keeper_of(server)
            for text in BROKEN:
                assert (await use(server, text))[0] in (400, 403), text
                made = await ada.post(PASSKEY, {"credential": text}, **named(server))
                assert made[0] in (400, 403), text
            await make(ada, keeper)
            whole = json.loads(keeper.signed(await challenged(server)))
            for part in ("authenticatorData", "signature"):
                for wrong in ("", "AAAA", "!", 7, None):
                    response = {**whole["response"], part: wrong}
                    broken = json.dumps({**whole, "response": response})
                    assert (await use(server, broken))[0] == 403, (part, wrong)

    run(scene())


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1", "http://[::1]"])
def test_an_address_in_numbers_has_no_passkeys(origin: str | None) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            port = urlsplit(server.address).port
            page = {"Origin": f"{origin}:{port}", "Host": f"{origin}:{port}"[7:]} if origin else {}
            status, refused = await ada.post(f"{PASSKEY}/offer", **page)
            assert (status, refused["error"]["code"]) == (501, "NO_PASSKEYS")

    run(scene())


def test_without_its_package_the_server_says_that_it_keeps_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passkeys, "IS_HERE", False)

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            assert (await ada.get("/api/player"))[1]["can_keep"] is False
            for path in ("offer", "challenge"):
                assert (await ada.post(f"{PASSKEY}/{path}", **named(server)))[0] == 501
            assert (await use(server, keeper_of(server).signed('{"challenge":"AAAA"}')))[0] == 501

    run(scene())
