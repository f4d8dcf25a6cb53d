"""From frames to the words of views."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from waystone.games.dungeon_crawler.board import (
    ATTACK_NAMES,
    MOST_SEATS,
    NOBODY,
    SIGNS,
    TACTICS,
    WINDOW_NAMES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.rules.frames import cards, fights, moves, turns
from waystone.games.dungeon_crawler.rules.frames.questions import PURPOSE_WORDS, AskFrame
from waystone.games.dungeon_crawler.rules.tactics import LINES
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import NO_DOOR
from waystone.games.dungeon_crawler.under_way import view as words


def describe(state: CrawlerState, seat: int) -> tuple[words.UnderWay, ...]:
    """All that is under way, the outermost first, as a seat may know it.

    Who else has passed a window is left out (H-7), and so is the question, which a view says by
    itself.
    """
    return tuple(
        _window(frame, seat) if isinstance(frame, turns.WindowFrame) else _WORDS[type(frame)](frame)
        for frame in state.stack
        if not isinstance(frame, AskFrame)
    )


def or_none(number: int) -> int | None:
    """Seats, figures and spaces that are not there."""
    return None if number < 0 else number


def _window(frame: turns.WindowFrame, seat: int) -> words.Offering:
    """A window, with this seat's own pass only."""
    passed = seat < MOST_SEATS and frame.has_passed(seat)
    return words.Offering(frame.seat, WINDOW_NAMES[frame.window], passed)


def _entering(frame: turns.EnterFrame) -> words.Entering:
    return words.Entering(or_none(frame.seat), frame.entered)


def _rounds(frame: turns.RoundsFrame) -> words.Rounds:
    return words.Rounds(frame.next_place)


def _activation(frame: turns.ActivationFrame) -> words.Activation:
    return words.Activation(frame.seat)


def _monsters_move(frame: turns.PackMovesFrame) -> words.MonstersMoving:
    return words.MonstersMoving(frame.seat, tuple(frame.monsters), frame.acted)


def _monsters_attack(frame: turns.PackAttacksFrame) -> words.MonstersAttacking:
    return words.MonstersAttacking(frame.seat, tuple(frame.monsters), frame.acted)


def _laying(frame: turns.LayingFrame) -> words.Laying:
    return words.Laying(frame.seat)


def _summoning(frame: turns.SummoningFrame) -> words.Summoning:
    return words.Summoning(frame.seat, frame.to_come)


def _acting(frame: turns.ActFrame) -> words.Acting:
    return words.Acting(
        frame.seat,
        frame.halves_left,
        frame.moved,
        frame.extra_moves,
        frame.extra_attacks,
        frame.extra_done,
        frame.was_on_mat,
        or_none(frame.teleport),
    )


def _move(frame: moves.MoveFrame) -> words.Moving:
    return words.Moving(frame.seat, frame.figure, frame.points, bool(frame.odd), frame.is_over)


def _monster_move(frame: moves.MonsterMoveFrame) -> words.MonsterMoving:
    return words.MonsterMoving(
        seat=frame.seat,
        figure=frame.figure,
        points=frame.points,
        odd=bool(frame.odd),
        is_over=frame.is_over,
        lured_by=or_none(frame.lured_by),
        line=None if frame.card_line < 0 else LINES[frame.card_line],
        tactic=TACTICS[frame.tactic],
        target=or_none(frame.target),
        end=or_none(frame.end_space),
        misled_by=or_none(frame.misled_by),
    )


def _path(frame: moves.WalkFrame) -> words.Walking:
    return words.Walking(
        frame.seat,
        frame.figure,
        tuple(frame.path),
        frame.into_lava,
        frame.end_space,
        SIGNS[frame.end_terrain],
    )


def _push(frame: moves.PushFrame) -> words.Pushing:
    return words.Pushing(frame.seat, frame.pusher, frame.defender, frame.space)


def _roll(frame: fights.RollFrame) -> words.Rolling:
    rollers = tuple(frame.roller(at) for at in range(frame.count))
    return words.Rolling(PURPOSE_WORDS[frame.purpose], tuple(frame.dice), rollers)


def _attack(frame: fights.AttackFrame) -> words.Attacking:
    return words.Attacking(
        frame.seat,
        frame.attacker,
        ATTACK_NAMES[frame.attack],
        frame.space,
        tuple(frame.targets),
        frame.plus,
        tuple(seat for seat in range(MOST_SEATS) if frame.guarded >> seat & 1),
    )


