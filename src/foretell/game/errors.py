"""What can go wrong, each kind with a class of its own; a person reads the message, a program the attributes."""


class ForetellError(Exception):
    """The parent of all errors that a user of foretell can cause."""


class OptionsError(ForetellError, ValueError):
    """Options that do not exist or do not go together."""


class NotationError(ForetellError, ValueError):
    """Text that is no card, suit or move."""


class DealError(ForetellError, ValueError):
    """Cards that cannot be dealt in this round, or a deal at the wrong time."""


class IllegalMove(ForetellError, ValueError):
    """A move that the rules do not allow now; the game is unchanged.

    Attributes: ``move`` (its text), ``seat`` (None when nobody is asked), ``key`` (the reason's name), ``rule`` (its
    number in docs/rules), ``reason`` (a sentence) and ``position`` (the position as a table, from the seat's chair).
    """

    def __init__(self, move: str, seat: int | None, key: str, rule: str, reason: str, position: str) -> None:
        """Build the message of all parts."""
        who = "nobody can" if seat is None else f"seat {seat} cannot"
        super().__init__(f"{who} {move} ({rule}): {reason}\n{position}")
        self.move, self.seat, self.key = move, seat, key
        self.rule, self.reason, self.position = rule, reason, position
