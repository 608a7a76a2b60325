"""Options, agreed on before a game: seats, special cards, variants, rounds (A14, S8, V1 to V9, B4, B15 to B17)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from ..rules.extreme.deal import CARDS_EACH
from ..rules.extreme.deal import rounds_of_game as extreme_rounds
from ..rules.wizard.deal import cards_in_round
from ..rules.wizard.deal import rounds_of_game as wizard_rounds
from .cards import SPECIALS
from .codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK, AnyCodebook, as_number
from .course import MODE_RULES, OWN_ROUNDS, first_dealer_of, sizes_of
from .errors import OptionsError
from .faults import sentence
from .names import Name

LARGEST = 2**63 - 1
"""The largest number that the rules know; nobody plays more rounds."""
MOST_ROUNDS = 1000
"""Of a game that is planned as a whole; records and positions may name more."""


class Mode(Name):
    """How a game of Wizard is dealt and played: as usual, or by V4, V5, V6."""

    STANDARD = "standard"
    CLAIRVOYANCE = "clairvoyance"
    SINGLE_SUIT = "single-suit"
    MAXIMUS = "maximus"


class Bidding(Name):
    """A6: one after the other; V2: all at once; V3: all at once, and hidden until the round is over."""

    OPEN = "open"
    HIDDEN = "hidden"
    SECRET = "secret"


class PlusMinus(Name):
    """Plus/minus one with an exception: V8, rounds of one card are free of it; V9, the last bidder may always bid 0."""

    NOT_ONE_CARD = "not-one-card"
    ZERO_ALLOWED = "zero-allowed"


PLUS_MINUS_RULES = ("", "V1", "V8", "V9")
"""The rules of plus/minus one, as the state numbers them."""


@dataclass(frozen=True, slots=True)
class WizardOptions:
    """Options of a game of Wizard.

    ``specials`` are names of special cards in any order (they are put in the order of S1 to S7); ``mode`` and
    ``bidding`` may be given as text.  ``plus_minus_one``: False, True (V1), or one of ``PlusMinus`` (V8, V9), also as
    text.  ``round_sizes``: how many cards each player is dealt, by round (V7), or None for
    the rounds of A2; ``first_dealer``: the seat that deals first (A14).  Raises OptionsError for values that do not
    exist or do not go together.
    """

    game: ClassVar[str] = "wizard"
    codebook: ClassVar[AnyCodebook] = WIZARD_CODEBOOK
    """Translates between moves, their notation and their codes."""
    fewest_players: ClassVar[int] = 3

    specials: tuple[str, ...] = ()
    mode: Mode = Mode.STANDARD
    bidding: Bidding = Bidding.OPEN
    plus_minus_one: bool | PlusMinus = False
    round_sizes: tuple[int, ...] | None = None
    first_dealer: int = 0

    def __post_init__(self) -> None:
        """Normalise the values and check that they go together."""
        object.__setattr__(self, "specials", _ordered_specials(self.specials))
        object.__setattr__(self, "mode", mode_of(self.mode))
        object.__setattr__(self, "bidding", bidding_of(self.bidding))
        object.__setattr__(self, "plus_minus_one", _plus_minus_of(self.plus_minus_one))
        if self.round_sizes is not None:
            object.__setattr__(self, "round_sizes", sizes_of(self.round_sizes, self.fewest_players))
        object.__setattr__(self, "first_dealer", first_dealer_of(self.first_dealer))
        self._check_together()

    def __setstate__(self, values: Iterable[Any]) -> None:
        """Unpickle: options that an earlier foretell did not know have their defaults."""
        type(self).__init__(self, *values)

    def _check_together(self) -> None:
        if ("dragon" in self.specials) != ("fairy" in self.specials):
            one, other = ("dragon", "fairy") if "dragon" in self.specials else ("fairy", "dragon")
            raise OptionsError(sentence("only-together", one=one, other=other))
        if self.specials and self.mode is not Mode.STANDARD:
            raise OptionsError(sentence("mode-specials", mode=self.mode, rule=MODE_RULES[self.mode]))
        if self.round_sizes is not None and self.mode is not Mode.STANDARD:
            raise OptionsError(sentence("mode-sizes", mode=self.mode, why=OWN_ROUNDS[self.mode]))
        if self.plus_minus_one and self.bidding is not Bidding.OPEN:
            raise OptionsError(sentence("plus-minus", bidding=self.bidding, rule=self.plus_minus_rule))

    @property
    def plus_minus_rule(self) -> str:
        """The rule of plus/minus one that holds: V1, V8 or V9; empty without any."""
        return PLUS_MINUS_RULES[self._plus_minus]

    @property
    def _plus_minus(self) -> int:
        """Plus/minus one as the rules take it."""
        kind = self.plus_minus_one
        return int(kind) if isinstance(kind, bool) else 2 + list(PlusMinus).index(kind)

    @property
    def most_players(self) -> int:
        """A1: six; V5: four, since each player needs a suit of their own."""
        return 4 if self.mode is Mode.SINGLE_SUIT else 6

    def check_players(self, players: int) -> None:
        """Raise OptionsError if this many cannot play with these options."""
        players = number_of_players(players)
        if self.mode is Mode.SINGLE_SUIT and players in (5, 6):
            raise OptionsError(sentence("mode-players", players=players))
        if not self.fewest_players <= players <= self.most_players:
            raise OptionsError(sentence("players", game="Wizard", most=6, players=players, rule="A2"))
        first_dealer_of(self.first_dealer, players)
        if self.round_sizes is not None:
            sizes_of(self.round_sizes, players)

    def settings(self, _players: int) -> tuple[int, ...]:
        """The options as the rules take them, between seats and seed."""
        specials = sum(1 << i for i, name in enumerate(SPECIALS) if name in self.specials)
        return specials, list(Mode).index(self.mode), list(Bidding).index(self.bidding), self._plus_minus

    @property
    def course(self) -> tuple[int, tuple[int, ...], int]:
        """A14, V7: who deals first, and the agreed sizes of the rounds and their number, as the rules take them."""
        sizes = self.round_sizes or ()
        return self.first_dealer, sizes, len(sizes)

    @property
    def is_own_course(self) -> bool:
        """A14, V7: whether another seat deals first, or the rounds have other sizes, than the book says."""
        return self.first_dealer != 0 or self.round_sizes is not None

    def rounds_with(self, players: int) -> int:
        """A2, V5 to V7: the number of rounds with this many players; raises OptionsError as ``check_players``."""
        self.check_players(players)
        return len(self.round_sizes or ()) or wizard_rounds(players, list(Mode).index(self.mode))

    def cards_each(self, players: int) -> tuple[int, ...]:
        """A2, V5 to V7: how many cards each player is dealt, by round; raises OptionsError as ``check_players``."""
        rounds = range(1, self.rounds_with(players) + 1)
        if self.round_sizes is not None:
            return self.round_sizes
        mode = list(Mode).index(self.mode)
        return tuple(cards_in_round(players, mode, number) for number in rounds)

    def as_data(self, _players: int) -> dict[str, Any]:
        """Every option as a JSON value, so that a record explains itself; A14 and V7 only where needed."""
        plus_minus = self.plus_minus_one
        data: dict[str, Any] = {
            "specials": list(self.specials),
            "mode": str(self.mode),
            "bidding": str(self.bidding),
            "plus_minus_one": str(plus_minus) if isinstance(plus_minus, PlusMinus) else plus_minus,
        }
        if self.is_own_course or isinstance(plus_minus, PlusMinus):
            data["round_sizes"] = None if self.round_sizes is None else list(self.round_sizes)
            data["first_dealer"] = self.first_dealer
        return data


@dataclass(frozen=True, slots=True)
class ExtremeOptions:
    """Options of a game of Wizard Extreme.

    ``rounds``: None for the number in the rules (B4).  ``first_dealer``: the seat that deals first (B17).  Raises
    OptionsError for values that do not exist.
    """

    game: ClassVar[str] = "extreme"
    codebook: ClassVar[AnyCodebook] = EXTREME_CODEBOOK
    """Translates between moves, their notation and their codes."""
    fewest_players: ClassVar[int] = 3
    most_players: ClassVar[int] = 5

    rounds: int | None = None
    magician: int = 4
    raise_magician: bool = False
    first_dealer: int = 0

    def __post_init__(self) -> None:
        """Check the values."""
        rounds, magician = as_number(self.rounds), as_number(self.magician)
        if self.rounds is not None and (rounds is None or rounds < 1):
            raise OptionsError(sentence("rounds", rounds=repr(self.rounds)))
        if magician not in (4, 5):
            raise OptionsError(sentence("magician", magician=repr(self.magician)))
        object.__setattr__(self, "rounds", rounds)
        object.__setattr__(self, "magician", magician)
        check_truth("raise_magician", self.raise_magician)
        object.__setattr__(self, "first_dealer", first_dealer_of(self.first_dealer))

    def __setstate__(self, values: Iterable[Any]) -> None:
        """Unpickle: options that an earlier foretell did not know have their defaults."""
        type(self).__init__(self, *values)

    def check_players(self, players: int) -> None:
        """Raise OptionsError if this many cannot play."""
        players = number_of_players(players)
        if not self.fewest_players <= players <= self.most_players:
            raise OptionsError(sentence("players", game="Wizard Extreme", most=5, players=players, rule="B3"))
        first_dealer_of(self.first_dealer, players)

    def rounds_with(self, players: int) -> int:
        """B4: the number of rounds with this many players; raises OptionsError as ``check_players``."""
        self.check_players(players)
        return self.rounds if self.rounds is not None else extreme_rounds(players)

    def settings(self, players: int) -> tuple[int, ...]:
        """The options as the rules take them, between seats and seed."""
        return min(self.rounds_with(players), LARGEST), self.magician, int(self.raise_magician)

    @property
    def course(self) -> tuple[int]:
        """B17: who deals first, as the rules take it."""
        return (self.first_dealer,)

    @property
    def is_own_course(self) -> bool:
        """B17: whether another seat deals first than the book says."""
        return self.first_dealer != 0

    def cards_each(self, players: int) -> tuple[int, ...]:
        """B3, B4: how many cards each player is dealt, by round.

        Raises OptionsError as ``check_players``, and for more than ``MOST_ROUNDS``.
        """
        rounds = self.rounds_with(players)
        if rounds > MOST_ROUNDS:
            raise OptionsError(f"a whole game has at most {MOST_ROUNDS} rounds, not {rounds}")
        return (CARDS_EACH,) * rounds

    def as_data(self, players: int) -> dict[str, Any]:
        """Every option as a JSON value, with the number of rounds for this many players; B17 only where it is used."""
        data: dict[str, Any] = {
            "rounds": self.rounds_with(players),
            "magician": self.magician,
            "raise_magician": self.raise_magician,
        }
        return data | {"first_dealer": self.first_dealer} if self.is_own_course else data


Options = WizardOptions | ExtremeOptions
_E = TypeVar("_E", bound=Name)


def mode_of(text: str) -> Mode:
    """The mode with this name; raises OptionsError if there is none."""
    return _member(Mode, text, "mode")


def bidding_of(text: str) -> Bidding:
    """The kind of bidding with this name; raises OptionsError if there is none."""
    return _member(Bidding, text, "kind of bidding")


def plus_minus_of(text: str) -> PlusMinus:
    """The exception from plus/minus one with this name; raises OptionsError if there is none."""
    return _member(PlusMinus, text, "kind of plus/minus one")


def _plus_minus_of(value: object) -> bool | PlusMinus:
    """The value of the option; raises OptionsError."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return plus_minus_of(value)
    raise OptionsError(f"plus_minus_one is True, False or one of {', '.join(PlusMinus)}, not {value!r}")


