"""``python -m benchmarks.exact.positions``: makes the suite of positions with exact values, ``one-card-4@1``.

In a round of one card all that is decided is the bid, 0 or 1.  The others bid as in equilibrium, so what each bid is
worth follows exactly from the card, the card turned up and the bids before.  Positions come up as often as in play.
"""

from collections.abc import Iterator

import numpy as np

from foretell import Position
from foretell.arena.positions import PositionSuite, line_of, position_suite
from foretell.engine.plain import WIZARD as RULES
from foretell.game.base_game import plain_names
from foretell.game.rulesets import ruleset_of
from foretell.rules.wizard.codes import TRUMP
from foretell.rules.wizard.state import NAMING, State

from .bot_bids import with_card
from .equilibrium import Play, equilibrium
from .one_card import CARDS, NO_TRUMP, UPTURNS, Bids, Numbers, Upturn, knowledge, upturns
from .open_cards import CLASSIC

SUITE, PLAYERS, POSITIONS = "one-card-4@1", 4, 200
_LEAST = 1e-9

Case = tuple[float, State, tuple[float, float]]
"""How likely a decision comes up, the round when it does, and what the bids 0 and 1 are worth."""


def cases() -> Iterator[Case]:
    """All decisions that come up in equilibrium."""
    for upturn in upturns(paper_rule=False):
        play = equilibrium(upturn, PLAYERS)
        for which in range(len(upturn.trumps)):
            for seat in range(PLAYERS):
                yield from _of_seat(upturn, play, which, seat)


def _of_seat(upturn: Upturn, play: Play, which: int, seat: int) -> Iterator[Case]:
    bids = Bids(play.ones[which], play.naming[:, which])
    known = knowledge(seat, bids, upturn, upturn.trumps[which], PLAYERS)
    named: Numbers = play.naming[:, which] if seat == PLAYERS - 1 else np.ones(len(play.naming))
    for card in np.flatnonzero(upturn.counts).tolist():
        for history in range(1 << seat):
            reached = known.reached[card, history]
            likely = upturn.counts[card] / (CARDS - 1) / UPTURNS * reached * named[card]
            if likely > _LEAST:
                none, one = (known.worths[:, card, history] / reached).tolist()
                yield likely, _state(upturn, which, seat, card, history), (none, one)


def _state(upturn: Upturn, which: int, seat: int, card: int, history: int) -> State:
    """The round when the seat is to bid."""
    state, trump = with_card(upturn, seat, card, PLAYERS), upturn.trumps[which]
    if state.phase == NAMING and trump != NO_TRUMP:
        RULES.apply(state, TRUMP + trump)
    for before in range(seat):
        RULES.apply(state, history >> before & 1)
    return state


def position_of(state: State) -> Position:
    """What the seat knows that is to bid."""
    view = RULES.view()
    RULES.look(state, state.turn, view)
    return Position.of(ruleset_of(CLASSIC).observation(CLASSIC, plain_names(PLAYERS), view))


def make(suite: PositionSuite) -> None:
    """Write the suite."""
    found = [*cases()]
    likely = np.array([case[0] for case in found])
    drawn = np.random.default_rng(suite.seed).choice(len(found), POSITIONS, replace=False, p=likely / likely.sum())
    with suite.file.open("w", encoding="utf-8") as out:
        for _, state, worths in (found[number] for number in drawn.tolist()):
            moves = {f"bid {bid}": (round(worth, 3), 0.0) for bid, worth in enumerate(worths)}
            out.write(line_of(position_of(state), moves) + "\n")


def main() -> None:
    """Make the suite, if it is not there."""
    suite = position_suite(SUITE)
    if suite is not None and not suite.file.exists():
        make(suite)


if __name__ == "__main__":
    main()
