"""What happens on crowded mats of the Crawler, as sums.

A match hardly ever comes to most of what its rules speak of. Here chance lays the tiles anyhow,
puts everybody close together with hands, gear and wounds, and has cards played at any moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import msgspec

from tests.games.dungeon_crawler.scene import LAST_ROUND, Scene, blank
from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS
from waystone.games.dungeon_crawler.board import (
    DOPPELGANGER,
    MAXIMUM,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    PLACES,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.game import DungeonCrawler
from waystone.games.dungeon_crawler.rules.figures import body, enlist, hero, set_down
from waystone.games.dungeon_crawler.rules.frames.turns import ActivationFrame
from waystone.games.dungeon_crawler.rules.laying import redraw
from waystone.games.dungeon_crawler.rules.machine import run
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.rules.treasure import DOPPELGANGER_CARD
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import can_hold_door
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import SPECTATOR

FILE: Final = "crowded.txt"
MATCHES: Final = 260
STEPS: Final = 60
OFTEN: Final = 10
"""At every so many steps everybody looks around and asks for something."""
QUESTIONS: Final = 4
ASIDE: Final = (
    *(ACTIONS.join, ACTIONS.leave, ACTIONS.join, ACTIONS.leave),
    *(ACTIONS[each] for each in (*ACTIONS.ask, *ACTIONS.ties)),
    *(ACTIONS[ACTIONS.ask_card + each] for each in range(0, 3 * len(BOX.cards), 5)),
)
"""What can be done at any time; above all, people come and go."""
OPEN_CORNER: Final = BOX.shape_by_id["four_corner"]
WORN: Final = ("gear", "lasting")
SETTINGS: Final = (
    ("hard", "on"),
    ("laying", "free"),
    ("fixed_windows", "5"),
    ("joining", "off"),
    ("round_limit", "0"),
)
NEAR: Final = 9
"""So far from the middle of a crowd its figures stand at most, as long as there is room."""
Note = tuple[str, object]
KINDS: Final = ("positions", "events", "choices", "views")
encode: Final = msgspec.json.Encoder().encode


def line(number: int) -> str:
    """One crowd, and what became of it."""
    sums = {kind: sha256() for kind in KINDS}
    for kind, told in notes(number):
        sums[kind].update(encode(told) + b"\n")
    return " ".join([f"{number}", *(f"{kind}:{sums[kind].hexdigest()[:6]}" for kind in KINDS)])


def notes(number: int) -> Iterator[Note]:
    """All that happens, and what everybody sees of it now and then."""
    dice = SeededDice(number, "crowded")
    scene = crowd(number, dice)
    rulebook, state = scene.game, scene.state
    for step in range(STEPS):
        seat, action = next_action(rulebook, state, dice)
        if seat < 0:
            break
        yield "choices", (seat, [each.id for each in rulebook.legal(state, seat)])
        yield "events", rulebook.apply(state, seat, action, dice)
        yield "positions", state.key()
        if step % OFTEN == 0:
            state = state.copy()
            yield "choices", list(refusals(rulebook, state, dice))
            seats = (*range(state.seats), SPECTATOR)
            yield "views", [rulebook.view(state, each) for each in seats]
    yield "views", (str(rulebook.outcome(state)), rulebook.reveal(state))


def moments(number: int) -> Iterator[tuple[DungeonCrawler, CrawlerState]]:
    """The questions that a crowd comes to, for those who ask otherwise."""
    dice = SeededDice(number, "crowded")
    scene = crowd(number, dice)
    for _ in range(STEPS):
        seat, action = next_action(scene.game, scene.state, dice)
        if seat < 0:
            return
        yield scene.game, scene.state
        scene.game.apply(scene.state, seat, action, dice)


def next_action(rulebook: DungeonCrawler, state: CrawlerState, dice: Dice) -> tuple[int, Action]:
    """Anybody's choice, seldom to pass; now and then somebody comes or goes."""
    asked = rulebook.acting(state)
    if not asked:
        return NOBODY, ACTIONS.leave
    if dice.chance(2):
        action = ASIDE[dice.index(len(ASIDE))]
        chairs = state.seats + (action is ACTIONS.join and state.seats < MOST_SEATS)
        seat = dice.index(chairs)
        if not rulebook.refusal(state, seat, action):
            return seat, action
    seat = asked[dice.index(len(asked))]
    legal = rulebook.legal(state, seat)
    action = legal[dice.index(len(legal))]
    return seat, legal[dice.index(len(legal))] if action.id == ACTIONS.pass_ else action


def refusals(rulebook: DungeonCrawler, state: CrawlerState, dice: Dice) -> Iterator[str]:
    """What anybody is told who wants something else."""
    for _ in range(QUESTIONS):
        action = ACTIONS[dice.index(len(ACTIONS))]
        yield rulebook.refusal(state, dice.index(state.seats), action)
    for action in ASIDE[:2]:
        yield rulebook.refusal(state, dice.index(state.seats), action)


# How a crowd comes together


