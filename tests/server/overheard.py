"""The logs of all servers in the tests, and the secrets that must not be in them."""

import io
import json
import re
from typing import Any

from foretell.server.ops.logs import short
from foretell.server.pads.lines import watch_key

_SHOWN = 8
"""The log must not show this many characters of a secret."""
_OWN_ADDRESS = ("Uvicorn running on", "metrics served")
_IPV4 = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b")


class Overheard:
    """A log, and all secrets of the tests so far."""

    def __init__(self) -> None:
        self.log = io.StringIO()
        self._beginnings: dict[str, str] = {}
        self._words: set[str] = set()

    def secret(self, text: str) -> str:
        """Note an id, a key or a token, and return it."""
        for each in (text, watch_key(text)):
            self._beginnings[each[:_SHOWN]] = each
        return text

    def word(self, text: str) -> str:
        """Note a name or an address, and return it."""
        if text:
            self._words.add(text)
        return text

    def lines(self) -> list[dict[str, Any]]:
        """What was logged, a JSON object a line."""
        return [json.loads(line) for line in self.log.getvalue().splitlines()]

    def hear(self, text: str) -> None:
        """Add the log of a server process."""
        self.log.write(text)

    def leaks(self) -> list[str]:
        """The lines of the log with secrets."""
        return [line for line in self.log.getvalue().splitlines() if self._leaks(line)]

    def forget(self) -> None:
        """Begin a new log, and keep the secrets."""
        self.log.seek(0)
        self.log.truncate()

    def _leaks(self, line: str) -> bool:
        text = _readable(line)
        if any(text[at : at + _SHOWN] in self._beginnings for at in range(len(text) - _SHOWN + 1)):
            return True
        if any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) for word in self._words):
            return True
        return _IPV4.search(text) is not None and not any(f'"message": "{own}' in text for own in _OWN_ADDRESS)


def _readable(line: str) -> str:
    """A line without JSON escapes."""
    try:
        return json.dumps(json.loads(line), ensure_ascii=False)
    except ValueError:
        return line


OVERHEARD = Overheard()
assert len(short("x" * 100)) < _SHOWN
