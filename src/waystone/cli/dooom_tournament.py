"""`dooom tournament`: our bots and programs of others, game after game."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from waystone.catalogue import find_game
from waystone.cli.bringing import Preparation, add_bot_seconds, brought
from waystone.cli.dooom_standings import as_data, as_row, as_tables
from waystone.cli.files import RecordFolder
from waystone.cli.output import BadUse, complain, show, show_data
from waystone.cli.parser import add_json, add_settings, gathered, names, seconds, whole
from waystone.cli.progress import ProgressBar
from waystone.cli.signals import run_to_end
from waystone.cli.tournament import Keeper, add_keeping
from waystone.kernel.dice import commitment
from waystone.lab.referee import PlayedMatch

if TYPE_CHECKING:
    from waystone.tcp.arena import Patience
    from waystone.tcp.tournament import Entrant, Result, Tournament

LEAST_GAMES = 20
MOST_ENTRANTS = 16
EXAMPLES = """\
  waystone dooom tournament --bots random,seeker,hunter
  waystone dooom tournament --bots seeker,hunter --program "python examples/dooom_bot.py"
  waystone dooom tournament --program Exa="./exa --at {host} --port {port}" --program "python b.py"
                            --maps duel,my.map --games 60 --seats 2 --json

A program is started anew for each game and connects to {host} and {port}; where it does not name
them, they are put at its end. It is ended when the game is over. Who never connects, ends, or takes
too long three times in a row has forfeited that game; the others play on.
Each seed is played from every seat. With fewer seats than entrants, all line-ups take their turn.
"""
HELPS = {
    "bots": "our bots (see: waystone bots dooom), or FILE.py:CLASS, or program:COMMAND",
    "program": "a command that speaks the line protocol, may be repeated",
    "maps": "built-in maps or files, with commas (duel)",
    "games": f"games in all (all line-ups from all seats, at least {LEAST_GAMES})",
    "seats": "seats of a table (all entrants, 4 at most)",
    "tables": "games that are played at the same time (2)",
    "turn": "for a program's turn (5)",
    "connect": "for a program to connect (10)",
    "game": "for a whole game, which is then stopped without a winner (600)",
    "save": "keep the record of every game in this folder",
}


def add_options(command: ArgumentParser) -> None:
    """The options of a tournament."""
    command.add_argument("--bots", type=names, default=(), metavar="A,B", help=HELPS["bots"])
    add_bot_seconds(command)
    command.add_argument(
        "--program", action="append", default=[], metavar="[NAME=]COMMAND", help=HELPS["program"]
    )
    command.add_argument("--maps", type=names, default=("duel",), help=HELPS["maps"])
    command.add_argument("--games", type=whole(1, 1_000_000), metavar="N", help=HELPS["games"])
    command.add_argument("--seats", type=whole(2, 8), metavar="N", help=HELPS["seats"])
    command.add_argument("--seed", default="1", help="any text; the same seed, the same dungeons")
    command.add_argument("--tables", type=whole(1, 64), default=2, help=HELPS["tables"])
    for name, usual in (("turn", 5.0), ("connect", 10.0), ("game", 600.0)):
        option = f"--{name}-seconds"
        command.add_argument(option, type=seconds, default=usual, metavar="S", help=HELPS[name])
    command.add_argument("--save", metavar="DIR", help=HELPS["save"])
    add_keeping(command, decisions=False)
    add_settings(command)
    add_json(command)


def run(chosen: Namespace) -> int:
    """Play all games, then print the standings."""
    from waystone.tcp.arena import Patience

    chosen.bots, prepare = brought(find_game("dooom"), chosen.bots, chosen.bot_seconds)
    plan = plan_of(chosen)
    games = games_of(chosen, plan)
    folder = RecordFolder(chosen.save, games) if chosen.save is not None else None
    patience = Patience(chosen.connect_seconds, chosen.turn_seconds, chosen.game_seconds)
    keeper = Keeper(chosen, msgspec.to_builtins(plan))
    missing = [number for number in range(games) if number not in keeper.done]
    if keeper.done:
        complain(f"{len(keeper.done)} games were played already; going on")
    try:
        with ProgressBar("games", games) as progress:
            progress.advance(len(keeper.done))

            def take(result: Result) -> None:
                keeper.take(PlayedMatch(as_row(plan, result), result.record, []))
                if folder is not None:
                    folder.keep({result.fixture.number: result.record})
                progress.advance()

            run_to_end(play_all(plan, missing, chosen.tables, patience, take, prepare))
    except KeyboardInterrupt as stop:
        if keeper.folder is None:
            raise
        tell(plan, keeper, chosen.json)
        raise KeyboardInterrupt(*stop.args, "(the same command goes on)") from None
    tell(plan, keeper, chosen.json)
    return 0


def tell(plan: Tournament, keeper: Keeper, as_json: bool) -> None:
    """Print the result for programs or for people, and write what was asked for."""
    rows = keeper.rows()
    if not rows:
        return
    data = as_data(plan, rows)
    keeper.write("Dungeon of Dooom: a tournament", data)
    if as_json:
        show_data(data)
    else:
        show(as_tables(data))


async def play_all(
    plan: Tournament,
    numbers: Sequence[int],
    tables: int,
    patience: Patience,
    take: Callable[[Result], None],
    prepare: Preparation | None = None,
) -> None:
    """All games, some at the same time; whatever happens, no program outlives this."""
    from waystone.match.in_process import SystemClock, one_process
    from waystone.match.lobby import Lobby
    from waystone.match.thinking import WorkerThinker
    from waystone.storage.memory import MemoryStore
    from waystone.tcp.arena import Arena

    lobby = Lobby(one_process(MemoryStore(), SystemClock(), WorkerThinker(prepare=prepare)))
    arena = Arena(lobby, plan.entrants, patience)
    waiting = iter(numbers)

    async def play() -> None:
        for number in waiting:
            take(await arena.play(plan.fixture(number)))

    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(play())


def games_of(chosen: Namespace, plan: Tournament) -> int:
    """As many as were asked for, or enough for everybody to have sat everywhere."""
    all_seats = plan.round()
    if chosen.games is None:
        return -(-LEAST_GAMES // all_seats) * all_seats
    games: int = chosen.games
    if games % all_seats:
        complain(
            f"{games} games are no multiple of {all_seats}, which would let everybody meet "
            "everybody on every map from every seat"
        )
    return games


def plan_of(chosen: Namespace) -> Tournament:
    """The tournament that the options describe, checked as far as it can be."""
    from waystone.cli.dooom import map_settings
    from waystone.tcp.tournament import Tournament

    entrants = entrants_of(chosen.bots, chosen.program)
    seats = chosen.seats or max(2, min(4, len(entrants)))
    if not max(2, seats) <= len(entrants) <= MOST_ENTRANTS:
        wanted = f"{max(2, seats)} to {MOST_ENTRANTS}"
        given = len(entrants)
        raise BadUse(f"a table of {seats} takes {wanted} --bots and --program, not {given}")
    if len(set(chosen.maps)) < len(chosen.maps):
        raise BadUse("a map is named twice")
    commitment(chosen.seed)
    plan = Tournament(
        entrants=entrants,
        maps={name: map_settings(name) for name in chosen.maps},
        seats=seats,
        seed=chosen.seed,
        settings=checked_settings(chosen.settings),
    )
    for settings in plan.maps.values():
        find_game("dooom").open({**settings, **plan.settings})
    return plan


def checked_settings(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Settings of the game, without those that the tournament itself decides."""
    found = gathered(pairs)
    instead = {
        "map": "--maps",
        "map_text": "--maps",
        "turn_seconds": "--turn-seconds",
        "min_players": "--seats",
        "gather": "",
        "start_delay": "",
        "open_join": "",
        "debug": "",
    }
    for name in found:
        if name in instead:
            hint = f"; use {instead[name]}" if instead[name] else ""
            raise BadUse(f"{name} can't be set in a tournament{hint}")
    return found


