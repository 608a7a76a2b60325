"""What the data set consists of: which bot plays games of which kinds, with which seeds, and how they are split."""

from dataclasses import dataclass
from typing import Any

from .. import __version__
from ..bots.net.loading import WEIGHTS, checksum_of
from ..bots.search.settings import MOST_WORLDS
from ..encoder import Encoder
from ..game.cards import SPECIALS
from ..game.codebook import as_number
from ..game.errors import OptionsError
from ..game.options import Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions
from ..rules.chance import round_key


@dataclass(frozen=True, slots=True)
class GameKind:
    """Options and a number of players, under a name."""

    name: str
    options: Options
    players: int


KINDS = (
    *(GameKind(f"classic-{players}", WizardOptions(), players) for players in range(3, 7)),
    *(GameKind(f"specials-{players}", WizardOptions(SPECIALS), players) for players in range(3, 7)),
    GameKind("some-specials-4", WizardOptions(("bomb", "juggler", "cloud")), 4),
    GameKind("plus-minus-one-4", WizardOptions(plus_minus_one=True), 4),
    GameKind("not-one-card-5", WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD), 5),
    GameKind("zero-allowed-3", WizardOptions(plus_minus_one=PlusMinus.ZERO_ALLOWED), 3),
    GameKind("hidden-4", WizardOptions(bidding=Bidding.HIDDEN), 4),
    GameKind("secret-5", WizardOptions(bidding=Bidding.SECRET), 5),
    GameKind("clairvoyance-4", WizardOptions(mode=Mode.CLAIRVOYANCE), 4),
    GameKind("single-suit-3", WizardOptions(mode=Mode.SINGLE_SUIT), 3),
    GameKind("single-suit-4", WizardOptions(mode=Mode.SINGLE_SUIT), 4),
    GameKind("maximus-4", WizardOptions(mode=Mode.MAXIMUS), 4),
    GameKind("maximus-6", WizardOptions(mode=Mode.MAXIMUS), 6),
    *(GameKind(f"extreme-{players}", ExtremeOptions(), players) for players in range(3, 6)),
    GameKind("extreme-raised-4", ExtremeOptions(raise_magician=True), 4),
)
"""Game n of a split, counted from 0, is of the kind n modulo their number."""


FORMAT = "foretell-dataset/1"
SPLITS = {"train": 2_750_001, "validation": 2_750_002, "test": 2_750_003}
"""The splits with their seeds.  No deal is in two of them; both bots play the same deals of a split, from the first."""
_HELD_OUT = 20
"""One game in this many is for validation, and one for the test."""
_MOST_GAMES = 1_000_000
"""Of a bot."""


@dataclass(frozen=True, slots=True)
class Part:
    """The games of a bot in a split, which become a file of records and one of rows."""

    name: str
    """The level: the name of the folder."""
    bot: str
    """The same with its settings."""
    split: str
    games: int
    piece: int
    """How many games are played before the result is on disk."""

    def pieces(self) -> list[range]:
        """The numbers of the games, piece by piece."""
        return [range(first, min(first + self.piece, self.games)) for first in range(0, self.games, self.piece)]

    def kind(self, number: int) -> GameKind:
        """The kind of a game."""
        return KINDS[number % len(KINDS)]

    def seed(self, number: int) -> int:
        """The seed of a game's deals and of the bots in it."""
        return round_key(SPLITS[self.split], number)

    def __str__(self) -> str:
        """The path of its files without their endings."""
        return f"{self.name}/{self.split}"


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """The data set: how many games each bot plays, and how many worlds the grand master searches.

    Raises OptionsError for what is no whole number, numbers below 0 or too large, and no games at all.
    """

    master: int = 20_000
    grandmaster: int = 500
    worlds: int = 50

    def __post_init__(self) -> None:
        """Check the numbers."""
        for name in ("master", "grandmaster", "worlds"):
            number = as_number(getattr(self, name))
            object.__setattr__(self, name, -1 if number is None else number)
        if min(self.master, self.grandmaster) < 0 or self.master + self.grandmaster == 0 or self.worlds < 1:
            raise OptionsError(
                "a data set has whole numbers: of at least one game, and of at least one world to search"
            )
        if max(self.master, self.grandmaster) > _MOST_GAMES or self.worlds > MOST_WORLDS:
            raise OptionsError(
                f"a data set has at most {_MOST_GAMES} games of a bot, and {MOST_WORLDS} worlds to search"
            )

    @property
    def parts(self) -> tuple[Part, ...]:
        """The files to make."""
        bots = (
            ("master", "master", self.master, 100),
            ("grandmaster", f"grandmaster:worlds={self.worlds}", self.grandmaster, 2),
        )
        return tuple(
            Part(name, bot, split, many, piece)
            for name, bot, games, piece in bots
            for split, many in _split(games).items()
            if many
        )

    def as_data(self) -> dict[str, Any]:
        """All that decides what the files hold, as JSON values; raises BrokenNets."""
        return {
            "format": FORMAT,
            "foretell": __version__,
            "encoder": Encoder.version,
            "nets": {game: f"{checksum_of(game):08x}" for game in WEIGHTS},
            "games": {"master": self.master, "grandmaster": self.grandmaster},
            "worlds": self.worlds,
            "seeds": SPLITS,
            "kinds": [kind.name for kind in KINDS],
        }


def _split(games: int) -> dict[str, int]:
    """How many games each split has; fewer than three are for training."""
    held = max(1, games // _HELD_OUT) if games > 2 else 0
    return dict(zip(SPLITS, (games - 2 * held, held, held), strict=True))
