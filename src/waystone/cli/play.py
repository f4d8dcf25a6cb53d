"""`play`: a game in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any
from unicodedata import normalize

from waystone.catalogue import GameEntry, find_game
from waystone.cli.bringing import add_bot_seconds, brought
from waystone.cli.files import check_new, write_new
from waystone.cli.language import language, says
from waystone.cli.modes import bots_in, mode_called, mode_for, modes_here, people_in
from waystone.cli.output import BadUse, Output
from waystone.cli.parser import Parser, add_language, add_settings, gathered, names, whole
from waystone.kernel.mode import Mode
from waystone.kernel.record import Record
from waystone.terminal.app import play as play_matches
from waystone.terminal.board import TerminalBoard
from waystone.terminal.boards import BOARDS, board_of
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.words.en.terminal import Words

SPEEDS = {"1": 1.0, "2": 0.5, "off": 0.0}
LONGEST_NAME = 20
EXAMPLES = """\
  waystone play delve-and-dash                          a menu asks for mode and level
  waystone play delve-and-dash --mode hotseat --names Anna,Ben --level 2
  waystone play delve-and-dash --bot knight --speed 2 --save match.record
  waystone play extrikate --people 2 --bot hard         two people and a bot
  waystone play dooom --bot hunter,seeker,random --set map=ring-vault
  waystone play dungeon-crawler --mode cpu --names Anna
  waystone play --from match.record --step 23           another choice, and what comes of it
  printf 'c5\\nn\\ne\\nquit\\n' | waystone play delve-and-dash --seed 7

On a terminal the whole window is used; ? shows the keys. Over a pipe, or with --lines, one
command is read per line: an action (move n, waystone c5), its number in the list that `actions`
prints, or look, secret, new, quit, help.
"""


def add_to(parser: Parser) -> None:
    command = parser.command("play", play, "play a game in the terminal", EXAMPLES)
    command.add_argument("game", metavar="GAME", nargs="?", help="for instance delve-and-dash")
    command.add_argument("--mode", help="solo, cpu (against the computer), hotseat (two people), …")
    command.add_argument("--people", type=whole(1, 8), metavar="N", help="at this keyboard")
    command.add_argument("--level", help="short for --set level=…")
    command.add_argument("--edition", help="short for --set edition=…")
    add_settings(command)
    command.add_argument(
        "--bot",
        type=names,
        metavar="A,B",
        help="who plays against you (see: waystone bots), or FILE.py:CLASS, or program:COMMAND",
    )
    add_bot_seconds(command)
    command.add_argument("--names", type=names, default=(), metavar="A,B", help="of the people")
    command.add_argument("--seed", help="any text; the same seed, the same labyrinth and luck")
    command.add_argument(
        "--from", dest="from_file", metavar="FILE", help="try a recorded match again from --step on"
    )
    command.add_argument("--step", type=whole(1, 999_999), metavar="N", help="to choose anew")
    command.add_argument(
        "--seat", type=whole(0, 30), metavar="N", help="to play; usually that of the step"
    )
    command.add_argument("--save", metavar="FILE", help="keep the record, finished or not")
    command.add_argument("--speed", choices=tuple(SPEEDS), default="1", help="of dragon and bots")
    command.add_argument(
        "--covers", action="store_true", help="cover the board at every change of players"
    )
    add_language(command)
    command.add_argument("--lines", action="store_true", help="type lines instead of pressing keys")
    command.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def play(chosen: Namespace) -> int:
    """Play until people have had enough."""
    if chosen.from_file is not None:
        return play_again(chosen)
    entry, board = find_board(chosen.game)
    if chosen.bot is not None:
        chosen.bot, _ = brought(entry, chosen.bot, chosen.bot_seconds)
    given = given_settings(chosen, entry)
    mode = find_mode(entry, chosen, given)
    if chosen.save is not None:
        check_new(Path(chosen.save))
    if is_screen(chosen):
        from waystone.cli.play_screen import play_on_screen

        return play_on_screen(chosen, entry, board, mode, given)
    return play_in_lines(chosen, plan_of(chosen, entry, board, mode or modes_here(entry)[0], given))


def play_again(chosen: Namespace) -> int:
    """A match that is over, from one of its steps on."""
    from waystone.cli.again import plan_again

    if chosen.save is not None:
        check_new(Path(chosen.save))
    plan = plan_again(chosen)
    if is_screen(chosen):
        from waystone.cli.play_screen import show_matches

        return show_matches(chosen, plan.board, lambda screen: plan)
    return play_in_lines(chosen, plan)


def play_in_lines(chosen: Namespace, plan: MatchPlan) -> int:
    """Without a window: one command per line."""
    saver = RecordSaver(chosen.save, plan.board.shared)
    play_matches(plan, LinePrompt(Output(), sys.stdin, plan.plain), saver)
    saver.tell()
    return 0


class RecordSaver:
    """Writes the records of all matches that are played, if they are wanted."""

    def __init__(self, name: str | None, says: Words) -> None:
        self.name = name
        self.says = says
        self.written: list[Path] = []

    def __call__(self, record: Record) -> None:
        """Keep one record; a match without a single step is none."""
        if self.name is not None and record.entries:
            self.written.append(write_new(Path(self.name), record.text()))

    def tell(self) -> None:
        """Say where the records are."""
        for path in self.written:
            print(self.says.record_in(path=str(path)), file=sys.stderr)


def find_board(name: str | None) -> tuple[GameEntry, TerminalBoard[Any]]:
    """The game and how it looks in the terminal, in the language of this command."""
    entry = find_game(name if name is not None else next(iter(BOARDS)))
    return entry, board_of(entry, language())


def given_settings(chosen: Namespace, entry: GameEntry) -> dict[str, str]:
    """The settings that were given in one way or the other."""
    short = [(name, getattr(chosen, name)) for name in ("level", "edition")]
    given = gathered([*chosen.settings, *(each for each in short if each[1] is not None)])
    entry.open(given)  # raises for what is unknown or out of bounds
    return given


def find_mode(entry: GameEntry, chosen: Namespace, given: dict[str, str]) -> Mode | None:
    """The mode that was asked for: by name, or by who plays; None if it is open."""
    wanted = chosen.mode or given.get("mode")
    if wanted is None:
        if chosen.people is None and chosen.bot is None:
            return None
        return mode_for(entry, chosen.people or 1, len(chosen.bot or ()))
    mode = mode_called(entry, wanted)
    if chosen.people not in (None, people_in(mode)):
        fits = people_in(mode)
        raise BadUse(says().mode_people(mode=wanted, people=fits, given=chosen.people))
    if chosen.bot is not None and not bots_in(mode):
        raise BadUse(says().mode_without_bots(mode=wanted))
    return mode


def plan_of(
    chosen: Namespace,
    entry: GameEntry,
    board: TerminalBoard[Any],
    mode: Mode,
    given: dict[str, str],
) -> MatchPlan:
    """Everything that is settled before the first match."""
    settings = {**mode.settings, **given}
    game = entry.open(settings)
    game.check_seats(people_in(mode) + bots_in(mode))
    game.policy.check_people(people_in(mode))
    plan = MatchPlan(
        entry=entry,
        board=board,
        settings=settings,
        names=people(chosen.names, mode, board),
        bots=bot_names(chosen.bot or (), mode, entry),
        seed=chosen.seed if chosen.seed is not None else secrets.token_hex(8),
        covers=chosen.covers or board.is_private,
        speed=SPEEDS[chosen.speed],
        plain=chosen.ascii or not draws_boxes(),
    )
    plan.first_seating()  # raises for a seed that can't be written down
    return plan


def bot_names(given: tuple[str, ...], mode: Mode, entry: GameEntry) -> list[str]:
    """The named bots; one name, or the game's usual bot, sits in all seats."""
    found = [entry.bot(name).name for name in given or (entry.usual_bot,)]
    if len(found) == 1:
        return found * bots_in(mode)
    if len(found) != bots_in(mode):
        raise BadUse(says().bot_seats(mode=mode.name, bots=bots_in(mode), given=len(found)))
    return found


