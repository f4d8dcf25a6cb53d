"""One at a time, for stores that have one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property


class Alone:
    """A part of such a store."""

    @cached_property
    def one_at_a_time(self) -> asyncio.Lock:
        """Held by who is alone."""
        return asyncio.Lock()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else is so meanwhile."""
        async with self.one_at_a_time:
            yield
