"""One process that measures what it is asked to: `[name, seconds]` in, `{"rate": …}` out."""

import json
import os
import sys

from bench import ours, peers
from bench.measure import PEER, PYTHON, Job, build_of, rate
from waystone.kernel import dice


def stay_on_one_core() -> None:
    """Threads of a peer that wait for each other would count as time that its moves took."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    stay_on_one_core()
    kernel = build_of([dice])
    theirs, notes = peers.workloads() if kernel == PYTHON else ({}, [])
    jobs = ours.workloads() | {name: Job(play, PEER) for name, play in theirs.items()}
    builds = {name: job.build for name, job in jobs.items()}
    print(json.dumps({"kernel": kernel, "builds": builds, "notes": notes}), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps({"rate": rate(jobs[name].play, seconds)}), flush=True)


if __name__ == "__main__":
    main()
