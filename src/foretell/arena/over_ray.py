"""Plays the deals of a match on many machines, with Ray."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from typing import Protocol, cast

from ..bots import MissingExtra
from .deals import DealResult, play_deal
from .plan import MatchPlan

MISSING = "playing on many machines needs ray: pip install 'foretell[ray]'"
_AHEAD = 2
"""Deals queued for each core, so that no core has to wait."""


class _Remote(Protocol):
    """A function that runs on the cluster."""

    def remote(self, plan: MatchPlan, number: int) -> object: ...


class _Ray(Protocol):
    """The parts of Ray that are used."""

    def init(self, *, address: str | None, logging_level: str, log_to_driver: bool) -> object: ...
    def remote(self, function: Callable[[MatchPlan, int], DealResult]) -> _Remote: ...
    def cluster_resources(self) -> Mapping[str, float]: ...
    def wait(self, waiting: list[object]) -> tuple[list[object], list[object]]: ...
    def get(self, done: list[object]) -> list[DealResult]: ...
    def shutdown(self) -> None: ...


def play_over_ray(plan: MatchPlan, numbers: Sequence[int], address: str) -> Iterator[DealResult]:
    """Play these deals on the cluster at this address ("": started on this machine); yields each deal when it is done.

    Every machine in the cluster needs the same version of foretell.  Raises MissingExtra if Ray is not installed,
    ConnectionError if no cluster answers.
    """
    try:
        ray = cast(_Ray, import_module("ray"))
    except ModuleNotFoundError:
        raise MissingExtra(MISSING) from None
    return _play(ray, plan, numbers, address)


def _play(ray: _Ray, plan: MatchPlan, numbers: Sequence[int], address: str) -> Iterator[DealResult]:
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
