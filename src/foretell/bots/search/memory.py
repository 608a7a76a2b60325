"""B5: a seat's memory of the predictions, once seals have begun to move again."""

from ...rules.extreme.deal import CARDS_EACH
from ...rules.extreme.state import PLAYING, PREDICTING
from ...rules.extreme.view import View as ExtremeView
from ..by_game import View


class Foretold:
    """The seals of all seats as they were predicted in the current round.

    Every seat plays a card before the first seal is returned, so a bot that is asked for all moves of a seat has seen
    them.
    """

    def __init__(self) -> None:
        self._round: tuple[int, ...] = ()
        self._seals: tuple[int, ...] = ()

    def recall(self, view: View) -> tuple[int, ...]:
        """The seals of the seats and of the pool when predictions ended, or now while they go on.

        Empty if they were not seen, and in Wizard, where bids stay on the table.
        """
        if not isinstance(view, ExtremeView):
            return ()
        if view.phase == PREDICTING:
            return _seals(view)
        if view.phase == PLAYING and view.tricks_left == CARDS_EACH:
            self._round, self._seals = _round_of(view), _seals(view)
        return self._seals if self._round == _round_of(view) else ()


def _round_of(view: ExtremeView) -> tuple[int, ...]:
    """The same value for all views of a round, and almost never for another: made from the cards the seat was dealt."""
    mine = view.seat
    suited = view.suited[mine] | view.played_suited[mine]
    return view.round, view.seats, mine, suited, view.others[mine] | view.played_others[mine]


def _seals(view: ExtremeView) -> tuple[int, ...]:
    places = len(view.pool) * view.seats
    return *view.seals[:places], *view.pool
