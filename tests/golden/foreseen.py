"""What the Crawler's champion foresees and weighs near the chest, as sums.

Chance puts everybody around the chest and gives one of them cards and a step 5: there the lines
that win, the pushes, the ploys and the dangers are that it looks for. Whoever changes how it looks
renews the file on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Final

from msgspec.structs import replace

from tests.games.dungeon_crawler.scene import Scene, blank
from tests.golden import crowded
from tests.golden.reckoned import plain
from tests.golden.told import HERE
from tests.golden.weighed import CARDS, dice_actions, harm, one_by_one
from tests.golden.weighed import Asked as Weighed
from waystone.games.dungeon_crawler import bots
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import CHEST_SPACE, DOPPELGANGER, SPACES
from waystone.games.dungeon_crawler.bots import champion as champions
from waystone.games.dungeon_crawler.bots import keeper, strider
from waystone.games.dungeon_crawler.bots.architect import (
    Architect,
    runners,
    shares_of_tiles,
    way_over_tiles,
)
from waystone.games.dungeon_crawler.bots.caution import Caution
from waystone.games.dungeon_crawler.bots.champion import Champion
from waystone.games.dungeon_crawler.bots.racer import families
from waystone.games.dungeon_crawler.bots.scene import Scene as Seen
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight import chances, lines, ploys, race, table
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.luring import Luring
from waystone.games.dungeon_crawler.foresight.outlook import Outlook, may_move, price
from waystone.games.dungeon_crawler.foresight.ploys import Ploys
from waystone.games.dungeon_crawler.foresight.pushes import Pushing
from waystone.games.dungeon_crawler.foresight.table import Foresight
from waystone.games.dungeon_crawler.rules.figures import hero, is_hero
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame
from waystone.games.dungeon_crawler.rules.machine import run
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice, SeededDice

PATH: Final = HERE / "dungeon-crawler" / "foreseen.txt"
FINALES: Final = 54
SELDOM: Final = 6
"""At every so many of them it is looked for long."""
ASKED_ALWAYS: Final = ("way", "pick", "push", "tile", "space")
OTHER_CROWDS: Final = 1000
OFTEN: Final = 20
HELD: Final = 3
DECISIVE: Final = (
    *("magic_boots", "potion_of_quickness", "potion_of_flight", "potion_of_firewalk"),
    *("secret_door", "warp_space", "switch_trap", "scroll_of_teleportation", "lure"),
    *("rotating_rooms", "shifting_rooms", "false_treasure", "cave_in", "rapid_strike"),
    *("scroll_of_fireball", "crushing_trap"),
)
"""Cards that it tries out, or weighs by whom they meet."""
MOST: Final = 40
"""So many actions are tried out for a line that wins."""


class Finale:
    """A step 5 near the chest, as the one sees it whose it is."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.dice: Final = SeededDice(number, "foreseen")
        scene = around_the_chest(self.dice)
        self.game: Final = scene.game
        self.state: Final[CrawlerState] = scene.state
        self.foresight: Final = Foresight(scene.game, 0)
        view, legal = scene.game.view(scene.state, 0), list(scene.game.legal(scene.state, 0))
        self.legal: Final[list[Action]] = legal
        self.asked: Final = Weighed(view, legal, f"finale {number}")
        self.seen: Final = Seen(view, Champion.prices)
        self.bot: Final = Champion(scene.game, SeededDice(number, "bot"))
        self.monsters: Final = [
            each for each, cell in enumerate(self.state.spot) if cell >= 0 and not is_hero(each)
        ]


def around_the_chest(dice: Dice) -> Scene:
    """Everybody near the chest, and the first seat's step 5 with cards in hand."""
    scene = blank(2 + dice.index(3), joining="off")
    state = scene.state
    crowded.lay(state, dice)
    dice.shuffle(state.deck)
    dice.shuffle(state.creatures)
    decisive = [BOX.card_by_id[name] for name in DECISIVE if dice.chance(20)]
    state.deck = [card for card in state.deck if card not in decisive]
    for seat in range(state.seats):
        state.hands[seat] = sorted(state.deck.pop() for _ in range(HELD))
    state.hands[0] = sorted({*state.hands[0][:1], *decisive})
    crowded.gather(state, dice, CHEST_SPACE)
    if state.spot[hero(0)] < 0:
        crowded.stand(state, hero(0), state.terrain.ground(0).stops.bit_length() - 1, dice)
    state.stops = [2] * state.seats
    state.round = 2 + dice.index(20)
    frame = ActFrame(0)
    frame.extra_moves = dice.index(2)
    scene.begin(frame)
    run(Play(scene.game.params, state, dice, []))
    return scene


