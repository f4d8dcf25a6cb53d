"""A view made ready for thinking: terrain, figures by space, distances, and what they can do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from waystone.games.dungeon_crawler.bits import BIT, bits_of
from waystone.games.dungeon_crawler.board import (
    AREA,
    CENTRE_SPACES,
    CHEST_SPACE,
    DOPPELGANGER,
    FAR,
    FIREPROOF,
    FIRST_HERO,
    FLIGHT,
    MELEE,
    RANGED,
    SIGNS,
    SPACES,
    distance,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.field import Field
from waystone.games.dungeon_crawler.foresight.labyrinth import (
    USUAL,
    Chart,
    Prices,
    chart_of,
    to_sides,
)
from waystone.games.dungeon_crawler.terrain import NO_DOOR, SPAWNS, terrain_of
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.games.dungeon_crawler.walking import distances, reach

_CODES: Final = bytes(max(0, SIGNS.find(chr(each))) for each in range(256))
_PLAIN_MV: Final = 6
_CARD: Final = {card.id: card for card in BOX.adventurers}
_CREATURE: Final = {kind.id: kind for kind in BOX.kinds}


class Body:
    """A figure's numbers as everybody can work them out."""

    def __init__(self, figure: int, seat: int, cell: int, left: int, defence: int) -> None:
        self.figure: Final = figure
        self.seat: Final = seat
        self.cell: Final = cell
        self.left: Final = left
        self.defence: Final = defence


class Scene:
    """What a bot sees, with the questions it asks again and again, each answered once."""

    def __init__(self, view: CrawlerView, prices: Prices = USUAL) -> None:
        self.view: Final = view
        self.seat: Final = view.seat
        me = view.players[view.seat]
        self.me: Final = me
        self.here: Final = -1 if me.cell is None else me.cell
        self.card: Final = None if me.adventurer is None else _CARD[me.adventurer]
        gear = me.gear
        self.abilities: Final = ("potion_of_flight" in gear) * FLIGHT | (
            "potion_of_firewalk" in gear
        ) * FIREPROOF
        self.mv: Final = self.mv_of(view.seat)
        self.bodies: Final = _bodies(view)
        codes = view.terrain.encode().translate(_CODES)
        self.terrain: Final = terrain_of(codes, -1 if view.six is None else view.six)
        door = NO_DOOR if view.door is None else view.door
        self.chart: Final = chart_of(view.tiles, view.turns, door, prices)
        self._goal = -1
        self._leader = -1

    def mv_of(self, seat: int) -> int:
        """A seat's points of movement, as everybody can work them out."""
        player = self.view.players[seat]
        boots = 2 if "magic_boots" in player.gear else 0
        return (_CARD[player.adventurer].mv if player.adventurer else _PLAIN_MV) + boots

    @property
    def points(self) -> int:
        """The points of my next Move: few in a web (DC-92)."""
        return min(self.mv, 2) if self.me.webbed else self.mv

    @property
    def chest(self) -> int:
        """The chest to go for: the nearer one."""
        chests = self.view.chests
        if len(chests) == 1 or self.here < 0:
            return chests[0]
        return min(chests, key=lambda each: self.walk_to(each)[self.here])

    def walk_to(self, cell: int) -> Field:
        """The walking distance of every space to one, figures ignored."""
        return distances(self.terrain, self.abilities, self.mv, cell)

    @property
    def goal(self) -> int:
        """The chest if there is a way to it, else the place from which one must be made."""
        if self._goal < 0:
            self._goal = self._find_goal()
        return self._goal

    def _find_goal(self) -> int:
        chest = self.chest
        if self.here < 0:
            return chest
        walk = self.walk_to(chest)[self.here]
        if walk < FAR and walk <= self.chart.best_side(self.here)[0] + 12:
            return chest
        return self.chart.frontier(self.here)

    def progress(self, seat: int) -> int:
        """A seat's guessed way to the chest; off the mat a Move more than from the usual gate."""
        return self.way_from(self.view.players[seat].cell, self.chart)

    def way_from(self, cell: int | None, chart: Chart) -> int:
        """The guessed way to the chest from a space, or from where one would come in."""
        if cell is None:
            gates = [chart.best_side(SPAWNS[number][0])[0] for number in range(1, 5)]
            return sum(gates) // 4 + 6
        walk = distances(self.terrain, 0, 6, CHEST_SPACE)[cell] if chart is self.chart else FAR
        return min(walk, chart.best_side(cell)[0])

    @property
    def is_shut_off(self) -> bool:
        """Whether my way leads through a closed side, as far as I know."""
        chart, cell = self.chart, self.here
        side = chart.best_side(cell)[1]
        if side < 0 or self.walk_to(self.chest)[cell] < FAR:
            return False
        place = place_of(cell)
        out = to_sides(chart.tiles[place], chart.turns[place], SPACES[place].index(cell))
        return out[side] >= FAR or self._leads_through_wall(place * 4 + side)

    def _leads_through_wall(self, node: int) -> bool:
        chart = self.chart
        while (following := chart.towards[node]) >= 0:
            if chart.cost[node] - chart.cost[following] >= chart.prices.wall:
                return True
            node = following
        return False

    @property
    def rivals(self) -> int:
        """How many others play, at least one."""
        return max(1, sum(player.playing for player in self.view.players) - 1)

    @property
    def leader(self) -> int:
        """The opponent nearest to the chest."""
        if self._leader < 0:
            self._leader = self._find_leader()
        return self._leader

    def _find_leader(self) -> int:
        others = [
            (self.progress(seat), seat)
            for seat, player in enumerate(self.view.players)
            if seat != self.seat and player.playing
        ]
        return min(others)[1] if others else self.seat

    def can_land(self, seat: int, gone: Collection[int] = (), came: int = -1) -> bool:
        """Whether a seat's next Move may end on a chest, with all figures where they stand.

        Or were those on some spaces gone, and one came to another space.
        """
        player = self.view.players[seat]
        cell, mv = player.cell, min(self.mv_of(seat), 2 if player.webbed else FAR)
        if cell is None:
            return False
        walls = bits_of([each for each in self.bodies if each != cell and each not in gone])
        if came >= 0:
            walls |= BIT[came]
        chests = bits_of(self.view.chests)
        abilities = self.abilities if seat == self.seat else 0
        return reach(self.terrain, abilities, cell, 0, walls).find(chests, mv) <= mv

    @property
    def monsters_at_the_chest(self) -> int:
        """How many Monsters stand in the Treasure Chamber."""
        return sum(monster.cell in CENTRE_SPACES for monster in self.view.monsters)

    def dice(self, kind: int) -> int:
        """My dice for an attack kind."""
        card, gear = self.card, self.me.gear
        if card is None:
            return 0
        if kind == MELEE:
            return card.melee + ("magic_weapon" in gear)
        if kind == RANGED and "ranged_attack" in gear:
            return card.ranged + (1 if card.ranged else 2)
        return card.area if kind == AREA else card.ranged

    def struck_by(self, kind: int, cell: int) -> list[Body]:
        """Whom my attack on a space may meet: an Area attack everybody around it too (DC-61)."""
        wide = 1 if kind == AREA else 0
        return [
            body
            for each, body in self.bodies.items()
            if each != self.here and distance(each, cell) <= wide
        ]

    def body_at(self, cell: int) -> Body | None:
        """The figure on a space."""
        return self.bodies.get(cell)


