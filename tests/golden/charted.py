"""What Dooom's bots make of charts that chance has drawn, as sums.

Ways, news and rounds of gold on any remembered tiles, with anybody in sight; and what seekers,
hunters and wardens wish there, with any purse and any patience left. Where stalkers look for
who was seen elsewhere, and how they strike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from tests.golden.reckoned import plain
from tests.golden.told import HERE
from waystone.catalogue import find_game
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.hunter import Hunter
from waystone.games.dooom.bots.quarry import Quarry
from waystone.games.dooom.bots.seeker import Seeker
from waystone.games.dooom.bots.stalker import Stalker, freedom, loot_before
from waystone.games.dooom.bots.warden import Warden
from waystone.games.dooom.events import Attacked, Died, Left, Struck, TurnBegan
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import Event
from waystone.kernel.table import Table

GAME: Final = "dooom"
PATH: Final = HERE / GAME / "charted.txt"
CHARTS: Final = 200
TOGETHER: Final = 20
SIGHT: Final = 5
LETTERS: Final = "##...........GGEHAS  "
POOR: Final = "##...............   E"


class Remembered:
    """A player somewhere on a chart that chance has drawn."""

    def __init__(self, number: int) -> None:
        self.dice: Final = SeededDice(number, "charted")
        seats = 2 + self.dice.index(3)
        settings = {"map": "generated"} if number % 3 else {"map": "cellar"}
        self.rulebook: Final = find_game(GAME).open(settings if seats < 3 else {"map": "generated"})
        table: Table[Any] = Table(self.rulebook, ["somebody"] * seats, number)
        view: Any = table.view(table.acting()[0])
        self.own: Final = drawn(view.own, self.dice)
        status = tuple("alive" if self.dice.chance(70) else "dead" for _ in range(seats))
        goal = 1 + self.dice.index(6)
        self.view: Final[DooomView] = replace(view, own=self.own, goal=goal, status=status, round=9)
        self.met: Final = {self.somewhere(): 9 - self.dice.index(9) for _ in range(3)}

    def somewhere(self) -> tuple[int, int]:
        """A place, counted from the start."""
        rows, columns = len(self.own.memory), len(self.own.memory[0])
        row = self.own.top + self.dice.index(rows)
        return row, self.own.left + self.dice.index(columns)

    def chart(self) -> Chart:
        """The chart as it is before anybody has changed it."""
        return Chart(self.own, self.met)


def drawn(own: Self, dice: Dice) -> Self:
    """Any tiles, with the player in the midst of them and perhaps others in sight."""
    rows, columns = SIGHT + 2 + dice.index(6), SIGHT + 2 + dice.index(9)
    letters = LETTERS if dice.chance(70) else POOR
    tiles = [[letters[dice.index(len(letters))] for _ in range(columns)] for _ in range(rows)]
    row, column = 1 + dice.index(rows - 2), 1 + dice.index(columns - 2)
    tiles[row][column] = ".GHAS"[dice.index(5)]
    top, left = -dice.index(5), -dice.index(5)
    return replace(
        own,
        ap=1 + dice.index(5),
        gold=dice.index(5),
        gear=tuple(name for name in ("armour", "lantern", "sword") if dice.chance(40)),
        row=top + row,
        column=left + column,
        top=top,
        left=left,
        memory=tuple("".join(line) for line in tiles),
        window=window(tiles, row, column, dice),
    )


def window(tiles: list[list[str]], row: int, column: int, dice: Dice) -> tuple[str, ...]:
    """What is seen now: the tiles around, and somebody on a few of them."""
    reach = SIGHT // 2
    lines = []
    for down in range(-reach, reach + 1):
        line = ""
        for right in range(-reach, reach + 1):
            is_in = 0 <= row + down < len(tiles) and 0 <= column + right < len(tiles[0])
            letter = tiles[row + down][column + right] if is_in else "X"
            can_stand = letter in ".GEHAS" and (down, right) != (0, 0)
            line += "P" if can_stand and dice.chance(40 if letter == "E" else 12) else letter
        lines.append(line)
    return tuple(lines)


def the_ways(at: Remembered) -> Iterator[object]:
    """Distances, news, and steps to everything."""
    chart = at.chart()
    yield chart.here, chart.seen, chart.players, chart.barred, chart.reached
    yield [chart.distance[place] for place in chart.reached], chart.beside()
    yield [(letter, chart.nearest(letter), chart.all_of(letter)) for letter in "GEHASP"]
    for patience, promise in ((2.0, 0.0), (0.2, 0.0), (0.2, 0.3), (9.0, 1.0)):
        yield chart.frontier(patience, promise)
    yield [(chart.news(place), chart.unknown_around(place)) for place in chart.reached]
    goals = chart.reached[1:][::3]
    yield [chart.first_way(place) for place in goals]
    for place in goals[:4]:
        yield chart.around(place, chart.here, goals[-1]), chart.letter(place)
        for detour in (0, 6):
            yield at.chart().step_towards(place, detour)


def the_wishes(at: Remembered) -> Iterator[object]:
    """What bots would do, at first and when they have been held up."""
    for held_up in (0, 3):
        for bot in bots(at):
            bot.held_up, bot.met = held_up, dict(at.met)
            yield bot.wish(at.view, at.own, at.chart()).text, bot.phase, bot.held_up, bot.aim
            yield bot.destination(at.view, at.own, at.chart()), bot.phase
            yield bot.roam(at.own, at.chart()), bot.aim, bot.roam(at.own, at.chart())
            yield [bot.takes(at.view, at.own, letter) for letter in "GHASE"]
            bot.note_others(at.own, 9)
            yield sorted(bot.met.items())
            yield bot.choose(at.view, list(at.rulebook.alphabet)).text, bot.phase


def bots(at: Remembered) -> list[Seeker]:
    """One of each kind, with the same luck."""
    dice = [SeededDice(3, "bot") for _ in range(3)]
    return [Seeker(dice[0]), Hunter(dice[1]), Warden(at.rulebook, dice[2])]


def the_rounds(at: Remembered) -> Iterator[object]:
    """The order of piles, and who bars whose way."""
    chart, own, view = at.chart(), at.own, at.view
    hunter, warden = Hunter(at.dice), Warden(at.rulebook, at.dice)
    piles = chart.all_of("G")
    for missing in (1, 2, 3):
        if len(piles) > 1:
            yield hunter.first_of_round(own, chart, piles, missing)
    yield hunter.way_out(view, own, chart), hunter.frontier(chart), warden.frontier(chart)
    yield warden.bars(view, own, chart), warden.is_scarce(view), warden.has_seen_all(chart)
    warden.waited = 101
    yield warden.bars(view, own, chart), text(warden.evict(chart)), warden.phase
    for exit in chart.reached[1:][::4][:4]:
        yield text(warden.strike(own, chart, exit)), warden.worth_fetching(own, chart, exit)
        yield warden.stand(view, own, at.chart(), exit).text, warden.waited


def the_chase(at: Remembered) -> Iterator[object]:
    """Where the other may be, turn after turn, and what is done about it."""
    bot, mine = Stalker(at.rulebook, SeededDice(3, "bot")), at.view.seat
    own = replace(at.own, hp=1 + at.dice.index(3))
    view, unseen = (replace(at.view, own=each) for each in (own, alone(own)))
    yield guessed(bot.quarry)
    bot.watch([], view)
    for story in stories(mine, 1 - mine, at.dice):
        bot.watch(story, unseen)
        yield guessed(bot.quarry)
        yield chosen(bot, unseen)
        if at.dice.chance(40):
            bot.quarry.spots = {(*at.somewhere(), at.dice.index(5) - 1): 0.5 for _ in range(2)}
            bot.quarry.steps_left = at.dice.index(6)
        yield chosen(bot, view)


def alone(own: Self) -> Self:
    """With nobody in sight."""
    return replace(own, window=tuple(line.replace("P", ".") for line in own.window))


def stories(mine: int, other: int, dice: Dice) -> list[list[Event]]:
    """What is heard in a few turns, of which nobody sees much."""
    blow = Attacked(mine, dice.index(4), dice.chance(70), dice.index(3), False)
    felt = Struck(mine, dice.index(4), True, dice.index(3), 1)
    turns: list[list[Event]] = [[TurnBegan(each, 9)] for each in (other, mine) * 2]
    gone: list[Event] = [Died(other) if dice.chance(50) else Left(other)]
    return [*turns[:2], [blow, felt], *turns[2:], gone]


def guessed(quarry: Quarry) -> object:
    """All that is believed of the other."""
    known = (quarry.seen, quarry.steps_left, quarry.cold, quarry.hp, quarry.hits_hard)
    how = (quarry.is_armoured, quarry.is_moving, sorted(quarry.wake))
    return sorted(quarry.spots.items()), known, how


def chosen(bot: Stalker, view: DooomView) -> object:
    """What a stalker wishes, and what it thinks of others in sight."""
    own = view.own
    assert own is not None
    chart = Chart(own)
    steps = chart.spread(chart.here)[1]
    loot = loot_before(chart, own.ap, steps, steps)
    free = [freedom(chart, other, other - step) for other in chart.seen for step in chart.ways]
    fit = (bot.can_hurt(own), bot.is_too_weak(own), bot.is_nearly_home(view, own, chart))
    first = (bot.hunts(view, own, chart), bot.patience(own), text(bot.chase(view, own, chart)))
    wish = bot.wish(view, own, Chart(own)).text
    return loot, free, fit, first, bot.chased, wish, bot.phase, bot.frontier(Chart(own))


def text(action: Any) -> str:
    """What an action is called."""
    return "" if action is None else str(action.text)


PARTS: Final[tuple[Callable[[Remembered], Iterator[object]], ...]] = (
    the_ways,
    the_wishes,
    the_rounds,
    the_chase,
)


def line(first: int) -> str:
    """Some charts, and a sum of each part of what is made of them."""
    sums = {part.__name__: sha256() for part in PARTS}
    for number in range(first, first + TOGETHER):
        for part in PARTS:
            for found in part(Remembered(number)):
                sums[part.__name__].update(repr(plain(found)).encode())
    told = " ".join(f"{name}:{each.hexdigest()[:6]}" for name, each in sums.items())
    return f"{first} {told}"


def written() -> dict[str, str]:
    """The lines of the file, by their first words."""
    return {row.split()[0]: row for row in PATH.read_text(encoding="utf-8").splitlines()}


def write() -> None:
    """Renew the file."""
    rows = [line(first) for first in range(0, CHARTS, TOGETHER)]
    PATH.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
