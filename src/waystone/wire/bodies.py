"""What all bodies of HTTP calls are, and the texts in them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

ShortText = Annotated[str, Meta(max_length=80)]
InviteText = Annotated[str, Meta(max_length=64)]
CredentialText = Annotated[str, Meta(max_length=10_000)]
RawName = Annotated[str, Meta(max_length=200)]
SeedText = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Answer(msgspec.Struct, frozen=True):
    """The body of an answer."""
