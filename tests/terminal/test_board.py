"""The labyrinth in the terminal: distinct signs, no secrets, words for everything."""

import inspect
from typing import Any

import msgspec
import pytest
from rich.text import Text

from waystone.catalogue import find_game
from waystone.games.delve_and_dash import events
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR, Event
from waystone.kernel.table import Step, Table
from waystone.terminal.board import Marks, Narrator, distinct
from waystone.terminal.boards import BOARDS
from waystone.terminal.boards.delve_and_dash import picture

BOARD = BOARDS["delve-and-dash"]()
ENTRY = find_game("delve-and-dash")
YOU = Narrator(["Anna", "Ben"], 0)
THEY = Narrator(["Anna", "Ben"])


def table(seats: int, **settings: str) -> Table[Any]:
    return Table(ENTRY.open(settings), ["Anna", "Ben"][:seats], "7")


VIEW = table(2).view(0)


def started(seats: int = 2, **settings: str) -> Table[Any]:
    here = table(seats, **settings)
    here.act(0, "waystone c5")
    if seats == 2:
        here.act(1, "waystone h1")
    return here


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def drawn(here: Table[Any], seat: int, **marks: Any) -> str:
    return plain(BOARD.picture(here.view(seat), Marks(**marks)))


@pytest.mark.rule("DD-96", "DD-7", "DD-9")
def test_a_fresh_board_has_a_rim_and_dots() -> None:
    """DD-96: unknown boundaries are dotted; DD-9: the rim is always drawn."""
    lines = drawn(table(1), 0).split("\n")
    assert lines[0].split() == list("ABCDEFGH")
    assert lines[1].strip() == "┏" + "━" * 31 + "┓"
    assert lines[2] == " 1 ┃   ·   ·   ·   ·   ·   ·   ·   ┃"
    assert lines[3] == "   ┃ ·   ·   ·   ·   ·   ·   ·   · ┃"
    assert lines[-1].strip() == "┗" + "━" * 31 + "┛"
    assert sum(line.count("·") for line in lines) == 112


@pytest.mark.rule("DD-96")
def test_every_sign_of_the_legend_is_distinct() -> None:
    """DD-96: colour is never the only sign."""
    signs = [*picture.WARRIORS, picture.DRAGON, picture.DRAGON_RESTING, picture.TREASURE]
    signs += [*picture.WAYSTONES, picture.HINT, picture.DANGER, *picture.FOOTPRINTS[1:]]
    assert len(set(signs)) == len(signs)
    for pen in (picture.BOXES, picture.ASCII):
        assert len(set(pen.upright.values())) == len(pen.upright)
        assert len(set(pen.level.values())) == len(pen.level)
        assert pen.upright["+"] == "+"
        assert pen.upright["/"] == "/"


@pytest.mark.rule("DD-96", "DD-27")
def test_walls_and_steps_are_drawn_as_they_are_found() -> None:
    here = started(1)
    here.act(0, "move n")
    here.act(0, "move e")
    here.act(0, "move s")
    assert drawn(here, 0).split("\n")[9:13] == [
        "   ┃ ·   · ╺━━━╸ ·   ·   ·   ·   · ┃",
        " 5 ┃   ·   · *   1 ·   ·   ·   ·   ┃",
        "   ┃ ·   ·   · ╺━━━╸ ·   ·   ·   · ┃",
        " 6 ┃   ·   ·   ·   ·   ·   ·   ·   ┃",
    ]
    assert drawn(here, 0, plain=True).split("\n")[9:12] == [
        "   o .   . o---o .   .   .   .   . o",
        " 5 |   .   . *   1 .   .   .   .   |",
        "   o .   .   . o---o .   .   .   . o",
    ]


@pytest.mark.rule("DD-19", "DD-30")
def test_a_waystone_is_drawn_for_its_owner_on_demand_only() -> None:
    """DD-30: shown to its owner only; DD-19: and only while the owner asks."""
    here = started()
    assert "*" in drawn(here, 0)
    assert "*" in drawn(here, 1)
    assert "*" not in drawn(here, 0, secrets=False)
    assert "*" not in drawn(here, SPECTATOR)
    panel = plain(BOARD.panel(here.view(0), THEY, Marks(secrets=False)))
    assert "C5" not in panel
    assert "secret" in panel
    assert "C5" in plain(BOARD.panel(here.view(0), THEY, Marks()))
    assert "H1" not in plain(BOARD.panel(here.view(0), THEY, Marks()))


