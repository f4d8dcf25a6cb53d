"""Small parts of the boards in the terminal, to the letter: labels, frames, signs, typed words."""

from __future__ import annotations

import sys
from io import StringIO
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from rich.console import Console

from tests.games.dungeon_crawler.scene import Scene, drawn
from tests.terminal.pseudo import LANGUAGE, Named, spoken
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import FIRST_HERO, SIDE, SPACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.games.dungeon_crawler.view import Monster as SeenMonster
from waystone.terminal.board import Choosing, Marks
from waystone.terminal.boards import board_of
from waystone.terminal.boards.delve_and_dash.picture import _spread
from waystone.terminal.boards.dooom.picture import _extent, _first, _framed
from waystone.terminal.boards.dungeon_crawler import picture
from waystone.terminal.line_prompt import FEW, LinePrompt, no_such
from waystone.terminal.prompt import Departure
from waystone.words.en.terminal import Words
from waystone.words.runtime import speak

SAYS = speak(Words, "en")

# Dungeon Crawler Labyrinth: choices


def seen(scene: Scene, **changes: Any) -> CrawlerView:
    view = scene.game.view(scene.state, 0)
    assert isinstance(view, CrawlerView)
    return msgspec.structs.replace(view, **changes)


def labelled(view: CrawlerView, *texts: str) -> list[str]:
    """The names of what is said about these actions."""
    with spoken(Named):
        board = board_of(find_game("dungeon-crawler"), LANGUAGE)
        return [board.label(ACTIONS.parse(text), view) for text in texts]


def hinted(view: CrawlerView, text: str) -> str:
    with spoken(Named):
        return board_of(find_game("dungeon-crawler"), LANGUAGE).hint(text, view)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("leave", "leave"),
        ("ask all", "ask_when(stops.all)"),
        ("ask lure later", "ask_for_when(cards.lure, switches.later)"),
        ("ties ask", "ties_when(ties.ask)"),
        ("pass", "buttons.pass"),
        ("stop", "buttons.stop"),
        ("use magic-ring", "buttons.use_magic-ring"),
        ("take human-wizard", "take(adventurers.human_wizard)"),
        ("gate 4", "do_gate(4)"),
        ("play lure", "play_card(cards.lure)"),
        ("move 34:34", "do_there(move, 34:34)"),
        ("push 3:4", "do_there(push, 3:4)"),
        ("melee 3:4", "do_there(melee, 3:4)"),
        ("shoot 3:4", "do_there(shoot, 3:4)"),
        ("blast 3:4", "do_there(blast, 3:4)"),
        ("place 3:4", "do_there(place, 3:4)"),
        ("target 3:4", "do_there(target, 3:4)"),
        ("tile 6:5", "do_tile(6:5)"),
        ("lay 6:5 r3", "do_lay(6:5, 270)"),
        ("turn 6:5 r1", "do_turn(6:5, 90)"),
        ("door 6:5 s", "do_door(6:5, s)"),
        ("way w", "do_way(w)"),
        ("pick 5", "do_pick(5)"),
        ("put 4", "do_put(4)"),
        ("die 6", "do_die(6)"),
        ("change 5 +2", "do_change(5, +2)"),
        ("turn-die 6 5", "do_turn_die(6, 5)"),
        ("reroll 135", "do_reroll(1, 3, 5)"),
    ],
)
def test_a_choice_is_told_in_words(text: str, label: str) -> None:
    assert labelled(seen(drawn("A....B").act(0)), text) == [label]


def test_some_buttons_are_called_by_what_they_do_here() -> None:
    """DC-31: to leave the mat is to come back at a gate; who is on it teleports."""
    scene = drawn("A....B").act(0)
    assert labelled(seen(scene, question="act"), "done") == ["buttons.end_turn"]
    assert labelled(seen(scene, question="react"), "done", "stop") == [
        "buttons.done",
        "buttons.stop",
    ]
    off, on = seen(scene).players[0], seen(scene).players[1]
    off = msgspec.structs.replace(off, cell=None)
    names = [labelled(seen(scene, players=(off, on), asked=who), "spawn") for who in (0, 1, None)]
    assert names == [["buttons.spawn"], ["buttons.teleport"], ["buttons.spawn"]]


