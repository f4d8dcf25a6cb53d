"""A Monster's Move to be planned: how far it comes, and where it may end (DC-80, DC-83)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import FAR, FLOOR, NOWHERE, SHALLOW
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.reach import Reach
from waystone.games.dungeon_crawler.rules.figures import abilities
from waystone.games.dungeon_crawler.rules.steps import blockers
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import reach
from waystone.kernel.compiling import mypyc_attr


def monster_reach(state: CrawlerState, figure: int, odd: int) -> Reach:
    """What a Monster could reach (DC-39)."""
    can, blocked = abilities(state, figure), blockers(state, figure)
    return reach(state.terrain, can, state.spot[figure], odd, blocked)


@mypyc_attr(acyclic=True)
class Terms:
    """A Move to be planned: the Monster, its points, and where it could end it (DC-83).

    `stops` are all spaces where it may end, `ends` those that it can reach.
    """

    def __init__(self, state: CrawlerState, figure: int, points: int, odd: int) -> None:
        self.state: Final = state
        self.figure: Final = figure
        self.points: Final = points
        self.odd: Final = odd
        self.here: Final = state.spot[figure]
        self.stops: Final = stops_of(state, figure)
        self._reach: Reach | None = None
        self._ends = NOWHERE

    @property
    def reach(self) -> Reach:
        """How far the Monster comes, made when somebody asks."""
        found = self._reach
        if found is None:
            found = self._reach = monster_reach(self.state, self.figure, self.odd)
        return found

    @property
    def ends(self) -> int:
        """Where the Monster could end now."""
        if self._ends == NOWHERE:
            self._ends = self.reach.within(self.points) & self.stops
        return self._ends

    def first(self, bits: int) -> list[int]:
        """Those of the least MV cost among spaces to end on, none if all cost too much."""
        wanted = bits & self.stops
        return self.cheapest(wanted) if self.reach.find(wanted, self.points) < FAR else []

    def cheapest(self, bits: int) -> list[int]:
        """Those of the least MV cost, in canonical order."""
        return spaces_of(self.reach.cheapest(bits))


def stops_of(state: CrawlerState, figure: int) -> int:
    """No spawn point, chest or figure, and nothing that would destroy it (DC-80)."""
    terrain = state.terrain
    taken = state.occupied ^ BIT[state.spot[figure]] | bits_of(state.chests) | terrain.spawn_bits
    stops = terrain.ground(abilities(state, figure)).stops
    return stops ^ stops & taken


def may_stay(state: CrawlerState, figure: int) -> bool:
    """Whether a Monster may end its Move where it stands (DC-80)."""
    here = state.spot[figure]
    if state.terrain.spawn_bits & BIT[here]:
        return False
    code = state.terrain.codes[here]
    return code <= SHALLOW or not is_deadly(abilities(state, figure), code)


def is_settled(state: CrawlerState, figure: int) -> bool:
    """Whether to stay where it stands is the cheapest end of a Monster's Move (DC-80, DC-89)."""
    terrain, here = state.terrain, state.spot[figure]
    if terrain.spawn_bits & BIT[here] or here in state.chests:
        return False
    if terrain.codes[here] == FLOOR:  # as almost always; everybody may stay there
        return True
    return terrain.ground(abilities(state, figure)).stops & BIT[here] != 0
