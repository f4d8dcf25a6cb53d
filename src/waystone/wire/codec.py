"""Frames to bytes and back."""

from __future__ import annotations

import msgspec

from waystone.wire.down import Down, VisibleStep
from waystone.wire.up import UpFrame

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(UpFrame)


def encode(frame: Down | VisibleStep) -> bytes:
    """A frame, or one step of a frame, as JSON."""
    return _encoder.encode(frame)


def decode(text: str | bytes) -> UpFrame:
    """A frame from JSON, checked; raises msgspec.DecodeError or its kin with what is wrong."""
    frame: UpFrame = _decoder.decode(text)
    return frame
