"""What the Crawler's racers and warlords make of crowded mats, as sums.

Each of their questions is asked wherever it makes sense, whether a match would come to it or not:
what they see, which cards they would play one after another, what luck and blows are worth to them.
Whoever changes how a bot weighs renews the file on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from tests.golden import crowded
from tests.golden.reckoned import plain
from tests.golden.told import HERE
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import CELLS, FIRST_HERO, PLACES, UNREVEALED
from waystone.games.dungeon_crawler.bots.hand import Hand, is_near, slid
from waystone.games.dungeon_crawler.bots.luck import (
    best_after,
    best_change,
    is_poor_roll,
    result,
    value,
    wants_luck,
)
from waystone.games.dungeon_crawler.bots.racer import Racer, families, is_safe
from waystone.games.dungeon_crawler.bots.scene import Body, Scene
from waystone.games.dungeon_crawler.bots.warlord import Schemer, Warlord
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart
from waystone.games.dungeon_crawler.view import CrawlerView, Going, Harm, Path, Roll, Strike
from waystone.kernel.action import Action
from waystone.kernel.dice import SeededDice

PATH: Final = HERE / "dungeon-crawler" / "weighed.txt"
CROWDS: Final = 22
OFTEN: Final = 6
"""At every so many steps of a crowd whoever is asked is looked at,"""
SELDOM: Final = 3
"""and at every so many of these for long."""
WINDOWS: Final = ("turn", "path", "roll", "attack", "harm")
CARDS: Final = {
    "use_ring": ACTIONS[ACTIONS.use_ring],
    **{card.id: ACTIONS[ACTIONS.play + card.number] for card in BOX.cards},
}


class Asked:
    """A position as a seat sees it, with chance that chooses what more is asked about it."""

    def __init__(self, view: CrawlerView, legal: list[Action], name: str) -> None:
        self.view: Final = view
        self.legal: Final = legal
        self.name: Final = name
        self.dice: Final = SeededDice(1, f"weighed {name}")
        self.scene: Final = Scene(view)
        self.is_here: Final = self.scene.here >= 0
        self.floor: Final = [
            cell for cell in range(CELLS) if self.scene.terrain.codes[cell] > UNREVEALED + 1
        ]
        self.bots: Final[tuple[Racer, ...]] = (
            Racer(SeededDice(1, name), Hand()),
            Warlord(SeededDice(1, name), Schemer()),
        )

    def some(self, family: int, many: int) -> list[Action]:
        """Actions of a family, on any open spaces."""
        chosen = {self.floor[self.dice.index(len(self.floor))] for _ in range(many)}
        return [ACTIONS[family + cell] for cell in sorted(chosen)]

    def figures(self, family: int) -> list[Action]:
        """Actions of a family, on the spaces of all others."""
        return [ACTIONS[family + cell] for cell in self.scene.bodies if cell != self.scene.here]

    def roll(self, many: int) -> Roll:
        """Dice on the table, some of them mine."""
        purposes = ("attack", "attack", "attack", "push", "chest")
        purpose = purposes[self.dice.index(len(purposes))]
        faces = tuple(self.dice.roll(6) for _ in range(many))
        seats = [self.view.seat, *range(len(self.view.players))]
        rollers = tuple(seats[self.dice.index(len(seats))] for _ in range(many))
        return Roll(purpose, faces, rollers)

    def figure(self) -> int:
        """Anybody on the mat, often myself."""
        known = [body.figure for body in self.scene.bodies.values()] or [0]
        own = FIRST_HERO + self.view.seat
        return own if self.dice.chance(30) else known[self.dice.index(len(known))]

    def strike(self) -> Strike:
        """Dice against anybody, by anybody or a trap."""
        attacker = None if self.dice.chance(20) else self.figure()
        number, turned = self.dice.index(3), self.dice.chance(20) and attacker is not None
        return Strike(attacker, self.figure(), number, self.dice.index(2), turned)

    def path(self) -> Path:
        """Somebody is about to walk, sometimes onto a chest."""
        cells = [action.cell for action in self.some(ACTIONS.move, 3)]
        end = list(self.view.chests) if self.dice.chance(50) else []
        return Path(self.figure(), (*cells, *end))


Part = Callable[[Asked], Iterator[object]]


def the_choices(at: Asked) -> Iterator[object]:
    """What they do now, and would do if all their cards were offered."""
    for bot in at.bots:
        yield bot.choose(at.view, at.legal).text, bot.phase
        if at.is_here:
            by_family = families([*at.some(ACTIONS.move, 12), *at.figures(ACTIONS.melee)])
            by_family["done"] = [ACTIONS[ACTIONS.done]]
            for _ in range(2):
                yield bot.strike_or_step(at.scene, by_family).text


def the_scene(at: Asked) -> Iterator[object]:
    """What they see of the mat and of everybody on it."""
    scene, seats = at.scene, range(len(at.view.players))
    yield scene.here, scene.abilities, scene.mv, scene.points, scene.chest, scene.goal
    yield [seen(body) for body in scene.bodies.values()], scene.rivals, scene.leader
    yield [scene.progress(seat) for seat in seats], scene.monsters_at_the_chest
    yield [scene.mv_of(seat) for seat in seats], [scene.can_land(seat) for seat in seats]
    gone = list(scene.bodies)[::2]
    yield [scene.can_land(seat, gone) for seat in seats]
    yield [scene.can_land(seat, gone, at.view.chests[0] + 1) for seat in seats]
    for kind in range(3):
        met = [scene.struck_by(kind, cell + 1) for cell in scene.bodies]
        yield scene.dice(kind), [[body.figure for body in each] for each in met]
    if at.is_here:
        yield scene.is_shut_off, [is_safe(scene, cell) for cell in at.floor[::5]]


def seen(body: Body) -> tuple[int, ...]:
    """Somebody's numbers."""
    return body.figure, body.seat, body.cell, body.left, body.defence