def entrants_of(bots: Sequence[str], programs: Sequence[str]) -> list[Entrant]:
    """Everybody who takes part, with names that can be told apart."""
    from waystone.tcp.dialect import unlike
    from waystone.tcp.tournament import Entrant

    entry = find_game("dooom")
    found: list[Entrant] = []
    for name in bots:
        bot = entry.bot(name).name
        found.append(Entrant(unlike(bot, [each.name for each in found]), bot=bot))
    for text in programs:
        given, command = program_of(text)
        found.append(Entrant(unlike(given, [each.name for each in found]), command=command))
    return found


def program_of(text: str) -> tuple[str, tuple[str, ...]]:
    """A name and the words of a command; BadUse for what can't be run."""
    named = re.fullmatch(r"([A-Za-z][\w .-]{0,23})=(.+)", text, re.DOTALL)
    try:
        words = tuple(shlex.split(named[2] if named else text))
    except ValueError as error:
        raise BadUse(f"--program {text[:80]!r}: {str(error).lower()}") from None
    if not words:
        raise BadUse("--program expects a command like 'python my_bot.py'")
    if shutil.which(words[0]) is None:
        raise BadUse(f"--program: there is no command {words[0][:80]!r}")
    script = next((word for word in words[1:] if Path(word).is_file()), words[0])
    return (named[1] if named else Path(script).stem[:24]), words
