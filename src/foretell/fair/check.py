"""Checks that a record's game was dealt as its proof says."""

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO

from ..record.errors import RecordError
from ..record.head import read_head
from ..record.reader import check
from ..record.stream import Line
from ..record.values import an_object
from ..record.verify import verify
from .contributions import commitment_of, server_value
from .deals import Deal, FairDeals
from .proof import Origin, Proof, read_proof
from .stream import commitment_to


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


NOTHING = Noted()


def check_deals(data: object, noted: Noted = NOTHING) -> Proof:
    """Check a record (a JSON value) under the rules, then its proof, which is returned, and all deals.

    ``noted``: what a player noted before the game.  Raises RecordError for the first fault.
    """
    check(data)
    head = read_head(data)
    proof = read_proof(an_object(data, "a record"), len(head.players))
    if not hmac.compare_digest(commitment_to(proof.secret), proof.commitment):
        raise RecordError('"commitment" is not the SHA-256 of "secret"')
    noted.compare(proof)
    _check_values(proof)
    deals = FairDeals(head.options, proof.game, proof.secret, proof.values, proof.method)
    if proof.drawn and head.options.first_dealer != deals.drawn_dealer():
        raise RecordError(f"seat {deals.drawn_dealer()} was drawn as the first dealer (A14, B17)")
    for number, story in enumerate(head.rounds, start=1):
        _check_round(story, deals.deal(number), number)
    return proof


def _check_values(proof: Proof) -> None:
    """Check that the server's values follow from its secret, and disclosed ones are those that were committed to."""
    for seat, added in enumerate(proof.contributions):
        if added.origin is Origin.SERVER:
            if added.value != server_value(proof.secret, proof.game, seat):
                raise RecordError(f"the server's contribution for seat {seat} does not follow from the secret")
        elif added.commitment not in (None, commitment_of(proof.game, seat, added.value)):
            raise RecordError(f"the value of seat {seat} is not the one to which it had committed itself")


def _check_round(story: dict[str, Any], deal: Deal, number: int) -> None:
    """Check every hand, in any order, and the card turned up."""
    for seat, (hand, right) in enumerate(zip(story["hands"], deal.hands, strict=True)):
        if sorted(hand) != sorted(right):
            raise RecordError(f"seat {seat} was dealt other cards than the proof says: {' '.join(right)}", number)
    if story["turned"] != deal.turned:
        raise RecordError(f"{deal.turned} should have been turned up, not {story['turned']}", number)


def verify_deals(name: str, standard_input: BinaryIO, noted: Noted = NOTHING) -> Iterator[tuple[str, bool]]:
    """For each game of a file (``-``: standard input), a line of output, and whether its deals match the proof.

    Raises OSError if the file cannot be read.
    """

    def verdict(line: Line) -> str:
        seats = ", ".join(map(str, check_deals(line.data(), noted).withheld))
        return f"ok, but the server's values count for seats that disclosed none in time: {seats}" if seats else "ok"

    return verify(name, standard_input, verdict)
