"""Isolates faults: a damaged log, or a fault in work on one log, stops nothing else."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...store import Damaged, OwnedElsewhere, StoreError
from ..net.problem import Problem
from ..ops.logs import log, place_of, short
from ..ops.metrics import Metrics

_BACK_OFF_SECONDS = 600.0
"""A damaged log is not read again before this time has passed."""
_MOST_REMEMBERED = 1000


class Broken(Problem):
    """A log is damaged: it cannot be used until the database is repaired."""

    def __init__(self) -> None:
        super().__init__(500, "broken", "the log of this is damaged; it cannot be used until the database is repaired")


class BrokenLogs:
    """The damaged logs, each logged and counted once in ten minutes."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics, self._clock = metrics, clock
        self._found: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        """The number of logs known to be damaged."""
        return len(self._found)

    @contextmanager
    def reading(self, name: str) -> Iterator[None]:
        """Read a log in this context; raises Broken for a damaged log, and StoreError if another try may help."""
        if self._clock() - self._found.get(name, -_BACK_OFF_SECONDS) < _BACK_OFF_SECONDS:
            raise Broken
        self._found.pop(name, None)
        try:
            yield
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            self._note(name, str(error) if isinstance(error, Damaged) else place_of(error))
            raise Broken from error

    def _note(self, name: str, why: str) -> None:
        self._found[name] = self._clock()
        if len(self._found) > _MOST_REMEMBERED:
            self._found.popitem(last=False)
        self._metrics.broken_logs.inc()
        log.error("log cannot be read", extra={"table": short(name), "why": why})


@contextmanager
def apart(name: str = "") -> Iterator[None]:
    """Context for work on one log, or (no name) on all: a fault is logged, and stops nothing else."""
    try:
        yield
    except (Broken, OwnedElsewhere):
        return  # a damaged log was noted when it was found; the owner of any other sees to it
    except Problem:
        raise  # a limit was reached, and the client is to be told
    except StoreError as error:
        log.error("store", extra={"table": short(name), "why": str(error)})
    except Exception:
        log.exception("fault", extra={"table": short(name)})
