"""The state of a viewing: the fold of its log."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ..eventlog.lines import BrokenLog
from .lines import AnyLine, Branched, Led, Opened, Played, TakenBack


@dataclass(slots=True)
class Branch:
    """Moves that were not made in the game, after a line of its replay."""

    line: int
    moves: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Viewing:
    """A game's record, who leads, and the branches."""

    record: dict[str, Any]
    leader: str
    """The id of the player who leads, or led last."""
    last_at: int
    """When the last line was written (milliseconds since 1970)."""
    seq: int = 1
    """The number of the last line."""
    branches: list[Branch] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """How many moves the game has."""
        return sum(len(story["moves"]) for story in self.record["rounds"])


def begin(line: AnyLine | None) -> Viewing:
    """The viewing after the first line of its log; raises BrokenLog."""
    if not isinstance(line, Opened):
        raise BrokenLog("the first line does not open a viewing")
    return Viewing(line.record, line.by, line.at)


def fold(lines: Iterable[AnyLine]) -> Viewing:
    """The viewing of a whole log; raises BrokenLog, and IndexError for a branch that does not exist."""
    rest = iter(lines)
    viewing = begin(next(rest, None))
    for line in rest:
        apply(viewing, line)
    return viewing


def apply(viewing: Viewing, line: AnyLine) -> None:
    """Add the next line."""
    viewing.seq += 1
    viewing.last_at = line.at
    match line:
        case Led(leader=leader):
            viewing.leader = leader
        case Branched(after=after):
            viewing.branches.append(Branch(after))
        case Played(branch=number, move=move):
            viewing.branches[number].moves.append(move)
        case TakenBack(branch=number, moves=moves):
            del viewing.branches[number].moves[moves:]
        case Opened():
            raise BrokenLog(f"line {viewing.seq} opens it again")
