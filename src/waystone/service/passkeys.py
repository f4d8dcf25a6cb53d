"""Passkeys: a guest who lost the cookie is known again by what their device or its keeper signs.

What is signed is a challenge that carries its own proof of origin, so that strangers who ask for
one cost the store nothing; none is taken twice. Needs the package `webauthn`, an optional part.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from ipaddress import ip_address
from secrets import token_bytes
from types import ModuleType
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from waystone.match.model import Guest, Passkey, Refusal
from waystone.match.seats import new_token, token_hash
from waystone.service.calls import Call
from waystone.service.own_data import asking
from waystone.wire import calls
from waystone.wire.player import (
    OwnPasskey,
    PasskeyAsked,
    PasskeyGone,
    PasskeyMade,
    PasskeyOptions,
    PasskeySigned,
)

IS_HERE: Final = find_spec("webauthn") is not None
MOST: Final = 10
"""So many passkeys of one guest."""
CHALLENGE_MILLIS: Final = 5 * 60 * 1000
_NONCE, _TIME, _PROOF = 16, 8, 16


def site_of(call: Call) -> str:
    """The name by which passkeys know this server: its host as the page has it, no number."""
    site = urlsplit(call.request.origin).hostname or ""
    if not IS_HERE or not site or is_number(site):
        raise Refusal("NO_PASSKEYS")
    return site


def part() -> ModuleType:
    """What knows signatures; its package takes a while to load, so not before it is needed."""
    from waystone.service import signatures

    return signatures


def is_number(site: str) -> bool:
    """Whether a site is an address in numbers."""
    try:
        ip_address(site)
    except ValueError:
        return False
    return True


async def make_challenge(call: Call, purpose: str) -> bytes:
    """Something to sign, good for some minutes; `purpose` says for whom and what."""
    until = call.context.clock.wall() + CHALLENGE_MILLIS
    body = token_bytes(_NONCE) + until.to_bytes(_TIME, "big")
    return body + await proof_of(call, purpose, body)


async def proof_of(call: Call, purpose: str, body: bytes) -> bytes:
    """What only this server can put under a challenge."""
    secret = await call.context.store.secret("passkeys")
    return hmac.digest(secret, purpose.encode() + b"\0" + body, "sha256")[:_PROOF]


async def until_of(call: Call, purpose: str, challenge: bytes) -> int:
    """Until when a challenge is good that this server has made; else it is refused."""
    body, proof = challenge[: _NONCE + _TIME], challenge[_NONCE + _TIME :]
    is_ours = hmac.compare_digest(proof, await proof_of(call, purpose, body))
    until = int.from_bytes(body[_NONCE:], "big")
    if not is_ours or until <= call.context.clock.wall():
        raise Refusal("BAD_PASSKEY")
    return until


class ClientData(msgspec.Struct):
    """What the browser says was signed, as far as it is read before anything is checked."""

    challenge: str


class Signature(msgspec.Struct):
    """The part of a browser's answer that holds it."""

    client_data: str = msgspec.field(name="clientDataJSON")


class Credential(msgspec.Struct):
    """What a browser answers, as far as it is read before anything is checked."""

    id: str
    response: Signature


def challenge_in(text: str) -> tuple[str, bytes]:
    """Which passkey answers which challenge."""
    try:
        credential = msgspec.json.decode(text, type=Credential)
        signed = decoded(credential.response.client_data)
        return credential.id, decoded(msgspec.json.decode(signed, type=ClientData).challenge)
    except (msgspec.DecodeError, ValueError):
        raise Refusal("BAD_PASSKEY") from None


def decoded(text: str) -> bytes:
    """Bytes as browsers write them; ValueError if these are none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(content: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


async def offer(call: Call) -> PasskeyOptions:
    """What a browser needs to make a passkey of this guest."""
    site, guest = site_of(call), asking(call)
    call.body(PasskeyAsked)
    known = [decoded(each.id) for each in await call.context.store.passkeys_of(guest.id)]
    challenge = await make_challenge(call, f"make {guest.id}")
    return PasskeyOptions(part().making(site, guest, challenge, known))


async def keep(call: Call) -> OwnPasskey:
    """A passkey that a browser has made is this guest's from now on."""
    site, guest, credential = site_of(call), asking(call), call.body(PasskeyMade).credential
    _, challenge = challenge_in(credential)
    await until_of(call, f"make {guest.id}", challenge)
    id, key, sign_count = part().made(credential, challenge, site, call.request.origin)
    now = call.context.clock.wall()
    passkey = Passkey(encoded(id), guest.id, encoded(key), sign_count, now)
    if not await call.context.store.add_passkey(passkey, MOST):
        raise Refusal("TOO_MANY_PASSKEYS")
    return OwnPasskey(passkey.id, passkey.created)


async def challenge(call: Call) -> PasskeyOptions:
    """What a browser needs to sign with any passkey of this server."""
    site = site_of(call)
    call.body(PasskeyAsked)
    call.context.guests.check_guessing(guesser(call))
    return PasskeyOptions(part().signing(site, await make_challenge(call, "use")))


async def use(call: Call) -> calls.Guest:
    """This browser is from now on one of who has the passkey; wrong ones are counted."""
    asked, guests = call.body(PasskeySigned), call.context.guests
    guests.check_guessing(guesser(call))
    if not call.context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    token = new_token()
    try:
        guest = await let_in(call, asked.credential, token)
    except Refusal as refused:
        if refused.code == "BAD_PASSKEY":
            guests.count_wrong_guess(guesser(call))
        raise
    if not asked.token:
        call.new_token = token
    return calls.Guest(guest.id, guest.name, token if asked.token else None)


async def let_in(call: Call, credential: str, token: str) -> Guest:
    """Whose passkey has signed; the token is that guest's, too, from now on."""
    used, now = await check(call, credential), call.context.clock.wall()
    guest = await call.context.store.use_passkey(used, token_hash(token), now)
    if guest is None:
        raise Refusal("BAD_PASSKEY")
    return guest


async def check(call: Call, credential: str) -> Passkey:
    """The passkey as it is once it has answered a challenge of ours."""
    site, (id, challenge) = site_of(call), challenge_in(credential)
    until = await until_of(call, "use", challenge)
    kept = await call.context.store.passkey(id)
    if kept is None:
        raise Refusal("BAD_PASSKEY")
    key, origin = decoded(kept.public_key), call.request.origin
    count = part().signed(credential, challenge, site, origin, key, kept.sign_count)
    return replace(kept, sign_count=count, used=until)


def guesser(call: Call) -> str:
    """Under which name wrong passkeys of an address are counted."""
    return f"passkey {call.address}"


async def remove(call: Call) -> OwnPasskey:
    """A passkey lets nobody in any more; browsers that it let in stay."""
    guest, gone = asking(call), call.body(PasskeyGone)
    if not await call.context.store.remove_passkey(guest.id, gone.id):
        raise Refusal("NO_SUCH_PASSKEY")
    return OwnPasskey(gone.id, 0)


async def own(call: Call, guest: Guest) -> list[OwnPasskey]:
    """The passkeys of a guest, the oldest first, without what signatures are checked with."""
    kept = await call.context.store.passkeys_of(guest.id)
    return [OwnPasskey(each.id, each.created) for each in kept]