def the_chart(at: Asked) -> Iterator[object]:
    """How far the chest is from everywhere, also with another tile or door."""
    chart = at.scene.chart
    shape, place = at.dice.index(len(BOX.shapes)), at.dice.index(PLACES)
    for each in (chart, chart.with_tile(place, shape, place % 4), chart.with_door(2 * place % 84)):
        yield charted(at, each)


def charted(at: Asked, chart: Chart) -> object:
    """All costs of a chart, and where it would lead some."""
    cells = at.floor[::9]
    ends = [(chart.best_side(cell), chart.frontier(cell)) for cell in cells]
    return chart.cost, ends, [at.scene.way_from(cell, chart) for cell in (None, *cells[::4])]


def the_cards(at: Asked) -> Iterator[object]:
    """Which card they would play, which without that one, and so on, in every window."""
    for hand in (bot.hand for bot in at.bots):
        for window in WINDOWS:
            view = replace(at.view, window=window, path=at.path(), harm=harm(at))
            scene = Scene(replace(view, strike=at.strike(), roll=at.roll(2 + at.dice.index(3))))
            yield window, list(one_by_one(hand.respond, scene))
        if at.is_here:
            yield list(one_by_one(hand.own_card, at.scene))
    hand = at.bots[0].hand
    if at.is_here:
        yield hand.leap(at.scene), hand.door_gain(at.scene), hand.warp_gain(at.scene)
        yield [is_near(at.scene, place) for place in range(PLACES)], hand.left(at.scene)


def one_by_one(ask: Callable[[Scene, list[Action]], Action | None], scene: Scene) -> Iterator[str]:
    """What is played of all cards, until nothing is."""
    left = [ACTIONS[ACTIONS.pass_]] if ask.__name__ == "respond" else []
    left += CARDS.values()
    while (action := ask(scene, left)) is not None and action.id != ACTIONS.pass_:
        yield action.text
        left.remove(action)


def harm(at: Asked) -> Harm:
    """Somebody is about to suffer."""
    return Harm(at.figure(), None if at.dice.chance(30) else at.dice.index(6))


def the_luck(at: Asked) -> Iterator[object]:
    """What dice are worth, and which cards could better them."""
    for many in (2, 3, 5):
        scene = Scene(replace(at.view, roll=at.roll(many), strike=at.strike()))
        yield [value(scene, [face] * many) for face in range(1, 8)]
        yield is_poor_roll(scene, value)
        yield [best_after(scene, f"power_card_{each}", value) for each in range(1, 5)]
        names = tuple(CARDS)
        while name := wants_luck(scene, names):
            yield name
            names = tuple(each for each in names if each != name)
        changes = [ACTIONS[each] for each in dice_actions(many)]
        yield best_change(scene, changes).text, [result(scene, each) for each in changes]


def dice_actions(many: int) -> Iterator[int]:
    """All that can be done to so many dice."""
    yield from range(ACTIONS.die, ACTIONS.die + many)
    yield from range(ACTIONS.change, ACTIONS.change + 4 * many)
    yield from range(ACTIONS.turn_die, ACTIONS.turn_die + 6 * many)
    yield from range(ACTIONS.reroll, ACTIONS.reroll + (1 << many) - 1)


def the_answers(at: Asked) -> Iterator[object]:
    """What they say when a card asks, whichever card it is."""
    hand = at.bots[0].hand
    for card in (*(card.id for card in BOX.cards[at.dice.index(3) :: 3]), "warp_space", ""):
        path = at.path() if at.dice.chance(50) else None
        names = tuple(BOX.shapes[at.dice.index(len(BOX.shapes))].id for _ in range(4))
        view = replace(at.view, card=card, path=path, known_tiles=names)
        view = replace(
            view, roll=at.roll(3), strike=at.strike(), going=Going(at.figure(), 1, False)
        )
        for question, legal in questions(at, path):
            yield hand.answer(Scene(replace(view, question=question)), legal).text
    yield [hand.worth_of_burst(at.scene, cell + 1) for cell in at.scene.bodies]
    yield [slid(cell, way) for way in range(4) for cell in at.floor[::29]]


