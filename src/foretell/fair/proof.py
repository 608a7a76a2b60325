"""The proof of a record's deals, kept under a key of its own next to those of the format."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..game.names import Name
from ..record.errors import RecordError
from ..record.values import a_list, a_text, an_object, key_of, shown
from .contributions import LONGEST_VALUE, ContributionError, check_value, lock_of
from .stream import SECRET_BYTES, Method

KEY = "fair"
"""The key of the proof in a record."""
_DIGITS = set("0123456789abcdef")


class Origin(Name):
    """Where a seat's contribution comes from."""

    PLAYER = "player"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Contribution:
    """One seat's contribution to the shuffle."""

    origin: Origin
    value: str
    commitment: str | None = None
    """What the seat committed itself to, if it has hidden its value."""

    @property
    def was_withheld(self) -> bool:
        """Whether the seat has not disclosed its value in time, so that the server's counts."""
        return self.commitment is not None and self.origin is Origin.SERVER

    @property
    def entry(self) -> str:
        """What was fixed about it before any seat disclosed its value, as ``lock_of`` takes it."""
        if self.commitment is not None:
            return f"hidden {self.commitment}"
        return f"open {self.value}" if self.origin is Origin.PLAYER else "none"

    def to_record(self) -> dict[str, str]:
        """The contribution as an object for a record."""
        hidden = {} if self.commitment is None else {"commitment": self.commitment}
        return {"from": str(self.origin), "value": self.value, **hidden}


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything from which a game's deals follow, revealed after the game."""

    game: str
    commitment: str
    secret: bytes
    contributions: tuple[Contribution, ...]
    method: Method = Method.OPEN
    drawn: bool = False
    """A14, B17: whether the shuffle drew the first dealer."""

    @property
    def lock(self) -> str:
        """The fingerprint of everything that was fixed before any seat disclosed its value."""
        return lock_of(self.game, self.commitment, [added.entry for added in self.contributions])

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that have not disclosed their values in time."""
        return tuple(seat for seat, added in enumerate(self.contributions) if added.was_withheld)

    @property
    def values(self) -> tuple[str, ...]:
        """The contributions, by seat."""
        return tuple(contribution.value for contribution in self.contributions)

    def to_record(self) -> dict[str, Any]:
        """The proof as an object for a record."""
        drawn = {"first_dealer": "drawn"} if self.drawn else {}
        return {
            "method": str(self.method),
            "game": self.game,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "contributions": [added.to_record() for added in self.contributions],
            **drawn,
        }


def read_proof(record: Mapping[str, Any], players: int) -> Proof:
    """The proof in a record; raises RecordError if it is missing or damaged."""
    if KEY not in record:
        raise RecordError(f'there is no "{KEY}" in the record, so nothing proves how the cards were dealt')
    data = an_object(record[KEY], f'"{KEY}"')
    method = _method(key_of(data, "method"))
    game = a_text(key_of(data, "game"), '"game" of the proof')
    if not (0 < len(game) <= LONGEST_VALUE and game.isascii() and game.isprintable()):
        raise RecordError('"game" of the proof is not the id of a game')
    added = a_list(key_of(data, "contributions"), '"contributions"')
    if len(added) != players:
        raise RecordError(f"there must be a contribution for each of {players} seats, not {len(added)}")
    contributions = tuple(_contribution(entry, method) for entry in added)
    drawn = data.get("first_dealer", None)
    if drawn not in (None, "drawn"):
        raise RecordError(f'"first_dealer" of the proof must be "drawn" or missing, not {shown(drawn)}')
    secret = _hex(data, "secret")
    return Proof(game, _hex(data, "commitment").hex(), secret, contributions, method, drawn=drawn is not None)


def _method(data: object) -> Method:
    if data not in tuple(Method):
        raise RecordError(f'"method" must be "{Method.OPEN}" or "{Method.HIDDEN}", not {shown(data)}')
    return Method(str(data))


def _contribution(data: object, method: Method) -> Contribution:
    entry = an_object(data, "a contribution")
    origin = key_of(entry, "from")
    value = a_text(key_of(entry, "value"), "a contribution's value")
    if origin not in tuple(Origin):
        raise RecordError(f'a contribution is "from" a player or the server, not {shown(origin)}')
    try:
        check_value(value)
    except ContributionError as error:
        raise RecordError(str(error)) from None
    hidden = method is Method.HIDDEN and "commitment" in entry
    return Contribution(Origin(str(origin)), value, _hex(entry, "commitment").hex() if hidden else None)


def _hex(data: Mapping[str, Any], key: str) -> bytes:
    """The value of a key with 32 bytes in lower-case hexadecimal digits; raises RecordError."""
    text = a_text(key_of(data, key), f'"{key}"')
    if len(text) != 2 * SECRET_BYTES or not set(text) <= _DIGITS:
        raise RecordError(f'"{key}" must be {2 * SECRET_BYTES} hexadecimal digits')
    return bytes.fromhex(text)
