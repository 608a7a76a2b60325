"""A table's log: its entries, and their bytes."""

import msgspec

from ..protocol.actions import AnyAction


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, rename={"action": "deed"}):
    """An entry: its number (from 1), when (milliseconds since 1970), what was done, by whom, and for which command.

    Stored logs have the action under the key ``deed``.
    """

    seq: int
    at: int
    action: AnyAction
    by: str | None = None
    command: str | None = None


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def to_bytes(entry: Entry) -> bytes:
    """The entry as the store keeps it."""
    return _ENCODER.encode(entry)


def from_bytes(data: bytes) -> Entry:
    """The entry of stored bytes; raises msgspec.MsgspecError for what is none."""
    return _DECODER.decode(data)
