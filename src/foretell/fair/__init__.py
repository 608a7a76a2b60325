"""Deals that every player can check: the dealer cannot choose the cards, and players cannot foresee them.

docs/fair-deals.md describes the method.  ``FairDeals`` deals a game's rounds, ``proof`` is the part of a record that
proves them, and ``check_deals`` checks a record with a proof.
"""

from .check import Noted, check_deals
from .contributions import check_value, commitment_of, lock_of, server_value
from .deals import Deal, FairDeals
from .proof import KEY, Contribution, Origin, Proof
from .stream import Method, commitment_to

__all__ = [
    "KEY",
    "Contribution",
    "Deal",
    "FairDeals",
    "Method",
    "Noted",
    "Origin",
    "Proof",
    "check_deals",
    "check_value",
    "commitment_of",
    "commitment_to",
    "lock_of",
    "server_value",
]
