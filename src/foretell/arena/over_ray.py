"""Plays the deals of a match on many machines, with Ray."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from types import ModuleType

from ..bots import MissingExtra
from .deals import DealResult, play_deal
from .plan import MatchPlan

MISSING = "playing on many machines needs ray: pip install 'foretell[ray]'"
_AHEAD = 2
"""Deals queued for each core, so that no core has to wait."""


def play_over_ray(plan: MatchPlan, numbers: Sequence[int], address: str) -> Iterator[DealResult]:
    """Play these deals on the cluster at this address ("": started on this machine); yields each deal when it is done.

    Every machine in the cluster needs the same version of foretell.  Raises MissingExtra if Ray is not installed,
    ConnectionError if no cluster answers.
    """
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise MissingExtra(MISSING) from None
    return _play(ray, plan, numbers, address)


def _play(ray: ModuleType, plan: MatchPlan, numbers: Sequence[int], address: str) -> Iterator[DealResult]:
    ray.init(address=address or None, logging_level="warning", log_to_driver=False)
    try:
        play, todo = ray.remote(play_deal), iter(numbers)
        waiting: list[object] = []
        room = max(_AHEAD * int(ray.cluster_resources().get("CPU", 1)), 1)
        while True:
            waiting += [play.remote(plan, number) for number in islice(todo, room - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
