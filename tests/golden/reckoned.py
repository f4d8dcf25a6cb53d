"""What Delve & Dash's bots reckon along matches, as sums: distances, dangers, hopes, chances.

A choice says little of the numbers that it was made by: a wrong one shows here, though the match
would go on as it did. Whoever changes how a bot reckons renews the file on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import chain
from typing import Any, Final

from tests.acting import first_acting
from tests.golden.told import HERE
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.board import NO_CELL
from waystone.games.delve_and_dash.bots.duelling import duel_plan, warily, way_home_unmet
from waystone.games.delve_and_dash.bots.expert import Expert
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.knight import (
    Impasse,
    hinted,
    is_acceptable,
    open_ways,
    plan,
    possible_lairs,
    trigger,
    way_through,
)
from waystone.games.delve_and_dash.bots.map import cost_to_go, walks
from waystone.games.delve_and_dash.bots.outlook import Outlook
from waystone.games.delve_and_dash.bots.quest import Quest
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.sequel import Sequel
from waystone.games.delve_and_dash.bots.standing import LYING, OURS, THEIRS, Moment
from waystone.games.delve_and_dash.bots.struggle import Struggle
from waystone.games.delve_and_dash.bots.thought import Thought, explore
from waystone.games.delve_and_dash.bots.venture import LARGEST, USUAL_ROWS, Venture
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.bot import Budget, Limit
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

GAME: Final = "delve-and-dash"
PATH: Final = HERE / GAME / "reckoned.txt"
Line = tuple[str, dict[str, str], int]
"""Who plays, by which settings, and how many matches."""
LINES: Final[tuple[Line, ...]] = (
    ("knight", {}, 4),
    ("squire", {"level": "2"}, 4),
    ("random", {"level": "2", "lives": "5"}, 3),
    ("knight", {"size": "6", "lives": "1", "force_chance": "0.20", "level": "2"}, 3),
    ("squire", {"size": "11", "level": "2"}, 2),
    ("squire", {"size": "7", "level": "2", "force_chance": "0.90", "door_share": "1.00"}, 3),
    ("knight squire", {}, 3),
    ("squire knight", {"level": "2"}, 3),
    ("random squire", {"level": "2", "lives": "2", "size": "6"}, 4),
    ("squire squire", {"lives": "1", "start": "classic"}, 4),
    ("knight squire", {"mode": "cpu", "level": "2", "door_share": "0.50"}, 3),
    ("squire random", {"size": "10", "carrier_moves": "6", "base_moves": "4"}, 1),
    ("knight knight", {"battles": "0", "lives": "9", "wake_distance": "5"}, 2),
)
OFTEN: Final = 5
"""At every so many steps somebody is asked."""
MOST_LOOKS: Final = 16
MOST_STEPS: Final = 400
NODES: Final = 100


class Asked:
    """One position with what a seat knows of it, and the bot that has followed the match."""

    def __init__(self, params: Params, view: DelveView, bot: Expert) -> None:
        self.params: Final = params
        self.view: Final = view
        self.bot: Final = bot
        self.scene: Final = Scene(params, view, bot.trace.place(view))
        self.cells: Final = range(params.board.cells)


# What is known


def the_ground(at: Asked) -> Iterator[object]:
    """Boundaries, their odds, and how far sure ways lead."""
    scene, board = at.scene, at.params.board
    ground = KnownGround(board, at.view.boundaries)
    yield scene.price, ground.odds, ground.price, ground.east, ground.south
    for way in range(at.scene.here * 4, at.scene.here * 4 + 4):
        if board.edge[way] >= 0:
            after = ground.crossed(way)
            yield after.signs, after.price, after.east, after.south
            yield scene.can_reach_safety(board.neighbour[way], 2, True, way)
    for moves in range(7):
        yield ground.reach(scene.here, moves, 1 << board.cells - 1)
        yield walks(board, scene.price, scene.here, moves, scene.dragon)
    yield ground.steps_from(scene.home, scene.dragon)
    yield cost_to_go(board, scene.price, {scene.home: 0, scene.here: 150}, scene.dragon, True)
    for carrying in (False, True):
        yield sorted(scene.perils(carrying))
        yield [scene.can_reach_safety(cell, 1, carrying) for cell in at.cells]
    yield [scene.takes_treasure(cell) for cell in at.cells], possible_lairs(scene)


def the_plans(at: Asked) -> Iterator[object]:
    """Phases and what every attempt is worth, of knights and of experts in a duel."""
    scene = at.scene
    plans = [plan(scene)]
    if scene.other != NO_CELL:
        plans += [duel_plan(scene), warily(scene, plans[0])]
        yield way_home_unmet(scene)
    for each in plans:
        yield each.phase, each.costs, each.values
        if scene.dragon != NO_CELL:
            yield Impasse().way_out(scene, each)
    yield trigger(scene), open_ways(scene), way_through(scene)
    yield [is_acceptable(scene, way) for way in open_ways(scene)]
    if at.view.lair is not None:
        yield hinted(scene)
        if scene.other != NO_CELL:
            quest = Quest(scene, scene.price, hinted(scene))
            yield quest.theirs, [quest._worth(cell) for cell in quest.cells], quest.best()


# Alone


def the_thoughts(at: Asked) -> Iterator[object]:
    """The risks of a lone warrior, and its plans over several turns."""
    if at.scene.dragon == NO_CELL:
        yield explore(at.scene)
        return
    if at.view.lair is None:
        return
    for boldness in (0, 5):
        thought = Thought(at.scene, boldness)
        danger, campaign = thought.danger, thought.campaign
        yield [danger.risk(cell) for cell in at.cells], danger.hit
        yield [danger.least(cell, 2) for cell in at.cells]
        yield thought.costs, campaign.prospects, campaign.turn, campaign.tempting
        yield thought._ventures(thought._paths())
        limit = Limit(Budget(), NODES)
        yield campaign.best_stop(at.scene.here, at.scene.left, limit), thought.decide(limit)


def the_hopes(at: Asked) -> Iterator[object]:
    """The chances of a lone warrior, place by place."""
    if at.view.mode != "solo" or at.scene.dragon == NO_CELL or at.params.board.size > LARGEST:
        return
    venture = Venture(at.scene, Limit(Budget(), USUAL_ROWS // 4))
    yield [hex(row) for row in venture.hope.ends], [hex(row) for row in venture.hope.levels[-1]]
    yield [venture._attempt(at.scene, side) for side in range(4)], venture.decide(at.scene)
    yield [venture._haste(at.scene, side) for side in open_ways(at.scene)]


# Against another


def the_outlook(at: Asked) -> Iterator[object]:
    """How likely a win is wherever a turn ends, by what was learnt and by what follows."""
    scene = at.scene
    if scene.other == NO_CELL or scene.dragon == NO_CELL:
        return
    likely = at.bot.homes.likely(at.view)
    yield at.bot.homes.weights, likely
    outlook = Outlook(scene, likely)
    yield outlook.toll, outlook.to_theirs, outlook.run
    for is_ours in (False, True):
        for gain in (0, 140):
            yield [outlook.chance(is_ours, cell, gain) for cell in at.cells[::2]]
    sequel = Sequel(outlook)
    standing = sequel.standing
    for cell in (scene.here, scene.home, *at.cells[1::9]):
        for kind in (OURS, THEIRS):
            if cell != scene.dragon:
                yield sequel.value(kind == OURS, cell)
                yield standing.facts(Moment(kind, cell, scene.other, scene.dragon))
                yield standing.chance(Moment(kind, cell, scene.other, scene.dragon))
        for me, other in ((scene.here, scene.other), (NO_CELL, scene.other), (scene.here, NO_CELL)):
            yield standing.facts(Moment(LYING, me, other, scene.dragon, cell))
            yield standing.chance(Moment(LYING, me, other, scene.dragon, cell))
    if scene.carrying or scene.other_carries:
        struggle = Struggle(scene, sequel)
        yield struggle.decide(), struggle.best
        struggle.best = -1.0
        struggle._step_out_and_in()
        yield struggle.way, struggle.best
        yield [
            struggle._attempt(way, 2)
            for way in range(scene.here * 4, scene.here * 4 + 4)
            if scene.board.edge[way] >= 0
        ]


PARTS: Final[tuple[Callable[[Asked], Iterator[object]], ...]] = (
    the_ground,
    the_plans,
    the_thoughts,
    the_hopes,
    the_outlook,
)


def asked_along(names: str, settings: dict[str, str], seed: int) -> Iterator[Asked]:
    """Positions of a match, each as the seat knows it that is to act."""
    entry, players = find_game(GAME), names.split()
    rulebook = entry.open(settings)
    params, table = Params(rulebook.settings), Table[Any](rulebook, players, seed)
    bots = [
        entry.bot(name).make(rulebook, SeededDice(seat, names), Budget())
        for seat, name in enumerate(players)
    ]
    experts = [Expert(params, SeededDice(seat, "expert"), Budget()) for seat in range(len(players))]
    looks = 0
    while (seat := first_acting(table)) >= 0 and looks < MOST_LOOKS and table.number < MOST_STEPS:
        view: Any = table.view(seat)
        if view.phase == "playing" and table.number % OFTEN == 0:
            looks += 1
            yield Asked(params, view, experts[seat])
        step = table.do(seat, bots[seat].choose(view, table.legal(seat)))
        for ear, pair in enumerate(zip(bots, experts, strict=True)):
            seen: Any = table.view(ear)
            for each in pair:
                each.watch(step.visible_to(ear), seen)


def reckoned(line: Line) -> str:
    """The sums of a match: a row for each part of what is reckoned."""
    names, settings, matches = line
    rows = {part.__name__: sha256() for part in PARTS}
    many = 0
    every = (asked_along(names, settings, seed) for seed in range(matches))
    for at in chain.from_iterable(every):
        many += 1
        for part in PARTS:
            for found in part(at):
                rows[part.__name__].update(repr(plain(found)).encode())
    sums = "".join(f"  {name} {row.hexdigest()[:8]}\n" for name, row in rows.items())
    return f"{title(line)}: {many} positions\n{sums}"


def plain(found: object) -> object:
    """The same on every machine: the last digits of an exponential are nobody's promise."""
    if isinstance(found, float):
        return f"{found:.9f}"
    if isinstance(found, dict):
        return [(plain(key), plain(each)) for key, each in found.items()]
    if isinstance(found, list | tuple):
        return [plain(each) for each in found]
    return found


def title(line: Line) -> str:
    """What a row of matches is called."""
    names, settings, _ = line
    return " ".join([names, *(f"{name}={word}" for name, word in settings.items())])


def written() -> dict[str, str]:
    """What stands in the file, by row of matches."""
    parts = PATH.read_text(encoding="utf-8").split("\n\n")
    return {part.partition(":")[0]: part.strip("\n") + "\n" for part in parts}


def write() -> None:
    """Renew the file."""
    PATH.write_text("\n".join(map(reckoned, LINES)), encoding="utf-8")
