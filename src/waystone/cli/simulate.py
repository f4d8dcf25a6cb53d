"""`simulate`: many matches between bots."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from time import perf_counter
from typing import Any

from waystone.catalogue import find_game
from waystone.cli.bringing import OTHERS, Preparation, add_bot_seconds, brought
from waystone.cli.clusters import add_cluster, check_cluster
from waystone.cli.files import RecordFolder
from waystone.cli.output import show, show_data
from waystone.cli.parser import (
    Parser,
    add_json,
    add_settings,
    gathered,
    names,
    seconds,
    whole,
)
from waystone.cli.progress import ProgressBar
from waystone.cli.saved import Rows, check_rows
from waystone.lab.cluster import share_out_on_cluster
from waystone.lab.report import as_data, as_tables
from waystone.lab.simulate import Block, SimulationPlan, Tally, play_blocks
from waystone.lab.workers import run_in_blocks

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
EXAMPLES = (
    """\
  waystone simulate delve-and-dash --bots random --games 100
  waystone simulate delve-and-dash --bots knight,random --games 1000 --seed 7 --set level=2
  waystone simulate delve-and-dash --bots knight,knight --games 500 --swap --times --json
  waystone simulate delve-and-dash --bots random,random --games 20 --save records/
  waystone simulate extrikate --bots easy,hard --games 200 --swap --matches games.parquet
  waystone simulate dungeon-crawler --bots racer,racer,racer,racer --games 200 --findings

Game number i has the seed SEED/i, so the result depends on neither --workers nor the machine.
With --swap each seed is played once per seating, and --games counts all games.
Ctrl-C prints what the games played so far have shown.

"""
    + OTHERS
)


def add_to(parser: Parser) -> None:
    command = parser.command("simulate", simulate, "let bots play many matches", EXAMPLES)
    command.add_argument("game", metavar="GAME", help="for instance delve-and-dash")
    command.add_argument(
        "--bots", required=True, type=names, metavar="A,B", help="one bot per seat; one plays solo"
    )
    add_bot_seconds(command)
    command.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help=GAMES)
    command.add_argument("--seed", default="1", help="any text; the same seed, the same games (1)")
    add_settings(command)
    command.add_argument("--swap", action="store_true", help="play each seed once per seating")
    command.add_argument(
        "--workers", type=whole(1, MOST_WORKERS), default=1, metavar="N", help=WORKERS
    )
    add_cluster(command)
    command.add_argument("--nodes", type=whole(1, 10**12), default=0, metavar="N", help=NODES)
    command.add_argument("--think", type=seconds, default=0.0, metavar="SECONDS", help=THINK)
    command.add_argument("--times", action="store_true", help="median and p99 time per decision")
    command.add_argument("--findings", action="store_true", help=FINDINGS)
    command.add_argument("--save", metavar="DIR", help="keep every record in this folder")
    command.add_argument("--matches", metavar="FILE", help=MATCHES)
    command.add_argument("--decisions", metavar="FILE", help=DECISIONS)
    add_json(command)


GAMES = "how many matches (100)"
WORKERS = "processes that share the work (1)"
NODES = "how many positions a searching bot may look at for a decision"
FINDINGS = "what the games show about the balance of their game, where it offers that"
MATCHES = "write a row for each match to a file: .json, .jsonl or .parquet"
DECISIONS = "write a row for each decision to a file: .json, .jsonl or .parquet"
THINK = "how long a searching bot may think about a decision"


def simulate(chosen: Namespace) -> int:
    """Play, count, print; Ctrl-C ends the games, not what they have shown so far."""
    plan, prepare = plan_of(chosen)
    plan.check()
    check_rows(chosen.matches, chosen.decisions)
    check_cluster(chosen)
    folder = RecordFolder(chosen.save, plan.games) if chosen.save is not None else None
    rows = Rows(chosen.matches, chosen.decisions)
    tally = Tally(len(plan.bots))
    begun = perf_counter()
    try:
        play(plan, chosen.workers, folder, tally, prepare, rows, chosen.cluster)
    except KeyboardInterrupt:
        if tally.games:
            rows.write()
            tell(as_data(plan, tally, perf_counter() - begun), chosen.json)
        raise
    rows.write()
    tell(as_data(plan, tally, perf_counter() - begun), chosen.json)
    return 0


def play(
    plan: SimulationPlan,
    workers: int,
    folder: RecordFolder | None,
    tally: Tally,
    prepare: Preparation | None = None,
    rows: Rows | None = None,
    cluster: str | None = None,
) -> None:
    """Play the plan; every block of games is counted and kept at once."""
    with ProgressBar("games", plan.games) as progress:

        def report(block: Block) -> None:
            tally.merge(block.tally)
            progress.advance(block.tally.games)
            if folder is not None:
                folder.keep(block.records)
            if rows is not None:
                rows.take(block.rows, block.decisions)

        if cluster:
            work = partial(play_blocks, plan)
            share_out_on_cluster(work, range(plan.games), cluster, report, prepare)
        else:
            run_in_blocks(plan, workers, report, prepare)


def tell(data: dict[str, Any], as_json: bool) -> None:
    """Print the result for programs or for people."""
    if as_json:
        show_data(data)
    else:
        show(as_tables(data))


def plan_of(chosen: Namespace) -> tuple[SimulationPlan, Preparation]:
    """The plan that the options describe, and what its workers need for it."""
    bots, prepare = brought(find_game(chosen.game), chosen.bots, chosen.bot_seconds)
    plan = SimulationPlan(
        game=chosen.game,
        bots=bots,
        games=chosen.games,
        seed=chosen.seed,
        settings=gathered(chosen.settings),
        swap=chosen.swap,
        nodes=chosen.nodes,
        seconds=chosen.think,
        timed=chosen.times,
        recorded=chosen.save is not None,
        studied=chosen.findings,
        rows=chosen.matches is not None,
        decisions=chosen.decisions is not None,
    )
    return plan, prepare
