"""A tournament as organisers, other readers and tables see it."""

from collections.abc import Collection, Mapping

import msgspec

from ...tournament.limits import SMALLEST_TABLE
from ...tournament.next import following
from ...tournament.settings import Settings
from ...tournament.standings import Standing, basis, counted, points_text, standings
from ...tournament.state import Clock, Person, Round, Table
from ..eventlog.entries import last_texts
from ..pads.lines import watch_key
from ..protocol.tournament_views import (
    NextView,
    OfTable,
    PersonView,
    RoundClock,
    RoundTable,
    RoundView,
    Stage,
    StandingView,
    Status,
    TournamentTable,
    TournamentView,
)
from .by_itself import acts_at
from .decide import MOST_OF_A_TABLE
from .lines import code_of, pad_key
from .state import Tournament
from .table_pads import rounds_of

LOG_SHOWN = 200
"""The last entries, for organisers."""
Progress = Mapping[tuple[int, int], int]
"""By round and table: the round of the game that its pad is in, as far as it is known."""


class Views:
    """The views of a tournament; standings, and rounds that have not changed, are worked out once."""

    def __init__(self, watch: str) -> None:
        """``watch``: the key for everybody."""
        self._watch = watch
        self._standings: tuple[object, tuple[StandingView, ...]] = ((), ())
        """With what they rest on."""
        self._rounds: dict[tuple[bool, int], tuple[Round, Settings, list[int], RoundView]] = {}

    def of(self, tournament: Tournament, progress: Progress, now: int, *, organiser: bool) -> TournamentView:
        """The whole tournament."""
        state = tournament.state
        return TournamentView(
            state.id,
            tournament.seq,
            now,
            organiser,
            self._watch,
            state.settings.to_json(),
            tuple(person_view(person, tournament) for person in state.people.values()),
            tuple(self._round(tournament, row, progress, organiser=organiser) for row in state.rounds),
            self._standing(tournament),
            next_view(tournament),
            state.chain,
            last_texts(tournament.shown, LOG_SHOWN) if organiser else (),
            state.over,
            codes_of(tournament) if organiser else (),
            deals=next((row.secret for row in reversed(state.rounds) if row.secret), state.deals),
        )

    def _standing(self, tournament: Tournament) -> tuple[StandingView, ...]:
        rests_on = basis(tournament.state, counted(tournament.state))
        if self._standings[0] != rests_on:
            self._standings = rests_on, tuple(map(standing_view, standings(tournament.state)))
        return self._standings[1]

    def _round(self, tournament: Tournament, row: Round, progress: Progress, *, organiser: bool) -> RoundView:
        settings = tournament.state.settings
        playing = [progress.get((row.number, table.number), 0) for table in row.tables]
        known = self._rounds.get((organiser, row.number))
        if known is not None and known[0] is row and known[1] is settings and known[2] == playing:
            return known[3]
        shown = round_view(tournament, row, progress, organiser=organiser)
        self._rounds[organiser, row.number] = row, settings, playing, shown
        return shown


def codes_of(tournament: Tournament) -> tuple[str, ...]:
    """The codes of all tables that the people may need, from table 1."""
    state = tournament.state
    if state.settings.online and all(row.online for row in state.rounds):
        return ()
    drawn = max((len(row.tables) for row in state.rounds), default=0)
    tables = max(drawn, -(-len(state.people) // SMALLEST_TABLE))
    return tuple(code_of(tournament.secret, number) for number in range(1, tables + 1))


def standing_view(one: Standing) -> StandingView:
    """A line of the standings."""
    return StandingView(
        one.person,
        one.place,
        points_text(one.points),
        one.game_points,
        one.games,
        one.wins,
        one.penalty,
        one.out is not None,
        one.lot,
    )


def person_view(person: Person, tournament: Tournament) -> PersonView:
    """Somebody who takes part."""
    return PersonView(person.id, person.name, person.group, person.left, person.id in tournament.players)


def round_view(tournament: Tournament, row: Round, progress: Progress, *, organiser: bool) -> RoundView:
    """A round with its tables."""
    minutes = tournament.state.settings.minutes
    return RoundView(
        row.number,
        stage_of(row.stage),
        tuple(table_view(tournament, row, table, progress, organiser=organiser) for table in row.tables),
        row.byes,
        row.closed,
        clock_view(row.clock, minutes),
        row.seed,
        row.word,
        row.secret or None,
    )


def table_view(tournament: Tournament, row: Round, table: Table, progress: Progress, *, organiser: bool) -> RoundTable:
    """A table of a round; ``organiser``: with its code and the key for writing on its pad."""
    secret, result = tournament.secret, table.result
    points = None if result is None or row.is_sealed else tuple(result.points.get(seat) for seat in table.seats)
    key = pad_key(secret, row.seed, table.number)
    return RoundTable(
        table.number,
        table.seats,
        msgspec.convert(table.status, Status),
        points,
        None if result is None else result.entry,
        progress.get((row.number, table.number), 0),
        rounds_of(tournament.state.settings, len(table.chairs)),
        None if result is None else result.dispute,
        code_of(secret, table.number) if organiser and not row.online else None,
        None if row.online else key if organiser else watch_key(key),
        table.game,
        row.online and result is not None,
        table.bots,
    )


def stage_of(stage: str) -> Stage:
    """The stage as messages have it."""
    found: Stage = msgspec.convert(stage, Stage)
    return found


def clock_view(clock: Clock, minutes: int) -> RoundClock:
    """A clock."""
    return RoundClock(clock.running, 60_000 * minutes - clock.used, clock.since)


def next_view(tournament: Tournament) -> NextView:
    """What the organisers do next."""
    state = tournament.state
    after = following(state)
    shown: NextView = msgspec.convert(after, NextView, from_attributes=True)
    begins = state.settings.begins if state.settings.online and not state.rounds else None
    return msgspec.structs.replace(shown, at=begins or acts_at(tournament))


def for_table(
    tournament: Tournament, number: int, ids: Collection[str], progress: Progress, now: int
) -> TournamentTable:
    """What a phone at a table sees; ``ids``: of the player who asks."""
    state = tournament.state
    newest = state.round
    table = newest.tables[number - 1] if newest is not None and number <= len(newest.tables) else None
    seated = newest is not None and table is not None and bool(table.seats)
    shown = table_view(tournament, newest, table, progress, organiser=False) if newest and table and seated else None
    return TournamentTable(
        state.settings.name,
        tournament.seq,
        now,
        number,
        newest.number if newest else 0,
        stage_of(newest.stage) if newest else None,
        shown,
        tuple(person_view(state.people[seat], tournament) for seat in (table.seats if table else ())),
        clock_view(newest.clock, state.settings.minutes) if newest else None,
        newest is not None and newest.closed,
        pad_key(tournament.secret, newest.seed, number) if newest and shown else None,
        _may(tournament, newest, table, ids) if newest and table and seated else (),
    )


def _may(tournament: Tournament, row: Round, table: Table, ids: Collection[str]) -> tuple[OfTable, ...]:
    """The commands that a device can give now."""
    if row.closed or tournament.of_tables[row.number, table.number] >= MOST_OF_A_TABLE:
        return ()
    result = table.result
    if result is None:
        return ("hand-in",)
    if result.confirmed:
        return ("dispute",) if tournament.state.settings.confirming else ("hand-in", "dispute")
    other = tournament.authors.get(result.entry) not in ids
    return ("hand-in", "confirm", "dispute") if other else ("hand-in", "dispute")
