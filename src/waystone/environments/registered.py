"""The names by which `gymnasium.make` knows the games."""

from __future__ import annotations

from typing import Any, Final

import gymnasium

_ENTRY: Final = "waystone.environments.single:OneSeat"
IDS: Final[dict[str, dict[str, Any]]] = {
    "waystone/DelveAndDash-v0": {"game": "delve-and-dash"},
    "waystone/DelveAndDashDuel-v0": {"game": "delve-and-dash", "opponents": ("knight",)},
    "waystone/Extrikate-v0": {"game": "extrikate"},
    "waystone/ExtrikateDuel-v0": {"game": "extrikate", "opponents": ("medium",)},
    "waystone/Dooom-v0": {"game": "dooom"},
    "waystone/DooomDuel-v0": {"game": "dooom", "opponents": ("seeker",)},
    "waystone/DungeonCrawlerDuel-v0": {"game": "dungeon-crawler", "opponents": ("racer",)},
}
"""Every registered id with what it says to `OneSeat`; `gymnasium.make` may say otherwise."""


def register() -> None:
    """Tell Gymnasium all of them; once is enough."""
    for id, words in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=_ENTRY, kwargs=words)