def crowd(number: int, dice: Dice) -> Scene:
    """Everything lies and stands somewhere, and somebody's activation begins."""
    seats = 2 + number % 5
    scene = blank(seats, **{name: word for name, word in SETTINGS if dice.chance(25)})
    state = scene.state
    lay(state, dice)
    deal(state, dice)
    gather(state, dice)
    state.stops = [dice.index(len(STOPS)) for _ in range(seats)]
    state.deciders = dice.index(1 << seats)
    state.ring_used = [dice.chance(30) for _ in range(seats)]
    state.webbed = [dice.chance(20) for _ in range(seats)]
    state.round = 1 + dice.index(LAST_ROUND)
    begin(scene, dice)
    return scene


def begin(scene: Scene, dice: Dice) -> None:
    """An activation, up to its first question."""
    state = scene.state
    dice.shuffle(state.order)
    seat = state.active = dice.index(state.seats)
    state.stack = [scene.rounds(seat), ActivationFrame(seat)]
    run(Play(scene.game.params, state, dice, []))


def lay(state: CrawlerState, dice: Dice) -> None:
    """Most tile spaces are laid, in no sensible way."""
    dice.shuffle(state.pile)
    share = (30, 60, 85, 100)[dice.index(4)]
    for place in range(PLACES):
        if state.tiles[place] < 0 and dice.chance(share):
            state.tiles[place], state.turns[place] = state.pile.pop(), dice.index(4)
    state.pile, state.tile_discards = parted(state.pile, dice)
    if dice.chance(15):  # or nobody could ever stand on the first space
        state.tiles[0] = OPEN_CORNER
    doors = [each for each in range(2 * PLACES) if is_door(state, each)]
    if doors and dice.chance(40):
        state.door = doors[dice.index(len(doors))]
    redraw(state)


def is_door(state: CrawlerState, door: int) -> bool:
    """Whether a secret door could be there."""
    return can_hold_door(state.tiles, state.turns, door, 3)


def deal(state: CrawlerState, dice: Dice) -> None:
    """Hands, what lies in front of people, and decks that may be at their end."""
    dice.shuffle(state.deck)
    dice.shuffle(state.creatures)
    for seat in range(state.seats):
        cards = [state.deck.pop() for _ in range(dice.index(7))]
        state.gear[seat] = sorted(card for card in cards if BOX.cards[card].type in WORN)
        state.hands[seat] = sorted(set(cards) - set(state.gear[seat]))
    if dice.chance(20):
        state.deck, state.discards = parted(state.deck, dice)


def parted(cards: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """What is left of a pile, and what was discarded."""
    cut = dice.index(len(cards) + 1) if dice.chance(30) else len(cards)
    return cards[:cut], cards[cut:]


def gather(state: CrawlerState, dice: Dice, middle: int = NOWHERE) -> None:
    """Adventurers and Monsters stand close to each other, some of them wounded."""
    free = around(state, dice, middle)
    heroes = list(range(len(BOX.adventurers)))
    dice.shuffle(heroes)
    for seat in range(state.seats):
        state.heroes[seat] = heroes.pop()
        if dice.chance(85):
            stand(state, hero(seat), free.pop(), dice)
        for _ in range(dice.index(MAXIMUM[state.seats])):
            figure = state.creatures.pop()
            enlist(state, figure, seat, free.pop())
            wound(state, figure, dice)
    if DOPPELGANGER_CARD in state.deck and dice.chance(60):
        copy(state, free.pop(), dice)
    state.piles = [free.pop() for _ in range(dice.index(6))]
    if dice.chance(30):
        state.creatures, state.creature_discards = parted(state.creatures, dice)
    if dice.chance(25):
        state.chests = [free.pop() for _ in range(1 + dice.index(2))]


def around(state: CrawlerState, dice: Dice, middle: int) -> list[int]:
    """Spaces to stand on in any order, but the far ones are used last."""
    stops = [cell for cell in range(len(state.occupant)) if state.terrain.is_open(cell)]
    free = [cell for cell in stops if cell not in state.chests]
    middle = free[dice.index(len(free))] if middle == NOWHERE else middle
    dice.shuffle(free)
    free.sort(key=lambda cell: distance(cell, middle) <= NEAR)
    if free.count(0):
        free.remove(0)
        free.insert(len(free) - dice.index(4), 0)
    return free


def stand(state: CrawlerState, figure: int, cell: int, dice: Dice) -> None:
    """A figure stands on a space."""
    set_down(state, figure, cell)
    wound(state, figure, dice)


def wound(state: CrawlerState, figure: int, dice: Dice) -> None:
    """Some are hurt."""
    if dice.chance(40):
        state.wounds[figure] = dice.index(body(state, figure))


def copy(state: CrawlerState, cell: int, dice: Dice) -> None:
    """Somebody's double is about."""
    state.deck.remove(DOPPELGANGER_CARD)
    state.copied_seat = dice.index(state.seats)
    state.copied_card = state.heroes[state.copied_seat]
    enlist(state, DOPPELGANGER, (state.copied_seat + 1) % state.seats, cell)


def text() -> str:
    """The lines of all crowds."""
    return "".join(f"{line(number)}\n" for number in range(MATCHES))
