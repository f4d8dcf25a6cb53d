"""The descriptions of calls and frames as they stand, so that a change of either is seen in a diff.

The shapes themselves are in `web/src/kit/wire.ts`, which is checked as well.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tests.golden.told import HERE
from waystone.api import asyncapi, openapi
from waystone.api.app import PLAIN
from waystone.service.routes import ROUTES

PATH: Final = HERE / "described.json"


def text() -> str:
    """Both descriptions without their version and the shapes that they refer to."""
    found: dict[str, Any] = {
        "calls": openapi.describe(ROUTES, PLAIN),
        "frames": asyncapi.describe(),
    }
    for each in found.values():
        del each["info"]["version"], each["components"]["schemas"]
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"
