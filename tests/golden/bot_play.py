"""How the bots play, match by match: what docs/bots says of their strength was measured so.

Whoever changes how a bot plays measures again, and renews these files on purpose.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tests.golden.files import CRAWLER, DELVE, DOOOM, EXTRIKATE, HERE, Match
from waystone.kernel.record import parse

LineUp = tuple[str, tuple[tuple[str, str], ...], tuple[str, ...], int]
"""A game, its settings, who plays, and how many matches."""
LINE_UPS: Final[tuple[LineUp, ...]] = (
    (DELVE, (), ("expert",), 4),
    (DELVE, (("level", "2"),), ("expert",), 4),
    (DELVE, (("level", "2"),), ("expert", "knight"), 6),
    (DELVE, (("level", "1"),), ("squire", "expert"), 6),
    (DELVE, (("level", "2"),), ("knight",), 6),
    (DELVE, (("level", "2"),), ("knight", "squire"), 8),
    (DELVE, (("mode", "cpu"),), ("random", "knight"), 6),
    (DELVE, (("size", "12"),), ("knight", "knight"), 4),
    (DELVE, (("size", "6"), ("level", "2"), ("lives", "1")), ("squire", "squire"), 6),
    (EXTRIKATE, (), ("hard",), 8),
    (EXTRIKATE, (), ("medium", "hard"), 8),
    (EXTRIKATE, (("exit_rolls", "3"),), ("easy", "medium", "hard"), 8),
    (EXTRIKATE, (("explore", "forced"),), ("hard", "easy", "hard"), 6),
    (EXTRIKATE, (("lives", "1"),), ("hard", "medium"), 6),
    (EXTRIKATE, (), ("searcher", "novice"), 3),
    (EXTRIKATE, (), ("apprentice", "novice", "random"), 6),
    (DELVE, (("level", "2"),), ("apprentice", "novice"), 4),
    (DOOOM, (("map", "cellar"),), ("searcher", "apprentice"), 3),
    (DOOOM, (("map", "duel"),), ("navigator", "novice"), 4),
    (DOOOM, (("map", "ring-vault"),), ("navigator", "seeker", "random"), 2),
    (DOOOM, (("map", "generated"), ("max_rounds", "40")), ("navigator", "apprentice"), 3),
    (DOOOM, (("map", "duel"),), ("seeker", "hunter"), 8),
    (DOOOM, (("map", "ring-vault"),), ("hunter", "seeker", "hunter", "random"), 6),
    (DOOOM, (("map", "long-dark"),), ("hunter",) * 4, 2),
    (DOOOM, (("map", "pillar-hall"),), ("hunter", "hunter"), 6),
    (DOOOM, (("map", "generated"), ("max_rounds", "40")), ("hunter", "seeker"), 4),
    (DOOOM, (("map", "cellar"),), ("seeker",), 4),
    (CRAWLER, (), ("warlord", "warlord"), 4),
    (CRAWLER, (), ("warlord", "racer", "warlord"), 3),
    (CRAWLER, (("hard", "on"),), ("warlord", "racer"), 3),
    (CRAWLER, (("round_limit", "12"),), ("warlord",) * 4, 2),
    (CRAWLER, (("laying", "free"),), ("racer", "random"), 3),
    (CRAWLER, (), ("champion", "racer"), 2),
    (CRAWLER, (("hard", "on"), ("round_limit", "12")), ("champion", "champion"), 1),
)


def title(line_up: LineUp) -> str:
    """What a line-up is called."""
    game, settings, bots, _ = line_up
    return " ".join([game, *(f"{name}={word}" for name, word in settings), ",".join(bots)])


def played(line_up: LineUp) -> str:
    """Each match in a line: its seed, how many steps, how it ended, and a checksum of all steps."""
    game, settings, bots, matches = line_up
    lines = [title(line_up)]
    for seed in range(1, matches + 1):
        text = Match(game, dict(settings), seed, bots, 3_000).text()
        record, mark = parse(text), sha256(text.encode()).hexdigest()[:8]
        lines.append(
            f"  {seed}: {len(record.entries)} steps, {record.result or 'not over'}, {mark}"
        )
    return "\n".join(lines) + "\n"


PATH: Final = HERE / "bots.txt"


def written() -> dict[str, str]:
    """What stands in the file, by line-up."""
    parts = PATH.read_text(encoding="utf-8").split("\n\n")
    return {part.partition("\n")[0]: part.strip("\n") + "\n" for part in parts}


def write() -> None:
    """Renew the file."""
    PATH.write_text("\n".join(map(played, LINE_UPS)), encoding="utf-8")
