"""Every game in the terminal: whole matches, words for everything, pictures that fit, secrets."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from tests.acting import first_acting
from waystone.catalogue import GAMES, find_game
from waystone.cli.modes import mode_for
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY, SPECTATOR, Event
from waystone.kernel.record import Record
from waystone.kernel.replay import replay
from waystone.kernel.table import Step, Table
from waystone.terminal.app import play
from waystone.terminal.board import Choosing, Marks, Narrator, TerminalBoard
from waystone.terminal.boards import BOARDS
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.terminal.match_text import choices_of
from waystone.terminal.replay import ALL, Replay

NAMES = ["Anna", "Ben", "Cleo"]
ROOMS = [(400, 400), (49, 16), (69, 26), (20, 6)]
SETTINGS = {
    "delve-and-dash": {},
    "extrikate": {},
    "dooom": {"map": "duel"},
    "dungeon-crawler": {"round_limit": "20"},
}
SHORT = {"dooom": {"max_rounds": "40"}, "dungeon-crawler": {"round_limit": "6"}}
"""For matches that somebody types to their end."""
LESSER = {"delve-and-dash": "random", "extrikate": "easy", "dooom": "seeker"}


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


class Hand(StringIO):
    """Somebody who types numbers and words for a long time, as a seed says."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)
        self.match: LocalMatch | None = None

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        match = self.match
        if match is None or match.is_over:
            return "quit\n"
        legal = match.legal(first_acting(match.table))
        number = self.random.randrange(len(legal))
        return f"{number + 1}\n" if self.random.random() < 0.5 else f"{legal[number].text}\n"


class TypingPrompt(LinePrompt):
    """Knows the match before the first line is typed."""

    def begin(self, match: LocalMatch) -> None:
        assert isinstance(self.lines, Hand)
        self.lines.match = match
        super().begin(match)


def plan_for(name: str, people: int, bots: int, **more: Any) -> MatchPlan:
    board, entry = BOARDS[name](), find_game(name)
    bot = "random" if "random" in entry.bots else next(iter(entry.bots))
    return MatchPlan(
        entry=entry,
        board=board,
        settings={
            **SETTINGS[name],
            **SHORT.get(name, {}),
            **mode_for(entry, people, bots).settings,
        },
        names=NAMES[:people],
        bots=[bot] * bots,
        seed="7",
        covers=board.is_private,
        **more,
    )


def type_match(plan: MatchPlan, seed: int) -> tuple[str, Record, LocalMatch]:
    out = StringIO()
    records: list[Record] = []
    prompt = TypingPrompt(Console(file=out, width=100), Hand(seed), False)
    match = play(plan, prompt, records.append)
    return out.getvalue(), records[0], match


def test_every_board_belongs_to_a_game() -> None:
    assert set(BOARDS) <= set(GAMES)


@pytest.mark.parametrize("name", list(BOARDS))
def test_a_whole_match_against_a_bot_by_typed_lines(name: str) -> None:
    """Numbers of the list and texts of actions; the record replays to the same end."""
    printed, record, match = type_match(plan_for(name, 1, 1), 3)
    assert match.is_over
    assert record.result
    assert "\x1b" not in printed
    assert "I do not understand" not in printed
    assert "The match is over" in printed
    replay(find_game(name).open(record.settings), record)


@pytest.mark.parametrize("name", list(BOARDS))
def test_a_whole_match_of_two_people(name: str) -> None:
    printed, record, match = type_match(plan_for(name, 2, 0), 5)
    assert match.is_over
    assert ("types now ---" in printed) == (BOARDS[name].is_private or name == "delve-and-dash")
    replay(find_game(name).open(record.settings), record)


