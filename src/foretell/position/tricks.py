"""What positions of both games say: points, the cards on the table, whose turn it is, what is played and lacking."""

from collections.abc import Callable, Sequence

from ..game.codebook import Phase
from ..rules.wizard.cards import NONE
from .fields import Fields
from .states import START_TRICK, AnyState, card_played, lay_trick, sets_of

_MOST_POINTS = 99999


def read_between(
    fields: Fields,
    state: AnyState,
    in_round: tuple[str, ...],
    of_round: tuple[str, ...],
    read_last: Callable[[Fields, AnyState], None],
) -> None:
    """Between rounds and after the game: the last round's outcome, from which its points follow.

    ``in_round``: fields that such a position cannot have.  ``of_round``: those that it has after a round.
    ``read_last``: reads them, and scores the round.
    """
    phase, right = fields.book.phases[state.phase], Phase.DEAL
    fields.none_of(in_round, f"in phase {phase} no round is played")
    if not state.round:
        fields.none_of((*of_round, "totals"), "no round has been played yet")
    else:
        right = Phase.DEAL if state.round < state.rounds else Phase.OVER
        read_last(fields, state)
        _read_totals(fields, state)
    if phase is not right:
        fields.fault("phase", f"after round {state.round} of {state.rounds} the phase is {right}")


def read_begun(fields: Fields, state: AnyState) -> None:
    """In a round: which one it is, the points so far, and the hands."""
    if not state.round:
        phase = fields.book.phases[state.phase]
        fields.missing("round", f"in phase {phase} say which round it is, such as round=3")
    _read_totals(fields, state)
    set_cards(fields, state, "known_cards", ("suited", "others"), fields.cards("known_cards"))


def _read_totals(fields: Fields, state: AnyState) -> None:
    """The points so far, which may be anything after the first round; penalty points are never negative."""
    right = state.score[: fields.seats]
    least = -_MOST_POINTS if fields.book.rules.sign > 0 else 0
    totals = fields.numbers("totals", least, _MOST_POINTS) if "totals" in fields else right
    if state.round <= 1 and totals != right:
        fields.fault("totals", f"they must be {'/'.join(map(str, right))} at this point of the first round")
    state.total[: fields.seats] = totals


def left_of(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % seats


def read_trick(fields: Fields, *, full: bool) -> list[tuple[int, int]]:
    """The seats and codes of the plays on the table, which follow one another; all seats' plays if it is full."""
    plays = fields.trick()
    seats = fields.seats
    if full != (len(plays) == seats):
        if full:
            fields.fault("trick", f"in this phase the cards of all {seats} seats are on the table")
        if len(plays) >= seats:
            fields.fault("trick", f"while cards are played at most {seats - 1} are on the table")
    for n, (seat, _) in enumerate(plays):
        if seat != (plays[0][0] + n) % seats:
            before = plays[n - 1][0]
            fields.fault("trick", f"seats play clockwise: after seat {before} comes seat {left_of(before, seats)}")
    return plays


def set_trick(fields: Fields, state: AnyState, plays: Sequence[tuple[int, int]]) -> int:
    """Lay the trick on the table, and return its leader."""
    if fields.book.phases[state.phase] is not Phase.PLAY:
        leader = plays[0][0]
    else:
        leader = _leader(fields, state, plays)
        START_TRICK[fields.book.rules.name](state, leader)
    _lay(fields, state, leader, plays)
    return leader


def _leader(fields: Fields, state: AnyState, plays: Sequence[tuple[int, int]]) -> int:
    """The leader of the trick: whose card came first, or who is to move; A8, B7: first the dealer's left neighbour."""
    first, begins = left_of(state.dealer, fields.seats), state.tricks_left == getattr(state, "cards", 15)
    if plays:
        leader = plays[0][0]
    elif "turn" in fields or not begins:
        if "turn" not in fields:
            fields.missing("turn", "no card is on the table, so say who leads, such as turn=0")
        leader = fields.seat("turn")
    else:
        leader = first
    if begins and leader != first:
        fields.fault("trick" if plays else "turn", f"seat {first}, left of the dealer, leads the first trick")
    return leader


def _lay(fields: Fields, state: AnyState, leader: int, plays: Sequence[tuple[int, int]]) -> None:
    """Lay the trick, and note the cards played and the suits that seats have shown to lack."""
    shown = lay_trick(fields.book, state, leader, [code for _, code in plays])
    on_table: list[list[int]] = [[] for _ in range(fields.seats)]
    for seat, code in plays:
        on_table[seat].append(card_played(fields.book, code))
    played = fields.cards("played") if "played" in fields else on_table
    for seat, cards in enumerate(played):
        if any(card not in cards for card in on_table[seat]):
            fields.fault("played", f"the card that seat {seat} has on the table is missing there")
    set_cards(fields, state, "played", ("played_suited", "played_others"), played)
    lacks = fields.suits("lacks")
    state.lacks[: fields.seats] = [lacks[seat] | shown[seat] for seat in range(fields.seats)]


def set_cards(
    fields: Fields, state: AnyState, name: str, into: tuple[str, str], by_seat: Sequence[Sequence[int]]
) -> None:
    """Set the two lists of sets of a field, in which a card may not be twice by mistake."""
    for seat, cards in enumerate(by_seat):
        for card in cards:
            shown = fields.book.cards[card]
            if cards.count(card) > (4 if shown in ("W", "F") else 1):
                fields.fault(name, f"seat {seat} has {shown} more often than it is in the deck")
        suited, others = sets_of(cards, fields.book.rules.name)
        getattr(state, into[0])[seat], getattr(state, into[1])[seat] = suited, others


def check_turn(fields: Fields, state: AnyState, why: str) -> None:
    """Check that the seat to move, if it is given, is the one of the state."""
    if fields.seat("turn", state.turn) != state.turn:
        who = "no seat is to move" if state.turn == NONE else f"it is seat {state.turn}'s turn"
        fields.fault("turn", f"{who}: {why}")
