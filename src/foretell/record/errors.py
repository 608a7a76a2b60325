"""What is wrong with a record, and where."""

from ..game.errors import ForetellError


class RecordError(ForetellError, ValueError):
    """A fault in a record: ``why`` in a sentence, ``round`` and ``move`` where it lies (from 1; None for neither)."""

    def __init__(self, why: str, round_number: int | None = None, move_number: int | None = None) -> None:
        """Build the message from place and reason."""
        self.why, self.round, self.move = why, round_number, move_number
        super().__init__(f"{self.place}: {why}" if round_number else why)

    @property
    def place(self) -> str:
        """Where the fault lies: ``round 3, move 7``, ``round 3``, or nothing for the game's head."""
        if self.round is None:
            return ""
        return f"round {self.round}" if self.move is None else f"round {self.round}, move {self.move}"