@pytest.mark.rule("DD-85")
def test_everything_is_drawn_when_the_match_is_over() -> None:
    here = started(level="2")
    here.act(0, "leave")
    shown = drawn(here, SPECTATOR)
    assert "·" not in shown.split("\n", 2)[2]
    assert "│" in shown
    for sign in "*%$?":
        assert sign in shown
    assert "+" in shown or "/" in shown


def test_the_picture_shows_what_the_view_knows_and_nothing_else() -> None:
    """Two positions that a seat can't tell apart look the same to it."""
    one, other = started(), table(2)
    other.act(0, "waystone c5")
    other.act(1, "waystone a8")
    seen = [msg for msg in (one.view(0), other.view(0)) if isinstance(msg, DelveView)]
    same = msgspec.structs.replace(seen[1], warriors=seen[0].warriors, visited=seen[0].visited)
    assert plain(BOARD.picture(same, Marks())) == plain(BOARD.picture(seen[0], Marks()))


@pytest.mark.rule("DD-98")
def test_keys_of_three_kinds_try_the_four_ways() -> None:
    """DD-98: arrow keys or WASD, space for Next Turn."""
    for keys in (("up", "right", "down", "left"), "wdsa", "kljh"):
        found = [BOARD.action_of(key, ()) for key in keys]
        assert found == ["move n", "move e", "move s", "move w"]
    assert BOARD.action_of(" ", ()) == "next turn"


@pytest.mark.rule("DD-98")
def test_the_danger_ring_is_drawn_round_a_dragon_that_is_awake() -> None:
    """DD-98: the optional danger ring is the 8 chambers round a visible dragon."""
    here = started()
    view = here.view(0)
    assert isinstance(view, DelveView)
    awake = msgspec.structs.replace(view, awake=True, dragon=53)
    assert plain(BOARD.picture(awake, Marks(danger=True))).count("!") == 8
    assert plain(BOARD.picture(awake, Marks())).count("!") == 0
    assert plain(BOARD.picture(view, Marks(danger=True))).count("!") == 0


def all_events() -> list[type[Event]]:
    return [
        each
        for _, each in inspect.getmembers(events, inspect.isclass)
        if issubclass(each, Event) and each is not Event
    ]


def test_every_event_has_words() -> None:
    """Each sound of the rules comes with a log line; in the terminal the line is all there is."""
    values = {"seat": 0, "cell": 34, "way": 0, "edge": 3, "lives": 2, "left": 4, "round": 2}
    values |= {"lair": 20, "carrier": 0, "other": 1, "winner": 1, "loser": 0}
    for kind in all_events():
        fields: dict[str, Any] = {
            name: values[name] for name in kind.__struct_fields__ if name in values
        }
        fields |= {"starts": (1, 2)} if kind is events.MatchBegan else {}
        fields |= {"reason": "home"} if kind is events.Ended else {}
        event = kind(**fields)
        for narrator in (YOU, THEY):
            sentence = BOARD.sentence(event, narrator, VIEW)
            assert sentence[0].isupper()
            assert sentence[-1] in ".!"


@pytest.mark.parametrize(
    ("event", "you", "they"),
    [
        (events.Stepped(0, 26, 0, 1), "You walk north into C4.", "Anna walks north into C4."),
        (events.Bumped(0, 34, 3, 1), "A wall blocks your way west.", None),
        (events.TurnBegan(1, 1, 3), "Ben has 1 move.", None),
        (events.TurnBegan(0, 8, 3), "Your turn: 8 moves.", None),
        (events.DragonSeen(34), "The dragon comes into sight in C5.", None),
        (events.DragonMoved(None), "Wings beat somewhere in the dark.", None),
        (events.Attacked(0, 34, 1), "The dragon strikes you in C5: one life left.", None),
        (
            events.Robbed(1, 0),
            "Blades clash: Ben takes the treasure from you!",
            "Blades clash: Ben takes the treasure from Anna!",
        ),
        (
            events.WaystonePlaced(0, 34),
            "Your waystone is in C5. Nobody else knows.",
            "The waystone of Anna is in C5.",
        ),
        (events.Ended("both dead", None), "The match is over: The dragon took everybody.", None),
    ],
)
def test_sentences(event: Event, you: str, they: str | None) -> None:
    assert BOARD.sentence(event, YOU, VIEW) == you
    if they is not None:
        assert BOARD.sentence(event, THEY, VIEW) == they


