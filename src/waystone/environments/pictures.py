"""What `render` gives: the picture of a view as text or as pixels."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Final

import numpy as np
from gymnasium.error import DependencyNotInstalled

from waystone.environments.layout import Array
from waystone.kernel.event import View
from waystone.kernel.svg import NIGHT

MODES: Final = ("human", "ansi", "rgb_array")
SIDE: Final = 720
"""All pictures have this width and height, so that they can be joined to a film."""
FRAMES: Final = 4
"""Pictures a second of such a film."""


def rendered(view: View, mode: str | None) -> str | Array | None:
    """A view by one of Gymnasium's modes: printed, as text, or as pixels."""
    if mode == "rgb_array":
        return pixels(view)
    text = f"{view}\n"
    if mode == "ansi":
        return text
    if mode == "human":
        print(text)
    return None


def pixels(view: View) -> Array:
    """The view's drawing in a square of `SIDE`, as height × width × 3 bytes."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise DependencyNotInstalled("rgb_array needs: pip install 'waystone[lab]'") from error
    svg = view.drawing.svg(view)
    wide, high = _size(svg)
    scale = SIDE / max(wide, high)
    drawn = svg_to_bytes(svg_string=svg, width=round(wide * scale), height=round(high * scale))
    with Image.open(BytesIO(drawn)) as read:
        picture = read.convert("RGB")
    canvas = Image.new("RGB", (SIDE, SIDE), NIGHT)
    canvas.paste(picture, ((SIDE - picture.width) // 2, (SIDE - picture.height) // 2))
    return np.array(canvas)


def _size(svg: str) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert found is not None
    return float(found[1]), float(found[2])
