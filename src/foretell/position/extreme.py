"""Reads what only positions of Wizard Extreme have: seals and the Black Magician."""

from ..game.cards import SEAL_NAMES
from ..game.codebook import Phase
from ..rules.extreme.cards import BLACK, KINDS, NONE, SEALS
from ..rules.extreme.deal import CARDS_EACH
from ..rules.extreme.scoring import score_round
from ..rules.extreme.seals import MOST_SEALS, coloured_seals, seals_to_return
from ..rules.extreme.state import State
from .fields import NOTHING, Fields, fault
from .tricks import check_turn, read_begun, read_between, read_trick, set_trick

_IN_ROUND = ("turn", "known_cards", "trick", "tricks_left", "played", "lacks")


def read_extreme(fields: Fields, s: State) -> None:
    """Set the state to what the fields say; raises PositionError for a position that cannot be."""
    phase = fields.book.phases[s.phase]
    if phase in (Phase.DEAL, Phase.OVER):
        read_between(fields, s, _IN_ROUND, ("magician", "seals", "tricks"), _read_last)
        return
    read_begun(fields, s)
    _read_seals(fields, s)
    if phase is Phase.PREDICT:
        _read_predicting(fields, s)
    else:
        _read_play(fields, s, phase)


def _read_last(fields: Fields, s: State) -> None:
    """The seals left of the last round."""
    _read_seals(fields, s)
    _read_tricks(fields, s, 0)
    s.tricks_left = 0
    score_round(s)


def _read_seals(fields: Fields, s: State) -> None:
    """B2, B5: the seals of each seat; the others are in the pool."""
    s.magician = fields.seat("magician")
    for seat, seals in enumerate(fields.each("seals", _seals, [0] * KINDS)):
        s.seals[KINDS * seat : KINDS * (seat + 1)] = seals
        if seat == s.magician and any(seals):
            fields.fault("seals", f"seat {seat} has the Magician, and so no seals (B5, B11)")
        if coloured_seals(s.seals, seat) > MOST_SEALS:
            fields.fault("seals", f"seat {seat} has more than {MOST_SEALS} coloured seals (B5)")
    for kind, name in enumerate(SEAL_NAMES):
        s.pool[kind] = SEALS[kind] - sum(s.seals[KINDS * seat + kind] for seat in range(s.seats))
        if s.pool[kind] < 0:
            fields.fault("seals", f"there are only {SEALS[kind]} seals of the kind {name} (B2)")


def _seals(text: str) -> list[int]:
    """Seals by kind: ``B2,white1``."""
    seals = [0] * KINDS
    for part in [] if text == NOTHING else text.split(","):
        kind = next((kind for kind, name in enumerate(SEAL_NAMES) if part[:-1] == name and part[-1:] in "123456"), None)
        if kind is None or not part[-1:] or seals[kind]:
            raise fault("seals", part, "seals are a kind and a number, each kind once: B2,white1,black3")
        seals[kind] = int(part[-1])
    return seals


def _read_predicting(fields: Fields, s: State) -> None:
    """B5: seats predict clockwise from the dealer's left, each in several steps."""
    fields.none_of(("tricks", *_IN_ROUND[2:]), "in phase predict no card has been played")
    order = [(s.dealer + 1 + n) % s.seats for n in range(s.seats)]
    if "turn" not in fields:
        fields.missing("turn", "say which seat predicts, such as turn=0")
    s.turn = fields.seat("turn")
    if s.turn == NONE:
        fields.fault("turn", "in phase predict a seat is to move")
    later = order[order.index(s.turn) + 1 :]
    for seat in range(s.seats):
        if seat in later and (seat == s.magician or any(s.seals[KINDS * seat : KINDS * (seat + 1)])):
            fields.fault(
                "seals", f"seat {seat} predicts after seat {s.turn}, so it has none yet, nor the Magician (B5)"
            )
        if s.seals[KINDS * seat + BLACK]:
            fields.fault("seals", "black seals are taken only in play (B10)")
    if s.magician == s.turn:
        fields.fault("magician", f"seat {s.turn} has ended its prediction with the Magician (B5)")


def _read_play(fields: Fields, s: State, phase: Phase) -> None:
    """B7 to B10: what has been played, and whose turn it is."""
    plays = read_trick(fields, full=phase is not Phase.PLAY)
    _read_tricks(fields, s, 1 if phase is Phase.PLAY else 0)
    leader = set_trick(fields, s, plays)
    if phase is Phase.PLAY:
        s.turn = (leader + len(plays)) % s.seats
        check_turn(fields, s, f"seats play clockwise, beginning with seat {leader} (B7)")
        return
    s.turn = s.best_seat
    check_turn(fields, s, "who has won the trick gives back a seal (B9)")
    if not s.won[s.turn]:
        fields.fault("tricks", f"seat {s.turn} has won the trick that lies on the table")
    if not seals_to_return(s):
        fields.fault("phase", f"seat {s.turn} has no seal that fits the trick, so it gives back none (B9)")


def _read_tricks(fields: Fields, s: State, least_left: int) -> None:
    """B8: somebody wins every trick."""
    won = fields.numbers("tricks", 0, CARDS_EACH)
    left = CARDS_EACH - sum(won)
    if left < least_left:
        fields.fault("tricks", f"at most {CARDS_EACH - least_left} of {CARDS_EACH} tricks are won at this point")
    s.won[: s.seats], s.tricks_left = won, left
    if fields.number("tricks_left", left, 0, CARDS_EACH) != left:
        fields.fault("tricks_left", f"tricks won and left make {CARDS_EACH}")
    if s.phase == 0 and left:
        fields.fault("tricks", f"after a round all {CARDS_EACH} tricks are won")
