"""What Delve & Dash's bots reckon where chance has put everybody, as sums.

Matches hardly ever bring a dragon into a corner, two warriors to one waystone or a carrier besieged
with its last life. Here everything stands anywhere in a labyrinth that is known in part, and bots
are asked in every mood that a match could have brought them into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from tests.golden.reckoned import PARTS as RECKONED
from tests.golden.reckoned import Asked, plain
from tests.golden.told import HERE
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.board import NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.duelling import duel_plan, way_home_unmet
from waystone.games.delve_and_dash.bots.expert import Expert
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.knight import (
    Impasse,
    Knight,
    KnightPlan,
    Stall,
    plan,
    random_attempt,
    way_through,
)
from waystone.games.delve_and_dash.bots.outlook import Outlook
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.sequel import Sequel
from waystone.games.delve_and_dash.bots.standing import LYING, OURS, THEIRS, Moment
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView, Warrior
from waystone.kernel.bot import Budget
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.table import Table

GAME: Final = "delve-and-dash"
PATH: Final = HERE / GAME / "scattered.txt"
POSITIONS: Final = 180
TOGETHER: Final = 6
SETTINGS: Final[tuple[dict[str, str], ...]] = (
    {"size": "6", "level": "2"},
    {"size": "6", "level": "1", "lives": "5"},
    {"size": "8", "level": "2", "door_share": "1.00"},
    {"size": "6", "level": "2", "carrier_moves": "6", "force_chance": "0.80"},
    {"size": "6", "level": "2", "force_chance": "0.02", "battles": "2"},
    {"size": "7", "level": "2", "force_chance": "1.00", "lives": "1"},
)


def scattered(number: int) -> Asked:
    """A labyrinth known in part, and everybody anywhere in it."""
    dice = SeededDice(number, "scattered")
    settings = SETTINGS[number % len(SETTINGS)]
    rulebook = find_game(GAME).open(settings)
    params = Params(rulebook.settings)
    seats = 1 if number % 3 == 0 else 2
    table: Table[Any] = Table(rulebook, ["somebody"] * seats, number)
    for seat in range(seats):
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    whole: Any = table.reveal()
    view: Any = table.view(dice.index(seats))
    bot = Expert(params, SeededDice(number, "expert"), Budget())
    cells = range(params.board.cells)
    guesses = dice.index(9)
    bot.homes.weights = {cells[dice.index(len(cells))]: 1.0 + dice.index(9) for _ in range(guesses)}
    return Asked(params, put_anywhere(params, view, whole.secrets.boundaries, dice), bot)


def put_anywhere(params: Params, view: DelveView, boundaries: str, dice: Dice) -> DelveView:
    """The same match with everything elsewhere."""
    cells, share = params.board.cells, 40 + dice.index(60)
    dragon, home = dice.index(cells), dice.index(cells)
    beside = list(params.board.rings(1, 2)[home])
    apart = params.board.steps_apart[home]
    lairs = [cell for cell in range(cells) if apart[cell] >= params.lair_gap]
    near = list(params.board.rings(1, 3)[dragon])
    places = [near[dice.index(len(near))], home, dragon, dice.index(cells), 0, *beside]
    warriors = tuple(moved(each, places, dragon, dice) for each in view.warriors)
    carrier = dice.index(4)
    warriors = tuple(replace(w, carrying=seat == carrier) for seat, w in enumerate(warriors))
    is_found = carrier < len(warriors) or dice.chance(50)
    lies = dice.index(cells) if is_found and carrier >= len(warriors) else None
    known = "".join(sign if dice.chance(share) else UNKNOWN_SIGN for sign in boundaries)
    view = replace(
        view,
        warriors=warriors,
        boundaries=known,
        visited="".join("0" if dice.chance(50) else "1" for _ in range(cells)),
        awake=True,
        dragon=dragon,
        last_seen=dragon,
        lair=lairs[dice.index(len(lairs))],
        found=is_found,
        treasure=lies,
        waystone=home,
        left=1 + dice.index(6),
        battles=dice.index(2),
        round=3 + dice.index(9),
    )
    asleep = replace(view, awake=False, dragon=None, last_seen=None, lair=None, found=False)
    return replace(asleep, treasure=None) if lies is not None and dice.chance(40) else view


def moved(warrior: Warrior, places: list[int], dragon: int, dice: Dice) -> Warrior:
    """A warrior somewhere, not with the dragon, with any number of lives."""
    cell = places[dice.index(len(places))]
    cell = places[0] if cell == dragon else cell
    return replace(warrior, cell=cell, lives=1 + dice.index(5))


# Moods


def the_moods(at: Asked) -> Iterator[object]:
    """What knights and experts do who have waited long, or begun here again and again."""
    scene = at.scene
    for luring in (False, True):
        for pressing in (False, True):
            knight = Knight(at.params, SeededDice(5), erring=0)
            moods: list[tuple[Knight, KnightPlan]] = [(knight, plan(scene))]
            if scene.other != NO_CELL:
                moods.append((expert_of(at, 5), duel_plan(scene)))
            for bot, intent in moods:
                bot.luring, bot.pressing = luring, pressing
                wear(bot.impasse, scene)
                yield bot._walk_home(scene), bot._staying(scene, intent, intent.values)
                yield bot._decide(scene, intent), bot.phase
                yield bot._evade(scene, [], intent.values), bot.impasse.way_out(scene, intent)


def expert_of(at: Asked, seed: int) -> Expert:
    """An expert that thinks the same of the other's home."""
    expert = Expert(at.params, SeededDice(seed), Budget(nodes=50))
    expert.homes.weights = at.bot.homes.weights
    return expert


