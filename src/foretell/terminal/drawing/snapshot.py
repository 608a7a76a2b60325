"""What lies on the table at a moment, taken from the player's view and what was seen before."""

from dataclasses import dataclass

from ...game.moves import Play
from ...game.observation import Observation
from ...game.codebook import Phase
from ..text.score_sheet import ScoreSheet, Trick

_ASKED_AFTER_A_TRICK = (Phase.PASS, Phase.RETURN, Phase.CLOUD)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A view, and the cards in the middle."""

    view: Observation
    trick: tuple[tuple[int, Play], ...] = ()
    ahead: int | None = None
    """The seat that has won the trick, or would win it as it lies there."""
    complete: bool = False
    """Whether the trick is over and about to be swept."""

    @property
    def turn(self) -> int | None:
        """The seat that is asked; none while a complete trick is looked at."""
        return None if self.complete else self.view.turn


def snapshot_of(view: Observation, sheet: ScoreSheet) -> Snapshot:
    """The table as the view has it; while a trick's winner is asked, that trick still lies there."""
    if view.phase in _ASKED_AFTER_A_TRICK and sheet.last_trick:
        return Snapshot(view, sheet.last_trick.by_seat(), sheet.last_trick.taken_by)
    if view.phase is Phase.PLAY and view.trick:
        return Snapshot(view, view.trick, view.view.best_seat)
    return Snapshot(view)


def completed_trick(view: Observation, trick: Trick) -> Snapshot:
    """A complete trick, on the table as it was before its last card."""
    return Snapshot(view, trick.by_seat(), trick.taken_by, complete=True)
