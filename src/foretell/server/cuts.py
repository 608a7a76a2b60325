"""What strangers sent and was cut off, counted, and told to the log in one line for each kind and interval."""

import time
from collections import Counter
from collections.abc import Callable

from .addresses import label_of
from .logs import log

_INTERVAL_SECONDS = 10.0


class Cuts:
    """Counts what was cut, by kind and address."""

    def __init__(self, counted: Callable[[str], object] = lambda _kind: None) -> None:
        """``counted`` is called with the kind of each cut."""
        self._counted = counted
        self._counts: dict[str, Counter[str]] = {}
        self._told = time.monotonic() - _INTERVAL_SECONDS

    def note(self, kind: str, address: str) -> None:
        """Something of this kind was cut."""
        self._counts.setdefault(kind, Counter())[address] += 1
        self._counted(kind)

    def tell(self, *, now: bool = False) -> None:
        """Tell the log, unless it was told a moment ago; to be called now and then.  ``now``: in any case."""
        time_now = time.monotonic()
        if not self._counts or (time_now - self._told < _INTERVAL_SECONDS and not now):
            return
        self._told, counts, self._counts = time_now, self._counts, {}
        for kind, by_address in counts.items():
            address, most = by_address.most_common(1)[0]
            what = {"kind": kind, "count": by_address.total(), "addresses": len(by_address)}
            log.warning("cut", extra={**what, "most_from": label_of(address), "most": most})
