"""The commands of a player that were carried out, so that none is carried out twice.

They are one text for each player: a dictionary would be the largest part of a table in memory.
"""

from collections.abc import Mapping

_MOST = 64
"""The number of each player's last commands that are recognised when they are sent twice."""


def with_command(known: str, command: str, seq: int) -> str:
    """The known commands and one more, in place of an earlier number of the same; the oldest of too many is left out.

    ``seq``: the number of the entry that it became.
    """
    before, _, after = known.partition(f"\n{command}\t")
    _, newline, later = after.partition("\n")
    known = f"{before}{newline}{later}\n{command}\t{seq}"
    return known if known.count("\n") <= _MOST else known[known.index("\n", 1) :]


def entry_of(commands: Mapping[str, str], player: str, command: str) -> int | None:
    """The number of the entry that a player's command became; None if it is not known.

    ``commands``: by player.
    """
    _, found, after = commands.get(player, "").partition(f"\n{command}\t")
    return int(after.partition("\n")[0]) if found else None


def commands_in(known: str) -> dict[str, int]:
    """All known commands, the oldest first, and their numbers."""
    pairs = (item.split("\t") for item in known.split("\n")[1:])
    return {command: int(seq) for command, seq in pairs}
