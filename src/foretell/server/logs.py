"""Logs: a JSON object a line, on standard error.

They hold no secrets: ids of tables and pads are shortened, tokens, names and addresses never get here.  What libraries
say may hold any of these, so that only sentences without values are taken from them.
"""

import json
import logging
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType
from typing import TextIO

OWN = "foretell"
log = logging.getLogger(f"{OWN}.server")
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_SHOWN = 6
_QUIET_SECONDS = 600.0
_MOST_REMEMBERED = 1000
_UVICORN_TELLS = (
    "Started server process",
    "Uvicorn running on",
    "Waiting for",
    "Application startup",
    "Application shutdown",
    "Shutting down",
    "Finished server process",
)
"""Of all that uvicorn says at the usual level; the rest tells of connections, with addresses and whole paths."""


class JsonLines(logging.Formatter):
    """Time, level, message, and what was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        data: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": _message(record),
        }
        if _is_ours(record):
            data |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            data["fault"] = record.exc_info[0].__name__
            data["trace"] = _places(record.exc_info[2])
        return json.dumps(data, default=str)


class Seldom(logging.Filter):
    """Lets a fault that lasts be told once in ten minutes, and drops what libraries say of connections."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: OrderedDict[tuple[object, ...], float] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written."""
        if not _is_ours(record):
            return record.levelno >= logging.WARNING or str(record.msg).startswith(_UVICORN_TELLS)
        return record.levelno < logging.ERROR or self._is_news(record)

    def _is_news(self, record: logging.LogRecord) -> bool:
        values = [str(value) for key, value in sorted(vars(record).items()) if key not in _PLAIN]
        error = record.exc_info[1] if record.exc_info else None
        fault, now = (record.msg, *values, error and place_of(error)), self._clock()
        if now - self._told.get(fault, -_QUIET_SECONDS) < _QUIET_SECONDS:
            return False
        self._told[fault] = now
        self._told.move_to_end(fault)
        if len(self._told) > _MOST_REMEMBERED:
            self._told.popitem(last=False)
        return True


def short(name: str) -> str:
    """Of a table's id, or of the name of a pad's log, enough to tell them apart, too little to open one."""
    return name.rpartition(":")[2][:_SHOWN]


def place_of(error: BaseException) -> str:
    """What kind of fault it is and where it arose, without the values that its words may hold."""
    places = _places(error.__traceback__)
    return f"{type(error).__name__} in {places[-1]}" if places else type(error).__name__


def start_logs(level: str) -> None:
    """Write the logs of the server, and what is safe of those of libraries, to standard error."""
    logging.getLogger().addHandler(handler_to(sys.stderr))
    logging.getLogger(OWN).setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(max(logging.INFO, logging.getLogger(OWN).level))
    logging.captureWarnings(capture=True)


def handler_to(stream: TextIO) -> logging.Handler:
    """What writes all records that may be written, as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    return handler


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OWN


def _message(record: logging.LogRecord) -> str:
    """Our own messages, and uvicorn's on its start and end, as they are; of others the first line, without values."""
    if _is_ours(record) or str(record.msg).startswith(_UVICORN_TELLS):
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def _places(trace: TracebackType | None) -> list[str]:
    """The places in the code through which a fault came, outermost first."""
    frames = traceback.extract_tb(trace)
    return [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in frames]
