"""Players who give commands, and refusals."""

from dataclasses import dataclass

from ...game.errors import ForetellError


@dataclass(frozen=True, slots=True)
class Actor:
    """The player who gives a command."""

    player: str
    name: str
    program: bool = False
    made: int = 0
    """When they took their first name here (milliseconds since 1970); 0: long ago."""
    was: tuple[str, ...] = ()
    """The ids of guests that became this player when they signed in."""


class Refusal(ForetellError):
    """A command is not carried out, and changes nothing."""

    status = 409
    """Of the answer over HTTP."""

    def __init__(self, code: str, message: str, rule: str | None = None, where: str | None = None) -> None:
        """Keep all parts.

        ``code``: for programs; ``message``: a sentence; ``rule``: the number of the rule that forbids a move;
        ``where``: the part of the message that is wrong, such as ``entry 3``.
        """
        super().__init__(message)
        self.code, self.message, self.rule, self.where = code, message, rule, where
