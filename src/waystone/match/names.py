"""Which names are as good as one: those that people would take for each other.

A name belongs to whoever has signed with it, and so do its lookalikes: they share a key with it.
That is small on purpose. It folds case, accents, digits and letters of other alphabets that look
like Latin ones; others can't hide inside a Latin word, for no word mixes such alphabets.
"""

from __future__ import annotations

import unicodedata
from itertools import product
from re import finditer
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
        **dict(zip("ɡɪʋŧɛꞵǀⵏ$", "giuteblls", strict=True)),
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "þ": "p",
        "ð": "d",
        # Digits
        "0": "o",
        "3": "e",
        "5": "s",
        "8": "b",
    }
)
_LOOSE: Final = str.maketrans("i1|", "lll")
DOUBTFUL: Final = frozenset("I1|")
MOST_DOUBTS: Final = 4
"""No name has more of them that may be an i or an l."""
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


def name_keys(name: str) -> list[str]:
    """What names that look like this one have in common: they share a key with it.

    A capital I, a 1 and a stroke are read as i and as l. A small i is no l: Mail is not Mali. Nor
    is a capital one among capitals, or a 1 in a number.
    """
    doubtful, signs = doubts(name)[:MOST_DOUBTS], list(unicodedata.normalize("NFKC", name))
    found = set()
    for way in product("il", repeat=len(doubtful)):
        for at, sign in zip(doubtful, way, strict=True):
            signs[at] = sign
        found.add(skeleton("".join(signs)))
    return sorted(found)


def doubts(name: str) -> list[int]:
    """Where a name has a sign that may be an i or an l."""
    words = finditer(r"\S+", unicodedata.normalize("NFKC", name))
    return [
        word.start() + at
        for word in words
        if not is_plain(word[0])
        for at, sign in enumerate(word[0])
        if sign in DOUBTFUL
    ]


def is_plain(word: str) -> bool:
    """Whether nobody takes an I or 1 of it for an l: all capitals, or a number."""
    letters = [sign for sign in word if sign.isalpha()]
    return all(map(str.isupper, letters)) and (len(letters) == len(word) > 1 or not letters)


def loose_key(name: str) -> str:
    """The same with i, l and 1 as one letter, as names were once kept."""
    return skeleton(name).translate(_LOOSE)


def are_alike(one: str, other: str) -> bool:
    """Whether people would take these names for each other."""
    return not set(name_keys(one)).isdisjoint(name_keys(other))


def skeleton(name: str) -> str:
    """A name without ornament, in the letters that it looks like."""
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
    if loose_key(name) == loose_key(ANONYMOUS):
        return ANONYMOUS
    check_alphabets(name)
    if any(loose_key(word) in _RESERVED_KEYS for word in (name, *name.split())):
        raise Refusal("NAME_RESERVED")
    return name


def check_alphabets(name: str) -> None:
    """Refuse a word in which letters of several alphabets look like one, and a name of which
    nobody could say how it is read."""
    if len(doubts(name)) > MOST_DOUBTS:
        raise Refusal("NAME_MIXED")
    for word in unicodedata.normalize("NFKC", name).split():
        if len({script for sign in word if (script := alphabet(sign))}) > 1:
            raise Refusal("NAME_MIXED")


def alphabet(sign: str) -> str:
    """The alphabet of a letter, empty where that does not matter."""
    word = unicodedata.name(sign, "").partition(" ")[0]
    return word if sign.isalpha() and word in _MIXABLE else ""


_RESERVED_KEYS: Final = frozenset(loose_key(word) for word in RESERVED)
