"""Counters for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)


class Count(Collector):
    """A counter that is cheap to increase: prometheus_client's takes a lock."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name, self._what, self._count = name, what, 0
        registry.register(self)

    def inc(self, amount: int = 1) -> None:
        """Increase the counter; only one thread may call this."""
        self._count += amount

    def collect(self) -> Iterator[Metric]:
        """The counter as Prometheus reads it."""
        yield CounterMetricFamily(self._name, self._what, self._count)


class Durations(Collector):
    """A histogram that is cheap to fill: prometheus_client's takes a lock and looks at each bucket."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Add a duration; only one thread may call this."""
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """The histogram as Prometheus reads it."""
        limits = [*map(floatToGoString, _SECONDS), "+Inf"]
        buckets = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


class Metrics:
    """The server's counters, in their own registry, so that two servers in one process do not share them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = Count("foretell_entries", "Entries written to logs", self.registry)
        self.club_results = Count("foretell_club_results", "Results of games written to clubs", self.registry)
        self.refused = Counter("foretell_refused", "Commands refused", registry=self.registry)
        self.failed_writes = Counter("foretell_failed_writes", "Writes that have failed", registry=self.registry)
        self.broken_logs = Counter("foretell_broken_logs", "Damaged logs found", registry=self.registry)
        self.bot_faults = Counter("foretell_bot_faults", "Moves for which a bot has failed", registry=self.registry)
        self.cut = Counter("foretell_cut", "Connections and messages cut off", ["kind"], registry=self.registry)
        self.bot_moves = Counter("foretell_bot_moves", "Moves made by bots", registry=self.registry)
        self.relayed = Counter("foretell_relayed", "Requests and sockets sent on to owners", registry=self.registry)
        self.readers = Gauge("foretell_readers", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("foretell_tables", "Tables held in memory", registry=self.registry)
        self.workers_started = Counter("foretell_bot_workers", "Processes started for bots", registry=self.registry)
        self.commits = Durations("foretell_commit_seconds", "Commits", self.registry)
        self.action = Durations("foretell_action_seconds", "From command to ack", self.registry)

    def committed(self, _size: int, failed: int, seconds: float) -> None:
        """Count a commit, successful or not (see foretell.store.values.Observer)."""
        self.commits.observe(seconds)
        if failed:  # this counter takes a lock
            self.failed_writes.inc(failed)

    def cut_off(self, kind: str) -> None:
        """Count a cut of this kind."""
        self.cut.labels(kind).inc()

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[int]:
        """Serve the counters at this address in the context, and yield the port; raises OSError."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
