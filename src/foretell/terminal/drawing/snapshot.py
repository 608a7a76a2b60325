"""The table at one moment, from the player's view and the tricks seen so far."""

from dataclasses import dataclass

from ...game.codebook import Phase
from ...game.moves import Play
from ...game.observation import Observation
from ..text.score_sheet import ScoreSheet, Trick

_ASKED_AFTER_A_TRICK = (Phase.PASS, Phase.RETURN, Phase.CLOUD)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A view, and the trick in the middle."""

    view: Observation
    trick: tuple[tuple[int, Play], ...] = ()
    ahead: int | None = None
    """The seat that has won the trick, or is winning it so far."""
    complete: bool = False
    """Whether the trick is complete and about to be cleared."""

    @property
    def turn(self) -> int | None:
        """The seat to move; None while a complete trick is shown."""
        return None if self.complete else self.view.turn


def snapshot_of(view: Observation, sheet: ScoreSheet) -> Snapshot:
    """The table in this view; while the winner of a trick has to decide something, that trick stays on it."""
    if view.phase in _ASKED_AFTER_A_TRICK and sheet.last_trick:
        return Snapshot(view, sheet.last_trick.by_seat(), sheet.last_trick.taken_by)
    if view.phase is Phase.PLAY and view.trick:
        is_bombed = any(play.card == "bomb" for _, play in view.trick)
        return Snapshot(view, view.trick, None if is_bombed else view.winning)
    return Snapshot(view)


def completed_trick(view: Observation, trick: Trick) -> Snapshot:
    """A complete trick, with everything else as it was before its last card."""
    return Snapshot(view, trick.by_seat(), trick.taken_by, complete=True)
