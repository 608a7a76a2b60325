"""The lines of a tournament's log."""

import msgspec

from ..eventlog.entries import Joined, Written
from ..eventlog.lines import Line


class Opened(Line, frozen=True, kw_only=True):
    """The tournament was opened."""

    document: str
    """The document's id."""
    secret: str
    """From which the codes of tables, the keys of their pads and the seeds of draws follow."""


AnyLine = Opened | Written | Joined
_decoder: "msgspec.json.Decoder[AnyLine]" = msgspec.json.Decoder(AnyLine)
from_bytes = _decoder.decode
"""The line of stored bytes; raises MsgspecError."""