def wear(impasse: Impasse, scene: Scene) -> None:
    """As if many turns had begun here."""
    for _ in range(3):
        impasse.begin_turn(scene)


def the_flights(at: Asked) -> Iterator[object]:
    """Whom the dragon would hunt and strike, whoever has the treasure."""
    scene, homes = at.scene, at.bot.homes
    yield [homes._starts(at.view, cell) for cell in at.cells]
    if scene.other == NO_CELL or scene.dragon == NO_CELL:
        return
    sequel = Sequel(Outlook(scene, homes.likely(at.view)))
    for kind in (THEIRS, OURS, LYING):
        for me, other in ((scene.here, scene.other), (scene.home, scene.here)):
            for dragon in at.cells[::5]:
                now = Moment(kind, me, other, dragon, scene.home if kind == LYING else NO_CELL)
                yield sequel._target(now), sequel._fly(now, sequel.standing.chance)
    left = [replace(at.view, left=moves) for moves in range(1, 7)]
    yield [way_home_unmet(Scene(at.params, view, scene.dragon)) for view in left]


def the_turns(at: Asked) -> Iterator[object]:
    """When turns are thought to lead nowhere, and what is tried then."""
    scene, stall, impasse = at.scene, Stall(), Impasse()
    ground = KnownGround(scene.board, at.view.boundaries)
    yield [ground.crossed(way).odds for way, edge in enumerate(scene.board.edge[:9]) if edge >= 0]
    for cost in (900, 900, 700, 700, 700, 700, 800, 800, 800):
        yield stall.begin_turn("Explore", 40, cost), stall.turns, stall.least
    yield stall.begin_turn("Explore", 39, 800), stall.begin_turn("Hunt Player", 39, 800)
    yield [impasse.begin_turn(scene) for _ in range(4)], way_through(scene)
    yield [random_attempt(scene, SeededDice(each)) for each in range(4)]
    knight = Knight(at.params, SeededDice(7), erring=100)
    legal = find_game(GAME).open().alphabet
    for _ in range(3):
        yield knight.choose(at.view, list(legal)).text, knight.marked, knight.attempts
    expert = expert_of(at, 7)
    for round_ in range(3):
        view = replace(at.view, round=20 + round_)
        yield expert.choose(view, list(legal)).text, expert.boldness, expert.phase


PARTS: Final[tuple[Callable[[Asked], Iterator[object]], ...]] = (
    *RECKONED,
    the_moods,
    the_flights,
    the_turns,
)


def line(first: int) -> str:
    """Some positions, and a sum of each part of what is reckoned there."""
    sums = {part.__name__: sha256() for part in PARTS}
    for number in range(first, first + TOGETHER):
        at = scattered(number)
        for part in PARTS:
            for found in part(at):
                sums[part.__name__].update(repr(plain(found)).encode())
    told = " ".join(f"{name}:{each.hexdigest()[:6]}" for name, each in sums.items())
    return f"{first} {told}"


def written() -> dict[str, str]:
    """The lines of the file, by their first words."""
    return {row.split()[0]: row for row in PATH.read_text(encoding="utf-8").splitlines()}


def write() -> None:
    """Renew the file."""
    rows = [line(first) for first in range(0, POSITIONS, TOGETHER)]
    PATH.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
