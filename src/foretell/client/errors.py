"""What can go wrong between a client and its server."""

from ..game.errors import ForetellError


def printable(text: str) -> str:
    """A server's text on one line, without characters that would do something to a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class ClientError(ForetellError):
    """The base class of these errors; their messages can be shown on a terminal."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


class Refused(ClientError):
    """The server has refused something, and nothing has changed; the message is the server's sentence."""

    def __init__(self, code: str, message: str, rule: str | None = None, where: str | None = None) -> None:
        """``code``: for programs (docs/protocol.md); ``rule``: the rule that forbids a move; ``where``: the fault."""
        super().__init__(message)
        self.code, self.message, self.rule, self.where = code, str(self), rule, where


class ServerLost(ClientError):
    """The server cannot be reached, and was not there again in time."""


class TableGone(ClientError):
    """The table does not exist, is damaged, or the client may not see it (any more)."""


class NoLink(ClientError, ValueError):
    """A text that is neither the address of a server, nor a table's link, nor a room code."""


class OtherRules(ClientError):
    """The server plays by other rules than this foretell, or breaks the protocol."""
