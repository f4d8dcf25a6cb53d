"""`doctor`: is what a server keeps in order?"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from waystone.cli.opening import FILE, add_database, opened
from waystone.cli.output import BadUse, complain
from waystone.cli.parser import Parser, whole
from waystone.cli.progress import ProgressBar

if TYPE_CHECKING:
    from waystone.service.doctor import Finding

T = TypeVar("T")
EXAMPLES = """\
  waystone doctor --data /srv/waystone
  waystone doctor --database postgresql://waystone@db.example.org/waystone --sample 5000

No match is changed; older tables are brought up to date first, as serve does. A folder must
not be in use by a server; a database may be.
exit code: 0 all is in order, 1 something is not (each line says what to do about it)
"""
IN_ORDER = 0
NOT_IN_ORDER = 1


def add_to(parser: Parser) -> None:
    command = parser.command("doctor", doctor, "check what a server keeps", EXAMPLES)
    command.add_argument(
        "--data", default="waystone-data", metavar="DIR", help="a server's folder (waystone-data)"
    )
    add_database(command)
    command.add_argument(
        "--sample",
        type=whole(0, 10_000_000),
        default=200,
        metavar="N",
        help="how many matches to play again (200)",
    )


def doctor(chosen: Namespace) -> int:
    """Say what is wrong, if anything is."""
    return asyncio.run(examine_opened(chosen))


async def examine_opened(chosen: Namespace) -> int:
    """Look through the folder or the database."""
    from waystone.service import doctor

    if not chosen.database and not (Path(chosen.data) / FILE).exists():
        raise BadUse(f"there are no matches in {chosen.data}")
    async with opened(chosen.data, chosen.database) as (store, _):
        found = await doctor.examine_pages(store)
        for finding in found:
            tell(finding)
        matches = await store.some_matches(chosen.sample)
        found += await examine_each("matches", matches, partial(doctor.examine_match, store))
        entries = await store.all_entries()
        found += await examine_each("entries", entries, partial(doctor.examine_entry, store))
    looked = f"matches {len(matches)}, entries of leaderboards {len(entries)}"
    print(f"Not in order: {len(found)}." if found else f"All is in order ({looked}).")
    return NOT_IN_ORDER if found else IN_ORDER


async def examine_each(
    things: str, all: Sequence[T], examine: Callable[[T], Awaitable[Finding | None]]
) -> list[Finding]:
    """What is wrong with any of them, told as it is found."""
    found = []
    with ProgressBar(things, len(all)) as bar:
        for each in all:
            finding = await examine(each)
            if finding is not None:
                tell(finding)
                found.append(finding)
            bar.advance()
    return found


def tell(finding: Finding) -> None:
    """What is wrong, and what to do about it."""
    complain(f"{finding.what}\n  to do: {finding.advice}")
