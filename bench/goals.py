"""What we measure ourselves against: rates of one run, never of two."""

from typing import NamedTuple


class Goal(NamedTuple):
    """Our workload in one build, a peer's workload, and how many times as fast we want to be."""

    id: str
    build: str
    ours: str
    peer: str
    floor: float
    goal: float
    stretch: float

    def verdict(self, ratio: float) -> str:
        if ratio >= self.stretch:
            return "stretch reached"
        if ratio >= self.goal:
            return "goal reached"
        return "floor held" if ratio >= self.floor else "BELOW THE FLOOR"


GOALS = (
    Goal("P1", "python", "delve copy", "python-chess copy", 8, 15, 30),
    Goal("P1b", "python", "crawler copy", "python-chess copy", 0.5, 2, 4),
    Goal("P2", "python", "tic-tac-toe copy", "OpenSpiel tic_tac_toe clone", 0.7, 1, 1.5),
    Goal("P3", "compiled", "delve copy", "OpenSpiel phantom_ttt clone", 1, 2, 4),
    Goal("P4", "compiled", "delve playout", "OpenSpiel phantom_ttt native", 1, 3, 8),
)

WHAT = {
    "delve copy": "Delve & Dash duel: legal + copy + apply + events",
    "delve doors copy": "the same with doors (level 2)",
    "delve": "the same as the first, without the copy",
    "delve view": "without the copy, with a view for the mover before each move",
    "delve copies": "copies of a position",
    "delve playout": "whole matches by `Game.play_randomly`, its dice included",
    "crawler copy": "Dungeon Crawler Labyrinth duel: legal + copy + apply + events",
    "tic-tac-toe copy": "tic-tac-toe on our kernel: legal + copy + apply + events",
    "tic-tac-toe": "the same without the copy",
    "tic-tac-toe playout": "whole matches by `Game.play_randomly`",
    "python-chess copy": "python-chess: legal list + copy + push, 100 plies at most",
    "OpenSpiel tic_tac_toe clone": "OpenSpiel (C++), driven from Python, with clone",
    "OpenSpiel tic_tac_toe": "the same without clone",
    "OpenSpiel phantom_ttt clone": "its game with hidden information, with clone",
    "OpenSpiel phantom_ttt": "the same without clone",
    "OpenSpiel phantom_ttt native": "whole matches of two random bots inside C++",
    "OpenSpiel phantom_ttt bare rollouts": "the rollout loop of its tree search inside C++",
}
