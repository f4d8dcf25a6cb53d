"""Draw what simulations found: tools/plot_findings.py FOUND.json PICTURE.svg

FOUND.json comes from `waystone simulate GAME … --findings --json`. Shares become dots with their
95 % intervals beside a line for the mean, the first measure columns, and counts bars.
"""

import json
import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from waystone.lab.statistics import share, wilson

WIDE, LABEL, LINE, HEAD, GAP = 760, 190, 22, 34, 26
PLOT = WIDE - LABEL - 90
INK, PALE, MARK = "#2b2118", "#d9cdb8", "#9b2d1f"


class Picture:
    """Panels one below the other."""

    def __init__(self, title: str) -> None:
        self.parts: list[str] = []
        self.y = 20
        self.text(20, title, "bold", 16)
        self.y += 12

    def text(self, x: float, words: str, weight: str = "normal", size: int = 13) -> None:
        style = f'font-size="{size}" font-weight="{weight}" fill="{INK}"'
        self.parts.append(f'<text x="{x:.1f}" y="{self.y + 5}" {style}>{escape(words)}</text>')

    def box(self, x: float, y: float, wide: float, high: float, colour: str) -> None:
        size = f'width="{wide:.1f}" height="{high:.1f}"'
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>')

    def head(self, words: str) -> None:
        self.y += GAP
        self.text(20, words, "bold")
        self.y += HEAD - 10

    def svg(self) -> str:
        high = self.y + 16
        size = f'width="{WIDE}" height="{high}" viewBox="0 0 {WIDE} {high}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">'
        paper = f'<rect width="{WIDE}" height="{high}" fill="#fbf7ef"/>'
        return "\n".join([head, paper, *self.parts, "</svg>", ""])


def draw_shares(picture: Picture, heading: str, tallies: Mapping[str, list[int]]) -> None:
    """A dot and an interval each; the line is the mean of all."""
    picture.head(heading)
    par = share(
        sum(won for won, _ in tallies.values()), sum(tries for _, tries in tallies.values())
    )
    most = max(wilson(*tally)[1] for tally in tallies.values())
    picture.box(LABEL + par / most * PLOT, picture.y - 12, 1.5, LINE * len(tallies), PALE)
    ranked = sorted(tallies.items(), key=lambda each: -share(*each[1]))
    for what, tally in ranked:
        low, high = (each / most * PLOT for each in wilson(*tally))
        middle = LABEL + share(*tally) / most * PLOT
        picture.text(20, what.replace("_", " "))
        picture.box(LABEL + low, picture.y - 1, high - low, 2, INK)
        dot = f'<circle cx="{middle:.1f}" cy="{picture.y}" r="5" fill="{MARK}"/>'
        picture.parts.append(dot)
        picture.text(LABEL + PLOT + 12, f"{100 * share(*tally):.1f} %")
        picture.y += LINE


def draw_counts(picture: Picture, heading: str, counts: Mapping[str, int]) -> None:
    """A bar each."""
    picture.head(heading)
    whole, most = sum(counts.values()), max(counts.values())
    for what, times in counts.items():
        picture.text(20, what.replace("_", " "))
        picture.box(LABEL, picture.y - 6, times / most * PLOT, 12, MARK)
        picture.text(LABEL + times / most * PLOT + 8, f"{100 * times / whole:.1f} %")
        picture.y += LINE


def draw_measure(picture: Picture, heading: str, numbers: Mapping[str, int]) -> None:
    """A column for every number between the least and the most."""
    picture.head(heading)
    tally = {int(number): times for number, times in numbers.items()}
    first, last, most = min(tally), max(tally), max(tally.values())
    wide = (WIDE - 60) / (last - first + 1)
    foot = picture.y + 100
    for number, times in tally.items():
        high = times / most * 100
        picture.box(20 + (number - first) * wide, foot - high, max(1.0, wide - 2), high, MARK)
    picture.y = foot + 14
    for number in range(first, last + 1):
        if number % max(1, round(40 / wide)) == 0:
            picture.text(20 + (number - first + 0.5) * wide - 7, str(number), size=11)


def draw(found: dict[str, Any]) -> str:
    """All that was found, in one picture."""
    bots = ", ".join(bot["bot"] for bot in found["bots"])
    picture = Picture(f"{found['games']} games of {bots} (seed {found['seed']})")
    for heading, tallies in found["findings"]["shares"].items():
        draw_shares(picture, heading, tallies)
    for heading, numbers in list(found["findings"]["measures"].items())[:1]:
        draw_measure(picture, heading, numbers)
    for heading, counts in found["findings"]["counts"].items():
        draw_counts(picture, heading, counts)
    return picture.svg()


def main() -> None:
    """Read, draw, write."""
    if len(sys.argv) != 3:
        raise SystemExit("usage: tools/plot_findings.py FOUND.json PICTURE.svg")
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    if "findings" not in found:
        raise SystemExit(f"✗ {sys.argv[1]} holds no findings: simulate with --findings --json")
    Path(sys.argv[2]).write_text(draw(found), encoding="utf-8")


if __name__ == "__main__":
    main()
