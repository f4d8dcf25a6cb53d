"""What stands beside the sheet: the players, the dice, and what they mean."""

from __future__ import annotations

from rich.text import Text

from waystone.games.extrikate.board import LEAST_SUM, MOST_SUM, PHASE_NAMES, result_of
from waystone.games.extrikate.view import ExtrikateView
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards.extrikate.picture import PLAYERS
from waystone.terminal.boards.extrikate.sentences import cell_name
from waystone.words.en.extrikate import Words
from waystone.words.runtime import named


def panel(view: ExtrikateView, narrator: Narrator, words: Words, marks: Marks) -> list[Text]:
    """All of it, the most important first."""
    lines = [Text("Extrikate", style="bold #e0a458"), Text()]
    for seat in range(len(view.delvers)):
        lines += _delver(view, narrator, words, seat, marks)
    return [*lines, Text(), *_dice(view, words), Text(), *_table(view, words)]


def _delver(
    view: ExtrikateView, narrator: Narrator, words: Words, seat: int, marks: Marks
) -> list[Text]:
    delver = view.delvers[seat]
    is_turn = seat in view.acting
    hearts = words.lives(count=delver.lives) if marks.plain else "♥" * delver.lives
    line = Text("> " if is_turn else "  ").append(str(seat + 1), style=PLAYERS[seat])
    line.append(f" {narrator.label(seat)} ", style="bold" if is_turn else "default")
    line.append(hearts, style="bright_red")
    below = Text("    ").append(words.treasure(count=delver.treasure), style="bold bright_yellow")
    return [line, below.append(f" {where(view, words, seat)}", style="not bold default")]


def where(view: ExtrikateView, words: Words, seat: int) -> str:
    """Where a player is and what they are up to."""
    delver = view.delvers[seat]
    if delver.status != "active" or delver.cell is None:
        return words.home if delver.status == "home" else words.dead
    return words.whereabouts(cell=cell_name(delver.cell), phase=delver.phase)


def books(view: ExtrikateView, narrator: Narrator, words: Words, seat: int) -> str:
    """One player in a few words."""
    delver = view.delvers[seat]
    place = where(view, words, seat)
    who = narrator.who(seat)
    return words.summary(who=who, all=delver.treasure, count=delver.lives, place=place)


def _dice(view: ExtrikateView, words: Words) -> list[Text]:
    rolls = Text(words.rolls_of_turn(made=view.rolled, most=view.most_rolls), style="dim")
    if not view.dice:
        return [rolls]
    dice = " ".join(f"[{die}]" for die in view.dice)
    result = words.result(result=view.result, strength=view.strength) if view.result else ""
    return [rolls, Text(f"{dice} = {sum(view.dice)}: ", style="bold").append(result)]


def _table(view: ExtrikateView, words: Words) -> list[Text]:
    """What sums mean in the phase of the turn (EX-20)."""
    phase = PHASE_NAMES.index(view.delvers[view.turn].phase)
    sums: dict[str, list[int]] = {}
    for total in range(LEAST_SUM, MOST_SUM + 1):
        sums.setdefault(result_of(phase, total)[0], []).append(total)
    return [
        Text(f"{named(words.result_kinds, kind):<12} {spans(totals, words)}", style="dim")
        for kind, totals in sums.items()
    ]


def spans(numbers: list[int], words: Words) -> str:
    """Numbers in a row; a long row by its ends."""
    if len(numbers) > 4:
        return words.sums(first=numbers[0], last=numbers[-1])
    return " ".join(map(str, numbers))
