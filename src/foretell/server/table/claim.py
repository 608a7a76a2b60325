"""Claiming all the rest of a round's tricks: allowed where nothing that the claimer has not seen could stop him.

Judged from the claimer's observation alone, and on the safe side: as if each of the others could answer each of his
cards with any card that he has not seen.  Which card beats which is asked of the rules.  Wizard only: in Wizard Extreme
every trick asks its winner for a seal.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

from ...game.codebook import Phase
from ...game.game import Game
from ...game.moves import WIZARD_MOVES, Move
from ...game.observation import Observation
from ...rules.wizard.cards import NONE, ROWS, UNSETTLING, WIZARDS, kind_bits
from ...rules.wizard.codes import OTHER_SHAPESHIFTER, PLAY_OTHER, playable_others
from ...rules.wizard.deal import DECK_ROOM, OWN_CARDS, fill_deck
from ...rules.wizard.hands import give
from ...rules.wizard.moves import write_codes
from ...rules.wizard.state import PLAYING, SEATS, SINGLE_SUIT, State
from ...rules.wizard.tricks import play
from ...rules.wizard.turns import start_trick
from ...rules.wizard.view import View

_AS_FOOL = PLAY_OTHER + OTHER_SHAPESHIFTER + 1


def may_claim(seen: Observation) -> bool:
    """Whether the viewer, whose turn it is, may claim the rest of the tricks: at least two."""
    return seen.tricks_left > 1 and sure_move(seen) is not None


def sure_move(seen: Observation) -> Move | None:
    """A move by which the viewer takes this trick and can take all that follow, whatever the others play."""
    v = seen.view
    if not isinstance(v, View) or v.phase != PLAYING or v.seat != v.turn or v.unseen:
        return None
    suited, others = _unseen(v)
    if others & WIZARDS and v.suited[v.seat].bit_count() > (1 if v.played else 0):
        return None  # what most hands come to: a Wizard that may still be played beats each of these cards
    tricks = _Tricks(v)
    if (others | v.others[v.seat] | tricks.special_cards) & UNSETTLING:
        return None
    # Most hands are seen to be unsure by the cards without a suit alone.
    if tricks.unsure(_codes(0, others)) is None:
        return None
    code = tricks.sure_code(seen.legal_moves.codes, _codes(suited, others))
    return None if code is None else WIZARD_MOVES[code]


def rest_of_round(game: Game, claimer: int) -> Iterator[tuple[int, Move]]:
    """All moves up to the end of the round's last trick, with their seats; the claimer's are sure ones."""
    game = game.copy()
    while game.phase is Phase.PLAY:
        seat = game.turn
        move = sure_move(game.observe(seat)) if seat == claimer else game.legal_moves[0]
        if seat is None or move is None:
            raise RuntimeError("what was sure is sure no more")
        yield seat, move
        game.apply(move)


class _Tricks:
    """The trick on the table and those that the viewer may lead, played on a table of its own."""

    def __init__(self, v: View) -> None:
        self._v = v
        self._trick = v.trick[: v.played]
        self._leads = _leads(v.suited[v.seat], v.others[v.seat])
        self._s = State()
        self._s.seats = SEATS + 1  # so that no trick is ever complete
        self._s.trump, self._s.mode = v.trump, v.mode
        self._lay(self._trick)
        self.special_cards = self._s.special_cards
        """The cards without a suit in the trick on the table."""

    def unsure(self, unseen: Sequence[int]) -> list[int] | None:
        """The leads that might not take their tricks, at most one, and none on lead; None where there are more."""
        unsure = list(islice((code for code in self._leads if not self._takes((), code, unseen)), 2))
        return None if len(unsure) > (1 if self._trick else 0) else unsure

    def sure_code(self, legal: Sequence[int], unseen: Sequence[int]) -> int | None:
        """The code of a sure move: it takes this trick, and each card left in the hand the one that it leads."""
        unsure = self.unsure(unseen)
        if unsure is None:
            return None
        after = () if self._v.played == self._v.seats - 1 else unseen
        for code in unsure or self._leads:
            if code in legal and self._takes(self._trick, code, after) and not self._remains(code) & set(unsure):
                return code
        return None

    def _lay(self, codes: Sequence[int]) -> None:
        """Begin a trick with these cards, its leader being seat 0."""
        start_trick(self._s, 0)
        for code in codes:
            play(self._s, code)

    def _takes(self, trick: Sequence[int], code: int, replies: Sequence[int]) -> bool:
        """Whether the card, played to this trick, is its best, and stays so whatever is played next.

        Once a suit is led (or none is to be), no card changes what another is worth, so each reply is tried by itself.
        """
        s = self._s
        self._lay(trick)
        seat = s.turn
        play(s, code)
        if s.best_seat != seat or s.led == NONE:
            return False
        best, turn, played = s.best_strength, s.turn, s.played
        for reply in replies:
            play(s, reply)
            if s.best_seat != seat:
                return False
            s.best_strength, s.turn, s.played = best, turn, played
        return True

    def _remains(self, code: int) -> set[int]:
        """The leads of the hand without this card."""
        s, v = self._s, self._v
        self._lay(())
        s.suited[0], s.others[0] = v.suited[v.seat], v.others[v.seat]
        play(s, code)
        return set(_leads(s.suited[0], s.others[0]))


def _leads(suited: int, others: int) -> list[int]:
    """A code for each kind of card in a hand; the Shapeshifter is a Wizard (S1)."""
    return [code for code in _codes(suited, others) if code != _AS_FOOL]


def _codes(suited: int, others: int) -> list[int]:
    """The codes of playing these cards, those first that most often beat others."""
    room = [0] * 64
    rest = room[: write_codes(PLAYING, 0, playable_others(others), room)]
    return rest + room[: write_codes(PLAYING, suited, 0, room)][::-1]


def _unseen(v: View) -> tuple[int, int]:
    """The cards that the viewer has neither in his hand nor seen leaving the game; of equal ones, one."""
    suited, *others = _deck(v.specials, v.mode, v.seats)
    shown = State()
    if v.turned != NONE and v.werewolf_seat == NONE:
        give(shown, 0, v.turned)
    gone_suited = [shown.suited[0], v.suited[v.seat], *v.played_suited]
    gone_others = [shown.others[0], v.others[v.seat], *v.played_others]
    for cards in gone_suited:
        suited &= ~cards
    return suited, sum(_left(kind, gone_others) for kind in others)


def _left(kind: int, gone: Sequence[int]) -> int:
    """The lowest bit of a kind of cards if any of them is left."""
    return kind & -kind if sum((cards & kind).bit_count() for cards in gone) < kind.bit_count() else 0


@cache
def _deck(specials: int, mode: int, seats: int) -> tuple[int, ...]:
    """The cards that can be dealt: the number cards, then each kind of the others (A1, S1 to S7, V5)."""
    s, deck = State(), [0] * DECK_ROOM
    s.specials = specials
    size = fill_deck(s, deck)
    for card in deck[: OWN_CARDS * seats if mode == SINGLE_SUIT else size]:
        give(s, 0, card)
    kinds = [kind_bits(row.card) for row in ROWS]
    return s.suited[0], *(kind & s.others[0] for kind in kinds if kind & s.others[0])
