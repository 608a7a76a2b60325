"""The moves of Wizard Extreme: which are legal, and what each does.  Legality is decided only here."""

from collections.abc import MutableSequence

from ..bits import count, member
from ..chance import below
from ..members import put_members
from .cards import NONE
from .codes import PLAY, PLAY_PURPLE, RETURN, SEAL, card_index, card_of, put_suited
from .seals import predict, predictions_to_make, seals_to_return
from .state import PLAYING, PREDICTING, RETURNING, State
from .tricks import play, play_at_random, playable_others, playable_suited, return_seal


def legal_suited(s: State) -> int:
    """The blue, green, red and yellow cards that may be played now, as a bit set."""
    return playable_suited(s) if s.phase == PLAYING else 0


def legal_rest(s: State) -> int:
    """All other moves that are legal now, as a set of numbers counted from ``first_rest_code``."""
    if s.phase == PLAYING:
        return playable_others(s)
    if s.phase == PREDICTING:
        return predictions_to_make(s)
    return seals_to_return(s) if s.phase == RETURNING else 0


def seen_suited(s: State) -> int:
    """``legal_suited`` as the seat to move sees it; nothing is hidden from it here."""
    return legal_suited(s)


def seen_rest(s: State) -> int:
    """``legal_rest`` as the seat to move sees it."""
    return legal_rest(s)


def first_rest_code(phase: int) -> int:
    """The code of move number 0 of ``legal_rest`` in this phase."""
    if phase == PLAYING:
        return PLAY_PURPLE
    return SEAL if phase == PREDICTING else RETURN


def card_named(phase: int, code: int) -> int:
    """The blue, green, red or yellow card that the move plays in this phase; NONE if it plays none."""
    return card_of(code - PLAY) if phase == PLAYING and PLAY <= code < PLAY_PURPLE else NONE


def is_legal(s: State, code: int) -> bool:
    """Whether the seat to move may make the move with this code."""
    card = card_named(s.phase, code)
    if card != NONE:
        return (playable_suited(s) >> card) & 1 == 1
    rest = code - first_rest_code(s.phase)
    return 0 <= rest < PLAY and (legal_rest(s) >> rest) & 1 == 1


def write_codes(phase: int, suited: int, rest: int, codes: MutableSequence[int]) -> int:
    """Write the codes of a set of moves in ascending order; return how many there are."""
    n = put_suited(PLAY, suited, codes, 0)
    return put_members(first_rest_code(phase), rest, codes, n)


def legal_codes(s: State, codes: MutableSequence[int]) -> int:
    """Write the codes of all legal moves in ascending order (at most 64); return how many there are."""
    return write_codes(s.phase, legal_suited(s), legal_rest(s), codes)


def random_code(s: State, rng: MutableSequence[int]) -> int:
    """A random legal move; all are equally likely."""
    suited = legal_suited(s)
    rest = legal_rest(s)
    n = count(suited)
    k = below(rng, n + count(rest))
    if k < n:
        return PLAY + card_index(member(suited, k))
    return first_rest_code(s.phase) + member(rest, k - n)


def apply(s: State, code: int) -> None:
    """Make a move, which must be legal (this is not checked again)."""
    if s.phase == PLAYING:
        play(s, code, card_of(code - PLAY))
    else:
        answer(s, code)


def answer(s: State, code: int) -> None:
    """Make a legal move that plays no card."""
    if s.phase == PREDICTING:
        predict(s, code)
    else:
        return_seal(s, code)


def move_at_random(s: State, rng: MutableSequence[int]) -> None:
    """Make a random legal move; all are equally likely."""
    if s.phase == PLAYING:
        play_at_random(s, rng)
    else:
        answer(s, random_code(s, rng))
