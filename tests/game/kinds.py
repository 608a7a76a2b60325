"""Games of every kind, for claims that hold in all of them: options, seats, and games played at random.

A test takes a kind from hypothesis (``kinds()``, ``positions()``), from a generator of its own (``random_kind``), or
one of each (``ONE_OF_EACH``, to parametrize with).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from hypothesis import strategies as st

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.game.events import Event


@dataclass(frozen=True, slots=True)
class Kind:
    """What is agreed before a game, and how many agree on it."""

    options: Options
    players: int

    def game(self, seed: int | None = None) -> Game:
        """A game of this kind, dealt from a seed (None: to be dealt by hand)."""
        return Game(self.options, self.players, seed=seed)

    def __str__(self) -> str:
        """In short, as the name of a test's case."""
        options = self.options
        if isinstance(options, ExtremeOptions):
            raised = "-raised" if options.raise_magician else ""
            return f"extreme-{self.players}-rounds-{options.rounds}-magician-{options.magician}{raised}"
        bidding = "plus-minus-one" if options.plus_minus_one else options.bidding
        return "-".join(["wizard", str(self.players), options.mode, bidding, *options.specials])


@dataclass(frozen=True, slots=True)
class Position:
    """A game of a kind after random moves: the same three numbers always make the same game."""

    kind: Kind
    seed: int
    moves: int

    def game(self) -> Game:
        """The game, played anew."""
        game = self.kind.game(self.seed)
        play_on(game, Random(self.seed), self.moves)
        return game


def subsets() -> list[tuple[str, ...]]:
    """All choices of special cards that S8 allows."""
    chosen = (
        tuple(name for name, wanted in zip(SPECIALS, wish, strict=True) if wanted) for wish in product((0, 1), repeat=7)
    )
    return [names for names in chosen if ("dragon" in names) == ("fairy" in names)]


BIDDINGS = ((Bidding.OPEN, False), (Bidding.OPEN, True), (Bidding.HIDDEN, False), (Bidding.SECRET, False))
"""All ways to bid (A6, V1, V2, V3), the second of each: plus/minus one."""


def wizard_kinds(specials: tuple[str, ...] = (), mode: Mode = Mode.STANDARD) -> list[Kind]:
    """Every kind of Wizard with these cards and this mode."""
    options = [WizardOptions(specials, mode, bidding, plus_minus_one) for bidding, plus_minus_one in BIDDINGS]
    return [Kind(choice, players) for choice in options for players in range(3, choice.most_players + 1)]


def extreme_kinds() -> list[Kind]:
    """Kinds of Wizard Extreme: as many rounds as the rules say, the least, an even and an odd number."""
    choices = product((None, 1, 2, 5), (4, 5), (False, True), (3, 4, 5))
    return [Kind(ExtremeOptions(rounds, base, raised), players) for rounds, base, raised, players in choices]


PLAIN = wizard_kinds()
MODES = [kind for mode in Mode if mode is not Mode.STANDARD for kind in wizard_kinds(mode=mode)]
SPECIAL = [kind for names in subsets() if names for kind in wizard_kinds(names)]
FULL_BOX = wizard_kinds(SPECIALS)
EXTREME = extreme_kinds()
SORTS = (PLAIN, MODES, SPECIAL, FULL_BOX, EXTREME)
"""All kinds by sort.  The full box stands by itself, because there the special cards meet most often."""
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
"""Every mode with every way to bid, the full box, Extreme with all numbers of seats; parametrize with ``ids=str``."""


def random_kind(rng: Random) -> Kind:
    """Some kind; each sort is as likely as the others."""
    return rng.choice(rng.choice(SORTS))


def kinds() -> st.SearchStrategy[Kind]:
    """Some kind, for hypothesis."""
    return st.sampled_from(SORTS).flatmap(st.sampled_from)


def seeds() -> st.SearchStrategy[int]:
    """All seeds that a game may have."""
    return st.integers(0, 2**63 - 1)


def positions(of: st.SearchStrategy[Kind] | None = None, most_moves: int = 300) -> st.SearchStrategy[Position]:
    """Games of some kind (of all, if nothing is said) somewhere on their way."""
    return st.builds(Position, kinds() if of is None else of, seeds(), st.integers(0, most_moves))


def walk(game: Game, rng: Random, moves: int | None = None) -> Iterator[tuple[Event, ...]]:
    """Play random moves, so many or to the end, and yield what happens by each."""
    made = 0
    while not game.is_over and made != moves:
        legal = game.legal_moves
        yield game.apply(legal[rng.randrange(len(legal))])
        made += 1


def play_on(game: Game, rng: Random, moves: int | None = None) -> None:
    """Make random moves, so many or to the end."""
    for _ in walk(game, rng, moves):
        pass


def play_first_moves(game: Game, rounds: int) -> None:
    """Play a game that deals itself so far that this many rounds are complete, with the first move of each list."""
    while len(game.rounds) <= rounds and not game.is_over:
        game.apply(game.legal_moves[0])
