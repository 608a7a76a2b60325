"""What both games' positions say of tricks: the cards on the table, whose turn it is, what is played and lacking."""

from collections.abc import Sequence

from ..rules.wizard.cards import NONE
from .fields import Fields
from .states import AnyState, card_played, lay_trick, sets_of


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


def set_leader(fields: Fields, state: AnyState, plays: Sequence[tuple[int, int]]) -> int:
    """The leader of the trick: whose card came first, or who is to move; A8, B7: first the dealer's left neighbour."""
    first, begins = left_of(state.dealer, fields.seats), state.tricks_left == _cards(state)
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


def set_trick(fields: Fields, state: AnyState, leader: int, plays: Sequence[tuple[int, int]]) -> None:
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
            if cards.count(card) > _copies(fields, card):
                fields.fault(name, f"seat {seat} has {fields.book.cards[card]} more often than it is in the deck")
        suited, others = sets_of(cards, fields.book.rules.name)
        getattr(state, into[0])[seat], getattr(state, into[1])[seat] = suited, others


def check_turn(fields: Fields, state: AnyState, why: str) -> None:
    """Check that the seat to move, if it is given, is the one of the state."""
    if fields.seat("turn", state.turn) != state.turn:
        who = "no seat is to move" if state.turn == NONE else f"it is seat {state.turn}'s turn"
        fields.fault("turn", f"{who}: {why}")


def _cards(state: AnyState) -> int:
    return getattr(state, "cards", 15)


def _copies(fields: Fields, card: int) -> int:
    """How many such cards there are."""
    return 4 if fields.book.cards[card] in ("W", "F") else 1
