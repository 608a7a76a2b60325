"""Counts cut connections and messages, and logs a line for each kind and interval."""

import time
from collections import Counter
from collections.abc import Callable

from ..ops.logs import log
from .own_addresses import label_of

_INTERVAL_SECONDS = 10.0


class Cuts:
    """Counts cuts by kind and address."""

    def __init__(self, counted: Callable[[str], object] = lambda _kind: None) -> None:
        """``counted`` is called with the kind of each cut."""
        self._counted = counted
        self._counts: dict[str, Counter[str]] = {}
        self._logged = time.monotonic() - _INTERVAL_SECONDS

    def note(self, kind: str, address: str) -> None:
        """Count a cut."""
        self._counts.setdefault(kind, Counter())[address] += 1
        self._counted(kind)

    def write(self, *, now: bool = False) -> None:
        """Log the counts if the interval is over (``now``: in any case); to be called regularly."""
        time_now = time.monotonic()
        if not self._counts or (time_now - self._logged < _INTERVAL_SECONDS and not now):
            return
        self._logged, counts, self._counts = time_now, self._counts, {}
        for kind, by_address in counts.items():
            address, most = by_address.most_common(1)[0]
            what = {"kind": kind, "count": by_address.total(), "addresses": len(by_address)}
            log.warning("cut", extra={**what, "most_from": label_of(address), "most": most})
