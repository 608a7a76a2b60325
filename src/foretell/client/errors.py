"""What can go wrong between a client and its server."""

from ..game.errors import ForetellError


class ClientError(ForetellError):
    """The base class of these errors."""


class Refused(ClientError):
    """The server has refused something, and nothing has changed; the message is the server's sentence."""

    def __init__(self, code: str, message: str, rule: str | None = None, where: str | None = None) -> None:
        """``code``: for programs (docs/protocol.md); ``rule``: the rule that forbids a move; ``where``: the fault."""
        super().__init__(message)
        self.code, self.message, self.rule, self.where = code, message, rule, where


class ServerLost(ClientError):
    """The server cannot be reached, and was not there again in time."""


class TableGone(ClientError):
    """The table does not exist, is damaged, or the client may not see it (any more)."""


class NoLink(ClientError, ValueError):
    """A text that is neither the address of a server, nor a table's link, nor a room code."""


class OtherRules(ClientError):
    """The server plays by other rules than this foretell, or breaks the protocol."""