def _bodies(view: CrawlerView) -> dict[int, Body]:
    found = {}
    for monster in view.monsters:
        if monster.figure == DOPPELGANGER:
            bp, defence = _CARD[monster.creature].bp, _CARD[monster.creature].defence
        else:
            bp, defence = _CREATURE[monster.creature].bp, _CREATURE[monster.creature].defence
        left = bp - monster.wounds
        found[monster.cell] = Body(monster.figure, monster.seat, monster.cell, left, defence)
    for seat, player in enumerate(view.players):
        if player.cell is not None and player.adventurer is not None:
            card = _CARD[player.adventurer]
            left = card.bp + 2 * ("magic_belt" in player.gear) - player.wounds
            defence = min(6, card.defence + ("magic_cloak" in player.gear))
            found[player.cell] = Body(FIRST_HERO + seat, seat, player.cell, left, defence)
    return found


def abilities_of(figure: int) -> int:
    """What a Monster can do by its card; Adventurers and the Doppelganger can do nothing such."""
    return BOX.creatures[figure].abilities if figure < DOPPELGANGER else 0


def chance_of_hits(dice: int, defence: int, wanted: int) -> float:
    """The chance of at least so many hits (DC-62)."""
    hit = (7 - defence) / 6
    odds = [1.0]
    for _ in range(dice):
        odds = [
            (odds[at] if at < len(odds) else 0.0) * (1 - hit) + (odds[at - 1] * hit if at else 0.0)
            for at in range(len(odds) + 1)
        ]
    return sum(odds[wanted:])
