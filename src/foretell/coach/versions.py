"""The versions of what the coach judges by; every judgement that is kept names them."""

from functools import cache

from ..bots.net.loading import checksum_of

RULES = "1"
"""The version of the rules: the next one, when a rule changes so that a game would go on differently."""

JUDGE = "2"
"""The version of judging: the next one, when a decision is judged otherwise by the same nets."""


@cache
def nets(game: str) -> str:
    """The nets of a game (``wizard``, ``extreme``) with eight digits of their checksum: ``wizard@1f0a2b3c``.

    Raises BrokenNets if their file cannot be read.
    """
    return f"{game}@{checksum_of(game):08x}"
