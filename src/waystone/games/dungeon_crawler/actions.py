"""The alphabet: one text for every decision, built once for all tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waystone.games.dungeon_crawler.board import (
    CELLS,
    PLACES,
    SPACES,
    name_of,
    place_name,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.kernel.action import Alphabet
from waystone.kernel.grid import DIRECTIONS

MOST_DICE: Final = 6
MOST_LOOKED_AT: Final = 5
STOPS: Final = ("usual", "all", "none")
SWITCHES: Final = ("usual", "always", "later")
TIES: Final = ("auto", "ask")


class Actions(Alphabet):
    """Every action, and for each family of actions the id of its first."""

    def __init__(self) -> None:
        super().__init__()
        # Where somebody wants to be asked is nobody else's business, nor that a window was passed:
        # both tell of a hand (H-7).
        self.ask: Final = tuple(
            self.add(f"ask {each}", secret=True, table_action=True).id for each in STOPS
        )
        self.ties: Final = tuple(
            self.add(f"ties {each}", secret=True, table_action=True).id for each in TIES
        )
        self.pass_: Final = self.add("pass", secret=True).id
        self.done: Final = self.add("done").id
        self.stop: Final = self.add("stop").id
        self.stay: Final = self.add("stay").id
        self.spare: Final = self.add("spare").id
        self.spawn: Final = self.add("spawn").id
        self.pick_up: Final = self.add("pick up").id
        self.use_ring: Final = self.add("use magic-ring").id
        self.take: Final = self._family(
            f"take {each.id.replace('_', '-')}" for each in BOX.adventurers
        )
        self.gate: Final = self._family(f"gate {number}" for number in range(1, 5))
        self.play: Final = self._family(f"play {card.word}" for card in BOX.cards)
        self.move: Final = self._on_spaces("move")
        self.push: Final = self._on_spaces("push")
        self.melee: Final = self._on_spaces("melee")
        self.shoot: Final = self._on_spaces("shoot")
        self.blast: Final = self._on_spaces("blast")
        self.place: Final = self._on_spaces("place")
        self.target: Final = self._on_spaces("target")
        self.tile: Final = self._on_tiles("tile", ("",))
        self.lay: Final = self._on_tiles("lay", (" r0", " r1", " r2", " r3"))
        self.turn: Final = self._on_tiles("turn", (" r1", " r2", " r3"))
        self.door: Final = self._on_tiles("door", (" e", " s"))
        self.way: Final = self._family(f"way {letter}" for letter in DIRECTIONS)
        self.pick: Final = self._secrets("pick")
        self.put: Final = self._secrets("put")
        dice = range(1, MOST_DICE + 1)
        self.die: Final = self._family(f"die {each}" for each in dice)
        self.change: Final = self._family(
            f"change {each} {by}" for each in dice for by in ("-2", "-1", "+1", "+2")
        )
        self.turn_die: Final = self._family(
            f"turn-die {each} {face}" for each in dice for face in dice
        )
        self.reroll: Final = self._family(
            "reroll " + "".join(str(each) for each in dice if some >> each - 1 & 1)
            for some in range(1, 1 << MOST_DICE)
        )
        # As the stops, and so is which card somebody thinks of, held or not (DC-112).
        self.ask_card: Final = len(self)
        for card in BOX.cards:
            for each in SWITCHES:
                self.add(f"ask {card.word} {each}", secret=True, table_action=True)
        self.family_of: Final = tuple([action.text.split()[0] for action in self])

    def _family(self, texts: Iterable[str]) -> int:
        first = len(self)
        for text in texts:
            self.add(text)
        return first

    def _secrets(self, word: str) -> int:
        first = len(self)
        for number in range(1, MOST_LOOKED_AT + 1):
            self.add(f"{word} {number}", secret=True)
        return first

    def _on_spaces(self, word: str) -> int:
        first = len(self)
        for cell in range(CELLS):
            self.add(f"{word} {name_of(cell)}", cell)
        return first

    def _on_tiles(self, word: str, endings: tuple[str, ...]) -> int:
        first = len(self)
        for place in range(PLACES):
            for ending in endings:
                self.add(f"{word} {place_name(place)}{ending}", SPACES[place][12])
        return first


ACTIONS: Final = Actions()