def test_a_choice_tells_who_or_what_is_there() -> None:
    """A Monster before an Adventurer before a chest before a pile; tiles as a whole have nobody."""
    scene = drawn("A....B").act(0)
    here = seen(scene).players[0].cell
    assert here is not None
    row, column = divmod(here, SIDE)
    there, tile = f"melee {column}:{row}", f"tile {column // 5}:{row // 5}"
    monster = SeenMonster(3, BOX.creatures[3].id, 1, here, 0)
    who = [
        seen(scene, monsters=(monster,), chests=(here,), piles=(here,)),
        seen(scene, chests=(here,), piles=(here,)),
        seen(scene, players=(), chests=(here,), piles=(here,)),
        seen(scene, players=(), chests=(here + 1,), piles=(here,)),
        seen(scene, players=(), chests=(), piles=(here + 1,)),
    ]
    place = f"do_there(melee, {column}:{row})"
    adventurer = seen(scene).players[0].adventurer
    assert [labelled(view, there, tile) for view in who] == [
        [f"{place}{end}", f"do_tile({column // 5}:{row // 5})"]
        for end in (
            f" ({board_name(who[0], 3)})",
            f" (adventurers.{adventurer})",
            " (chest_there)",
            " (treasure_there)",
            "",
        )
    ]


def board_name(view: CrawlerView, figure: int) -> str:
    with spoken(Named):
        board: Any = board_of(find_game("dungeon-crawler"), LANGUAGE)
        name: str = board.names.monster(figure)
        return name


def test_cards_adventurers_and_the_creature_to_be_placed_have_hints() -> None:
    scene = drawn("A....B").act(0)
    creature = BOX.creatures[3]
    plain, drawing = seen(scene), seen(scene, question="place", drawn_creature=3)
    assert hinted(plain, "play lure") == "card_texts.lure"
    wizard = next(each for each in BOX.adventurers if each.id == "human_wizard")
    facts = (wizard.mv, wizard.bp, wizard.melee, wizard.ranged, wizard.area)
    assert hinted(plain, "take human-wizard") == (
        f"hint_adventurer(adventurers.human_wizard, {', '.join(map(str, facts))})"
    )
    body = (creature.mv, creature.bp, creature.defence)
    arms = (creature.melee, creature.ranged, creature.area)
    told = f"hint_creature({board_name(drawing, 3)}, {', '.join(map(str, (*body, *arms)))})"
    assert hinted(drawing, "place 3:4") == told
    assert hinted(seen(scene, question="place", drawn_creature=None), "place 3:4") == ""
    assert hinted(seen(scene, question="act", drawn_creature=3), "place 3:4") == ""


# Dungeon Crawler Labyrinth: the mat


def test_the_drawn_tile_is_shown_where_the_marked_choice_would_lay_it() -> None:
    """As it would be turned; nothing else of the mat changes."""
    scene = drawn("A....B").act(0)
    tiles = list(BOX.shape_by_id)
    for tile, text in ((0, "lay 2:3 r0"), (5, "lay 2:3 r1"), (-1, "lay 6:6 r3")):
        view = seen(scene, drawn_tile=tiles[tile], players=())
        choice = ACTIONS.parse(text).id - ACTIONS.lay
        plain, shown = (picture._signs(view, Marks(choice=each)) for each in ("", text))
        place, turn = divmod(choice, 4)
        drawing = BOX.shapes[BOX.shape_by_id[tiles[tile]]].drawings[turn]
        ground = dict(zip(SPACES[place], drawing, strict=True))
        changed = {cell for cell, one in enumerate(shown) if one != plain[cell]}
        assert changed == {cell for cell in ground if plain[cell][1] != "bold yellow"}
        for cell in changed:
            sign = "." if ground[cell] in "XCG56" else ground[cell]
            assert shown[cell] == (picture.GROUND[sign][0], "bold reverse")