# What is foreseen


def the_lines(at: Finale) -> Iterator[object]:
    """Moves and cards that land on the chest."""
    winning, state = Winning(at.foresight, MOST), at.state
    yield winning.moves(state), winning.straight_way(state), winning.purse(state)
    yield winning.landing(state), winning.by_piles(state, 3), lines.treasure_spaces(state)
    yield [(line, state.key()) for line, state in winning.strengthened(state)]
    yield [line for line, _ in islice(winning.changed(state), MOST)], at.foresight.tried
    winning = Winning(at.foresight, MOST)
    yield winning.line(state), winning.with_another_chest(state), at.foresight.tried
    near = [cell for cell in range(0, len(state.occupant), 41) if state.terrain.is_open(cell)]
    yield [(lines.far(state, cell), lines.detour(state, 0, cell)) for cell in near]
    yield [winning.second_move(state, id - ACTIONS.move) for id in moves_of(state)[:6]]


def the_rest(at: Finale) -> Iterator[object]:
    """What is left to hope for once no Move is left, or only the one that is going on."""
    spent = at.state.copy()
    acting = nearest(spent, ActFrame)
    acting.halves_left = acting.extra_moves = 0
    winning, pushing = Winning(at.foresight, MOST), Pushing(at.foresight)
    yield winning.moves(spent), winning.purse(spent), winning.landing(spent), pushing.step(spent)
    yield may_move(spent, 0)
    for id in moves_of(at.state)[::7]:
        try:
            after = at.foresight.after(at.state, id)
        except table.LuckNeeded:
            continue
        if table.asks_for_half(after, 0):
            yield winning.purse(after), winning.landing(after), pushing.step(after)


def moves_of(state: CrawlerState) -> list[int]:
    """The Moves that are offered."""
    return [id for id in state.options if ACTIONS.move <= id < ACTIONS.push]


def the_pushes(at: Finale) -> Iterator[object]:
    """Who can be pushed, from where, and whether that may win."""
    pushing, state = Pushing(at.foresight), at.state
    yield pushing.first(state), pushing.step(state)
    yield [pushing.may_push(state, state.spot[each]) for each in at.monsters]
    yield [pushing.is_firm(state, cell) for cell in SPACES[24]]
    here = state.spot[hero(0)]
    yield [pushing.step_to(state, [here, here + 1, cell], cell) for cell in SPACES[24]]


def the_chances(at: Finale) -> Iterator[object]:
    """Of hits, of landings, and of getting past somebody."""
    state, seats = at.state, range(at.state.seats)
    yield [chances.chance_to_land(state, seat) for seat in seats]
    for figure in at.monsters:
        yield chances.chance_to_slay(state, hero(0), figure)
        yield chances.chance_to_pass(state, hero(0), state.spot[figure])
    yield [table.way_past_figures(state, seat) for seat in seats], table.least_answer(state)
    chart = table.chart_of_state(state, Champion.prices)
    yield [table.way_of(state, seat, chart) for seat in seats]
    for id in moves_of(state)[::9]:
        yield at.foresight.attacks_until_next(state, id)


def the_ploys(at: Finale) -> Iterator[object]:
    """What cards, Monsters and landings are worth by everybody's way."""
    ploy, state, dice = Ploys(at.foresight, Champion.prices), at.state, SeededDice(1, "ploys")
    yield ploy.chance(state), ploy.on_ways(state), [ploy.threat(state, 0), ploy.threat(state, 1)]
    yield [ploy.worth_of_monster(state, each) for each in at.monsters]
    yield [ploy.price_of_chamber(state, cell) for cell in (CHEST_SPACE + 1, 3)]
    yield [ploys.treasure_for(state, 0, each) for each in at.monsters]
    yield [ploys.is_between(state, state.spot[hero(0)], state.spot[each]) for each in at.monsters]
    for id in (id for id in state.options if ACTIONS.play <= id < ACTIONS.move):
        uses = list(islice(ploy.uses(state, id), 12))
        yield id, [(line, ploy.chance(after)) for line, after in uses]
        ends = list(islice(ploy.ends(state, id, dice), 6))
        yield [(line, ploy.chance(after)) for line, after in ends]
        yield ploy.likeliest(state, id, dice)[:1]
    yield at.foresight.tried


