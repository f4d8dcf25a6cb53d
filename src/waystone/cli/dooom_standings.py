"""What came of a tournament of programs that speak lines, as data and as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.kernel.record import parse
from waystone.lab.fitting import FirstThatFits, named_figures
from waystone.lab.rows import MatchRow
from waystone.lab.standings import cross_table, rating_words, standings_data
from waystone.lab.statistics import share

if TYPE_CHECKING:
    from waystone.tcp.tournament import Result, Tournament

SAYS_LEAST = ("mean rounds", "forfeits", "draws", "deaths", "95 %", "gold per game", "games")


def as_row(plan: Tournament, result: Result) -> MatchRow:
    """A game as all tournaments keep it."""
    fixture = result.fixture
    return MatchRow(
        number=fixture.number,
        luck=fixture.number // plan.seats,
        seed=fixture.seed,
        players=tuple(plan.entrants[each].name for each in fixture.seats),
        results=tuple(_result(result.winner, each) for each in fixture.seats),
        scores=result.gold,
        reason=result.reason,
        steps=len(parse(result.record).entries),
        forfeits={str(seat): why for seat, why in result.forfeits.items()},
        variant=fixture.map,
        more={"rounds": result.rounds, "status": list(result.status)},
    )


def _result(winner: int | None, entrant: int) -> str:
    if winner is None:
        return DRAW
    return WIN if winner == entrant else LOSS


def as_data(plan: Tournament, rows: Sequence[MatchRow]) -> dict[str, Any]:
    """The result with stable names; further names are only ever added at the end."""
    rated = standings_data([each.name for each in plan.entrants], rows)
    by_name = {each.name: each for each in plan.entrants}
    lines = [
        {**line, **entrant_data(rows, line["name"]), "bot": by_name[line["name"]].bot}
        | {"command": list(by_name[line["name"]].command)}
        for line in rated["standings"]
    ]
    return {
        "game": "dooom",
        "games": len(rows),
        "seed": plan.seed,
        "maps": list(plan.maps),
        "seats": plan.seats,
        "settings": dict(plan.settings),
        "standings": sorted(lines, key=lambda line: (-line["share"], line["name"])),
        "outcomes": rated["outcomes"],
        "results": [result_data(row) for row in rows],
        "format": "round-robin",
        **{name: rated[name] for name in ("crosstable", "seat_wins", "forfeits", "steps")},
    }


def entrant_data(rows: Sequence[MatchRow], name: str) -> dict[str, Any]:
    """What this game counts of an entrant besides winning."""
    mine = [(row, row.players.index(name)) for row in rows if name in row.players]
    rounds = sum(row.more["rounds"] for row, _ in mine)
    return {
        "gold": sum(row.scores[seat] for row, seat in mine),
        "deaths": sum(row.more["status"][seat] == "dead" for row, seat in mine),
        "mean_rounds": round(share(rounds, len(mine)), 2),
    }


def result_data(row: MatchRow) -> dict[str, Any]:
    """One game of the tournament, for --json."""
    seats = list(row.players)
    return {
        "map": row.variant,
        "seed": row.seed,
        "seats": seats,
        "winner": seats[row.results.index(WIN)] if WIN in row.results else None,
        "reason": row.reason,
        "rounds": row.more["rounds"],
        "gold": list(row.scores),
        "status": row.more["status"],
        "forfeits": {seats[int(seat)]: why for seat, why in row.forfeits.items()},
        "number": row.number,
        "players": seats,
        "results": list(row.results),
        "steps": row.steps,
        "variant": row.variant,
    }


def as_tables(data: dict[str, Any]) -> RenderableType:
    """The same result for people."""
    closing_line = Text(closing(data), style="dim")
    parts: list[RenderableType] = [standings(data), Text(), cross_table(data), Text(), closing_line]
    forfeited = forfeits(data)
    if forfeited:
        parts += [Text(), Text("Forfeited games:", style="bold"), *forfeited]
    return Group(*parts)


def standings(data: dict[str, Any]) -> FirstThatFits:
    """Who won how often."""
    maps = ", ".join(data["maps"])
    title = f"Dungeon of Dooom: {data['games']} games on {maps}, seed {data['seed']}"
    lines = {line["name"]: figures(line) for line in data["standings"]}
    return named_figures(title, lines, SAYS_LEAST)


def figures(line: dict[str, Any]) -> dict[str, str]:
    """One entrant's figures as they are printed."""
    return {
        "rating": rating_words(line),
        "95 %": f"{line['rating_low']:.0f} – {line['rating_high']:.0f}",
        **{name: str(line[name]) for name in ("games", "wins", "draws")},
        "won": f"{100 * line['share']:.1f} %",
        "gold per game": f"{share(line['gold'], line['games']):.1f}",
        **{name: str(line[name]) for name in ("deaths", "forfeits")},
        "mean rounds": f"{line['mean_rounds']:.1f}",
    }


def closing(data: dict[str, Any]) -> str:
    """How the games ended."""
    ways = (f"{count} × {reason}" for reason, count in data["outcomes"].items())
    return f"How they ended: {', '.join(ways)}."


def forfeits(data: dict[str, Any]) -> list[Text]:
    """Who forfeited why, how often."""
    return [Text(f"  {each['name']}: {each['games']} × {each['why']}") for each in data["forfeits"]]
