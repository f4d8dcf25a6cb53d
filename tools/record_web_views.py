"""Record the matches that the browser's tests show.

Boards are tested from recorded views, so that no server is needed.

    python tools/record_web_views.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from waystone.catalogue import GAMES, find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY, SPECTATOR, Event, View
from waystone.kernel.table import Step, Table
from waystone.service.matches import game_info

WEB = Path(__file__).parent.parent / "web"
FIXTURES = WEB / "tests" / "fixtures"


def open_table(
    settings: dict[str, str], seats: int, seed: int, game: str = "delve-and-dash"
) -> Table[Any]:
    """A table of a game, Delve & Dash by default."""
    return Table(find_game(game).open(settings), ["Ada", "Bo", "Cy", "Di"][:seats], seed)


def choices(table: Table[Any], seat: int) -> list[dict[str, Any]]:
    """What the seat can do, as frames carry it."""
    if seat == NOBODY:
        return []
    cells = [
        (each, table.game.policy.cell_of(table.state, seat, each)) for each in table.legal(seat)
    ]
    return [{"do": each.text, "cell": None if cell < 0 else cell} for each, cell in cells]


def onlooker(table: Table[Any]) -> View:
    """What a spectator sees, whom open spectating shows everything."""
    return table.reveal() if table.game.policy.open_spectating else table.view(SPECTATOR)


def frame(table: Table[Any], step: Step | None, eyes: int) -> dict[str, Any]:
    """One step as the seat `eyes` sees it, with the view that follows."""
    return {
        "n": table.number,
        "by": -1 if step is None else step.seat,
        "did": "" if step is None else step.seen_by(eyes),
        "events": [] if step is None else step.visible_to(eyes),
        "view": onlooker(table) if eyes == SPECTATOR else table.view(eyes),
        "choices": choices(table, eyes) if eyes in table.acting() else [],
    }


def play(
    settings: dict[str, str],
    seats: int,
    seed: int,
    eyes: int,
    game: str = "delve-and-dash",
    bot: str = "knight",
) -> list[dict[str, Any]]:
    """A whole match between bots of one kind."""
    table = open_table(settings, seats, seed, game)
    kind = find_game(game).bot(bot)
    bots = [kind.make(table.game, SeededDice(seat), Budget()) for seat in range(seats)]
    frames = [frame(table, None, eyes)]
    while acting := table.acting():
        seat = acting[0]
        step = table.do(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
        for ear, player in enumerate(bots):
            player.watch(step.visible_to(ear), table.view(ear))
        frames.append(frame(table, step, eyes))
    return frames


def is_news(frame: dict[str, Any], known: set[object]) -> bool:
    """Whether it shows what was not recorded yet: a question, a verb, a kind of event."""
    verbs = {each["do"].split()[0] for each in frame["choices"]}
    asked = {(frame["view"].question, frame["view"].window)} if verbs else set()
    shown: set[object] = {*verbs, *asked, *map(signature, frame["events"])}
    fresh = shown - known
    known |= fresh
    return bool(fresh)


def signature(event: Event) -> object:
    """What kind of event, told how."""
    facts = msgspec.to_builtins(event)
    words = ("kind", "how", "line", "tactic", "purpose", "attack", "pile", "reason", "success")
    return tuple(facts.get(word) for word in words)


def gallery(matches: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """One frame of every kind from long matches, for games too large to keep whole."""
    known: set[object] = set()
    return [frame for frames in matches for frame in frames if is_news(frame, known)]


def write(path: Path, content: object) -> None:
    """One JSON file, the same bytes each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(content) + b"\n")


def record_dooom() -> None:
    """A fight that is won, one that is lost, a lantern found, and a spectator of an open table."""
    vault = {"map": "ring-vault"}
    write(FIXTURES / "dooom.json", play(vault, 4, 34, 0, "dooom", "hunter"))
    write(FIXTURES / "dooom-dead.json", play(vault, 4, 13, 0, "dooom", "hunter"))
    slow = {**vault, "max_rounds": "30"}
    write(FIXTURES / "dooom-gear.json", play(slow, 2, 36, 0, "dooom", "random"))
    watched = {"map": "cellar", "open_spectating": "yes"}
    write(FIXTURES / "dooom-whole.json", play(watched, 2, 3, 31, "dooom", "seeker"))


def main() -> None:
    """Write everything."""
    write(FIXTURES / "solo.json", play({"mode": "solo", "level": "2"}, 1, 11, 0))
    write(FIXTURES / "cpu.json", play({"mode": "cpu", "level": "2"}, 2, 5, 0))
    write(FIXTURES / "spectator.json", play({"mode": "duel"}, 2, 7, 31)[:40])
    rounds = {"round_limit": "60"}
    long = [play(rounds, 3, seed, 0, "dungeon-crawler", "random") for seed in range(1, 5)]
    write(FIXTURES / "crawler-kinds.json", gallery(long))
    write(FIXTURES / "crawler.json", play(rounds, 2, 3, 0, "dungeon-crawler", "racer")[:36])
    write(FIXTURES / "extrikate.json", play({}, 3, 4, 0, "extrikate", "easy"))
    write(FIXTURES / "extrikate-solo.json", play({}, 1, 8, 0, "extrikate", "medium"))
    record_dooom()
    write(FIXTURES / "games.json", [game_info(entry) for entry in GAMES.values()])


if __name__ == "__main__":
    main()
