"""The description of the socket, built from the frames themselves."""

from __future__ import annotations

from typing import Any, Final, get_args

from waystone.service.hosting import own_version
from waystone.wire.down import DownFrame
from waystone.wire.schema import everything, refer
from waystone.wire.up import UpFrame

CHANNEL: Final = "#/channels/socket"
MESSAGES: Final = "#/components/messages/"


def describe() -> dict[str, Any]:
    """An AsyncAPI 3.0 document, written as a client sees it: it sends `up` and receives `down`."""
    ups, downs = get_args(UpFrame), get_args(DownFrame)
    named = [each.__name__ for each in (*ups, *downs)]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Waystone",
            "version": own_version(),
            "description": "Frames are JSON objects with a `kind`; see docs/protocol/socket.md.",
        },
        "channels": {
            "socket": {
                "address": "/api/socket",
                "messages": {name: {"$ref": MESSAGES + name} for name in named},
            }
        },
        "operations": {
            "up": operation("send", "what a client says", ups),
            "down": operation("receive", "what the server says", downs),
        },
        "components": {
            "messages": {
                name: {"contentType": "application/json", "payload": refer(name)} for name in named
            },
            "schemas": everything(),
        },
    }


def operation(action: str, summary: str, frames: tuple[type, ...]) -> dict[str, Any]:
    """What may be said in one direction."""
    said = [{"$ref": f"{CHANNEL}/messages/{each.__name__}"} for each in frames]
    channel = {"$ref": CHANNEL}
    return {"action": action, "summary": summary, "channel": channel, "messages": said}
