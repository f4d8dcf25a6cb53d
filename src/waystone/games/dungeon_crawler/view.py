"""What a seat may know, built up from what is public and its own hand. Not compiled."""

from __future__ import annotations

import msgspec

from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS, TIES
from waystone.games.dungeon_crawler.board import (
    DOPPELGANGER,
    EMPTY,
    FIRST_HERO,
    MAXIMUM,
    NOBODY,
    OVER,
    PHASE_NAMES,
    SIGNS,
    WINDOW_NAMES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import figures_on_mat, players
from waystone.games.dungeon_crawler.rules.frames.questions import (
    QUESTION_WORDS,
    AskFrame,
    Question,
)
from waystone.games.dungeon_crawler.rules.stakes import is_chest_at_stake
from waystone.games.dungeon_crawler.rules.treasure import hoard_cell
from waystone.games.dungeon_crawler.rules.windows import asking_window, facing, is_response
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import NO_DOOR
from waystone.games.dungeon_crawler.under_way.describe import describe
from waystone.games.dungeon_crawler.under_way.view import (
    Attacking,
    Harming,
    MonsterMoving,
    Moving,
    Resolving,
    Rolling,
    Striking,
    UnderWay,
    Walking,
)
from waystone.kernel.event import SPECTATOR, View

_SIGN_OF = bytes(ord(SIGNS[code]) if code < len(SIGNS) else 63 for code in range(256))


class Player(msgspec.Struct, frozen=True):
    """One seat as everybody sees it; `hand` is only the number of cards (H-1)."""

    playing: bool
    adventurer: str | None
    cell: int | None
    wounds: int
    hand: int
    gear: tuple[str, ...]
    webbed: bool
    ring_used: bool
    monsters: tuple[int, ...]


class Monster(msgspec.Struct, frozen=True):
    """A Monster on the mat; the Doppelganger's `creature` is the adventurer card it copies."""

    figure: int
    creature: str
    seat: int
    cell: int
    wounds: int


class Roll(msgspec.Struct, frozen=True):
    """Dice on the table, before their result is applied (DC-97)."""

    purpose: str
    dice: tuple[int, ...]
    rollers: tuple[int, ...]


class Path(msgspec.Struct, frozen=True):
    """A committed segment that is about to be walked (DC-98)."""

    figure: int
    cells: tuple[int, ...]


class Going(msgspec.Struct, frozen=True):
    """A Move that is going on: the points left; `odd` if the next plain diagonal costs 2."""

    figure: int
    points: int
    odd: bool


class Attack(msgspec.Struct, frozen=True):
    """A figure attacks a space, in melee or otherwise: the figures yet to be rolled for (DC-96)."""

    attacker: int
    attack: str
    space: int
    targets: tuple[int, ...]


class Strike(msgspec.Struct, frozen=True):
    """Dice against one figure: `attacker` is None for a trap; `turned` by the Mirror Trap."""

    attacker: int | None
    target: int
    plus: int
    ignored: int
    turned: bool


class Harm(msgspec.Struct, frozen=True):
    """A figure is about to take wounds, or to be destroyed if `wounds` is None (DC-99)."""

    figure: int
    wounds: int | None


class Ending(msgspec.Struct, frozen=True):
    """How the match ended: the winner, and all seats from first to last."""

    reason: str
    winner: int
    ranks: tuple[int, ...]


class CrawlerView(View, frozen=True):
    """All that a seat may know.

    `terrain` has a sign per space (`?` unrevealed, `#` rock, `.` floor, `s` and `d` shallow and
    deep water, `L` lava). While responses are awaited (`waiting`) only the asked seat knows that
    it is asked: for all others `asked` is None (H-7). `choices` are the ids of the actions among
    which the asked seat chooses, without cards of a hand that is not one's own. `always` and
    `later` are the cards whose own switch this seat has thrown (DC-112); `at_stake` says that a
    chest is, so that everybody who can respond is asked, whatever the stops say (DC-113).
    `known_tiles` are the top tiles of the pile as far as the Map has shown them to this seat,
    topmost first. `hands` are everybody's, once the match is over. `card` is the card that is being
    resolved. `under_way` is everything that goes on, the outermost first; `roll`, `path`, `going`,
    `attack`, `strike` and `harm` say of the innermost ones what players need.
    """

    seat: int
    phase: str
    round: int
    round_limit: int
    step: int
    active: int | None
    order: tuple[int, ...]
    newcomers: tuple[int, ...]
    first_rolls: tuple[int, ...]
    maximum: int
    hard: bool
    tiles: tuple[str | None, ...]
    turns: tuple[int, ...]
    terrain: str
    door: int | None
    chests: tuple[int, ...]
    piles: tuple[int, ...]
    hoard: int
    hoard_cell: int | None
    six: int | None
    players: tuple[Player, ...]
    monsters: tuple[Monster, ...]
    copied_seat: int | None
    tiles_left: int
    creatures_left: int
    treasures_left: int
    tile_discards: tuple[str, ...]
    creature_discards: tuple[int, ...]
    treasure_discards: tuple[str, ...]
    drawn_tile: str | None
    drawn_creature: int | None
    knower: int | None
    known: int
    known_tiles: tuple[str, ...]
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...] | None
    stops: str
    always: tuple[str, ...]
    later: tuple[str, ...]
    ties: str
    waiting: bool
    asked: int | None
    question: str | None
    window: str | None
    at_stake: bool
    choices: tuple[int, ...]
    under_way: tuple[UnderWay, ...]
    roll: Roll | None
    path: Path | None
    going: Going | None
    attack: Attack | None
    strike: Strike | None
    harm: Harm | None
    card: str | None
    ending: Ending | None


