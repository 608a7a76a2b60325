"""Games of every kind, for properties that hold in all of them: options, seats, and games played at random.

A test takes kinds from hypothesis (``kinds()``, ``positions()``), from its own generator (``random_kind``), or one of
each (``ONE_OF_EACH``, to parametrize with).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from hypothesis import strategies as st

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, PlusMinus, WizardOptions
from foretell.game.events import Event


@dataclass(frozen=True, slots=True)
class Kind:
    """The options of a game, and its number of players."""

    options: Options
    players: int

    def game(self, seed: int | None = None) -> Game:
        """A game of this kind, dealt by a seed (None: to be dealt by hand)."""
        return Game(self.options, self.players, seed=seed)

    def __str__(self) -> str:
        """A short text, as the name of a test case."""
        options = self.options
        if isinstance(options, ExtremeOptions):
            raised = "-raised" if options.raise_magician else ""
            return f"extreme-{self.players}-rounds-{options.rounds}-magician-{options.magician}{raised}{self._course}"
        kind = f"-{options.plus_minus_one}" if isinstance(options.plus_minus_one, PlusMinus) else ""
        bidding = f"plus-minus-one{kind}" if options.plus_minus_one else options.bidding
        return "-".join(["wizard", str(self.players), options.mode, bidding, *options.specials]) + self._course

    @property
    def _course(self) -> str:
        """A14, V7, B17: who deals first, and the sizes of the rounds, where they are not the book's."""
        sizes = getattr(self.options, "round_sizes", None)
        first = f"-from-{self.options.first_dealer}" if self.options.is_own_course else ""
        return first + ("-sizes-" + "-".join(map(str, sizes)) if sizes else "")


@dataclass(frozen=True, slots=True)
class Position:
    """A game of a kind after random moves: the same three numbers always give the same game."""

    kind: Kind
    seed: int
    moves: int

    def game(self) -> Game:
        """The game, replayed."""
        game = self.kind.game(self.seed)
        play_on(game, Random(self.seed), self.moves)
        return game


def subsets() -> list[tuple[str, ...]]:
    """All sets of special cards that S8 allows."""
    chosen = (
        tuple(name for name, wanted in zip(SPECIALS, wish, strict=True) if wanted) for wish in product((0, 1), repeat=7)
    )
    return [names for names in chosen if ("dragon" in names) == ("fairy" in names)]


BIDDINGS = ((Bidding.OPEN, False), (Bidding.OPEN, True), (Bidding.HIDDEN, False), (Bidding.SECRET, False))
"""All ways to bid (A6, V1, V2, V3); the flag of each: plus/minus one."""


def wizard_kinds(specials: tuple[str, ...] = (), mode: Mode = Mode.STANDARD) -> list[Kind]:
    """Every kind of Wizard with these cards and this mode."""
    options = [WizardOptions(specials, mode, bidding, plus_minus_one) for bidding, plus_minus_one in BIDDINGS]
    return [Kind(choice, players) for choice in options for players in range(3, choice.most_players + 1)]


def extreme_kinds() -> list[Kind]:
    """Kinds of Wizard Extreme: the number of rounds in the rules, the smallest, an even and an odd one."""
    choices = product((None, 1, 2, 5), (4, 5), (False, True), (3, 4, 5))
    return [Kind(ExtremeOptions(rounds, base, raised), players) for rounds, base, raised, players in choices]


