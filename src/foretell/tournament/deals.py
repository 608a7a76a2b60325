"""The deals of rounds at the server's tables: a chain of secrets, of which each round uses the next (``draw``).

The document has the chain's head before the first draw, and a round's secret after its last game: so everybody can
check that nobody has chosen the cards for the people who sit there.
"""

import hashlib
import hmac

from .draw import LENGTH, chain, seed_of

_ALL = "all tables"


def chain_secret(secret: bytes) -> bytes:
    """The secret of the chain of deals, from that of the tournament."""
    return hmac.digest(secret, b"deals", "sha256")


def head_of(secret: bytes) -> str:
    """The head of the chain, which an entry ``deals`` publishes; ``secret``: the tournament's."""
    return chain(chain_secret(secret))


def round_secret(secret: bytes, number: int) -> str:
    """The secret of the n-th draw since the head was published; raises ValueError beyond the end of the chain."""
    return seed_of(chain_secret(secret), number)


def fits(secret: str, head: str, number: int) -> bool:
    """Whether a secret is the n-th of the chain with this head."""
    value = bytes.fromhex(secret)
    for _ in range(min(number, LENGTH)):
        value = hashlib.sha256(value).digest()
    return value.hex() == head


def table_secret(secret: str, table: int, *, same: bool) -> bytes:
    """The secret of a table's deals (docs/fair-deals.md) from that of its round; ``same``: the same at all tables."""
    return hmac.digest(bytes.fromhex(secret), (_ALL if same else f"table {table}").encode(), "sha256")


def deal_id(tournament: str, number: int) -> str:
    """The id of the game from which the same deals follow at all tables of a round; other tables use their own."""
    return f"{tournament}-{number}"
