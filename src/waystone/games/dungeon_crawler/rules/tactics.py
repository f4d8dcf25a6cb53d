"""What a Monster's list makes it do: line, target, and the best spaces to end on (DC-80–89)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    AROUND_BITS,
    BIT,
    bits_of,
    disk,
    first_of,
    is_single,
    spaces_of,
)
from waystone.games.dungeon_crawler.board import (
    AREA,
    DEEP,
    DOPPELGANGER,
    FAR,
    FIRST_HERO,
    FLEE,
    FLIGHT,
    GUARD,
    HOLD,
    HUNT,
    INCORPOREAL,
    LAVA,
    NOBODY,
    NOWHERE,
    PROWL,
    SKIRMISH,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.field import Field
from waystone.games.dungeon_crawler.rules.aiming import sees_from
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    dice_for,
    free_stops,
    heroes_on_mat,
    lift,
    movement,
)
from waystone.games.dungeon_crawler.rules.frames.turns import PackMovesFrame
from waystone.games.dungeon_crawler.rules.play import is_under_way, nearest
from waystone.games.dungeon_crawler.rules.terms import Terms, is_settled
from waystone.games.dungeon_crawler.sight import ghost_sees, linked_to_any, sees
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import (
    distances,
    is_cut_off,
    is_sure_goal,
    joined_to,
    joined_to_any,
    reach,
    walk,
)
from waystone.kernel.compiling import mypyc_attr

GUARD_MV: Final = 6
"""The Adventurer that a guard thinks of walks like this (DC-88)."""
_ONE_STEP: Final = 2
"""No two neighbouring spaces differ more in their straight distance to a third (DC-66)."""
LINES: Final = ("los", "within", "no_los", "copy", "lure")


@mypyc_attr(acyclic=True)
class Intent:
    """The line that applies, its tactic, and the Adventurers that are equally good targets."""

    def __init__(self, line: str, tactic: int, targets: list[int]) -> None:
        self.line: Final = line
        self.tactic: Final = tactic
        self.targets: Final = targets


def walking_distance(state: CrawlerState, figure: int, cell: int, most: int = FAR) -> int:
    """W: the least cost from a Monster to a space, all figures ignored (DC-81)."""
    can, mv = abilities(state, figure), movement(state, figure)
    return walk(state.terrain, can, mv, state.spot[figure], cell, most)


def way_home(state: CrawlerState, figure: int, cell: int) -> Field:
    """The walking distance of every space to this one, with a Monster's abilities (DC-81)."""
    return distances(state.terrain, abilities(state, figure), movement(state, figure), cell)


def intent_of(state: CrawlerState, figure: int) -> Intent:
    """The first line of the list that applies (DC-82); the Doppelganger has its own (DC-103)."""
    if figure == DOPPELGANGER:
        return _copy_intent(state)
    creature = BOX.creatures[figure]
    seen = heroes_seen(state, figure)
    if seen:
        return _intent(state, figure, "los", creature.los, seen)
    near = heroes_within(state, figure, creature.within_range)
    if near:
        return _intent(state, figure, "within", creature.within, near)
    return _intent(state, figure, "no_los", creature.no_los, [])


def is_idle(state: CrawlerState, figure: int) -> bool:
    """Whether a Monster plainly stays: nobody might be seen, and nobody can be walked to.

    Who holds needs them only to be far away. Most are idle, most of the time; who is not may still
    stay (DC-87, DC-89).
    """
    if not _MAY_IDLE[figure]:
        return False
    terrain, heroes, here = state.terrain, state.heroes_at, state.spot[figure]
    if linked_to_any(terrain, heroes) & BIT[here]:
        return False
    creature = BOX.creatures[figure]
    is_far = creature.no_los == HOLD and not disk(here, creature.within_range) & heroes
    if not is_far and joined_to_any(terrain, creature.abilities, heroes) & BIT[here]:
        return False
    return is_settled(state, figure)


_MAY_IDLE: Final = (
    *(
        creature.no_los in (HOLD, PROWL) and not creature.abilities & INCORPOREAL
        for creature in BOX.creatures
    ),
    False,
)
"""Of each Monster, the Doppelganger last: whether it stays as long as it is alone."""


