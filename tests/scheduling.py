"""Who runs which test: pages wait and rules compute, so they are run side by side.

A worker that has had a browser can't have anything else that wants an event loop: Playwright leaves
its own running there. What needs none is left for the end, when all workers can share it.
"""

from __future__ import annotations

from collections import deque

import pytest
from xdist.remote import Producer
from xdist.scheduler.load import LoadScheduling
from xdist.workermanage import WorkerController

PAGES = "tests/end_to_end/"
PLAIN = tuple(
    f"tests/{folder}/"
    for folder in ("analysis", "bots", "games", "golden", "kernel", "laws", "teaching", "words")
)
"""Folders whose tests need no event loop and wait for nobody."""
LARGEST_HELPING = 25
"""Tests sent at once: neighbours share what is set up, and nobody waits long for the last."""


class SideBySide(LoadScheduling):  # type: ignore[misc]  # xdist has no types
    """Half of the workers begin with the pages, the others with what waits for programs; then all
    compute."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        super().__init__(config, log)
        self.collection: list[str] | None = None
        self.pages: deque[int] = deque()
        self.others: deque[int] = deque()
        self.plain: deque[int] = deque()
        self.has_browser: set[WorkerController] = set()

    def schedule(self) -> None:
        """Every worker gets its first helping, later ones after a crash as well."""
        if self.collection is None and self._check_nodes_have_same_collection():
            names = next(iter(self.node2collection.values()))
            self.collection = names
            for index, name in enumerate(names):
                self.line_for(name).append(index)
        for node in self.nodes:
            self.check_schedule(node)

    @property
    def has_pending(self) -> bool:
        return bool(self.pages or self.others or self.plain) or super().has_pending

    @property
    def tests_finished(self) -> bool:
        return not (self.pages or self.others or self.plain) and super().tests_finished

    def line_for(self, name: str) -> deque[int]:
        """Where a test waits."""
        if name.startswith(PAGES):
            return self.pages
        return self.plain if name.startswith(PLAIN) else self.others

    def check_schedule(self, node: WorkerController, duration: float = 0) -> None:
        """A worker knows its next test before it ends one: it has two, while there are any."""
        self.take_back()
        while not node.shutting_down and len(self.node2pending[node]) < 2:
            line = self.line_of(node)
            if not line:
                node.shutdown()
            else:
                self.send(node, line)

    def take_back(self) -> None:
        """What a crashed worker left behind goes to the front of its line."""
        for index in self.pending:
            assert self.collection is not None
            self.line_for(self.collection[index]).appendleft(index)
        self.pending.clear()

    def line_of(self, node: WorkerController) -> deque[int]:
        """Pages for as many as half of the workers, so that somebody is left for the others."""
        if node in self.has_browser:
            return self.pages or self.plain
        browsers = len(self.has_browser.intersection(self.nodes))
        if self.pages and browsers < len(self.nodes) // 2:
            return self.pages
        return self.others or self.plain or self.pages

    def send(self, node: WorkerController, line: deque[int]) -> None:
        """Pages one by one, for one may take as long as a hundred others."""
        helping = 1
        if line is self.pages:
            self.has_browser.add(node)
        else:
            helping = min(LARGEST_HELPING, max(1, len(line) // len(self.nodes) // 2))
        chosen = [line.popleft() for _ in range(helping)]
        self.node2pending[node].extend(chosen)
        node.send_runtest_some(chosen)
