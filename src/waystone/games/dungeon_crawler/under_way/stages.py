"""How far a frame has come follows from what it waits for: the frame above it."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, TurnStep
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.rules.frames.cards import (
    CardFrame,
    CardStage,
    CrushingTrapFrame,
    CrushingTrapStage,
    DoppelgangerFrame,
    FigureFrame,
    LureFrame,
    LureStage,
    MapFrame,
    MapStage,
    PlayedFrame,
    PlayedStage,
    RoomsStage,
    RotatingRoomsFrame,
    SecretDoorFrame,
    SecretDoorStage,
    TilesFrame,
    TwoQuestionStage,
)
from waystone.games.dungeon_crawler.rules.frames.fights import (
    AttackFrame,
    AttackStage,
    HarmFrame,
    HarmStage,
    MonsterAttackFrame,
    MonsterAttackStage,
    RollFrame,
    RollStage,
    StrikeFrame,
    StrikeStage,
)
from waystone.games.dungeon_crawler.rules.frames.moves import (
    DisplacedFrame,
    DisplacedStage,
    LandingFrame,
    LandingStage,
    MonsterMoveFrame,
    MonsterMoveStage,
    MoveFrame,
    MoveStage,
    PushFrame,
    PushStage,
    SpawnFrame,
    SpawnStage,
    WalkFrame,
    WalkStage,
)
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame, Question
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActFrame,
    ActivationFrame,
    ActivationStage,
    ActStage,
    EnterFrame,
    EnterStage,
    LayingFrame,
    LayingStage,
    PackAttacksFrame,
    PackMovesFrame,
    PackStage,
    RoundsFrame,
    RoundStage,
    SummoningFrame,
    SummoningStage,
    WindowFrame,
    WindowStage,
)

ELSE: Final = Frame
"""Whatever else is above."""

_BELOW: Final[dict[type[Frame], dict[object, int]]] = {
    EnterFrame: {
        Question.ADVENTURER: EnterStage.CHOOSE_GATE,
        Question.GATE: EnterStage.STEP_IN,
    },
    RoundsFrame: {EnterFrame: RoundStage.BEGIN, ELSE: RoundStage.NEXT_ACTIVATION},
    PackMovesFrame: {ELSE: PackStage.NEXT_MONSTER},
    PackAttacksFrame: {ELSE: PackStage.NEXT_MONSTER},
    LayingFrame: {ELSE: LayingStage.LAY},
    SummoningFrame: {Question.PLACE: SummoningStage.PLACE, ELSE: SummoningStage.DRAW},
    ActFrame: {
        Question.ACT: ActStage.ACT,
        SpawnFrame: ActStage.AFTER_SPAWN,
        ELSE: ActStage.DECIDE,
    },
    WindowFrame: {Question.RESPOND: WindowStage.RESPOND, ELSE: WindowStage.RESTART},
    MoveFrame: {Question.MOVE: MoveStage.GO, ELSE: MoveStage.ASK},
    MonsterMoveFrame: {
        Question.TARGET: MonsterMoveStage.CHOOSE_END,
        Question.SPACE: MonsterMoveStage.SET_OFF,
        ELSE: MonsterMoveStage.GO_ON,
    },
    WalkFrame: {ELSE: WalkStage.WALK},
    PushFrame: {
        HarmFrame: PushStage.ROLL,
        RollFrame: PushStage.COMPARE,
        Question.PUSH: PushStage.GET_PAST,
        Question.SHOVE: PushStage.SHOVE,
    },
    SpawnFrame: {
        Question.ADVENTURER: SpawnStage.TAKE_ADVENTURER,
        RollFrame: SpawnStage.CHOOSE_POINT,
        Question.SPAWN: SpawnStage.ARRIVE,
    },
    LandingFrame: {ELSE: LandingStage.OPEN},
    DisplacedFrame: {Question.SPACE: DisplacedStage.SETTLE, ELSE: DisplacedStage.FIND_SPACE},
    RollFrame: {ELSE: RollStage.SETTLE},
    AttackFrame: {Question.ORDER: AttackStage.ROLL, ELSE: AttackStage.NEXT_TARGET},
    StrikeFrame: {RollFrame: StrikeStage.COUNT_HITS, ELSE: StrikeStage.AFTERMATH},
    HarmFrame: {ELSE: HarmStage.STRIKE_HOME},
    MonsterAttackFrame: {ELSE: MonsterAttackStage.ATTACK},
    PlayedFrame: {ELSE: PlayedStage.PUT_AWAY},
    CardFrame: {ELSE: CardStage.RESOLVE},
    DoppelgangerFrame: {
        Question.TARGET: TwoQuestionStage.ASK_SECOND,
        Question.SPACE: TwoQuestionStage.RESOLVE,
    },
    CrushingTrapFrame: {
        Question.TILE: CrushingTrapStage.CLOSE,
        ELSE: CrushingTrapStage.STRIKE,
    },
    RotatingRoomsFrame: {Question.TURN: RoomsStage.CLOSE_DOOR, ELSE: RoomsStage.MOVE_TILE},
    TilesFrame: {
        Question.TILE: RoomsStage.CLOSE_DOOR,
        Question.SPACE: CardStage.RESOLVE,
        ELSE: RoomsStage.MOVE_TILE,
    },
    SecretDoorFrame: {
        Question.DOOR: SecretDoorStage.CLOSE_DOOR,
        ELSE: SecretDoorStage.OPEN_DOOR,
    },
    MapFrame: {
        Question.PICK: MapStage.PICK,
        Question.LAY: MapStage.LAY,
        Question.PUT: MapStage.PUT_BACK,
        ELSE: MapStage.ASK_ORDER,
    },
}
"""By frame: what it waits for, a question or another frame, and where it then goes on."""
_AFTER_STEP: Final = (
    ActivationStage.MONSTERS_MOVE,
    ActivationStage.BEFORE_STEP_2,
    ActivationStage.BEFORE_STEP_3,
    ActivationStage.BEFORE_STEP_4,
    ActivationStage.BEFORE_STEP_5,
    ActivationStage.WIND_UP,
    ActivationStage.FINISH,
)
"""By the step: where an activation goes on once the step is done."""
_AFTER_WINDOW: Final = (
    ActivationStage.MONSTERS_MOVE,
    ActivationStage.MONSTERS_ATTACK,
    ActivationStage.LAY_TILE,
    ActivationStage.BRING_MONSTER,
    ActivationStage.ADVENTURER_ACTS,
    ActivationStage.LAST_WINDOW,
    ActivationStage.FINISH,
)
"""By the step: where it goes on after the turn window that follows."""


def stage_below(frame: Frame, above: Frame, step: int) -> int:
    """The stage at which a frame goes on when the one above it is done, in a step."""
    if isinstance(frame, ActivationFrame):
        return _of_activation(above, step)
    if isinstance(frame, FigureFrame):
        is_second = frame.figure != NOBODY
        return TwoQuestionStage.RESOLVE if is_second else TwoQuestionStage.ASK_SECOND
    if isinstance(frame, LureFrame):
        return _of_lure(frame, isinstance(above, AskFrame))
    waits_for: object = above.question if isinstance(above, AskFrame) else type(above)
    stages = _BELOW[type(frame)]
    return stages[waits_for] if waits_for in stages else stages[ELSE]


def _of_activation(above: Frame, step: int) -> int:
    """Windows come after their step; in step 5 only the end of potions does harm here (DC-29)."""
    if isinstance(above, WindowFrame) or (
        isinstance(above, HarmFrame) and step == TurnStep.ADVENTURER_ACTS
    ):
        return _AFTER_WINDOW[step]
    return _AFTER_STEP[step]


def _of_lure(frame: LureFrame, is_question: bool) -> int:
    if not is_question:
        return LureStage.CHOOSE_MONSTER
    return LureStage.CALL if frame.bait == NOBODY else LureStage.MOVE
