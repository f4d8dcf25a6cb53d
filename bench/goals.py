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
    Goal("P5", "compiled", "delve batch", "pgx tic_tac_toe batch", 1, 2, 4),
    Goal("P6", "compiled", "delve aec", "PettingZoo tictactoe", 2, 3, 6),
    Goal("P7", "compiled", "delve gymnasium", "MiniGrid", 3, 5, 10),
)

KINDS = {
    "copy": ("legal + copy + apply + events", "python-chess copy"),
    "playout": ("whole matches by `play_randomly`, its dice included", "python-chess playout"),
    "legal": ("the list of moves", "python-chess legal"),
    "view": ("what the seat to act sees", "OpenSpiel phantom_ttt observation"),
    "imagine": ("a position that looks the same", "OpenSpiel leduc_poker resample"),
}
"""What is measured of every game, and the peer beside it."""

GAMES = {
    "delve": "Delve & Dash, duel",
    "extrikate": "Extrikate, two seats",
    "dooom": "Dungeon of Dooom, two seats on the map duel",
    "crawler": "Dungeon Crawler Labyrinth, two seats",
}

WHAT = {
    f"{game} {kind}": f"{title}: {what}"
    for game, title in GAMES.items()
    for kind, (what, _) in KINDS.items()
} | {
    "delve doors copy": "Delve & Dash with doors (level 2): legal + copy + apply + events",
    "delve": "Delve & Dash without the copy",
    "delve copies": "copies of a position of Delve & Dash",
    "delve batch": "Delve & Dash, 4,096 duels in one call: apply and mask",
    "delve batch shown": "the same with observations",
    "delve aec": "Delve & Dash, duel: PettingZoo's AEC steps with observation",
    "delve gymnasium": "Delve & Dash, alone: Gymnasium's steps with observation",
    "pgx tic_tac_toe batch": "pgx (JAX), 1,024 matches in one call",
    "PettingZoo tictactoe": "AEC steps of a classic game with observation",
    "MiniGrid": "Gymnasium's steps of Empty-8x8 with observation",
    "tic-tac-toe copy": "tic-tac-toe on our kernel: legal + copy + apply + events",
    "tic-tac-toe": "the same without the copy",
    "tic-tac-toe playout": "whole matches by `play_randomly`",
    "python-chess copy": "python-chess: legal list + copy + push, 100 plies at most",
    "python-chess playout": "the same without the copy",
    "python-chess legal": "the list of moves",
    "OpenSpiel tic_tac_toe clone": "OpenSpiel (C++), driven from Python, with clone",
    "OpenSpiel tic_tac_toe": "the same without clone",
    "OpenSpiel phantom_ttt clone": "its game with hidden information, with clone",
    "OpenSpiel phantom_ttt": "the same without clone",
    "OpenSpiel phantom_ttt observation": "what a player sees, as text",
    "OpenSpiel leduc_poker resample": "a position that looks the same to a player",
    "OpenSpiel phantom_ttt native": "whole matches of two random bots inside C++",
    "OpenSpiel phantom_ttt bare rollouts": "the rollout loop of its tree search inside C++",
}

PEERS = {f"{game} {kind}": peer for game in GAMES for kind, (_, peer) in KINDS.items()} | {
    "delve doors copy": "python-chess copy",
    "delve": "python-chess playout",
    "delve batch": "pgx tic_tac_toe batch",
    "delve batch shown": "pgx tic_tac_toe batch",
    "delve aec": "PettingZoo tictactoe",
    "delve gymnasium": "MiniGrid",
    "tic-tac-toe copy": "OpenSpiel tic_tac_toe clone",
    "tic-tac-toe": "OpenSpiel tic_tac_toe",
    "tic-tac-toe playout": "OpenSpiel tic_tac_toe",
}
"""The peer beside each workload of ours; copies of a position alone have none."""

OF_ENVIRONMENTS = {
    each
    for ours in ("delve batch", "delve batch shown", "delve aec", "delve gymnasium")
    for each in (ours, PEERS[ours])
}
"""What `make bench ONLY=environments` measures: P5 to P7."""
