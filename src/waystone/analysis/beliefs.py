"""What a seat could have known: how often each thing is where, in positions that fit its view."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from waystone.analysis.judging import SURE
from waystone.analysis.model import Belief, BeliefLayer, Grain, Share
from waystone.analysis.study import Study
from waystone.bots.coach import NOBODYS, HiddenThing
from waystone.kernel.dice import SeededDice

IMAGINED: Final = 100


def belief(study: Study, step: int, seat: int, many: int = IMAGINED) -> Belief:
    """The layers of one moment and seat; a coach leaves out what is in plain sight."""
    table = study.table_after(step)
    view = table.view(seat)
    dice = SeededDice(f"{study.seed} {step} {seat}", "belief")
    counts: Counter[HiddenThing] = Counter()
    for _ in range(many):
        counts.update(study.coach.hidden_things(study.rules.imagine(view, dice), view))
    return Belief(step, seat, many, layers(counts, many))


def layers(counts: Counter[HiddenThing], many: int) -> list[BeliefLayer]:
    """One for each thing and owner, the likeliest places first."""
    found: dict[tuple[str, int, str], list[Share]] = {}
    for (kind, who, grain, place), count in counts.items():
        share = Share(place, round(count * SURE / many))
        found.setdefault((kind, who, grain), []).append(share)
    return [
        BeliefLayer(
            kind,
            None if who == NOBODYS else who,
            cast(Grain, grain),
            sorted(shares, key=lambda each: (-each.share, each.place)),
        )
        for (kind, who, grain), shares in sorted(found.items())
    ]