def steps_of(name: str, seats: int, most: int = 1500) -> Iterator[tuple[Table[Any], Step]]:
    """A match between bots, step by step."""
    entry = find_game(name)
    game = entry.open(SETTINGS[name])
    kind = entry.bot(LESSER.get(name, entry.usual_bot))
    table = Table(game, NAMES[:seats], "11")
    bots = [kind.make(game, SeededDice(str(seat)), Budget()) for seat in range(seats)]
    while first_acting(table) != NOBODY and table.number < most:
        seat = first_acting(table)
        step = table.do(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
        for watcher, bot in enumerate(bots):
            if bot.watches:
                bot.watch(step.visible_to(watcher), table.view(watcher))
        yield table, step


@pytest.mark.parametrize("name", list(BOARDS))
def test_pictures_fit_every_room_and_words_are_found_for_everything(name: str) -> None:
    """All seats, spectators and revealed positions, over a whole match."""
    board, seats = BOARDS[name](), 2
    for table, step in steps_of(name, seats):
        if step.number % 7:
            continue
        for viewpoint in (*range(seats), SPECTATOR):
            view, narrator = (
                table.view(viewpoint),
                Narrator(NAMES[:seats], viewpoint if viewpoint < seats else None),
            )
            room = ROOMS[step.number // 7 % len(ROOMS)]
            lines = board.picture(view, Marks(room=room, plain=bool(step.number % 2)))
            if (
                name != "delve-and-dash" and room[0] >= 45
            ):  # smaller windows are told how large they must be
                assert max(line.cell_len for line in lines) <= room[0]
                assert len(lines) <= room[1] or name == "extrikate"
            assert board.panel(view, narrator, Marks())
            assert board.summary(view, narrator)
            assert board.question(view, narrator)
            for event in step.visible_to(viewpoint):
                assert board.sentence(event, narrator, view) is not None


@pytest.mark.parametrize("name", list(BOARDS))
def test_every_kind_of_event_has_a_sentence(name: str) -> None:
    rooms = importlib.import_module(f"waystone.games.{name.replace('-', '_')}.events")
    own = importlib.import_module(f"waystone.terminal.boards.{name.replace('-', '_')}.sentences")
    kinds = {
        each
        for _, each in inspect.getmembers(rooms, inspect.isclass)
        if issubclass(each, Event) and each is not Event
    }
    assert set(own._SENTENCES) == kinds
    assert set(own.TONES) <= kinds


@pytest.mark.parametrize("name", list(BOARDS))
def test_every_action_is_in_the_list_with_a_label_of_its_own(name: str) -> None:
    plan = plan_for(name, 1, 1)
    match = LocalMatch(plan, 1, [0, 1])
    random = Random(1)
    for _ in range(300):
        if match.is_over:
            break
        seat = first_acting(match.table)
        legal = match.legal(seat)
        choices = choices_of(match, seat)
        assert [each.text for each in choices] == [action.text for action in legal]
        assert len({each.label for each in choices}) == len(legal)
        match.act(seat, random.choice(legal).text)


@pytest.mark.parametrize("name", ["extrikate", "dooom"])
def test_keys_and_typed_words_reach_legal_actions(name: str) -> None:
    """Every legal action has a key; short words are actions of the game."""
    board = BOARDS[name]()
    alphabet = find_game(name).open({}).alphabet
    for table, step in steps_of(name, 2, 300):
        seat = first_acting(table)
        legal = table.legal(seat) if seat != NOBODY else ()
        if board.choosing(legal) is Choosing.LIST:
            continue
        texts = {action.text for action in legal}
        reached = set()
        for key in ("up", "down", "left", "right", "r", "e", "x", "f", "b", "p", " "):
            text = board.action_of(key, legal)
            if text:
                alphabet.parse(text)
                reached.add(text)
        assert texts <= reached, step.number
        for way in ("n", "east", "s", "west"):
            alphabet.parse(board.understand(way, legal))


def test_replays_show_every_game() -> None:
    for name, board in ((name, kind()) for name, kind in BOARDS.items()):
        shown = [table for table, _ in steps_of(name, 2, 60)][-1]
        reel = Replay(shown.game, shown.record, board, ALL)
        frames = reel.frames(len(shown.record.entries))
        page = reel.page(frames, len(frames) - 1)
        assert page.picture
        assert page.log


# Secrets


@pytest.mark.rule("DM-76", "DM-77", "H-1")
@pytest.mark.parametrize("name", ["dooom", "dungeon-crawler"])
def test_private_games_show_and_tell_each_person_their_own_view_only(name: str) -> None:
    """Whoever holds the keyboard sees exactly what a lone player in that seat would see."""
    plan = plan_for(name, 2, 0)
    match = LocalMatch(plan, 1, [0, 1])
    random = Random(2)
    for _ in range(200):
        if match.is_over:
            break
        seat = first_acting(match.table)
        match.holder = seat
        assert not match.is_shared
        assert match.audience == seat
        assert match.view() == match.table.view(seat)
        assert match.narrator.you == seat
        match.act(seat, random.choice(match.legal(seat)).text)


@pytest.mark.rule("DM-53")
def test_what_happened_meanwhile_is_told_when_the_keyboard_comes_back() -> None:
    """A blow in the dark: the victim reads it at the next turn, the other never reads it."""
    rows = "\n".join(["name Tiny", "win 1", "..G", "E.."])
    plan = plan_for("dooom", 2, 0)
    plan = MatchPlan(**{**vars(plan), "settings": {"map": "custom", "map_text": rows}, "seed": "3"})
    lines: list[str] = []
    match = LocalMatch(plan, 1, [0, 1])
    for _ in range(40):
        if match.is_over or any("attack" in line for line in lines):
            break
        blows = [x.text for x in match.legal(first_acting(match.table)) if "attack" in x.text]
        lines.append(blows[0] if blows else match.legal(first_acting(match.table))[0].text)
        match.act(first_acting(match.table), lines[-1])
    assert any("attack" in line for line in lines)
    out = StringIO()
    typed = StringIO("".join(f"{line}\n" for line in [*lines, "quit"]))
    play(plan, LinePrompt(Console(file=out, width=100), typed, False), lambda record: None)
    printed = out.getvalue()
    before, _, after = printed.rpartition("types now ---")
    assert re.search("You (strike|hit) ", before)
    assert "A blow from the" in after
    assert "A blow from the" not in before


def test_signs_differ_without_colour() -> None:
    """DM-76: what is remembered is written in small letters; every sign of the legend is there."""
    board: TerminalBoard[Any] = BOARDS["dooom"]()
    seen = set()
    for table, _ in steps_of("dooom", 2, 200):
        seen |= set(plain(board.picture(table.view(0), Marks())))
    assert {"@", ".", ",", "#", "G", "E"} <= seen
    assert seen & set("ghsale")


@pytest.mark.rule("EX-36")
def test_extrikate_offers_no_bribe_to_the_poor() -> None:
    board = BOARDS["extrikate"]()
    table = Table(find_game("extrikate").open(), ["Anna", "Ben"], 1)
    view = table.view(0)
    assert isinstance(view, ExtrikateView)
    for treasure in range(5):
        delvers = tuple(msgspec.structs.replace(each, treasure=treasure) for each in view.delvers)
        monster = msgspec.structs.replace(
            view, step="monster", strength=3, delvers=delvers, acting=(0,)
        )
        asked = board.question(monster, Narrator(["Anna", "Ben"], 0))
        assert ("bribe" in asked) == (treasure >= 3)
        assert "Fight (f)" in asked


@pytest.mark.rule("EX-13", "EX-14")
def test_extrikate_names_only_letters_that_are_understood() -> None:
    """Above all no way back before the first roll."""
    board = BOARDS["extrikate"]()
    table = Table(find_game("extrikate").open(), ["Anna"], 1)
    assert board.question(table.view(0), Narrator(["Anna"], 0)) == "You: roll (r)"
    named = set()
    while table.outcome is None:
        legal = list(table.legal(0))
        asked = board.question(table.view(0), Narrator(["Anna"], 0))
        letters = re.findall(r"\((\w)\)", asked)
        texts = {action.text for action in legal}
        assert {board.understand(letter, legal) for letter in letters} <= texts
        assert ("x" in letters) == ("declare exit" in texts)
        named |= set(letters)
        table.do(0, legal[0])
    assert named >= set("rxef")


@pytest.mark.rule("EX-11")
def test_extrikate_tells_the_roll_off() -> None:
    board = BOARDS["extrikate"]()
    view = Table(find_game("extrikate").open(), ["Anna", "Ben"], 1).view(0)
    assert isinstance(view, ExtrikateView)
    tied = msgspec.structs.replace(view, roll_off=((4, 4), (2, 6)))
    told = "Roll-off for the first turn: You (4), Ben (4); again You (2), Ben (6). Ben begins."
    assert board.opening(tied, Narrator(["Anna", "Ben"], 0)) == [told]
    alone = Table(find_game("extrikate").open(), ["Anna"], 1).view(0)
    assert board.opening(alone, Narrator(["Anna"], 0)) == []
