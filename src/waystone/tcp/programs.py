"""Programs of others: started in a session of their own, and ended with all that they started."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

PATIENCE: Final = 1.0
"""Seconds to end by itself after the game, and again when asked to."""
MOST_ERRORS: Final = 2000


class Program:
    """One running command; of what it complains about the last lines are kept."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process
        self.errors = b""
        self.was_told = False
        self.reading: Final = asyncio.ensure_future(self.read_errors())

    async def read_errors(self) -> None:
        """Read it all, lest the program waits for us, and forget most."""
        assert self.process.stderr is not None
        while data := await self.process.stderr.read(4096):
            self.errors = (self.errors + data)[-MOST_ERRORS:]

    def last_words(self) -> str:
        """The last line of its complaints."""
        lines = self.errors.decode("utf-8", "replace").split("\n")
        return next((line.strip()[:200] for line in reversed(lines) if line.strip()), "")

    def ending(self) -> str:
        """How it ended by itself, in a few words; empty if it did not."""
        code = self.process.returncode
        if code is None or self.was_told:
            return ""
        how = f"ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        return f"{how} ({self.last_words()})" if code and self.last_words() else how

    async def end(self) -> None:
        """Let it go by itself, ask, then insist; its own children go too."""
        await self.has_ended()
        self.was_told = self.process.returncode is None
        for number in (signal.SIGTERM, signal.SIGKILL):
            self.signal_all(number)
            await self.has_ended()
        self.reading.cancel()
        with suppress(asyncio.CancelledError):
            await self.reading

    def signal_all(self, number: int) -> None:
        """Tell the program and whatever it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)

    async def has_ended(self) -> None:
        """Wait for its end, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.process.wait()


@asynccontextmanager
async def running(command: Sequence[str]) -> AsyncIterator[Program]:
    """A program for as long as this lasts; raises OSError if it can't be started."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, start_new_session=True
    )
    program = Program(process)
    try:
        yield program
    finally:
        try:
            await program.end()
        except asyncio.CancelledError:
            program.signal_all(signal.SIGKILL)  # no time left to be polite
            raise
