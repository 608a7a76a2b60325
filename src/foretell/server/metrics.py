"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)


class Metrics:
    """The server's counters; a registry of their own, so that two servers in one process don't meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = Counter("foretell_entries", "Entries written to tables' logs", registry=self.registry)
        self.refused = Counter("foretell_refused", "Commands refused", registry=self.registry)
        self.bot_moves = Counter("foretell_bot_moves", "Moves made by bots", registry=self.registry)
        self.readers = Gauge("foretell_readers", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("foretell_tables", "Tables held in memory", registry=self.registry)
        self.workers_started = Counter("foretell_bot_workers", "Processes started for bots", registry=self.registry)
        self.commits = Histogram("foretell_commit_seconds", "Commits", buckets=_SECONDS, registry=self.registry)
        self.action = Histogram(
            "foretell_action_seconds", "From command to ack", buckets=_SECONDS, registry=self.registry
        )

    def committed(self, _size: int, seconds: float) -> None:
        """A commit was made (see foretell.store.writer.Observer)."""
        self.commits.observe(seconds)

    def text(self) -> bytes:
        """All counters, as Prometheus reads them."""
        return generate_latest(self.registry)
