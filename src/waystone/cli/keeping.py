"""Options of `serve`: how long matches are kept, and how much room maps may take."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

from waystone.cli.parser import whole
from waystone.match.map_quota import MEGABYTE, MapQuota
from waystone.match.retention import NEVER, Retention

MOST_DAYS: Final = 36_500
MOST_DIGITS: Final = 9
FATES: Final = {
    "compress-unfinished": "when a match that nobody plays on is compressed",
    "remove-unfinished": "when a match that nobody plays on is removed",
    "compress-finished": "when a match that is over is compressed",
    "remove-finished": "when a match that is over is removed",
}
MOST_MEGABYTES: Final = 1_000_000


def add_keeping(command: ArgumentParser) -> None:
    """The options."""
    for name, help in FATES.items():
        usual = getattr(Retention(), name.replace("-", "_"))
        help += f": so long after its last step, or never ({usual})"
        command.add_argument(f"--{name}", type=days, default=usual, metavar="DAYS", help=help)
    add_room(command, "--maps-per-guest", MapQuota().per_guest, "that one guest brings along")
    add_room(command, "--maps-in-all", MapQuota().in_all, "that guests bring along")


def add_room(command: ArgumentParser, name: str, usual: int, whose: str) -> None:
    """An option about the room for maps."""
    command.add_argument(
        name,
        type=whole(0, MOST_MEGABYTES),
        default=usual // MEGABYTE,
        metavar="MB",
        help=f"room for the maps {whose} ({usual // MEGABYTE})",
    )


def days(text: str) -> int:
    """A number of days, or never."""
    if text == "never":
        return NEVER
    is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if is_number and 1 <= int(text) <= MOST_DAYS:
        return int(text)
    raise ArgumentTypeError(f"expected never, or days from 1 to {MOST_DAYS}, not {text[:40]!r}")


def retention(chosen: Namespace) -> Retention:
    """How long matches are kept."""
    return Retention(
        compress_unfinished=chosen.compress_unfinished,
        remove_unfinished=chosen.remove_unfinished,
        compress_finished=chosen.compress_finished,
        remove_finished=chosen.remove_finished,
    )


def map_quota(chosen: Namespace) -> MapQuota:
    """How much room maps may take."""
    return MapQuota(chosen.maps_per_guest * MEGABYTE, chosen.maps_in_all * MEGABYTE)
