"""Logs: a JSON object a line, on standard error.  Ids of tables are shortened, and tokens never get here."""

import json
import logging
import sys
from datetime import UTC, datetime

log = logging.getLogger("foretell.server")
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_SHOWN = 6


class JsonLines(logging.Formatter):
    """Time, level, message, and what was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        data: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        data |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str)


def short(table: str) -> str:
    """Enough of an id to tell tables apart, too little to open one."""
    return table[:_SHOWN]


def start_logs(level: str) -> None:
    """Send the logs of the server and of uvicorn to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("foretell", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
