"""Which names are as good as one: those that people would take for each other.

A name belongs to whoever has signed with it, and so do its lookalikes: they have the same key.
That is small on purpose. It folds case, accents, digits and letters of other alphabets that look
like Latin ones; others can't hide inside a Latin word, for no word mixes such alphabets.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from waystone.match.model import Refusal
from waystone.match.seats import ANONYMOUS, clean_name

_ALIKE: Final = str.maketrans(
    {
        # Cyrillic
        **dict(zip("авекмнорстухіјѕԁԛԝһԍ", "abekmhopctyxijsdqwhg", strict=True)),
        # Greek
        **dict(zip("αβεηικνορτυχγω", "abenikvoptuxyw", strict=True)),
        # Armenian, and Latin letters that no decomposition reaches
        **dict(zip("օսոհցɑıłøđħɩſ", "ounhgailodhis", strict=True)),
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "þ": "p",
        "ð": "d",
        # Digits and strokes; i, l and 1 are one letter in too many typefaces
        "0": "o",
        "1": "l",
        "i": "l",
        "|": "l",
        "3": "e",
        "5": "s",
        "8": "b",
    }
)
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
_MIXABLE: Final = frozenset(
    ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET")
)
"""Alphabets with letters that look alike, as Unicode names them."""
RESERVED: Final = (
    *("admin", "administrator", "administrateur", "administratorin", "moderator", "moderatorin"),
    *("moderateur", "host", "gastgeber", "server", "serveur", "system", "systeme", "root"),
    *("staff", "support", "official", "offiziell", "officiel", "waystone", "nobody", "spectator"),
)
"""Nobody speaks for the server."""


def name_key(name: str) -> str:
    """What all names that look like this one have in common."""
    plain = "".join(sign for sign in folded(name) if unicodedata.category(sign)[0] not in "PZMC")
    plain = plain.translate(_ALIKE)
    for pair, sign in _PAIRS:
        plain = plain.replace(pair, sign)
    return plain or folded(name)


def folded(name: str) -> str:
    """Without case, accents and ornament."""
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())


def own_name(text: str) -> str:
    """A name as it is kept, if anybody may have it; whatever looks like Anonymous is just that."""
    name = clean_name(text)
    if name_key(name) == name_key(ANONYMOUS):
        return ANONYMOUS
    check_alphabets(name)
    if any(name_key(word) in _RESERVED_KEYS for word in (name, *name.split())):
        raise Refusal("NAME_RESERVED")
    return name


def check_alphabets(name: str) -> None:
    """Refuse a word in which letters of several alphabets look like one."""
    for word in unicodedata.normalize("NFKC", name).split():
        if len({script for sign in word if (script := alphabet(sign))}) > 1:
            raise Refusal("NAME_MIXED")


def alphabet(sign: str) -> str:
    """The alphabet of a letter, empty where that does not matter."""
    word = unicodedata.name(sign, "").partition(" ")[0]
    return word if sign.isalpha() and word in _MIXABLE else ""


_RESERVED_KEYS: Final = frozenset(name_key(word) for word in RESERVED)
