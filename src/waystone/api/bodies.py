"""What a request brings along: read in time, and no more than is good for the house."""

from __future__ import annotations

import asyncio

from aiohttp import web

from waystone.api.calls import Call
from waystone.match.model import Refusal


async def read_body(call: Call, may_be_large: bool) -> bytes:
    """What was sent, if it comes in time; large bodies are counted by their bytes."""
    limits = call.house.options.limits
    most = limits.large_body_bytes if may_be_large else limits.body_bytes
    try:
        content = await asyncio.wait_for(read(call.request, most), limits.request_seconds)
    except TimeoutError:
        raise Refusal("TOO_SLOW", "the request did not arrive in time") from None
    if len(content) > limits.body_bytes and not call.house.uploads.may(call.address, len(content)):
        raise Refusal("TOO_MANY_CALLS", "too much was sent from your address; wait a few minutes")
    return content


async def read(request: web.Request, most: int) -> bytes:
    """A body of at most so many bytes; one that says it is longer is not even begun."""
    found = bytearray()
    if (request.content_length or 0) <= most:
        async for chunk in request.content.iter_any():
            found += chunk
            if len(found) > most:
                break
        else:
            return bytes(found)
    raise Refusal("TOO_LARGE", f"this call takes at most {most} bytes")
