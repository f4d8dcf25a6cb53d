"""Who can be attacked, and how (DC-58 to DC-61, DC-64)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import AROUND_BITS, BIT, spaces_of
from waystone.games.dungeon_crawler.board import (
    AREA,
    FIGURES,
    FIREBALL,
    FIREPROOF,
    INCORPOREAL,
    MELEE,
    RANGED,
)
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    dice_for,
    figure_at,
    is_hero,
)
from waystone.games.dungeon_crawler.sight import ghost_sees, linked_to, sees
from waystone.games.dungeon_crawler.state import CrawlerState


def can_see(state: CrawlerState, figure: int, cell: int) -> bool:
    """Whether a figure sees a space from where it stands (DC-64, DC-67)."""
    return sees_from(state, figure, state.spot[figure], cell)


def sees_from(state: CrawlerState, figure: int, here: int, cell: int) -> bool:
    """Whether a figure would see a space from some space."""
    if abilities(state, figure) & INCORPOREAL:
        return ghost_sees(state.terrain, here, cell)
    return sees(state.terrain, here, cell)


def targets_of(state: CrawlerState, figure: int, kind: int) -> list[int]:
    """The spaces of the figures that could be attacked: melee or ranged (DC-58 to DC-60)."""
    if not dice_for(state, figure, kind):
        return []
    here = state.spot[figure]
    field = AROUND_BITS[here] if kind == MELEE else ~AROUND_BITS[here]
    enemies = enemy_bits(state, figure) & field
    if not enemies:
        return []
    if not is_hero(figure):
        return [cell for cell in spaces_of(enemies) if can_see(state, figure, cell)]
    enemies &= linked_to(state.terrain, here)
    return [cell for cell in spaces_of(enemies) if sees(state.terrain, cell, here)]


def enemy_bits(state: CrawlerState, figure: int) -> int:
    """Monsters attack Adventurers only, Adventurers everybody else (DC-68)."""
    if is_hero(figure):
        return state.occupied ^ BIT[state.spot[figure]]
    return state.heroes_at


def affected(
    state: CrawlerState, figure: int, centre: int, kind: int, enough: int = FIGURES
) -> list[int]:
    """The figures in the 3 × 3 field that the centre sees (DC-61), or as many as are enough."""
    found: list[int] = []
    near = enemy_bits(state, figure)
    for cell in spaces_of(near & BIT[centre]) + spaces_of(near & AROUND_BITS[centre]):
        if len(found) == enough:
            break
        other = figure_at(state, cell)
        if kind == FIREBALL and abilities(state, other) & FIREPROOF:
            continue
        if sees(state.terrain, centre, cell):
            found.append(other)
    return found


def _near_enemies(state: CrawlerState, figure: int) -> list[int]:
    """The spaces on or beside somebody's that might be the centre of an Area attack."""
    here = state.spot[figure]
    near = enemies = enemy_bits(state, figure)
    for cell in spaces_of(enemies):
        near |= AROUND_BITS[cell]
    near &= linked_to(state.terrain, here) & ~(BIT[here] | AROUND_BITS[here])
    return spaces_of(near)


def centres(state: CrawlerState, figure: int, kind: int) -> dict[int, list[int]]:
    """The centres of an Area attack that would affect somebody, and whom (DC-60, DC-61)."""
    terrain, here = state.terrain, state.spot[figure]
    seen = [cell for cell in _near_enemies(state, figure) if sees(terrain, cell, here)]
    found = {cell: affected(state, figure, cell, kind) for cell in seen}
    return {cell: hit for cell, hit in found.items() if hit}


def has_centre(state: CrawlerState, figure: int, kind: int) -> bool:
    """Whether there is such a centre."""
    near = _near_enemies(state, figure)
    return any(_is_centre(state, figure, cell, kind) for cell in near)


def _is_centre(state: CrawlerState, figure: int, cell: int, kind: int) -> bool:
    is_seen = sees(state.terrain, cell, state.spot[figure])
    return is_seen and bool(affected(state, figure, cell, kind, 1))


def attack_options(state: CrawlerState, figure: int) -> list[int]:
    """Every attack that an Adventurer could make now."""
    options = [ACTIONS.melee + cell for cell in targets_of(state, figure, MELEE)]
    options += [ACTIONS.shoot + cell for cell in targets_of(state, figure, RANGED)]
    if dice_for(state, figure, AREA):
        near = _near_enemies(state, figure)
        options += [ACTIONS.blast + cell for cell in near if _is_centre(state, figure, cell, AREA)]
    return options
