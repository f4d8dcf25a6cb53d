"""`play`: a game in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any
from unicodedata import normalize

from waystone.catalogue import GameEntry, find_game
from waystone.cli.files import check_new, write_new
from waystone.cli.parser import Parser, add_settings, gathered, names, near, whole
from waystone.cli.voice import BadUse, Output
from waystone.kernel.record import Record
from waystone.terminal.app import play as play_evening
from waystone.terminal.board import Mode, TerminalBoard
from waystone.terminal.boards import BOARDS, board_of
from waystone.terminal.linedesk import LineDesk
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.words.en.terminal import Words
from waystone.words.languages import LANGUAGES
from waystone.words.runtime import language_of

SPEEDS = {"1": 1.0, "2": 0.5, "off": 0.0}
LONGEST_NAME = 20
EXAMPLES = """\
  waystone play delve-and-dash                          a menu asks for mode and level
  waystone play delve-and-dash --mode duel --names Anna,Ben --level 2
  waystone play delve-and-dash --bot knight --speed 2 --save match.record
  waystone play extrikate --people 2 --bot hard         two people and a bot
  waystone play dooom --bot hunter,seeker,random --set map=ring-vault
  waystone play dungeon-crawler --mode cpu --names Anna
  printf 'c5\\nn\\ne\\nquit\\n' | waystone play delve-and-dash --seed 7

