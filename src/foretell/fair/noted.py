"""What somebody noted before the game, to be compared with the proof after it."""

from dataclasses import dataclass

from ..record.errors import RecordError
from .proof import Contribution, Origin, Proof


@dataclass(frozen=True, slots=True)
class Noted:
    """What a player knew before the server heard what they add; None is not compared.

    The commitment alone does not bind a server that may still choose the game's id, or values for seats of bots.
    """

    commitment: str | None = None
    """In hexadecimal digits, of either case."""
    game: str | None = None
    """The id of the game: on a server that of its table."""
    value: str | None = None
    """What the player added."""
    seat: int | None = None
    """Where the player sat, from 0; None: anywhere."""
    alone: bool = False
    """Whether bots had all the other seats, so that nobody else can have added anything."""

    def compare(self, proof: Proof) -> None:
        """Raise RecordError for the first thing in which the proof differs."""
        if self.commitment is not None and self.commitment.strip().lower() != proof.commitment:
            raise RecordError('"commitment" is not the one that was published before the game')
        if self.game is not None and self.game != proof.game:
            raise RecordError(f'"game" of the proof is not "{self.game}"')
        own = [seat for seat in range(len(proof.contributions)) if self.seat in (None, seat)]
        if self.value is not None and not any(self._is_own(proof.contributions[seat]) for seat in own):
            where = "of a player" if self.seat is None else f"of seat {self.seat}"
            raise RecordError(f'no contribution {where} is "{self.value}"')
        if self.alone and sum(added.origin is Origin.PLAYER for added in proof.contributions) > 1:
            raise RecordError("more than one seat has a contribution of a player, though bots had all the others")

    def _is_own(self, added: Contribution) -> bool:
        return added.origin is Origin.PLAYER and added.value == self.value
