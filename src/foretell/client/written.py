"""Messages to a server, which are checked before they are sent."""

import msgspec

from .errors import Refused

MALFORMED = "malformed"


def written(message: msgspec.Struct) -> bytes:
    """The message as JSON; raises Refused for one that a server cannot read, as it would not say which one it was."""
    try:
        sent = msgspec.json.encode(message)
        msgspec.json.decode(sent, type=type(message))
    except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
        raise Refused(MALFORMED, f"the message cannot be read: {error}") from None
    return sent
