"""What the terminal draws and says along random matches, as sums; texts are known by their names,
so that other words in a catalogue change nothing here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from rich.text import Text

from tests.golden import told
from tests.terminal.pseudo import LANGUAGE, Named, spoken
from waystone.catalogue import GAMES
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR, View
from waystone.kernel.table import Step, Table
from waystone.terminal.board import Marks, Narrator, TerminalBoard
from waystone.terminal.boards import board_of

FILE: Final = "terminal.txt"
KINDS: Final = ("pictures", "panels", "choices", "sentences", "help")
MATCHES: Final = {"delve-and-dash": 7, "extrikate": 6, "dooom": 7, "dungeon-crawler": 3}
LOOKS: Final = (2, 7, 20, 45, 90, 160)
"""The steps after which everything is drawn."""
KEYS: Final = ("up", "down", "left", "right", "enter", *"abcdefghijklmnopqrstuvwxyz0123456789.+- ")
WORDS: Final = ("n", "north", "go north", "e", "south", "w", "take", "roll", "1", "pass", "a1", "")
ROOMS: Final = ((400, 400), (40, 12), (19, 7))
Note = tuple[str, object]


def line(game: str, number: int) -> str:
    """One match with its sums."""
    sums = {kind: sha256() for kind in KINDS}
    with spoken(Named):
        for kind, shown in match(game, number):
            sums[kind].update(f"{shown}\n".encode())
    words = [f"{kind}:{each.hexdigest()[:6]}" for kind, each in sums.items()]
    return " ".join([str(number), *words])


def match(game: str, number: int) -> Iterator[Note]:
    """All that the terminal can say of a random match."""
    dice, entry = SeededDice(number, f"terminal {game}"), GAMES[game]
    low, high = entry.info.seats
    seats = low + number % (high - low + 1)
    chosen = {each.name: told.any_value(each, dice) for each in entry.settings if dice.chance(10)}
    table = told.open_anyhow(game, chosen, seats, number)
    board = board_of(entry, LANGUAGE)
    yield from help_of(board, table)
    for step in told.anything(table, dice, 1):
        yield from sentences(board, table, step)
        if step.number in LOOKS:
            yield from looks(board, table)
    yield from looks(board, table)
    narrator = narrator_of(table, 0)
    yield "panels", [board.closing(table.reveal(), narrator, 61.5)] if table.outcome else None


def narrator_of(table: Table[Any], seat: int) -> Narrator:
    """Somebody's own sentences; an onlooker has none."""
    names = [f"P{each}" for each in range(table.seats)]
    return Narrator(names, seat if seat < table.seats else None, LANGUAGE)


def help_of(board: TerminalBoard[Any], table: Table[Any]) -> Iterator[Note]:
    """What does not depend on the position."""
    yield "help", (board.key_help(), board.typed_help(), board.signs(), board.roles(table.seats))
    yield "help", (board.menu, board.menu_skips, board.truce, board.lone_name)
    yield "help", (board.is_private, board.has_secret, board.has_danger)
    yield "help", [board.refusal(code) for code in table.game.refusals]
    for is_duel in (False, True):
        yield "help", board.rematch(list(range(table.seats)), is_duel)
        yield "help", [board.seated(is_duel, number) for number in (1, 2, 3)]
    view = table.view(0)
    yield "help", (board.opening(view, narrator_of(table, 0)), board.columns(view))


def sentences(board: TerminalBoard[Any], table: Table[Any], step: Step) -> Iterator[Note]:
    """What is said of a step, and how it looks meanwhile."""
    for seat in (0, SPECTATOR):
        view, narrator = table.view(seat), narrator_of(table, seat)
        for event in step.visible_to(seat):
            yield "sentences", (board.sentence(event, narrator, view), board.tone(event))
            yield "sentences", board.after(view, event) == view
    for seat in table.acting():
        yield "choices", board.question(table.view(seat), narrator_of(table, seat))


def looks(board: TerminalBoard[Any], table: Table[Any]) -> Iterator[Note]:
    """Every picture, panel and list that there is now."""
    for seat in dict.fromkeys((0, *table.acting(), SPECTATOR)):
        view, narrator = table.view(seat), narrator_of(table, seat)
        for marks in all_marks(board, table, view):
            yield "pictures", shown(board.picture(view, marks))
            yield "panels", shown(board.panel(view, narrator, marks))
        yield "panels", (board.summary(view, narrator), board.wishes(view))
    for seat in table.acting():
        yield from choices(board, table, seat)


def all_marks(board: TerminalBoard[Any], table: Table[Any], view: View) -> Iterator[Marks]:
    """Ways to draw it: in rooms of some sizes, with and without secrets, danger and colours."""
    for room in ROOMS:
        yield Marks(room=room)
    yield Marks(plain=True, secrets=False, danger=True)
    for seat in table.acting()[:1]:
        for each in (table.legal(seat)[0], table.legal(seat)[-1]):
            cell = max(0, table.game.policy.cell_of(table.state, seat, each))
            yield Marks(cursor=cell, offered=[0, 3, cell], choice=each.text, danger=True)


def choices(board: TerminalBoard[Any], table: Table[Any], seat: int) -> Iterator[Note]:
    """What somebody is asked, and how they may answer."""
    view, legal = table.view(seat), table.legal(seat)
    yield "choices", (board.question(view, narrator_of(table, seat)), board.choosing(legal).name)
    yield "choices", [board.label(each, view) for each in legal]
    yield "choices", [board.hint(each.text, view) for each in legal[:6]]
    yield "choices", [board.action_of(key, legal) for key in KEYS]
    yield "choices", [board.understand(words, legal) for words in WORDS]


def shown(lines: Sequence[Text]) -> list[str]:
    """Text with its colours."""
    return [each.markup for each in lines]


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, number)}\n" for number in range(MATCHES[game]))