PLAIN = wizard_kinds()
MODES = [kind for mode in Mode if mode is not Mode.STANDARD for kind in wizard_kinds(mode=mode)]
SPECIAL = [kind for names in subsets() if names for kind in wizard_kinds(names)]
FULL_BOX = wizard_kinds(SPECIALS)
EXTREME = extreme_kinds()
COURSES = [
    Kind(WizardOptions(round_sizes=(1,) * 15), 3),
    Kind(WizardOptions(("werewolf", "juggler"), bidding=Bidding.SECRET, round_sizes=(10, 1, 10)), 6),
    Kind(WizardOptions(SPECIALS, plus_minus_one=True, round_sizes=(5, 1, 12), first_dealer=2), 5),
    Kind(WizardOptions(round_sizes=tuple(n % 5 + 1 for n in range(26)), first_dealer=3), 4),
    Kind(WizardOptions(("bomb",), bidding=Bidding.HIDDEN, first_dealer=1), 4),
    Kind(WizardOptions(mode=Mode.CLAIRVOYANCE, first_dealer=2), 3),
    Kind(ExtremeOptions(2, first_dealer=2), 3),
    Kind(ExtremeOptions(1, 5, first_dealer=4), 5),
]
"""A14, V7, B17: rounds of other sizes, and other first dealers."""
EXCEPTIONS = [
    Kind(WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD), 4),
    Kind(WizardOptions(plus_minus_one=PlusMinus.ZERO_ALLOWED), 3),
    Kind(WizardOptions(SPECIALS, plus_minus_one=PlusMinus.ZERO_ALLOWED, round_sizes=(1, 2, 1, 10)), 6),
    Kind(WizardOptions((), Mode.CLAIRVOYANCE, Bidding.OPEN, PlusMinus.NOT_ONE_CARD, first_dealer=1), 5),
    Kind(WizardOptions((), Mode.SINGLE_SUIT, Bidding.OPEN, PlusMinus.ZERO_ALLOWED), 4),
]
"""V8, V9: exceptions from plus/minus one."""
SORTS = (PLAIN, MODES, SPECIAL, FULL_BOX, EXTREME, COURSES, EXCEPTIONS)
"""All kinds in groups.  The full box is a group of its own, because there the special cards meet most often."""
ONE_OF_EACH = [
    *(
        Kind(WizardOptions((), Mode.STANDARD, *bids), players)
        for bids, players in zip(BIDDINGS, (3, 4, 5, 6), strict=True)
    ),
    *(Kind(WizardOptions(SPECIALS, Mode.STANDARD, *bids), n) for bids, n in zip(BIDDINGS, (6, 3, 4, 5), strict=True)),
    *(Kind(WizardOptions((), Mode.CLAIRVOYANCE, *bids), n) for bids, n in zip(BIDDINGS, (4, 5, 6, 3), strict=True)),
    *(Kind(WizardOptions((), Mode.SINGLE_SUIT, *bids), n) for bids, n in zip(BIDDINGS, (3, 4, 3, 4), strict=True)),
    *(Kind(WizardOptions((), Mode.MAXIMUS, *bids), n) for bids, n in zip(BIDDINGS, (5, 6, 3, 4), strict=True)),
    *(Kind(ExtremeOptions(), players) for players in (3, 4, 5)),
    Kind(ExtremeOptions(8, 4, raise_magician=True), 4),
    Kind(ExtremeOptions(3, 5), 3),
]
"""Every mode with every way to bid, the full box, Extreme with each number of seats; parametrize with ``ids=str``."""


def random_kind(rng: Random) -> Kind:
    """A random kind; all groups are equally likely."""
    return rng.choice(rng.choice(SORTS))


def kinds() -> st.SearchStrategy[Kind]:
    """A strategy for kinds."""
    return st.sampled_from(SORTS).flatmap(st.sampled_from)


def seeds() -> st.SearchStrategy[int]:
    """A strategy for all seeds that a game may have."""
    return st.integers(0, 2**63 - 1)


def positions(of: st.SearchStrategy[Kind] | None = None, most_moves: int = 300) -> st.SearchStrategy[Position]:
    """A strategy for games of some kind (by default, all kinds) at some point."""
    return st.builds(Position, kinds() if of is None else of, seeds(), st.integers(0, most_moves))


def walk(game: Game, rng: Random, moves: int | None = None) -> Iterator[tuple[Event, ...]]:
    """Play random moves (this many, or to the end), and yield the events of each."""
    made = 0
    while not game.is_over and made != moves:
        legal = game.legal_moves
        yield game.apply(legal[rng.randrange(len(legal))])
        made += 1


def play_on(game: Game, rng: Random, moves: int | None = None) -> None:
    """Make random moves: this many, or to the end."""
    for _ in walk(game, rng, moves):
        pass


def play_first_moves(game: Game, rounds: int) -> None:
    """Play a game with a seed until this many rounds are complete, always with the first legal move."""
    while len(game.rounds) <= rounds and not game.is_over:
        game.apply(game.legal_moves[0])