def people(given: tuple[str, ...], mode: Mode, board: TerminalBoard[Any]) -> list[str]:
    """The names of the people, in the order in which they were given (DD-94)."""
    most = people_in(mode)
    if len(given) > most:
        raise BadUse(says().too_many_names(mode=mode.name, people=most, given=len(given)))
    usual = (
        [board.lone_name]
        if most == 1
        else [board.shared.player_number(number=letter) for letter in "ABCDEFGH"]
    )
    found = [tidy(name) for name in given]
    found += usual[len(found) : most]
    if len(set(found)) < len(found):
        raise BadUse(says().names_must_differ(names=", ".join(found)))
    return found


def tidy(name: str) -> str:
    """A name as it is written: composed, without doubled blanks or invisible characters."""
    written = " ".join(normalize("NFC", name).split())
    if not written.isprintable() or not 1 <= len(written) <= LONGEST_NAME:
        raise BadUse(says().bad_name(most=LONGEST_NAME, given=repr(name[:40])))
    return written


def is_screen(chosen: Namespace) -> bool:
    """Whether there is a window to draw on and a keyboard to read."""
    can = sys.stdin.isatty() and sys.stdout.isatty() and os.name == "posix"
    return can and not chosen.lines and os.environ.get("TERM", "dumb") != "dumb"


def draws_boxes() -> bool:
    """Whether standard output can take more than ASCII."""
    return (sys.stdout.encoding or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")


def last_words(match: LocalMatch) -> list[str]:
    """What stays on the terminal when the window is given back."""
    view, narrator = match.view(), match.narrator
    if not match.is_over:
        return [match.board.shared.unfinished]
    rows = match.board.closing(view, narrator, match.seconds())
    return [match.result(), *(f"{name}: {value}" for name, value in rows)]