def questions(at: Asked, path: Path | None) -> Iterator[tuple[str, list[Action]]]:
    """Questions, each with something to choose from."""
    spaces = at.some(ACTIONS.target, 8)
    yield "space", spaces
    yield (
        "space",
        [*spaces, *(ACTIONS[ACTIONS.target + cell] for cell in (path.cells if path else ()))],
    )
    yield "target", [ACTIONS[ACTIONS.done], *spaces, *at.figures(ACTIONS.target)]
    yield "tile", [ACTIONS[ACTIONS.tile + each] for each in range(PLACES)]
    yield "tile", [ACTIONS[ACTIONS.tile + 3], ACTIONS[ACTIONS.tile + 5]]
    yield "way", [ACTIONS[ACTIONS.way + each] for each in range(4)]
    yield "door", [ACTIONS[ACTIONS.door + at.dice.index(2 * PLACES)] for _ in range(3)]
    yield "pick", [ACTIONS[ACTIONS.pick + each] for each in range(4)]
    yield "gate", [ACTIONS[ACTIONS.gate + each] for each in range(4)]
    yield "spawn", spaces
    yield "die", [ACTIONS[each] for each in dice_actions(3)]
    yield "put", spaces


def the_blows(at: Asked) -> Iterator[object]:
    """What tiles, places, blows and pushes are worth."""
    scene = at.scene
    for bot in at.bots:
        for _ in range(4):
            place, shape = at.dice.index(PLACES), at.dice.index(len(BOX.shapes))
            yield bot.is_on_the_way(scene, place), bot.worth_of_tile(scene, place, shape, place % 4)
        yield bot.place(scene, at.some(ACTIONS.place, 12)).text
        yield bot.push_to(scene, at.some(ACTIONS.target, 6)).text
        if at.is_here:
            yield [bot.worth_of_target(scene, body, 3) for body in scene.bodies.values()]
            yield from blows_of(at, bot)
    warlord: Any = at.bots[1]
    yield warlord.price_of_crowd(scene)


def blows_of(at: Asked, bot: Racer) -> Iterator[object]:
    """Attacks and Moves of somebody who is there."""
    names = {"melee": ACTIONS.melee, "shoot": ACTIONS.shoot, "blast": ACTIONS.blast}
    some = {name: at.figures(family) for name, family in names.items()}
    worth, blow = bot.best_blow(at.scene, some)
    yield worth, blow and blow.text
    for name in names:
        worth, blow = bot.best_blow(at.scene, {name: some[name][::2]})
        yield worth, blow and blow.text
    worth, blow = bot.best_blow(at.scene, {"melee": at.some(ACTIONS.melee, 4)})
    yield worth, blow and blow.text
    moves, stop = at.some(ACTIONS.move, 10), ACTIONS[ACTIONS.stop]
    step = bot.step(at.scene, {"move": moves, "push": at.figures(ACTIONS.push)})
    push = bot.step(at.scene, {"push": at.figures(ACTIONS.push)})
    yield step and step.text, push and push.text
    yield bot.go_on(at.scene, [*moves, stop]).text, bot.go_on(at.scene, [stop]).text


PARTS: Final[tuple[Part, ...]] = (
    the_choices,
    the_scene,
    the_chart,
    the_luck,
    the_blows,
)
LONG_PARTS: Final[tuple[Part, ...]] = (the_cards, the_answers)


def weighed(number: int) -> str:
    """A crowd with what was made of it: a sum for each part."""
    sums = {part.__name__: sha256() for part in (*PARTS, *LONG_PARTS)}
    many = 0
    for at in asked_in(number):
        many += 1
        for part in PARTS if many % SELDOM else (*PARTS, *LONG_PARTS):
            for found in part(at):
                sums[part.__name__].update(repr(plain(found)).encode())
    told = " ".join(f"{name}:{each.hexdigest()[:6]}" for name, each in sums.items())
    return f"{number} {many} {told}"


def asked_in(number: int) -> Iterator[Asked]:
    """Some moments of a crowd, as who is asked sees them."""
    for step, (rulebook, state) in enumerate(crowded.moments(number)):
        if step % OFTEN == number % OFTEN:
            legal = list(rulebook.legal(state, state.asked))
            yield Asked(rulebook.view(state, state.asked), legal, f"{number} {step}")


def written() -> list[str]:
    """The lines of the file."""
    return PATH.read_text(encoding="utf-8").splitlines()


def write() -> None:
    """Renew the file."""
    PATH.write_text("".join(f"{weighed(number)}\n" for number in range(CROWDS)), encoding="utf-8")
