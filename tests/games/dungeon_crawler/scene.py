"""Positions for rule tests, drawn as pictures on an otherwise unrevealed mat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from waystone.games.dungeon_crawler.actions import STOPS
from waystone.games.dungeon_crawler.board import (
    ATTACK_WINDOW,
    CELLS,
    DOPPELGANGER,
    HARM_WINDOW,
    PATH_WINDOW,
    PLAYING,
    ROLL_WINDOW,
    SIDE,
    SIGNS,
    TURN_WINDOW,
    cell_at,
    name_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.generation import set_up
from waystone.games.dungeon_crawler.rules.figures import enlist, hero, set_down
from waystone.games.dungeon_crawler.rules.frames.fights import AttackFrame, HarmFrame, RollFrame
from waystone.games.dungeon_crawler.rules.frames.moves import WalkFrame
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActFrame,
    ActivationFrame,
    ActivationStage,
    PackAttacksFrame,
    PackMovesFrame,
    RoundsFrame,
    RoundStage,
    WindowFrame,
)
from waystone.games.dungeon_crawler.rules.laying import redraw
from waystone.games.dungeon_crawler.rules.machine import run
from waystone.games.dungeon_crawler.rules.play import Play, is_under_way, nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import Terrain
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.event import Event
from waystone.kernel.settings import Settings

LAST_ROUND = 60
EAST, SOUTH = 0, 0
"""Where on the mat a picture's north-west corner lies: at the edge, where slips show."""
CARD = {card.id: card.number for card in BOX.cards}
SHAPE = BOX.shape_by_id
ADVENTURER = {card.id: number for number, card in enumerate(BOX.adventurers)}
WARRIORS = (
    "human_warrior",
    "elf_thief",
    "dwarf_warrior",
    "human_wizard",
    "elf_wizard",
    "elf_warrior",
)
FIRST_OF = {
    kind.id: next(n for n, each in enumerate(BOX.creatures) if each is kind) for kind in BOX.kinds
}


def game(**chosen: str) -> DungeonCrawler:
    """The rulebook with these settings."""
    return DungeonCrawler(Settings(DungeonCrawler.offered, chosen))


def at(x: int, y: int) -> int:
    """The space in a picture's column x and row y."""
    return cell_at(EAST + x, SOUTH + y)


def spot(x: int, y: int) -> str:
    """Its name, as actions write it."""
    return name_of(at(x, y))


def rows_of(picture: str) -> list[str]:
    """The lines of a picture."""
    return [line.strip() for line in picture.strip().splitlines()]


def terrain_of(picture: str, east: int = EAST, south: int = SOUTH) -> Terrain:
    """A picture's terrain; whatever is not a terrain sign stands on floor."""
    codes = bytearray(CELLS)
    for y, row in enumerate(rows_of(picture)):
        for x, sign in enumerate(row):
            code = SIGNS.find(sign)
            codes[(south + y) * SIDE + east + x] = code if code >= 0 else 2
    return Terrain(bytes(codes), -1)


