"""What came of a tournament, as data and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.lab.fitting import FirstThatFits, longest, named_figures
from waystone.lab.ratings import ratings
from waystone.lab.rows import MatchRow
from waystone.lab.statistics import share, wilson
from waystone.lab.tournament import lucks_of

POINTS: Final = {WIN: 2, DRAW: 1, LOSS: 0}
_SHOWN_FORFEITS: Final = 20
_SAYS_LEAST: Final = ("forfeits", "95 % ", "draws", "losses", "wins", "games", "95 %")


def standings_data(names: Sequence[str], rows: Sequence[MatchRow]) -> dict[str, Any]:
    """Standings, crosstable, seats, endings and forfeits of some matches, with stable names."""
    rated = ratings(names, lucks_of(rows))
    return {
        "standings": [
            {
                **_counted(each.player, rows),
                "rating": round(each.rating, 1),
                "rating_low": round(each.low, 1),
                "rating_high": round(each.high, 1),
                "bounded": each.bounded,
            }
            for each in rated
        ],
        "crosstable": _crosstable([each.player for each in rated], rows),
        "seat_wins": _seat_wins(rows),
        "outcomes": dict(Counter(row.reason for row in rows).most_common()),
        "forfeits": _forfeits(rows),
        "steps": sum(row.steps for row in rows),
    }


def _counted(name: str, rows: Sequence[MatchRow]) -> dict[str, Any]:
    mine = [row for row in rows if name in row.players]
    results = Counter(row.results[row.players.index(name)] for row in mine)
    low, high = wilson(results[WIN], len(mine))
    return {
        "name": name,
        "games": len(mine),
        "wins": results[WIN],
        "draws": results[DRAW],
        "losses": results[LOSS],
        "share": round(share(results[WIN], len(mine)), 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "forfeits": sum(str(row.players.index(name)) in row.forfeits for row in mine),
    }


def _crosstable(names: Sequence[str], rows: Sequence[MatchRow]) -> dict[str, Any]:
    """Who came before whom how often: a point for each match, half of one where both came level."""
    points: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    for row in rows:
        for one, other, better in _pairs(row):
            games[one, other] += 1
            points[one, other] += better
    return {
        "names": list(names),
        "points": [[points[one, other] / 2 for other in names] for one in names],
        "games": [[games[one, other] for other in names] for one in names],
    }


def _pairs(row: MatchRow) -> Iterator[tuple[str, str, int]]:
    """All pairs of a match with halves of points for the first of them."""
    ranks = [POINTS[each] for each in row.results]
    for one, its in zip(row.players, ranks, strict=True):
        for other, theirs in zip(row.players, ranks, strict=True):
            if one != other:
                yield one, other, 1 + (its > theirs) - (its < theirs)


def _seat_wins(rows: Sequence[MatchRow]) -> list[int]:
    seats = len(rows[0].players) if rows else 0
    return [sum(row.results[seat] == WIN for row in rows) for seat in range(seats)]


def _forfeits(rows: Sequence[MatchRow]) -> list[dict[str, Any]]:
    counted = Counter(
        (row.players[int(seat)], why) for row in rows for seat, why in row.forfeits.items()
    )
    return [
        {"name": name, "why": why, "games": games}
        for (name, why), games in counted.most_common(_SHOWN_FORFEITS)
    ]


def rating_words(line: dict[str, Any]) -> str:
    """A rating as it is printed: without a finite one, what can be said at least or at most."""
    if line["bounded"]:
        return f"{line['rating']:.0f}"
    return f"{'≥' if line['share'] > 0.5 else '≤'} {line['rating']:.0f}"


def standings_tables(title: str, data: dict[str, Any]) -> RenderableType:
    """The same for people: who is how strong, who beat whom, how it ended."""
    parts: list[RenderableType] = [_standings(title, data), Text(), cross_table(data), Text()]
    ways = ", ".join(f"{games} × {reason}" for reason, games in data["outcomes"].items())
    parts.append(Text(f"How they ended: {ways}.", style="dim"))
    wins = ", ".join(f"seat {seat} {games}" for seat, games in enumerate(data["seat_wins"]))
    parts.append(Text(f"Won from: {wins}.", style="dim"))
    if data["forfeits"]:
        parts += [Text(), Text("Forfeited games:", style="bold")]
        parts += [Text(f"  {f['name']}: {f['games']} × {f['why']}") for f in data["forfeits"]]
    return Group(*parts)


def _standings(title: str, data: dict[str, Any]) -> FirstThatFits:
    figures = {
        line["name"]: {
            "rating": rating_words(line),
            "95 %": f"{line['rating_low']:.0f} – {line['rating_high']:.0f}",
            **{name: str(line[name]) for name in ("games", "wins", "draws", "losses")},
            "won": f"{100 * line['share']:.1f} %",
            "95 % ": f"{100 * line['low']:.0f} – {100 * line['high']:.0f} %",
            "forfeits": str(line["forfeits"]),
        }
        for line in data["standings"]
    }
    return named_figures(title, figures, _SAYS_LEAST)


def cross_table(data: dict[str, Any]) -> FirstThatFits:
    """Who came before whom how often; on a narrow terminal numbers stand for the columns' names."""
    names = data["crosstable"]["names"]
    numbers = [str(number) for number in range(1, len(names) + 1)]
    numbered = [f"{number} {name}" for number, name in zip(numbers, names, strict=True)]
    return FirstThatFits([_crossed(data, names, names), _crossed(data, numbered, numbers)])


def _crossed(data: dict[str, Any], names: Sequence[str], columns: Sequence[str]) -> Table:
    cross = data["crosstable"]
    table = Table()
    table.add_column("points against", min_width=longest(names))
    for column in columns:
        table.add_column(Text(column), justify="right", no_wrap=True)
    for name, points, games in zip(names, cross["points"], cross["games"], strict=True):
        cells = [
            f"{won:g}/{many}" if many else "–" for won, many in zip(points, games, strict=True)
        ]
        table.add_row(Text(name), *cells)
    return table