def heroes_seen(state: CrawlerState, figure: int) -> list[int]:
    """The Adventurers that a Monster sees (DC-64, DC-67)."""
    terrain, spot = state.terrain, state.spot
    here = spot[figure]
    if abilities(state, figure) & INCORPOREAL:
        return [each for each in heroes_on_mat(state) if ghost_sees(terrain, here, spot[each])]
    if not linked_to_any(terrain, state.heroes_at) & BIT[here]:
        return []
    return [each for each in heroes_on_mat(state) if sees(terrain, here, spot[each])]


def heroes_within(state: CrawlerState, figure: int, most: int) -> list[int]:
    """The Adventurers that a Monster could walk to for so much; no walk is less than straight."""
    spot = state.spot
    near = state.heroes_at & disk(spot[figure], most)
    if not near:
        return []
    heroes = [each for each in heroes_on_mat(state) if near & BIT[spot[each]]]
    return [each for each in heroes if walking_distance(state, figure, spot[each], most) <= most]


def _copy_intent(state: CrawlerState) -> Intent:
    """It hunts the player whom it copies; while that one is away it prowls (DC-103)."""
    target = FIRST_HERO + state.copied_seat
    if state.copied_seat == NOBODY or state.spot[target] < 0:
        return _intent(state, DOPPELGANGER, "no_los", PROWL, [])
    tactic = SKIRMISH if dice_for(state, DOPPELGANGER, AREA) else HUNT
    return Intent("copy", tactic, [target])


def _intent(
    state: CrawlerState, figure: int, line: str, tactic: int, candidates: list[int]
) -> Intent:
    """Prowlers and guards look at everybody, the others at their candidates (DC-82 to DC-88)."""
    if tactic == PROWL:
        return Intent(line, tactic, _reachable(state, figure, heroes_on_mat(state)))
    if tactic == GUARD:
        return Intent(line, tactic, _nearest_to_chest(state))
    return Intent(line, tactic, _least(state, figure, candidates))


def _least(state: CrawlerState, figure: int, candidates: list[int]) -> list[int]:
    """Least walking distance, then least distance; who is left is a tie (DC-82).

    No walk is shorter than the straight distance, so the far ones need not be worked out.
    """
    if len(candidates) < 2:
        return candidates
    here = state.spot[figure]
    best, found = (FAR + 1, FAR), list[int]()
    for straight, each in sorted((distance(here, state.spot[each]), each) for each in candidates):
        if straight <= best[0]:
            rank = (walking_distance(state, figure, state.spot[each], best[0]), straight)
            if rank < best:
                best, found = rank, [each]
            elif rank == best:
                found.append(each)
    return found


def _reachable(state: CrawlerState, figure: int, heroes: list[int]) -> list[int]:
    """The nearest Adventurers that can be reached at all (DC-87)."""
    terrain, spot, can = state.terrain, state.spot, abilities(state, figure)
    near = [each for each in heroes if not is_cut_off(terrain, can, spot[figure], spot[each])]
    if not near or (len(near) == 1 and is_sure_goal(terrain, can, spot[near[0]])):
        return near
    best = _least(state, figure, near)
    return best if walking_distance(state, figure, spot[best[0]]) < FAR else []


def _nearest_to_chest(state: CrawlerState) -> list[int]:
    """Who a guard thinks has the least left to walk to a chest, if anybody can (DC-88)."""
    best, found = FAR, 0
    for chest in state.chests:
        cost, near = _least_left(state, chest)
        if cost < best:
            best, found = cost, near
        elif cost == best:
            found |= near
    return [each for each in heroes_on_mat(state) if found & BIT[state.spot[each]]]


def _least_left(state: CrawlerState, chest: int) -> tuple[int, int]:
    """What the nearest Adventurers have left to walk to a chest, and where they are.

    How far a single one has to go matters only if there is another chest.
    """
    terrain = state.terrain
    joined = joined_to(terrain, 0, chest, state.heroes_at)
    if not joined:
        return FAR, 0
    if len(state.chests) == 1 and is_single(joined) and terrain.shore(0, chest) & joined:
        return 0, joined  # no deep water need be crossed, so that there is a way
    away = distances(terrain, 0, GUARD_MV, chest)
    near = away.nearest(joined)
    return away.within(first_of(near), FAR) if near else FAR, near


