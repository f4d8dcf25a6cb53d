"""Every test is run once, pages beside the others, and nothing meets a browser that must not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.scheduling import PAGES, SideBySide

MANY = [f"tests/api/test_a.py::test_{i}" for i in range(90)]
COMPUTED = [f"tests/kernel/test_c.py::test_{i}" for i in range(50)]
PAGED = [f"{PAGES}test_b.py::test_{i}" for i in range(20)]


class Worker:
    """As the scheduler sees one: it is sent tests, and told when no more will come."""

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name)
        self.todo: list[int] = []
        self.done: list[int] = []
        self.shutting_down = False

    def send_runtest_some(self, indices: list[int]) -> None:
        assert not self.shutting_down
        self.todo += indices

    def shutdown(self) -> None:
        self.shutting_down = True


def scheduler(names: list[str], workers: list[Any]) -> SideBySide:
    option = {"tx": [f"{len(workers)}*popen"], "maxschedchunk": None}
    config: Any = SimpleNamespace(
        getoption=lambda name, *_: option[name], getvalue=lambda name: option[name], option=None
    )
    made = SideBySide(config)
    for worker in workers:
        made.add_node(worker)
        made.add_node_collection(worker, names)
    made.schedule()
    return made


def run(made: SideBySide, workers: list[Any], pages_take: int = 1) -> None:
    """In turns, a page as long as so many others, until nothing is left."""
    assert made.collection is not None
    rest: dict[Any, int] = {}
    while made.has_pending:
        busy = [worker for worker in workers if worker.todo]
        assert busy, "tests wait and nobody runs them"
        for worker in busy:
            rest.setdefault(
                worker, pages_take if made.collection[worker.todo[0]].startswith(PAGES) else 1
            )
            rest[worker] -= 1
            if not rest[worker]:
                del rest[worker]
                worker.done.append(worker.todo.pop(0))
                made.mark_test_complete(worker, worker.done[-1])


def kinds(made: SideBySide, worker: Worker) -> str:
    """What a worker ran, in order: p for a page, o for another."""
    assert made.collection is not None
    return "".join("p" if made.collection[each].startswith(PAGES) else "o" for each in worker.done)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "names", [MANY, PAGED, MANY + PAGED, MANY[:1], PAGED[:1], MANY + COMPUTED + PAGED]
)
def test_every_test_is_run_once(names: list[str], count: int) -> None:
    workers = [Worker(f"gw{i}") for i in range(count)]
    made = scheduler(names, workers)
    run(made, workers)
    assert sorted(each for worker in workers for each in worker.done) == list(range(len(names)))
    assert made.tests_finished
    assert all(worker.shutting_down for worker in workers)


def test_pages_run_beside_the_others_from_the_beginning() -> None:
    workers = [Worker(f"gw{i}") for i in range(4)]
    made = scheduler(MANY + PAGED, workers)
    run(made, workers, pages_take=10)
    ran = [kinds(made, worker) for worker in workers]
    assert set(ran[0]) == set(ran[1]) == {"p"}
    assert ran[2].lstrip("o").strip("p") == ran[3].lstrip("o").strip("p") == ""
    assert ran[2].startswith("oo")
    assert ran[2].endswith("p"), "who has nothing else left helps with the pages"


def test_what_needs_no_loop_is_shared_by_all_at_the_end() -> None:
    workers = [Worker(f"gw{i}") for i in range(4)]
    made = scheduler(COMPUTED + MANY + PAGED, workers)
    run(made, workers, pages_take=2)
    assert made.collection is not None
    ran = [[made.collection[each].split("/")[1] for each in worker.done] for worker in workers]
    assert ran[0][0] == ran[1][0] == "end_to_end"
    assert "kernel" in ran[0]
    assert "kernel" in ran[1]
    assert not any("end_to_end" in each and "api" in each for each in ran)


def test_without_pages_all_share_the_others() -> None:
    workers = [Worker(f"gw{i}") for i in range(4)]
    made = scheduler(MANY, workers)
    run(made, workers)
    assert min(len(worker.done) for worker in workers) > len(MANY) // 8


def test_what_a_crashed_worker_left_is_run_by_another() -> None:
    workers = [Worker(f"gw{i}") for i in range(4)]
    made = scheduler(MANY + PAGED, workers)
    crashed = made.remove_node(workers[0])
    assert crashed == PAGED[0]
    run(made, workers[1:])
    ran = sorted(each for worker in workers[1:] for each in worker.done)
    assert ran == [each for each in range(len(MANY + PAGED)) if each != len(MANY)]
