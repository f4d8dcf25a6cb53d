"""From a call's path to its answer."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Final

from waystone.kernel.errors import WaystoneError, texts_of
from waystone.match.model import Refusal
from waystone.service.calls import Call, Request, Response, Route, failure, json_response
from waystone.service.context import AppContext
from waystone.service.routes import ROUTES

PATTERNS: Final = [(re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", r.path)), r) for r in ROUTES]
log = logging.getLogger("waystone.service")


async def answer(context: AppContext, request: Request) -> Response:
    """The answer to a call, whatever goes wrong; what we did not expect is logged, not told."""
    try:
        return await answer_or_refuse(context, request)
    except WrongMethod as refusal:
        return refused(context, refusal, {"Allow": refusal.allowed})
    except WaystoneError as refusal:
        return refused(context, refusal)
    except Exception:
        log.exception("%s %s failed", request.method, request.path)
        return failure("INTERNAL")


async def answer_or_refuse(context: AppContext, request: Request) -> Response:
    """Find out what is asked and by whom, fetch the body only then, and do it."""
    route, words = find_route(request.method, request.path)
    guests = context.guests
    guest = await guests.recognise(request.token, request.address, request.must_be_known)
    call = Call(context, request, words, guest)
    if not route.for_banned:
        context.lobby.bans.check(call.guest_id, request.address)
    if route.asked is not None or route.takes_text:
        call.content = await read_body(context, request, route.takes_much)
    result = await route.handler(call)
    return result if isinstance(result, Response) else json_response(result, token=call.new_token)


def refused(
    context: AppContext, refusal: WaystoneError, headers: Mapping[str, str] | None = None
) -> Response:
    """A refusal with its code, and the texts that its sentence is made of; counted."""
    context.metrics.refused[refusal.code] += 1
    return failure(refusal.code, refusal.message, headers=headers, details=texts_of(refusal))


class WrongMethod(Refusal):
    """There is such a path, but not with this method."""

    def __init__(self, allowed: str) -> None:
        super().__init__("WRONG_METHOD")
        self.allowed: Final = allowed


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """The call of this method and path, with the words that its path names."""
    found = [
        (route, match.groupdict())
        for pattern, route in PATTERNS
        if (match := pattern.fullmatch(path)) is not None
    ]
    for route, words in found:
        if route.method == method:
            return route, words
    if found:
        raise WrongMethod(",".join(route.method for route, _ in found))
    raise Refusal("NOT_FOUND")


async def read_body(context: AppContext, request: Request, may_be_large: bool) -> bytes:
    """What was sent; large bodies are counted by their bytes."""
    limits = context.limits
    name = "large_body_bytes" if may_be_large else "body_bytes"
    try:
        content = await request.read(getattr(limits, name))
    except Refusal as refusal:
        context.limited(name if refusal.code == "TOO_LARGE" else "request_seconds", request.address)
        raise
    is_large = len(content) > limits.body_bytes
    if is_large and not context.uploads.may(request.address, len(content)):
        raise Refusal("TOO_MANY_CALLS")
    return content
