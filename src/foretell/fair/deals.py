"""Deals a game's rounds; they depend on the proof alone, not on the play (A1 to A5, V5, V6, B3)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..game.cards import EXTREME_CARDS, WIZARD_CARDS, Card
from ..game.options import Options
from ..game.rulesets import ruleset_of
from ..rules.extreme import deal as extreme
from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard import deal as wizard
from ..rules.wizard.state import SINGLE_SUIT, State
from .stream import Method, below, round_key, shuffle, words


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
        row = words(round_key(self.method, self.secret, self.game, self.values, number))
        return _DEALS[self.options.game](self.options, len(self.values), number, row)

    def drawn_dealer(self) -> int:
        """A14, B17: the seat drawn to deal first, by the stream of round 0, which has no cards."""
        return below(words(round_key(self.method, self.secret, self.game, self.values, 0)), len(self.values))


def _wizard(options: Options, players: int, number: int, row: Iterator[int]) -> Deal:
    """A1 to A5: the whole deck is shuffled; V5: each player's fifteen cards are shuffled separately, seat by seat."""
    s: State = ruleset_of(options).new_state(options, players, 0)
    s.round = number - 1
    wizard.start_round(s)
    full = [0] * wizard.DECK_ROOM
    deck = full[: wizard.fill_deck(s, full)]
    if s.mode == SINGLE_SUIT:
        deck = _shuffled_apart(deck, players, row)
    else:
        shuffle(deck, row)
    hands = tuple(
        tuple(WIZARD_CARDS[deck[wizard.place_in_deck(s, seat, n)]] for n in range(s.cards)) for seat in range(players)
    )
    return Deal(hands, WIZARD_CARDS[deck[players * s.cards]] if wizard.turns_up(s) else None)


def _shuffled_apart(deck: Sequence[int], players: int, row: Iterator[int]) -> list[int]:
    """V5: each player's fifteen cards are shuffled separately."""
    shuffled: list[int] = []
    for seat in range(players):
        own = list(deck[wizard.OWN_CARDS * seat : wizard.OWN_CARDS * (seat + 1)])
        shuffle(own, row)
        shuffled += own
    return shuffled


def _extreme(options: Options, players: int, _number: int, row: Iterator[int]) -> Deal:
    """B3: the whole deck is shuffled and dealt one card at a time."""
    s: ExtremeState = ruleset_of(options).new_state(options, players, 0)
    full = [0] * extreme.DECK_ROOM
    deck = full[: extreme.fill_deck(s, full)]
    shuffle(deck, row)
    return Deal(tuple(tuple(EXTREME_CARDS[card] for card in deck[seat::players]) for seat in range(players)), None)


_DEALS: dict[str, Callable[[Options, int, int, Iterator[int]], Deal]] = {"wizard": _wizard, "extreme": _extreme}
"""By game: the function that deals a round, given its number and the number of players."""
