"""Who may know what: twins that differ only in what is hidden must look and sound alike."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.acting import first_acting
from tests.games.dooom.scene import Scene, map_text, rulebook
from waystone.games.dooom.board import UNSEEN
from waystone.games.dooom.memory import Memory
from waystone.games.dooom.options import SETTINGS
from waystone.games.dooom.sight import look_around, window
from waystone.games.dooom.state import DooomState
from waystone.games.dooom.view import DooomView
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table

FLAT = "0.....#.1.GE"
TWINS: dict[str, tuple[Callable[[], Scene], Callable[[], Scene]]] = {
    "an unseen wall": (lambda: Scene("0......1.GE"), lambda: Scene("0...#..1.GE")),
    "an unseen player's gear": (lambda: Scene(FLAT), lambda: Scene(FLAT).give(1, "SAL")),
    "an unseen player's place": (lambda: Scene("0.....1.GE"), lambda: Scene("0.......1E", win=0)),
    "a seen player's life and purse": (
        lambda: Scene("0.1...GE"),
        lambda: Scene("0.1...GE").give(1, "S", gold=4, hp=9),
    ),
    "what lies below a player": (
        lambda: forgetful(Scene("0.1...GE")),
        lambda: forgetful(Scene("0.1...GE", under={1: "E"})),
    ),
    "who the seen player is": (lambda: Scene("0.1...2.GE"), lambda: Scene("0.2...1.GE")),
    "the amount of a pile": (lambda: Scene("0.G.1...E"), lambda: piled(Scene("0.G.1...E"))),
    "how much wall there is": (
        lambda: Scene("####\n####\n0...\n####\n#G1E"),
        lambda: Scene("####\n0...\n####\n#G1E"),
    ),
    "a wall or the end of the map": (
        lambda: Scene("#######\n#0.G1E#\n#######"),
        lambda: Scene("0.G1E"),
    ),
}


def forgetful(scene: Scene) -> Scene:
    """Seat 0 sat down last, and never saw the others' tiles without them."""
    scene.state.memory[0] = Memory()
    look_around(scene.state, 0)
    return scene


def piled(scene: Scene) -> Scene:
    scene.state.altered[scene.state.dungeon.cell(0, 2)] = 7 << 8 | ord("G")
    return scene


def stream(scene: Scene, ways: str) -> list[bytes]:
    """All that seat 0 is sent: its view, and its view and events after each own step."""
    out = [seen(scene)]
    for way in ways:
        scene.do(0, f"move {way}")
        out += [msgspec.json.encode(scene.heard(0)), seen(scene)]
    for way in "nesw":
        out.append(scene.refused(0, f"move {way}").encode())
    return out


def seen(scene: Scene) -> bytes:
    return msgspec.json.encode(
        msgspec.structs.replace(scene.view(0), goal=0)  # the goal is public, maps differ in it
    )


@pytest.mark.rule("DM-76", "DM-40", "H-1", "H-2", "H-3", "H-4", "H-5", "H-6", "H-7")
@pytest.mark.parametrize("name", TWINS)
def test_twins_look_alike(name: str) -> None:
    one, other = (make() for make in TWINS[name])
    ways = "e" if name in ("the amount of a pile", "what lies below a player") else ""
    assert stream(one, ways) == stream(other, ways)


@pytest.mark.rule("DM-76", "H-11")
def test_deeds_out_of_sight_make_no_sound() -> None:
    """Whatever another does far away, a seat hears only that turns pass on."""
    heard = []
    for deeds in (["move e", "pick up", "end turn"], ["move e", "move w", "end turn"]):
        scene = Scene("1G......0.E")
        scene.do(0, "end turn")
        sounds = []
        for text in deeds:
            scene.do(1, text)
            sounds += scene.heard(0)
        heard.append((sounds, scene.view(0)))
    assert heard[0] == heard[1]


@pytest.mark.rule("DM-75", "DM-77", "H-10")
def test_spectators_and_the_dead_get_what_is_public() -> None:
    scene = Scene("0.1G.2E", open_join="yes", seats=4)
    scene.do(2, "leave")
    for seat in (2, 3, SPECTATOR):
        view = scene.view(seat)
        assert (view.own, view.whole, view.ending) == (None, None, None)
        assert view.map == "Drawn"
        assert (view.goal, view.phase, view.round, view.acting) == (1, "running", 1, (0,))
        assert view.order == (0, 1, 2)
        assert view.status == ("alive", "alive", "gone", "empty")
    scene.do(0, "move e")
    assert scene.heard(SPECTATOR) == []
    assert scene.heard(2) == []


@pytest.mark.rule("DM-77", "DM-82")
def test_open_spectating_shows_all_to_onlookers_but_not_to_the_dead() -> None:
    """A dead friend at the table could talk to a living one."""
    scene = Scene("0.1GE", open_spectating="yes")
    scene.do(1, "leave")
    assert scene.game.policy.open_spectating
    assert scene.game.reveal(scene.state).whole is not None
    assert scene.view(SPECTATOR).whole is None  # as for a table of several people
    assert not Scene("0.1GE").game.policy.open_spectating
    assert scene.view(1).whole is None
    assert scene.view(0).whole is None


@pytest.mark.rule("DM-76", "H-13")
def test_a_view_is_made_of_the_window_the_memory_and_the_public_facts() -> None:
    """In random matches every letter of a view was in one of the seat's windows."""
    game = rulebook(map="ring-vault", max_rounds="6")
    for seed in range(4):
        table = Table(game, ["p"] * 4, seed)
        shown: list[dict[tuple[int, int], set[int]]] = [{} for _ in range(4)]
        dice = SeededDice(seed, "walk")
        while first_acting(table) >= 0:
            for seat in range(4):
                note(table.state, seat, shown[seat])
                view = table.view(seat)
                assert isinstance(view, DooomView)
                check_memory(view, shown[seat])
            legal = table.legal(first_acting(table))
            table.do(first_acting(table), legal[dice.index(len(legal))])


def note(state: DooomState, seat: int, shown: dict[tuple[int, int], set[int]]) -> None:
    if state.place[seat] < 0:
        return
    row, column = state.dungeon.where(state.place[seat])
    top, left = state.dungeon.where(state.start[seat])
    rows = window(state, seat)
    reach = len(rows) // 2
    for down, line in enumerate(rows, row - top - reach):
        for right, letter in enumerate(line, column - left - reach):
            if letter != UNSEEN:
                shown.setdefault((down, right), set()).add(letter)


def check_memory(view: DooomView, shown: dict[tuple[int, int], set[int]]) -> None:
    if view.own is None:
        return
    for down, line in enumerate(view.own.memory, view.own.top):
        for right, letter in enumerate(line, view.own.left):
            if letter == "p":
                assert ord("P") in shown[down, right]
            elif letter != " ":
                assert ord(letter) in shown[down, right]


@pytest.mark.rule("DM-M2", "H-9")
def test_nothing_of_a_generated_map_is_in_its_name_or_its_public_settings() -> None:
    one = rulebook(map="generated", width="31", height="9")
    two = rulebook(map="generated", width="17", height="40")
    names = {game.setup(2, SeededDice(5)).dungeon.name for game in (one, two)}
    assert len(names) == 1
    assert one.settings.public() == two.settings.public() == {"map": "generated"}
    secret = {each.name for each in SETTINGS if each.secret}
    assert secret == {"map_text", "width", "height"}
    own = rulebook(map="custom", map_text=map_text(["E."], 0))
    assert "map_text" not in own.settings.public()