def end_spaces(terms: Terms, tactic: int, target: int) -> list[int]:
    """The equally good spaces that a tactic picks; none when the Monster stays (DC-83)."""
    if tactic == FLEE:
        return _flee(terms, target)
    if tactic == GUARD:
        return _guard(terms, target)
    if tactic == HOLD or target < 0:
        return _hold(terms)
    if tactic == SKIRMISH:
        return _skirmish(terms, target) or _hunt(terms, target)
    return _hunt(terms, target)


def _hold(terms: Terms) -> list[int]:
    """Stay; from a spawn point go to the cheapest space (DC-89)."""
    return [terms.here] if terms.stops & BIT[terms.here] else terms.first(terms.stops)


def _flee(terms: Terms, target: int) -> list[int]:
    """As far from the target as can be, no route counting as farthest (DC-89)."""
    away = way_home(terms.state, terms.figure, terms.state.spot[target])
    return terms.cheapest(away.farthest(terms.ends))


def _skirmish(terms: Terms, target: int) -> list[int]:
    """The cheapest spaces that see the target and touch no Adventurer (DC-86)."""
    state, left = terms.state, terms.stops
    for each in heroes_on_mat(state):
        left &= ~AROUND_BITS[state.spot[each]]
    return _cheapest_seeing(terms, left, target, terms.points)


def _cheapest_seeing(terms: Terms, bits: int, target: int, points: int) -> list[int]:
    """The cheapest of some spaces that see the target; the others need not be looked at."""
    state, figure = terms.state, terms.figure
    if bits & BIT[terms.here] and sees_from(state, figure, terms.here, state.spot[target]):
        return [terms.here]
    while bits and terms.reach.find(bits, points) < FAR:
        cells = terms.cheapest(bits)
        seeing = [cell for cell in cells if sees_from(state, figure, cell, state.spot[target])]
        if seeing:
            return seeing
        bits &= ~bits_of(cells)
    return []


def melee_spaces(terms: Terms, target: int) -> list[int]:
    """All spaces in reach from which a Monster could strike the target (DC-84 a)."""
    prey = terms.state.spot[target]
    cells = spaces_of(AROUND_BITS[prey] & terms.ends)
    return [cell for cell in cells if sees_from(terms.state, terms.figure, cell, prey)]


def _hunt(terms: Terms, target: int) -> list[int]:
    """Strike if in reach, else the way of two Moves, else queue (DC-84)."""
    state, figure = terms.state, terms.figure
    prey, both = state.spot[target], terms.points + movement(state, figure)
    if distance(terms.here, prey) - _ONE_STEP > both:
        return _queue(terms, target)
    beside = AROUND_BITS[prey] & terms.stops
    spaces = _cheapest_seeing(terms, beside, target, terms.points)
    if spaces and abilities(state, figure) & FLIGHT:
        return _make_room(terms, melee_spaces(terms, target))
    return spaces or _approach(terms, target, beside, both) or _queue(terms, target)


def _approach(terms: Terms, target: int, beside: int, points: int) -> list[int]:
    """Along a cheapest path of two Moves, as far as this one goes (DC-84 b)."""
    spaces = _cheapest_seeing(terms, beside, target, points)
    stops = {_last_stop(terms, cell) for cell in spaces}
    return sorted(stop for stop in stops if stop >= 0)


def _last_stop(terms: Terms, cell: int) -> int:
    for stop in reversed([terms.here, *terms.reach.path(cell)]):
        if terms.ends & BIT[stop]:
            return stop
    return -1


def _queue(terms: Terms, target: int) -> list[int]:
    """The least remaining walking distance; without a route stay (DC-84 c)."""
    return _come_near(terms, terms.state.spot[target])


def _come_near(terms: Terms, goal: int) -> list[int]:
    if goal == terms.here and terms.stops & BIT[goal]:
        return [goal]
    state, figure = terms.state, terms.figure
    if is_cut_off(state.terrain, abilities(state, figure), terms.here, goal):
        return _hold(terms)
    near = way_home(state, figure, goal).nearest(terms.ends)
    if not near and walking_distance(state, figure, goal) >= FAR:
        return _hold(terms)
    return terms.cheapest(near or terms.ends)