On a terminal the whole window is used; ? shows the keys. Over a pipe, or with --lines, one
command is read per line: an action (move n, waystone c5), its number in the list that `actions`
prints, or look, secret, new, quit, help.
"""


def add_to(parser: Parser) -> None:
    words = parser.command("play", play, "play a game in the terminal", EXAMPLES)
    words.add_argument("game", metavar="GAME", nargs="?", help="for instance delve-and-dash")
    words.add_argument("--mode", help="solo, duel (two people), cpu (against the computer), …")
    words.add_argument("--people", type=whole(1, 8), metavar="N", help="at this keyboard")
    words.add_argument("--level", help="short for --set level=…")
    words.add_argument("--edition", help="short for --set edition=…")
    add_settings(words)
    words.add_argument(
        "--bot", type=names, metavar="A,B", help="who plays against you (see: waystone bots)"
    )
    words.add_argument("--names", type=names, default=(), metavar="A,B", help="of the people")
    words.add_argument("--seed", help="any text; the same seed, the same labyrinth and luck")
    words.add_argument("--save", metavar="FILE", help="keep the record, also of a match cut short")
    words.add_argument("--speed", choices=tuple(SPEEDS), default="1", help="of dragon and computer")
    words.add_argument(
        "--covers", action="store_true", help="cover the board at every change of players"
    )
    add_language(words)
    words.add_argument("--lines", action="store_true", help="type lines instead of pressing keys")
    words.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def play(chosen: Namespace) -> int:
    """Play until people have had enough."""
    entry, board = find_board(chosen.game, language_for(chosen))
    given = given_settings(chosen, entry)
    mode = find_mode(board, chosen, given)
    if chosen.save is not None:
        check_new(Path(chosen.save))
    if is_screen(chosen):
        from waystone.cli.play_screen import play_on_screen

        return play_on_screen(chosen, entry, board, mode, given)
    plan = plan_of(chosen, entry, board, mode or board.modes[0], given)
    desk = LineDesk(Output(), sys.stdin, plan.plain)
    keeper = Keeper(chosen.save, board.shared)
    play_evening(plan, desk, keeper)
    keeper.tell()
    return 0


class Keeper:
    """Writes the records of an evening, if they are wanted."""

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


def add_language(words: ArgumentParser) -> None:
    words.add_argument(
        "--language", choices=tuple(LANGUAGES), help="else the one of LC_ALL, LC_MESSAGES or LANG"
    )


def language_for(chosen: Namespace) -> str:
    """The language that was asked for, here or by the environment."""
    return chosen.language or language_of(os.environ)


def find_board(name: str | None, language: str) -> tuple[GameEntry, TerminalBoard[Any]]:
    """The game and how it looks in the terminal."""
    entry = find_game(name if name is not None else next(iter(BOARDS)))
    return entry, board_of(entry, language)


def given_settings(chosen: Namespace, entry: GameEntry) -> dict[str, str]:
    """The settings that were given in one way or the other."""
    pairs = list(chosen.settings)
    offered = {each.name for each in entry.settings}
    for name in ("mode", "level", "edition"):
        value = getattr(chosen, name)
        if value is not None and (name != "mode" or name in offered):
            pairs.append((name, value))
    given = gathered(pairs)
    entry.open(given)  # raises for what is unknown or out of bounds
    return given


def find_mode(board: TerminalBoard[Any], chosen: Namespace, given: dict[str, str]) -> Mode | None:
    """The mode that was asked for: by name, or by who plays; None if it is open."""
    wanted = chosen.mode or given.get("mode")
    if wanted is None:
        if chosen.people is None and chosen.bot is None:
            return None
        return mode_for(board, chosen.people or 1, len(chosen.bot or ()))
    by_name = {mode.name: mode for mode in board.modes}
    if wanted not in by_name:
        raise BadUse(f"there is no mode {wanted!r} in the terminal; {near(wanted, list(by_name))}")
    mode = by_name[wanted]
    if chosen.people not in (None, mode.people):
        raise BadUse(f"mode {wanted} is for {mode.people} people, not {chosen.people}")
    if chosen.bot is not None and not mode.bots:
        raise BadUse(f"no bot plays in mode {wanted}; leave --bot away or choose another mode")
    return mode


def mode_for(board: TerminalBoard[Any], people: int, bots: int) -> Mode:
    """The mode with so many people and bots, or a table without a name."""
    for mode in board.modes:
        if (mode.people, mode.bots) == (people, bots):
            return mode
    if not board.is_free:
        known = ", ".join(f"{mode.name} ({mode.summary})" for mode in board.modes)
        raise BadUse(f"{people} people and {bots} bots do not go together; modes: {known}")
    return Mode("table", people, bots, "people and bots")


def plan_of(
    chosen: Namespace,
    entry: GameEntry,
    board: TerminalBoard[Any],
    mode: Mode,
    given: dict[str, str],
) -> MatchPlan:
    """Everything that is settled before the first match."""
    settings = {**given, **mode.settings}
    game = entry.open(settings)
    game.check_seats(mode.people + mode.bots)
    game.policy.check_people(mode.people)
    plan = MatchPlan(
        entry=entry,
        board=board,
        mode=mode,
        settings=settings,
        names=people(chosen.names, mode, board),
        bots=bot_names(chosen.bot or (), mode, entry, board),
        seed=chosen.seed if chosen.seed is not None else secrets.token_hex(8),
        covers=chosen.covers or board.is_private,
        speed=SPEEDS[chosen.speed],
        plain=chosen.ascii or not draws_boxes(),
    )
    plan.first_seating()  # raises for a seed that can't be written down
    return plan


def bot_names(
    given: tuple[str, ...], mode: Mode, entry: GameEntry, board: TerminalBoard[Any]
) -> list[str]:
    """The named bots; one name, or the house's bot, sits in all seats."""
    found = [entry.bot(name).name for name in given or (entry.usual_bot,)]
    if len(found) == 1:
        return found * mode.bots
    if len(found) != mode.bots:
        raise BadUse(f"mode {mode.name} has {mode.bots} seats for bots, not {len(found)}")
    return found


def people(given: tuple[str, ...], mode: Mode, board: TerminalBoard[Any]) -> list[str]:
    """The names of the people, in the order in which they were given (DD-94)."""
    if len(given) > mode.people:
        raise BadUse(f"mode {mode.name} has {mode.people} people at most, not {len(given)} names")
    usual = (
        [board.lone_name]
        if mode.people == 1
        else [board.shared.player_number(number=letter) for letter in "ABCDEFGH"]
    )
    found = [tidy(name) for name in given]
    found += usual[len(found) : mode.people]
    if len(set(found)) < len(found):
        raise BadUse(f"the names must differ: {', '.join(found)}")
    return found


def tidy(name: str) -> str:
    """A name as it is written: composed, without doubled blanks or invisible characters."""
    written = " ".join(normalize("NFC", name).split())
    if not written.isprintable() or not 1 <= len(written) <= LONGEST_NAME:
        raise BadUse(f"a name has 1 to {LONGEST_NAME} visible characters, not {name[:40]!r}")
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
