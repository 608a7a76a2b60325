"""What pads, tournaments and tables say about their games.  Nothing is changed here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...pad.fold import fold
from ...pad.standing import places
from ...pad.statistics import played
from ...tournament.state import Round
from ...tournament.state import Table as Seated
from ..pads.lines import watch_key
from ..pads.state import Pad
from ..protocol.views import SheetRow
from ..table.state import Status, Table
from ..tournaments.lines import pad_key
from ..tournaments.state import Tournament


@dataclass(frozen=True, slots=True)
class Row:
    """What somebody has reached."""

    name: str
    player: str
    """The id of the player whose device that was; empty: none."""
    points: int
    met: int | None = None
    bids: int | None = None
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that is over."""

    part: str
    kind: str
    rows: tuple[Row, ...]
    played: tuple[str, ...] = ()
    """What identifies the game, wherever it is read: a club counts it once."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The games of a pad, a tournament or a table."""

    games: tuple[Outcome, ...]
    over: bool
    """Whether no more games follow."""


def of_pad(pad: Pad, watch: str = "") -> Outcomes:
    """The game of a pad, without people who have left it; ``watch``: its key for watching."""
    state = fold(pad.document)
    if not state.over:
        return Outcomes((), over=False)
    rows = []
    for one in places(state):
        if one.place is not None:
            foretold = [each for each in played(state, one.player) if each.foretells]
            met = sum(each.met for each in foretold)
            rows.append(Row(one.name, pad.phones.get(one.player, ""), one.total, met, len(foretold)))
    same = f"pad {watch}", f"document {pad.document.id}"
    return Outcomes((Outcome("", state.game, tuple(rows), same),) if rows else (), over=True)


def of_table(table: Table) -> Outcomes:
    """The game of a table, unless others still play its deals; who was replaced by a bot keeps the result."""
    game = table.game
    if game is None or table.status is not Status.OVER or not table.is_open:
        return Outcomes((), over=table.status is Status.CLOSED)
    counts = _bids(table.sheet, len(table.seats))
    rows = tuple(
        Row(seat.name, seat.player or "", points, *count, bot=seat.player is None)
        for seat, points, count in zip(table.seats, game.totals, counts, strict=True)
    )
    return Outcomes((Outcome("", game.options.game, rows, (f"table {table.id}",)),), over=True)


def _bids(sheet: Sequence[SheetRow], seats: int) -> list[tuple[int, int]]:
    """By seat, how many bids were met, and how many were made."""
    found = []
    for seat in range(seats):
        met = [_met(row, seat) for row in sheet if row.magician != seat]
        found.append((sum(met), len(met)))
    return found


def _met(row: SheetRow, seat: int) -> bool:
    """Whether a bid was met; in Wizard Extreme: whether there are no penalty points."""
    return row.points[seat] == 0 if row.bids is None else row.bids[seat] == row.tricks[seat]


def of_tournament(tournament: Tournament) -> Outcomes:
    """The games of all rounds that are closed; bots of a tournament have no points."""
    state = tournament.state
    games = (_game(tournament, row, table) for row in state.rounds if row.closed for table in row.playing)
    return Outcomes(tuple(one for one in games if one.rows), over=state.over)


def _game(tournament: Tournament, row: Round, table: Seated) -> Outcome:
    pad = watch_key(pad_key(tournament.secret, row.seed, table.number))
    return Outcome(
        f"round {row.number} table {table.number}",
        tournament.state.settings.game,
        tuple(_seated(tournament, table)),
        (f"table {table.game}" if table.game else f"pad {pad}",),
    )


def _seated(tournament: Tournament, table: Seated) -> Iterator[Row]:
    for person in table.seats:
        points = None if table.result is None else table.result.points.get(person)
        if points is not None:
            yield Row(tournament.state.people[person].name, tournament.players.get(person, ""), points)
