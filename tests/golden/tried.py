"""What the library shows to whoever tries anything with it, as sums: matches, errors, records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import waystone
from waystone.catalogue import GAMES
from waystone.kernel.dice import Dice, SeededDice

PATH: Final = Path(__file__).parent / "tried.txt"
TRIES: Final = 90
SESSIONS: Final = 6
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "delve-and-dash": {"size": 6, "level": 2},
    "extrikate": {"lives": 1},
    "dooom": {"map": "cellar", "max_rounds": 9},
    "dungeon-crawler": {"round_limit": 4},
}
TEXTS: Final = ("leave", "mov n", "", "next turn", "roll", "waystone d4", "fly", "join")
Try = Callable[[waystone.Match[Any], Dice], object]


class Last(waystone.Bot[Any]):
    """Does what comes last, and tells what it heard."""

    watches = True

    def __init__(self) -> None:
        self.heard: list[str] = []

    def watch(self, heard: list[waystone.Event], view: Any) -> None:
        self.heard.append(f"{heard!r} {view.seat}")

    def choose(self, view: Any, legal: Sequence[waystone.Action]) -> waystone.Action:
        return legal[-1]

    def __repr__(self) -> str:
        return "the last"


def a_seat(match: waystone.Match[Any], dice: Dice) -> Any:
    """Mostly one of the match, or nobody's."""
    seats = (*range(len(match.players)), None, None, waystone.SPECTATOR, -1, 9, "0")
    return seats[dice.index(len(seats))]


def act(match: waystone.Match[Any], dice: Dice) -> object:
    """Something that is allowed, by itself or its text."""
    legal = match.legal()
    each = legal[dice.index(len(legal))]
    return repr(match.act(each if dice.chance(50) else each.text))


def act_anyhow(match: waystone.Match[Any], dice: Dice) -> object:
    """Something that may be refused."""
    wanted: Any = (*TEXTS, 7)[dice.index(len(TEXTS) + 1)]
    return match.act(wanted, a_seat(match, dice))._repr_html_()


def look(match: waystone.Match[Any], dice: Dice) -> object:
    """What a seat knows, as data and as an image."""
    seat = a_seat(match, dice)
    return repr(match.view(seat)), match.svg(seat), [each.text for each in match.legal(seat)]


def show(match: waystone.Match[Any], dice: Dice) -> object:
    """The match in a session."""
    told = match.game, match.players, match.settings, match.seed, match.acting, str(match.result)
    return str(match), repr(match), match._repr_svg_(), told, str(match.record), repr(match.record)


def look_back(match: waystone.Match[Any], dice: Dice) -> object:
    """The last steps, as others saw them."""
    shown = [(each.number, each.seat, each.digest, len(each), each[:1]) for each in match][-3:]
    told = [each.told(waystone.SPECTATOR) for each in match.steps[-3:]]
    return shown, told, match.reveal() if match.result else None


def take_back(match: waystone.Match[Any], dice: Dice) -> object:
    """The last decision."""
    return repr(match.undo()), match.record.text


def copy(match: waystone.Match[Any], dice: Dice) -> object:
    """A match of its own, which goes on."""
    made = match.copy() if dice.chance(50) else match.record.replay(dice.index(5))
    return repr(made), len(made.steps), repr(made.act(made.legal()[0])), match.record.text


def give(match: waystone.Match[Any], dice: Dice) -> object:
    """Another player for a seat, or one more."""
    players: Any = ("Zoe", waystone.bot(match.game, "random"), Last(), 3, "")
    player = players[dice.index(len(players))]
    if dice.chance(50):
        return repr(match.join(player))
    match.hand_over(a_seat(match, dice), player)
    match.let_bots_play()
    return repr(match)


ALL: Final[tuple[Try, ...]] = (
    *((act,) * 6),
    *(act_anyhow, act_anyhow, look, look, show, look_back, take_back, copy, give),
)


def session(game: str, number: int) -> list[object]:
    """Somebody tries this and that."""
    dice, last = SeededDice(number, f"library {game}"), Last()
    others: Any = (waystone.bot(game, "random"), "Ben", last)
    players = ["Ann", others[number % 3]]
    match = waystone.new_match(game, players, number, **SETTINGS[game])
    found: list[object] = [show(match, dice)]
    for at in range(TRIES):
        if match.result is not None and dice.chance(25):
            match = waystone.new_match(game, players, f"{number} {at}", **SETTINGS[game])
        wanted = ALL[dice.index(len(ALL))]
        try:
            found.append((wanted.__name__, wanted(match, dice)))
        except (waystone.WaystoneError, ValueError, IndexError) as error:
            found.append((wanted.__name__, type(error).__name__, str(error)))
    return [*found, show(match, dice), last.heard]


def sessions() -> dict[str, Callable[[], list[object]]]:
    """All of them by their names."""
    return {f"{game} {at}": partial(session, game, at) for game in GAMES for at in range(SESSIONS)}


def line(name: str) -> str:
    """One of them with its sum."""
    found = sessions()[name]()
    return f"{name}: {len(repr(found))} {sha256(repr(found).encode()).hexdigest()[:8]}"


def text() -> str:
    """A line for each."""
    return "".join(f"{line(name)}\n" for name in sessions())
