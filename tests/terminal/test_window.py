"""Playing in a real pseudo-terminal, as a person does."""

import json
import signal
from pathlib import Path

import pytest

from tests.cli.command import call
from tests.terminal.window import CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Window
from waystone.kernel.record import parse

PLAY = ("play", "delve-and-dash", "--seed", "7", "--speed", "off")


def test_the_menu_chooses_mode_and_level() -> None:
    with Window() as window:
        window.see("[Solo]", "Level", "[1 · walls]")
        window.type(RIGHT, RIGHT)
        window.see("[One device]", "Two players share this screen.")
        window.type(LEFT)
        window.see("[Computer]", "Opponent", "[Knight]")
        window.type(DOWN, RIGHT)
        window.see("[2 · walls and doors]")
        window.type(DOWN)
        window.see("Board", "< [8 × 8 · ranked] >", "chambers along each side")
        window.type(RIGHT)
        window.see("< [6 × 6] >  2 of 6")
        window.type(LEFT, ENTER)
        window.see("Level 2 · against the computer", "You choose a waystone.", "Knight")
        window.type("q", "y")
        assert window.end() == 0
        assert "The match is left unfinished." in window.screen()


def test_leaving_the_menu_starts_nothing() -> None:
    with Window("play") as window:
        window.see("[Solo]")
        before = window.settings()
        window.type("q")
        assert window.end() == 0
        assert "unfinished" not in window.screen()
        assert window.settings() != before  # cbreak is over


@pytest.mark.rule("DD-98")
def test_a_solo_match_by_keys(tmp_path: Path) -> None:
    """DD-98: arrow keys, WASD and hjkl; choosing by a typed cell; nothing typed is lost."""
    path = tmp_path / "match.record"
    with Window(*PLAY, "--mode", "solo", "--save", str(path), lines=40) as window:
        window.see("You choose a waystone.", "arrows or a typed cell")
        window.type("c", "5")
        window.see(" 5 ┃   ·   ·[ ]·")
        window.type(ENTER, UP, "l", "s", "a")
        shown = window.see("You walk west into C5.")
        for words in (
            "wall blocks your way north",
            "You walk east into D5.",
            "wall blocks your way south",
            "♥♥♥",
        ):
            assert words in shown
        window.type("x")
        window.see("The key 'x' does nothing here; ? shows the keys.")
        window.type(" ")
        window.see("There are no turns while the dragon sleeps.")
        window.type("?")
        window.see("try to go that way", "Any key goes back.")
        window.type("x")
        window.see("You explore freely")
        window.type("q", "n")
        window.type(UP)
        window.see("There is a wall.")
        window.type(CTRL_D, "y")
        assert window.end() == 0
        assert f"The record is in {path}." in window.screen().replace("\n", "")
    texts = [entry.text for entry in parse(path.read_text()).entries]
    assert texts == ["waystone c5", "move n", "move e", "move s", "move w"]
    assert call("verify", str(path)).returncode == 0


@pytest.mark.rule("DD-19")
def test_a_duel_on_one_keyboard_keeps_its_secrets() -> None:
    """DD-19: covers between the choices, a board without marks, the own gem only on demand."""
    with Window(*PLAY, "--mode", "hotseat", "--names", "Anna,Ben") as window:
        first = "Anna" if "Pass the keyboard to Anna" in window.see("Pass the keyboard") else "Ben"
        second = "Ben" if first == "Anna" else "Anna"
        window.type("x", "c", ENTER)
        window.see(f"{first} chooses a waystone.")
        window.type("c", "5", ENTER)
        covered = window.see(f"Pass the keyboard to {second} (Warrior 2).")
        assert not any(sign in covered for sign in "┃*[")
        assert len(covered.splitlines()) <= 5
        window.type(ENTER)
        fresh = window.see(f"{second} chooses a waystone.")
        assert "*" not in fresh.replace("* waystone", "")
        assert "C5" not in fresh
        window.type("h", "1", ENTER)
        window.see(f"Pass the keyboard to {first} (Warrior 1).")
        window.type(ENTER)
        shown = window.see(f"{first} has 8 moves.", "Waystones secret")
        assert "C5" not in shown.split("The labyrinth is silent")[0]
        window.type("g")
        peek = window.see("Your secret is shown until the next key.", "Waystone  C5 *")
        assert "H1" not in peek
        window.type(ESCAPE)
        window.see("Waystones secret")
        window.type("n")
        window.see("New game? a: all agree to a draw, r: you resign")
        window.type("a")
        window.see(f"Pass the keyboard to {second} (Warrior 1).")
        window.type(ENTER)
        window.see("The seats are swapped")
        window.type(CTRL_C)
        assert window.end() == 130
        assert "waystone: stopped" in window.screen()


