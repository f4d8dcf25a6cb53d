"""What a player could be told about the odds: a pure function over a view."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate.routes import steps_home
from waystone.games.extrikate.stopping import (
    MOST_TREASURE,
    RACE,
    SURVIVAL,
    TREASURE,
    Prospect,
    prospect_of,
    race_haul,
)
from waystone.games.extrikate.view import Delver, ExtrikateView, dot_codes, edge_codes

_USUAL_LIVES: Final = 3
_LONGEST: Final = 200
"""A longer way home, which nobody has seen yet, is reckoned as this one."""


class Odds:
    """The odds of one active player, with perfect play from here on.

    `steps` is the length of the cheapest way home, a wall counted as four steps. `home` is the
    chance to get home alive when leaving now. `leave` and `stay` are the treasure to be
    expected at home, for leaving now and for one more delve roll; `win_leave` and `win_stay` the
    share of the win. On the way out there is no staying: then both are None.
    """

    __slots__ = ("home", "leave", "stay", "steps", "win_leave", "win_stay")

    def __init__(
        self,
        steps: int,
        home: float,
        leave: float,
        win_leave: float,
        stay: float | None,
        win_stay: float | None,
    ) -> None:
        self.steps: Final = steps
        self.home: Final = home
        self.leave: Final = leave
        self.win_leave: Final = win_leave
        self.stay: Final = stay
        self.win_stay: Final = win_stay


def odds_of(view: ExtrikateView, seat: int) -> Odds | None:
    """The odds of the player at a seat; None for who is home or dead."""
    me = view.delvers[seat]
    if me.status != "active":
        return None
    steps, lives, treasure = distance(view, me), me.lives, me.treasure
    survival, hoard, win = (
        prospect_of(worth, most_lives(view))
        for worth in (SURVIVAL, TREASURE, win_worth(view, seat))
    )
    delving = me.phase == "delve"
    return Odds(
        steps,
        survival.leave(steps, lives, treasure),
        hoard.leave(steps, lives, treasure),
        win.leave(steps, lives, treasure),
        hoard.stay(steps, lives, treasure) if delving else None,
        win.stay(steps, lives, treasure) if delving else None,
    )


def distance(view: ExtrikateView, delver: Delver) -> int:
    """The cost of a player's cheapest way home; none for who is not on the sheet."""
    if delver.cell is None:
        return 0
    steps = steps_home(edge_codes(view), dot_codes(view), delver.start)[delver.cell]
    return min(steps, _LONGEST)


def most_lives(view: ExtrikateView) -> int:
    """How many lives the tables must know about."""
    return max(_USUAL_LIVES, *(each.lives for each in view.delvers))


def goal(view: ExtrikateView, seat: int) -> Prospect:
    """What the player at a seat plays for: treasure alone, the win against others."""
    alone = len(view.delvers) == 1
    worth = TREASURE if alone else win_worth(view, seat)
    return prospect_of(worth, most_lives(view))


def win_worth(view: ExtrikateView, seat: int) -> tuple[float, ...]:
    """The share of the win that each haul would bring home, if all others then do their best."""
    shares = [1.0] * (MOST_TREASURE + 1)
    for other, delver in enumerate(view.delvers):
        if other != seat and delver.status != "dead":
            race = prospect_of(RACE, most_lives(view))
            value = race.best if delver.phase == "delve" else race.leave
            steps = distance(view, delver)
            for haul in range(MOST_TREASURE + 1):
                chased = race_haul(delver.treasure, haul)
                shares[haul] *= 1.0 - value(steps, delver.lives, chased)
    return tuple(shares)
