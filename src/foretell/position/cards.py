"""Checks where a position's cards are: how many in each hand, each as often as in the deck, none against the rules."""

from collections import Counter

from ..game.cards import SUITS, Card
from ..game.codebook import AnyCodebook, Phase
from ..game.options import Options
from ..game.rulesets import ruleset_of
from ..game.seen import deck_of
from ..game.worlds import check_that_some_world_fits
from ..rules.wizard.cards import NONE
from ..rules.wizard.state import SINGLE_SUIT
from .fields import PositionError
from .states import AnyState, AnyView

Places = list[tuple[Card, str]]
_LANE = 0xFFFF
"""The bits of a suit."""


def check_cards(options: Options, state: AnyState) -> None:
    """Raise PositionError if the cards cannot be where the position says."""
    book = options.codebook
    phase = book.phases[state.phase]
    if phase in (Phase.DEAL, Phase.OVER):
        return
    view = ruleset_of(options).open_view(state)
    _check_sizes(book, state, view)
    _check_deck(book, view, _places(book, state, phase))
    _check_lacks(state)
    try:
        check_that_some_world_fits(view)
    except ValueError:
        raise PositionError("no deal fits what the position says of hands, played cards, lacks and passes") from None


def missing_cards(state: AnyState, view: AnyView) -> list[int]:
    """How many cards of each hand are not known."""
    held = zip(state.suited, state.others, view.hand_size, strict=True)
    return [size - suited.bit_count() - others.bit_count() for suited, others, size in held]


def _check_sizes(book: AnyCodebook, state: AnyState, view: AnyView) -> None:
    dealt = getattr(state, "cards", 15)
    for seat, missing in enumerate(missing_cards(state, view)[: state.seats]):
        size = view.hand_size[seat]
        if missing < 0:
            raise PositionError(f"known_cards: seat {seat} holds {size} cards at this point, not {size - missing}")
        played = state.played_suited[seat].bit_count() + state.played_others[seat].bit_count()
        gone = dealt - size - (1 if book.phases[state.phase] is Phase.PASS and state.passed[seat] != NONE else 0)
        if played > gone:
            raise PositionError(f"played: seat {seat} has played {gone} cards at this point, not {played}")


def _places(book: AnyCodebook, state: AnyState, phase: Phase) -> Places:
    """All cards of which the position says where they are."""
    places: Places = []
    for seat in range(state.seats):
        places += [(card, f"in seat {seat}'s hand") for card in book.hand(state.suited[seat], state.others[seat])]
        played = book.hand(state.played_suited[seat], state.played_others[seat])
        places += [(card, f"played by seat {seat}") for card in played]
        if phase is Phase.PASS and state.passed[seat] >= 0:
            places.append((book.cards[state.passed[seat]], f"laid aside by seat {seat}"))
    if book.rules.name == "wizard" and state.turned != NONE:
        exchanged = state.werewolf_seat != NONE
        places.append((Card("werewolf"), "exchanged") if exchanged else (book.cards[state.turned], "turned up"))
    return places


def _check_deck(book: AnyCodebook, view: AnyView, places: Places) -> None:
    deck = Counter(deck_of(book, view))
    for card, often in Counter(card for card, _ in places).items():
        if often > deck[card]:
            where = ", ".join(place for other, place in places if other == card)
            there = f"only {deck[card]} of it" if deck[card] else "no such card"
            raise PositionError(f"{card} is {where}, but the deck of this game has {there}")
    if book.rules.name == "wizard" and view.turned != NONE and not deck[book.cards[view.turned]]:
        raise PositionError(f"turned: the deck of this game has no {book.cards[view.turned]}")


def _check_lacks(state: AnyState) -> None:
    """A9, B7, V5: no hand has a suit that it has shown to lack."""
    for seat in range(state.seats):
        for suit in range(len(SUITS)):
            cards = state.others[seat] if suit == 4 else state.suited[seat] >> (16 * suit) & _LANE
            if state.lacks[seat] >> suit & 1 and cards:
                why = f"seat {seat} has not followed {SUITS[suit]}, so it holds none (A9, B7)"
                raise PositionError(f"known_cards: {why}")
        others = (state.suited[seat] | state.played_suited[seat]) & ~(_LANE << (16 * seat))
        if getattr(state, "mode", 0) == SINGLE_SUIT and others:
            raise PositionError(f"known_cards: seat {seat} has only cards of {SUITS[seat]} (V5)")
