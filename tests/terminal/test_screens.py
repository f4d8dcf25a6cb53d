"""Extrikate, Dooom and Dungeon Crawler in a real pseudo-terminal, as a person plays them."""

from pathlib import Path

import pytest

from tests.cli.command import call
from tests.terminal.window import DOWN, ENTER, ESCAPE, RIGHT, UP, Window
from waystone.kernel.record import parse

FAST = ("--seed", "7", "--speed", "off")


@pytest.mark.rule("EX-18", "EX-21")
def test_extrikate_by_keys(tmp_path: Path) -> None:
    """Dice, a step by an arrow key, the list behind Enter, and a record that replays."""
    path = tmp_path / "match.record"
    with Window(
        "play", "extrikate", "--mode", "solo", "--seed", "5", "--speed", "off", "--save", str(path)
    ) as window:
        window.see("You: roll (r)", "Move or dig  8 12 13")
        window.type("r")
        window.see("You roll 2 + 6 + 4 = 12: Move or dig.", "choose a direction")
        window.type(UP)
        window.see(
            "You walk north to", "nobody has been before", "roll again (r), or end the turn (e)"
        )
        window.type(ENTER)
        window.see("2 choices", ">  1 roll the dice", "   2 end the turn")
        window.type(ESCAPE)
        window.see("Enter choices")
        window.type(ENTER, "2", ENTER)
        window.see("Your turn 2.")
        window.type("f")
        window.see("No roll asks for this now.")
        window.type("q", "y")
        assert window.end() == 0
    assert [entry.text for entry in parse(path.read_text()).entries] == [
        "roll",
        "move n",
        "end turn",
    ]
    assert call("verify", str(path)).returncode == 0


@pytest.mark.rule("DM-43", "DM-76")
def test_dooom_on_one_keyboard_hides_what_the_other_sees() -> None:
    with Window("play", "dooom", "--mode", "hotseat", "--names", "Ada,Ben", *FAST) as window:
        window.see("Pass the keyboard to Ada (Player 1).")
        assert "@" not in window.screen()
        window.type(ENTER)
        window.see("@", "Your turn: 6 AP left", "> You", "  Ben")
        window.type(" ")
        window.see("Enter covers the screen for the next player", "Ben is on the move in the dark.")
        window.type("x", ENTER)
        shown = window.see("Pass the keyboard to Ben (Player 2).")
        assert "@" not in shown
        window.type(ENTER)
        window.see("@", "> You", "  Ada", "Your turn: 6 AP left")
        window.type("q", "y")
        assert window.end() == 0


@pytest.mark.rule("DM-34")
def test_a_whole_match_of_dooom_in_a_window() -> None:
    """Whoever only ends turns loses to a bot; the whole dungeon is shown at the end."""
    with Window("play", "dooom", "--bot", "hunter", "--set", "map=cellar", *FAST) as window:
        window.see("Your turn: 6 AP left")
        window.type(" " * 60)
        window.see("The match is over.", "Hunter found the way out with enough gold.", "n new game")
        window.type("q")
        assert window.end() == 0
        assert "Hunter won." in window.screen()


@pytest.mark.rule("DC-12", "DC-18")
def test_dungeon_crawler_by_its_lists() -> None:
    """Choices by number, by words, by arrows on the mat; a tile is shown before it is laid."""
    with Window("play", "dungeon-crawler", "--mode", "cpu", *FAST, columns=100, lines=34) as window:
        window.see("10 choices", ">  1 Take the Dwarf Cleric", "Dwarf Cleric: 5 MV, 6 BP")
        window.type("/", "e", "l", "f", " ", "w")
        window.see("find: elf w_", "Take the Elf Warrior", "Take the Elf Wizard")
        window.type(DOWN, ENTER)
        window.see("You: choose the gate where you come in")
        window.type("2", ENTER)
        window.see("Racer enters the labyrinth. (", "You: lay the tile", "Lay it at ")
        window.type(RIGHT, ENTER)
        window.see("You: place the", "Place it on ")
        window.type(ENTER)
        window.see("You: move, attack or play a card", "End the turn")
        window.type("?")
        window.see("the nearest choice that way on the mat")
        window.type("x", "a")
        window.see("3 choices", "Ask: at every chance", "Ask: only for the chest")
        window.type(ENTER)
        window.see("You are asked for cards at every chance.", "You: move, attack or play a card")
        window.type("q", "y")
        assert window.end() == 0


def test_colours_can_be_left_out() -> None:
    with Window("play", "dooom", "--mode", "cpu", *FAST, NO_COLOR="1") as window:
        window.see("@", "AP left")
        assert "\x1b[38" not in window.raw
        window.type("q", "y")
        assert window.end() == 0