def look(params: Params, state: CrawlerState, seat: int) -> CrawlerView:
    """The view of a seat, or of SPECTATOR."""
    is_playing = 0 <= seat < state.seats
    state = facing(params, state, seat)
    waiting = is_response(state)
    hidden = waiting and state.asked != seat
    asked = None if hidden else _or_none(state.asked)
    under_way = describe(state, seat)
    innermost = {type(each): each for each in under_way}
    card = innermost.get(Resolving)
    return CrawlerView(
        seat=seat,
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        round_limit=params.round_limit,
        step=state.step,
        active=_or_none(state.active),
        order=tuple(state.order),
        newcomers=tuple(state.newcomers),
        first_rolls=tuple(state.first_rolls),
        maximum=MAXIMUM[max(2, len(players(state)))],
        hard=params.hard,
        tiles=tuple(None if shape == EMPTY else BOX.shapes[shape].id for shape in state.tiles),
        turns=tuple(state.turns),
        terrain=state.terrain.codes.translate(_SIGN_OF).decode(),
        door=None if state.door == NO_DOOR else state.door,
        chests=tuple(state.chests),
        piles=tuple(state.piles),
        hoard=len(state.hoard),
        hoard_cell=_or_none(hoard_cell(state)),
        six=_or_none(state.terrain.six),
        players=tuple(_player(state, each) for each in range(state.seats)),
        monsters=tuple(
            _monster(state, each) for each in figures_on_mat(state) if each < FIRST_HERO
        ),
        copied_seat=_or_none(state.copied_seat) if state.spot[DOPPELGANGER] >= 0 else None,
        tiles_left=len(state.pile),
        creatures_left=len(state.creatures),
        treasures_left=len(state.deck),
        tile_discards=tuple(BOX.shapes[shape].id for shape in state.tile_discards),
        creature_discards=tuple(state.creature_discards),
        treasure_discards=_names(state.discards),
        drawn_tile=None if state.drawn_tile == EMPTY else BOX.shapes[state.drawn_tile].id,
        drawn_creature=_or_none(state.drawn_creature),
        knower=_or_none(state.knower),
        known=state.known_tiles,
        known_tiles=known_tiles(state) if seat == state.knower else (),
        hand=_names(state.hands[seat]) if is_playing else (),
        hands=_hands(state) if state.phase == OVER else None,
        stops=STOPS[state.stops[seat]] if is_playing else STOPS[0],
        always=_switched(state.always[seat]) if is_playing else (),
        later=_switched(state.later[seat]) if is_playing else (),
        ties=TIES[state.deciders >> seat & 1 if is_playing else 0],
        waiting=waiting,
        asked=asked,
        question=_question(state),
        window=WINDOW_NAMES[asking_window(state).window] if waiting else None,
        at_stake=waiting and is_chest_at_stake(state, asking_window(state).window),
        choices=() if hidden else _choices(state, seat),
        under_way=under_way,
        roll=_roll(innermost.get(Rolling)),
        path=_path(innermost.get(Walking)),
        going=_going(under_way),
        attack=_attack(innermost.get(Attacking)),
        strike=_strike(innermost.get(Striking)),
        harm=_harm(innermost.get(Harming)),
        card=card.card if isinstance(card, Resolving) else None,
        ending=_ending(state) if state.phase == OVER else None,
    )