class Scene:
    """A position with its rulebook; `do` plays with written rolls that must be used up."""

    def __init__(self, rulebook: DungeonCrawler, state: CrawlerState) -> None:
        self.game = rulebook
        self.state = state
        self.dice = ScriptedDice()

    def go(self, *rolls: int) -> list[Event]:
        """Let what is under way go on to the next question."""
        self.dice = ScriptedDice(rolls)
        events: list[Any] = []
        run(Play(self.game.params, self.state, self.dice, events))
        assert self.dice.left == [], f"rolls left over: {self.dice.left}"
        return [event for _, event in events]

    def do(self, text: str, *rolls: int, seat: int | None = None) -> list[Event]:
        """Play an action of the asked seat."""
        actor = self.state.asked if seat is None else seat
        action = self.game.alphabet.parse(text)
        assert self.game.refusal(self.state, actor, action) == "", text
        self.dice = ScriptedDice(rolls)
        events = self.game.apply(self.state, actor, action, self.dice)
        assert self.dice.left == [], f"rolls left over: {self.dice.left}"
        return [event for _, event in events]

    def refused(self, text: str, seat: int | None = None) -> str:
        """Why an action is refused."""
        actor = self.state.asked if seat is None else seat
        return self.game.refusal(self.state, actor, self.game.alphabet.parse(text))

    def options(self, word: str = "") -> list[str]:
        """The texts of the asked seat's choices that begin with a word."""
        texts = [action.text for action in self.game.legal(self.state, self.state.asked)]
        return [text for text in texts if text.startswith(word)]

    @property
    def question(self) -> str:
        """What the table asks."""
        if self.state.asked < 0:
            return ""
        return self.game.view(self.state, self.state.asked).question or ""

    def begin(
        self, frame: Frame, step: int = 5, stage: int = ActivationStage.WIND_UP, seat: int = 0
    ) -> None:
        """Put something under way in a seat's activation, which then goes on at this stage."""
        state = self.state
        state.active, state.step, state.phase = seat, step, PLAYING
        activation = ActivationFrame(seat)
        activation.stage = stage
        state.stack = [self.rounds(seat), activation, frame]

    def rounds(self, seat: int) -> RoundsFrame:
        """The rounds, at a seat's activation."""
        rounds = RoundsFrame()
        rounds.stage = RoundStage.NEXT_ACTIVATION
        rounds.next_place = self.state.order.index(seat) + 1
        return rounds

    def begin_activation(self, seat: int = 0) -> list[Event]:
        """A seat's activation from its beginning."""
        state = self.state
        state.active, state.step, state.phase = seat, 0, PLAYING
        state.stack = [self.rounds(seat), ActivationFrame(seat)]
        return self.go()

    def act(self, seat: int = 0, *rolls: int) -> Scene:
        """Step 5 of a seat."""
        self.begin(ActFrame(seat), seat=seat)
        self.go(*rolls)
        return self

    def monsters_move(self, seat: int = 0, *rolls: int) -> list[Event]:
        """Step 1 of a seat, nothing after it being of interest."""
        self.begin(PackMovesFrame(seat), 1, ActivationStage.FINISH, seat)
        return self.go_alone(*rolls)

    def monsters_attack(self, seat: int = 0, *rolls: int) -> list[Event]:
        """Step 2 of a seat."""
        self.begin(PackAttacksFrame(seat), 2, ActivationStage.FINISH, seat)
        return self.go_alone(*rolls)

    def go_alone(self, *rolls: int) -> list[Event]:
        """Go on until the activation is over; the next player's is not begun."""
        self.make_last()
        return self.go(*rolls)

    def make_last(self) -> None:
        """This activation is the last one of the match."""
        nearest(self.state, RoundsFrame).next_place = len(self.state.order)
        self.state.round = LAST_ROUND

    def cell(self, who: int | str) -> int:
        """Where a seat's Adventurer or the first Monster of a kind stands."""
        return self.state.spot[hero(who) if isinstance(who, int) else FIRST_OF[who]]

    def wounds(self, who: int | str) -> int:
        """The wounds of a seat's Adventurer or the first Monster of a kind."""
        return self.state.wounds[hero(who) if isinstance(who, int) else FIRST_OF[who]]

    def hand(self, seat: int, *names: str) -> Scene:
        """Give a seat cards from the deck."""
        for name in names:
            self.state.deck.remove(CARD[name])
            self.state.hands[seat].append(CARD[name])
        self.state.hands[seat].sort()
        return self

    def gear(self, seat: int, *names: str) -> Scene:
        """Put cards from the deck in front of a seat."""
        for name in names:
            self.state.deck.remove(CARD[name])
            self.state.gear[seat].append(CARD[name])
        self.state.gear[seat].sort()
        return self

    def ask(self, stops: str = "all") -> Scene:
        """Everybody wants to be asked everywhere, or nowhere."""
        self.state.stops = [STOPS.index(stops)] * self.state.seats
        return self

    def switch(self, seat: int, switch: str, *names: str) -> Scene:
        """A seat throws the switches of these cards, as the table would let it."""
        for name in names:
            self.do(f"ask {name.replace('_', '-')} {switch}", seat=seat)
        return self


