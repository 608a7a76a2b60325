"""The kind of a table: its game, its pace, and who may see it."""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ...game.cards import SPECIALS
from ...game.names import Name
from ...game.options import Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions
from ...rules.wizard import state as wizard

LONGEST_NAME = 24
LONGEST_CHAT = 200
MOST_ROUNDS = 30
MOST_SIZES = wizard.MOST_ROUNDS

_WRITTEN = r"[^\s\x00-\x1f\x7f-\x9f]"
"""A visible character, as far as a pattern in the schema can say it."""
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=_WRITTEN)]
Portrait = Literal[
    "owl",
    "fox",
    "badger",
    "sparrow",
    "hedgehog",
    "otter",
    "bear",
    "hare",
    "raven",
    "lynx",
    "squirrel",
    "tortoise",
]
"""A player's portrait; clients draw it."""
_WHOLE = {"description": "a whole number, written without a point"}
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5, extra_json_schema=_WHOLE)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT, pattern=_WRITTEN)]
Reaction = Literal["laugh", "wow", "sad", "heart", "star", "clover"]
"""What a player can show instead of words."""
DRAWN: Literal["drawn"] = "drawn"
FirstDealer = SeatNumber | Literal["drawn"] | UnsetType
"""A14, B17: the seat that deals first, or ``drawn``: by the shuffle, when the game begins; seat 0 if it is left out."""
_RoundSize = Annotated[int, msgspec.Meta(ge=1, le=20, extra_json_schema=_WHOLE)]
_RoundSizes = Annotated[tuple[_RoundSize, ...], msgspec.Meta(min_length=1, max_length=MOST_SIZES)]
_Special = Annotated[str, msgspec.Meta(max_length=16, extra_json_schema={"pattern": f"^({'|'.join(SPECIALS)})$"})]


def first_dealer_of(given: FirstDealer) -> int:
    """The seat that deals first; seat 0 as long as it is not drawn."""
    return given if isinstance(given, int) else 0


class WizardGame(msgspec.Struct, frozen=True, tag_field="game", tag="wizard", forbid_unknown_fields=True):
    """Options of a game of Wizard (A14, S1 to S8, V1 to V9)."""

    specials: Annotated[tuple[_Special, ...], msgspec.Meta(max_length=7, extra_json_schema={"uniqueItems": True})] = ()
    """The Dragon and the Fairy come together; with special cards the mode is standard."""
    mode: Mode = Mode.STANDARD
    bidding: Bidding = Bidding.OPEN
    plus_minus_one: bool | PlusMinus = False
    """V1; with an exception: V8, V9."""
    round_sizes: _RoundSizes | UnsetType = UNSET
    """V7: how many cards each player is dealt, by round; as in A2 if it is left out."""
    first_dealer: FirstDealer = UNSET

    def options(self) -> Options:
        """The game's options; raises OptionsError for options that exclude each other."""
        sizes = None if self.round_sizes is UNSET else self.round_sizes
        return WizardOptions(
            self.specials, self.mode, self.bidding, self.plus_minus_one, sizes, first_dealer_of(self.first_dealer)
        )


class ExtremeGame(msgspec.Struct, frozen=True, tag_field="game", tag="extreme", forbid_unknown_fields=True):
    """Options of a game of Wizard Extreme (B4, B15 to B17); rounds null: as the rules say."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] | None = None
    magician: Annotated[int, msgspec.Meta(ge=4, le=5)] = 4
    raise_magician: bool = False
    first_dealer: FirstDealer = UNSET

    def options(self) -> Options:
        """The game's options."""
        return ExtremeOptions(self.rounds, self.magician, self.raise_magician, first_dealer_of(self.first_dealer))


GameKind = WizardGame | ExtremeGame


def is_drawn(game: GameKind) -> bool:
    """A14, B17: whether the first dealer is drawn."""
    return game.first_dealer == DRAWN


_USUAL = {"round_sizes": None, "first_dealer": 0}
"""Options that are left out if they are as in the book, so that such tables have the same text as ever."""
_GAMES: dict[str, type[GameKind]] = {"wizard": WizardGame, "extreme": ExtremeGame}


@lru_cache(256)
def options_of(kind: GameKind) -> Options:
    """The options of a kind of game, one object for all; raises OptionsError for options that exclude each other."""
    return kind.options()


def kind_of(options: Options) -> GameKind:
    """The options as messages have them."""
    kind = _GAMES[options.game]
    given: dict[str, Any] = {name: getattr(options, name) for name in kind.__struct_fields__}
    return kind(**{name: value for name, value in given.items() if name not in _USUAL or value != _USUAL[name]})


class Clock(Name):
    """The unit of the time for a move."""

    NONE = "none"
    SECONDS = "seconds"
    DAYS = "days"


_MS = {Clock.SECONDS: 1000, Clock.DAYS: 86_400_000}


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for a move: no clock, or an amount of seconds or days."""

    clock: Clock = Clock.NONE
    amount: Annotated[int, msgspec.Meta(ge=1, le=600)] = 1

    @property
    def milliseconds(self) -> int | None:
        """The time for a move; None without a clock."""
        return None if self.clock is Clock.NONE else _MS[self.clock] * self.amount


class OfTournament(msgspec.Struct, frozen=True):
    """The tournament to which a table belongs."""

    tournament: str
    """The key of its link for everybody."""
    name: str
    round: int
    table: int
    deals: str
    """The id of the game in its deals (docs/fair-deals.md)."""
    same: bool = False
    """Whether all tables of the round have these deals, which are shown when all of them have ended."""
    delay: int = 0
    """Seconds by which people without a seat see the game late."""


class TableKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The kind of a table."""

    game: GameKind
    seats: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    pace: Pace = Pace()
    listed: bool = False
    """Whether the table is in the list of open tables; otherwise only its link leads to it."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    hints: bool | UnsetType = UNSET
    """Whether players may ask the coach; the others see that they did.  If it is left out, they may not."""
