"""What came of a tournament, as data and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waystone.lab.statistics import share, wilson

if TYPE_CHECKING:
    from waystone.tcp.tournament import Result, Tournament

COLUMNS = (
    "games",
    "wins",
    "draws",
    "won",
    "95 %",
    "gold per game",
    "deaths",
    "forfeits",
    "mean rounds",
)


def as_data(plan: Tournament, results: Sequence[Result]) -> dict[str, Any]:
    """The result with stable names; further names are only ever added at the end."""
    lines = [entrant_data(plan, results, each) for each in range(len(plan.entrants))]
    return {
        "game": "dooom",
        "games": len(results),
        "seed": plan.seed,
        "maps": list(plan.maps),
        "seats": plan.seats,
        "settings": dict(plan.settings),
        "standings": sorted(lines, key=lambda line: (-line["share"], line["name"])),
        "outcomes": dict(Counter(result.reason for result in results).most_common()),
        "results": [result_data(plan, result) for result in results],
    }


def entrant_data(plan: Tournament, results: Sequence[Result], entrant: int) -> dict[str, Any]:
    """An entrant's figures, for the table and for --json."""
    mine = [(each, each.fixture.seats.index(entrant)) for each in results if sat(each, entrant)]
    games, wins = len(mine), sum(result.winner == entrant for result, _ in mine)
    low, high = wilson(wins, games)
    who = plan.entrants[entrant]
    return {
        "name": who.name,
        "bot": who.bot,
        "command": list(who.command),
        "games": games,
        "wins": wins,
        "draws": sum(result.winner is None for result, _ in mine),
        "losses": sum(result.winner not in (None, entrant) for result, _ in mine),
        "share": round(share(wins, games), 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "gold": sum(result.gold[seat] for result, seat in mine),
        "deaths": sum(result.status[seat] == "dead" for result, seat in mine),
        "forfeits": sum(seat in result.forfeits for result, seat in mine),
        "mean_rounds": round(share(sum(result.rounds for result, _ in mine), games), 2),
    }


def sat(result: Result, entrant: int) -> bool:
    """Whether this entrant took part."""
    return entrant in result.fixture.seats


def result_data(plan: Tournament, result: Result) -> dict[str, Any]:
    """One game of the tournament, for --json."""
    fixture = result.fixture
    seats = [plan.entrants[each].name for each in fixture.seats]
    return {
        "map": fixture.map,
        "seed": fixture.seed,
        "seats": seats,
        "winner": None if result.winner is None else plan.entrants[result.winner].name,
        "reason": result.reason,
        "rounds": result.rounds,
        "gold": list(result.gold),
        "status": list(result.status),
        "forfeits": {seats[seat]: why for seat, why in result.forfeits.items()},
    }


def as_tables(data: dict[str, Any]) -> RenderableType:
    """The same result for people."""
    parts: list[RenderableType] = [standings(data), Text(), Text(closing(data), style="dim")]
    forfeited = forfeits(data)
    if forfeited:
        parts += [Text(), Text("Forfeited games:", style="bold"), *forfeited]
    return Group(*parts)


def standings(data: dict[str, Any]) -> Table:
    """Who won how often."""
    maps = ", ".join(data["maps"])
    title = f"Dungeon of Dooom: {data['games']} games on {maps}, seed {data['seed']}"
    table = Table(title=Text(title), title_justify="left", title_style="bold")
    table.add_column("")
    for name in COLUMNS:
        table.add_column(name, justify="right")
    for line in data["standings"]:
        table.add_row(Text(line["name"]), *cells(line))
    return table


def cells(line: dict[str, Any]) -> list[str]:
    """One entrant's figures as they are printed."""
    return [
        *(str(line[name]) for name in ("games", "wins", "draws")),
        f"{100 * line['share']:.1f} %",
        f"{100 * line['low']:.0f} – {100 * line['high']:.0f} %",
        f"{share(line['gold'], line['games']):.1f}",
        *(str(line[name]) for name in ("deaths", "forfeits")),
        f"{line['mean_rounds']:.1f}",
    ]


def closing(data: dict[str, Any]) -> str:
    """How the games ended."""
    ways = (f"{count} × {reason}" for reason, count in data["outcomes"].items())
    return f"How they ended: {', '.join(ways)}."


def forfeits(data: dict[str, Any]) -> list[Text]:
    """Who forfeited why, how often."""
    counted = Counter(
        (name, why) for result in data["results"] for name, why in result["forfeits"].items()
    )
    return [Text(f"  {name}: {count} × {why}") for (name, why), count in counted.most_common(20)]
