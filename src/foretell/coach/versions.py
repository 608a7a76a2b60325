"""The versions of what the coach judges with; every judgement that is kept names them."""

from functools import cache

from ..bots.net.loading import checksum_of

RULES = "1"
"""The version of the rules; increase it when a change of a rule would make games continue differently."""

JUDGE = "4"
"""The version of judging; increase it when the same nets judge a decision differently."""


@cache
def nets(game: str) -> str:
    """The nets of a game (``wizard``, ``extreme``) with eight digits of their checksum: ``wizard@1f0a2b3c``.

    Raises BrokenNets if their file cannot be read.
    """
    return f"{game}@{checksum_of(game):08x}"
