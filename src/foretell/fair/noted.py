"""The values that a player noted before the game, for comparison with the proof after it."""

from dataclasses import dataclass

from ..record.errors import RecordError
from .proof import Origin, Proof


@dataclass(frozen=True, slots=True)
class Noted:
    """The values that a player knew before the server received their contribution; None is not compared.

    The commitment alone does not bind a server that can still choose the game's id or the values for bots' seats.
    """

    commitment: str | None = None
    """Hexadecimal digits, upper or lower case."""
    game: str | None = None
    """The game's id; on a server, the table's id."""
    value: str | None = None
    """The player's contribution."""
    seat: int | None = None
    """The player's seat, from 0; None: any seat."""
    alone: bool = False
    """Whether bots had all the other seats, so that nobody else can have contributed."""
    lock: str | None = None
    """The fingerprint of what all seats had committed themselves to, when the player disclosed their value."""

    def compare(self, proof: Proof) -> None:
        """Raise RecordError for the first value that differs from the proof."""
        if self.commitment is not None and self.commitment.strip().lower() != proof.commitment:
            raise RecordError('"commitment" is not the one that was published before the game')
        if self.game is not None and self.game != proof.game:
            raise RecordError(f'"game" of the proof is not "{self.game}"')
        if self.lock is not None and self.lock.strip().lower() != proof.lock:
            raise RecordError("the seats had not committed themselves to these values when you disclosed yours")
        own = [seat for seat in range(len(proof.contributions)) if self.seat in (None, seat)]
        theirs = [added.value for added in map(proof.contributions.__getitem__, own) if added.origin is Origin.PLAYER]
        if self.value is not None and self.value not in theirs:
            where = "of a player" if self.seat is None else f"of seat {self.seat}"
            raise RecordError(f'no contribution {where} is "{self.value}"')
        if self.alone and sum(added.origin is Origin.PLAYER for added in proof.contributions) > 1:
            raise RecordError("more than one seat has a contribution of a player, though bots had all the others")