@pytest.mark.parametrize(
    ("text", "is_drawn"),
    [("lay 2:3 r0", False), ("turn 2:3 r1", True), ("move 3:4", True), ("no such", True)],
)
def test_no_other_choice_shows_a_tile(text: str, is_drawn: bool) -> None:
    tile = next(iter(BOX.shape_by_id)) if is_drawn else None
    view = seen(drawn("A....B").act(0), drawn_tile=tile)
    assert picture._signs(view, Marks(choice=text)) == picture._signs(view, Marks())


@pytest.mark.parametrize(
    ("cell", "left", "right"),
    [(0, None, 1), (SIDE - 1, SIDE - 2, None), (SIDE, None, SIDE + 1), (40, 39, 41)],
)
def test_the_marked_space_stands_between_brackets_on_the_mat(
    cell: int, left: int | None, right: int | None
) -> None:
    view = seen(drawn("A....B").act(0), terrain="." * SIDE * SIDE, players=(), monsters=())
    plain, shown = picture._signs(view, Marks()), picture._signs(view, Marks(cursor=cell))
    expected = list(plain)
    expected[cell] = (plain[cell][0], "bold reverse")
    if left is not None:
        expected[left] = (plain[left][0][0] + "[", plain[left][1])
    if right is not None:
        expected[right] = ("]" + plain[right][0][1], plain[right][1])
    assert shown == expected
    for choice in ("lay 2:3 r0", "turn 2:3 r1"):
        assert picture._signs(view, Marks(cursor=cell, choice=choice)) == plain


def test_what_can_be_chosen_has_a_star_where_there_is_room_for_one() -> None:
    view = seen(drawn("A....B").act(0), terrain=".#" + "." * (SIDE * SIDE - 2), players=())
    signs = picture._signs(view, Marks(offered=(0, 1, -1, 2)))
    plain = picture._signs(view, Marks())
    assert signs[0] == (".*", "bright_black on #26314a")
    assert (signs[1], signs[-1]) == (plain[1], plain[-1])
    assert signs[2] == (".*", "bright_black on #26314a")


def test_where_somebody_stands_is_asked_of_players_and_monsters() -> None:
    view = seen(drawn("A....B").act(0))
    cells = [player.cell for player in view.players]
    assert [picture.cell_of(view, FIRST_HERO + seat) for seat in range(3)] == [*cells, None]
    assert picture.cell_of(view, 0) is None


# Dungeon of Dooom


def test_a_dungeon_is_framed_around_its_player() -> None:
    """All of it in the middle where that fits, else what is around the player."""
    small: Any = {(row, column): ("x", "") for row in (4, 5) for column in (7, 8, 9)}
    assert [_extent(small, 0, 3), _extent(small, 1, 3), _extent(small, 1, 31)] == [6, 10, 31]
    assert [_first(small, 0, 4, room) for room in (1, 2, 3, 4, 5)] == [4, 4, 4, 3, 3]
    assert [_first(small, 1, middle, 2) for middle in (0, 7, 8, 9, 20)] == [7, 7, 7, 8, 8]
    lines = _framed(small, (4, 7), Marks(room=(10, 4)))
    assert [line.plain for line in lines] == [" " * 10, "  x x x   ", "  x x x   ", " " * 10]


def test_a_large_dungeon_takes_the_room_that_it_needs() -> None:
    large: Any = {(row, column): ("x", "") for row in range(30) for column in range(40)}
    lines = _framed(large, (0, 0), Marks())
    assert [len(lines), {line.plain for line in lines}] == [30, {"x " * 40}]
    lines = _framed(large, (29, 39), Marks(room=(11, 3)))
    assert [line.plain for line in lines] == ["x " * 5] * 3
    small: Any = {(0, 0): ("x", "")}
    lines = _framed(small, (0, 0), Marks())
    assert (len(lines), len(lines[0].plain)) == (21, 62), "no smaller than a window of memory"


