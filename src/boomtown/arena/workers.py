"""Where games are played: in this process, in some processes of this machine, or on a Ray cluster.

Whoever plays may die. Then the tasks it had are done again by others; each task is handed out by one process only
and its result counted once.
"""

import importlib
import logging
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from boomtown.kernel.errors import BoomtownError

# Tasks in work or waiting for each worker, so that nobody idles and few are lost when the contest stops early.
AHEAD = 2
# How often in a row all processes may die before the contest gives up.
MOST_DEATHS = 5

Task = TypeVar("Task")
Result = TypeVar("Result")


class MissingExtra(BoomtownError):
    """A part of the arena needs libraries that are not installed."""


def extra(module: str, what: str) -> Any:
    """A library of the extra `arena`."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingExtra("arena-extra", {"what": what, "library": module.partition(".")[0]}) from error


def in_processes(work: Callable[[Task], Result], tasks: Iterable[Task], processes: int) -> Iterator[Result]:
    """The results as they come."""
    if processes <= 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    again: list[Task] = []
    deaths = 0
    while deaths < MOST_DEATHS:
        pool = ProcessPoolExecutor(processes)
        running: dict[Future[Result], Task] = {}
        try:
            while True:
                while len(running) < AHEAD * processes:
                    task = again.pop() if again else next(waiting, None)
                    if task is None:
                        break
                    running[pool.submit(work, task)] = task
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    finished = future.result()
                    del running[future]
                    deaths = 0
                    yield finished
        except BrokenProcessPool:
            deaths += 1
            again += running.values()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    raise BrokenProcessPool


def on_ray(work: Callable[[Task], Result], tasks: Iterable[Task], address: str) -> Iterator[Result]:
    """The same on a Ray cluster, whose nodes have Boomtown and the bots installed."""
    ray = extra("ray", "--ray")
    path = os.environ.get("PYTHONPATH", "")
    environment = {"env_vars": {"PYTHONPATH": path}} if path else {}
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING, runtime_env=environment)
    try:
        # What a worker or node had when it died is done again, as often as need be; work that raises is our mistake.
        remote = ray.remote(num_cpus=1, max_retries=-1)(work)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        running: list[Any] = []
        while True:
            while len(running) < AHEAD * cores:
                task = next(waiting, None)
                if task is None:
                    break
                running.append(remote.remote(task))
            if not running:
                return
            finished, running = ray.wait(running, num_returns=1)
            yield ray.get(finished[0])
    finally:
        if ours:
            ray.shutdown()
