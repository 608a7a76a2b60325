"""The moves of Wizard: which are legal, and what each does.  Legality is decided only here."""

from collections.abc import MutableSequence

from ..bits import count, lowest, member
from ..chance import below
from ..members import put_members
from .bidding import bids_to_make, make_bid
from .cards import NONE, SUITLESS
from .codes import (
    BID,
    CHANGE,
    OTHER_UNSEEN,
    PASS,
    PASS_OTHER,
    PLAY,
    PLAY_OTHER,
    PLAY_UNSEEN,
    TRUMP,
    number_card,
    number_index,
    passable_others,
    playable_others,
    put_suited,
)
from .deal import deals_unseen
from .specials import change_bid, changes_to_make, pass_card
from .state import BIDDING, CHANGING, NAMING, PASSING, PLAYING, State
from .tricks import play, play_at_random, playable_suited
from .trump import name_trump, trumps_to_name


def legal_suited(s: State) -> int:
    """The number cards that may be played or passed now, as a bit set."""
    if s.phase == PLAYING:
        return playable_suited(s)
    return s.suited[s.turn] if s.phase == PASSING else 0


def legal_rest(s: State) -> int:
    """All other moves that are legal now, as a set of numbers counted from ``first_rest_code``."""
    if s.phase == PLAYING:
        return playable_others(s.others[s.turn])
    if s.phase == BIDDING:
        return bids_to_make(s)
    if s.phase == PASSING:
        return passable_others(s.others[s.turn])
    if s.phase == NAMING:
        return trumps_to_name(s)
    return changes_to_make(s) if s.phase == CHANGING else 0


def first_rest_code(phase: int) -> int:
    """The code of move number 0 of ``legal_rest`` in this phase."""
    if phase == PLAYING:
        return PLAY_OTHER
    if phase == BIDDING:
        return BID
    if phase == PASSING:
        return PASS_OTHER
    return TRUMP if phase == NAMING else CHANGE


def first_card_code(phase: int) -> int:
    """The code of the first number card of ``legal_suited`` in this phase."""
    return PLAY if phase == PLAYING else PASS


def card_named(phase: int, code: int) -> int:
    """The number card that the move plays or passes in this phase; NONE if it does neither."""
    index = code - first_card_code(phase)
    return number_card(index) if phase in (PLAYING, PASSING) and 0 <= index < PLAY_OTHER - PLAY else NONE


def plays_unseen(s: State) -> bool:
    """V4: whether the seat to move must play a card that it has not seen."""
    return s.phase == PLAYING and deals_unseen(s)


def unseen_code(s: State) -> int:
    """V4: the code for playing the hand's only card."""
    suited = s.suited[s.turn]
    if suited:
        return PLAY + number_index(lowest(suited))
    return PLAY_OTHER + lowest(playable_others(s.others[s.turn]))


def is_legal(s: State, code: int) -> bool:
    """Whether the seat to move may make the move with this code."""
    if code == PLAY_UNSEEN:
        return plays_unseen(s)
    card = card_named(s.phase, code)
    if card != NONE:
        return (legal_suited(s) >> card) & 1 == 1
    rest = code - first_rest_code(s.phase)
    return 0 <= rest < SUITLESS - 1 and (legal_rest(s) >> rest) & 1 == 1


def write_codes(phase: int, suited: int, rest: int, codes: MutableSequence[int]) -> int:
    """Write the codes of a set of moves in ascending order; return how many there are."""
    n = put_suited(first_card_code(phase), suited, codes, 0)
    return put_members(first_rest_code(phase), rest, codes, n)


def legal_codes(s: State, codes: MutableSequence[int]) -> int:
    """Write the codes of all legal moves in ascending order (at most 64); return how many there are."""
    return write_codes(s.phase, legal_suited(s), legal_rest(s), codes)


def seen_suited(s: State) -> int:
    """``legal_suited`` as the seat to move sees it: V4 reveals nothing of a card that it has not seen."""
    return 0 if plays_unseen(s) else legal_suited(s)


def seen_rest(s: State) -> int:
    """``legal_rest`` as the seat to move sees it: V4 does not name the card."""
    return 1 << OTHER_UNSEEN if plays_unseen(s) else legal_rest(s)


def random_code(s: State, rng: MutableSequence[int]) -> int:
    """A random legal move; all are equally likely."""
    suited = legal_suited(s)
    rest = legal_rest(s)
    n = count(suited)
    k = below(rng, n + count(rest))
    if k < n:
        return first_card_code(s.phase) + number_index(member(suited, k))
    return first_rest_code(s.phase) + member(rest, k - n)


def apply(s: State, code: int) -> None:
    """Make a move, which must be legal (this is not checked again)."""
    if s.phase == PLAYING:
        play(s, unseen_code(s) if code == PLAY_UNSEEN else code)
    else:
        answer(s, code)


def answer(s: State, code: int) -> None:
    """Make a legal move that plays no card."""
    if s.phase == BIDDING:
        make_bid(s, code - BID)
    elif s.phase == PASSING:
        pass_card(s, code)
    elif s.phase == NAMING:
        name_trump(s, code)
    else:
        change_bid(s, code - CHANGE)


def move_at_random(s: State, rng: MutableSequence[int]) -> None:
    """Make a random legal move; all are equally likely."""
    if s.phase == PLAYING:
        play_at_random(s, rng)
    elif s.phase == BIDDING:
        bids = bids_to_make(s)
        make_bid(s, member(bids, below(rng, count(bids))))
    else:
        answer(s, random_code(s, rng))
