"""One broken thing breaks one thing: logs that cannot be read, and faults while the server looks after a table."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..game.errors import ForetellError
from ..store import Damaged, StoreError
from .logs import log, place_of, short
from .metrics import Metrics

_BACK_OFF_SECONDS = 600.0
"""For so long a log that could not be read is not read again."""
_MOST_REMEMBERED = 1000


class Broken(ForetellError):
    """The log of a table or pad is damaged: nothing can be done there until somebody has mended the database."""


class BrokenLogs:
    """The logs that cannot be read, each told and counted once in a while."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics, self._clock = metrics, clock
        self._found: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        """How many are known."""
        return len(self._found)

    @contextmanager
    def reading(self, name: str) -> Iterator[None]:
        """Read a log inside of this; raises Broken where it is damaged, and StoreError where trying again may help."""
        if self._clock() - self._found.get(name, -_BACK_OFF_SECONDS) < _BACK_OFF_SECONDS:
            raise Broken("the log is damaged")
        self._found.pop(name, None)
        try:
            yield
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            self._note(name, str(error) if isinstance(error, Damaged) else place_of(error))
            raise Broken("the log is damaged") from error

    def _note(self, name: str, why: str) -> None:
        self._found[name] = self._clock()
        if len(self._found) > _MOST_REMEMBERED:
            self._found.popitem(last=False)
        self._metrics.broken_logs.inc()
        log.error("log cannot be read", extra={"table": short(name), "why": why})


@contextmanager
def apart(name: str = "") -> Iterator[None]:
    """Look after one table or pad inside of this, or (no name) after all: a fault stops nothing else."""
    try:
        yield
    except Broken:
        return  # it was told when it was found
    except StoreError as error:
        log.error("store", extra={"table": short(name), "why": str(error)})
    except Exception:
        log.exception("fault", extra={"table": short(name)})
