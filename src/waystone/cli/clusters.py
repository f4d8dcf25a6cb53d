"""The option that lets a cluster play instead of this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from waystone.cli.output import BadUse
from waystone.cli.parts import need
from waystone.lab.cluster import AUTO


def add_cluster(command: ArgumentParser) -> None:
    """The option of commands that play many matches."""
    command.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=f"let a Ray cluster play: its address, or {AUTO} for the one this machine belongs to",
    )


def check_cluster(chosen: Namespace) -> None:
    """Say what is missing, or what does not go together, before anything is played."""
    if chosen.cluster is None:
        return
    if not chosen.cluster:
        raise BadUse(f"--cluster takes an address, or {AUTO}")
    if chosen.workers > 1:
        raise BadUse("--cluster has workers of its own: leave --workers out")
    if chosen.think:
        raise BadUse("--cluster takes a budget in --nodes: --think would depend on the machine")
    need("ray", "--cluster")
