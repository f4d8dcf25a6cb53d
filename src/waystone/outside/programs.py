"""A bot that is a program in any language: JSON lines over its standard input and output.

It is told of a match by a line `hello`, and for each decision asked by a line `choose`, which it
answers by one line `{"action": …}`. The end of its input is the end of its work. The page
docs/protocol/program.md says all of it.
"""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import Any, Final
from weakref import WeakSet

import msgspec

from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import WORD, Dice
from waystone.kernel.errors import IllegalAction, WaystoneError
from waystone.kernel.event import Event, View
from waystone.kernel.rules import Rules

PROTOCOL: Final = 1
MOST_BYTES: Final = 1_000_000
"""The longest answer."""
GRACE: Final = 1.0
"""Seconds that a program has to end when its input does."""
_SHOWN: Final = 200
_OFFERED: Final = 8
"""So many legal actions are named in an error."""


class ProgramFailed(WaystoneError):
    """A program did not answer as it should; says which and what was expected."""

    def __init__(self, command: Sequence[str], message: str) -> None:
        super().__init__("BAD_BOT", f"the program {' '.join(command)!r} {message}")


class ProgramAnswer(msgspec.Struct):
    """What a program says: the text of an action, and perhaps what it is up to."""

    action: str
    phase: str = ""


class Program:
    """One running program; a thread writes and reads, so that neither can keep us waiting."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command: Final = tuple(command)
        try:
            self.process: Final = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # so that all it starts can be ended with it
            )
        except OSError as error:
            raise ProgramFailed(command, f"can't be started: {error.strerror}") from error
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._carrier = threading.Thread(target=self._carry, daemon=True)
        self._carrier.start()
        _RUNNING.add(self)
        _end_with_us()

    def tell(self, line: bytes) -> None:
        """A line that needs no answer."""
        self._asked.put(b" " + line + b"\n")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """A line and its answer; who takes too long, or says nothing at all, is ended."""
        self._asked.put(line + b"\n")
        try:
            said = self._said.get(timeout=seconds)
        except queue.Empty:
            self.end(grace=0)
            raise ProgramFailed(self.command, f"did not answer within {seconds:g} s") from None
        if not said:
            self.end(grace=0)
            code = self.process.returncode
            raise ProgramFailed(self.command, f"ended without an answer (exit code {code})")
        return said

    def end(self, grace: float = GRACE) -> None:
        """Let it come to its own end, then end it and all that it has started."""
        self._asked.put(None)
        if grace:
            self._carrier.join(grace)
        _end_group(self.process)
        self.process.wait()
        self._carrier.join(GRACE)
        _RUNNING.discard(self)

    def _carry(self) -> None:
        """Lines that begin with a blank want no answer; None is the end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(OSError, ValueError):
            while (line := self._asked.get()) is not None:
                self.process.stdin.write(line.removeprefix(b" "))
                self.process.stdin.flush()
                if not line.startswith(b" "):
                    self._said.put(self.process.stdout.readline(MOST_BYTES))
        with suppress(OSError):
            self.process.stdin.close()
        with suppress(OSError, ValueError):
            while self.process.stdout.read(MOST_BYTES):
                pass  # until it has closed its side
        self.process.stdout.close()
        self._said.put(b"")


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """Whoever is left of a program; until somebody waits for its leader, its number is its own."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


_RUNNING: Final[WeakSet[Program]] = WeakSet()


def end_all() -> None:
    """End every program of this process."""
    for program in list(_RUNNING):
        program.end()


def _end_with_us() -> None:
    """End all programs when this process ends: unlike those of atexit, such calls are also made
    at the end of a worker, which forgets the ones that were made known before it was forked."""
    if os.getpid() not in _ENDING_WITH:
        _ENDING_WITH.add(os.getpid())
        Finalize(None, end_all, exitpriority=10)


_ENDING_WITH: Final[set[int]] = set()


def program_kind(name: str, command: Sequence[str], seconds: float) -> BotKind:
    """A program as a kind of bot."""
    if shutil.which(command[0]) is None:
        raise ProgramFailed(command, "can't be started: there is no such command")
    pool = ProgramPool(command, seconds)
    return BotKind(name, f"the program {' '.join(command)}", pool.seat, slow=True)


class ProgramPool:
    """The processes of one program: when a match is over, its process takes the next one."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.command: Final = command
        self.seconds: Final = seconds
        self.idle: list[Program] = []

    def seat(self, rules: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        """A player for one match."""
        program = self.idle.pop() if self.idle else Program(self.command)
        program.tell(hello(rules, dice, budget))
        return ProgramBot(Lease(self, program), self.seconds, rules)

    def take_back(self, program: Program) -> None:
        """A match no longer needs this process."""
        if program.process.poll() is None:
            self.idle.append(program)


class Lease:
    """A program for one match, given back when nobody holds this any more.

    A weak reference to the bot would do the same, but compiled classes bear none.
    """

    def __init__(self, pool: ProgramPool, program: Program) -> None:
        self.pool: Final = pool
        self.program: Final = program

    def __del__(self) -> None:
        self.pool.take_back(self.program)


def hello(rules: Rules[Any, Any], dice: Dice, budget: Budget) -> bytes:
    """The first line of a match."""
    return msgspec.json.encode(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": rules.info.name,
            "rules": rules.info.version,
            "settings": rules.settings.public(),
            "seed": dice.roll(WORD),
            "nodes": budget.nodes,
            "seconds": budget.seconds,
        }
    )


class ProgramBot(Bot[Any]):
    """One seat's player in one match."""

    watches = True

    def __init__(self, lease: Lease, seconds: float, rules: Rules[Any, Any]) -> None:
        self.lease: Final = lease
        self.program: Final = lease.program
        self.seconds: Final = seconds
        self.rules: Final = rules
        self.heard: list[Event] = []

    def watch(self, heard: list[Event], view: View) -> None:
        """What happened since the last decision is told with the next one."""
        self.heard += heard

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Ask the program; anything but an action is the end of it."""
        asked = {
            "type": "choose",
            "seconds": self.seconds,
            "heard": self.heard,
            "view": view,
            "legal": [action.text for action in legal],
        }
        said = self.program.ask(msgspec.json.encode(asked), self.seconds)
        self.heard = []
        return self._understood(said, legal)

    def _understood(self, said: bytes, legal: Sequence[Action]) -> Action:
        try:
            answer = msgspec.json.decode(said, type=ProgramAnswer)
            action = self.rules.alphabet.parse(answer.action)
        except (msgspec.MsgspecError, IllegalAction) as error:
            self.program.end(grace=0)
            raise ProgramFailed(self.program.command, _complaint(said, error, legal)) from error
        self.phase = answer.phase[:40]
        return action


def _complaint(said: bytes, error: Exception, legal: Sequence[Action]) -> str:
    """What a program said, what is wrong with it, and what was expected."""
    shown = repr(said[:_SHOWN].decode(errors="replace").rstrip("\n"))
    if len(said) >= MOST_BYTES:
        return f"said more than {MOST_BYTES:,} bytes without a line break: {shown} …"
    if isinstance(error, IllegalAction):
        offered = ", ".join(action.text for action in legal[:_OFFERED])
        more = f", … ({len(legal)} in all)" if len(legal) > _OFFERED else ""
        return f"said {shown}: {error} (legal now: {offered}{more})"
    return f'said {shown}: {error}; expected one line like {{"action": "…"}}'
