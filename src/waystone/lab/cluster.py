"""Playing a plan on a Ray cluster; the result is the one that a single machine gives.

Matches are handed out in small pieces. Each piece is played whole by one worker or, if that is
lost with its machine, by another; what came of it is counted once, when the piece is told.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from typing import Any, Final

from waystone.kernel.errors import WaystoneError
from waystone.lab.simulate import GameFailed
from waystone.lab.workers import B, Play, Prepare, T

AUTO: Final = "auto"
_PIECES_PER_CPU: Final = 8
"""Enough that nobody is idle at the end, and little is lost with a machine."""
_MOST_IN_A_PIECE: Final = 64
_ENDLESS: Final = 1e9


class NoCluster(WaystoneError):
    """There is no cluster at this address."""


def share_out_on_cluster(
    play: Play[T, B],
    matches: Sequence[T],
    address: str,
    report: Callable[[B], None],
    prepare: Prepare | None = None,
) -> None:
    """Let a cluster play all matches; `report` gets each piece as soon as it is played."""
    with redirect_stdout(sys.stderr):  # Ray tells of lost machines where results are printed
        _share_out(_connected(address), play, matches, report, prepare)


def _share_out(
    ray: Any,
    play: Play[T, B],
    matches: Sequence[T],
    report: Callable[[B], None],
    prepare: Prepare | None,
) -> None:
    try:
        work = ray.remote(num_cpus=1, max_retries=-1)(_play_piece)
        waiting = [work.remote(play, piece, prepare) for piece in pieces(matches, _processors(ray))]
        while waiting:
            (done,), waiting = ray.wait(waiting, num_returns=1)
            blocks, failure = ray.get(done)
            if failure:
                raise GameFailed(*failure)
            for block in blocks:
                report(block)
    finally:
        ray.shutdown()  # whatever is still running there ends with us


def _connected(address: str) -> Any:
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        said = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
        raise NoCluster("BAD_PLAN", f"no Ray cluster answers at {address!r}: {said}") from None
    return ray


def _processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def pieces(matches: Sequence[T], processors: int) -> list[list[T]]:
    """The matches in order, in pieces of about the same size."""
    size = -(-len(matches) // (processors * _PIECES_PER_CPU)) if matches else 1
    size = min(size, _MOST_IN_A_PIECE)
    return [list(matches[first : first + size]) for first in range(0, len(matches), size)]


def _play_piece(
    play: Play[Any, Any], piece: Sequence[Any], prepare: Prepare | None
) -> tuple[list[Any], tuple[str, str] | None]:
    """What a worker does: no failure of a match is taken for the loss of a machine."""
    if prepare is not None:
        prepare()
    try:
        return list(play(piece, _ENDLESS)), None
    except GameFailed as failed:
        return [], (failed.message, failed.trace)