def _make_room(terms: Terms, spaces: list[int]) -> list[int]:
    """Flyers leave the only space of a walking friend, and the floor, to others (DC-85)."""
    if len(spaces) == 1:
        return spaces
    needed = _needed_by_friends(terms)
    codes = terms.state.terrain.codes

    def worth(cell: int) -> tuple[int, bool, int]:
        return needed.count(cell), codes[cell] not in (LAVA, DEEP), terms.reach.cost(cell)

    best = min(worth(cell) for cell in spaces)
    return sorted(cell for cell in spaces if worth(cell) == best)


def _needed_by_friends(terms: Terms) -> list[int]:
    """For each friend yet to move its only space to strike from, the flyer taken away (DC-85)."""
    state = terms.state
    if not is_under_way(state, PackMovesFrame):
        return []
    without = state.copy()
    lift(without, terms.figure)
    step = nearest(state, PackMovesFrame)
    waiting = [each for each in step.monsters[step.acted :] if state.spot[each] >= 0]
    spaces = (
        _strike_spaces(without, each) for each in waiting if not abilities(state, each) & FLIGHT
    )
    return [found[0] for found in spaces if len(found) == 1]


def _strike_spaces(state: CrawlerState, figure: int) -> list[int]:
    intent = intent_of(state, figure)
    if intent.tactic not in (HUNT, PROWL, SKIRMISH) or not intent.targets:
        return []
    terms = Terms(state, figure, movement(state, figure), 0)
    return melee_spaces(terms, intent.targets[0])


def _guard(terms: Terms, target: int) -> list[int]:
    """Stand between the chest and the Adventurer that is nearest to it (DC-88)."""
    goal = _post(terms, target)
    return _hold(terms) if goal < 0 else _come_near(terms, goal)


def _post(terms: Terms, target: int) -> int:
    """The space of the Adventurer's way nearest to the chest where the Monster may end."""
    state = terms.state
    if target >= 0:
        post = _last_on_way(state, state.spot[target], terms.stops)
        if post >= 0:
            return post
    beside = 0
    for chest in state.chests:
        beside |= AROUND_BITS[chest]
    return _nearest_post(terms, beside & terms.stops)


def _nearest_post(terms: Terms, posts: int) -> int:
    """The one with the least walking distance, the canonical first of equals.

    What a Move of any length would cost is never more than that, and known for all at once.
    """
    if posts & BIT[terms.here]:
        return terms.here
    state, figure = terms.state, terms.figure
    posts &= state.terrain.region(abilities(state, figure), terms.here)
    ways = reach(state.terrain, abilities(state, figure), terms.here, 0)
    best, found = FAR, -1
    while posts and ways.find(posts, best) < FAR:
        cells = spaces_of(ways.cheapest(posts))
        for cell in cells:
            walk = walking_distance(state, figure, cell)
            if walk < best or (walk == best < FAR and cell < found):
                best, found = walk, cell
        posts &= ~bits_of(cells)
    return found


def _last_on_way(state: CrawlerState, start: int, stops: int) -> int:
    """Which of some spaces is the last one on a cheapest path to the nearest chest, or NOWHERE."""
    terrain, chest = state.terrain, state.chests[0]
    if len(state.chests) > 1:
        chest = min(state.chests, key=lambda each: walk(terrain, 0, GUARD_MV, start, each))
    ways = reach(terrain, 0, start, 0)
    return ways.last_on_path(chest, stops) if ways.find(BIT[chest], FAR) < FAR else NOWHERE


def is_on_spawn(state: CrawlerState, figure: int) -> bool:
    """A Monster here must move off (DC-80)."""
    return BIT[state.spot[figure]] & state.terrain.spawn_bits != 0


def placing_spaces(state: CrawlerState, figure: int, centre: tuple[int, ...]) -> list[int]:
    """Free spawn points, and free spaces of the centre where it may stop (DC-79)."""
    points = state.terrain.spawn_bits & ~(state.occupied | bits_of(state.chests))
    inside = free_stops(state, abilities(state, figure)) & bits_of(centre)
    return spaces_of(inside | points)
