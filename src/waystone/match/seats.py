"""Names, tokens and invites of those who sit down."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterator
from hashlib import sha256
from hmac import compare_digest
from typing import Final

NAME_LENGTH: Final = 20
CHAT_LENGTH: Final = 500
ANONYMOUS: Final = "Anonymous"
ID_SIGNS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_JOINERS: Final = "\u200c\u200d"
_EMOJI: Final = "\ufe0f"
_BLANKS: Final = frozenset(
    [*"\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"]
    + [chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))]
)
"""Letters and marks that show nothing: fillers, and selectors of variants."""
_FIRST_JOINED: Final = "\u0590"
"""From here on there are scripts in which a joiner shows; Latin, Greek and Cyrillic lie before."""


def new_id(length: int = 16) -> str:
    """An id that nobody guesses: five bits per sign."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(length))


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """The seed of a match: 160 random bits that never leave the server before the end."""
    return secrets.token_hex(20)


def token_hash(token: str) -> str:
    """What the store keeps of a token."""
    return sha256(token.encode()).hexdigest()


def is_same_secret(one: str, other: str) -> bool:
    """Compare without telling by time how much was right."""
    return bool(one) and compare_digest(one.encode(), other.encode())


def clean(text: str, most: int) -> str:
    """NFC, trimmed, blanks collapsed, no control, direction or other unseen characters (DD-94)."""
    return _shorten(" ".join(visible(text[: most * 8]).split()), most).strip(_JOINERS + " ")


def visible(text: str) -> str:
    """NFC, without control, direction or other unseen characters; every blank is a plain one."""
    seen = "".join(_visible(unicodedata.normalize("NFC", text)))
    return unicodedata.normalize("NFC", seen)  # what was parted by something unseen


def _shorten(text: str, most: int) -> str:
    """At most so many visible characters; marks and joiners hang on to the one before them."""
    visible = 0
    for at, sign in enumerate(text):
        hangs_on = sign in _JOINERS or unicodedata.category(sign)[0] == "M"
        visible += not hangs_on and text[at - 1 : at] != _JOINERS[1]
        if visible > most or at >= most * 3:
            return text[:at]
    return text


def _visible(text: str) -> Iterator[str]:
    """The signs that can be seen, blanks as a blank; joiners only where they change a shape."""
    last = " "
    for sign in text:
        category = unicodedata.category(sign)
        if category in ("Zs", "Zl", "Zp") or sign in "\t\n\r":
            sign = " "
        elif sign in _JOINERS:
            if last < _FIRST_JOINED or last in _JOINERS:
                continue
        elif sign == _EMOJI:
            if unicodedata.category(last)[0] != "S":
                continue
        elif category[0] == "C" or sign in _BLANKS:
            continue
        yield sign
        last = sign


def clean_name(text: str) -> str:
    """A name of 1 to 20 visible characters; a blank one is Anonymous (DD-94)."""
    return clean(text, NAME_LENGTH) or ANONYMOUS
