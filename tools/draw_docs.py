"""Draw the pictures of docs/pictures: boards as the library draws them, of matches between bots.

python -m tools.draw_docs
"""

from __future__ import annotations

import re
from pathlib import Path

import waystone

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
# A game, its bots, settings, and the step to be shown from the first seat.
MOMENTS: dict[str, tuple[list[str], int, dict[str, str | int], int]] = {
    "delve-and-dash": (["knight", "knight"], 38, {"level": 2}, 83),
    "extrikate": (["medium", "medium"], 8, {}, 90),
    "dooom": (["seeker"] * 4, 34, {"map": "pillar-hall"}, 60),
    "dungeon-crawler": (["warlord"] * 3, 5, {"round_limit": 60}, 250),
}
SIDE, GAP = 460, 20


def board(game: str) -> str:
    """The moment of this game as an image."""
    bots, seed, settings, step = MOMENTS[game]
    players = [waystone.bot(game, name) for name in bots]
    match = waystone.play_match(game, players, seed=seed, **settings)
    return match.record.replay(until=step).svg(seat=0)


def together(boards: list[str]) -> str:
    """Four images side by side, two in a row, each in a square."""
    side = 2 * SIDE + 3 * GAP
    parts = [within(svg, *divmod(at, 2)) for at, svg in enumerate(boards)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"'
    title = "<title>The four games of Waystone</title>"
    return f'{head} role="img">{title}{"".join(parts)}</svg>'


def within(svg: str, row: int, column: int) -> str:
    """An image in its square."""
    x, y = GAP + column * (SIDE + GAP), GAP + row * (SIDE + GAP)
    place = f'<svg x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"'
    return re.sub(r'^<svg( xmlns="\S+" viewBox="[^"]+") width="\S+" height="\S+" style="\S+"',
                  lambda found: place + found[1], svg)  # fmt: skip


def main() -> None:
    """Write each board, and all of them in one picture."""
    PICTURES.mkdir(exist_ok=True)
    boards = {game: board(game) for game in MOMENTS}
    for game, svg in boards.items():
        (PICTURES / f"{game}.svg").write_text(svg + "\n", "utf-8")
    (PICTURES / "four-games.svg").write_text(together(list(boards.values())) + "\n", "utf-8")


if __name__ == "__main__":
    main()