def _member(kind: type[_E], value: str, what: str) -> _E:
    try:
        return kind(value)
    except ValueError:
        raise OptionsError(sentence("no-such-value", value=repr(value), what=what, members=", ".join(kind))) from None


def _ordered_specials(names: Iterable[str]) -> tuple[str, ...]:
    """S1 to S7: the special cards in the order of their rules."""
    try:
        chosen = names.split(",") if isinstance(names, str) else list(names)
    except TypeError:  # an array of no dimensions calls itself iterable
        raise OptionsError(f"specials are names of special cards, such as ('bomb', 'cloud'), not {names!r}") from None
    for name in chosen:
        if not isinstance(name, str) or name not in SPECIALS:
            members = ", ".join(SPECIALS)
            raise OptionsError(sentence("no-such-value", value=repr(name), what="special card", members=members))
        if chosen.count(name) > 1:
            raise OptionsError(sentence("one-in-box", name=name, count=chosen.count(name)))
    return tuple(name for name in SPECIALS if name in chosen)


def check_truth(name: str, value: object) -> None:
    """Raise OptionsError unless the value is True or False."""
    if type(value) is not bool:
        raise OptionsError(f"{name} is True or False, not {value!r}")


def seed_of(seed: object) -> int:
    """The seed as an int, one of numpy's too; raises OptionsError for all but whole numbers from 0 to LARGEST."""
    number = as_number(seed)
    if number is None or not 0 <= number <= LARGEST:
        raise OptionsError(f"a seed must be a whole number from 0 to {LARGEST}, not {seed!r}")
    return number


def number_of_players(players: object) -> int:
    """The number as an int, one of numpy's too; raises OptionsError for what is no whole number."""
    number = as_number(players)
    if number is None:
        raise OptionsError(f"the number of players is a whole number, not {players!r}")
    return number
