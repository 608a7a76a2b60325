"""Deals a game's rounds; they depend on the proof alone, not on the play (A1 to A5, V5, V6, B3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..game.cards import EXTREME_CARDS, WIZARD_CARDS, Card
from ..game.options import Mode, Options, WizardOptions
from ..game.rulesets import ruleset_of
from ..rules.extreme import deal as extreme
from ..rules.wizard import deal as wizard
from ..rules.wizard.state import State
from .stream import Method, below, round_key, shuffle, words

_ROOM = max(wizard.DECK_ROOM, extreme.DECK_ROOM)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a round, as ``Game.deal`` takes them."""

    hands: tuple[tuple[Card, ...], ...]
    turned: Card | None


@dataclass(frozen=True, slots=True)
class FairDeals:
    """All deals of a game; they follow from its secret and the seats' contributions."""

    options: Options
    game: str
    """The game's id, which makes every game's deals different."""
    secret: bytes
    values: tuple[str, ...]
    """The contributions, one for each seat."""
    method: Method = Method.OPEN

    def deal(self, number: int) -> Deal:
        """The cards of the n-th round, from 1."""
        deck, players = self.deck(number), len(self.values)
        if isinstance(self.options, WizardOptions):
            return _wizard(self.options, players, number, deck)
        return _extreme(players, deck)

    def deck(self, number: int) -> list[int]:
        """The shuffled deck of the n-th round, as ``Game.deal_deck`` takes it."""
        row = words(round_key(self.method, self.secret, self.game, self.values, number))
        return _shuffled(_full_deck(self.options, len(self.values)), self.options, row)

    def drawn_dealer(self) -> int:
        """A14, B17: the seat drawn to deal first, by the stream of round 0, which has no cards."""
        return below(words(round_key(self.method, self.secret, self.game, self.values, 0)), len(self.values))


@lru_cache(64)
def _full_deck(options: Options, players: int) -> tuple[int, ...]:
    """All cards of a game, in the order before they are shuffled."""
    state = ruleset_of(options).new_state(options, players, 0)
    full = [0] * _ROOM
    fill = wizard.fill_deck if isinstance(state, State) else extreme.fill_deck
    return tuple(full[: fill(state, full)])


def _shuffled(full: Sequence[int], options: Options, row: Iterator[int]) -> list[int]:
    """A1 to A5, B3: the whole deck is shuffled; V5: each player's fifteen cards separately, seat by seat."""
    is_apart = isinstance(options, WizardOptions) and options.mode is Mode.SINGLE_SUIT
    size = wizard.OWN_CARDS if is_apart else len(full)
    deck: list[int] = []
    for first in range(0, len(full), size):
        part = list(full[first : first + size])
        shuffle(part, row)
        deck += part
    return deck


def _wizard(options: Options, players: int, number: int, deck: Sequence[int]) -> Deal:
    """A2 to A5: the hands, and the card turned up."""
    s: State = ruleset_of(options).new_state(options, players, 0)
    s.round = number - 1
    wizard.start_round(s)
    hands = tuple(
        tuple(WIZARD_CARDS[deck[wizard.place_in_deck(s, seat, n)]] for n in range(s.cards)) for seat in range(players)
    )
    return Deal(hands, WIZARD_CARDS[deck[players * s.cards]] if wizard.turns_up(s) else None)


def _extreme(players: int, deck: Sequence[int]) -> Deal:
    """B3: the deck is dealt one card at a time."""
    return Deal(tuple(tuple(EXTREME_CARDS[card] for card in deck[seat::players]) for seat in range(players)), None)
