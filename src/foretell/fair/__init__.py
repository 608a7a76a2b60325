"""Deals that every player can check: who deals cannot choose the cards, and who plays cannot foresee them.

The method is told in docs/fair-deals.md.  ``FairDeals`` deals a game's rounds, ``proof`` is what a record keeps of it,
and ``check_deals`` checks a record with a proof.
"""

from .check import check_deals
from .contributions import check_value, server_value
from .deals import Deal, FairDeals
from .noted import Noted
from .proof import KEY, Contribution, Origin, Proof
from .stream import commitment_to

__all__ = [
    "KEY",
    "Contribution",
    "Deal",
    "FairDeals",
    "Noted",
    "Origin",
    "Proof",
    "check_deals",
    "check_value",
    "commitment_to",
    "server_value",
]