def _strike(frame: fights.StrikeFrame) -> words.Striking:
    return words.Striking(
        frame.seat,
        or_none(frame.attacker),
        frame.target,
        frame.dice,
        frame.plus,
        frame.ignored,
        or_none(frame.turned_by),
    )


def _harm(frame: fights.HarmFrame) -> words.Harming:
    return words.Harming(or_none(frame.seat), frame.figure, or_none(frame.wounds))


def _spawning(frame: moves.SpawnFrame) -> words.Spawning:
    return words.Spawning(frame.seat, frame.figure)


def _monster_attack(frame: fights.MonsterAttackFrame) -> words.MonsterAttacking:
    only, name = or_none(frame.only), ATTACK_NAMES[frame.attack]
    return words.MonsterAttacking(frame.seat, frame.figure, only, name)


def _landing(frame: moves.LandingFrame) -> words.Landing:
    return words.Landing(frame.seat, frame.chest)


def _displaced(frame: moves.DisplacedFrame) -> words.Displacing:
    return words.Displacing(or_none(frame.seat), frame.figure)


def _played(frame: cards.PlayedFrame) -> words.Played:
    return words.Played(frame.seat, BOX.cards[frame.card].id)


# Cards, by what they keep in mind.


def _effect(
    frame: cards.CardFrame,
    figure: int = NOBODY,
    figures: Iterable[int] = (),
    tiles: Iterable[int] = (),
    door: int = NO_DOOR,
    done: int = 0,
    quarters: int = 0,
    looked_at: int = 0,
) -> words.Resolving:
    return words.Resolving(
        frame.seat,
        BOX.cards[frame.card].id,
        or_none(figure),
        tuple(figures),
        tuple(tiles),
        or_none(door),
        done,
        quarters,
        looked_at,
    )


def _card_about_figure(frame: cards.FigureFrame) -> words.Resolving:
    return _effect(frame, frame.figure)


def _crushing_trap(frame: cards.CrushingTrapFrame) -> words.Resolving:
    return _effect(frame, figures=frame.targets)


def _lure(frame: cards.LureFrame) -> words.Resolving:
    return _effect(frame, frame.bait, frame.lured)


def _rotating_rooms(frame: cards.RotatingRoomsFrame) -> words.Resolving:
    return _effect(frame, tiles=frame.tiles, done=frame.turned, quarters=frame.quarters)


def _card_about_tiles(frame: cards.TilesFrame) -> words.Resolving:
    return _effect(frame, tiles=frame.tiles)


def _secret_door(frame: cards.SecretDoorFrame) -> words.Resolving:
    return _effect(frame, door=frame.door)


def _map(frame: cards.MapFrame) -> words.Resolving:
    return _effect(frame, done=frame.sorted_tiles, looked_at=frame.looked_at)


_WORDS: Final[dict[type[Frame], Callable[[Any], words.UnderWay]]] = {
    turns.EnterFrame: _entering,
    turns.RoundsFrame: _rounds,
    turns.ActivationFrame: _activation,
    turns.PackMovesFrame: _monsters_move,
    turns.PackAttacksFrame: _monsters_attack,
    turns.LayingFrame: _laying,
    turns.SummoningFrame: _summoning,
    turns.ActFrame: _acting,
    moves.MoveFrame: _move,
    moves.MonsterMoveFrame: _monster_move,
    moves.WalkFrame: _path,
    moves.PushFrame: _push,
    moves.SpawnFrame: _spawning,
    moves.LandingFrame: _landing,
    moves.DisplacedFrame: _displaced,
    fights.RollFrame: _roll,
    fights.AttackFrame: _attack,
    fights.StrikeFrame: _strike,
    fights.HarmFrame: _harm,
    fights.MonsterAttackFrame: _monster_attack,
    cards.PlayedFrame: _played,
    cards.CardFrame: _effect,
    cards.DoppelgangerFrame: _effect,
    cards.FigureFrame: _card_about_figure,
    cards.CrushingTrapFrame: _crushing_trap,
    cards.LureFrame: _lure,
    cards.RotatingRoomsFrame: _rotating_rooms,
    cards.TilesFrame: _card_about_tiles,
    cards.SecretDoorFrame: _secret_door,
    cards.MapFrame: _map,
}
