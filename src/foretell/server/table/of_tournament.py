"""Tables that tournaments open: everybody is seated at once, and the game begins by itself."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...bots.levels import at_hand
from ..protocol.actions import AnyAction, BotSeated, Seated
from ..protocol.kinds import OfTournament, TableKind
from .seating import bot_name
from .state import Table


@dataclass(frozen=True, slots=True)
class Chair:
    """Who has a seat."""

    name: str
    """Empty: a bot sits there, and has a name of its own."""
    player: str = ""
    """The id of the person's player; empty: they have no device, and a bot plays for them."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to open."""

    table: str
    kind: TableKind
    secret: bytes
    of: OfTournament
    chairs: tuple[Chair, ...]
    fill: str
    """The bot that plays in seats without players."""


def seats_of_tournament(made: Table, opening: Opening) -> Iterator[AnyAction]:
    """Seat everybody, one after the other; each action has to be done before the next is taken."""
    bot = at_hand(opening.fill)
    names = [chair.name for chair in opening.chairs if chair.name]
    for seat, chair in enumerate(opening.chairs):
        if chair.player:
            yield Seated(seat, chair.player, chair.name)
        else:
            taken = [*names, *(other.name for other in made.seats)]
            yield BotSeated(seat, bot, chair.name or bot_name(bot, made.id, seat, taken))
