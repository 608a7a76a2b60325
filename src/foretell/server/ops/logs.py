"""Logs on standard error: one JSON object per line.

They contain no secrets: ids of tables and pads are shortened; tokens, names and addresses are never logged.  Libraries'
messages may contain any of these, so their values are left out.
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
_UVICORN_KEPT = (
    "Started server process",
    "Uvicorn running on",
    "Waiting for",
    "Application startup complete",
    "Application shutdown",
    "Shutting down",
    "Finished server process",
)
"""How uvicorn's messages begin that are kept; all others contain addresses and paths."""
_DROPPED = ("Traceback", "Application startup failed", "[Errno")
"""Errors at startup, which we log or print ourselves."""


class JsonLines(logging.Formatter):
    """Formats time, level, message, and the values of ``extra``."""

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
    """Drops repetitions of an error within ten minutes, and libraries' messages about connections."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: OrderedDict[tuple[object, ...], float] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written."""
        if not _is_ours(record):
            return _is_kept(record)
        return record.levelno < logging.ERROR or self._is_news(record)

    def _is_news(self, record: logging.LogRecord) -> bool:
        values = [str(value) for key, value in sorted(vars(record).items()) if key not in _PLAIN]
        error = record.exc_info[1] if record.exc_info else None
        fault, now = (record.msg, *values, error and place_of(error)), self._clock()
        if now - self._logged.get(fault, -_QUIET_SECONDS) < _QUIET_SECONDS:
            return False
        self._logged[fault] = now
        self._logged.move_to_end(fault)
        if len(self._logged) > _MOST_REMEMBERED:
            self._logged.popitem(last=False)
        return True


def short(name: str) -> str:
    """The first characters of a log's name: enough to distinguish logs, too few to open a table or pad."""
    return name.rpartition(":")[2][:_SHOWN]


def place_of(error: BaseException) -> str:
    """An error's class and place in the code, without its message, which may contain values."""
    places = _places(error.__traceback__)
    return f"{type(error).__name__} in {places[-1]}" if places else type(error).__name__


def start_logs(level: str) -> None:
    """Start to write the server's logs, and the safe part of libraries' logs, to standard error."""
    logging.getLogger().addHandler(handler_to(sys.stderr))
    logging.getLogger(OWN).setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(max(logging.INFO, logging.getLogger(OWN).level))
    logging.captureWarnings(capture=True)


def handler_to(stream: TextIO) -> logging.Handler:
    """A handler that writes records as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    return handler


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OWN


def _is_kept(record: logging.LogRecord) -> bool:
    """Whether a library's message is written."""
    text = str(record.msg)
    return text.startswith(_UVICORN_KEPT) or (record.levelno >= logging.WARNING and not text.startswith(_DROPPED))


def _message(record: logging.LogRecord) -> str:
    """The message; from libraries only its first line, without values."""
    if _is_ours(record) or str(record.msg).startswith(_UVICORN_KEPT):
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def _places(trace: TracebackType | None) -> list[str]:
    """The places in the code of a traceback, outermost first."""
    frames = traceback.extract_tb(trace)
    return [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in frames]
