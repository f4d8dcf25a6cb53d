"""A tournament as one page: plots and tables in a file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from waystone.lab.standings import rating_words

_ROW: Final = 30
_LEFT: Final = 150
_WIDE: Final = 720
_MOST_MATCHES: Final = 2000
_STYLE: Final = """
:root{color-scheme:light dark;--ink:#221c2b;--quiet:#655d70;--paper:#fbf8f2;--line:#d9d2c6;
--mark:#7a3fc4;--good:46,125,80}
@media(prefers-color-scheme:dark){:root{--ink:#ece3d2;--quiet:#b3a694;--paper:#16121b;
--line:#3b3542;--mark:#f0c35a;--good:127,220,174}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;margin-bottom:0}h2{font-size:1.15rem;margin-top:2.2rem}
.quiet{color:var(--quiet)}.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;min-width:38rem;height:auto}
svg text{fill:var(--ink);font:14px system-ui,sans-serif}
svg .soft{fill:var(--quiet);font-size:12px}summary{cursor:pointer}
"""


def page(title: str, data: dict[str, Any]) -> str:
    """The whole page; `data` is what the command prints as JSON."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(_about(data))}</p>',
        "<h2>Ratings</h2>",
        "<p>By maximum likelihood, on Elo's scale: 400 points are ten to one. The bars hold 95 % of"
        " what resampled matches give.</p>",
        _ratings_plot(data["standings"]),
        _table(*_standings(data)),
        "<h2>Who came before whom</h2>",
        _crosstable(data["crosstable"]),
        "<h2>Won from each seat</h2>",
        _bars([(f"seat {seat}", wins) for seat, wins in enumerate(data["seat_wins"])]),
        "<h2>How matches ended</h2>",
        _bars(list(data["outcomes"].items())),
    ]
    if data["forfeits"]:
        rows = [[f["name"], str(f["games"]), f["why"]] for f in data["forfeits"]]
        parts += ["<h2>Forfeited</h2>", _table(["", "games", "why"], rows)]
    parts += ["<h2>Matches</h2>", _matches(data["results"])]
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    top = f'<html lang="en"><head>{head}{view}<style>{_STYLE}</style></head>'
    return f"<!doctype html>\n{top}\n<body>\n{body}\n</body></html>\n"


def _about(data: dict[str, Any]) -> str:
    chosen = ", ".join(f"{name}={value}" for name, value in data["settings"].items())
    told = (
        f"{data['games']} matches of {data['seats']} seats, {data['format']}, seed {data['seed']}"
    )
    return f"{told}{', ' if chosen else ''}{chosen}"


def _ratings_plot(lines: list[dict[str, Any]]) -> str:
    """A dot and its interval for each, the best on top."""
    low = min(line["rating_low"] for line in lines) - 20
    high = max(line["rating_high"] for line in lines) + 20

    def x(points: float) -> str:
        return f"{_LEFT + (points - low) / (high - low) * (_WIDE - _LEFT - 70):.1f}"

    parts = []
    for mark in _marks(low, high):
        parts.append(
            f'<line x1="{x(mark)}" x2="{x(mark)}" y1="10" y2="{len(lines) * _ROW + 14}"'
            ' stroke="var(--line)"/>'
            f'<text class="soft" x="{x(mark)}" y="{len(lines) * _ROW + 30}"'
            f' text-anchor="middle">{mark}</text>'
        )
    for at, line in enumerate(lines):
        y = 26 + at * _ROW
        left, right = x(line["rating_low"]), x(line["rating_high"])
        parts.append(
            f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(line["name"])}</text>'
            f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" stroke="var(--mark)"'
            ' stroke-width="6" stroke-linecap="round" opacity=".35"/>'
            f'<circle cx="{x(line["rating"])}" cy="{y}" r="6" fill="var(--mark)"/>'
            f'<text class="soft" x="{_WIDE - 60}" y="{y + 5}">{rating_words(line)}</text>'
        )
    return _svg("Ratings with their intervals", len(lines) * _ROW + 40, "".join(parts))


def _marks(low: float, high: float) -> range:
    """Round numbers along an axis, few enough to be read."""
    step = next(each for each in (20, 50, 100, 200, 500, 1000, 5000) if (high - low) / each <= 9)
    return range((int(low) // step + 1) * step, int(high) + 1, step)


def _bars(counted: list[tuple[str, int]]) -> str:
    most = max((number for _, number in counted), default=0) or 1
    longest = max((len(name) for name, _ in counted), default=0)
    left = min(320, max(_LEFT, longest * 8 + 20))
    parts = [
        f'<text x="{left - 12}" y="{31 + at * _ROW}" text-anchor="end">{escape(name[:40])}</text>'
        f'<rect x="{left}" y="{16 + at * _ROW}" height="20" rx="3" fill="var(--mark)"'
        f' width="{number / most * (_WIDE - left - 70):.1f}"/>'
        f'<text class="soft" x="{left + number / most * (_WIDE - left - 70) + 8:.1f}"'
        f' y="{31 + at * _ROW}">{number}</text>'
        for at, (name, number) in enumerate(counted)
    ]
    return _svg("How often each", len(counted) * _ROW + 20, "".join(parts))


def _svg(title: str, high: int, body: str) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 0 {_WIDE} {high}" width="{_WIDE}" role="img">'
        f"<title>{escape(title)}</title>{body}</svg></div>"
    )


def _standings(data: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    heads = ["", "rating", "95 %", "games", "wins", "draws", "losses", "won", "95 %", "forfeits"]
    rows = [
        [
            line["name"],
            rating_words(line),
            f"{line['rating_low']:.0f} – {line['rating_high']:.0f}",
            *(str(line[name]) for name in ("games", "wins", "draws", "losses")),
            f"{100 * line['share']:.1f} %",
            f"{100 * line['low']:.0f} – {100 * line['high']:.0f} %",
            str(line["forfeits"]),
        ]
        for line in data["standings"]
    ]
    return heads, rows


def _crosstable(cross: dict[str, Any]) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name in cross["names"])
    rows = []
    for name, points, games in zip(cross["names"], cross["points"], cross["games"], strict=True):
        cells = "".join(_cell(won, many) for won, many in zip(points, games, strict=True))
        rows.append(f"<tr><td>{escape(name)}</td>{cells}</tr>")
    return f'<div class="wide"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'


def _cell(won: float, many: int) -> str:
    if not many:
        return "<td>–</td>"
    shade = f"background:rgba(var(--good),{0.55 * won / many:.2f})"
    return f'<td style="{shade}">{won:g}/{many}</td>'


def _table(heads: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(c)}</td>' for c in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


def _matches(results: list[dict[str, Any]]) -> str:
    """All of them, folded away; of very many the first."""
    rows = [
        [
            str(row["number"]),
            row["seed"] + (f" ({row['variant']})" if row.get("variant") else ""),
            " · ".join(row["players"]),
            " · ".join(row["results"]),
            row["reason"],
            str(row["steps"]),
        ]
        for row in results[:_MOST_MATCHES]
    ]
    more = f" (the first {_MOST_MATCHES})" if len(results) > _MOST_MATCHES else ""
    heads = ["match", "seed", "players by seat", "results", "reason", "steps"]
    return (
        f"<details><summary>{len(results)} matches{more}</summary>{_table(heads, rows)}</details>"
    )
