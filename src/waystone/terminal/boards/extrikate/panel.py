"""What stands beside the sheet: the players, the dice, and what they mean."""

from __future__ import annotations

from rich.text import Text

from waystone.games.extrikate.board import GRID, LEAST_SUM, MOST_SUM, PHASE_NAMES, result_of
from waystone.games.extrikate.view import ExtrikateView
from waystone.terminal.board import Marks, Voice
from waystone.terminal.boards.extrikate.picture import PLAYERS
from waystone.terminal.boards.extrikate.words import count


def panel(view: ExtrikateView, voice: Voice, marks: Marks) -> list[Text]:
    """All of it, the most important first."""
    lines = [Text("Extrikate", style="bold #e0a458"), Text()]
    for seat in range(len(view.delvers)):
        lines += _delver(view, voice, seat, marks)
    return [*lines, Text(), *_dice(view, marks), Text(), *_table(view)]


def _delver(view: ExtrikateView, voice: Voice, seat: int, marks: Marks) -> list[Text]:
    delver = view.delvers[seat]
    is_turn = view.to_act is not None and view.turn == seat
    hearts = count(delver.lives, "life", "lives") if marks.plain else "♥" * delver.lives
    line = Text("> " if is_turn else "  ").append(str(seat + 1), style=PLAYERS[seat])
    line.append(f" {voice.subject(seat)} ", style="bold" if is_turn else "default")
    line.append(hearts, style="bright_red")
    below = Text("    ").append(f"${delver.treasure}", style="bold bright_yellow")
    return [line, below.append(f" {where(view, seat)}", style="not bold default")]


def where(view: ExtrikateView, seat: int) -> str:
    """Where a player is and what they are up to."""
    delver = view.delvers[seat]
    if delver.status != "active" or delver.cell is None:
        return delver.status
    aim = "delving" if delver.phase == "delve" else "going home"
    return f"in {GRID.name(delver.cell).upper()}, {aim}"


def books(view: ExtrikateView, voice: Voice, seat: int) -> str:
    """One player in a few words."""
    delver = view.delvers[seat]
    lives = count(delver.lives, "life", "lives")
    return f"{voice.subject(seat)}: ${delver.treasure}, {lives}, {where(view, seat)}"


def _dice(view: ExtrikateView, marks: Marks) -> list[Text]:
    rolls = Text(f"Roll {view.rolled} of at most {view.most_rolls} in this turn", style="dim")
    if not view.dice:
        return [rolls]
    dice = " ".join(f"[{die}]" for die in view.dice)
    strength = f" {view.strength}" if view.strength else ""
    result = f"{view.result}{strength}".strip()
    return [rolls, Text(f"{dice} = {sum(view.dice)}: ", style="bold").append(result)]


def _table(view: ExtrikateView) -> list[Text]:
    """What sums mean in the phase of the turn (EX-20)."""
    phase = PHASE_NAMES.index(view.delvers[view.turn].phase)
    sums: dict[str, list[int]] = {}
    for total in range(LEAST_SUM, MOST_SUM + 1):
        sums.setdefault(result_of(phase, total)[0], []).append(total)
    return [Text(f"{name:<12} {spans(totals)}", style="dim") for name, totals in sums.items()]


def spans(numbers: list[int]) -> str:
    """Numbers in a row; a long row by its ends."""
    if len(numbers) > 4:
        return f"{numbers[0]} to {numbers[-1]}"
    return " ".join(map(str, numbers))
