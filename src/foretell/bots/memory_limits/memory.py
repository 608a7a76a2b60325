"""What a player remembers.  Restricted Python."""

from dataclasses import dataclass

_ALL = 0x7FFF
_LANE = 16


@dataclass(slots=True)
class Memory:
    """What a player remembers of things no longer on the table."""

    lowest: int = 99
    """Played cards of plain suits are remembered from this value up."""
    trumps: bool = False
    """Whether played trump cards, Wizards, Fools and special cards are remembered."""
    others: bool = False
    """Whether the player follows the others' bids, the tricks they win and the suits they lack."""


def kept_of_suit(memory: Memory, is_trump: bool) -> int:
    """The cards of a suit that are remembered once played, as bits."""
    if is_trump and memory.trumps:
        return _ALL
    return _ALL & -(1 << min(memory.lowest - 1, _LANE))
