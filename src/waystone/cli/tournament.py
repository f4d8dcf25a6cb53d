"""`tournament`: bots and programs of any game, every one against every other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from waystone.catalogue import find_game
from waystone.cli.bringing import OTHERS, Preparation, add_bot_seconds, brought
from waystone.cli.clusters import add_cluster, check_cluster
from waystone.cli.files import write_file
from waystone.cli.output import BadUse, complain, show, show_data
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
from waystone.cli.saved import REPORT, Rows, TournamentFolder, check_rows
from waystone.lab.cluster import share_out_on_cluster
from waystone.lab.page import page
from waystone.lab.referee import PlayedMatch, play_fixtures
from waystone.lab.rows import MatchRow
from waystone.lab.standings import standings_data, standings_tables
from waystone.lab.tournament import FORMATS, LADDER, ROUND_ROBIN, TournamentPlan, entrants_of
from waystone.lab.workers import share_out

LEAST_GAMES = 20
EXAMPLES = (
    """\
  waystone tournament delve-and-dash --bots random,squire,knight --games 60
  waystone tournament dooom --bots seeker,hunter --program "node bot.mjs" --seats 2
  waystone tournament extrikate --bots random,easy,medium,hard --format ladder --games 120
  waystone tournament dungeon-crawler --bots racer,warlord --games 40 --folder cup --workers 2

Every line-up plays each seed once from every seat, so that all have the same luck. With --folder,
records, results and a page with plots are kept there, and after Ctrl-C the same command goes on.
A bot that fails, breaks the rules or takes too long has forfeited; the others play on.
Ratings are on Elo's scale by maximum likelihood, with intervals from resampled matches.

