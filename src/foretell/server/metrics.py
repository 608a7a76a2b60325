"""What is counted, for Prometheus."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)


class Metrics:
    """The server's counters; a registry of their own, so that two servers in one process don't meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = Counter("foretell_entries", "Entries written to tables' logs", registry=self.registry)
        self.refused = Counter("foretell_refused", "Commands refused", registry=self.registry)
        self.failed_writes = Counter(
            "foretell_failed_writes", "Writes that the store could not do", registry=self.registry
        )
        self.broken_logs = Counter("foretell_broken_logs", "Times that a log was found damaged", registry=self.registry)
        self.bot_faults = Counter("foretell_bot_faults", "Moves that no bot has chosen", registry=self.registry)
        self.cut = Counter("foretell_cut", "Cut off for what strangers sent", ["kind"], registry=self.registry)
        self.bot_moves = Counter("foretell_bot_moves", "Moves made by bots", registry=self.registry)
        self.readers = Gauge("foretell_readers", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("foretell_tables", "Tables held in memory", registry=self.registry)
        self.workers_started = Counter("foretell_bot_workers", "Processes started for bots", registry=self.registry)
        self.commits = Histogram("foretell_commit_seconds", "Commits", buckets=_SECONDS, registry=self.registry)
        self.action = Histogram(
            "foretell_action_seconds", "From command to ack", buckets=_SECONDS, registry=self.registry
        )

    def committed(self, _size: int, failed: int, seconds: float) -> None:
        """A commit was made, or tried (see foretell.store.writer.Observer)."""
        self.commits.observe(seconds)
        self.failed_writes.inc(failed)

    def cut_off(self, kind: str) -> None:
        """Something of this kind was cut off."""
        self.cut.labels(kind).inc()

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[int]:
        """Let Prometheus read the counters at an address of their own, and yield its port; raises OSError."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
