"""A table's log: its entries, and their bytes."""

import msgspec

from ..protocol.actions import AnyAction


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, rename={"action": "deed"}):
    """An entry: its number (from 1), time (milliseconds since 1970), action, player, and command.

    Stored logs have the action under the key ``deed``.
    """

    seq: int
    at: int
    action: AnyAction
    by: str | None = None
    command: str | None = None


to_bytes = msgspec.json.Encoder().encode
"""The entry as the store keeps it."""
from_bytes = msgspec.json.Decoder(Entry).decode
"""The entry of stored bytes; raises msgspec.MsgspecError."""
