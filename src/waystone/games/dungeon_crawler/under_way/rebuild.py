"""From the words of views back to frames, for players that think ahead (imagination)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Final

from waystone.games.dungeon_crawler.board import (
    ATTACK_NAMES,
    NOBODY,
    SIGNS,
    TACTICS,
    WINDOW_NAMES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.rules.frames import cards, fights, moves, turns
from waystone.games.dungeon_crawler.rules.frames.questions import PURPOSE_WORDS
from waystone.games.dungeon_crawler.rules.tactics import LINES
from waystone.games.dungeon_crawler.terrain import NO_DOOR
from waystone.games.dungeon_crawler.under_way import view as words
from waystone.games.dungeon_crawler.under_way.stages import stage_below

_WINDOWS: Final = {name: bit for bit, name in WINDOW_NAMES.items()}


def rebuild(under_way: Iterable[words.UnderWay], seat: int, top: Frame, step: int) -> list[Frame]:
    """The frames of what a seat was said is under way; `top` is the question above them.

    How far each has come follows from what it waits for, and from the step of the activation.
    """
    found = [
        _window(each, seat) if isinstance(each, words.Offering) else _FRAMES[type(each)](each)
        for each in under_way
    ]
    stack = [*found, top]
    for frame, above in pairwise(stack):
        frame.stage = stage_below(frame, above, step)
    return stack


def or_nobody(number: int | None) -> int:
    """Seats, figures and spaces that are not there."""
    return NOBODY if number is None else number


def _window(said: words.Offering, seat: int) -> turns.WindowFrame:
    """A window, as far as this seat knows who has passed."""
    frame = turns.WindowFrame(said.seat, _WINDOWS[said.window])
    frame.passed = said.passed << seat
    return frame


def _entering(said: words.Entering) -> turns.EnterFrame:
    frame = turns.EnterFrame()
    frame.seat, frame.entered = or_nobody(said.seat), said.entered
    return frame


def _rounds(said: words.Rounds) -> turns.RoundsFrame:
    frame = turns.RoundsFrame()
    frame.next_place = said.next_place
    return frame


def _activation(said: words.Activation) -> turns.ActivationFrame:
    return turns.ActivationFrame(said.seat)


def _monsters_move(said: words.MonstersMoving) -> turns.PackMovesFrame:
    frame = turns.PackMovesFrame(said.seat)
    frame.monsters, frame.acted = list(said.monsters), said.acted
    return frame


def _monsters_attack(said: words.MonstersAttacking) -> turns.PackAttacksFrame:
    frame = turns.PackAttacksFrame(said.seat)
    frame.monsters, frame.acted = list(said.monsters), said.acted
    return frame


def _laying(said: words.Laying) -> turns.LayingFrame:
    return turns.LayingFrame(said.seat)


def _summoning(said: words.Summoning) -> turns.SummoningFrame:
    return turns.SummoningFrame(said.seat, said.to_come)


def _acting(said: words.Acting) -> turns.ActFrame:
    frame = turns.ActFrame(said.seat)
    frame.halves_left, frame.moved = said.halves_left, said.moved
    frame.extra_moves, frame.extra_attacks = said.extra_moves, said.extra_attacks
    frame.extra_done = said.extra_done
    frame.was_on_mat, frame.teleport = said.was_on_mat, or_nobody(said.teleport)
    return frame


def _move(said: words.Moving) -> moves.MoveFrame:
    frame = moves.MoveFrame(said.seat, said.figure, said.points)
    frame.odd, frame.is_over = int(said.odd), said.is_over
    return frame


def _monster_move(said: words.MonsterMoving) -> moves.MonsterMoveFrame:
    lured_by = or_nobody(said.lured_by)
    frame = moves.MonsterMoveFrame(said.seat, said.figure, said.points, lured_by)
    frame.odd, frame.is_over = int(said.odd), said.is_over
    frame.card_line = NOBODY if said.line is None else LINES.index(said.line)
    frame.tactic, frame.target = TACTICS.index(said.tactic), or_nobody(said.target)
    frame.end_space, frame.misled_by = or_nobody(said.end), or_nobody(said.misled_by)
    return frame


def _path(said: words.Walking) -> moves.WalkFrame:
    frame = moves.WalkFrame(said.seat, said.figure, list(said.cells), said.into_lava)
    frame.end_space, frame.end_terrain = said.end, SIGNS.index(said.end_terrain)
    return frame


def _push(said: words.Pushing) -> moves.PushFrame:
    return moves.PushFrame(said.seat, said.pusher, said.defender, said.space)


def _roll(said: words.Rolling) -> fights.RollFrame:
    purpose, rollers = PURPOSE_WORDS.index(said.purpose), said.rollers
    frame = fights.RollFrame(rollers[0], purpose, len(rollers), rollers[-1])
    frame.dice = list(said.dice)
    return frame


def _attack(said: words.Attacking) -> fights.AttackFrame:
    kind, targets = ATTACK_NAMES.index(said.attack), list(said.targets)
    frame = fights.AttackFrame(said.seat, said.attacker, kind, said.space, targets)
    frame.plus, frame.guarded = said.plus, sum(1 << seat for seat in said.guarded)
    return frame


def _strike(said: words.Striking) -> fights.StrikeFrame:
    frame = fights.StrikeFrame(said.seat, or_nobody(said.attacker), said.target, said.dice)
    frame.plus, frame.ignored = said.plus, said.ignored
    frame.turned_by = or_nobody(said.turned_by)
    return frame


def _harm(said: words.Harming) -> fights.HarmFrame:
    wounds = fights.DESTRUCTION if said.wounds is None else said.wounds
    return fights.HarmFrame(or_nobody(said.credit), said.figure, wounds)


def _spawning(said: words.Spawning) -> moves.SpawnFrame:
    return moves.SpawnFrame(said.seat, said.figure)


def _monster_attack(said: words.MonsterAttacking) -> fights.MonsterAttackFrame:
    frame = fights.MonsterAttackFrame(said.seat, said.figure, or_nobody(said.only))
    frame.attack = ATTACK_NAMES.index(said.attack)
    return frame


def _landing(said: words.Landing) -> moves.LandingFrame:
    return moves.LandingFrame(said.seat, said.chest)


def _displaced(said: words.Displacing) -> moves.DisplacedFrame:
    return moves.DisplacedFrame(or_nobody(said.credit), said.figure)


def _played(said: words.Played) -> cards.PlayedFrame:
    return cards.PlayedFrame(said.seat, BOX.card_by_id[said.card])


def _effect(said: words.Resolving) -> cards.CardFrame:
    """The card's own frame, with what was chosen so far."""
    frame = cards.frame_of_card(said.seat, BOX.card_by_id[said.card])
    if isinstance(frame, cards.FigureFrame):
        frame.figure = or_nobody(said.figure)
    elif isinstance(frame, cards.CrushingTrapFrame):
        frame.targets = list(said.figures)
    elif isinstance(frame, cards.LureFrame):
        frame.bait, frame.lured = or_nobody(said.figure), list(said.figures)
    else:
        _recall_tiles(frame, said)
    return frame


