"""Faults of records."""

from ..game.errors import ForetellError


class RecordError(ForetellError, ValueError):
    """A fault in a record: ``why`` as a sentence, and its place in ``round`` and ``move`` (from 1), or None."""

    def __init__(self, why: str, round_number: int | None = None, move_number: int | None = None) -> None:
        """Build the message from the place and the reason."""
        self.why, self.round, self.move = why, round_number, move_number
        super().__init__(f"{self.place}: {why}" if round_number else why)

    @property
    def place(self) -> str:
        """Where the fault is: ``round 3, move 7``, ``round 3``, or an empty text for the head and the end."""
        if self.round is None:
            return ""
        return f"round {self.round}" if self.move is None else f"round {self.round}, move {self.move}"
