"""The games in which puzzles are looked for, of one round each, so that a puzzle's record is short.

Mixed levels play them, and every decision is a position.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.bots import Bot, make_bot
from foretell.bots.search.memory import Foretold
from foretell.game.observation import Observation
from foretell.rules.chance import below

CLASSIC = "classic"
ALL_CARDS = "all-cards"
_SIZES = (2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
_TWINS = {"dragon": ("dragon", "fairy"), "fairy": ("dragon", "fairy")}
"""S8: these two come only together."""
LEVELS = ("apprentice", "thumb", "journeyman", "master")
_SHARES = ("apprentice", "thumb", "thumb", "journeyman", "journeyman", "journeyman", "master", "master", "master")
_MOST_SEED = 1 << 62


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game: what puzzles of it are listed as, the options, the number of players."""

    name: str
    options: Options
    players: int
    special: str | None = None
    """The special card that the position has to be about, if it is one."""


def kinds() -> Sequence[Kind]:
    """Every kind of game, the usual ones several times."""
    classic = [Kind(CLASSIC, WizardOptions(), n) for n in (3, 4, 4, 4, 5, 6)]
    variants = [
        Kind("plus-minus", WizardOptions(plus_minus_one=True), 4),
        Kind("hidden", WizardOptions(bidding=Bidding.HIDDEN), 4),
        Kind("secret", WizardOptions(bidding=Bidding.SECRET), 5),
        Kind("clairvoyance", WizardOptions(mode=Mode.CLAIRVOYANCE), 4),
        *(Kind("single-suit", WizardOptions(mode=Mode.SINGLE_SUIT), n) for n in (3, 4)),
        *(Kind("maximus", WizardOptions(mode=Mode.MAXIMUS), n) for n in (4, 6)),
    ]
    alone = [
        Kind(card, WizardOptions(_TWINS.get(card, (card,))), n, card)
        for card, n in zip(SPECIALS, (4, 3, 4, 5, 4, 3, 4), strict=True)
    ]
    every = [Kind(ALL_CARDS, WizardOptions(SPECIALS), n) for n in (3, 4, 5, 6)]
    extreme = [Kind("extreme", ExtremeOptions(rounds=1), n) for n in (3, 4, 4, 5)]
    return *classic, *variants, *alone, *alone, *every, *extreme, *extreme


def one_round(kind: Kind, rng: list[int]) -> Options:
    """The options of a game whose first round is the puzzle's: of any size, dealt by any seat."""
    dealer = below(rng, kind.players)
    options = kind.options
    if isinstance(options, WizardOptions):
        size = min(_SIZES[below(rng, len(_SIZES))], 60 // kind.players)
        sizes = (size,) if options.mode is Mode.STANDARD else None
        return replace(options, round_sizes=sizes, first_dealer=dealer)
    return replace(options, first_dealer=dealer)


@dataclass(frozen=True, slots=True)
class Position:
    """A decision in a game of one round; the game goes on, so ``story`` says how many moves were made."""

    game: Game
    observation: Observation
    foretold: tuple[int, ...]
    """B5: the predictions as the seat remembers them (``foretell.bots.search.memory``)."""
    moves: int


def players() -> dict[str, Bot]:
    """A bot of each level; they are not random."""
    return {level: make_bot(level, 0) for level in LEVELS}


def positions(kind: Kind, rng: list[int], bots: dict[str, Bot]) -> Iterator[Position]:
    """Every decision among several moves in one round, which bots of random levels play."""
    game = Game(one_round(kind, rng), kind.players, seed=below(rng, _MOST_SEED))
    levels = [_SHARES[below(rng, len(_SHARES))] for _ in range(kind.players)]
    memories = [Foretold() for _ in levels]
    made = 0
    while game.turn is not None and game.round == 1:
        seat = game.turn
        seen = game.observe(seat)
        foretold = memories[seat].recall(seen.view)
        if len(seen.legal_moves) > 1:
            yield Position(game, seen, foretold, made)
        game.apply(bots[levels[seat]].choose(seen))
        made += 1