def the_round(at: Finale) -> Iterator[object]:
    """Who is held up or struck before my next choice, and whom the Lure would send where."""
    state, halting = at.state, Foresight(at.game, 0, halts=True)
    outlook = Outlook(halting, Champion.prices)
    chart = table.chart_of_state(state, Champion.prices)
    yield may_move(state, 0), [outlook.turns_of_way(state, seat, chart) for seat in (0, 1)]
    moves = moves_of(state)[::9]
    for line in ((), *((id,) for id in moves)):
        attacks = halting.attacks(state, *line)
        yield [(each.dice, each.target, each.is_evitable) for each in attacks]
        yield [outlook.turns(state, seat, chart, attacks) for seat in (0, 1)]
        yield outlook.share(state, line)
    yield [price(((3, 4), (2, 3)), left, 5.0) for left in range(1, 7)]
    luring = Luring(outlook)
    for id in table.cards_among(state, ("lure",)):
        baits = luring.baits(state, id)
        yield baits, [luring.called(state, bait) for bait in baits[:2]]
        yield luring.best(state, 0.0), luring.best(state, 0.2)
    ploy = Ploys(at.foresight, Champion.prices)
    yield ploy.turns(state), ploy.landing(state), ploy.after_move(state)
    yield ploy.over_lava(state, 0.0), ploy.without_hope(state, 3.0)


def the_race(at: Finale) -> Iterator[object]:
    """Tiles and turns: who would be there first, whatever is laid."""
    scene, shape = at.seen, at.dice.index(len(BOX.shapes))
    order = runners(scene, False)
    yield [(each.seat, each.known, each.wait, each.lays, each.turns(scene.chart)) for each in order]
    yield [each.known for each in runners(scene, True)], way_over_tiles(scene, scene.here)
    run_ = race.Race(order)
    yield run_.shares(scene.chart), race.placements(scene.chart.tiles, scene.chart.turns, shape)
    yield [race.turns_from(scene.chart, cell, 6, 1) for cell in SPACES[10 + at.dice.index(30)][::6]]
    few = list(islice(run_.replies(scene.chart, shape), 12))
    yield [run_.shares(each) for each in few]
    yield shares_of_tiles(scene, [shape])
    names = tuple(BOX.shapes[at.dice.index(len(BOX.shapes))].id for _ in range(3))
    known = Seen(replace(at.asked.view, known_tiles=names), Champion.prices)
    yield at.bot.pick_tile(known, [ACTIONS[ACTIONS.pick + each] for each in range(3)]).text
    scene = Seen(replace(at.asked.view, drawn_tile=BOX.shapes[shape].id), Champion.prices)
    architect = Architect(scene, at.dice, Champion.prices)
    places = race.placements(scene.chart.tiles, scene.chart.turns, shape)[:5]
    legal = [ACTIONS[ACTIONS.lay + 4 * place + turn] for place, turn in places]
    yield architect.next_tiles(), [plan.share for plan in architect.plans(legal)] if legal else ()
    yield architect.after_replies(architect.charts[:1], [shape])
    yield architect.best(legal).text if legal else ""


# What is made of it


def the_steps(at: Finale) -> Iterator[object]:
    """Where to, with what in mind."""
    bot, scene, by_family = at.bot, at.seen, families(at.legal)
    options = by_family.get("move", [])
    yield text(bot.step_on(scene, by_family)), bot.halted, bot.hunted
    for step in (bot.step_round, bot.step_to_treasure, bot.step_aside, bot.step_to_prey):
        yield text(step(scene, options)) if options else ""
    yield text(bot.step_to_hunt(scene, options)), text(bot.step_after_prey(scene, options))
    yield [text(bot.by_treasure(scene, each, by_family)) for each in options[::7]]
    yield [strider.is_deadly_push(scene, each) for each in at.asked.figures(ACTIONS.push)]
    caution = Caution(at.game, scene, SeededDice(3))
    yield caution.anew, caution.lasting, caution.left
    few = options[::11]
    yield text(bot.step(scene, by_family)), text(bot.winning_push(scene))
    yield bot.go_on(scene, [*options, ACTIONS[ACTIONS.stop]]).text
    yield [(caution.turns(each), caution.price_of_danger(each)) for each in (*few, None)]
    for wanted in (None, *few[:2]):
        yield text(caution.best(wanted, few))
        yield [text(each) for each in caution.candidates(wanted, options, 99.0)]
    yield bot.choose(at.asked.view, at.legal).text, bot.plan


