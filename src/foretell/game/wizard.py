"""Wizard's part of the game: how it is dealt and what its moves cause."""

from threading import local

from ..rules.wizard.cards import FOOL, FOOLS, NONE, SUIT_CARDS, SUITLESS, SUITS, WIZARD, WIZARDS
from ..rules.wizard.claim import ClaimBuffers, may_claim, sure_code
from ..rules.wizard.deal import (
    DECK_ROOM,
    OWN_CARDS,
    fill_deck,
    others_in_deal,
    place_in_deck,
    start_round,
    suited_in_deal,
    turns_up,
)
from ..rules.wizard.hands import from_below
from ..rules.wizard.state import PLAYING, SINGLE_SUIT, State
from ..rules.wizard.view import View
from .cards import Card
from .codebook import WIZARD_CODEBOOK, Codebook
from .errors import DealError
from .faults import sentence
from .observation import WizardObservation
from .rounds import WizardResult
from .ruleset import Hands, Ruleset


class _Buffers(local):
    """Buffers for judging a claim; each thread has its own."""

    def __init__(self) -> None:
        self.claim = ClaimBuffers()


_BUFFERS = _Buffers()


def cannot_claim(state: State) -> bool:
    """Whether the seat to move certainly may not claim: unseen cards beat more than one of its leads.

    Counted from its own hand and from what lies open; ``sure_code`` comes to the same, from a view.
    """
    if state.phase != PLAYING or state.tricks_left < 2:
        return True
    others = state.others[state.turn]
    allowed = 1 if state.played else 0
    fools = 1 if others & FOOLS else 0
    if state.suited[state.turn].bit_count() + fools <= allowed:
        return False
    seen = (others & WIZARDS).bit_count() + (1 if WIZARD <= state.turned < FOOL else 0)
    for played in state.played_others[: state.seats]:
        seen += (played & WIZARDS).bit_count()
    if seen < (others_in_deal(state.specials, state.mode, state.seats) & WIZARDS).bit_count():
        return True
    return state.mode != SINGLE_SUIT and _beaten_numbers(state) + fools > allowed


def _beaten_numbers(state: State) -> int:
    """How many number cards of the seat to move an unseen number card beats: a higher one of the suit, or a trump."""
    own = state.suited[state.turn]
    unseen = suited_in_deal(state.mode, state.seats) & ~own
    if 0 <= state.turned < SUITLESS and state.werewolf_seat == NONE:
        unseen &= ~(1 << state.turned)
    for played in state.played_suited[: state.seats]:
        unseen &= ~played
    beaten = 0
    for suit in range(SUITS):
        cards = SUIT_CARDS << (16 * suit)
        below = (1 << (unseen & cards).bit_length()) - 1
        ruffed = state.trump not in (NONE, suit) and unseen & (SUIT_CARDS << (16 * state.trump))
        beaten += (own & cards & (cards if ruffed else below)).bit_count()
    return beaten


class WizardRuleset(Ruleset[State, View]):
    """Wizard, with its special cards and variants."""

    codebook: Codebook[State, View] = WIZARD_CODEBOOK
    observed = WizardObservation

    def open_view(self, state: State) -> View:
        """A spectator's view with all hands, bids and passed cards."""
        view = super().open_view(state)
        view.bid, view.passed = state.bid, state.passed
        return view

    def begin_round(self, state: State) -> tuple[int, bool]:
        """A2, A4, A5: begin the next round: how many cards each seat gets, and whether one is turned up."""
        start_round(state)
        return state.cards, turns_up(state)

    def decks(self, state: State, deck: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """The part of the deck that each seat is dealt from: all of it; V5: its own fifteen cards."""
        if state.mode != SINGLE_SUIT:
            return super().decks(state, deck)
        return tuple(self.codebook.hand(SUIT_CARDS << (16 * seat), from_below(1, 1)) for seat in range(state.seats))

    def lay_out(self, state: State, hands: Hands, turned: str | None) -> list[int]:
        """A1, A4, V5: the deck that deals these hands."""
        coming = state.copy()
        start_round(coming)
        numbers = self.numbers(hands, coming.seats, coming.cards)
        full = [0] * DECK_ROOM
        full = full[: fill_deck(coming, full)]
        dealt = [card for hand in numbers for card in hand]
        deck = [NONE] * DECK_ROOM
        for seat, hand in enumerate(numbers):
            for n, card in enumerate(hand):
                deck[place_in_deck(coming, seat, n)] = card
        if self._turned_number(coming, turned) != NONE:
            dealt.append(self._turned_number(coming, turned))
            deck[coming.seats * coming.cards] = dealt[-1]
        self.check_deck(dealt, full)
        if coming.mode == SINGLE_SUIT:
            self._check_own_cards(numbers, full)
        return deck

    def _turned_number(self, coming: State, turned: str | None) -> int:
        """A4, A5: a card must be turned up exactly if one is left."""
        if turned is None:
            if turns_up(coming):
                raise DealError(sentence("stock-left"))
            return NONE
        if not turns_up(coming):
            raise DealError(sentence("nothing-turned", card=repr(turned)))
        return self.number(turned)

    def _check_own_cards(self, numbers: list[list[int]], full: list[int]) -> None:
        """V5: all players are dealt cards from their own fifteen."""
        for seat, hand in enumerate(numbers):
            own = full[OWN_CARDS * seat : OWN_CARDS * (seat + 1)]
            for card in hand:
                if hand.count(card) > own.count(card):
                    raise DealError(sentence("not-own", card=self.codebook.cards[card], seat=seat))

    def result(self, state: State) -> WizardResult:
        """A12: bids, tricks and points of the completed round."""
        n = state.seats
        return WizardResult(tuple(state.bid[:n]), tuple(state.won[:n]), tuple(state.score[:n]))

    def may_claim(self, state: State) -> bool:
        """Whether the seat to move may claim the rest; most states are decided by a quick check."""
        if cannot_claim(state):
            return False
        view = self.codebook.rules.view()
        self.codebook.rules.look(state, state.turn, view)
        return may_claim(view, _BUFFERS.claim)

    def sure_code(self, view: View) -> int | None:
        """The code of a move with which the viewer takes this trick and all others for sure; None if there is none."""
        code = sure_code(view, _BUFFERS.claim)
        return None if code == NONE else code
