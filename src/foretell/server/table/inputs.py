"""What a decision rests on besides the table and the command."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command."""

    player: str
    name: str
    program: bool = False


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a table cannot know by itself: the time (milliseconds since 1970), and an id for a table to come."""

    at: int
    new_table: str