def test_a_match_to_its_end_and_another(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    deadly = ("--set", "lives=1", "--set", "wake_distance=9", "--save", str(path))
    with Window(*PLAY, "--mode", "solo", *deadly, lines=40) as window:
        window.see("You choose a waystone.")
        window.type("c", "5", ENTER)
        window.see("The labyrinth is silent")
        for _ in range(20):
            window.type(UP, RIGHT, DOWN, LEFT, " ")
        shown = window.see(
            "The dragon took your last life.", "Time: 0:", "Moves: ", "Deaths: 1", "Explored: "
        )
        assert not any("·" in line[:36] for line in shown.splitlines()[:18])  # no more secrets
        assert "The match is over." in shown
        window.type("n")
        window.see("You choose a waystone.")
        window.type(ENTER, "q", "y")
        assert window.end() == 0
    assert sorted(each.name for each in tmp_path.iterdir()) == ["match-2.record", "match.record"]
    assert parse(path.read_text()).result == "loss (dead)"
    names = [str(each) for each in tmp_path.iterdir()]
    assert call("verify", *names).returncode == 0


@pytest.mark.rule("DD-97")
def test_the_computer_plays_at_its_pace() -> None:
    """DD-97: delays are for show only; typed keys shorten them and are not lost."""
    with Window(*PLAY[:-2], "--bot", "knight", "--speed", "2") as window:
        window.see("You choose a waystone.")
        window.type("c", "5", ENTER)
        window.see("Your turn: 8 moves")
        window.type(" ")
        window.see("Knight has 8 moves")
        window.type("w", "d")
        window.see("round 2", seconds=60)
        window.see("You have 6 moves left.")
        window.type("q", "y")
        assert window.end() == 0


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_an_ended_program_gives_the_window_and_the_record_back(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    path = tmp_path / "match.record"
    with Window(*PLAY, "--mode", "solo", "--save", str(path)) as window:
        window.see("You choose a waystone.")
        window.type(ENTER, UP)
        window.see("north")
        window.process.send_signal(number)
        assert window.end() == code
        assert window.raw.endswith("\x1b[?1049l") or "The record is in" in window.screen()
    record = parse(path.read_text())
    assert (record.result, len(record.entries)) == ("", 2)


def test_a_window_that_changes_is_drawn_again() -> None:
    with Window(*PLAY, "--mode", "solo") as window:
        window.see("DELVE & DASH")
        window.resize(40, 24)
        window.see("You: 3 lives, choosing;")
        window.resize(20, 10)
        window.see("This window has 20 b")
        window.resize(90, 30)
        window.see("DELVE & DASH", "You choose a waystone.")
        window.type("q", "y")
        assert window.end() == 0


def test_no_colour_where_none_is_wanted() -> None:
    with Window(*PLAY, "--mode", "solo", NO_COLOR="1") as window:
        window.see("You choose a waystone.")
        assert "\x1b[38" not in window.raw
        assert "\x1b[31" not in window.raw
        window.type("q", "y")
        assert window.end() == 0


def test_a_dumb_terminal_gets_lines() -> None:
    with Window(*PLAY, "--mode", "solo", TERM="dumb") as window:
        window.see("You choose a waystone.\n>")
        window.type("c5\n")
        window.see("Your waystone is in C5.")
        window.type("quit\n")
        assert window.end() == 0
        assert "\x1b[?1049h" not in window.raw


def test_a_window_is_taken_again_after_sleep() -> None:
    """Without a shell above it nothing can wake a program, so the system lets it go on at once."""
    with Window(*PLAY, "--mode", "solo") as window:
        window.see("You choose a waystone.")
        seen = len(window.raw)
        window.process.send_signal(signal.SIGTSTP)
        window.see_again("You choose a waystone.", after=seen)
        assert "\x1b[?1049l" in window.raw[seen:]
        assert window.raw[seen:].index("\x1b[?1049l") < window.raw[seen:].index("\x1b[?1049h")
        window.type("q", "y")
        assert window.end() == 0


def test_a_film_on_the_window(tmp_path: Path) -> None:
    words = ("--bots", "random", "--games", "1", "--json", "--save", str(tmp_path / "new"))
    steps = json.loads(call("simulate", "delve-and-dash", *words).stdout)["steps"]
    film = ("replay", str(tmp_path / "new" / "game-0.record"), "--watch", "--speed", "off")
    with Window(*film, lines=30) as window:
        window.see(f"Step {steps} of {steps}: ")
        window.type(LEFT)
        window.see(f"Step {steps - 1} of {steps}: ")
        window.type(RIGHT)
        window.see(f"Step {steps} of {steps}: ")
        window.type("q")
        assert window.end() == 0
