"""Playing on many machines: the calls to Ray, which a stub replaces here."""

import sys
from collections.abc import Callable, Mapping
from types import ModuleType

import pytest

from foretell.arena import MatchPlan, match
from foretell.arena.deals import DealResult
from foretell.bots import MissingExtra
from tests.arena.matches import short


class StubRay(ModuleType):
    """Plays deals as Ray would, later ones first; records how it was started and whether it was shut down."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.address: str | None = "never started"
        self.left = False
        self.most_waiting = 0

    def init(self, *, address: str | None, logging_level: str, log_to_driver: bool) -> None:
        self.address = address
        assert (logging_level, log_to_driver) == ("warning", False)

    def remote(self, function: Callable[[MatchPlan, int], DealResult]) -> "StubFunction":
        return StubFunction(function)

    def cluster_resources(self) -> Mapping[str, float]:
        return {"CPU": 1.0}

    def wait(self, waiting: list[DealResult]) -> tuple[list[DealResult], list[DealResult]]:
        self.most_waiting = max(self.most_waiting, len(waiting))
        return waiting[-1:], waiting[:-1]

    def get(self, done: list[DealResult]) -> list[DealResult]:
        return done

    def shutdown(self) -> None:
        self.left = True


class StubFunction:
    """A function that runs on the cluster."""

    def __init__(self, function: Callable[[MatchPlan, int], DealResult]) -> None:
        self.remote = function


@pytest.mark.parametrize(("given", "address"), [("", None), ("ray://there:10001", "ray://there:10001")])
def test_a_cluster_has_the_same_results(given: str, address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StubRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    plan = short(deals=4)
    assert match(plan, ray=given).deals == match(plan, jobs=1).deals
    assert (ray.address, ray.left, ray.most_waiting) == (address, True, 2)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"many machines needs ray: pip install 'foretell\[ray\]'"):
        match(short(), ray="")
