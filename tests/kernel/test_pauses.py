"""Pauses: figures by kind of event, the same for terminal and browser."""

from __future__ import annotations

import msgspec
import pytest

from tests.tic_tac_toe.events import Marked
from waystone.catalogue import GAMES
from waystone.games.delve_and_dash import events
from waystone.games.delve_and_dash.pauses import PAUSES
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.pauses import USUAL_PAUSES
from waystone.kernel.table import Step, Table
from waystone.service.matches import game_info

STEP = events.Stepped(0, 1, 1, 1)


@pytest.mark.rule("DD-97")
def test_the_computer_thinks_longest_before_its_first_step() -> None:
    """DD-97: 0.8 s before the computer's first step, 0.6 s per step."""
    assert PAUSES.before_event(STEP, is_bots=True, is_first=True) == 800
    assert PAUSES.before_event(STEP, is_bots=True, is_first=False) == 600
    assert PAUSES.before_event(STEP, is_bots=False, is_first=True) == 0
    assert PAUSES.before_event(events.Died(0), is_bots=True, is_first=True) == 0
    assert PAUSES.after_event(STEP) == 0


@pytest.mark.rule("DD-97")
def test_chime_flight_roar_and_clash_stay_in_view() -> None:
    assert PAUSES.after_event(events.DragonStirred()) == 800
    assert PAUSES.after_event(events.DragonMoved(3)) == 800
    assert PAUSES.after_event(events.DragonWoke(0, 3)) == 1200
    assert PAUSES.after_event(events.Robbed(0, 1)) == 1200
    assert PAUSES.after_event(events.BattleHeld(0, 1)) == 0  # DD-74: no pause


def test_a_game_without_pauses_waits_before_what_bots_do() -> None:
    marked = Marked(0, 4)
    assert USUAL_PAUSES.before_event(marked, is_bots=True, is_first=False) == 600
    assert USUAL_PAUSES.before_event(marked, is_bots=False, is_first=True) == 0
    assert USUAL_PAUSES.after_event(marked) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_client_is_told_the_same_pauses(name: str) -> None:
    pauses = GAMES[name].pauses
    told = msgspec.to_builtins(game_info(GAMES[name]))["pauses"]
    assert told == {
        "after": pauses.after,
        "before_bot": pauses.before_bot,
        "otherwise": pauses.otherwise,
        "first": pauses.first,
    }
    assert pauses.after or pauses.otherwise


# The default pace of the browser (`web/src/kit/stage.ts`): half, and less where it gets long.
FAST, LONG, HASTE = 0.5, 1600, 0.25


@pytest.mark.parametrize(
    ("game", "bot", "matches"),
    [
        ("delve-and-dash", "", 10),
        ("extrikate", "", 60),
        ("extrikate", "hard", 20),
        ("dooom", "", 10),
        ("dungeon-crawler", "", 3),
    ],
)
def test_less_than_a_third_of_a_duel_is_waiting(game: str, bot: str, matches: int) -> None:
    """At a second for each decision, against the usual opponent or the best one."""
    waits = [wait for seed in range(matches) for wait in waits_of(game, bot, f"waiting {seed}")]
    share = sum(waits) / (sum(waits) + 1000 * len(waits))
    print(f"\n{game}: {share:.0%} of the time is waiting")
    assert share < 1 / 3


def waits_of(game: str, bot: str, seed: str) -> list[float]:
    """How many milliseconds the first seat looks on after each of its decisions."""
    entry = GAMES[game]
    rules = entry.open({"mode": "cpu"} if game == "delve-and-dash" else {})
    table = Table(rules, ["one", "two"], seed)
    kind = entry.bot(bot or entry.usual_bot)
    bots = [kind.make(rules, SeededDice(f"{seed} {seat}"), Budget()) for seat in range(2)]
    waits: list[float] = []
    shown = 0
    last = 0

    def note(step: Step) -> None:
        nonlocal shown, last
        if step.seat == 0:
            waits.append(paced(shown))
            shown = 0
        for event in step.visible_to(0):
            shown += entry.pauses.before_event(event, step.seat == 1, step.seat != last)
            shown += entry.pauses.after_event(event)
        last = step.seat

    play_out(table, bots, note)
    return [*waits, paced(shown)]


def paced(time: int) -> float:
    """How long so many milliseconds take at the default pace."""
    return time * FAST * max(HASTE, min(1.0, LONG / (time * FAST))) if time else 0.0