def reveal(params: Params, state: CrawlerState) -> CrawlerView:
    """What a spectator sees, and all hands."""
    return msgspec.structs.replace(look(params, state, SPECTATOR), hands=_hands(state))


def _hands(state: CrawlerState) -> tuple[tuple[str, ...], ...]:
    return tuple(map(_names, state.hands))


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple(BOX.cards[card].id for card in cards)


def _switched(bits: int) -> tuple[str, ...]:
    return tuple(card.id for card in BOX.cards if bits >> card.number & 1)


def _player(state: CrawlerState, seat: int) -> Player:
    figure = FIRST_HERO + seat
    card = state.heroes[seat]
    return Player(
        playing=not state.absent[seat],
        adventurer=None if card == NOBODY else BOX.adventurers[card].id,
        cell=_or_none(state.spot[figure]),
        wounds=state.wounds[figure],
        hand=len(state.hands[seat]),
        gear=_names(state.gear[seat]),
        webbed=state.webbed[seat],
        ring_used=state.ring_used[seat],
        monsters=tuple(state.packs[seat]),
    )


def _monster(state: CrawlerState, figure: int) -> Monster:
    if figure == DOPPELGANGER:
        name = BOX.adventurers[state.copied_card].id
    else:
        name = BOX.creatures[figure].id
    return Monster(figure, name, state.boss[figure], state.spot[figure], state.wounds[figure])


def known_tiles(state: CrawlerState) -> tuple[str, ...]:
    """The top tiles that the Map has shown, topmost first."""
    count = min(state.known_tiles, len(state.pile))
    return tuple(BOX.shapes[state.pile[-1 - at]].id for at in range(count))


def _question(state: CrawlerState) -> str | None:
    top = state.stack[-1] if state.stack else None
    return QUESTION_WORDS[top.question] if isinstance(top, AskFrame) else None


def _choices(state: CrawlerState, seat: int) -> tuple[int, ...]:
    """What can be chosen; cards of another's hand are left out."""
    top = state.stack[-1] if state.stack else None
    is_acting = isinstance(top, AskFrame) and top.question == Question.ACT
    if seat == state.asked or not is_acting:
        return state.options
    return tuple(id for id in state.options if not ACTIONS.play <= id < ACTIONS.move)


def _roll(found: UnderWay | None) -> Roll | None:
    if not isinstance(found, Rolling):
        return None
    return Roll(found.purpose, found.dice, found.rollers)


def _path(found: UnderWay | None) -> Path | None:
    return Path(found.figure, found.cells) if isinstance(found, Walking) else None


def _going(under_way: tuple[UnderWay, ...]) -> Going | None:
    for each in reversed(under_way):
        if isinstance(each, Moving | MonsterMoving):
            return Going(each.figure, each.points, each.odd)
    return None


def _attack(found: UnderWay | None) -> Attack | None:
    if not isinstance(found, Attacking):
        return None
    return Attack(found.attacker, found.attack, found.space, found.targets)


def _strike(found: UnderWay | None) -> Strike | None:
    if not isinstance(found, Striking):
        return None
    is_turned = found.turned_by is not None
    return Strike(found.attacker, found.target, found.plus, found.ignored, is_turned)


def _harm(found: UnderWay | None) -> Harm | None:
    return Harm(found.figure, found.wounds) if isinstance(found, Harming) else None


def _ending(state: CrawlerState) -> Ending:
    return Ending(state.reason, state.winner, tuple(state.ranks))
