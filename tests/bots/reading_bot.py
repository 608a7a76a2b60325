"""A bot that reads the lines of its tables, as a program: it makes the first legal move, and keeps all that it reads.

Its argument is the file in which it keeps the messages.
"""

import json
import sys
from pathlib import Path

HELLO = {"type": "hello", "protocol": "foretell-bot/1", "name": "reading", "version": "1", "reads": "lines"}


def main(file: Path) -> None:
    with file.open("a", encoding="utf-8") as kept:
        for line in sys.stdin:
            kept.write(line)
            kept.flush()
            message = json.loads(line)
            answer = {"table": message.get("table")}
            if message["type"] == "hello":
                answer = HELLO
            elif message["type"] == "new":
                answer["type"] = "ready"
            elif message["type"] == "asked":
                answer |= {"type": "move", "move": message["legal"][0]}
            else:
                continue
            sys.stdout.write(f"{json.dumps(answer)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
