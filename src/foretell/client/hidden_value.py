"""The value that a client adds to the shuffle: hidden until all seats are bound (docs/fair-deals.md)."""

from collections.abc import Sequence
from secrets import choice
from string import ascii_lowercase

from ..fair import Noted, commitment_of, lock_of
from ..server.protocol.actions import Locked
from ..server.protocol.views import SeatView

_LETTERS = 32


class HiddenValue:
    """A client's value for one seat of a table, and what the client notes for the check after the game."""

    def __init__(self, table: str, seat: int, server: str) -> None:
        """``server``: the server's commitment."""
        self.table, self.seat, self._server = table, seat, server
        self.value = "".join(choice(ascii_lowercase) for _ in range(_LETTERS))
        self.noted = Noted(server, table)
        """What was known before the value was disclosed."""

    @property
    def commitment(self) -> str:
        """What binds this client without showing the value."""
        return commitment_of(self.table, self.seat, self.value)

    def lock(self, locked: Locked, seats: Sequence[SeatView]) -> bool:
        """Note what all seats are bound to; returns whether the value is bound too, so that it may be disclosed."""
        if locked.commitments[self.seat] != self.commitment:
            return False
        alone = not any(seat.owned for number, seat in enumerate(seats) if number != self.seat)
        entries = [_entry(hidden, seat.value) for hidden, seat in zip(locked.commitments, seats, strict=True)]
        lock = lock_of(self.table, self._server, entries)
        self.noted = Noted(self._server, self.table, self.value, self.seat, alone, lock)
        return True


def _entry(commitment: str | None, value: str | None) -> str:
    if commitment is not None:
        return f"hidden {commitment}"
    return "none" if value is None else f"open {value}"
