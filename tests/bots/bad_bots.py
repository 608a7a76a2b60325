"""Bots that break the protocol, as programs: the argument says how."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import count

HELLO = {"type": "hello", "protocol": "foretell-bot/1", "name": "bad", "version": "1", "reads": "view"}


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(message: object) -> None:
    write(f"{json.dumps(message)}\n")


def shout(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def die(_table: object) -> None:
    shout("one line\n\x1b[31mthe last line\n")
    os._exit(3)


def answer_for_another(_table: object) -> None:
    for _ in range(2):
        say({"type": "move", "table": 99, "move": "bid 0"})


def send_a_long_line(_table: object) -> None:
    write("x" * 200_000)
    signal.pause()


def flood(_table: object) -> None:
    while True:
        write('{"type":"move"}\n' * 10_000)


def answer_for_ever(_table: object) -> None:
    for table in count(100):
        say({"type": "move", "table": table, "move": "bid 0"})


def bid_nothing(table: object) -> dict[str, object]:
    return {"type": "move", "table": table, "move": "bid 0"}


def close_output(_table: object) -> None:
    os.close(1)
    signal.pause()


WAYS: dict[str, Callable[[object], None]] = {
    "dies": die,
    "kills itself": lambda _: os.kill(os.getpid(), signal.SIGKILL),
    "is silent": lambda _: signal.pause(),
    "cheats": lambda table: say({"type": "move", "table": table, "move": "play B99"}),
    "sends a number": lambda table: say({"type": "move", "table": table, "move": 7}),
    "sends text": lambda _: write("B5!\n"),
    "sends brackets": lambda _: write("[" * 60_000 + "\n"),
    "sends a list": lambda _: say([1]),
    "answers for another": answer_for_another,
    "answers for tables without end": answer_for_ever,
    "sends a long line": send_a_long_line,
    "floods": flood,
    "closes its output": close_output,
    "answers twice": lambda table: write(f"{json.dumps(bid_nothing(table))}\n" * 2),
    "repeats itself": lambda table: say(bid_nothing(table)),
    "says that it cannot": lambda table: say({"type": "fault", "table": table, "message": "no idea"}),
}
"""What it does instead of answering."""
GREETINGS: dict[str, dict[str, object]] = {
    "reads minds": {"reads": "minds"},
    "plays nothing": {"games": []},
    "judges beyond all numbers": {"judges": True},
    "judges a move twice": {"judges": True},
    "judges in per cent": {"judges": True},
}
"""What it says in its greeting."""


AT_ONCE: dict[str, Callable[[], object]] = {"hangs": signal.pause, "shouts": lambda: shout("x" * 2_000_000)}
"""What it does before it reads anything."""


def judge(how: str, message: dict[str, list[str]]) -> None:
    points, more = (10**400, 0) if how == "judges beyond all numbers" else (1, how == "judges a move twice")
    chance = 50 if how == "judges in per cent" else 0.5
    rows = [
        {"move": move, "points": points, "chance": chance} for move in (*message["legal"], *message["legal"][:more])
    ]
    say({"type": "judgement", "table": message["table"], "moves": rows})


def main(how: str) -> None:
    if how == "leaves a child":
        child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
        shout(f"child {child.pid}")
    AT_ONCE.get(how, int)()
    waits: list[object] = []
    for line in sys.stdin:
        message = json.loads(line)
        kind, table = message["type"], message.get("table")
        if kind == "hello":
            say(HELLO | GREETINGS.get(how, {}))
        elif kind == "new":
            say({"type": "ready", "table": table})
            if how == "floods unasked":
                flood(table)
        elif kind == "asked" and how in WAYS:
            WAYS[how](table)
        elif kind == "asked" and how == "thinks until it is told more" and not waits:
            waits.append(table)
            next_line = json.loads(sys.stdin.readline())
            say({"type": "move", "table": table, "move": message["legal"][-1]})
            say({"type": "ready", "table": next_line["table"]})
        elif kind == "asked":
            say({"type": "move", "table": table, "move": message["legal"][0]})
        elif kind == "judge":
            judge(how, message)
        elif kind == "bye":
            break


if __name__ == "__main__":
    main(sys.argv[1])