def _recall_tiles(frame: cards.CardFrame, said: words.Resolving) -> None:
    if isinstance(frame, cards.RotatingRoomsFrame):
        frame.tiles, frame.turned, frame.quarters = list(said.tiles), said.done, said.quarters
    elif isinstance(frame, cards.TilesFrame):
        frame.tiles = list(said.tiles)
    elif isinstance(frame, cards.SecretDoorFrame):
        frame.door = NO_DOOR if said.door is None else said.door
    elif isinstance(frame, cards.MapFrame):
        frame.looked_at, frame.sorted_tiles = said.looked_at, said.done


_FRAMES: Final[dict[type[words.Process], Callable[[Any], Frame]]] = {
    words.Entering: _entering,
    words.Rounds: _rounds,
    words.Activation: _activation,
    words.MonstersMoving: _monsters_move,
    words.MonstersAttacking: _monsters_attack,
    words.Laying: _laying,
    words.Summoning: _summoning,
    words.Acting: _acting,
    words.Moving: _move,
    words.MonsterMoving: _monster_move,
    words.Walking: _path,
    words.Pushing: _push,
    words.Rolling: _roll,
    words.Attacking: _attack,
    words.Striking: _strike,
    words.Harming: _harm,
    words.Spawning: _spawning,
    words.MonsterAttacking: _monster_attack,
    words.Landing: _landing,
    words.Displacing: _displaced,
    words.Played: _played,
    words.Resolving: _effect,
}
