"""The members of bit sets, written out.  Restricted Python."""

from .arrays import Numbers
from .bits import lowest


def put_members(first: int, members: int, out: Numbers, n: int) -> int:
    """Write ``first`` plus each member of a set, in ascending order, from index ``n`` on; returns the next index."""
    while members:
        out[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n
