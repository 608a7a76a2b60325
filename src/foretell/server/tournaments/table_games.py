"""The server's tables of a round: what is opened, and how each game has ended."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from ...game.errors import OptionsError
from ...game.options import ExtremeOptions, Mode, WizardOptions
from ...tournament.draw import deal_id, head_of, round_secret, table_secret
from ...tournament.settings import Settings
from ...tournament.state import Round, State, Table
from ..eventlog.asking import Refusal
from ..protocol.kinds import MOST_ROUNDS, GameKind, OfTournament, Pace, TableKind, kind_of
from ..table.decide import check_kind
from ..table.server_actions import Chair, Opening
from ..table.state import Table as Game
from .decide import Points
from .lines import game_id
from .state import Tournament

_PLAYED = "off"
"""Plus/minus one is not played; what a pad warns of, a table forbids."""


def kind_at(settings: Settings, seats: int) -> TableKind:
    """The kind of a table with this number of seats; raises Refusal if the settings do not go together."""
    try:
        kind = TableKind(_game(settings, seats), seats, msgspec.convert(settings.pace, Pace), spectators=False)
        check_kind(kind)
    except OptionsError as error:
        raise Refusal("options", str(error)) from None
    return kind


def _game(settings: Settings, seats: int) -> GameKind:
    """The game by the options of score pads; points that differ from the rules are for real cards alone."""
    agreed = settings.options
    rounds = agreed.get("rounds")
    if settings.game == "extreme":
        if rounds is not None and rounds > MOST_ROUNDS:
            raise OptionsError(f"a game at a table has at most {MOST_ROUNDS} rounds")
        return kind_of(ExtremeOptions(rounds, agreed.get("magician", 4), agreed.get("raise_magician", False)))
    plus_minus, kind = agreed.get("plus_minus_one", _PLAYED), agreed.get("plus_minus_kind", "always")
    options = WizardOptions(
        tuple(agreed.get("specials", ())),
        agreed.get("mode", Mode.STANDARD),
        agreed.get("bidding", "open"),
        plus_minus != _PLAYED and (kind == "always" or kind),
    )
    options.check_players(seats)
    by_rules = options.cards_each(seats)
    shorter = rounds is not None and rounds < len(by_rules) and options.mode is Mode.STANDARD
    return kind_of(replace(options, round_sizes=by_rules[:rounds]) if shorter else options)


def is_own(tournament: Tournament, row: Round) -> bool:
    """Whether the round is played at tables of this tournament, and was not imported with a file."""
    return row.online and row.head == head_of(bytes.fromhex(tournament.secret))


def own_game(tournament: Tournament, row: Round, table: Table) -> str | None:
    """The id of the server's table, if this tournament has opened it: a file may name any."""
    return table.game if table.game == game_id(tournament.secret, row.seed, table.number) else None


def secret_of(tournament: Tournament, row: Round) -> str:
    """The secret of a round's deals."""
    return round_secret(bytes.fromhex(tournament.secret), row.deal)


def opening_of(tournament: Tournament, watch: str, row: Round, table: Table) -> Opening:
    """The server's table for a table of a round; ``watch``: the tournament's key for everybody.

    Raises Refusal if the settings do not go together.
    """
    state, game = tournament.state, game_id(tournament.secret, row.seed, table.number)
    settings, same = state.settings, row.same
    deals = deal_id(state.id, row.number) if same else game
    of = OfTournament(watch, settings.name, row.number, table.number, deals, same, 0 if same else settings.delay)
    chairs = _chairs(tournament, table)
    secret = table_secret(secret_of(tournament, row), table.number, same=same)
    return Opening(game, kind_at(settings, len(chairs)), secret, of, chairs, settings.fill)


def _chairs(tournament: Tournament, table: Table) -> tuple[Chair, ...]:
    """The seats of a table; of several people on one device there, the first to take part plays."""
    devices: dict[str, str] = {}
    for person, player in tournament.players.items():
        if person in table.seats:
            devices.setdefault(player, person)
    players = {person: player for player, person in devices.items()}
    people = tournament.state.people
    return tuple(Chair("") if one is None else Chair(people[one].name, players.get(one, "")) for one in table.chairs)


def points_of(state: State, table: Table, game: Game) -> Points:
    """The points of the people at a table whose game is over."""
    if game.game is None:
        return nobody(table)
    walkover = state.settings.absent == "walkover"
    totals: Sequence[int] = game.game.totals
    gone = [walkover and seat.bot is not None for seat in game.seats]
    return {
        person: None if gone[seat] else totals[seat] for seat, person in enumerate(table.chairs) if person is not None
    }


def nobody(table: Table) -> Points:
    """The points if nobody has played."""
    return dict.fromkeys(table.seats)
