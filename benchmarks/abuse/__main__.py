"""Measures how much abuse by strangers affects honest players: `python -m benchmarks.abuse`.

Starts `foretell serve` with its default settings and one long game in its database; honest people play at three other
tables.  Each kind of abuse runs alone from a few addresses, then all at once from 64 (127.0.0.2 to 127.0.0.65).
For each: how long honest moves took to be acknowledged, the server's memory, how long it took afterwards until a
newcomer was answered, and a summary of the server's log.  Everything stays on this machine (Linux), and ends by itself.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.processes import Server, free_port, running
from benchmarks.timing import print_machine

from . import giants
from .honest import Honest
from .kinds import ALL, EACH_ADDRESSES, GIANTS, KINDS
from .long_game import fill
from .target import MOST_ADDRESSES

_TABLES = 3
_LONGEST_START = 60.0
_LONGEST_RETURN = 30.0
_PROMPT = 0.5
_HEADS = ("abuse", "moves", "p50", "p99", "max", "MB", "CPU", "back s", "log")


@dataclass(frozen=True, slots=True)
class Seen:
    """The results for one kind of abuse; times in milliseconds."""

    kind: str
    acked: list[float]
    megabytes: float
    """The server's peak memory."""
    cpu: float
    """The share of a core that the server used."""
    back: float
    """Seconds after the abuse until a newcomer was answered within half a second."""
    log: str

    def cells(self) -> tuple[str, ...]:
        """The cells of the table's row."""
        cuts = statistics.quantiles(self.acked, n=100) if len(self.acked) > 1 else [0.0] * 99
        times = [f"{time:.0f}" for time in (cuts[49], cuts[98], max(self.acked, default=0.0))]
        return (
            self.kind,
            str(len(self.acked)),
            *times,
            f"{self.megabytes:.0f}",
            f"{self.cpu:.0%}",
            f"{self.back:.1f}",
            self.log,
        )


async def measure(kind: str | None, seconds: float, addresses: int, given: argparse.Namespace) -> Seen:
    """Start a server, let honest people play, and abuse it in this way (None: no abuse)."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        table, log = await fill(folder), folder / "log"
        if kind in (GIANTS, ALL):
            await giants.fill(folder)
        serve = [sys.executable, "-m", "foretell", "serve", "--port", str(port), "--data", name]
        command = ["sh", "-c", f'ulimit -v {given.memory * 1024}; exec "$@" 2>{log}', "sh", *serve]
        environment = {"PYTHONPATH": str(given.source)} if given.source else {}
        async with running(command, environment, port, "/health") as server:
            honest = Honest(port, _TABLES)
            playing = [asyncio.create_task(honest.keep_playing(number)) for number in range(_TABLES)]
            await asyncio.wait_for(honest.begun.wait(), _LONGEST_START)
            attacking = None if kind is None else await _attack(kind, port, table, seconds, addresses)
            honest.acked.clear()
            memory, cpu = 0.0, server.cpu_seconds()
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                await asyncio.sleep(0.1)
                memory = max(memory, _memory(server))
            cpu = server.cpu_seconds() - cpu
            if attacking is not None:
                with suppress(ProcessLookupError):
                    attacking.kill()
                await attacking.wait()
            back = await _back(port)
            memory = max(memory, _memory(server))
            acked = [1000 * time for time in (*honest.acked, *honest.late())]
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        if given.keep:
            given.keep.write_text(log.read_text(encoding="utf-8", errors="replace"), encoding="utf-8")
        told = _told(log.read_text(encoding="utf-8", errors="replace"))
        if honest.faults:
            told += f"; honest people started again {len(honest.faults)} times: {honest.faults[0]!r}"
        return Seen(kind or "none", acked, memory, cpu / seconds, back, told)


async def _attack(kind: str, port: int, table: str, seconds: float, addresses: int) -> asyncio.subprocess.Process:
    """Attack from a separate process, so that honest players do not wait for it; returns when that has begun."""
    what = ["--port", str(port), f"--table={table}", "--seconds", str(seconds), "--addresses", str(addresses)]
    command = (sys.executable, "-m", "benchmarks.abuse.kinds", kind, *what)
    attacking = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    if attacking.stdout is not None:
        await attacking.stdout.readline()
    return attacking


def _memory(server: Server) -> float:
    try:
        return server.memory() / 1e6
    except OSError:
        return 0.0


async def _back(port: int) -> float:
    """The seconds until a newcomer is answered promptly."""
    began = time.monotonic()
    while time.monotonic() - began < _LONGEST_RETURN:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(_PROMPT):
                if await _is_answered(port):
                    return time.monotonic() - began
        await asyncio.sleep(0.02)
    return _LONGEST_RETURN


async def _is_answered(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return (await reader.readline()).startswith(b"HTTP/1.1 200")
    finally:
        writer.transport.abort()


def _told(log: str) -> str:
    """A summary of the log: the number of lines, and how often each limit cut something off."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    cut: Counter[str] = Counter()
    for line in lines:
        if line["message"] == "cut":
            cut[line["kind"]] += line["count"]
    return f"{len(lines)} lines" + "".join(f", {kind} {count}" for kind, count in cut.most_common())


async def _measure_all(given: argparse.Namespace) -> None:
    kinds = given.only or [None, *KINDS, ALL]
    if given.only and None not in kinds:
        kinds = [None, *kinds]
    print("  ".join(_HEADS), flush=True)
    for kind in kinds:
        whole = kind == ALL
        seconds, addresses = (given.all_seconds, MOST_ADDRESSES) if whole else (given.seconds, EACH_ADDRESSES)
        print("  ".join((await measure(kind, seconds, addresses, given)).cells()), flush=True)


def main() -> None:
    """Measure all kinds, or some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each kind alone; default: 8")
    parser.add_argument("--all-seconds", type=float, default=30.0, help="of all at once; default: 30")
    parser.add_argument("--only", nargs="*", choices=(*KINDS, ALL), help="these kinds alone")
    parser.add_argument("--source", type=Path, help="a folder with another foretell to measure, like an older src")
    parser.add_argument("--memory", type=int, default=4096, help="address space that the server may have, in MiB")
    parser.add_argument("--keep", type=Path, help="where the log of the last server is kept")
    given = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("the loopback network has one address alone elsewhere, and memory is read from /proc")
    print_machine(("foretell", "uvicorn", "uvloop", "websockets", "httptools"))
    print(f"load {os.getloadavg()[0]:.1f}; times in milliseconds\n")
    asyncio.run(_measure_all(given))


if __name__ == "__main__":
    main()