# Delve & Dash


@pytest.mark.parametrize(
    ("signs", "shown"),
    [
        ("", "   "),
        ("1", " 1 "),
        ("1$", "1$ "),
        ("1*", "1 *"),
        ("12", "1 2"),
        ("1$2", "1$2"),
        ("12D?", "12D"),
    ],
)
def test_signs_are_spread_over_a_chamber(signs: str, shown: str) -> None:
    assert _spread(signs) == shown


# Extrikate


def test_typed_words_of_extrikate_mean_actions() -> None:
    """EX-13, EX-21; a letter stands for what is possible now."""
    entry = find_game("extrikate")
    board, rules = board_of(entry, "en"), entry.open({})
    legal = [rules.alphabet.parse(text) for text in ("roll", "declare exit")]
    meant = {
        "r": "roll",
        "x": "declare exit",
        "exit": "declare exit",
        "end": "end turn",
        "e": "move e",
        "n": "move n",
        "dig north": "dig n",
        "wall west": "wall w",
        "cave in n": "cave in n",
        "something": "something",
    }
    assert {words: board.understand(words, legal) for words in meant} == meant
    moves = [rules.alphabet.parse(text) for text in ("move n", "dig e", "end turn")]
    told = [board.understand(words, moves) for words in ("north", "n", "east", "e", "s")]
    assert told == ["move n", "move n", "dig e", "end turn", "move s"]


# Lines


class Flushed(StringIO):
    """Counts how often what was said is brought to who reads it."""

    times = 0

    def flush(self) -> None:
        self.times += 1


def test_every_line_reaches_its_reader_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Flushed()
    monkeypatch.setattr(sys, "stdout", out)
    prompt = LinePrompt(Console(file=StringIO(), width=80), StringIO(), False)
    for line in ("one", "two"):
        prompt.say(line)
    assert out.times == 2


@pytest.mark.parametrize(
    ("how", "many", "said"),
    [
        (Choosing.LIST, FEW, "listed"),
        (Choosing.LIST, FEW + 1, f"many {FEW + 1}"),
        (Choosing.KEYS, 3, ""),
        (Choosing.CELL, 64, ""),
    ],
)
def test_choices_that_nobody_can_guess_are_listed_where_they_are_few(
    how: Choosing, many: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told once, with the picture."""
    out = StringIO()
    monkeypatch.setattr(LinePrompt, "show", lambda self, *_: self.say("picture"))
    monkeypatch.setattr(LinePrompt, "show_actions", lambda self, *_: self.say("listed"))
    shared = SimpleNamespace(many_choices=lambda count: f"many {count}", input_ended="ended")
    board = SimpleNamespace(choosing=lambda legal: how, shared=shared)
    match: Any = SimpleNamespace(
        board=board,
        legal=lambda seat: [seat] * many,
        table=SimpleNamespace(number=7),
        view=lambda: None,
        is_shared=False,
    )
    prompt = LinePrompt(Console(file=out, width=80), StringIO(), False)
    for _ in range(2):
        with pytest.raises(Departure):
            prompt.ask(match, 0)
    assert out.getvalue().split("\n") == ["picture", *[said] * bool(said), "ended", "ended", ""]


def test_of_what_was_typed_eighty_letters_are_compared() -> None:
    """Three fifths of all letters must be alike: one letter more or less is not near enough."""
    known, typed = "a" * 36 + "q" * 4, "z" * 44 + "a" * 36
    told = SAYS.did_you_mean(typed=typed, near=known)
    assert no_such(typed + "b" * 20, [known], SAYS) == told
    assert no_such(f"z{typed}", [known], SAYS) != told
