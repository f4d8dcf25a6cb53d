"""What came of a simulation, as data and as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waystone.lab.collected import statistics_data, statistics_tables
from waystone.lab.simulate import SimulationPlan, Tally
from waystone.lab.statistics import Measure, share, wilson


def as_data(plan: SimulationPlan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result with stable names; further names are only ever added at the end."""
    data: dict[str, Any] = {
        "game": plan.game,
        "games": tally.games,
        "seed": plan.seed,
        "bots": [bot_data(plan, tally, bot) for bot in range(len(plan.bots))],
        "outcomes": dict(sorted(tally.reasons.items(), key=lambda each: (-each[1], each[0]))),
        "steps": tally.steps,
        "seconds": round(seconds, 3),
        "steps_per_second": round(tally.steps / seconds, 1) if seconds else 0.0,
        "decided": tally.decided,
        "seat_wins": tally.seat_wins,
        "swap": plan.swap,
        "settings": plan.chosen,
    }
    if plan.studied:
        data["findings"] = statistics_data(tally.statistics)
    return data


def bot_data(plan: SimulationPlan, tally: Tally, bot: int) -> dict[str, Any]:
    """A bot's figures, for the table and for --json."""
    wins = tally.wins(bot)
    low, high = wilson(wins, tally.games)
    decided_low, decided_high = wilson(wins, tally.decided)
    data: dict[str, Any] = {
        "bot": plan.bots[bot],
        "wins": wins,
        "draws": tally.draws(bot),
        "losses": tally.losses(bot),
        "share": round(share(wins, tally.games), 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "decided_share": round(share(wins, tally.decided), 6),
        "decided_low": round(decided_low, 6),
        "decided_high": round(decided_high, 6),
    }
    if plan.timed:
        data["median_ms"] = round(tally.times[bot].milliseconds(0.5), 4)
        data["p99_ms"] = round(tally.times[bot].milliseconds(0.99), 4)
    if tally.measures[bot]:
        data["measures"] = {
            name: measure_data(measure) for name, measure in tally.measures[bot].items()
        }
    return data


def measure_data(measure: Measure) -> dict[str, Any]:
    """A mean or a share with its 95 % interval, `null` where there is none yet."""
    low, high = measure.interval() or (None, None)
    return {
        "share" if measure.is_share else "mean": round(measure.mean(), 6),
        "low": None if low is None else round(low, 6),
        "high": None if high is None else round(high, 6),
    }


def as_tables(data: dict[str, Any]) -> RenderableType:
    """The same result for people."""
    parts: list[RenderableType] = [_bots(data), Text()]
    if "measures" in data["bots"][0]:
        parts += [_measures(data), Text()]
    parts.append(_outcomes(data))
    if "findings" in data:
        parts += [Text(), statistics_tables(data["findings"])]
    return Group(*parts, Text(), Text(_closing(data), style="dim"))


def _bots(data: dict[str, Any]) -> Table:
    table = Table(title=_title(data), title_justify="left", title_style="bold")
    table.add_column("bot")
    for name in ("wins", "draws", "losses", "won", "95 %", "of decided", "95 % "):
        table.add_column(name, justify="right", no_wrap=True)
    timed = "median_ms" in data["bots"][0]
    for name in ("median ms", "p99 ms") if timed else ():
        table.add_column(name, justify="right", no_wrap=True)
    for bot in data["bots"]:
        table.add_row(*_bot_row(bot, timed))
    return table


def _bot_row(bot: dict[str, Any], timed: bool) -> list[str]:
    row = [
        bot["bot"],
        *(str(bot[name]) for name in ("wins", "draws", "losses")),
        _percent(bot["share"]),
        f"{_percent(bot['low'])} – {_percent(bot['high'])}",
        _percent(bot["decided_share"]),
        f"{_percent(bot['decided_low'])} – {_percent(bot['decided_high'])}",
    ]
    if timed:
        row += [f"{bot['median_ms']:.3f}", f"{bot['p99_ms']:.3f}"]
    return row


def _measures(data: dict[str, Any]) -> Table:
    """What each bot has to show for its games besides winning."""
    table = Table()
    table.add_column("bot")
    names = list(data["bots"][0]["measures"])
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
        table.add_column("95 %", justify="right", no_wrap=True)
    for bot in data["bots"]:
        cells = [cell for name in names for cell in _measure_cells(bot["measures"][name])]
        table.add_row(bot["bot"], *cells)
    return table


def _measure_cells(measure: dict[str, Any]) -> list[str]:
    is_share = "share" in measure
    write = _percent if is_share else _two_places
    if measure["low"] is None:
        return [write(measure["mean"]), "–"]
    middle = measure["share" if is_share else "mean"]
    return [write(middle), f"{write(measure['low'])} – {write(measure['high'])}"]


def _two_places(number: float) -> str:
    return f"{number:.2f}"


def _outcomes(data: dict[str, Any]) -> Table:
    table = Table()
    table.add_column("how it ended")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for reason, count in data["outcomes"].items():
        table.add_row(Text(reason), str(count), _percent(share(count, data["games"])))
    return table


def _title(data: dict[str, Any]) -> Text:
    swapped = ", seats swapped" if data["swap"] else ""
    return Text(f"{data['game']}: {data['games']} games, seed {data['seed']}{swapped}")


def _closing(data: dict[str, Any]) -> str:
    per_game = share(data["steps"], data["games"])
    return (
        f"{data['steps']} steps ({per_game:.1f} per game) in {data['seconds']:.1f} s, "
        f"{data['steps_per_second']:.0f} steps per second"
    )


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"