def blank(seats: int = 2, **chosen: str) -> Scene:
    """The mat as it is set up, decks in order, nobody on it; seat 0 is first."""
    rulebook = game(**{"round_limit": str(LAST_ROUND), **chosen})
    state = set_up(rulebook.params, seats, SeededDice(1))
    state.phase = PLAYING
    state.order = list(range(seats))
    state.deck, state.creatures = list(range(40)), list(range(49))
    state.pile.sort()
    state.round = 2
    return Scene(rulebook, state)


def put_hero(scene: Scene, seat: int, cell: int, card: str | None = None) -> None:
    """A seat's Adventurer stands somewhere."""
    scene.state.heroes[seat] = ADVENTURER[card or WARRIORS[seat]]
    set_down(scene.state, hero(seat), cell)


def put_monster(scene: Scene, kind: str, seat: int, cell: int) -> int:
    """A Monster of a kind, controlled by a seat, stands somewhere."""
    pool = [n for n in scene.state.creatures if BOX.creatures[n].id == kind]
    scene.state.creatures.remove(pool[0])
    enlist(scene.state, pool[0], seat, cell)
    return pool[0]


def drawn(
    picture: str,
    cards: Sequence[str] = WARRIORS,
    monsters: Mapping[str, str] | None = None,
    boss: int = 1,
    seats: int = 2,
    **chosen: str,
) -> Scene:
    """A picture: A, B … are Adventurers, small letters Monsters, X a pile, C the chest."""
    scene = blank(seats, **chosen)
    state = scene.state
    state.terrain = terrain_of(picture)
    found: list[tuple[str, int]] = []
    for y, row in enumerate(rows_of(picture)):
        for x, sign in enumerate(row):
            if sign == "X":
                state.piles.append(at(x, y))
            elif sign == "C":
                state.chests = [at(x, y)]
            elif sign in "AB" or sign in "DEFG":
                put_hero(scene, "ABDEFG".index(sign), at(x, y), cards["ABDEFG".index(sign)])
            elif monsters and sign in monsters:
                found.append((sign, at(x, y)))
    for sign, cell in sorted(found):
        put_monster(scene, (monsters or {})[sign], boss, cell)
    return scene


def lay_tiles(scene: Scene, tiles: Mapping[tuple[int, int], tuple[str, int]]) -> Scene:
    """Tiles on the real mat, by column and row, with their rotation."""
    state = scene.state
    for (column, row), (shape, turn) in tiles.items():
        state.pile.remove(SHAPE[shape])
        state.tiles[row * 7 + column], state.turns[row * 7 + column] = SHAPE[shape], turn
    redraw(state)
    return scene


def windows_now(state: CrawlerState) -> list[WindowFrame]:
    """Windows that could be open now: of the kinds whose frames are under way, and turn windows."""
    causes: dict[int, type[Frame]] = {
        TURN_WINDOW: Frame,
        PATH_WINDOW: WalkFrame,
        ATTACK_WINDOW: AttackFrame,
        ROLL_WINDOW: RollFrame,
        HARM_WINDOW: HarmFrame,
    }
    open_now = [window for window, cause in causes.items() if is_under_way(state, cause)]
    return [WindowFrame(state.active, window) for window in open_now]


COPY = DOPPELGANGER


def parts_of(state: CrawlerState) -> list[str]:
    """The names of all that a position holds; a compiled class has no list of its slots."""
    names = [name for name in dir(CrawlerState) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(state, name))]