@pytest.mark.parametrize("settings", [{}, {"level": "2"}, {"size": "12"}, {"size": "6"}])
@pytest.mark.parametrize("seats", [1, 2])
def test_whole_matches_can_be_shown(seats: int, settings: dict[str, str]) -> None:
    """Every view, event and intermediate view of random matches has picture, panel and words."""
    here = table(seats, **settings)
    size = int(settings.get("size", "8"))
    bot = ENTRY.bot("random")
    bots = [bot.make(here.game, SeededDice(str(seat)), Budget()) for seat in range(seats)]
    views = {seat: here.view(seat) for seat in (0, SPECTATOR)}

    def show(step: Step) -> None:
        if step.number > 60 and step.number % 20 and here.outcome is None:
            return
        for seat, before in views.items():
            view = before
            for event in step.visible_to(seat):
                assert BOARD.sentence(event, YOU, before)
                view = BOARD.after(view, event)
            for each in (view, here.view(seat)):
                lines = BOARD.picture(each, Marks(danger=True))
                assert {line.cell_len for line in lines[1:]} == {size * 4 + 4}
                assert BOARD.panel(each, YOU, Marks())
                assert BOARD.summary(each, YOU)
                assert BOARD.question(each, YOU)
            views[seat] = here.view(seat)

    play_out(here, bots, show)
    rows = dict(BOARD.closing(here.view(0), YOU, 61.5))
    assert rows["Time"] == "1:01"
    assert rows["Explored"].endswith("% of the walls")
    expected = {"Moves", "Deaths"} if seats == 1 else {"Your moves", "Your deaths"}
    assert expected < rows.keys()


def test_plain_pictures_are_ascii() -> None:
    here = started(level="2")
    here.act(0, "leave")
    for view in (here.view(0), here.game.reveal(here.state)):
        marks = Marks(plain=True, cursor=3)
        assert plain(BOARD.picture(view, marks)).isascii()
        assert plain(BOARD.panel(view, THEY, marks)).isascii()


def test_typed_words_are_understood() -> None:
    here = table(1)
    choices = here.legal(0)
    assert BOARD.understand("c5", choices) == "waystone c5"
    assert BOARD.understand("waystone c5", choices) == "waystone c5"
    assert BOARD.understand("z9", choices) == "z9"
    for typed in ("n", "north", "move n", "move north"):
        assert BOARD.understand(typed, ()) == "move n"
    for word, way in (("east", "e"), ("south", "s"), ("west", "w")):
        assert BOARD.understand(word, ()) == BOARD.understand(way, ()) == f"move {way}"
    assert BOARD.understand("next", ()) == BOARD.understand("end", ()) == "next turn"


def test_names_that_occur_twice_are_told_apart() -> None:
    assert distinct(["knight", "knight"]) == ["knight 1", "knight 2"]
    assert distinct(["Anna", "Ben"]) == ["Anna", "Ben"]


@pytest.mark.rule("DD-85")
def test_nobody_is_called_you_in_the_third_person_at_the_end() -> None:
    here = table(2, mode="duel")
    here.act(0, "waystone a1")
    here.act(1, "waystone h8")
    here.act(1, "leave")
    view = here.view(0)
    shown = plain(BOARD.panel(view, YOU, Marks()))
    assert "A1 * yours" in shown
    assert "of you" not in shown
    rows = [name for name, _ in BOARD.closing(view, YOU, 1.0)]
    assert rows[1:5] == ["Your moves", "Your deaths", "Ben’s moves", "Ben’s deaths"]


@pytest.mark.rule("DD-109")
def test_a_door_is_drawn_by_its_own_event_before_the_next_view() -> None:
    view = table(1, level="2").view(0)
    step = events.Stepped(seat=0, cell=1, way=1, edge=0)
    walked = BOARD.after(view, step)
    assert isinstance(walked, DelveView)
    assert walked.boundaries[0] == " "
    for event, sign in (
        (events.DoorLocked(seat=0, edge=0), "+"),
        (events.DoorForced(seat=0, edge=0), "/"),
        (events.DoorHeld(seat=0, cell=0, way=1, edge=0), "+"),
    ):
        after = BOARD.after(walked, event)
        assert isinstance(after, DelveView)
        assert after.boundaries[0] == sign


@pytest.mark.rule("DD-114")
def test_a_labyrinth_larger_than_the_window_is_shown_around_the_warrior() -> None:
    here = table(1, size="20")
    here.act(0, "waystone t20")
    whole = BOARD.picture(here.view(0), Marks())
    assert [len(whole), whole[1].cell_len] == [42, 84]
    part = BOARD.picture(here.view(0), Marks(room=(44, 20)))
    assert len(part) <= 20
    assert {line.cell_len for line in part[1:]} == {44}
    assert part[0].plain.split() == [chr(65 + each) for each in range(10, 20)]
    assert "20 " in part[-2].plain
    assert "1" in part[-2].plain.partition(" ")[2]