def text(action: Action | None) -> str:
    """What an action is called."""
    return "" if action is None else action.text


def the_blows(at: Finale) -> Iterator[object]:
    """Whom to strike, with what."""
    bot, scene, by_family = at.bot, at.seen, families(at.legal)
    bot.note_shut(scene)
    yield bot.shut, bot.shut_since, bot.moves_after_blow(scene)
    for body in scene.bodies.values():
        yield bot.worth_of_target(scene, body, 3), bot.must_go(scene, body)
        yield champions.is_shut_by(scene, body), champions.is_pushable(scene, body)
        for card in ("scroll_of_fireball", "crushing_trap"):
            yield bot.burst(scene, card, body.cell + 1), bot.worth_of_aim(scene, card, body.cell)
    for kind, family in enumerate((ACTIONS.melee, ACTIONS.shoot, ACTIONS.blast)):
        some = at.asked.figures(family)[:4]
        yield [bot.worth_of_attack(scene, kind, each) for each in some]
    plays = by_family.get("play", [])
    plays.append(CARDS["rapid_strike"])
    for struck in (-1, scene.view.round):
        bot.struck = struck
        yield [bot.is_wasted(scene, by_family, each) for each in plays]
    for card in ("scroll_of_fireball", "crushing_trap", "warp_space"):
        aimed = Seen(replace(at.asked.view, card=card, question="space"), Champion.prices)
        yield bot.aim(aimed, at.asked.some(ACTIONS.target, 6)).text
    yield [bots.drowns_or_burns(at.asked.view, each) for each in at.legal]


def the_hand(at: Finale) -> Iterator[object]:
    """Which cards are kept for when they decide."""
    hand, asked = at.bot.hand, at.asked
    for window in ("turn", "path", "roll", "roll", "roll", "harm", "harm"):
        view = replace(asked.view, window=window, path=asked.path(), harm=harm(asked))
        staked = replace(view, at_stake=at.dice.chance(50), active=at.dice.index(at.state.seats))
        scene = Seen(replace(staked, strike=asked.strike(), roll=asked.roll(2)), Champion.prices)
        yield window, list(one_by_one(hand.respond, scene))
        yield keeper.is_worth_mirroring(scene), keeper.is_for_small_prey(scene)
        yield [keeper.keen(scene, [face, 7 - face]) for face in range(1, 7)]
        yield champions.is_landing(scene.view), keeper.may_walk(scene)
        dice = [ACTIONS[each] for each in dice_actions(2)]
        yield hand.answer(Seen(replace(scene.view, question="die")), dice).text
    yield list(one_by_one(hand.own_card, at.seen))
    yield [keeper.is_own(at.seen, each) for each in range(DOPPELGANGER + 3)]


def the_choices(at: Finale) -> Iterator[object]:
    """What it does in a crowd of its own, and what it would do against who lands there."""
    for step, (rulebook, state) in enumerate(crowded.moments(at.number + OTHER_CROWDS)):
        view, legal = rulebook.view(state, state.asked), rulebook.legal(state, state.asked)
        if step % OFTEN == 0 or view.question in ASKED_ALWAYS:
            bot = Champion(rulebook, SeededDice(step, "bot"))
            yield bot.choose(view, legal).text, bot.plan, bot.phase
            if view.question == "respond":
                yield bot.rescue(view, legal[:4]), bot.forestall(view, legal)


PARTS: Final[tuple[Callable[[Finale], Iterator[object]], ...]] = (
    the_lines,
    the_rest,
    the_pushes,
    the_chances,
    the_round,
    the_steps,
    the_blows,
    the_hand,
)
LONG_PARTS: Final = (the_ploys, the_race, the_choices)


def foreseen(number: int) -> str:
    """A finale with what was made of it: a sum for each part."""
    at, found = Finale(number), list[str]()
    for part in PARTS if number % SELDOM else (*PARTS, *LONG_PARTS):
        told = "\n".join(repr(plain(each)) for each in part(at))
        found.append(f"{part.__name__}:{sha256(told.encode()).hexdigest()[:6]}")
    return " ".join([str(number), *found])


def written() -> list[str]:
    """The lines of the file."""
    return PATH.read_text(encoding="utf-8").splitlines()


def write() -> None:
    """Renew the file."""
    PATH.write_text("".join(f"{foreseen(each)}\n" for each in range(FINALES)), encoding="utf-8")