"""
    + OTHERS
)
HELPS = {
    "bots": "who takes part (see: waystone bots GAME), or FILE.py:CLASS, or program:COMMAND",
    "program": "a command that plays by JSON lines (docs/protocol/program.md), may be repeated",
    "games": f"matches in all (whole rounds, at least {LEAST_GAMES})",
    "seats": "seats of a table (2)",
    "format": f"everybody against everybody, or neighbours on a ladder ({ROUND_ROBIN})",
    "nodes": "how many positions a searching bot may look at for a decision",
    "think": "how long a searching bot may think about a decision",
    "folder": "keep everything here; the same command goes on where it stopped",
    "report": "write a page with plots and tables to this file",
    "matches": "write a row for each match to a file: .json, .jsonl or .parquet",
    "decisions": "write a row for each decision to a file: .json, .jsonl or .parquet",
    "workers": "processes that share the work (1)",
}


def add_to(parser: Parser) -> None:
    summary = "let bots and programs of any game play each other, and rate them"
    command = parser.command("tournament", tournament, summary, EXAMPLES)
    command.add_argument("game", metavar="GAME", help="for instance delve-and-dash")
    command.add_argument("--bots", type=names, default=(), metavar="A,B", help=HELPS["bots"])
    command.add_argument(
        "--program", action="append", default=[], metavar="[NAME=]COMMAND", help=HELPS["program"]
    )
    add_bot_seconds(command)
    command.add_argument("--games", type=whole(1, 10_000_000), metavar="N", help=HELPS["games"])
    command.add_argument("--seats", type=whole(2, 16), default=2, metavar="N", help=HELPS["seats"])
    command.add_argument("--format", choices=FORMATS, default=ROUND_ROBIN, help=HELPS["format"])
    command.add_argument(
        "--seed", default="1", help="any text; the same seed, the same matches (1)"
    )
    add_settings(command)
    command.add_argument(
        "--workers", type=whole(1, 256), default=1, metavar="N", help=HELPS["workers"]
    )
    command.add_argument(
        "--nodes", type=whole(1, 10**12), default=0, metavar="N", help=HELPS["nodes"]
    )
    command.add_argument("--think", type=seconds, default=0.0, metavar="S", help=HELPS["think"])
    add_cluster(command)
    add_keeping(command)
    add_json(command)


def add_keeping(command: ArgumentParser, decisions: bool = True) -> None:
    """The options of what is kept, the same for every kind of tournament."""
    command.set_defaults(decisions=None)
    command.add_argument("--folder", metavar="DIR", help=HELPS["folder"])
    command.add_argument("--report", metavar="FILE.html", help=HELPS["report"])
    command.add_argument("--matches", metavar="FILE", help=HELPS["matches"])
    if decisions:
        command.add_argument("--decisions", metavar="FILE", help=HELPS["decisions"])


class Keeper:
    """All that was played so far, in memory and in the folder if there is one."""

    def __init__(self, chosen: Namespace, plan: dict[str, Any]) -> None:
        check_rows(chosen.matches, chosen.decisions)
        if chosen.report and not Path(chosen.report).parent.is_dir():
            raise BadUse(f"there is no folder {str(Path(chosen.report).parent)!r}")
        self.chosen = chosen
        self.saved = Rows(chosen.matches, chosen.decisions)
        self.folder = TournamentFolder(chosen.folder, plan) if chosen.folder is not None else None
        self.done: dict[int, MatchRow] = {}
        if self.folder is not None:
            self.done = {row.number: row for row in self.folder.rows}
            self.saved.take(self.folder.rows, self.folder.decisions)

    def take(self, played: PlayedMatch) -> None:
        """A match that was played just now."""
        decisions = played.decisions if self.chosen.decisions else []
        if self.folder is not None:
            self.folder.keep(played.row, played.record, decisions)
        self.done[played.row.number] = played.row
        self.saved.take([played.row], decisions)

    def rows(self) -> list[MatchRow]:
        """All matches in their order, whoever played them when."""
        return [self.done[number] for number in sorted(self.done)]

    def write(self, title: str, data: dict[str, Any]) -> None:
        """The files that were asked for."""
        html = page(title, data).encode()
        if self.folder is not None:
            write_file(self.folder.folder / REPORT, html)
        if self.chosen.report:
            write_file(Path(self.chosen.report), html)
        self.saved.write()


def tournament(chosen: Namespace) -> int:
    """Play, rate, print; Ctrl-C ends the matches, not what they have shown so far."""
    plan, prepare = plan_of(chosen)
    plan.check()
    games = games_of(plan, chosen.games)
    check_cluster(chosen)
    keeper = Keeper(chosen, msgspec.to_builtins(plan))
    if keeper.done:
        complain(f"{len(keeper.done)} matches were played already; going on")
    try:
        play(plan, games, chosen.workers, keeper, prepare, chosen.cluster)
    except KeyboardInterrupt as stop:
        if keeper.done:
            tell(plan, keeper, chosen.json)
        if keeper.folder is not None:
            raise KeyboardInterrupt(*stop.args, "(the same command goes on)") from None
        raise
    tell(plan, keeper, chosen.json)
    return 0


def play(
    plan: TournamentPlan,
    games: int,
    workers: int,
    keeper: Keeper,
    prepare: Preparation | None,
    cluster: str | None = None,
) -> None:
    """All that is still missing; every match is kept as soon as it is told."""
    with ProgressBar("matches", games) as progress:
        progress.advance(len(keeper.done))

        def report(block: list[PlayedMatch]) -> None:
            for played in block:
                keeper.take(played)
                progress.advance()

        work = partial(play_fixtures, plan)
        for fixtures in plan.stages(games, keeper.done):
            if cluster:
                share_out_on_cluster(work, fixtures, cluster, report, prepare)
            else:
                share_out(work, fixtures, workers, report, prepare)


def tell(plan: TournamentPlan, keeper: Keeper, as_json: bool) -> None:
    """Print the result for programs or for people, and write what was asked for."""
    rows = keeper.rows()
    title = f"{find_game(plan.game).info.title}: a tournament of {len(plan.entrants)}"
    data = {
        "game": plan.game,
        "format": plan.format,
        "games": len(rows),
        "seed": plan.seed,
        "seats": plan.seats,
        "settings": plan.chosen,
        **standings_data(plan.names, rows),
        "results": msgspec.to_builtins(rows),
    }
    keeper.write(title, data)
    if as_json:
        show_data(data)
    else:
        show(standings_tables(f"{title}, {len(rows)} matches, seed {plan.seed}", data))


def plan_of(chosen: Namespace) -> tuple[TournamentPlan, Preparation]:
    """The plan that the options describe, and what its workers need for it."""
    entry = find_game(chosen.game)
    wanted = [*chosen.bots, *map(program_text, chosen.program)]
    bots, prepare = brought(entry, wanted, chosen.bot_seconds)
    plan = TournamentPlan(
        game=chosen.game,
        entrants=entrants_of(bots),
        seats=chosen.seats,
        seed=chosen.seed,
        settings=gathered(chosen.settings),
        format=chosen.format,
        nodes=chosen.nodes,
        seconds=chosen.think,
    )
    return plan, prepare


def program_text(text: str) -> str:
    """`NAME=COMMAND` or a command alone, as `--bots` would name it."""
    name, sign, command = text.partition("=")
    if sign and name.replace("-", "").isalnum() and name == name.lower():
        return f"{name}=program:{command}"
    return f"program:{text}"


def games_of(plan: TournamentPlan, wanted: int | None) -> int:
    """As many as were asked for, or enough whole rounds."""
    size = plan.round()
    if wanted is None:
        return -(-LEAST_GAMES // size) * size
    if wanted % size and plan.format != LADDER:
        complain(f"{wanted} matches are no multiple of {size}, which is everybody from every seat")
    return wanted
