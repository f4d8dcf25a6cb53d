"""A keeper of passkeys made of software, which answers as browsers do."""

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from waystone.service.passkeys import decoded, encoded

PRESENT, ATTESTED = 0x01, 0x40
ES256 = -7


class Authenticator:
    """One passkey, and how often it has signed."""

    def __init__(self, origin: str, site: str = "") -> None:
        self.origin = origin
        self.site = site or str(urlsplit(origin).hostname)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.count = 0

    def made(self, options: str) -> str:
        """What a browser answers that was told to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: ES256, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self.data(PRESENT | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client(options, "webauthn.create")
        return self.answer(clientDataJSON=encoded(client), attestationObject=encoded(attestation))

    def signed(self, options: str) -> str:
        """What a browser answers that was told to sign."""
        self.count += 1
        data, client = self.data(PRESENT), self.client(options, "webauthn.get")
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            clientDataJSON=encoded(client),
            authenticatorData=encoded(data),
            signature=encoded(signature),
        )

    def data(self, flags: int) -> bytes:
        site = sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big")

    def client(self, options: str, kind: str) -> bytes:
        challenge = json.loads(options)["challenge"]
        assert decoded(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def answer(self, **response: Any) -> str:
        id = encoded(self.id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": response})
